### Underwater Cities at play: questions, options and the log.

## How far the game is, and why it ended

underwater-cities-title = Underwater Cities
underwater-cities-moment = { $era }, round { $round }
# While new cards are chosen.
underwater-cities-moment-cards = { $era } is starting
# A player by name.
underwater-cities-seat = { $seat }
underwater-cities-end-scored = all 10 rounds were played
underwater-cities-end-solo-won = your nation has 7 connected cities and 100 points: won
underwater-cities-end-solo-lost = you needed 7 connected cities and 100 points: lost
# $cities, $points: what the nation has; the rest is what it takes to win.
underwater-cities-ended-solo-won =
    { $cities ->
        [one] { $cities } connected city (7 needed)
       *[other] { $cities } connected cities (7 needed)
    } and { $points ->
        [one] 1 point (100 needed)
       *[other] { $points } points (100 needed)
    }: won
underwater-cities-ended-solo-lost =
    { $cities ->
        [one] { $cities } connected city (7 needed)
       *[other] { $cities } connected cities (7 needed)
    } and { $points ->
        [one] 1 point (100 needed)
       *[other] { $points } points (100 needed)
    }: lost

## Game options

underwater-cities-option-board-side = player boards
underwater-cities-option-board-side-basic = basic side
underwater-cities-option-board-side-asymmetric = asymmetric side
underwater-cities-option-contracts = government contracts
underwater-cities-option-contracts-off = off
underwater-cities-option-contracts-on = on
underwater-cities-option-solo-column = solo game: slots occupied at the start
underwater-cities-option-solo-column-1 = first of each colour
underwater-cities-option-solo-column-2 = second of each colour
underwater-cities-option-solo-column-3 = third of each colour
underwater-cities-option-solo-column-4 = fourth of each colour

## Questions

underwater-cities-ask-slot = choose an action slot
    .note = the card you play next has an effect only if its colour matches the slot
    .next = an action slot
# $notes: what holds for several slots.
underwater-cities-ask-slot-told = choose an action slot
    .note = { LIST($notes, style: "dots") }
    .next = an action slot
    .next = an action slot
underwater-cities-note-colour = a card counts only on a slot of its colour
# $costs: such as “farm 1 kelp”.
underwater-cities-note-means = you can pay for: { LIST($costs, style: "comma", form: "short") }
underwater-cities-note-costs = not for: { LIST($costs, style: "comma", form: "bare") }
underwater-cities-note-ready = action cards ready: { LIST($cards, style: "comma") }
underwater-cities-note-none-ready = no action card ready
# $text: what the slot does, with its full stop.
underwater-cities-ask-card = { $slot }: choose the card you play
    .note = { $slot }, whatever card you play: { $text }
    .next = the card you play there
underwater-cities-ask-order = the card matches: which one first?
    .next = slot or card first
underwater-cities-ask-slot-action = the action of the slot: { $slot }
    .next = the slot’s action
underwater-cities-ask-use-card = { $card }: use it or not?
    .next = whether you use the card
# $question: asked once the card is used.
underwater-cities-used-card-asks = { $card } · { $question }
    .next = whether you use the card
underwater-cities-ask-claim-card = { $card }, { $type }: claim it or not?
    .next = whether you claim the card
underwater-cities-ask-build = what do you build?
    .next = what you build
underwater-cities-ask-build-building = which building do you build?
    .next = which building you build
underwater-cities-ask-build-city = which city do you build?
    .next = which city you build
underwater-cities-ask-special = which Special card do you take?
    .next = which Special card you take
# $kind: such as “tunnel”.
underwater-cities-ask-site = where do you build { FORM($kind, form: "a") } ({ $price })?
    .next = where you build { FORM($kind, form: "a") }
# The price includes the upgrade.
underwater-cities-ask-site-upgraded = where do you build { FORM($kind, form: "a") } and upgrade it at once ({ $price })?
    .next = where you build { FORM($kind, form: "a") }
# $what: such as “upgrade 1 structure at the usual cost”.
underwater-cities-ask-upgrade = { $what } ({ $price }): which one?
    .next = what you upgrade
