### What stands in pictures of Otys, and what is said for those who do not see them. There is
### little room.

## The strip at the top. It follows the name of whoever is on turn.

otys-picture-start = chooses a Key
otys-picture-phase-1 = Phase 1: before the dive
otys-picture-phase-2 = { $actions ->
    [0] Phase 2: the action is done
    [1] Phase 2: the diver acts
   *[other] Phase 2: the diver acts { $actions } times
}
otys-picture-phase-3 = Phase 3: stay or resurface

## Titles

otys-picture-no-contracts = no private contracts yet

## One component

otys-picture-basic = Basic side
otys-picture-upgraded = Upgraded side
otys-picture-front = once, right away
otys-picture-back = for each contract fulfilled on its level
otys-picture-side-front = at once: { $effect }
otys-picture-side-back = for each contract fulfilled on its level: { $effect }

## The end

otys-picture-tie = tie: more cubes win

## In words. The sentences stand one after the other; the first are kept where room is short.

otys-picture-alt-board = Otys, { $moment }.
otys-picture-alt-active = active level: { $level }, with { $diver }.
# $keys: those in hand, such as "1, 4, X".
otys-picture-alt-player = { $seat }: { LIST($goods) }; Keys { $keys }; { $contracts ->
    [one] { $contracts } private contract
   *[other] { $contracts } private contracts
}.
otys-picture-alt-tracks = maximum move { $move }; { $used } of { $threshold } Keys on the Hacker track.
otys-picture-alt-divers = { $seat }, from the surface to level 5: { LIST($divers, style: "comma") }.
otys-picture-alt-level = level { $level }: { $diver }, { $cubes }.
otys-picture-alt-dive = level { $level }: { $diver }, { $cubes }; Sponsor: { $sponsor }.
# $text: what it does.
otys-picture-alt-card = { $card }: { $text }.
otys-picture-alt-neighbour = { $seat }: { $diver }, { $text }.
otys-picture-alt-surface = at the surface: { LIST($divers, style: "comma") }.
otys-picture-alt-empty = no cubes
otys-picture-alt-upgraded = { $diver }+
otys-picture-alt-public = public contracts: { LIST($contracts, style: "comma") }.
otys-picture-alt-private = private contracts: { LIST($contracts, style: "comma") }.
otys-picture-alt-drawn = drawn: { LIST($contracts, style: "comma") }.
otys-picture-alt-sponsors = from level 1 down: { LIST($sponsors, style: "comma") }.
otys-picture-alt-sponsor = level { $level }: { $sponsor }, { LIST($rewards, style: "comma") }.
otys-picture-alt-store = Store: { $cubes }.
# $place: such as 1 for the winner.
otys-picture-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
