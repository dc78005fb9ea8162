### Underwater Cities: its things, and what its components do. The things are called as in the
### glossary of the rules, one word for one thing.
###
### What a component does is said in clauses that tell the reader to do something ("gain 1 credit").
### Clauses stand inside one another; each text ends with a full stop of its own.
### `.infinitive`: behind "to", as in "to gain 1 credit", where that is not the clause itself.

## Resources and what else is gained

# `.none`: the player has nothing of it.
underwater-cities-credit = credit
    .none = no credits
underwater-cities-kelp = kelp
    .none = no kelp
underwater-cities-steelplast = steelplast
    .none = no steelplast
underwater-cities-science = science
    .none = no science
underwater-cities-biomatter = biomatter
    .none = no biomatter

underwater-cities-amount-credit = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
underwater-cities-amount-kelp = { $count } kelp
underwater-cities-amount-steelplast = { $count } steelplast
underwater-cities-amount-science = { $count } science
underwater-cities-amount-biomatter = { $count } biomatter
underwater-cities-amount-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
underwater-cities-amount-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
underwater-cities-amount-made-biomatter = { $count } biomatter you produced in this Production
underwater-cities-bundle = { LIST($goods) }

## What is built

# `.a`: one of its kind. `.many`: several.
underwater-cities-farm = farm
    .a = a farm
    .many = farms
underwater-cities-desal = desalination plant
    .a = a desalination plant
    .many = desalination plants
    .short = desalination
underwater-cities-lab = laboratory
    .a = a laboratory
    .many = laboratories
underwater-cities-tunnel = tunnel
    .a = a tunnel
    .many = tunnels
underwater-cities-white = nonsymbiotic city
    .a = a nonsymbiotic city
    .many = nonsymbiotic cities
    .short = nonsymbiotic city
underwater-cities-purple = symbiotic city
    .a = a symbiotic city
    .many = symbiotic cities
    .short = symbiotic city
underwater-cities-building = building
    .a = a building
    .many = buildings
underwater-cities-structure = structure
    .a = a structure
    .many = structures
underwater-cities-city = city
    .a = a city
    .many = cities

## Places

underwater-cities-green = green
underwater-cities-red = red
underwater-cities-yellow = yellow
# Places bear the names that are printed on the pictures, the same in every language.
underwater-cities-slot-green = G{ $place }
underwater-cities-slot-red = R{ $place }
underwater-cities-slot-yellow = Y{ $place }
underwater-cities-slot-always-available = slot ∞
    .short = ∞
# $place, $city, $one, $other: names of places on the board, such as "C3".
underwater-cities-site-city = { $place }
underwater-cities-site-metropolis = metropolis { $place }
    .short = { $place }
underwater-cities-site-tunnel = { $one }–{ $other }
underwater-cities-site-building = { $city }·{ $number }
underwater-cities-site-expansion = { $city }+
# What stands on a site, or is built there.
underwater-cities-standing-building = { $kind } { $city }·{ $number }
    .short = { $city }·{ $number }
underwater-cities-standing-expansion = { $kind } { $city }+
    .short = { $city }+
underwater-cities-standing-tunnel = tunnel { $one }–{ $other }
    .short = { $one }–{ $other }
underwater-cities-standing-city = { $kind } { $place }
    .short = { $place }
underwater-cities-board = player board { $number }
underwater-cities-space = space { $space } of the Federation track
underwater-cities-below-the-track = not on the track yet

## Cards

underwater-cities-era-1 = Era I
underwater-cities-era-2 = Era II
underwater-cities-era-3 = Era III
# `.a`: another one of its kind.
underwater-cities-type-instant = instant card
    .played = instant card, done at once
underwater-cities-type-permanent = permanent card
    .a = another permanent card
    .played = permanent card, stays with you
underwater-cities-type-action = action card
    .a = another action card
    .played = action card, stays with you for slots that use one
underwater-cities-type-production = production card
    .a = another production card
    .played = production card, stays with you for each Production