# $what: such as “you may pay 1 kelp to gain 2 science”.
underwater-cities-ask-whether = { $what }: do you want to?
    .next = { $what }
# $what: such as “laboratory, site 1 at C9”.
underwater-cities-ask-payment = { $what }: what do you pay with?
    .next = what you pay with
underwater-cities-ask-advance = how far do you advance (your marker: { $space })?
    .next = how far you advance
underwater-cities-ask-discard-excess = { $count ->
    [one] hand limit { $limit }: choose { $count } card to discard before your next turn
   *[other] hand limit { $limit }: choose { $count } cards to discard before your next turn
}
    .next = which cards you discard to your hand limit
underwater-cities-ask-discard = { $count ->
    [one] choose { $count } card to discard
   *[other] choose { $count } cards to discard
}
    .next = which cards you discard
underwater-cities-ask-keep = { $count ->
    [one] choose { $count } card to keep
   *[other] choose { $count } cards to keep
}
    .next = which cards you keep
    .note = you discard the others
underwater-cities-ask-keep-special = choose the Special card to keep
    .next = which Special card you keep
underwater-cities-ask-put-under = choose which Special card goes under the deck first
    .next = which Special card goes under the deck first
underwater-cities-ask-keep-tile = choose the metropolis tile to keep
    .next = which metropolis tile you keep
underwater-cities-ask-trial = which other structure produces?
    .next = which other structure produces
underwater-cities-ask-make-room = { $card }: choose an action card to discard for it
    .next = which action card makes room for it
underwater-cities-ask-use-replaced = { $card } will be discarded: use it first?
    .next = whether you use the other card first
# $what: what a production card does.
underwater-cities-ask-replaced = { $what }: choose how many
    .post = what do you make in your Production?
    .next = { $what }
underwater-cities-ask-production = choose what comes next in your Production
    .next = the rest of your Production
# $source: a card or metropolis that does something in Production. $asked: the question.
underwater-cities-asked-of = { $source } · { $asked }
    .post = { $source }: what do you choose?
    .next = { FORM($asked, form: "next") }
underwater-cities-ask-contract = you may claim a government contract before the era ends
    .next = whether you claim a contract
underwater-cities-ask-end = your turn is done: end it?
    .next = only the end of your turn
underwater-cities-ask-end-lapsed = the action lapsed ({ $slot }): end your turn?
    .next = only the end of your turn

## Options: what a button says. At most 80 characters in all; `.short`, where several stand in a row.

underwater-cities-do-choose-slot = { $slot }
    .short = { FORM($slot, form: "short") }
# $price: such as “1 credit”.
underwater-cities-do-clone-slot = clone for { $price }: { $slot }
    .short = clone { FORM($slot, form: "short") }
underwater-cities-do-choose-card = { $card }: matches
    .short = { FORM($card, form: "short") }
underwater-cities-do-choose-card-idle = { $card }: matches, no effect now
    .short = { FORM($card, form: "short") }
underwater-cities-do-choose-card-unmatched = { $card }: no effect
    .short = { FORM($card, form: "short") }
underwater-cities-do-slot-first = slot first: { $slot }
    .short = slot first
# $what: such as “claim: Drill Rig (41), action card”.
underwater-cities-do-card-first = { $what }
    .short = card first
# The same; one of several prices.
underwater-cities-do-card-first-for = { $what }
    .short = { $goods } first
underwater-cities-do-play-card = use the card: { $card }
    .short = use card
underwater-cities-do-claim-card = claim: { $card }, { $type }
    .short = claim card
underwater-cities-do-pay-and-play = pay { $goods } and use: { $card }
    .short = for { $goods }
underwater-cities-do-pay-and-claim = pay { $goods } and claim: { $card }
    .short = for { $goods }
underwater-cities-do-claim-and-end = claim the card and end the turn
    .short = claim, end turn
underwater-cities-do-pay-claim-and-end = pay { $goods }, claim the card and end the turn
    .short = { $goods }, end turn
underwater-cities-do-leave-card = leave the card unused
    .short = leave it
underwater-cities-do-not-claim = do not claim the card
    .short = do not claim
