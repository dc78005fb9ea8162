### Antarctica: o que uma mensagem conta de um turno. A forma .tally é para quando há pouco espaço.

antarctica-story-scientists = { $count ->
    [1] { $count } cientista
   *[other] { $count } cientistas
}
antarctica-story-knowhow = { $count ->
    [1] { $count } carta know-how
   *[other] { $count } cartas know-how
}
antarctica-story-shipyard = { $count ->
    [1] { $count } carta de estaleiro
   *[other] { $count } cartas de estaleiro
}
antarctica-story-cubes = { $count ->
    [1] { $count } cubo
   *[other] { $count } cubos
}
antarctica-story-ships = { $count ->
    [1] { $count } navio
   *[other] { $count } navios
}
antarctica-story-basic = { $count } carta básica
antarctica-story-sailed = navegou { LIST($things, form: "to") }
    .least = { LIST($things) }
antarctica-story-built-there = { $area }: construiu { LIST($buildings, form: "indefinite") }
    .least = { $area }: { LIST($buildings) }
antarctica-story-built = construiu: { LIST($things) }
    .tally = construiu: { LIST($things, form: "tally") }
antarctica-story-place = { $building } ({ $area })
    .tally = { $building }
antarctica-story-played-card = jogou { LIST($things) }
    .least = { "" }
antarctica-story-placed-scientist = um cientista { LIST($things, form: "in") }
antarctica-story-laid-icebreaker = um Quebra-gelo { LIST($things, form: "in") }
# $things: such as “Glaciologia até 3”.
antarctica-story-advanced = { LIST($things, style: "comma") }
    .least = { LIST($things, style: "comma", form: "tally") }
antarctica-story-advanced-to = { $track } até { $space }
    .tally = { $track } { $space }
antarctica-story-lost-points = { $points ->
    [1] perdeu { $points } ponto de pesquisa
   *[other] perdeu { $points } pontos de pesquisa
}
antarctica-story-moved-ship = um navio { LIST($things, form: "to") }
antarctica-story-triggered = { LIST($things) }
    .least = { "" }
antarctica-story-new-ship = navio novo { LIST($things, form: "in") }
antarctica-story-revealed = novo: { LIST($things) }
    .tally = { $count ->
        [1] { $count } carta de construção nova
       *[other] { $count } cartas de construção novas
    }
