### What stands in pictures of Underwater Cities, and what is said for those who do not see them.
### There is little room.

## The strip at the top. It follows the name of whoever is on turn.

underwater-cities-picture-does-choose = chooses a slot and a card
# $slot: such as "green slot 3".
underwater-cities-picture-does-slot = uses { $slot }
# While nobody is on turn.
underwater-cities-picture-phase-cards = everyone chooses which cards to keep
underwater-cities-picture-phase-production = Production
# The solo game.
underwater-cities-picture-lost = the solo game is lost

## The main board and what lies beside it

# The aim of the solo game: so many connected cities, so many points.
underwater-cities-picture-solo-cities = connected cities
underwater-cities-picture-solo-points = points after final scoring
underwater-cities-picture-solo-fourth = Extra occupied slot: see this card’s number

underwater-cities-picture-alt-board = Underwater Cities, { $moment }.
underwater-cities-picture-alt-lost = the game is over: the solo game is lost.
# $phase: such as "Production".
underwater-cities-picture-alt-phase = { $phase }.
underwater-cities-picture-alt-occupied = { $slot }: { LIST($seats, style: "comma") }.
# An action tile of nobody in the solo game.
underwater-cities-picture-alt-nobody = nobody
underwater-cities-picture-alt-free = available: { LIST($slots, style: "comma") }.
# The foremost first.
underwater-cities-picture-alt-stack = { $space }: { LIST($seats, style: "comma") }.
underwater-cities-picture-alt-specials = Special cards: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-contract = contract “{ $contract }”: { $text }
underwater-cities-picture-alt-supply = Era deck { $deck }; white domes { $white }, purple domes { $purple }, tunnels { $tunnels }.
underwater-cities-picture-alt-supply-solo = Era deck { $deck }; white domes { $white }, tunnels { $tunnels }.
underwater-cities-picture-alt-own-hand = your hand: { LIST($cards, style: "comma") }.

## Players and their cards

underwater-cities-picture-no-cards = no cards in hand
underwater-cities-picture-new = new
# $nothing: 1 if there are no resources. What is counted is connected.
underwater-cities-picture-alt-player = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $nothing ->
    [1] no resources
   *[other] { LIST($goods) }
}; { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand; connected: cities { $city }, tunnels { $tunnel }, farms { $farm }, desalination plants { $desal }, laboratories { $lab }, metropolises { $metropolis }.
# Titles of cards and contracts.
underwater-cities-picture-alt-claimed = { $seat } has claimed { LIST($cards) }.
underwater-cities-picture-alt-hand = your hand: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-drawn-now = just drawn: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-no-hand = your hand: no cards.
underwater-cities-picture-alt-looked-at = to choose from: { LIST($cards, style: "comma") }.

## Nations, Production and scores

# The cards, tiles or contracts that a player has.
underwater-cities-picture-nation-listed = { LIST($things, style: "comma") }
underwater-cities-picture-nation-nothing-claimed = no claimed cards yet
underwater-cities-picture-made-title = Production right now
# $count: how many tunnels there are.
underwater-cities-picture-made-tunnels = { $count ->
    [one] { $count } tunnel
   *[other] { $count } tunnels
}
underwater-cities-picture-made-tunnels-upgraded = { $count ->
    [one] { $count } upgraded tunnel
   *[other] { $count } upgraded tunnels
}
underwater-cities-picture-made-joined = joined tunnels
# A special tunnel makes a metropolis worth more.
underwater-cities-picture-made-coastal = tunnel to { $metropolis }
underwater-cities-picture-made-total = Production
underwater-cities-picture-made-stock = in stock
underwater-cities-picture-made-food = feeding cities
underwater-cities-picture-score-so-far = points so far
underwater-cities-picture-score-metropolises = metropolises
underwater-cities-picture-score-end-cards = end-scoring cards
underwater-cities-picture-score-cities = cities
# $count: of the kinds of buildings that stand at a city.
underwater-cities-picture-score-kinds = { $count ->
    [0] without buildings
    [one] with { $count } kind of building
   *[other] with { $count } kinds of buildings
}
underwater-cities-picture-score-left-over = resources left
underwater-cities-picture-score-total = total

# $goods: such as "5 points" and "3 credits". $space: 0 is below the Federation track.
underwater-cities-picture-nation-alt-player = { $seat }: { LIST($goods, style: "comma") }; hand { $hand } of { $limit }; { $space ->
    [0] below the Federation track
   *[other] space { $space } of the Federation track
}.
underwater-cities-picture-nation-alt-network = cities { $cities }, symbiotic { $symbiotic }; tunnels { $tunnels }, upgraded { $upgraded }.
# $kind: such as "nonsymbiotic city".
underwater-cities-picture-nation-alt-city-connected = { $site }, { $kind }: { LIST($buildings, style: "comma") }.
underwater-cities-picture-nation-alt-city-connected-bare = { $site }, { $kind }.
underwater-cities-picture-nation-alt-city-unconnected = { $site }, { $kind }, not connected: { LIST($buildings, style: "comma") }.
underwater-cities-picture-nation-alt-city-unconnected-bare = { $site }, { $kind }, not connected.
# Buildings of a kind at a city: $kind, such as "farm", and how many.
underwater-cities-picture-nation-alt-plain = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}
underwater-cities-picture-nation-alt-upgraded = { $count ->
    [1] { $kind } (upgraded)
   *[other] { $count } × { $kind } (upgraded)
}
underwater-cities-picture-nation-alt-metropolis-connected = metropolis { $metropolis }: connected.
underwater-cities-picture-nation-alt-metropolis-unconnected = metropolis { $metropolis }: not connected.
underwater-cities-picture-nation-alt-claimed = claimed: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-used = used action cards: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-paid = paid Special cards: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-contracts = contracts: { LIST($contracts, style: "comma") }.
# $cities: that have to be fed.
underwater-cities-picture-nation-alt-production = { $seat }, Production right now: { LIST($goods, style: "comma") }; cities to feed: { $cities }.
underwater-cities-picture-nation-alt-source = { $source }: { LIST($goods, style: "comma") }.
underwater-cities-picture-nation-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}: so far { $before }, metropolises { $metropolises }, cards { $cards }, cities { $cities }, resources { $resources }.

