### Antarctica. The things are called as in the glossary of the rules, one word for one thing.

## Areas

# `.in`, `.to`, `.from`: where something is, where it goes, where it comes from. `.short`: as printed on
# the map and wherever there is little room. `.button`: its last word, so that three stand in a row.
antarctica-area-1 = Marie Byrd Land
    .in = in Marie Byrd Land
    .to = to Marie Byrd Land
    .from = from Marie Byrd Land
    .short = Marie Byrd
    .button = Byrd
antarctica-area-2 = Ross Sea
    .in = in the Ross Sea
    .to = to the Ross Sea
    .from = from the Ross Sea
    .short = Ross
    .button = Ross
antarctica-area-3 = Wilkes Land
    .in = in Wilkes Land
    .to = to Wilkes Land
    .from = from Wilkes Land
    .short = Wilkes
    .button = Wilkes
antarctica-area-4 = Davis Sea
    .in = in the Davis Sea
    .to = to the Davis Sea
    .from = from the Davis Sea
    .short = Davis
    .button = Davis
antarctica-area-5 = Enderby Land
    .in = in Enderby Land
    .to = to Enderby Land
    .from = from Enderby Land
    .short = Enderby
    .button = Enderby
antarctica-area-6 = Queen Maud Land
    .in = in Queen Maud Land
    .to = to Queen Maud Land
    .from = from Queen Maud Land
    .short = Queen Maud
    .button = Maud
antarctica-area-7 = Weddell Sea
    .in = in the Weddell Sea
    .to = to the Weddell Sea
    .from = from the Weddell Sea
    .short = Weddell
    .button = Weddell
antarctica-area-8 = Ellsworth Land
    .in = in Ellsworth Land
    .to = to Ellsworth Land
    .from = from Ellsworth Land
    .short = Ellsworth
    .button = Ellsworth

## Buildings

# `.indefinite`: one of its kind, as something that is built. `.short`: where there is little room.
antarctica-camp = Camp
    .indefinite = a Camp
antarctica-shipyard = Shipyard
    .indefinite = a Shipyard
antarctica-crane = Crane
    .indefinite = a Crane
antarctica-shaft-tower = Shaft Tower
    .indefinite = a Shaft Tower
antarctica-drilling-rig = Drilling Rig
    .indefinite = a Drilling Rig
antarctica-wind-turbine = Wind Turbine
    .indefinite = a Wind Turbine
antarctica-laboratory = Laboratory
    .indefinite = a Laboratory
antarctica-factory = Factory
    .indefinite = a Factory
antarctica-inland-station = Inland Research Station
    .indefinite = an Inland Research Station
    .short = Inland Station
antarctica-coastal-station = Coastal Research Station
    .indefinite = a Coastal Research Station
    .short = Coastal Station
antarctica-naval-station = Naval Research Station
    .indefinite = a Naval Research Station
    .short = Naval Station
antarctica-headquarters = Headquarters
    .indefinite = a Headquarters
antarctica-plankton-farm = Plankton Farm
    .indefinite = a Plankton Farm
antarctica-satellite-dish = Satellite Dish
    .indefinite = a Satellite Dish

## Research tracks

antarctica-track-glaciology = Glaciology
antarctica-track-biology = Marine Biology
    .short = Biology
antarctica-track-oceanography = Oceanography
antarctica-track-climatology = Climatology
antarctica-track-astronomy = Astronomy

# The form .button of an area.
antarctica-button-name = { FORM($area, form: "button") }
# The form .short of a name.
antarctica-short-name = { FORM($name, form: "short") }

## Cards

antarctica-icebreaker = Icebreaker
antarctica-place-scientist = Place a Scientist
antarctica-plus-two-scientists = +2 Scientists
antarctica-quick-research = Quick Research
antarctica-deck-basic = Basic
antarctica-deck-double = Double
antarctica-deck-advanced = Advanced
antarctica-resource-basic = Basic Resource card
    .short = Basic card
antarctica-resource-knowhow = Know-how Resource card
    .short = Know-how card
# A building card, by its building and its deck.
antarctica-card = { $building } ({ $deck })

## Effect spaces of the research tracks

