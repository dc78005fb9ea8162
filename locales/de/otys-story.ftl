### Otys: was ein Beitrag von einem Zug erzählt. Die Form .tally ist für wenig Platz.

otys-story-cubes-metal = { $count } { otys-metal }
otys-story-cubes-plant = { $count } { otys-plant }
otys-story-cubes-fuel = { $count } { otys-fuel }
otys-story-cubes-tech = { $count } { otys-tech }
# $divers: die aktivierten.
otys-story-dive = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }: { LIST($divers) }
   *[other] { FORM($key, form: "terse") } auf Ebene { $level }: { LIST($divers) }
}
    .least = { FORM($key, form: "terse") }: { LIST($divers) }
otys-story-key = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }
   *[other] { FORM($key, form: "terse") } auf Ebene { $level }
}
otys-story-divers = { LIST($divers) } aktiviert
otys-story-copied = { $diver } von { $owner } genutzt
otys-story-moved = { $diver } auf { $place }
    .least = { "" }
otys-story-oxygen = { $diver } bleibt unten
    .least = { "" }
otys-story-rotated = Sponsoren eine Ebene tiefer
    .least = { "" }
otys-story-sold = { LIST($things) } verkauft
otys-story-bought = { LIST($things) } gekauft
otys-story-upgraded = { LIST($things) } verbessert
    .least = ↑ { LIST($things) }
otys-story-mechanic = Mechaniker verbessert (Bewegung { $move })
    .least = ↑ Mechaniker
otys-story-hacker = Hacker verbessert (Schwelle { $threshold })
    .least = ↑ Hacker
otys-story-fulfilled = { LIST($things) } erfüllt
    .least = { LIST($things) } ✓
otys-story-took-back = { LIST($things) } zurückgenommen
    .least = { "" }
# $effect: such as “1 Credit erhalten”.
otys-story-explored = Belohnung, je Auftrag auf ihrer Ebene: { FORM($effect, form: "terse") }
    .tally = Belohnung: { FORM($effect, form: "terse") }
    .least = Belohnung
otys-story-new = neu: { LIST($things, style: "points") }
    .tally = { $count ->
        [one] { $count } neues Teil auf dem Plan
       *[other] { $count } neue Teile auf dem Plan
    }
otys-story-new-reward = Belohnung auf Ebene { $level } ({ FORM($effect, form: "terse") })
