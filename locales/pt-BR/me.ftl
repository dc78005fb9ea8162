### What people set for themselves, and their own games.

## The panel

bot-me-title = suas configurações
bot-me-more = Defina seu fuso horário, seu horário de silêncio e seus dias fora com `/eu fuso-horário`, `/eu silêncio` e `/eu ausência`; `/eu teste` verifica se os lembretes chegam a você. No horário de silêncio e enquanto você está fora, não mando nada e seu relógio fica pausado; se sua vez chegar nesse meio-tempo, aviso depois.
# $zone: such as Europe/London. $time: what clocks show there.
bot-me-zone = Fuso horário: { $zone } (agora { $time })
bot-me-no-zone = Fuso horário: não definido, então uso { $zone } (agora { $time })
bot-me-quiet = Horário de silêncio: das { $start } às { $end }
bot-me-not-quiet = Horário de silêncio: nenhum
# $day: a date in full.
bot-me-away = Você está fora até { $day }; as partidas que esperam por você dizem isso
bot-me-tells-next = Aviso quando a próxima vez é sua
bot-me-tells-nothing = Não aviso quando a próxima vez é sua
bot-me-place = onde lembro você
bot-me-place-direct = por mensagem direta
bot-me-place-channel = no canal da partida
bot-me-place-off = nunca me mencione, nem na minha vez
bot-me-intervals = quando lembro você
bot-me-interval-usual = conforme o ritmo da partida
# $span: such as "6 hours".
bot-me-interval = depois de { $span }
bot-me-press-next = Avisar antes da vez
bot-me-press-not-next = Não avisar antes
bot-me-press-loud = Remover silêncio
bot-me-press-back = Já voltei

## When something is refused

bot-error-no-zone = não conheço o fuso horário “{ $text }”; digite uma cidade grande perto de você e escolha na lista
# $labels: names of time zones.
bot-error-no-zone-near = não conheço o fuso horário “{ $text }”; você quis dizer: { LIST($labels, style: "points") }
bot-error-no-time = “{ $text }” não é um horário; escreva como 22:30
bot-error-no-date = “{ $text }” não é uma data; escreva como 28/3/2027 ou como o número de dias a partir de hoje, por exemplo 3
bot-error-quiet-both = informe o início e o fim do seu horário de silêncio, ou nenhum dos dois para removê-lo
bot-error-quiet-zone = defina antes seu fuso horário com `/eu fuso-horário`, para que eu saiba quando é seu horário de silêncio
bot-error-quiet-long = o horário de silêncio precisa ter mais de 0 e no máximo 16 horas por dia
bot-error-away-past = esse dia já começou; escolha um dia mais à frente
bot-error-away-long = esse dia está longe demais: no máximo 1 ano

## The test

bot-ping = Isto é um teste: meus lembretes chegam a você aqui.
bot-ping-direct = Mandei uma mensagem direta para você: { $link }. Seus lembretes vão chegar lá.
bot-ping-here = Mencionei você neste canal. Seus lembretes vão aparecer no canal de cada partida.
bot-ping-off = Você desligou os lembretes, então não mandei nada. Use `/eu configurações` para mudar isso.
bot-ping-refused = Não consigo mandar mensagens diretas para você. Permita-as nas configurações de privacidade deste servidor; até lá, lembro você no canal da partida.
bot-ping-elsewhere = Seus lembretes vão para os canais das suas partidas; use este comando em um deles.
bot-ping-forbidden = Não posso publicar neste canal, então não posso lembrar ninguém aqui: preciso das permissões “Ver canal” e “Enviar mensagens”.

## One's own games

bot-games-title = suas partidas
bot-games-none = Você não está em nenhuma partida. Use `/partida nova` em um canal para abrir uma mesa.
# $title: what is played.
bot-games-game = **{ $title }**, partida { $game }
# $since: as Discord shows how long ago it was.
bot-games-you = **Sua vez** ({ $since })
# $names: who is awaited.
bot-games-others = Esperando { LIST($names) } ({ $since })
bot-games-computers = Um computador está pensando
bot-games-stood-in = Um computador está jogando por você; use `/partida voltar` quando voltar
bot-games-lobby = Esperando jogadores ({ $count } na mesa)
bot-games-unread = Não consigo carregar esta partida agora; quem me hospeda precisa cuidar disso
bot-games-play = Jogar { $title }, partida { $game }