underwater-cities-type-end = end-scoring card
    .a = another end-scoring card
    .played = end-scoring card, stays with you until the end
# A title that the component pack brings along.
underwater-cities-own-title = { $title }
# `.short`: on a button.
underwater-cities-numbered-card = { $title } ({ $number })
    .short = { $title }
# Another card bears the same title.
underwater-cities-namesake-card = { $title } ({ $number })
    .short = { $title } { $number }
# Beside a card in a list. $head: such as “red”, “action card”, “3 credits”.
underwater-cities-card-hint = { LIST($head, style: "comma", form: "short") }: { $text }
# The same where the card is about to be played: its type says whether it stays.
underwater-cities-played-hint = { LIST($head, style: "comma", form: "played") }: { $text }
# $price: the price of a Special card.
underwater-cities-special-price = { $price } when played

## What is counted: only what is connected

# `.each`: for each single one.
underwater-cities-count-farm = { $count ->
    [one] { $count } connected farm
   *[other] { $count } connected farms
}
    .each = connected farm
underwater-cities-count-desal = { $count ->
    [one] { $count } connected desalination plant
   *[other] { $count } connected desalination plants
}
    .each = connected desalination plant
underwater-cities-count-lab = { $count ->
    [one] { $count } connected laboratory
   *[other] { $count } connected laboratories
}
    .each = connected laboratory
underwater-cities-count-building = { $count ->
    [one] { $count } connected building
   *[other] { $count } connected buildings
}
    .each = connected building
underwater-cities-count-white = { $count ->
    [one] { $count } connected nonsymbiotic city
   *[other] { $count } connected nonsymbiotic cities
}
    .each = connected nonsymbiotic city
underwater-cities-count-purple = { $count ->
    [one] { $count } connected symbiotic city
   *[other] { $count } connected symbiotic cities
}
    .each = connected symbiotic city
underwater-cities-count-city = { $count ->
    [one] { $count } connected city
   *[other] { $count } connected cities
}
    .each = connected city
underwater-cities-count-tunnel = { $count ->
    [one] { $count } tunnel at a connected city
   *[other] { $count } tunnels at connected cities
}
    .each = tunnel at a connected city
underwater-cities-count-structure = { $count ->
    [one] { $count } structure at a connected city
   *[other] { $count } structures at connected cities
}
    .each = structure at a connected city
underwater-cities-count-up-farm = { $count ->
    [one] { $count } connected upgraded farm
   *[other] { $count } connected upgraded farms
}
    .each = connected upgraded farm
underwater-cities-count-up-desal = { $count ->
    [one] { $count } connected upgraded desalination plant
   *[other] { $count } connected upgraded desalination plants
}
    .each = connected upgraded desalination plant
underwater-cities-count-up-lab = { $count ->
    [one] { $count } connected upgraded laboratory
   *[other] { $count } connected upgraded laboratories
}
    .each = connected upgraded laboratory
underwater-cities-count-up-building = { $count ->
    [one] { $count } connected upgraded building
   *[other] { $count } connected upgraded buildings
}
    .each = connected upgraded building
underwater-cities-count-up-tunnel = { $count ->
    [one] { $count } upgraded tunnel at a connected city
   *[other] { $count } upgraded tunnels at connected cities
}
    .each = upgraded tunnel at a connected city
underwater-cities-count-up-structure = { $count ->
    [one] { $count } upgraded structure at a connected city
   *[other] { $count } upgraded structures at connected cities
}
    .each = upgraded structure at a connected city
underwater-cities-count-pair-farm = { $count ->
    [one] { $count } connected city with at least 2 upgraded farms
   *[other] { $count } connected cities with at least 2 upgraded farms each
}
    .each = connected city with at least 2 upgraded farms
underwater-cities-count-pair-desal = { $count ->
    [one] { $count } connected city with at least 2 upgraded desalination plants
   *[other] { $count } connected cities with at least 2 upgraded desalination plants each
}
    .each = connected city with at least 2 upgraded desalination plants
