### Antarctica: what happened since somebody's last move, told in few words. What was done is listed
### after a colon, so that no article or ending is needed; the form .tally says only how much it was.

# $building: such as "Factory". $area: where it stands.
antarctica-recap-place = { $building } ({ $area })
antarctica-recap-built = built: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] built { $count } building
       *[other] built { $count } buildings
    }
antarctica-recap-ships = new ships: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } new ship
       *[other] { $count } new ships
    }
antarctica-recap-no-ship-left = no new ship: none Available
antarctica-recap-no-ship-room = no new ship: no room in the Sun’s area
antarctica-recap-lost-points = { $count ->
    [one] lost { $count } Research Point
   *[other] lost { $count } Research Points
}
antarctica-recap-advanced = research: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] advanced { $count } time on research tracks
       *[other] advanced { $count } times on research tracks
    }
antarctica-recap-played-card = played: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] played { $count } card
       *[other] played { $count } cards
    }
antarctica-recap-took-card = { $count ->
    [one] took { $count } Shipyard card
   *[other] took { $count } Shipyard cards
}
antarctica-recap-knowhow = { $count ->
    [one] took { $count } Know-how card
   *[other] took { $count } Know-how cards
}
antarctica-recap-recruited = { $count ->
    [one] got { $count } scientist
   *[other] got { $count } scientists
}
antarctica-recap-placed = scientists placed: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] placed { $count } scientist
       *[other] placed { $count } scientists
    }
antarctica-recap-icebreakers = Icebreaker: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] placed { $count } Icebreaker
       *[other] placed { $count } Icebreakers
    }
antarctica-recap-sailed = sailed: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] sailed { $count } time
       *[other] sailed { $count } times
    }
antarctica-recap-moved = ships moved: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] moved { $count } ship
       *[other] moved { $count } ships
    }
antarctica-recap-laid-out = ships placed: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] placed { $count } ship
       *[other] placed { $count } ships
    }
antarctica-recap-discarded = { $count ->
    [one] discarded { $count } piece
   *[other] discarded { $count } pieces
}
antarctica-recap-deck-empty = decks used up: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } deck is empty
       *[other] { $count } decks are empty
    }
antarctica-recap-revealed = new building cards: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } new building card
       *[other] { $count } new building cards
    }
