### Games as files.

bot-export = A transcrição da partida { $game }. `/partida importar` a mostra de novo, em qualquer servidor.
bot-export-earlier = A transcrição da partida { $game }. Ela foi jogada com regras anteriores e por isso não pode mais ser jogada de novo; a semente ainda corresponde à impressão digital mostrada no começo.
bot-export-running = O que todos sabem até agora da partida { $game }. A semente e as jogadas secretas vêm quando ela terminar; só então ela pode ser jogada de novo.
bot-import-done = A partida { $game } está aqui.
bot-import-known = Trazida de um arquivo que diz a semente: quem o leu pode saber o que ainda vem. Por isso esta partida não conta para ninguém. Os lugares livres esperam.
bot-import-over = Trazida de um arquivo para ser vista; não conta para ninguém.
bot-import-begun = todos os lugares estão ocupados: a partida { $game } continua
bot-sit-here = { $shape } Ocupar o lugar { $number }
# A finished game in which nobody sits.
bot-sheet-of-seat = { $shape } Tabuleiro do lugar { $number }
bot-fill-seats = Jogadores automáticos no resto
bot-error-seat-taken = já há alguém sentado ali
bot-error-import-under-way = exatamente esta partida está sendo jogada aqui; ela pode ser importada quando terminar
bot-error-import-large = o arquivo é grande demais para uma partida: no máximo { $most } kB
bot-error-import-unread = não foi possível obter o arquivo; tente de novo, por favor
bot-error-import-no-text = o arquivo não é um texto; uma transcrição de `/partida exportar` é
bot-error-import-empty = nada foi jogado nesta transcrição; abra uma mesa com `/partida nova`
bot-error-import-long = jogar de novo esta transcrição demora demais
bot-error-import-soon = foram vários arquivos seguidos; o próximo pode vir { $moment }
