### Otys. The things are called as in the glossary of the rules, one word for one thing.

## Resources

otys-metal = metal
    .short = metal
otys-plant = plant
    .short = plant
otys-fuel = fuel
    .short = fuel
otys-tech = tech
    .short = tech
# $count cubes of one resource, beside others.
otys-cubes = { $count ->
    [1] { $resource }
   *[other] { $count } { $resource }
}
otys-cube-list = { LIST($parts, style: "comma") }

## Divers

otys-metal-expert = Metal Expert
otys-plant-expert = Plant Expert
otys-fuel-expert = Fuel Expert
otys-tech-expert = Tech Expert
otys-trader = Trader
otys-spy = Spy
otys-engineer = Engineer
otys-explorer = Explorer

## Sponsors, by tile and side

otys-sponsor-1-basic = Sponsor 1 Basic
otys-sponsor-1-advanced = Sponsor 1 Advanced
otys-sponsor-2-basic = Sponsor 2 Basic
otys-sponsor-2-advanced = Sponsor 2 Advanced
otys-sponsor-3-basic = Sponsor 3 Basic
otys-sponsor-3-advanced = Sponsor 3 Advanced
otys-sponsor-4-basic = Sponsor 4 Basic
otys-sponsor-4-advanced = Sponsor 4 Advanced
otys-sponsor-5-basic = Sponsor 5 Basic
otys-sponsor-5-advanced = Sponsor 5 Advanced

## Keys, contracts, Rewards, places

# `.levels = one`: it can be played on one level only, which its name tells.
otys-key-numbered = Key { $number }
    .levels = one
    .definite = Key { $number }
    .short = { $number }
otys-key-own-x = X Key
    .definite = the X Key
    .short = X
otys-key-neutral-x = neutral X Key
    .definite = the neutral X Key
    .short = N
# E for an exact combination, F for a free one.
otys-contract-exact = contract E{ $number }
    .short = E{ $number }
otys-contract-free = contract F{ $number }
    .short = F{ $number }
otys-reward = Reward { $number }
otys-place-level = level { $level }
    .short = { $level }
otys-place-surface = surface position { $position }
    .short = S{ $position }

## What is gained and paid

otys-credits = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
}
    .short = { $count ->
        [1] Credit
       *[other] { $count } Credits
    }
otys-batteries = { $count ->
    [one] { $count } Battery
   *[other] { $count } Batteries
}
    .short = { $count ->
        [1] Battery
       *[other] { $count } Batteries
    }
otys-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
    .short = { $count ->
        [1] point
       *[other] { $count } points
    }
otys-neutral-x = { $count ->
    [one] { $count } neutral X Key
   *[other] { $count } neutral X Keys
}
    .short = { $count ->
        [1] X Key
       *[other] { $count } X Keys
    }
otys-goods = { LIST($parts) }

## Effects: what a component does

otys-effect-gain = gain { LIST($goods) }
    .short = { LIST($goods, style: "plus", form: "short") }
otys-effect-cube = take 1 { LIST($resources, style: "or") }
otys-effect-draw = { $count ->
    [one] draw { $count } contract and keep it
   *[other] draw { $count } contracts and keep 1
}
    .terse = { $count ->
        [one] draw { $count } contract
       *[other] draw { $count } contracts, keep 1
    }
    .short = Draw { $count }
otys-effect-upgrade-active = upgrade the diver you activate
otys-effect-upgrade-surface = upgrade a diver at the surface
otys-effect-upgrade-any = upgrade one of your divers
    .terse = upgrade 1 diver
