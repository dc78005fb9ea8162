### Underwater Cities: che cosa un post racconta di un turno. La forma .tally è per quando c’è poco spazio.

# $slots: such as “G3”, with its icon. $card: a title.
underwater-cities-story-chose = { LIST($slots) } con { $card }
    .least = { LIST($slots) }
underwater-cities-story-unused = { LIST($slots) } con { $card } (senza effetto)
    .least = { LIST($slots) }
underwater-cities-story-claimed = { LIST($slots) }, ha reclamato { $card }
    .least = { LIST($slots) }
underwater-cities-story-alone = { LIST($slots) } senza carta
    .least = { LIST($slots) }
underwater-cities-story-cloned = clone di { $slot }
underwater-cities-story-also-claimed = ha reclamato { LIST($things) }
    .least = { "" }
underwater-cities-story-used = ha usato { LIST($things) }
    .least = { "" }
underwater-cities-story-refreshed = di nuovo disponibile: { LIST($things) }
    .least = { "" }
underwater-cities-story-built = ha costruito: { LIST($things) }
    .tally = ha costruito: { LIST($things, form: "tally") }
underwater-cities-story-upgraded = ha migliorato: { LIST($things) }
    .tally = ha migliorato: { LIST($things, form: "tally") }
underwater-cities-story-converted = ha reso simbiotica: { LIST($things) }
    .tally = ha reso simbiotica: { LIST($things, form: "tally") }
# $kind: such as “serra”. $places: such as “C5, C9”.
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
underwater-cities-story-metropolis = ha connesso { LIST($things) }
underwater-cities-story-special = ha preso { LIST($things) }
underwater-cities-story-searched = ha preso una carta Speciale coperta; { LIST($things) } va sotto il mazzo
    .tally = ha preso una carta Speciale coperta
underwater-cities-story-kept-special = ha preso una carta Speciale coperta
underwater-cities-story-replaced = ha scartato { LIST($things) }
    .least = { "" }
underwater-cities-story-contract = contratto: { LIST($things) }
underwater-cities-story-steps = { $steps ->
    [one] { $steps } passo nella Federazione
   *[other] { $steps } passi nella Federazione
}
    .least = Federazione +{ $steps }
