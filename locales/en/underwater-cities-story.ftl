### Underwater Cities: what a post tells of a turn. The form .tally is for where there is little room.

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