otys-effect-take-back = take back 1 of your own used Keys
otys-effect-resurface = resurface your level { $level } diver
otys-effect-free = your own { LIST($divers) } cost nothing this turn
otys-effect-actions = { $number ->
    [1] your diver acts once
    [2] your diver may act twice, each time at full cost
   *[other] your diver may act { $number } times, each time at full cost
}
otys-effect-use-reward = use one Reward of this level
otys-effect-move-cube = move 1 cube from or to the active level
otys-effect-sell = sell 1 cube
otys-effect-sell-better = sell 1 cube at the better price
otys-effect-buy = buy 1 cube
otys-effect-buy-better = buy 1 cube at the better price
otys-effect-improve-mechanic = improve the Mechanic (divers move farther)
otys-effect-improve-hacker = improve the Hacker (Keys come back sooner)
otys-effect-take-reward = take one Reward of this level
otys-effect-copy = use the diver on this level of a player beside you, at its own cost
# What is paid for an action of the Upgraded side, and before was paid for one of the Basic side.
otys-bonus-price = { $credits ->
    [0] costs nothing (before: { $before })
    [one] costs { $credits } Credit (before: { $before })
   *[other] costs { $credits } Credits (before: { $before })
}

## Texts of whole components

# $prizes: such as "1 Credit and 2 points".
otys-text-contract-exact = { $cubes } from one level: { LIST($prizes) }
otys-text-contract-alike = { $count } cubes of one resource from one level: { LIST($prizes) }
# $groups: such as "2 + 1", so many cubes alike for each number.
otys-text-contract-free = { LIST($groups, style: "plus") } cubes from one level, each number a different resource: { LIST($prizes) }
otys-text-group = { $count }
otys-text-reward = { $front }; then { $back } for each contract fulfilled on its level
otys-text-sponsor = { LIST($parts, style: "points") }
# $parts: what a Sponsor does, and the points that it gives with it.
otys-text-scoring = { LIST($parts) }
otys-text-no-propeller = then no propeller moves this turn
# $cost: such as “1 Credit”. $effect: a choice, such as “draw 4 contracts, or ...”.
otys-text-paid-choice = pay { $cost } to either { $effect }

## Game options

otys-option-sponsor-sides = Sponsor tiles
otys-option-sponsor-sides-basic = Basic side
otys-option-sponsor-sides-random = random sides
otys-option-sponsor-sides-advanced = Advanced side
otys-option-author-spy-variant = author’s Spy variant
otys-option-author-spy-variant-off = off
otys-option-author-spy-variant-on = the owner of a diver you use is paid, and that diver resurfaces

## Questions

# $used: the Keys used so far; once $threshold are, all come back. $free: those of which the level is chosen,
# $choices: their number.
otys-ask-key = choose a Key
    .next = the Key you play
    .note = { $choices ->
        [0] the Key wakes the diver on its level; once { $threshold } Keys are used (now { $used }), all of them come back
       *[other] the Key wakes the diver on its level; once { $threshold } Keys are used (now { $used }), all of them come back; with { LIST($free, style: "or", form: "short") } you choose the level, and all Sponsors first move down one
    }
otys-ask-phase-1 = Phase 1, level { $level }: activate the { $diver }, or do something else first
    .next = your diver’s action
otys-ask-act = { $actions ->
    [1] level { $level }: choose the { $diver }’s action, or do something else first
   *[other] level { $level }: choose the first of the { $diver }’s { $actions } actions, or do something else first
}
    .next = your diver’s action
otys-ask-phase-2 = { $actions ->
    [0] Phase 2: the { $diver } has no actions left
    [1] Phase 2: choose the { $diver }’s action
   *[other] Phase 2: choose the { $diver }’s action ({ $actions } left)
}
    .next = { $actions ->
        [0] contracts, if you can fulfil any
       *[other] { $acted ->
            [0] your diver’s action
           *[other] your diver’s next action, without more moves
        }
    }
otys-ask-oxygen = Phase 3: does the { $diver } resurface or stay at its level?
    .next = whether the diver resurfaces or stays
# $seat: who used the diver of the reader.
otys-ask-owner = { $seat } used your { $diver }: does it resurface or stay at its level?
otys-ask-keep = choose the contract to keep
    .next = which of the contracts you keep
    .note = you keep it hidden and fulfil it once one of your levels holds its cubes; the others go under the deck

## Options. At most 80 characters with everything in them.

otys-do-play-key = { FORM($key, form: "levels") ->
    [one] play { $key }
   *[any] play { $key } on level { $level }
}
    .short = { FORM($key, form: "levels") ->
        [one] { FORM($key, form: "short") }
       *[any] { FORM($key, form: "short") }{ $level }
    }