## One component

# $kinds: what it is, such as "instant card", "green", "Era I".
underwater-cities-picture-kinds = { LIST($kinds, style: "comma") }
underwater-cities-picture-slot-few = { $slot } (1–2 players)
underwater-cities-picture-slot-many = { $slot } (3–4 players)
underwater-cities-picture-metropolis-blue = blue metropolis
underwater-cities-picture-metropolis-brown = brown metropolis
underwater-cities-picture-not-solo = not in the solo game
underwater-cities-picture-contract-early = early government contract
underwater-cities-picture-contract-middle = middle government contract
underwater-cities-picture-contract-late = late government contract
underwater-cities-picture-action-slot = action slot
underwater-cities-picture-special = Special card for { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
# $text: ends with a full stop.
underwater-cities-picture-alt-card = { $name }: { $text } ({ $origin })
underwater-cities-picture-alt-board-side = { $name } ({ $origin }).
# $prints: what is printed there, such as "gain 1 kelp".
underwater-cities-picture-alt-site = { $site }: { LIST($prints) }.

## All that a player has claimed

underwater-cities-picture-owned-title = claimed cards
# What the numbers in the corners of cards are.
underwater-cities-picture-owned-note = + what they give right now
# In the corner of an action card.
underwater-cities-picture-owned-used = used
# Titles above the cards of a type; they have little room.
underwater-cities-picture-owned-action = action cards
underwater-cities-picture-owned-permanent = permanent cards
underwater-cities-picture-owned-production = production cards
underwater-cities-picture-owned-end = end-scoring cards
underwater-cities-picture-owned-paid = paid Special cards
underwater-cities-picture-owned-contracts = government contracts
underwater-cities-picture-owned-tiles = connected metropolises
underwater-cities-picture-owned-waiting = metropolises not yet connected

underwater-cities-picture-owned-alt = claimed by { $seat }.
underwater-cities-picture-owned-alt-empty = { $seat } has not claimed any cards yet.
# $kind: such as "action cards".
underwater-cities-picture-owned-alt-kind = { $kind }: { LIST($cards, style: "comma") }.
# $text: ends with a full stop.
underwater-cities-picture-owned-alt-text = { $name }: { $text }

## What is in play in the own turn

underwater-cities-picture-alt-played = card played: { $card }.
underwater-cities-picture-alt-played-unmatched = card played, no effect: { $card }.
underwater-cities-picture-alt-matching = { $slot } is chosen; matching cards: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-none-matches = { $slot } is chosen; no card matches.