antarctica-effect-move-ship = everyone may move a ship
antarctica-effect-shipyard-draft = everyone gets 1 Shipyard card
antarctica-effect-advance-three = everyone may take 3 Research Points
antarctica-effect-advance = everyone may take { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
}
antarctica-effect-scientist = 1 scientist
antarctica-effect-new-ship = a new ship
antarctica-effect-knowhow-card = a Know-how card
antarctica-effect-basic-card = the Basic card becomes ready again

## Texts of whole components. Those of the Shipyard cards are also hints of at most 100 characters.

antarctica-text-card = { $building } ({ $deck }): needs { LIST($needs) }; { $scientists ->
    [one] { $scientists } scientist
   *[other] { $scientists } scientists
}; { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
}
antarctica-text-card-star = { $building } ({ $deck }), with a star: needs { LIST($needs) }; { $scientists ->
    [one] { $scientists } scientist
   *[other] { $scientists } scientists
}; { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
}
antarctica-text-needs = needs { LIST($needs) }; { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
}
antarctica-text-icebreaker = place it where your ship is second in the row: that ship gets a turn at the Sun’s next visit
antarctica-text-place-scientist = place a scientist from your Personal Supply in the target area, where your ship sailed
antarctica-text-plus-two-scientists = { $count ->
    [one] move a scientist from your Common Reserve to your Personal Supply
   *[other] move up to { $count } scientists from your Common Reserve to your Personal Supply
}
antarctica-text-quick-research = { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
} on one open track
antarctica-text-resource = { $card }: stands for { LIST($buildings, style: "or") }
antarctica-text-camp = { $building }: recruit as many scientists as you have ships and scientists here
antarctica-text-shipyard = { $building }: build a ship; it goes to the Sun’s area
antarctica-text-resource-building = { $building }: needed for many buildings
antarctica-text-know-how = { $building }: needed for the larger buildings
antarctica-text-prestige = { $building }: its cards score at the end
# $tracks: those that show its icon.
antarctica-text-station = { $building }: research on { LIST($tracks, style: "or") }
# $what: such as “Camp: recruit ...”.
antarctica-hint-later = later a ship here can use it ({ $what })
antarctica-text-red = space { $space }, red: { $effect }
antarctica-text-blue = space { $space }, blue: { $effect }

## Game options

antarctica-option-layout = starting ships
antarctica-option-layout-first-game = first-game setup
antarctica-option-layout-free = placed by the players

## Pieces

antarctica-piece-cube = a cube not yet placed
    .short = cube
antarctica-piece-ship = a ship not yet built
    .short = ship
antarctica-piece-lying = the ship { FORM($area, form: "in") }, position { $position }
    .short = { FORM($area, form: "short") } { $position }

## Questions

antarctica-ask-place = choose where to place a ship
    .next = where to place another ship
antarctica-ask-extra-cube = choose a track for your starting cube
    .next = the track for your starting cube
antarctica-ask-sail = the Sun is { FORM($area, form: "in") }: where does your ship sail?
    .post = where does your ship sail?
    .next = where your ship sails
antarctica-ask-action = your ship is { FORM($area, form: "in") }: what do you build or do there?
    .next = what you build or do there
antarctica-ask-after = your action is done: anything else before your turn ends?
    .next = a card or a discard if you like, then your turn ends
antarctica-ask-last-ship = this is your last ship, and without a ship you get no more turns: really discard it?
    .next = whether you are sure
antarctica-ask-points = { $building }: choose the track for { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
}
    .next = the track for its Research Points
antarctica-ask-take = choose a Shipyard card from the pile
    .next = which Shipyard card you take
    .note = you keep the card, hidden from the others; you may play it once, in a later turn of yours, after your ship has sailed
antarctica-ask-draft = choose the Shipyard card to keep
    .next = which Shipyard card you keep
    .note = the next player chooses from the rest; you keep the card, hidden from the others; you may play it once, in a turn of yours after your ship has sailed
antarctica-ask-move = you may move one of your ships
    .next = whether you move one of your ships
antarctica-ask-three = you may take { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
} on a track
    .next = whether you take more Research Points
antarctica-ask-second = take an Icebreaker turn with your second ship { FORM($area, form: "in") }?
    .next = whether your second ship takes a turn

## Options. At most 80 characters with everything in them; `.short`, on buttons: at most 20.

antarctica-do-place = place a ship { FORM($area, form: "in") } (position { $position })
    .short = { FORM($area, form: "button") } { $position }
antarctica-do-extra-cube = place the cube on { $track }
    .short = { FORM($track, form: "short") }
