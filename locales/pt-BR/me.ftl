### What people set for themselves, and their own games.

## The panel

bot-me-title = suas configurações
bot-me-more = Fuso horário, horas de silêncio e ausência: `/eu fuso-horário`, `/eu silêncio`, `/eu ausência`. `/eu teste` mostra se os lembretes chegam. Nas horas de silêncio e na ausência, você não ouve nada e seu relógio fica parado; se sua vez chegou nesse meio-tempo, eu aviso depois.
# $zone: such as Europe/London. $time: what clocks show there.
bot-me-zone = Fuso horário: { $zone }, onde agora são { $time }
bot-me-no-zone = Fuso horário: não informado, então vale { $zone }, onde agora são { $time }
bot-me-quiet = Horas de silêncio: das { $start } às { $end }
bot-me-not-quiet = Horas de silêncio: nenhuma
# $day: a date in full.
bot-me-away = Você está fora até { $day }; se uma partida espera por você, a mensagem dela diz isso
bot-me-tells-next = Eu aviso quando a próxima vez é sua
bot-me-tells-nothing = Eu não aviso quando a próxima vez é sua
bot-me-place = onde você recebe lembretes
bot-me-place-direct = me lembre por mensagem direta
bot-me-place-channel = me lembre no canal da partida
bot-me-place-off = nunca me avise, nem quando for a minha vez
bot-me-intervals = quando você recebe lembretes
bot-me-interval-usual = conforme o ritmo da partida
# $span: such as "6 hours".
bot-me-interval = depois de { $span }
bot-me-press-next = Avise quando a próxima vez for minha
bot-me-press-not-next = Não avise quando a próxima vez for minha
bot-me-press-loud = Sem horas de silêncio
bot-me-press-back = Estou de volta

## When something is refused

bot-error-no-zone = não existe o fuso horário “{ $text }”; digite uma cidade grande perto de você e escolha na lista
# $labels: names of time zones.
bot-error-no-zone-near = não existe o fuso horário “{ $text }”; parecidos com ele: { LIST($labels, style: "points") }
bot-error-no-time = “{ $text }” não é um horário; escreva como 22:30
bot-error-no-date = esse dia não existe: “{ $text }”; escreva como 28/3/2027, ou como o número de dias até lá, por exemplo 3
bot-error-quiet-both = diga os dois, quando o silêncio começa e quando termina; sem nenhum dos dois não há silêncio
bot-error-quiet-zone = primeiro diga com `/eu fuso-horário` onde você está; as horas de silêncio seguem esse fuso
bot-error-quiet-long = as horas de silêncio podem ser no máximo 16 por dia, e mais do que nenhuma
bot-error-away-past = esse dia já começou; diga um que ainda virá
bot-error-away-long = isso é longe demais: no máximo um ano

## The test

bot-ping = Isto é um teste: os lembretes chegam a você aqui.
bot-ping-direct = Mandei uma mensagem direta para você: { $link }. Os lembretes vão chegar lá.
bot-ping-here = Chamei você neste canal. Os lembretes chegam no canal de cada partida.
bot-ping-off = Você não quer lembretes, então nada foi enviado. `/eu configurações` muda isso.
bot-ping-refused = Não posso mandar mensagens diretas para você: permita isso nas configurações de privacidade deste servidor. Até lá, eu lembro você no canal da partida.
bot-ping-elsewhere = Você recebe lembretes nos canais das suas partidas: use este comando em um deles.
bot-ping-forbidden = Não posso escrever neste canal, então ninguém recebe lembretes aqui: preciso das permissões “Ver canal” e “Enviar mensagens”.

## One's own games

bot-games-title = suas partidas
bot-games-none = Você não está em nenhuma mesa. `/partida nova` abre uma em um canal.
# $title: what is played.
bot-games-game = **{ $title }**, partida { $game }
# $since: as Discord shows how long ago it was.
bot-games-you = **Espera por você** ({ $since })
# $names: who is awaited.
bot-games-others = Espera por { LIST($names) } ({ $since })
bot-games-computers = Um jogador automático está pensando
bot-games-stood-in = Um jogador automático responde por você; `/partida voltar` quando estiver de volta
bot-games-lobby = A mesa está se formando: jogadores sentados: { $count }
bot-games-unread = Esta partida não pode ser lida agora; quem me mantém precisa cuidar disso
bot-games-play = Jogar { $title }, partida { $game }