underwater-cities-do-replace-card = discard: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-not-use = do not use it
underwater-cities-do-use-card = use: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-refresh-card = make available: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-use-ability = { $card }: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-claim-contract = claim a contract: { $contract }
    .short = { $contract }
underwater-cities-do-no-contract = claim none
    .short = none
underwater-cities-do-perform = perform the action: { $slot }
    .short = { FORM($slot, form: "short") }
underwater-cities-do-perform-some = perform the action of a slot
    .short = a slot’s action
underwater-cities-do-build = build: { $kind }
    .short = { FORM($kind, form: "short") }
# $price: such as “1 credit and 1 steelplast”.
underwater-cities-do-build-for = build: { $kind } ({ $price })
    .short = { FORM($kind, form: "short") }
underwater-cities-do-build-upgraded-for = build and upgrade: { $kind } ({ $price })
    .short = { FORM($kind, form: "short") }
underwater-cities-price = { LIST($prices, style: "or") }
# $what: such as “tunnel C5–C9”. $extras: such as “+1 steelplast”.
underwater-cities-do-build-at = { $what }: { LIST($extras, style: "comma", form: "short") }
    .short = { FORM($what, form: "short") }
underwater-cities-do-bonus = +{ $got }
underwater-cities-do-surcharge = costs { $goods } more
underwater-cities-do-pay-for = pay { $goods }
underwater-cities-do-pay-to-get = pay { $goods } for { $got }
    .short = { $goods } → { $got }
underwater-cities-do-upgrade-at = upgrade: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-upgrade-for = { $what } ({ $price })
    .short = { FORM($what, form: "short") }
underwater-cities-do-upgrade-here = upgrade the structure here: { $site }
underwater-cities-do-trial-at = production: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-convert-at = make symbiotic: { $site }
    .short = { $site }
underwater-cities-do-advance-only = { $steps ->
    [one] advance { $steps } space
   *[other] advance { $steps } spaces
}
    .short = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
# $bonus: such as “+1 credit + 1 point”.
underwater-cities-do-advance-for = { $steps ->
    [one] advance { $steps } space: { $bonus }
   *[other] advance { $steps } spaces: { $bonus }
}
    .short = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
underwater-cities-do-stay = do not advance
    .short = stay
underwater-cities-do-draw-first = { $count ->
    [one] draw the card first
   *[other] draw the { $count } cards first
}
    .short = draw first
underwater-cities-do-swap = { $given } for { $got }
    .short = { $given } → { $got }
underwater-cities-do-take-card = take: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-search-specials = put the top card under the deck and choose from the next 3
    .short = search deck
underwater-cities-do-draw-tiles = { $count ->
    [one] look at { $count } metropolis tile
   *[other] look at { $count } metropolis tiles
}
    .short = metropolis
underwater-cities-do-replace-number = { $count ->
    [0] none
   *[other] { $count }
}
underwater-cities-do-get = { LIST($parts, style: "plus") }
underwater-cities-do-steps = { $steps ->
    [one] { $steps } Federation step
   *[other] { $steps } Federation steps
}
underwater-cities-do-build-one-of = build: { LIST($kinds, style: "or") }
    .short = { LIST($kinds, style: "or", form: "short") }
underwater-cities-do-build-and-upgrade = build and upgrade: { LIST($kinds, style: "or") }
    .short = build + upgrade
underwater-cities-do-upgrade-one-of = upgrade: { LIST($kinds, style: "or") }
    .short = upgrade
underwater-cities-do-trial-one-of = production: { LIST($kinds, style: "or") }
    .short = production
underwater-cities-do-pay-one-of = pay { LIST($prices, style: "or") }
    .short = pay
underwater-cities-do-swap-either = exchange { $one } and { $other }
    .short = exchange
underwater-cities-do-no-more = nothing else
underwater-cities-do-end-turn = end the turn

## What an option does, costs and gives: beside its button