antarctica-do-sail = sail { FORM($area, form: "to") } (position { $position })
    .short = { FORM($area, form: "button") } { $position }
antarctica-do-discard = discard { $piece }
    .short = discard { FORM($piece, form: "short") }
antarctica-do-keep-ship = keep the ship
antarctica-do-confirm = discard it
antarctica-do-build = build { FORM($building, form: "indefinite") } ({ $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
})
    .short = { FORM($building, form: "short") }
antarctica-do-build-with = build { FORM($building, form: "indefinite") } ({ $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}, { $resource })
    .short = { FORM($building, form: "short") }
antarctica-do-ship = build a ship { FORM($area, form: "in") }
    .short = build a ship
antarctica-do-recruit = { $count ->
    [one] recruit { $count } scientist
   *[other] recruit { $count } scientists
}
    .short = recruit { $count }
antarctica-do-research = research: { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
} on { $track } (to space { $space })
    .short = { FORM($track, form: "short") }
antarctica-do-track = { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
} on { $track } (to space { $space })
    .short = { FORM($track, form: "short") }
antarctica-do-nothing = do nothing
antarctica-do-card-icebreaker = Icebreaker: place it { FORM($area, form: "in") }
    .short = Icebr.: { FORM($area, form: "short") }
antarctica-do-card-place-scientist = Place a Scientist: { FORM($area, form: "in") }
    .short = Place a Scientist
antarctica-do-card-plus-two-scientists = { $count ->
    [one] +2 Scientists: { $count } scientist to your Personal Supply
   *[other] +2 Scientists: { $count } scientists to your Personal Supply
}
    .short = { antarctica-plus-two-scientists }
antarctica-do-card-quick-research = Quick Research: { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
} on { $track } (to space { $space })
    .short = card: { FORM($track, form: "short") }
antarctica-do-end = end the turn
antarctica-do-take = take “{ $card }”
    .short = { FORM($card, form: "short") }
antarctica-do-move = { FORM($target, form: "to") }: the ship { FORM($area, form: "in") } ({ $position })
# Where only that ship can move.
antarctica-do-move-only = { FORM($target, form: "to") }: the ship { FORM($area, form: "in") } ({ $position })
    .short = → { FORM($target, form: "short") }
antarctica-do-stay = do not move a ship
antarctica-do-no-track = do not advance
antarctica-do-act = take the Icebreaker turn
    .short = take the turn
antarctica-do-decline = decline it

## What an option does, costs and gives. At most 300 characters with everything in it.

# $parts: several of the messages below.
antarctica-hint-parts = { LIST($parts, style: "points") }
# $ways: such as "recruit 2 scientists"; the actions that an area allows.
antarctica-hint-ways = one of: { LIST($ways, style: "points") }; or { $last }
# $ways: the actions there. $position: what the place in the row means.
antarctica-hint-sail = { $ways }. { FORM($position, form: "sentence") }
antarctica-may-build = build { LIST($buildings, style: "or") }
antarctica-may-building = { $building } ({ $points })
antarctica-may-building-with = { $building } (with the { FORM($resource, form: "short") }, { $points })
antarctica-may-research = { $points } on { LIST($tracks, style: "or") }
antarctica-may-ship = build a ship
antarctica-hint-no-action = no action possible
# $reasons: such as "Camp (missing: Crane)".
antarctica-hint-no-action-why = no action possible: { LIST($reasons, style: "comma") }
antarctica-hint-forgo = gives up: { LIST($ways, style: "comma") }
antarctica-hint-second = position 2: at the Sun’s next visit it may act only if your Icebreaker is there
    .sentence = Position 2: at the Sun’s next visit it may act only if your Icebreaker is there
antarctica-hint-third = position 3: at the Sun’s next visit it will not act
    .sentence = Position 3: at the Sun’s next visit it will not act
