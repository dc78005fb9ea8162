### What stands in pictures, and what is said for those who do not see them. There is little room.

## The strip at the top. It follows the name of whoever is on turn.

picture-start = chooses a Key
picture-phase-1 = Phase 1: before the dive
picture-phase-2 = { $actions ->
    [0] Phase 2: the action is done
    [1] Phase 2: the diver acts
   *[other] Phase 2: the diver acts { $actions } times
}
picture-phase-3 = Phase 3: stay or resurface

## Titles

picture-private = private contracts
picture-drawn = drawn: keep 1
picture-no-contracts = no private contracts yet
# Cards for which there is no room.
picture-more = +{ $count }

## One component

picture-printed = as printed in the game
picture-own-design = own design: the printed one is not known to us
picture-partly-own = partly own design: not all of the printed one is known to us
# $name: of a component pack that somebody made, such as "mine@1".
picture-from-pack = from the component pack { $name }
picture-basic = Basic side
picture-upgraded = Upgraded side
picture-front = once, at once
picture-back = for each contract fulfilled on its level

## The end

picture-scores = final scores
# While the game still runs.
picture-standings = scores so far
picture-tie = at equal points, more cubes decide
# In the strip at the top.
picture-won = { $count ->
    [one] { LIST($seats) } wins
   *[other] { LIST($seats) } win together
}

## In words. The sentences stand one after the other; the first are kept where room is short.

picture-alt-board = Otys, { $moment }.
# $what: such as "chooses a Key".
picture-alt-turn = { $seat }: { $what }.
picture-alt-active = active is level { $level } with { $diver }.
# One of the winners.
picture-alt-seat = { $seat }
picture-alt-won = { $count ->
    [one] the game is over: { LIST($seats) } wins.
   *[other] the game is over: { LIST($seats) } win together.
}
# $keys: those in hand, such as "1, 4, X".
picture-alt-player = { $seat }: { LIST($goods) }; Keys { $keys }; { $contracts ->
    [one] { $contracts } private contract
   *[other] { $contracts } private contracts
}.
picture-alt-tracks = maximum move { $move }; { $used } of { $threshold } Keys on the Hacker track.
picture-alt-divers = { $seat }, from the surface to level 5: { LIST($divers, style: "comma") }.
picture-alt-level = level { $level }: { $diver }, { $cubes }.
picture-alt-surface = at the surface: { LIST($divers, style: "comma") }.
picture-alt-empty = no cubes
picture-alt-upgraded = { $diver }+
picture-alt-public = public contracts: { LIST($contracts, style: "comma") }.
picture-alt-private = private contracts: { LIST($contracts, style: "comma") }.
picture-alt-drawn = drawn: { LIST($contracts, style: "comma") }.
picture-alt-sponsors = from level 1 down: { LIST($sponsors, style: "comma") }.
picture-alt-sponsor = level { $level }: { $sponsor }, { LIST($rewards, style: "comma") }.
picture-alt-store = Store: { $cubes }.
picture-alt-card = { $name }: { $text } ({ $origin }).
# $place: such as 1 for the winner.
picture-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