# $text: all that a slot says, with its full stop. $costs: what the player cannot pay for, such as “farm 1 kelp”.
underwater-cities-effect-slot-costs = { $text } You cannot pay for: { LIST($costs, style: "points") }.
# The same, with what the player can pay for: all of it, or some.
underwater-cities-effect-slot-means = { $text } You can pay for: { LIST($costs, style: "points") }.
underwater-cities-effect-slot-some = { $text } You can only pay for: { LIST($costs, style: "points") }.
underwater-cities-effect-cost = { $kind } { $price }
    .short = { FORM($kind, form: "short") } { FORM($price, form: "short") }
    .bare = { $kind }
underwater-cities-effect-cost-upgrade = upgrade { $price }
    .short = upgrade { FORM($price, form: "short") }
    .bare = upgrade
# $price: such as “1 credit”. $text: what the slot says.
underwater-cities-effect-clone = for { $price }: { $text }
# A slot that is impossible at the moment. $card: the only card in hand that could change that.
underwater-cities-effect-slot-after-card = only after { $card }: { $text }
underwater-cities-effect-slot-after = only after another effect, such as your card’s: { $text }
# $text: a card in a list, such as “yellow, instant card: gain 1 credit.”
underwater-cities-effect-matches = matches · { $text }
# $why: why it does nothing.
underwater-cities-effect-idle = matches, but does nothing now: { LIST($why, style: "points") } · { $text }
underwater-cities-effect-idle-only = matches, but does nothing now · { $text }
underwater-cities-effect-unmatched = not { $colour }: discarded without effect · { $text }
underwater-cities-effect-unmatched-always = no card matches this slot: discarded without effect · { $text }
# $goods: such as “1 kelp”.
underwater-cities-effect-kind = costs { $price }; once connected { $goods } in each Production
underwater-cities-effect-kind-idle = costs { $price }; makes nothing by itself
# $gain: such as “gain 1 card”.
underwater-cities-effect-bonus = at once: { $gain }
# Behind the site of a building.
underwater-cities-effect-makes = from now on { $goods } in each Production
underwater-cities-effect-unconnected = city not connected yet: no production
underwater-cities-effect-no-city = no city there yet: no production
underwater-cities-effect-city-connected = connected at once
underwater-cities-effect-city-unconnected = connected only once a tunnel leads there
underwater-cities-effect-tunnel-city = connects your city { $city }
underwater-cities-effect-tunnel-empty = leads to { $city }, where no city stands yet
underwater-cities-effect-tunnel-inner = both its ends are connected already
underwater-cities-effect-tunnel-idle = no city at either end: makes nothing yet
# $tile: a metropolis. $count: the tunnels that will be missing.
underwater-cities-effect-tunnel-toward = { $count ->
    [one] towards { $tile }: then { $count } more tunnel is needed
   *[other] towards { $tile }: then { $count } more tunnels are needed
}
# $parts: such as “C5 is connected”.
underwater-cities-effect-site = { LIST($parts, style: "points") }.
# $parts: what the metropolis does: at once, in each Production, at the end.
underwater-cities-effect-metropolis = connects the metropolis { $tile }: { LIST($parts, style: "points") }
underwater-cities-effect-metropolis-now = at once: { LIST($parts, style: "comma") }
underwater-cities-effect-metropolis-prod = in each Production: { LIST($parts, style: "comma") }
# $kind: such as “farm”. $goods: such as “1 point”.
underwater-cities-effect-upgrade = { $kind }: { $goods } more in each Production
underwater-cities-effect-upgrade-idle = { $kind }, not connected: no more in Production yet
underwater-cities-effect-convert = { $goods } more in each Production
underwater-cities-effect-convert-idle = not connected: no more in Production yet
underwater-cities-effect-produces = { $kind }: { $goods }
# $space: a number. $bonus: such as “+1 credit”.
underwater-cities-effect-steps = to space { $space }: { $bonus }
underwater-cities-effect-steps-only = to space { $space }, no bonus
underwater-cities-effect-leave = { $card } is discarded without effect
# $text: what a claimed card does, with its full stop.
underwater-cities-effect-kept = you keep it: { $text }
underwater-cities-effect-kept-action = you keep it. When a slot or an effect lets you use it: { $text }
# $what: what comes of a claimed card, with its full stop; the turn ends with it.
underwater-cities-effect-draw = { $what } Then you draw 1 card.
# $slots: those whose action it may be.
underwater-cities-effect-slots = { $what }: { LIST($slots, style: "comma", form: "short") }
underwater-cities-effect-lost = you lose this card: { $text }
# $why: such as “upgrade: 1 science needed (you have 0)”.
underwater-cities-effect-lacks = { $what }; not possible yet: { LIST($why, style: "points") }
underwater-cities-effect-replaced = { $new } instead of { $old }
# $text: such as “use 1 of your action cards”. $cards: those that are ready.
underwater-cities-effect-ready = { $text } · action cards ready: { LIST($cards, style: "points") }
underwater-cities-effect-none-ready = { $text } · no action card of yours is ready
# $what: what it does.
underwater-cities-effect-ready-card = { $card } ({ LIST($what, style: "points") })
# $card: a claimed card. $what: such as “1 kelp for 1 steelplast”.
underwater-cities-effect-ability = { $card }: { $what }
# $what: what an option does. $cards: claimed cards that respond to it, such as “Graduate Intake: gain 1 card”.
underwater-cities-effect-answers = { $what } · your cards: { LIST($cards, style: "points") }