antarctica-hint-access = access to { LIST($buildings) }
antarctica-hint-first = position 1: at the Sun’s next visit it acts
antarctica-hint-moved = no action there
# $left: of the Available ships.
antarctica-hint-ship = the new ship goes { FORM($area, form: "to") }, position { $position }; { $left ->
    [0] no ship left to build
    [one] { $left } ship left to build
   *[other] { $left } ships left to build
}
antarctica-hint-others-take = every other player takes a Shipyard card
antarctica-hint-points = { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
}
# $gains: such as "2 Research Points".
antarctica-hint-build = costs { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}. Then { LIST($gains, style: "points") }
antarctica-hint-build-with = costs { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
} and the { FORM($resource, form: "short") }. Then { LIST($gains, style: "points") }
antarctica-hint-research = { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
}, to space { $space }
antarctica-hint-quick = uses up your card: to space { $space }
antarctica-hint-uses-card = uses up your card
# $left: the scientists in the Personal Supply after it.
antarctica-hint-scientist = places a scientist { FORM($area, form: "in") }; then { $left } in your Personal Supply
antarctica-hint-icebreaker-now = your second ship { FORM($area, form: "in") } gets a turn right after this one; then the card is gone
antarctica-hint-icebreaker-next = your second ship { FORM($area, form: "in") } gets a turn at the Sun’s next visit; then the card is gone
antarctica-hint-space = to space { $space }
antarctica-hint-no-track = gives up the { $points ->
    [one] { $points } Research Point
   *[other] { $points } Research Points
}; your cubes stay where they are
antarctica-hint-points-lost = its { $points ->
    [one] { $points } Research Point is
   *[other] { $points } Research Points are
} lost (no track can take them)
antarctica-hint-area = points for the area: { $now } → { $points }
antarctica-hint-cube = points for the track: { $now } → { $points }
antarctica-hint-discarded = points for discards: { $now } → { $points }
antarctica-hint-recruit = then { $have } in your Personal Supply, { $left } in your Common Reserve
antarctica-hint-extra-cube = a cube there scores { $points }; the leading one scores { $points } for every cube
# $effect: such as "a new ship", of which nothing would come.
antarctica-hint-in-vain = { $effect } (in vain now)
# $left: of the same kind, such as Available cubes.
antarctica-hint-gone-cube = gone for good; { $left ->
    [0] no cube left to place
    [one] { $left } cube left to place
   *[other] { $left } cubes left to place
}
antarctica-hint-gone-ship = gone for good; { $left ->
    [0] no ship left to build
    [one] { $left } ship left to build
   *[other] { $left } ships left to build
}
antarctica-hint-gone-lying = gone for good; { $left ->
    [one] { $left } ship left on the board
   *[other] { $left } ships left on the board
}
# The same of the ship whose turn it is, before its action.
antarctica-hint-gone-acting = gone for good, but you still act here; { $left ->
    [one] { $left } ship left
   *[other] { $left } ships left
}
antarctica-hint-act = your second ship sails and acts now
antarctica-hint-decline = your Icebreaker there leaves the game
# $count: of the scientists that come for a piece.
antarctica-hint-discard = { $count ->
    [0] no scientist (Reserve empty)
    [one] +{ $count } scientist
   *[other] +{ $count } scientists
}
antarctica-hint-last-ship = out of the game for good: your last ship
# $effects: such as "1 scientist and a new ship".
antarctica-hint-triggers = triggers: { LIST($effects, style: "comma") }
antarctica-hint-lost = { $points ->
    [one] { $points } Research Point is lost: no free space is left
   *[other] { $points } Research Points are lost: no free space is left
}

## Why not: why a place cannot be chosen

antarctica-why-card = { $building } ({ $reason })
antarctica-why-there = stands there already
antarctica-why-lacks = missing: { LIST($lacking) }
antarctica-why-scientists = { $count ->
    [one] takes { $count } scientist, you have { $have }
   *[other] takes { $count } scientists, you have { $have }
}
antarctica-why-closed = closed with { $players } players
antarctica-why-sun = the Sun is there; your ship has to leave
antarctica-why-full = full: { $count } ships lie there
antarctica-why-track-chosen = another player has chosen it already
antarctica-why-no-cube = you have no Available cube
antarctica-why-track-end = no free space is left ahead of your cube

## Kinds of options

antarctica-group-build = build a building
antarctica-group-cards = play a Shipyard card
antarctica-group-discard = discard a piece
antarctica-group-move = the ship { FORM($area, form: "in") } ({ $position })

## The log. Who did it stands in front: "Seat 1: sailed to the Ross Sea, position 1".