underwater-cities-count-pair-lab = { $count ->
    [one] { $count } connected city with at least 2 upgraded laboratories
   *[other] { $count } connected cities with at least 2 upgraded laboratories each
}
    .each = connected city with at least 2 upgraded laboratories
underwater-cities-count-pair-any = { $count ->
    [one] { $count } pair of upgraded buildings of the same kind at a connected city
   *[other] { $count } pairs of upgraded buildings of the same kind at connected cities
}
    .each = pair of upgraded buildings of the same kind at a connected city
underwater-cities-count-trio = { $count ->
    [one] { $count } connected city with all 3 kinds of buildings
   *[other] { $count } connected cities with all 3 kinds of buildings
}
    .each = connected city with all 3 kinds of buildings
underwater-cities-count-purple-trio = { $count ->
    [one] { $count } connected symbiotic city with all 3 kinds of buildings
   *[other] { $count } connected symbiotic cities with all 3 kinds of buildings
}
    .each = connected symbiotic city with all 3 kinds of buildings
underwater-cities-count-full = { $count ->
    [one] { $count } connected city with buildings on all its ordinary building sites
   *[other] { $count } connected cities with buildings on all their ordinary building sites
}
    .each = connected city with buildings on all its ordinary building sites
underwater-cities-count-expansion = { $count ->
    [one] { $count } connected building on an expansion site
   *[other] { $count } connected buildings on expansion sites
}
    .each = connected building on an expansion site
underwater-cities-count-set-up = { $count ->
    [one] { $count } connected set of an upgraded tunnel, farm, desalination plant and laboratory
   *[other] { $count } connected sets of an upgraded tunnel, farm, desalination plant and laboratory
}
    .each = connected set of an upgraded tunnel, farm, desalination plant and laboratory
underwater-cities-count-most = { $count ->
    [one] { $count } connected building of the kind you have most of
   *[other] { $count } connected buildings of the kind you have most of
}
    .each = connected building of the kind you have most of
underwater-cities-count-metropolis = { $count ->
    [one] { $count } connected metropolis
   *[other] { $count } connected metropolises
}
    .each = connected metropolis
underwater-cities-count-permanent = { $count ->
    [one] { $count } claimed permanent card
   *[other] { $count } claimed permanent cards
}
    .each = claimed permanent card
underwater-cities-count-production = { $count ->
    [one] { $count } claimed production card
   *[other] { $count } claimed production cards
}
    .each = claimed production card
underwater-cities-count-ending = { $count ->
    [one] { $count } claimed end-scoring card
   *[other] { $count } claimed end-scoring cards
}
    .each = claimed end-scoring card
underwater-cities-count-action = { $count ->
    [one] { $count } claimed action card (the Personal Assistant counts)
   *[other] { $count } claimed action cards (the Personal Assistant counts)
}
    .each = claimed action card (the Personal Assistant counts)
underwater-cities-count-claimed = { $count ->
    [one] { $count } card you have claimed
   *[other] { $count } cards you have claimed
}
    .each = card you have claimed
underwater-cities-count-special = { $count ->
    [one] { $count } Special card you have played and paid for
   *[other] { $count } Special cards you have played and paid for
}
    .each = Special card you have played and paid for
underwater-cities-count-tile-green = { $count ->
    [one] { $count } of your action tiles on a green slot this round
   *[other] { $count } of your action tiles on green slots this round
}
    .each = of your action tiles on green slots this round
underwater-cities-count-tile-red = { $count ->
    [one] { $count } of your action tiles on a red slot this round
   *[other] { $count } of your action tiles on red slots this round
}
    .each = of your action tiles on red slots this round
underwater-cities-count-tile-yellow = { $count ->
    [one] { $count } of your action tiles on a yellow slot this round
   *[other] { $count } of your action tiles on yellow slots this round
}
    .each = of your action tiles on yellow slots this round