## Why not: what cannot be chosen now

# $owner: a player.
underwater-cities-closed-own-tile = your tile lies there
underwater-cities-closed-taken = taken by { $owner }
underwater-cities-closed-neutral = taken by a neutral tile
# $price: such as “1 credit”.
underwater-cities-closed-clone-cost = taken by { $owner }; cloning it costs { $price }
underwater-cities-closed-clone-used = taken by { $owner }; the cloning tile is used already
underwater-cities-closed-reasons = { LIST($why, style: "points") }
underwater-cities-closed-card = with this card, { $slot } would do nothing
underwater-cities-closed-city-site = no city of yours is next to it
underwater-cities-closed-tunnel-site = no tunnel or starting city of yours touches it
# $needed: such as “2 credits”. $have: a number.
underwater-cities-closed-lacks = { $needed } needed (you have { $have })
# $kind: such as “farm”. $lacks: such as “2 credits needed (you have 1)”.
underwater-cities-closed-cost = { $kind }: { LIST($lacks, style: "comma") }
underwater-cities-closed-upgrade-cost = upgrade: { LIST($lacks, style: "comma") }
underwater-cities-closed-supply = { $kind }: none left
underwater-cities-closed-site = { $kind }: no free site
underwater-cities-closed-upgrade = nothing left to upgrade
underwater-cities-closed-trial = no fitting upgraded structure at a connected city
underwater-cities-closed-action-card = no action card of yours could do anything now
underwater-cities-closed-used-card = none of your action cards is used
underwater-cities-closed-condition = its condition is not met
underwater-cities-closed-nothing = it would do nothing now

## The log