antarctica-log-first-player = is the first player
antarctica-log-laid-out = the ships use the first-game setup
antarctica-log-placed-ship = placed a ship { FORM($area, form: "in") }, position { $position }
antarctica-log-extra-cube = placed a cube on space 1 of { $track }
antarctica-log-sun = the Sun is { FORM($area, form: "in") }
antarctica-log-lost-icebreakers = { $count ->
    [one] { $count } Icebreaker { FORM($area, form: "in") } leaves the game
   *[other] { $count } Icebreakers { FORM($area, form: "in") } leave the game
}
antarctica-log-sailed = sailed { FORM($area, form: "to") }, position { $position }
antarctica-log-discarded = discarded { $piece }
antarctica-log-recruited = { $count ->
    [one] got { $count } scientist from the Common Reserve
   *[other] got { $count } scientists from the Common Reserve
}
antarctica-log-no-scientist = got no scientist: none left in the Common Reserve
antarctica-log-hired = { $count ->
    [one] recruited { $count } scientist
   *[other] recruited { $count } scientists
}
antarctica-log-used-resource = used the { $card }
antarctica-log-built = { $count ->
    [one] built { FORM($building, form: "indefinite") } { FORM($area, form: "in") } with { $count } scientist
   *[other] built { FORM($building, form: "indefinite") } { FORM($area, form: "in") } with { $count } scientists
}
antarctica-log-revealed = new building card: { $card }
antarctica-log-deck-empty = the { $deck } deck is empty
antarctica-log-new-ship = got a new ship { FORM($area, form: "in") }, position { $position }
# In logs of earlier versions.
antarctica-log-no-new-ship = got no ship: none Available, or no room in the Sun’s area
antarctica-log-no-ship-left = got no ship: none Available
antarctica-log-no-ship-room = got no ship: no room in the Sun’s area
antarctica-log-pile-gone = { $count ->
    [one] too few Shipyard cards: the last { $count } leaves the game
   *[other] too few Shipyard cards: the last { $count } leave the game
}
antarctica-log-took-card = took a Shipyard card
# Only who took it reads this.
antarctica-log-took = took “{ $card }”
antarctica-log-no-draft = too few Shipyard cards for a draft
antarctica-log-played-card = played “{ $card }”
antarctica-log-laid-icebreaker = placed an Icebreaker { FORM($area, form: "in") }
antarctica-log-placed-scientist = placed a scientist { FORM($area, form: "in") }
antarctica-log-advanced = advanced on { $track } to space { $space }
antarctica-log-no-track = { $points ->
    [one] lost { $points } Research Point: no track to advance on
   *[other] lost { $points } Research Points: no track to advance on
}
antarctica-log-lost-points = { $points ->
    [one] lost { $points } Research Point: no space is left on { $track }
   *[other] lost { $points } Research Points: no space is left on { $track }
}
antarctica-log-triggered = triggered: { $effect }
antarctica-log-moved-ship = moved a ship { FORM($source, form: "from") } { FORM($target, form: "to") }
antarctica-log-took-knowhow = took a Know-how card
antarctica-log-no-knowhow = got no Know-how card: none left
antarctica-log-basic-ready = made the Basic card ready again
antarctica-log-basic-was-ready = already had the Basic card ready
antarctica-log-nothing = did nothing
antarctica-log-stayed = chose not to move a ship
antarctica-log-no-advance = chose not to advance
antarctica-log-second = took an Icebreaker turn with the second ship
antarctica-log-declined = declined the Icebreaker turn
antarctica-log-quiet = { $left ->
    [one] no progress for { $turns } turns: the game ends after { $left } more
   *[other] no progress for { $turns } turns: the game ends after { $left } more
}
antarctica-log-over-scientists = the game is over: someone has no scientists left
antarctica-log-over-cards = the game is over: all building cards are taken
antarctica-log-over-ships = the game is over: no ships are left in any area
antarctica-log-over-standstill = the game is over: too many turns without progress

## Why a component pack is refused

antarctica-pack-row-count = the table has { $found } of these but needs { $expected }
antarctica-pack-unknown = there is no “{ $name }” in this pack
antarctica-pack-mixed-resource = all Resource cards of one kind must stand for the same building types, and no type may belong to two kinds: “{ $found }”
antarctica-pack-space-twice = space { $space } of this track already has an effect
antarctica-pack-ship-count = each player must place exactly as many ships as the setup says: “{ $found }”
antarctica-pack-missing-row = the row “{ $name }” is missing
antarctica-pack-pieces = the number of buildings of a type must equal its cards plus its starting buildings: { $expected }, not { $found }
antarctica-pack-starting = with { $players } players there are { $expected } open areas, but { $found } starting buildings
antarctica-pack-too-many = with { $players } players there are more buildings of this type than open areas
antarctica-pack-never = with { $players } players this card can never be built
antarctica-pack-tracks = with { $players } players { $expected } tracks are open, not { $found }
antarctica-pack-no-track = with { $players } players no open track has the icon of “{ $name }”
antarctica-pack-kind-count = the table of individual cards lists { $expected } of this kind, not { $found }

