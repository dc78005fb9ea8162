### Underwater Cities: what happened since somebody's last move, told in few words. What was done is listed
### after a colon, so that no article or ending is needed; the form .tally says only how much it was.

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
underwater-cities-recap-chose-hand = chose which cards to keep
underwater-cities-recap-production = { $count ->
    [one] Production took place
   *[other] Production took place { $count } times
}
underwater-cities-recap-fourth = occupied: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } slot is occupied
       *[other] { $count } slots are occupied
    }
