### Antarctica: was ein Beitrag von einem Zug erzählt. Die Form .tally ist für wenig Platz.

antarctica-story-scientists = { $count } Wissenschaftler
antarctica-story-knowhow = { $count ->
    [one] { $count } Know-how-Karte
   *[other] { $count } Know-how-Karten
}
antarctica-story-shipyard = { $count ->
    [one] { $count } Werftkarte
   *[other] { $count } Werftkarten
}
antarctica-story-cubes = { $count } Würfel
antarctica-story-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
antarctica-story-basic = { $count } Basis-Karte
antarctica-story-sailed = { LIST($things, form: "to") } gefahren
    .least = { LIST($things) }
antarctica-story-built-there = { $area }: { LIST($buildings, form: "indefinite") } errichtet
    .least = { $area }: { LIST($buildings) }
antarctica-story-built = { LIST($things) } errichtet
    .tally = { LIST($things, form: "tally") } errichtet
antarctica-story-place = { $building } ({ $area })
    .tally = { $building }
antarctica-story-played-card = { LIST($things) } ausgespielt
    .least = { "" }
antarctica-story-placed-scientist = ein Wissenschaftler { LIST($things, form: "to") }
antarctica-story-laid-icebreaker = ein Eisbrecher { LIST($things, form: "to") }
# $things: such as “Glaziologie bis 3”.
antarctica-story-advanced = { LIST($things, style: "comma") }
    .least = { LIST($things, style: "comma", form: "tally") }
antarctica-story-advanced-to = { $track } bis { $space }
    .tally = { $track } { $space }
antarctica-story-lost-points = { $points ->
    [one] { $points } Forschungspunkt verloren
   *[other] { $points } Forschungspunkte verloren
}
antarctica-story-moved-ship = ein Schiff { LIST($things, form: "to") }
antarctica-story-triggered = { LIST($things) }
    .least = { "" }
antarctica-story-new-ship = neues Schiff { LIST($things, form: "in") }
antarctica-story-revealed = neu: { LIST($things) }
    .tally = { $count ->
        [one] { $count } neue Gebäudekarte
       *[other] { $count } neue Gebäudekarten
    }
