### Underwater Cities: was ein Beitrag von einem Zug erzählt. Die Form .tally ist für wenig Platz.

# $slots: such as “G3”, with its icon. $card: a title.
underwater-cities-story-chose = { LIST($slots) } mit „{ $card }“
    .least = { LIST($slots) }
underwater-cities-story-unused = { LIST($slots) } mit „{ $card }“ (ohne Effekt)
    .least = { LIST($slots) }
underwater-cities-story-claimed = { LIST($slots) }, „{ $card }“ beansprucht
    .least = { LIST($slots) }
underwater-cities-story-alone = { LIST($slots) } ohne Karte
    .least = { LIST($slots) }
underwater-cities-story-cloned = Kopie von { $slot }
underwater-cities-story-also-claimed = beansprucht: { LIST($things) }
    .least = { "" }
underwater-cities-story-used = genutzt: { LIST($things) }
    .least = { "" }
underwater-cities-story-refreshed = wieder verfügbar: { LIST($things) }
    .least = { "" }
underwater-cities-story-built = { LIST($things) } gebaut
    .tally = { LIST($things, form: "tally") } gebaut
underwater-cities-story-upgraded = { LIST($things) } aufgewertet
    .tally = { LIST($things, form: "tally") } aufgewertet
underwater-cities-story-converted = symbiotisch gemacht: { LIST($things) }
    .tally = symbiotisch gemacht: { LIST($things, form: "tally") }
# $kind: such as “Farm”. $places: such as “C5, C9”.
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
underwater-cities-story-metropolis = { LIST($things) } verbunden
underwater-cities-story-special = { LIST($things) } genommen
underwater-cities-story-searched = verdeckte Spezialkarte genommen, „{ LIST($things) }“ unter den Stapel gelegt
    .tally = verdeckte Spezialkarte genommen
underwater-cities-story-kept-special = verdeckte Spezialkarte genommen
underwater-cities-story-replaced = { LIST($things) } abgeworfen
    .least = { "" }
underwater-cities-story-contract = Auftrag „{ LIST($things) }“
underwater-cities-story-steps = { $steps ->
    [one] { $steps } Schritt im Staatenbund
   *[other] { $steps } Schritte im Staatenbund
}
    .least = Staatenbund +{ $steps }
