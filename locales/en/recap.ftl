### What happened since somebody's last move, told in few words, and looking back at a game.
### What was done is listed after a colon, so that no article or ending is needed; the form .tally
### says only how much it was.

# Something that was there several times: $count of $thing.
list-times = { $count }× { $thing }

## Otys

otys-recap-fulfilled = fulfilled: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] fulfilled { $count } contract
       *[other] fulfilled { $count } contracts
    }
otys-recap-upgraded = upgraded: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] upgraded { $count } diver
       *[other] upgraded { $count } divers
    }
otys-recap-mechanic = { $count ->
    [1] improved the Mechanic
   *[other] improved the Mechanic { $count } times
}
otys-recap-hacker = { $count ->
    [1] improved the Hacker
   *[other] improved the Hacker { $count } times
}
otys-recap-explored = took: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] took { $count } Reward
       *[other] took { $count } Rewards
    }
otys-recap-activated = activated: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] activated { $count } diver
       *[other] activated { $count } divers
    }
otys-recap-copied = used a neighbour’s diver: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] used { $count } neighbour’s diver
       *[other] used { $count } neighbours’ divers
    }
otys-recap-sold = sold: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] sold { $count } cube
       *[other] sold { $count } cubes
    }
otys-recap-bought = bought: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] bought { $count } cube
       *[other] bought { $count } cubes
    }
otys-recap-took-cube = gathered: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] gathered { $count } cube
       *[other] gathered { $count } cubes
    }
otys-recap-drew = { $count ->
    [one] drew { $count } contract
   *[other] drew { $count } contracts
}
otys-recap-recovered = { $count ->
    [1] recovered all Keys
   *[other] recovered all Keys { $count } times
}
otys-recap-last-round = the last round has started
otys-recap-revealed = new public contracts: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } new public contract
       *[other] { $count } new public contracts
    }
otys-recap-display = new on the Colony Display: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } new Reward
       *[other] { $count } new Rewards
    }

## Antarctica

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

## Underwater Cities

underwater-cities-recap-metropolis = metropolis: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] connected { $count } metropolis
       *[other] connected { $count } metropolises
    }
underwater-cities-recap-contract = contract: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] claimed { $count } contract
       *[other] claimed { $count } contracts
    }
underwater-cities-recap-built = built: { LIST($things, style: "comma") }
    .tally = built { $count }
underwater-cities-recap-upgraded = upgraded: { LIST($things, style: "comma") }
    .tally = upgraded { $count }
underwater-cities-recap-claimed = claimed: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] claimed { $count } card
       *[other] claimed { $count } cards
    }
underwater-cities-recap-special = Special card: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] took { $count } Special card
       *[other] took { $count } Special cards
    }
underwater-cities-recap-stepped = { $count ->
    [one] { $count } step on the Federation track
   *[other] { $count } steps on the Federation track
}
underwater-cities-recap-hungry = { $count ->
    [one] { $count } city went hungry
   *[other] { $count } cities went hungry
}
underwater-cities-recap-gained = gained: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] gained goods
       *[other] gained goods { $count } times
    }
underwater-cities-recap-chose = { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    }
underwater-cities-recap-used = used: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] used { $count } action card
       *[other] used { $count } action cards
    }
underwater-cities-recap-chose-hand = chose a hand
underwater-cities-recap-production = { $count ->
    [one] Production took place
   *[other] Production took place { $count } times
}
underwater-cities-recap-fourth = occupied: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } slot is occupied
       *[other] { $count } slots are occupied
    }

## The recap

# $moment: as Discord shows the time since then.
bot-recap-since = since your last move, { $moment }
bot-recap-begin = since the game started
bot-recap-round = in the last round of turns
bot-recap-nothing = nothing has happened since your last move, { $moment }
bot-recap-nothing-yet = nothing has happened yet
# $then, $now: such as "round 3".
bot-recap-moments = { FORM($then, form: "short") } → { FORM($now, form: "short") }
bot-recap-asked = your move: { $what }
bot-recap-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $change: such as "+4".
bot-recap-points-changed = { $points ->
    [one] { $points } point ({ $change })
   *[other] { $points } points ({ $change })
}
bot-what-changed = What changed

## Looking back

# $moment: such as "round 3".
bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
# $number: of the turn. $whose: as above, or only the moment if several chose at once.
bot-turn = { $number } · { $whose }
bot-turn-none = start of the game
# $turn: as in bot-turn.
bot-after-turn = after turn { $turn }
bot-after-step = after step { $step } of { $last } of turn { $turn }
bot-turn-of = turn { $number } of { $last } · { $whose }
bot-error-no-turn = there’s no turn “{ $written }”: enter a number from 0 (the start) to { $last }, or a step such as 3.2
bot-error-no-step = turn { $number } has steps 1 to { $last }; there’s no step { $step }
bot-more-in-log = more in the log
bot-page-first = First page
bot-page-last = Last page
bot-turn-first = First
bot-turn-before = Previous turn
bot-turn-after = Next turn
bot-turn-last = Last
bot-replay = Replay
bot-jump = jump to…
bot-jump-to = { FORM($moment, form: "short") } · turn { $number }
bot-error-not-over = game { $game } isn’t over yet; use `/look board` with `at` to see the board after any turn

## The film

bot-film = Animation
bot-film-being-made = I’m making the animation; this takes a moment.
bot-film-made = Here’s your game as an animation. Save it or share it.
bot-error-film-too-large = this game is too long for an animation
bot-error-film-stopped = I was restarted before the animation was done; please ask for it again in a moment
# $moment: as Discord shows the time until then.
bot-error-too-soon = that’s a lot of pictures at once; you can get the next one { $moment }
bot-error-status-soon = I’ve just posted this for you several times; I’ll do it again { $moment }

## Help

help-back = ### Looking back
    `/recap` tells you what has happened since your last move and marks the changes on the board; your panel does the same when your turn starts. `/look board` with `at` shows the board after any turn. Step through a finished game with **Replay**, or get it as an animation with `/look film`.