underwater-cities-count-tile-colours = { $count ->
    [one] { $count } colour of slots with your action tiles this round
   *[other] { $count } colours of slots with your action tiles this round
}
    .each = colour of slots with your action tiles this round

## Conditions, as they stand behind "if"

underwater-cities-if-at-least = you have at least { LIST($needs) }
underwater-cities-if-at-most = you have at most { $counted }
underwater-cities-if-have = you have at least { LIST($goods) }
underwater-cities-if-space = you are on space { $space } of the Federation track
underwater-cities-if-not-at-least = you do not have { LIST($needs) }
underwater-cities-if-more = you have more than { $counted }
underwater-cities-if-not-space = you are not on space { $space } of the Federation track
underwater-cities-if-none = you have { FORM($thing, form: "none") }
underwater-cities-if-have-not = you do not have { LIST($goods) }

## Events, as they stand behind "whenever"

underwater-cities-when-built = you build { LIST($kinds, style: "or", form: "a") }
underwater-cities-when-built-nth-city = you build the { $nth ->
    [1] first
    [2] second
    [3] third
   *[other] { $nth }th
} { $kind } at a connected city
underwater-cities-when-built-nth-turn = you build your { $nth ->
    [1] first
    [2] second
    [3] third
   *[other] { $nth }th
} { $kind } of the turn
underwater-cities-when-built-nth-of-city = you build one of these and its connected city then has exactly { $nth } of them: { LIST($kinds, style: "or", form: "many") }
underwater-cities-when-built-nth-of-turn = you build number { $nth } of these this turn: { LIST($kinds, style: "or", form: "many") }
underwater-cities-when-upgraded = you upgrade { LIST($kinds, style: "or", form: "a") }
underwater-cities-when-upgraded-nth = you complete the { $nth ->
    [1] first
    [2] second
    [3] third
   *[other] { $nth }th
} upgraded { $kind } at a connected city
underwater-cities-when-upgraded-nth-of = you upgrade one of these and its connected city then has exactly { $nth } upgraded ones: { LIST($kinds, style: "or", form: "many") }
underwater-cities-when-space = you reach space { $space } of the Federation track
underwater-cities-when-over = a step takes you beyond space 1 of the Federation track
underwater-cities-when-advanced = you advance on the Federation track
underwater-cities-when-slot = you use { $slot }
underwater-cities-when-gives = an action slot gives you at least { $amount }
underwater-cities-when-matched = the card you play matches the colour of your slot
underwater-cities-when-matched-colour = the card you play matches a { $colour } slot
underwater-cities-when-mismatched = you choose a coloured slot that does not match the card you play
underwater-cities-when-card-used = you use an action card
underwater-cities-when-special-taken = you take a Special card
underwater-cities-when-special-paid = you pay for a Special card
underwater-cities-when-claimed = you claim another card
underwater-cities-when-claimed-type = you claim { FORM($type, form: "a") }
underwater-cities-when-metropolis = you connect another metropolis to your network
underwater-cities-when-turn-ends = your turn ends

# Slots by what they are for.
underwater-cities-family-federation = a slot for the Federation track
underwater-cities-family-desal = a slot for desalination plants
underwater-cities-family-city = a slot for cities
underwater-cities-family-use = a slot for action cards
underwater-cities-family-steel = a slot that gives steelplast
underwater-cities-family-tunnel = a slot for tunnels
underwater-cities-family-cards = a slot that gives cards
underwater-cities-family-farm = a slot for farms
underwater-cities-family-lab = a slot for laboratories
underwater-cities-family-special = a slot for Special cards
underwater-cities-family-science = the slot for science
underwater-cities-family-always = the always-available slot

## What is done: gaining, paying, choosing

underwater-cities-do-gain = gain { LIST($goods) }
    .short = { LIST($goods, style: "plus") }
    .brief = { LIST($goods) }
