### Antarctica: what happened since somebody's last move, told in few words. What was done is listed
### after a colon, so that no article or ending is needed; the form .tally says only how much it was.

# $building: such as "Factory". $area: where it stands.
antarctica-recap-place = { $building } ({ $area })
antarctica-recap-built = construiu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] fez { $count } construção
       *[other] fez { $count } construções
    }
antarctica-recap-ships = navios novos: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } navio novo
       *[other] { $count } navios novos
    }
antarctica-recap-no-ship-left = nenhum navio novo: nenhum disponível
antarctica-recap-no-ship-room = nenhum navio novo: sem lugar na área do Sol
antarctica-recap-lost-points = { $count ->
    [1] perdeu { $count } ponto de pesquisa
   *[other] perdeu { $count } pontos de pesquisa
}
antarctica-recap-advanced = pesquisa: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] avançou { $count } vez nas trilhas de pesquisa
       *[other] avançou { $count } vezes nas trilhas de pesquisa
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
antarctica-recap-placed = cientistas posicionados: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] posicionou { $count } cientista
       *[other] posicionou { $count } cientistas
    }
antarctica-recap-icebreakers = Quebra-gelo: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] posicionou { $count } Quebra-gelo
       *[other] posicionou { $count } Quebra-gelos
    }
antarctica-recap-sailed = navegou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] navegou { $count } vez
       *[other] navegou { $count } vezes
    }
antarctica-recap-moved = navios movidos: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] moveu { $count } navio
       *[other] moveu { $count } navios
    }
antarctica-recap-laid-out = navios posicionados: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] posicionou { $count } navio
       *[other] posicionou { $count } navios
    }
antarctica-recap-discarded = { $count ->
    [1] descartou { $count } peça
   *[other] descartou { $count } peças
}
antarctica-recap-deck-empty = baralhos esgotados: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } baralho acabou
       *[other] { $count } baralhos acabaram
    }
antarctica-recap-revealed = novas cartas de construção: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } nova carta de construção
       *[other] { $count } novas cartas de construção
    }
