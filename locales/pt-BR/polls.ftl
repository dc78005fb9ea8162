### What a table is asked to agree on.

## What is told of it

bot-took-back-agreed = { $seat } desfez jogadas; todos concordaram
bot-took-back-seen = { $seat } desfez jogadas; todos concordaram, e o que foi revelado vale como não visto
bot-took-back-last = { $seat } desfez a última jogada; ninguém tinha agido depois
bot-took-back-changed = jogadas de { $seat } foram desfeitas porque uma regra foi corrigida

# $name: a mention. $at: when, as Discord shows it.
bot-says-nothing = ⏳ { $name } ainda não respondeu
bot-says-agree = ✅ { $name } concorda
bot-says-refuse = ❌ { $name } discorda
bot-says-may-refuse = 🪑 { $name } perderia o lugar e pode dizer não
bot-says-may-refuse-end = 💤 { $name } tem um substituto e pode dizer não
bot-hearing-ends = o prazo para dizer não termina { $moment }
bot-says-wait = ⏳ { $name } quer esperar
bot-says-nudge = 🔔 { $name } mandou um lembrete { $at }
bot-says-stand-in = 🤖 { $name } quer que um computador assuma
bot-says-end = 🏁 { $name } quer encerrar a partida
bot-poll-all = todos os consultados precisam concordar; se uma pessoa discordar, nada muda
# $count: how many may choose.
bot-poll-majority = { $count ->
    [1] a decisão é sua
    [2] qualquer um de vocês pode esperar ou mandar um lembrete; para um computador assumir ou a partida acabar antes do fim, os dois precisam concordar
   *[other] qualquer um pode esperar ou mandar um lembrete; para um computador assumir ou a partida acabar antes do fim, mais da metade dos { $count } precisa concordar
}

## What is asked

bot-poll-undo = { $seat } gostaria de desfazer jogadas
bot-poll-replace = { $name } pode assumir o lugar de { $seat }?
bot-poll-end = { $seat } gostaria de encerrar a partida { $game } antes do fim
# $since: as Discord shows the time since then.
bot-poll-absent = a partida está esperando { $seat } (mencionei { $since }). O que vocês querem fazer?
bot-poll-private = passos de um turno ainda privado
# $count: lines that are left out.
bot-poll-more = { $count ->
    [1] e mais { $count } linha (veja o histórico)
   *[other] e mais { $count } linhas (veja o histórico)
}
bot-poll-seen = isto revelou algo; não dá para esquecer, mas vai valer como não visto

## What became of it

bot-poll-undo-agreed = todos concordaram: as jogadas foram desfeitas
bot-poll-replace-agreed = todos concordaram: { $name } assume o lugar
bot-poll-ended = a partida foi encerrada
bot-poll-refused = { $name } discordou, então nada muda
bot-poll-withdrawn = { $name } retirou o pedido
bot-poll-moved-on = a partida avançou, então não há mais nada a decidir
bot-poll-anew = algo foi revelado nesse meio-tempo, então pergunto de novo a todos
bot-poll-back = { $seat } está de volta
bot-poll-waiting = { $name } quer esperar; use `/partida substituto` para perguntar de novo
# $level: how strong the computer player is.
bot-poll-stand-in = um computador ({ $level }) joga por { $seat } durante a ausência

## Buttons

bot-agree = Concordar
bot-refuse = Discordar
bot-wait = Esperar
bot-nudge = Mandar lembrete
bot-let-play = Computador assume
bot-ask-undo = Perguntar aos outros
bot-take-back = Desfazer isto

## What whoever acts is told

bot-undo-would = se todos concordarem, isto será desfeito
bot-undo-would-alone = isto será desfeito
# $names: mentions of those who would be asked.
bot-undo-asks = vou perguntar a { LIST($names) }
bot-undo-asked = Perguntei aos outros no canal. Assim que todos concordarem, é sua vez de novo.
bot-undo-other-first = antes é preciso decidir outro pedido de desfazer: veja a votação no canal
bot-ballot-counted = Seu voto foi contado.

## When something is refused

bot-error-poll-too-late = a partida avançou, então é tarde demais para isso
bot-error-asked-in-vain = seus últimos pedidos aos outros jogadores não deram em nada; você pode pedir de novo { $moment }
# $became: what became of it.
bot-error-poll-decided = isto já foi decidido: { $became }
bot-error-poll-own = foi você quem pediu, então os outros decidem; use o outro botão para retirar o pedido
bot-error-poll-others = isto cabe aos outros jogadores
bot-error-nudged-already = um lembrete foi mandado há menos de 1 hora; tente de novo mais tarde
# $asker: a mention of who asks. $name: who would come. $moment: such as “in a day”.
bot-hearing = { $asker } pediu que { $name } assuma seu lugar em **{ $title }** (partida { $game }). O lugar continua seu se você discordar ou voltar. Se você não responder, basta que os outros concordem; seu prazo termina { $moment }.
bot-heard = Seu lugar em **{ $title }** (partida { $game }):