# Beside what the Federation track itself gives.
underwater-cities-do-gain-more = also gain { LIST($goods) }
underwater-cities-do-gain-one-of = gain { LIST($goods, style: "or") }
underwater-cities-do-gain-several-of = gain { $count } of these, all different: { LIST($goods, style: "comma") }
    .brief = { $count } of these, all different: { LIST($goods, style: "comma") }
underwater-cities-do-advance = { $steps ->
    [one] advance { $steps } space on the Federation track
   *[other] advance { $steps } spaces on the Federation track
}
    .short = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
    .brief = { $steps ->
        [one] { $steps } Federation step
       *[other] { $steps } Federation steps
    }
underwater-cities-do-pay = you may pay { LIST($prices, style: "or") } to { FORM($then, form: "infinitive") }
    .infinitive = pay { LIST($prices, style: "or") } to { FORM($then, form: "infinitive") }
underwater-cities-do-pay-times = you may pay { LIST($prices, style: "or") } to { FORM($then, form: "infinitive") }, up to { $times } times
    .infinitive = pay { LIST($prices, style: "or") } to { FORM($then, form: "infinitive") }, up to { $times } times
underwater-cities-do-discard = { $count ->
    [one] you may discard { $count } card to { FORM($then, form: "infinitive") }
   *[other] you may discard { $count } cards to { FORM($then, form: "infinitive") }
}
    .infinitive = { $count ->
        [one] discard { $count } card to { FORM($then, form: "infinitive") }
       *[other] discard { $count } cards to { FORM($then, form: "infinitive") }
    }
underwater-cities-do-discard-times = { $count ->
    [one] you may discard { $count } card to { FORM($then, form: "infinitive") }, up to { $times } times
   *[other] you may discard { $count } cards to { FORM($then, form: "infinitive") }, up to { $times } times
}
    .infinitive = { $count ->
        [one] discard { $count } card to { FORM($then, form: "infinitive") }, up to { $times } times
       *[other] discard { $count } cards to { FORM($then, form: "infinitive") }, up to { $times } times
    }
underwater-cities-do-exchange = exchange { $one } for { $other } or vice versa
underwater-cities-do-exchange-times = exchange { $one } for { $other } or vice versa, up to { $times } times

## What is done: building and the like

underwater-cities-one = 1 { $kind }
underwater-cities-one-of = { LIST($things, style: "or") }
underwater-cities-up-to = up to { $count } { LIST($kinds, style: "or", form: "many") }
underwater-cities-cost-usual = at the usual cost
underwater-cities-cost-free = for free
underwater-cities-cost = for { LIST($prices, style: "or") }
underwater-cities-cost-each = for { LIST($prices, style: "or") } each
underwater-cities-cost-less = for { LIST($goods) } less than usual
underwater-cities-do-build-ordinary = build { $things } { $cost }
underwater-cities-do-build-expansion = build { $things } on an expansion site { $cost }
underwater-cities-do-build-any = build { $things } on an ordinary or an expansion site { $cost }
underwater-cities-do-build-upgraded = { $build } and upgrade that structure at once { $cost }
    .brief = { FORM($build, form: "brief") }, upgraded at once { $cost }
underwater-cities-do-upgrade = upgrade { $things } { $cost }
underwater-cities-do-upgrade-differ = upgrade { $things } of different kinds { $cost }
# The same, where the costs follow.
underwater-cities-do-build-ordinary-bare = build { $things }
    .brief = { $things }
underwater-cities-do-build-expansion-bare = build { $things } on an expansion site
underwater-cities-do-build-any-bare = build { $things } on an ordinary or an expansion site
underwater-cities-do-upgrade-bare = upgrade { $things }
underwater-cities-do-upgrade-differ-bare = upgrade { $things } of different kinds
underwater-cities-do-use = { $count ->
    [1] use { $count } of your action cards
   *[other] use up to { $count } of your action cards
}
    .short = action card
    .brief = { $count ->
        [1] use { $count } action card
       *[other] use up to { $count } action cards
    }
