### What a table is asked to agree on.

## What is told of it

bot-took-back-agreed = { $seat } desfez jogadas, com o acordo de todos
bot-took-back-seen = { $seat } desfez jogadas, com o acordo de todos; algo que foi visto volta a valer como não visto
bot-took-back-changed = { $seat } volta algumas jogadas, porque uma regra foi corrigida nesse meio-tempo

# $name: a mention. $at: when, as Discord shows it.
bot-says-nothing = ⏳ falta a palavra de { $name }
bot-says-agree = ✅ { $name } concorda
bot-says-refuse = ❌ { $name } não concorda
bot-says-may-refuse = 🪑 { $name } perderia este lugar e pode recusar
bot-says-may-refuse-end = 💤 um substituto joga por { $name }, que pode recusar
bot-hearing-ends = o prazo para recusar termina { $moment }
bot-says-wait = ⏳ { $name } prefere esperar
bot-says-nudge = 🔔 { $name } mandou um lembrete, { $at }
bot-says-stand-in = 🤖 { $name } quer um jogador automático
bot-says-end = 🏁 { $name } quer encerrar a partida
bot-poll-all = todos os consultados precisam concordar; basta um não para tudo ficar como está
# $count: how many may choose.
bot-poll-majority = { $count ->
    [one] a sua escolha decide
    [2] esperar ou lembrar qualquer um pode; para um jogador automático ou o fim é preciso que os dois escolham o mesmo
   *[other] esperar ou lembrar qualquer um pode; para um jogador automático ou o fim é preciso mais da metade dos { $count }
}

## What is asked

bot-poll-undo = { $seat } gostaria de desfazer jogadas
bot-poll-replace = { $name } pode continuar no lugar de { $seat }?
bot-poll-end = { $seat } gostaria de encerrar a partida { $game } antes da hora
# $since: as Discord shows the time since then.
bot-poll-absent = a partida espera por { $seat }, { $since }. O que fazer?
bot-poll-private = passos de um turno ainda secreto
# $count: lines that are left out.
bot-poll-more = { $count ->
    [one] e mais { $count } linha; está no registro
   *[other] e mais { $count } linhas; estão no registro
}
bot-poll-seen = algo foi revelado: não dá para esquecer, mas valeria como não visto

## What became of it

bot-poll-undo-agreed = todos concordam: as jogadas foram desfeitas
bot-poll-replace-agreed = todos concordam: { $name } continua
bot-poll-ended = a partida foi encerrada
bot-poll-refused = { $name } não concorda, então tudo fica como está
bot-poll-withdrawn = { $name } retirou o pedido
bot-poll-moved-on = a partida seguiu em frente, não há mais nada a decidir
bot-poll-anew = nesse meio-tempo algo foi revelado, então a pergunta é refeita a todos
bot-poll-back = { $seat } está de volta
bot-poll-waiting = { $name } prefere esperar; `/partida substituto` pergunta à mesa de novo
# $level: how strong the computer player is.
bot-poll-stand-in = um jogador automático ({ $level }) responde por { $seat } até a sua volta

## Buttons

bot-agree = Concordar
bot-refuse = Recusar
bot-wait = Esperar
bot-nudge = Lembrar agora
bot-let-play = Deixar o computador jogar
bot-ask-undo = Perguntar aos outros
bot-take-back = Desfazer tudo isso

## What whoever acts is told

bot-undo-would = só se todos concordarem: isto seria desfeito
bot-undo-would-alone = isto seria desfeito
# $names: mentions of those who would be asked.
bot-undo-asks = seriam consultados: { LIST($names) }
bot-undo-asked = Os outros foram consultados no canal. Assim que todos concordarem, é a sua vez de novo.
bot-undo-other-first = antes se decide sobre outra jogada: veja a pergunta no canal
bot-ballot-counted = A sua palavra conta.

## When something is refused

bot-error-poll-too-late = a partida seguiu em frente desde então, não dá mais para perguntar
bot-error-asked-in-vain = as suas últimas perguntas a esta mesa não deram em nada; você pode perguntar de novo { $moment }
# $became: what became of it.
bot-error-poll-decided = isto já está decidido: { $became }
bot-error-poll-own = foi você quem pediu, então os outros decidem; com o outro botão você pode deixar para lá
bot-error-poll-others = isto cabe a outros decidir
bot-error-nudged-already = um lembrete foi enviado na última hora; o próximo pode vir mais tarde
bot-hearing = { $asker } pediu que { $name } assuma o seu lugar em **{ $title }**, partida { $game }. Ele continua seu se você recusar ou voltar. Se você não disser nada, bastará a palavra dos outros; o seu prazo termina { $moment }.
bot-heard = O seu lugar em **{ $title }**, partida { $game }:
