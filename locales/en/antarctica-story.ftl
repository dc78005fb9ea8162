### Antarctica: what a post tells of a turn. The form .tally is for where there is little room.

antarctica-story-scientists = { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}
antarctica-story-knowhow = { $count ->
    [one] { $count } Know-how card
   *[other] { $count } Know-how cards
}
antarctica-story-shipyard = { $count ->
    [one] { $count } Shipyard card
   *[other] { $count } Shipyard cards
}
antarctica-story-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
antarctica-story-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
antarctica-story-basic = { $count } Basic card
antarctica-story-sailed = sailed { LIST($things, form: "to") }
    .least = { LIST($things) }
antarctica-story-built-there = { $area }: built { LIST($buildings, form: "indefinite") }
    .least = { $area }: { LIST($buildings) }
antarctica-story-built = built { LIST($things) }
    .tally = built { LIST($things, form: "tally") }
antarctica-story-place = { $building } ({ $area })
    .tally = { $building }
antarctica-story-played-card = played { LIST($things) }
    .least = { "" }
antarctica-story-placed-scientist = a scientist { LIST($things, form: "in") }
antarctica-story-laid-icebreaker = an Icebreaker { LIST($things, form: "in") }
# $things: such as “Glaciology to 3”.
antarctica-story-advanced = { LIST($things, style: "comma") }
    .least = { LIST($things, style: "comma", form: "tally") }
antarctica-story-advanced-to = { $track } to { $space }
    .tally = { $track } { $space }
antarctica-story-lost-points = { $points ->
    [one] lost { $points } Research Point
   *[other] lost { $points } Research Points
}
antarctica-story-moved-ship = a ship { LIST($things, form: "to") }
antarctica-story-triggered = { LIST($things) }
    .least = { "" }
antarctica-story-new-ship = new ship { LIST($things, form: "in") }
antarctica-story-revealed = new: { LIST($things) }
    .tally = { $count ->
        [one] { $count } new building card
       *[other] { $count } new building cards
    }