underwater-cities-do-use-any = { $count ->
    [1] use { $count } of your action cards, even a used one
   *[other] use up to { $count } of your action cards, even used ones
}
    .open = { $count ->
        [1] use { $count } of your action cards, even a used one,
       *[other] use up to { $count } of your action cards, even used ones,
    }
    .short = action card
# `.open`: more is said behind it. $use: such as "use 1 of your action cards".
underwater-cities-do-use-times = { FORM($use, form: "open") } and carry out its effect { $times } times
    .short = action card
underwater-cities-do-refresh = { $count ->
    [1] make { $count } of your used action cards available again
   *[other] make up to { $count } of your used action cards available again
}
    .short = ready a card
underwater-cities-do-take-special = { $count ->
    [one] take { $count } Special card
   *[other] take { $count } Special cards
}
    .short = Special card
    .brief = { $count ->
        [one] { $count } Special card
       *[other] { $count } Special cards
    }
underwater-cities-do-draw = { $count ->
    [one] draw { $count } card and keep { $keep }
   *[other] draw { $count } cards and keep { $keep } of them
}
    .short = draw cards
underwater-cities-do-slot-available = perform the action of any available slot
    .short = a slot’s action
underwater-cities-do-slot-available-colour = perform the action of an available { $colour } slot
    .short = a slot’s action
underwater-cities-do-slot-occupied = perform the action of a slot occupied by another player
    .short = a slot’s action
underwater-cities-do-slot-occupied-colour = perform the action of a { $colour } slot occupied by another player
    .short = a slot’s action
underwater-cities-do-slot-any = perform the action of a coloured slot that you do not occupy, available or occupied
    .short = a slot’s action
underwater-cities-do-slot-any-colour = perform the action of a { $colour } slot that you do not occupy, available or occupied
    .short = a slot’s action
underwater-cities-do-slot-always = perform the action of the always-available slot
    .short = a slot’s action
underwater-cities-do-convert = { $count ->
    [1] turn { $count } of your nonsymbiotic cities into a symbiotic city
   *[other] turn up to { $count } of your nonsymbiotic cities into symbiotic cities
}
    .short = make symbiotic
underwater-cities-do-trial = { $count ->
    [1] gain the production of { $count } upgraded structure at a connected city
   *[other] gain the production of up to { $count } different upgraded structures at connected cities
}
underwater-cities-do-trial-of = { $count ->
    [1] gain the production of { $count } upgraded { LIST($kinds, style: "or") } at a connected city
   *[other] gain the production of up to { $count } different upgraded { LIST($kinds, style: "or", form: "many") } at connected cities
}
underwater-cities-do-again = { $count ->
    [1] { $count } of your upgraded structures at connected cities produces once more
   *[other] up to { $count } of your upgraded structures at connected cities produce once more
}
underwater-cities-do-again-of = { $count ->
    [1] { $count } of your upgraded { LIST($kinds, style: "or", form: "many") } at connected cities produces once more
   *[other] up to { $count } of your upgraded { LIST($kinds, style: "or", form: "many") } at connected cities produce once more
}
underwater-cities-do-gain-metropolis = { $count ->
    [one] draw { $count } unused blue metropolis tile: that metropolis is connected to your network
   *[other] draw { $count } unused blue metropolis tiles and keep 1 of them, connected to your network
}
    .short = metropolis

## What is done: depending on something

underwater-cities-do-if = if { $condition }, { $then }
    .infinitive = { FORM($then, form: "infinitive") } if { $condition }
    .short = { FORM($then, form: "short") }
underwater-cities-do-if-else = if { $condition }, { $then }; otherwise { $otherwise }
    .infinitive = { FORM($then, form: "infinitive") } if { $condition }, otherwise to { FORM($otherwise, form: "infinitive") }
underwater-cities-do-for-each = { $then } for each { FORM($counted, form: "each") }
    .infinitive = { FORM($then, form: "infinitive") } for each { FORM($counted, form: "each") }
    .short = { FORM($then, form: "short") }
