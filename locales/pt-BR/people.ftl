# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (substituto)
# $level: how strong it is.
bot-stood-in = um computador ({ $level }) está jogando por você
bot-stood-in-direct = Enquanto você está fora, um computador joga por você em **{ $title }** (partida { $game }); os outros jogadores concordaram com isso. Aperte **Jogar** para abrir seu painel e voltar quando quiser.
bot-come-back = Voltei
# $name: who played the seat before.
bot-computer-for = computador no lugar de { $name }

bot-stands-in = um computador joga por { $seat } durante a ausência
bot-is-back = { $seat } está de volta
# $count: how often.
bot-undone-meanwhile = { $count ->
    [1] Enquanto você esteve fora, outro jogador desfez jogadas; `/ver histórico` as mostra riscadas.
   *[other] Enquanto você esteve fora, outros jogadores desfizeram jogadas { $count } vezes; `/ver histórico` as mostra riscadas.
}
bot-all-away = todos vocês estão fora agora, então a partida fica pausada até alguém voltar
bot-resign = Desistir
# $level: how strong the computer player is.
bot-resign-question = Desistir de vez da partida { $game }? Um computador ({ $level }) assume seu lugar.
bot-resign-ends = Desistir de vez da partida { $game }? Não há mais ninguém jogando, então ela acaba.
bot-resigned = { $seat } desistiu; um computador assume o lugar
# $winners: names of the others, in a game of two: one. $count: how many.
bot-resigned-end = { $count ->
    [0] { $name } desistiu, então a partida acabou
   *[other] { $name } desistiu; { LIST($winners) } vence
}
bot-you-resigned = Você desistiu da partida { $game }.
bot-table-asked = Perguntei aos outros jogadores no canal.
bot-replace-other-first = Antes é preciso decidir outra substituição: veja a votação no canal.
bot-end-ask = Outras pessoas também jogam a partida { $game }, então precisam concordar em encerrá-la. Perguntar a elas?
bot-ask-end = Perguntar a elas
# What follows from ending a game early.
bot-counts-as-it-stands = Metade já foi jogada, então ela vale como está.
bot-counts-for-nobody = Menos da metade foi jogada, então ela não vale.
bot-resign-counts = Todos já jogaram um turno, então a partida vale: você fica em último lugar.
bot-resign-counts-not = Nem todos já jogaram um turno, então a partida não vale.
# $why: why it ended. $counts: what it counts for.
bot-ended-and = { $why } – { $counts }
# $winners: names. $count: how many.
bot-counted-as-it-stood = { $count ->
    [1] vale como estava: { LIST($winners) } vence
   *[other] vale como estava: { LIST($winners) } dividem a vitória
}
bot-counted-for-nobody = não vale
bot-rematch = Revanche
bot-rematch-opened = A mesa da partida { $game } está aberta.
# $others: mentions of those who played along.
bot-rematch-call = { $name } quer jogar { $title } de novo. { LIST($others) }: é só apertar “Entrar” para jogar a partida { $game }.

bot-error-game-done = a partida { $game } já acabou
bot-error-stand-in-alone = você é a única pessoa nesta partida; ela espera por você de qualquer jeito
bot-error-computer-plays = um computador já está jogando por { $name }
bot-error-nobody-waits = a partida não está esperando { $name } agora
bot-error-not-reminded = { $name } ainda tem tempo para responder; se a partida continuar esperando depois do último lembrete, pergunto aos outros jogadores o que fazer
bot-error-back-first = um computador está jogando por você; use `/partida voltar` antes
bot-error-newcomer-bot = um bot não pode assumir um lugar; use `/partida substituto` para um computador jogar
bot-error-newcomer-sits = essa pessoa já está nesta partida
bot-error-newcomer-resigned = essa pessoa desistiu desta partida e só pode voltar ao próprio lugar

## Help

help-together =
    ### Em grupo
    Com **Desfazer** você também pode perguntar aos outros, se eles já jogaram depois. `/partida substituto` deixa um computador jogar por você até você voltar com `/partida voltar`, `/partida substituir` passa um lugar a outra pessoa, `/partida desistir` abre mão do seu, e `/partida encerrar` pede para acabar antes do fim. `/notas` guarda suas notas privadas.
