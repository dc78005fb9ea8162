### Antarctica: che cosa un post racconta di un turno. La forma .tally è per quando c’è poco spazio.

antarctica-story-scientists = { $count ->
    [one] { $count } scienziato
   *[other] { $count } scienziati
}
antarctica-story-knowhow = { $count ->
    [one] { $count } carta Competenza
   *[other] { $count } carte Competenza
}
antarctica-story-shipyard = { $count ->
    [one] { $count } carta Cantiere Navale
   *[other] { $count } carte Cantiere Navale
}
antarctica-story-cubes = { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
}
antarctica-story-ships = { $count ->
    [one] { $count } nave
   *[other] { $count } navi
}
antarctica-story-basic = { $count } carta Base
antarctica-story-sailed = ha navigato fino { LIST($things, form: "into") }
    .least = { LIST($things) }
antarctica-story-built-there = { $area }: ha costruito { LIST($buildings, form: "indefinite") }
    .least = { $area }: { LIST($buildings) }
antarctica-story-built = ha costruito: { LIST($things) }
    .tally = ha costruito: { LIST($things, form: "tally") }
antarctica-story-place = { $building } ({ $area })
    .tally = { $building }
antarctica-story-played-card = ha giocato { LIST($things) }
    .least = { "" }
antarctica-story-placed-scientist = uno scienziato { LIST($things, form: "in") }
antarctica-story-laid-icebreaker = un Icebreaker { LIST($things, form: "in") }
# $things: such as “Glaciologia a 3”.
antarctica-story-advanced = { LIST($things, style: "comma") }
    .least = { LIST($things, style: "comma", form: "tally") }
antarctica-story-advanced-to = { $track } a { $space }
    .tally = { $track } { $space }
antarctica-story-lost-points = { $points ->
    [one] ha perso { $points } Punto Ricerca
   *[other] ha perso { $points } Punti Ricerca
}
antarctica-story-moved-ship = una nave { LIST($things, form: "into") }
antarctica-story-triggered = { LIST($things) }
    .least = { "" }
antarctica-story-new-ship = nuova nave { LIST($things, form: "in") }
antarctica-story-revealed = novità: { LIST($things) }
    .tally = { $count ->
        [one] { $count } nuova carta Edificio
       *[other] { $count } nuove carte Edificio
    }
