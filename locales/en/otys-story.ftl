### Otys: what a post tells of a turn. The form .tally is for where there is little room.

otys-story-cubes-metal = { $count } { otys-metal }
otys-story-cubes-plant = { $count } { otys-plant }
otys-story-cubes-fuel = { $count } { otys-fuel }
otys-story-cubes-tech = { $count } { otys-tech }
# $divers: those that were activated.
otys-story-dive = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }: { LIST($divers) }
   *[other] { FORM($key, form: "terse") } on level { $level }: { LIST($divers) }
}
    .least = { FORM($key, form: "terse") }: { LIST($divers) }
otys-story-key = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }
   *[other] { FORM($key, form: "terse") } on level { $level }
}
otys-story-divers = activated { LIST($divers) }
otys-story-copied = used { $owner }’s { $diver }
otys-story-moved = { $diver } to { $place }
    .least = { "" }
otys-story-oxygen = { $diver } stays down
    .least = { "" }
otys-story-rotated = Sponsors one level down
    .least = { "" }
otys-story-sold = sold { LIST($things) }
otys-story-bought = bought { LIST($things) }
otys-story-upgraded = upgraded { LIST($things) }
    .least = ↑ { LIST($things) }
otys-story-mechanic = improved Mechanic (maximum move { $move })
    .least = ↑ Mechanic
otys-story-hacker = improved Hacker (threshold { $threshold })
    .least = ↑ Hacker
otys-story-fulfilled = fulfilled { LIST($things) }
    .least = { LIST($things) } ✓
otys-story-took-back = took back { LIST($things) }
    .least = { "" }
# $effect: such as “gain 1 Credit”.
otys-story-explored = Reward, for each contract on its level: { FORM($effect, form: "terse") }
    .tally = Reward: { FORM($effect, form: "terse") }
    .least = Reward
otys-story-new = new: { LIST($things, style: "points") }
    .tally = { $count ->
        [one] { $count } new piece on the board
       *[other] { $count } new pieces on the board
    }
otys-story-new-reward = Reward on level { $level } ({ FORM($effect, form: "terse") })
