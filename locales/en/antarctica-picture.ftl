### What stands in pictures of Antarctica, and what is said for those who do not see them. There
### is little room.

## The strip at the top. It follows the name of whoever is asked.

antarctica-picture-does-place = places a ship
antarctica-picture-does-extra-cube = places a cube
antarctica-picture-does-sail = sails a ship
antarctica-picture-does-action = chooses an action
antarctica-picture-does-after = may still play a card or discard
antarctica-picture-does-last-ship = decides about their last ship
antarctica-picture-does-points = chooses a research track
antarctica-picture-does-take = takes a Shipyard card
antarctica-picture-does-draft = chooses a Shipyard card
antarctica-picture-does-move = may move a ship
antarctica-picture-does-three = may advance on a track
antarctica-picture-does-second = may take an Icebreaker turn

## The continent

# Title of a list of areas.

antarctica-picture-alt-board = Antarctica, { $moment }.
# $areas: those that can be chosen.
antarctica-picture-alt-legal = outlined: { LIST($areas, style: "comma") }.
# $points: everybody’s, such as "Mira 12".
antarctica-picture-alt-points = points: { LIST($points, style: "comma") }.
antarctica-picture-alt-ships = { $area }, ships in order: { LIST($ships, style: "comma") }.
antarctica-picture-alt-scientists = { $area }, scientists: { LIST($held, style: "comma") }.
# Whose they are and how many.
antarctica-picture-alt-held = { $seat } { $count }
antarctica-picture-alt-buildings = { $area }, buildings: { LIST($buildings, style: "comma") }.

## The research tracks

# What red and blue spaces are.
antarctica-picture-red = Red: for each player passing, every time
antarctica-picture-blue = Blue: for everyone in turn, once
# What a track scores.
antarctica-picture-first-cube = Leading cube: value × cubes on the track; others: value once
antarctica-picture-alt-track = { $track }: { LIST($cubes, style: "comma") }.
antarctica-picture-alt-no-cubes = { $track }: no cubes.
# Whose it is and on which space.
antarctica-picture-alt-cube = { $seat } { $space }

## The open cards

# Titles: where buildings that the open cards need stand; Shipyard cards of each kind.
antarctica-picture-where = Buildings needed, and where
antarctica-picture-played = Shipyard cards played
antarctica-picture-nowhere = not built yet
antarctica-picture-no-cards = no cards left
# $needs: such as "needs Crane; 2 Research Points".
antarctica-picture-alt-offer = { $deck } ({ $count } left): { $building }, { $needs }.
antarctica-picture-alt-no-offer = { $deck }: no cards left.
antarctica-picture-alt-piles = Shipyard pile { $pile }, Know-how cards { $knowhow }.
antarctica-picture-alt-quiet = no progress for { $turns } of { $most } turns.

## One component

# Its place in its deck tells it from others that build the same.
antarctica-picture-card-name = { $building } ({ $deck } { $number })
# $needs: such as in "antarctica-text-needs"; $count: of its scientists.
antarctica-picture-card = { $needs }; { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}
antarctica-picture-card-star = { $needs }; { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}; a star
# $players: 3 or 4.
antarctica-picture-mark = { $players ->
    [4] only with 4 players
   *[other] with { $players } or more players
}
antarctica-picture-kind-count = { $count } of { $all } Shipyard cards
antarctica-picture-stands-for = stands for
antarctica-picture-built-with = built with
antarctica-picture-needed-for = needed for
antarctica-picture-effects = { LIST($effects, style: "comma") }

## Players: what they have, how they stand, their cards

antarctica-picture-supply = Personal Supply
antarctica-picture-reserve = Common Reserve
antarctica-picture-ships = Available ships
antarctica-picture-cubes = Available cubes
antarctica-picture-discarded = Discarded Resources
# Building cards that score.
antarctica-picture-stars = cards with a star
antarctica-picture-building-cards = building cards
antarctica-picture-none-built = no building cards yet
antarctica-picture-shipyard-cards = Shipyard cards
antarctica-picture-knowhow = Know-how cards
antarctica-picture-basic-ready = Basic card: ready
antarctica-picture-basic-used = Basic card: used
antarctica-picture-areas = areas
antarctica-picture-tracks = research tracks
antarctica-picture-total = total
# The first tie-breaker.
antarctica-picture-first-places = first places
antarctica-picture-no-shipyard-cards = no Shipyard cards
# From the pile or in a draft.
antarctica-picture-unseen = Shipyard cards you can’t see

antarctica-picture-alt-player = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; scientists { $scientists } and { $reserve } in reserve; available ships { $ships }, cubes { $cubes }; discarded { $lost }; Shipyard cards { $hand }; stars { $stars }.
# $basic: such as "Basic card: ready". $count: of Know-how cards.
antarctica-picture-alt-resources = { $basic }, Know-how cards: { $count }.
antarctica-picture-alt-counted = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
antarctica-picture-alt-built = built: { LIST($cards, style: "comma") }.
antarctica-picture-alt-built-by = { $seat }, built: { LIST($cards, style: "comma") }.
antarctica-picture-alt-here = { $area }: scientists { $scientists }, ships { $ships }.
antarctica-picture-alt-stands = { $track }: space { $space }.
antarctica-picture-alt-looked-at = to choose from: { LIST($cards, style: "comma") }.
antarctica-picture-alt-hand = Shipyard cards: { LIST($cards, style: "comma") }.
antarctica-picture-alt-unseen = unseen: { LIST($cards, style: "comma") }.
# $place: such as 1 for the winner. $first: how often somebody is first.
antarctica-picture-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}: areas { $areas }, tracks { $tracks }, cards { $cards }, discarded { $resources }; first places { $first }.