underwater-cities-log-begins = the game starts
underwater-cities-log-round = round { $number } starts
underwater-cities-log-era = { $era } starts
underwater-cities-log-order = new play order: { LIST($order, style: "comma") }
underwater-cities-log-production = Production
underwater-cities-log-over = the game is over
underwater-cities-log-declared = chose { $slot }, played { $card }
underwater-cities-log-declared-alone = chose { $slot }, without a card
underwater-cities-log-cloned = cloned { $slot }, played { $card }
underwater-cities-log-slot-lapsed = the slot’s action lapses: after what was revealed, nothing can be done ({ $slot })
underwater-cities-log-unused = the card had no effect
underwater-cities-log-resolved = used the effect of { $card }
underwater-cities-log-claimed = claimed { $card }
underwater-cities-log-replaced = discarded { $card } to make room
underwater-cities-log-used = used { $card }
underwater-cities-log-refreshed = available again: { $card }
underwater-cities-log-gained = gained { $goods }
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-gained-from = gained { $goods } from { $source }
underwater-cities-log-paid = paid { $goods }
underwater-cities-log-fed = { $cities ->
    [one] fed { $cities } city with { $goods }
   *[other] fed { $cities } cities with { $goods }
}
underwater-cities-log-replaced-output = production reduced by { $goods }
underwater-cities-log-built = built: { $site }
underwater-cities-log-upgraded = upgraded: { $site }
underwater-cities-log-converted = made symbiotic: { $site }
underwater-cities-log-metropolis = connected the metropolis { $tile }
underwater-cities-log-stepped = advanced to { $space }
underwater-cities-log-stepped-over = advanced beyond space 1
underwater-cities-log-contract = claimed the contract { $contract }
underwater-cities-log-drew = { $count ->
    [one] drew { $count } card
   *[other] drew { $count } cards
}
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-drew-from = { $count ->
    [one] drew { $count } card thanks to { $source }
   *[other] drew { $count } cards thanks to { $source }
}
# Only the player reads this.
underwater-cities-log-drew-cards = drew { LIST($cards) }
underwater-cities-log-drew-cards-from = drew { LIST($cards) } thanks to { $source }
underwater-cities-log-looked = { $count ->
    [one] looked at { $count } card
   *[other] looked at { $count } cards
}
# Only the player reads this.
underwater-cities-log-looked-at = looked at { LIST($cards) }
underwater-cities-log-kept = { $count ->
    [one] kept { $count } card
   *[other] kept { $count } cards
}
underwater-cities-log-discarded = { $count ->
    [one] discarded { $count } card
   *[other] discarded { $count } cards
}
# Only the player reads this.
underwater-cities-log-discarded-cards = discarded { LIST($cards) }
underwater-cities-log-owes = { $count ->
    [one] must discard { $count } card before their next turn
   *[other] must discard { $count } cards before their next turn
}
underwater-cities-log-chose-hand = chose which cards to keep and discarded { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
underwater-cities-log-reshuffled = { $count ->
    [one] the discard pile ({ $count } card) is shuffled into a new era deck
   *[other] the discard pile ({ $count } cards) is shuffled into a new era deck
}
underwater-cities-log-took-special = took { $card }
underwater-cities-log-searched-specials = put { $card } under the Special deck and looked at the next cards
underwater-cities-log-kept-special = kept a Special card
# Only the player reads this.
underwater-cities-log-kept-card = kept { $card }
underwater-cities-log-drew-tiles = { $count ->
    [one] looked at { $count } metropolis tile
   *[other] looked at { $count } metropolis tiles
}
underwater-cities-log-hungry = { $points ->
    [0] could not feed { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } and had no points to lose
    [one] could not feed { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } and lost { $points } point
   *[other] could not feed { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } and lost { $points } points
}
underwater-cities-log-fourth = { $card } is revealed: { $slot } is occupied in the next round

## What somebody may always answer

underwater-cities-habit-discard = discarding to the hand limit
underwater-cities-habit-discard-newest = the newest, Special cards last
underwater-cities-habit-discard-oldest = the oldest, Special cards last
underwater-cities-habit-new-hand = your hand when an era starts
underwater-cities-habit-new-hand-new-era = keep cards of the new era
underwater-cities-habit-new-hand-old-hand = keep the cards you had
underwater-cities-habit-order = slot or card first
underwater-cities-habit-order-slot = slot first
underwater-cities-habit-order-card = card first
underwater-cities-habit-parts = parts in any order
underwater-cities-habit-parts-in-order = in the order written
underwater-cities-habit-steps = steps on the Federation track
underwater-cities-habit-steps-all = take all of them
underwater-cities-habit-production = choices in Production
underwater-cities-habit-production-gains = take only what costs nothing
underwater-cities-habit-production-none = skip all of them
underwater-cities-habit-replaced = Production: making other goods
underwater-cities-habit-replaced-all = as much as possible
underwater-cities-habit-replaced-none = nothing

## What somebody could still do

# $ways: some of the parts.
underwater-cities-waste-part = part of the slot’s action is unused: { LIST($ways, style: "or") }
underwater-cities-waste-card = { $card } matches the slot, and you can still use it
underwater-cities-waste-hunger = { $cities ->
    [one] the era ends and { $cities } of your cities will go hungry: you lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] the era ends and { $cities } of your cities will go hungry: you lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
# What a kind of warning is called.
underwater-cities-waste-part-name = an unused part of a slot’s action
underwater-cities-waste-card-name = a matching card left unused
underwater-cities-waste-hunger-name = cities that go hungry
