### O que aconteceu desde a última jogada, em poucas palavras, e o olhar para trás numa partida.

list-times = { $count }× { $thing }

## O resumo

bot-recap-since = desde sua última jogada { $moment }
bot-recap-begin = desde o começo da partida
bot-recap-round = na última volta da mesa
bot-recap-nothing = desde sua última jogada { $moment } nada aconteceu
bot-recap-nothing-yet = nada aconteceu ainda
bot-recap-moments = { FORM($then, form: "short") } → { FORM($now, form: "short") }
bot-recap-asked = é sua vez: { $what }
bot-recap-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
bot-recap-points-changed = { $points ->
    [1] { $points } ponto ({ $change })
   *[other] { $points } pontos ({ $change })
}
bot-what-changed = O que mudou

## O olhar para trás

bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
bot-turn = { $number } · { $whose }
bot-turn-none = o começo
bot-after-turn = depois do turno { $turn }
bot-after-step = depois do passo { $step } de { $last } do turno { $turn }
bot-turn-of = turno { $number } de { $last } · { $whose }
bot-error-no-turn = não há turno “{ $written }”: escreva um número de 0, o começo, a { $last }, ou um passo de um turno, como 3.2
bot-error-no-step = o turno { $number } tem os passos 1 a { $last }, mas não o passo { $step }
bot-more-in-log = o resto está no histórico
bot-page-first = Primeira página
bot-page-last = Última página
bot-turn-first = Início
bot-turn-before = Turno anterior
bot-turn-after = Próximo turno
bot-turn-last = Fim
bot-replay = Rever
bot-jump = ir para …
bot-jump-to = { FORM($moment, form: "short") } · turno { $number }
bot-error-not-over = a partida { $game } ainda não acabou; com `/ver tabuleiro` e `depois` você vê o tabuleiro depois de qualquer turno

## O filme

bot-film = Filme
bot-film-being-made = Estou fazendo o filme, isso leva um momento.
bot-film-made = Aqui está o filme da partida. É seu: salve ou compartilhe.
bot-error-film-too-large = esta partida é longa demais para um filme
bot-error-film-stopped = estou sendo reiniciado e não consegui terminar o filme; peça de novo daqui a pouco
bot-error-too-soon = foram muitas imagens de uma vez; a próxima fica pronta para você { $moment }
bot-error-status-soon = acabei de mostrar isso várias vezes para você; posso fazer de novo { $moment }

help-back = ### Olhar para trás
    `/resumo` conta o que aconteceu desde sua última jogada e mostra no tabuleiro o que mudou; seu painel também diz isso quando seu turno começa. `/ver tabuleiro` com `depois` mostra o tabuleiro depois de qualquer turno. Uma partida terminada pode ser revista turno a turno com **Rever**, e `/ver filme` faz dela uma imagem animada.