otys-do-fulfil = fulfil { $contract } from level { $level } ({ $cubes })
    .short = { FORM($contract, form: "short") }: level { $level }
# The same where one contract can be fulfilled in several ways.
otys-do-fulfil-with = fulfil { $contract } from level { $level } ({ $cubes })
    .short = { FORM($contract, form: "short") }, level { $level }: { $cubes }
otys-do-sponsor = { $sponsor }: { $effect }
    .short = { FORM($effect, form: "short") }
# The same beside a diver that could do the same kind of thing.
otys-do-by-sponsor = { $sponsor }: { $effect }
    .short = Sponsor: { FORM($effect, form: "short") }
# What a Sponsor does and the points it adds; $effect: what it does alone.
otys-do-scoring = { LIST($parts) }
    .room = little
    .short = { FORM($effect, form: "short") }
otys-do-propel = move the { $diver } to { $place }
    .short = { FORM($start, form: "short") } → { FORM($place, form: "short") }
otys-do-swap = swap the { $diver } and the { $other }
    .short = { FORM($start, form: "short") } ⇄ { FORM($place, form: "short") }
otys-do-activate = activate the { $diver }
    .short = Activate
otys-do-end-action = end Phase 2
otys-do-no-action = take no action
otys-do-resurface = resurface the { $thing }
    .short = Resurface
otys-do-oxygen = keep the { $diver } at its level
    .short = Stay
otys-do-take = take 1 { $thing }
    .short = { FORM($thing, form: "short") }
otys-do-upgrade = upgrade the { $thing }
    .short = { FORM($thing, form: "short") }+
otys-do-take-back = take back { $key }
    .short = Key { FORM($key, form: "short") }
otys-do-use = use { $reward } ({ $effect })
    .short = { $reward }
otys-do-move = move 1 { $resource } from level { $source } to level { $target }
    .short = { FORM($resource, form: "short") } { $source } → { $target }
otys-do-sell = sell 1 { $resource } for { LIST($goods) }
    .short = { FORM($resource, form: "short") } → { LIST($goods) }
otys-do-buy = { $credits ->
    [one] buy 1 { $resource } for { $credits } Credit
   *[other] buy 1 { $resource } for { $credits } Credits
}
    .short = { $credits ->
        [0] { FORM($resource, form: "short") } free
        [one] { $credits } Credit → { FORM($resource, form: "short") }
       *[other] { $credits } Credits → { FORM($resource, form: "short") }
    }
# $credits: all that is paid for it. $effect: another option, in its form `.paid` if it has one.
# `.room = little`: nothing else of any length has room beside it.
otys-do-paid = { $credits ->
    [one] { $credits } Credit: { FORM($effect, form: "paid") }
   *[other] { $credits } Credits: { FORM($effect, form: "paid") }
}
    .short = { FORM($effect, form: "short") }
otys-do-improve-mechanic = improve the Mechanic (maximum move { $move })
    .short = Mechanic
otys-do-improve-hacker = improve the Hacker (threshold { $threshold })
    .short = Hacker
otys-do-explore = take { $reward } ({ $effect })
    .terse = { $reward } ({ FORM($effect, form: "terse") })
    .short = { $reward }
otys-do-copy = use { $owner }’s { $diver }: { $effect }
    .paid = { FORM($effect, form: "room") ->
        [little] { FORM($effect, form: "terse") } via { $owner }
       *[enough] { $owner }’s { $diver }: { FORM($effect, form: "terse") }
    }
    .short = { $owner }: { FORM($effect, form: "short") }

otys-hint-diver = { $diver }: { $action }
otys-hint-upgraded = from then on, with each action: { LIST($parts) }

## What an option does. A panel shows it beside the short name of the option.