underwater-cities-do-per = { $then } per { $counted }
    .infinitive = { FORM($then, form: "infinitive") } per { $counted }
    .short = { FORM($then, form: "short") }
# $steps: such as "1 point for at least 6 or 2 points for at least 7 connected cities"; the last says
# what is counted.
underwater-cities-do-tier = gain { LIST($steps, style: "or") }
underwater-cities-tier = { $points ->
    [one] { $points } point for at least { $number }
   *[other] { $points } points for at least { $number }
}
underwater-cities-last-tier = { $points ->
    [one] { $points } point for at least { $counted }
   *[other] { $points } points for at least { $counted }
}

## What holds while a card is claimed

underwater-cities-do-on = whenever { $event }, { $then }
underwater-cities-do-on-turn-end = at the end of your turn, { $then }
underwater-cities-do-on-once-turn = once per turn, when { $event }, { $then }
underwater-cities-do-on-once-round = once per round, when { $event }, { $then }
underwater-cities-do-on-once-era = once per era, when { $event }, { $then }
underwater-cities-do-boost-more = { $count ->
    [1] you may build { $count } more { $kind } there
   *[other] you may build up to { $count } more { FORM($kind, form: "many") } there
}
underwater-cities-do-boost-kinds = you may build any of these there: { LIST($kinds, style: "or", form: "many") }
underwater-cities-do-boost-both = you may use both of its options
underwater-cities-do-ability = once per turn, { $then }
underwater-cities-do-discount = when { $event }, it costs you { LIST($goods) } less
underwater-cities-do-discount-special = Special cards cost you { LIST($goods) } less
underwater-cities-do-discount-once = the first time each turn that { $event }, it costs you { LIST($goods) } less
underwater-cities-do-other-cost = when { $event }, you may pay { LIST($prices, style: "or") } instead of the usual cost
underwater-cities-do-limit = your hand limit is { $count } higher

## When it counts

underwater-cities-do-now = when connected: { LIST($parts, style: "points") }
underwater-cities-do-prod = during Production: { LIST($parts, style: "points") }
underwater-cities-do-end = at the end of the game: { LIST($parts, style: "points") }
underwater-cities-do-replace = { $count ->
    [1] { $count } of your connected { FORM($kind, form: "many") } may make { $new } instead of { $old }; what its upgrade makes stays the same
   *[other] up to { $count } of your connected { FORM($kind, form: "many") } may make { $new } instead of { $old } each; what their upgrades make stays the same
}
underwater-cities-do-feed = { $count ->
    [1] { $count } of your connected cities does not need to be fed
   *[other] { $count } of your connected cities do not need to be fed
}

## Texts of whole components

underwater-cities-text = { LIST($parts, style: "points") }.
# $parts: what a slot does, as briefly as can be.
underwater-cities-text-slot = { LIST($parts, style: "points", form: "brief") }
underwater-cities-text-contract = if you have at least { LIST($needs) }, { LIST($reward, style: "points") }.
underwater-cities-text-metropolis = when connected: { LIST($now, style: "points") }. In each Production: { LIST($prod, style: "points") }.
# $effect: such as "immediately gain 6 points". $surcharge: such as "2 science and 2 credits".
underwater-cities-text-site = { $effect }.
underwater-cities-text-surcharge = { $effect }; building here costs { $surcharge } more.
# `.short`: behind the name of the site, on a button.
underwater-cities-site-is-double-building = building ×2: in Production this building makes its own production once more
    .short = ×2
underwater-cities-site-is-triple-city = city ×3: in Production a connected symbiotic city here makes 6 points instead of 2
    .short = ×3
underwater-cities-site-is-triple-tunnel = tunnel ×3: in Production a tunnel here makes three times as much if it is at a city
    .short = ×3
underwater-cities-site-is-joined-tunnels = joined tunnels: in Production these two make 2 more credits if both are built and each is at a city
    .short = joined tunnels
underwater-cities-site-is-metropolis-tunnel = in Production the metropolis here makes 2 more points if it is connected
    .short = metropolis +2 points
