# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (substituto)
# $level: how strong it is.
bot-stood-in = um jogador automático ({ $level }) responde por você
bot-stood-in-direct = Enquanto você está ausente, um jogador automático responde por você em **{ $title }**, partida { $game }: foi o que a sua mesa decidiu. **Jogar** abre o seu painel; nele você pode voltar quando quiser.
bot-come-back = voltei
# $name: who played the seat before.
bot-computer-for = computador no lugar de { $name }

bot-stands-in = um jogador automático responde por { $seat } até a sua volta
bot-is-back = { $seat } está de volta
bot-undone-meanwhile = { $count ->
    [one] Enquanto você esteve fora, jogadas foram desfeitas; `/ver histórico` as mostra riscadas.
   *[other] Enquanto você esteve fora, jogadas foram desfeitas { $count } vezes; `/ver histórico` as mostra riscadas.
}
bot-all-away = nenhum de vocês está presente agora, então a partida descansa até alguém voltar
bot-resign = Abrir mão do meu lugar
# $level: how strong the computer player is.
bot-resign-question = Abrir mão de vez do seu lugar na partida { $game }? Um jogador automático ({ $level }) continua por você.
bot-resign-ends = Abandonar de vez a partida { $game }? Não sobraria ninguém para jogar, então ela termina.
bot-resigned = { $seat } desistiu; um jogador automático continua
# $winners: names of the others, in a game of two: one. $count: how many.
bot-resigned-end = { $count ->
    [0] { $name } desistiu, então a partida acabou
   *[other] { $name } desistiu; { LIST($winners) } vence
}
bot-you-resigned = Você abriu mão do seu lugar na partida { $game }.
bot-table-asked = A pergunta está feita à mesa, no canal.
bot-replace-other-first = Antes se decide sobre outro lugar: veja a pergunta no canal.
bot-end-ask = Outras pessoas jogam a partida { $game } com você, então elas decidem junto se ela termina. Pergunto a elas?
bot-ask-end = Perguntar a todos
# O que acontece quando uma partida termina antes da hora.
bot-counts-as-it-stands = Metade dela já foi jogada, então vale o placar de agora.
bot-counts-for-nobody = Ainda não se jogou metade dela, então não vale para ninguém.
bot-resign-counts = Todos já tiveram a sua vez, então vale: você fica em último lugar.
bot-resign-counts-not = Nem todos tiveram a sua vez ainda, então não vale para ninguém.
bot-ended-and = { $why } – { $counts }
bot-counted-as-it-stood = { $count ->
    [one] vale o placar daquele momento: { LIST($winners) } vence
   *[other] vale o placar daquele momento: { LIST($winners) } dividem a vitória
}
bot-counted-for-nobody = não vale para ninguém
bot-rematch = Revanche
bot-rematch-opened = A mesa está aberta: partida { $game }.
# $others: mentions of those who played along.
bot-rematch-call = { $name } gostaria de jogar { $title } de novo. { LIST($others) }: apertem “Entrar” na mesa da partida { $game }.

bot-error-game-done = a partida { $game } acabou
bot-error-stand-in-alone = além de você não há outra pessoa nesta mesa; a partida espera por você de qualquer jeito
bot-error-computer-plays = um jogador automático já responde por { $name }
bot-error-nobody-waits = a partida não espera por { $name } no momento
bot-error-not-reminded = { $name } ainda tem tempo; se a partida continuar esperando depois do último lembrete, pergunto à mesa o que fazer
bot-error-back-first = no momento um jogador automático responde por você; volte primeiro: `/partida voltar`
bot-error-newcomer-bot = um bot não pode assumir o lugar; com `/partida substituto` um jogador automático responde
bot-error-newcomer-sits = essa pessoa já está nesta mesa
bot-error-newcomer-resigned = essa pessoa desistiu desta partida e só pode voltar ao próprio lugar

## Help

help-together = ### Juntos
    Com **Desfazer** você também pergunta aos outros, se eles já jogaram desde então. Com `/partida substituto` um jogador automático responde até você voltar; `/partida substituir` passa um lugar, `/partida desistir` abre mão do seu, `/partida encerrar` propõe acabar antes. `/notas` guarda suas notas, só para você.