# $woken: the diver with its action. $sponsor: what the Sponsor on that level does.
otys-effect-key = { $woken }. Sponsor: { $sponsor }
# The same for an X Key, which moves the Sponsors first.
otys-effect-key-x = { $woken }. Sponsor then there: { $sponsor }
# $sponsor: what a Sponsor does that need not be used.
otys-sponsor-optional = if you like, { $sponsor }
# $why: why the diver could do nothing.
otys-hint-diver-idle = { $diver }: { $action } – nothing now: { $why }
otys-effect-idle = { $action } – nothing now: { $why }
# $sponsor: what becomes of the Sponsor on the active level.
otys-effect-activates = { $action }. { $sponsor }
otys-sponsor-used = The Sponsor is already used
otys-sponsor-waived = Gives up the Sponsor: { $sponsor }
otys-sponsor-idle = The Sponsor can do nothing now
otys-idle-credits = { $needed ->
    [one] { $needed } Credit needed, you have { $held }
   *[other] { $needed } Credits needed, you have { $held }
}
otys-idle-full = level { $level } is full
otys-idle-trade = you can neither sell nor buy
otys-idle-technicians = both Technicians are fully improved
otys-idle-nothing = there is nothing it could do
otys-idle-upgraded = the { $diver } is already upgraded
# $parts: what an option is called, and what that does not say.
otys-effect-more = { LIST($parts, style: "points") }
otys-effect-paid = { $credits ->
    [one] costs { $credits } Credit: { $effect }
   *[other] costs { $credits } Credits: { $effect }
}
otys-effect-fulfil = pay { $cubes }: gain { LIST($goods) }
otys-effect-bonus = { $back } for your Reward there
# $place: where a diver goes. $others: where those it passes go.
otys-effect-propel = 1 Battery: { FORM($diver, form: "short") } → { FORM($place, form: "short") }, { LIST($others, style: "comma") }
otys-effect-shifted = { FORM($diver, form: "short") } → { FORM($place, form: "short") }
otys-effect-then-active = { $effect }; the { $diver } is then on the active level
otys-effect-diver-follows = your diver’s action follows
# $effect: what is given up with the end of Phase 2.
otys-effect-no-air = { $effect }; without a Battery, the { $diver } then resurfaces
# $next: the diver that then takes its place.
otys-effect-resurfaces = { $diver } to surface position 1; those above go down one place, the { $next } to level { $level }
otys-effect-surface = { $diver } to surface position 1
otys-effect-stays = 1 Battery (you have { $held }): the { $diver } stays on level { $level }, no diver moves
otys-effect-track = { FORM($key, form: "definite") } goes on the Hacker track: { $used } of { $threshold }
otys-effect-recover = { FORM($key, form: "definite") } fills the Hacker track: all your Keys come back
otys-effect-unused = { $actions ->
    [1] gives up the { $diver }’s action: { $action }
    [2] gives up both actions of the { $diver } (each: { $action })
   *[other] gives up all { $actions } actions of the { $diver } (each: { $action })
}
otys-effect-mechanic = from now on 1 Battery moves a diver by up to { $move } places (before: { $now })
otys-effect-hacker = from now on all your used Keys come back once { $threshold } are used (before: { $now }); none before the end of this turn
otys-effect-explore = { $front } now; from then on { $back } for each contract you fulfil on level { $level }
otys-effect-replaces = { $effect }; it replaces { $reward } there
otys-effect-discarded = it is then discarded and replaced
# Why a Key cannot be played.
otys-closed-key = used; all Keys come back when { $threshold } are used (now { $used })

## Kinds of options

otys-group-numbered = numbered Keys
otys-group-fulfil = fulfil a contract
otys-group-moves = move a diver
otys-group-propel = move the { $diver }
otys-group-sponsor = use { $sponsor }
otys-group-copy = use { $owner }’s { $diver }

## The log. Who did it stands in front: "Seat 1: played Key 3: level 3 is active".

