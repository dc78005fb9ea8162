### Games as files.

bot-export = O arquivo da partida { $game }. Use `/partida importar` para mostrá-la em qualquer servidor.
bot-export-earlier = O arquivo da partida { $game }. Ela foi jogada com regras anteriores, então não dá mais para revê-la; a semente ainda corresponde à impressão digital mostrada no começo.
bot-export-running = O que todos sabem até agora sobre a partida { $game }. A semente e as jogadas ocultas são incluídas quando ela acabar; só então dá para revê-la.
bot-import-done = A partida { $game } foi importada.
bot-import-known = Importada de um arquivo que contém a semente, então quem o leu pode saber o que vem pela frente. Por isso esta partida não vale. Os lugares livres podem ser ocupados.
bot-import-over = Importada de um arquivo só para ver; não vale.
bot-import-begun = todos os lugares estão ocupados: a partida { $game } continua
# $shape: of the seat, as in the pictures. $number: counted from 1.
bot-sit-here = { $shape } Ocupar o lugar { $number }
# A finished game in which nobody sits.
bot-sheet-of-seat = { $shape } Tabuleiro do lugar { $number }
bot-fill-seats = Pôr computadores
bot-error-seat-taken = esse lugar já está ocupado
bot-error-import-under-way = esta partida ainda está sendo jogada aqui; você pode importá-la quando acabar
bot-error-import-large = o arquivo é grande demais: no máximo { $most } kB
bot-error-import-unread = não consegui baixar o arquivo; tente de novo
bot-error-import-no-text = isto não é um arquivo de texto; use um arquivo de `/partida exportar`
bot-error-import-empty = não há jogadas neste arquivo; use `/partida nova` para abrir uma mesa
bot-error-import-long = refazer as jogadas deste arquivo demora demais
# $moment: as Discord shows it.
bot-error-import-soon = são vários arquivos seguidos; você pode importar o próximo { $moment }