underwater-cities-site-is-six-points = building here gives 6 points at once
    .short = +6 points

## Why a component pack is refused

underwater-cities-pack-zero = a number here must be at least 1
underwater-cities-pack-twice = “{ $name }” appears twice
underwater-cities-pack-one-counter = only one thing can be counted here
underwater-cities-pack-less-than-usual = a fixed cost cannot also be “less than usual”
underwater-cities-pack-rising = numbers and points must increase from step to step
underwater-cities-pack-boost = that slot has no rules that could be changed like this
underwater-cities-pack-replaced = that is not what it produces without an upgrade
underwater-cities-pack-no-choice = there can be no choice here; write it without “/”
underwater-cities-pack-row-count = the table has { $found ->
    [one] { $found } row
   *[other] { $found } rows
} of this sort but needs { $expected }
underwater-cities-pack-too-few = the table has { $found ->
    [one] { $found } row
   *[other] { $found } rows
} of this sort but needs at least { $fewest }
underwater-cities-pack-unknown = “{ $name }” does not appear in any other table
underwater-cities-pack-unreached = no tunnels lead from the start to this site
underwater-cities-pack-one-statement = only one statement of this kind is allowed here
underwater-cities-pack-missing-row = the row “{ $name }” is missing
underwater-cities-pack-cards = there are { $found } cards of this kind, not { $expected }
underwater-cities-pack-no-slot = one side of the main board has no slot “{ $name }” that would fit

## Underwater Cities: what a post tells of a turn. The form .tally is for where there is little room.

# $slots: such as “G3”, with its icon. $card: a title.
underwater-cities-story-chose = { LIST($slots) } with { $card }
    .least = { LIST($slots) }
underwater-cities-story-unused = { LIST($slots) } with { $card } (no effect)
    .least = { LIST($slots) }
underwater-cities-story-claimed = { LIST($slots) }, claimed { $card }
    .least = { LIST($slots) }
underwater-cities-story-alone = { LIST($slots) } without a card
    .least = { LIST($slots) }
underwater-cities-story-cloned = clone of { $slot }
underwater-cities-story-also-claimed = claimed { LIST($things) }
    .least = { "" }
underwater-cities-story-used = used { LIST($things) }
    .least = { "" }
underwater-cities-story-refreshed = ready again: { LIST($things) }
    .least = { "" }
underwater-cities-story-built = built { LIST($things) }
    .tally = built { LIST($things, form: "tally") }
underwater-cities-story-upgraded = upgraded { LIST($things) }
    .tally = upgraded { LIST($things, form: "tally") }
underwater-cities-story-converted = made symbiotic: { LIST($things) }
    .tally = made symbiotic: { LIST($things, form: "tally") }
# $kind: such as “farm”. $places: such as “C5, C9”.
underwater-cities-story-buildings = { $count ->
    [one] { $kind } ({ $places })
   *[other] { $count } { FORM($kind, form: "many") } ({ $places })
}
    .tally = { $count ->
        [one] { $kind }
       *[other] { $count } { FORM($kind, form: "many") }
    }
underwater-cities-story-cities = { $count ->
    [one] { $kind } { $places }
   *[other] { FORM($kind, form: "many") } { $places }
}
underwater-cities-story-metropolis = connected { LIST($things) }
underwater-cities-story-special = took { LIST($things) }
underwater-cities-story-searched = took a hidden Special card; { LIST($things) } went under the deck
    .tally = took a hidden Special card
underwater-cities-story-kept-special = took a hidden Special card
underwater-cities-story-replaced = discarded { LIST($things) }
    .least = { "" }
underwater-cities-story-contract = contract { LIST($things) }
underwater-cities-story-steps = { $steps ->
    [one] { $steps } step up the Federation
   *[other] { $steps } steps up the Federation
}
    .least = Federation +{ $steps }
underwater-cities-story-hungry = { $count ->
    [one] { $count } city went hungry
   *[other] { $count } cities went hungry
}