otys-log-played-key = played { $key }; level { $level } is active
otys-log-rotated = moved each Sponsor down one level
otys-log-sponsor = used { $sponsor }
otys-log-propelled = spent 1 Battery to move the { $diver } to { $place }
otys-log-activated = activated the { $diver }
otys-log-gained = gained { LIST($goods) }
otys-log-paid = paid { LIST($goods) }
otys-log-paid-diver = paid { LIST($goods) } for the { $diver }
otys-log-took-cube = took 1 { $resource } onto level { $level }
otys-log-moved-cube = moved 1 { $resource } from level { $source } to level { $target }
otys-log-took-back = took back { $key }
otys-log-recovered = recovered all Keys
otys-log-upgraded = upgraded the { $diver }
# $parts: what its Upgraded side has that the Basic one has not.
otys-log-upgraded-to = upgraded the { $diver }: { LIST($parts) }
otys-log-resurfaced = let the { $diver } resurface
otys-log-oxygen = spent 1 Battery to keep the { $diver } at its level
otys-log-sold = sold 1 { $resource } for { LIST($goods) }
otys-log-bought = { $credits ->
    [one] bought 1 { $resource } for { $credits } Credit
   *[other] bought 1 { $resource } for { $credits } Credits
}
otys-log-improved-mechanic = improved the Mechanic: maximum move { $move }
otys-log-improved-hacker = improved the Hacker: threshold { $threshold }
otys-log-copied = used { $owner }’s { $diver }
otys-log-explored = took { $reward }
otys-log-display-refilled = new on the Colony Display, level { $level }: { $reward }
otys-log-drew = { $count ->
    [one] drew { $count } contract and kept it
   *[other] drew { $count } contracts and kept 1
}
# Only the drawer reads this.
otys-log-kept = kept { $contract }
otys-log-fulfilled = fulfilled { $contract } from level { $level } ({ $cubes }): { LIST($goods) }
otys-log-contract-revealed = new public contract: { $contract }
otys-log-last-round = { $turns ->
    [0] this is the last round, and its last turn
    [one] this is the last round: { $turns } more turn after this one
   *[other] this is the last round: { $turns } more turns after this one
}
otys-log-over-points = the game is over: the last round is finished
otys-log-over-standstill = the game is over: nobody has gained a point for too many rounds

## Why a component pack is refused

otys-pack-no-resource = the row names no resource to take
otys-pack-unknown-effect = the table “effects” has no effect “{ $found }”
otys-pack-bad-pattern = “{ $found }” is not a valid pattern; write it like “2+2+1”, with at most 4 numbers
otys-pack-mixed-contract = an exact contract lists its cubes and has no pattern; a free one has only a pattern
otys-pack-wrong-total = the column says { $found } cubes, but the contract asks for { $expected }
otys-pack-missing-row = the row “{ $name }” is missing
otys-pack-row-count = the table has { $found ->
    [one] { $found } row
   *[other] { $found } rows
}, but needs { $expected }
otys-pack-auto-costs = a Sponsor that is applied without asking can have neither a price nor points
otys-pack-needs-level = “{ $found }” cannot be a permanent bonus: it needs an active level
otys-pack-number-twice = this has the same number as “{ $other }”

## What somebody may always answer

otys-habit-copied-diver = when a Spy uses your diver
otys-habit-copied-diver-oxygen = spend a Battery so that it stays
otys-habit-copied-diver-resurface = let it resurface

## What somebody could still do

# $diver: who lies idle. $ways: some of what it could do.
otys-waste-diver = the { $diver } can still act: { LIST($ways, style: "or") }
# $why: why the diver can do nothing.
otys-waste-idle = the { $diver } can do nothing: { $why }
otys-waste-sponsor = { $sponsor } can still be used at no cost
otys-waste-contract = this is your last turn, and you can still { LIST($ways, style: "or") }
# What a kind of warning is called.
otys-waste-diver-name = a diver that could still act
otys-waste-idle-name = a diver activated for nothing
otys-waste-sponsor-name = a free Sponsor left unused
otys-waste-contract-name = contracts you could fulfil on your last turn

## Otys: what a post tells of a turn. The form .tally is for where there is little room.

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
# $things: such as “Ann’s Trader”.
otys-story-copied = used { LIST($things) }
    .least = { LIST($things, style: "comma") }
otys-story-copy = { $owner }’s { $diver }
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
    .least = { "" }
otys-story-new-reward = Reward on level { $level } ({ FORM($effect, form: "terse") })
