### What happened since somebody's last move, told in few words, and looking back at a game.

## The recap

# $moment: as Discord shows the time since then.
bot-recap-since = desde sua última jogada, { $moment }
bot-recap-begin = desde o começo da partida
bot-recap-round = na última volta de turnos
bot-recap-nothing = nada aconteceu desde sua última jogada, { $moment }
bot-recap-nothing-yet = ainda não aconteceu nada
# $then, $now: such as "round 3".
bot-recap-moments = { FORM($then, form: "short") } → { FORM($now, form: "short") }
bot-recap-asked = sua vez: { $what }
bot-recap-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
# $change: such as "+4".
bot-recap-points-changed = { $points ->
    [1] { $points } ponto ({ $change })
   *[other] { $points } pontos ({ $change })
}
bot-recap-earlier = os turnos anteriores estão no histórico
bot-what-changed = Novidades

## Looking back

# $moment: such as "round 3".
bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
# $number: of the turn. $whose: as above, or only the moment if several chose at once.
bot-turn = { $number } · { $whose }
bot-turn-none = começo da partida
# $turn: as in bot-turn.
bot-after-turn = depois do turno { $turn }
bot-after-step = depois do passo { $step } de { $last } do turno { $turn }
bot-turn-of = turno { $number } de { $last } · { $whose }
bot-error-no-turn = não existe o turno “{ $written }”: escreva um número de 0 (o começo) a { $last } ou um passo, como 3.2
bot-error-no-step = o turno { $number } tem os passos de 1 a { $last }; não existe o passo { $step }
bot-more-in-log = mais no histórico
bot-page-first = Primeira página
bot-page-last = Última página
bot-turn-first = Início
bot-turn-before = Turno anterior
bot-turn-after = Próximo turno
bot-turn-last = Fim
bot-replay = Rever
bot-jump = ir para…
bot-jump-to = { FORM($moment, form: "short") } · turno { $number }
bot-error-not-over = a partida { $game } ainda não acabou; use `/ver tabuleiro` com `depois` para ver o tabuleiro depois de qualquer turno

## The film

bot-film = Filme
bot-film-being-made = Estou fazendo o filme; isso leva um instante.
bot-film-made = Aqui está o filme da sua partida. Salve ou compartilhe.
bot-film-alt = o tabuleiro, turno a turno. { $end }
bot-error-film-too-large = esta partida é longa demais para um filme
bot-error-film-stopped = fui reiniciado antes que o filme ficasse pronto; peça de novo em instantes
# $moment: as Discord shows the time until then.
bot-error-too-soon = são muitas imagens de uma vez; você pode pedir a próxima { $moment }
bot-error-status-soon = acabei de publicar isto várias vezes para você; publico de novo { $moment }

## Help

help-back =
    ### Rever
    `/resumo` conta o que aconteceu desde sua última jogada e marca as mudanças no tabuleiro; seu painel faz o mesmo quando seu turno começa. `/ver tabuleiro` com `depois` mostra o tabuleiro depois de qualquer turno. Uma partida terminada pode ser revista turno a turno com **Rever** ou em filme com `/ver filme`.