## What somebody may always answer

antarctica-habit-shipyard-card = taking a Shipyard card
antarctica-habit-shipyard-card-place-scientist = { antarctica-place-scientist }
antarctica-habit-shipyard-card-quick-research = { antarctica-quick-research }
antarctica-habit-shipyard-card-plus-two-scientists = { antarctica-plus-two-scientists }
antarctica-habit-shipyard-card-icebreaker = { antarctica-icebreaker }
antarctica-habit-move-ship = blue space: move a ship
antarctica-habit-move-ship-stay = do not move a ship
antarctica-habit-advance-three = blue space: advance
antarctica-habit-advance-three-own-cube = on the first track with your cube
antarctica-habit-advance-three-none = do not advance

## What somebody could still do

# $ways: some of the actions.
antarctica-waste-action = you have an action left: { LIST($ways, style: "or") }
# $way: what would bring so many points more.
antarctica-waste-last = { $points ->
    [one] the game ends after this turn, and you can still { $way }: { $points } more point
   *[other] the game ends after this turn, and you can still { $way }: { $points } more points
}
# $areas: where it could act.
antarctica-waste-sail = your ship cannot act { FORM($area, form: "in") } now; it could { LIST($areas, style: "or", form: "in") }
# What a kind of warning is called.
antarctica-waste-action-name = an unused action
antarctica-waste-last-name = points you could still score on the last turn
antarctica-waste-sail-name = sailing for nothing

## Antarctica: what a post tells of a turn. The form .tally is for where there is little room.

antarctica-story-scientists = { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}
antarctica-story-knowhow = { $count ->
    [one] { $count } Know-how card
   *[other] { $count } Know-how cards
}
antarctica-story-shipyard = { $count ->
    [one] { $count } Shipyard card
   *[other] { $count } Shipyard cards
}
antarctica-story-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
antarctica-story-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
antarctica-story-basic = { $count } Basic card
antarctica-story-sailed = sailed { LIST($things, form: "to") }
    .least = { LIST($things, style: "comma", form: "short") }
antarctica-story-built-there = { $area }: built { LIST($buildings, form: "indefinite") }
    .least = { FORM($area, form: "short") }: { LIST($buildings) }
antarctica-story-built = built { LIST($things) }
    .tally = built { LIST($things, form: "tally") }
antarctica-story-place = { $building } ({ $area })
    .tally = { $building }
antarctica-story-played-card = played { LIST($things) }
    .least = { "" }
antarctica-story-placed-scientist = a scientist { LIST($things, form: "in") }
    .least = scientist: { LIST($things, style: "comma", form: "short") }
antarctica-story-laid-icebreaker = an Icebreaker { LIST($things, form: "in") }
    .least = Icebreaker: { LIST($things, style: "comma", form: "short") }
# $things: such as “Glaciology to 3”.
antarctica-story-advanced = { LIST($things, style: "comma") }
    .least = { LIST($things, style: "comma", form: "tally") }
antarctica-story-advanced-to = { $track } to { $space }
    .tally = { $track } { $space }
antarctica-story-lost-points = { $points ->
    [one] lost { $points } Research Point
   *[other] lost { $points } Research Points
}
antarctica-story-moved-ship = a ship { LIST($things, form: "to") }
    .least = ship: { LIST($things, style: "comma", form: "short") }
antarctica-story-triggered = { LIST($things) }
    .least = { "" }
antarctica-story-discarded = discarded a ship { LIST($things, form: "in") }
    .least = discarded ship: { LIST($things, style: "comma", form: "short") }
antarctica-story-new-ship = new ship { LIST($things, form: "in") }
    .least = new ship: { LIST($things, style: "comma", form: "short") }
antarctica-story-revealed = new: { LIST($things) }
    .tally = { $count ->
        [one] { $count } new building card
       *[other] { $count } new building cards
    }
    .least = { "" }
