### Otys: what happened since somebody's last move, told in few words. What was done is listed
### after a colon, so that no article or ending is needed; the form .tally says only how much it was.

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
