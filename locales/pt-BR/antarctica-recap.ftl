### Antarctica: o que aconteceu desde a última jogada, em poucas palavras.

antarctica-recap-place = { $building } ({ $area })
antarctica-recap-built = construiu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] construiu { $count } edifício
       *[other] construiu { $count } edifícios
    }
antarctica-recap-ships = navio novo: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } navio novo
       *[other] { $count } navios novos
    }
antarctica-recap-no-ship-left = nenhum navio novo: nenhum disponível
antarctica-recap-no-ship-room = nenhum navio novo: sem lugar onde está o Sol
antarctica-recap-lost-points = { $count ->
    [one] perdeu { $count } ponto de pesquisa
   *[other] perdeu { $count } pontos de pesquisa
}
antarctica-recap-advanced = pesquisa: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } avanço na pesquisa
       *[other] { $count } avanços na pesquisa
    }
antarctica-recap-played-card = jogou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] jogou { $count } carta
       *[other] jogou { $count } cartas
    }
antarctica-recap-took-card = { $count ->
    [1] pegou { $count } carta de estaleiro
   *[other] pegou { $count } cartas de estaleiro
}
antarctica-recap-knowhow = { $count ->
    [1] pegou { $count } carta know-how
   *[other] pegou { $count } cartas know-how
}
antarctica-recap-recruited = { $count ->
    [1] recebeu { $count } cientista
   *[other] recebeu { $count } cientistas
}
antarctica-recap-placed = cientista posto: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] pôs { $count } cientista
       *[other] pôs { $count } cientistas
    }
antarctica-recap-icebreakers = Quebra-gelo: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] colocou { $count } Quebra-gelo
       *[other] colocou { $count } Quebra-gelos
    }
antarctica-recap-sailed = rota: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] navegou { $count } vez
       *[other] navegou { $count } vezes
    }
antarctica-recap-moved = navio movido: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] moveu { $count } navio
       *[other] moveu { $count } navios
    }
antarctica-recap-laid-out = navio posicionado: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] posicionou { $count } navio
       *[other] posicionou { $count } navios
    }
antarctica-recap-discarded = { $count ->
    [1] descartou { $count } peça
   *[other] descartou { $count } peças
}
antarctica-recap-deck-empty = baralho esgotado: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } baralho acabou
       *[other] { $count } baralhos acabaram
    }
antarctica-recap-revealed = novas cartas de construção: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } nova carta de construção
       *[other] { $count } novas cartas de construção
    }
