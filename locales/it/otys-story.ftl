### Otys: che cosa un post racconta di un turno. La forma .tally è per quando c’è poco spazio.

otys-story-cubes-metal = { $count } { otys-metal }
otys-story-cubes-plant = { $count } { otys-plant }
otys-story-cubes-fuel = { $count } { otys-fuel }
otys-story-cubes-tech = { $count } { otys-tech }
# $divers: those that were activated.
otys-story-dive = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }: { LIST($divers) }
   *[other] { FORM($key, form: "terse") } al livello { $level }: { LIST($divers) }
}
    .least = { FORM($key, form: "terse") }: { LIST($divers) }
otys-story-key = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }
   *[other] { FORM($key, form: "terse") } al livello { $level }
}
otys-story-divers = ha attivato { LIST($divers, form: "definite") }
otys-story-copied = ha usato { FORM($diver, form: "definite") } di { $owner }
otys-story-moved = { $diver } { FORM($place, form: "to") }
    .least = { "" }
otys-story-oxygen = { $diver } resta giù
    .least = { "" }
otys-story-rotated = Sponsor giù di un livello
    .least = { "" }
otys-story-sold = ha venduto: { LIST($things) }
otys-story-bought = ha acquistato: { LIST($things) }
otys-story-upgraded = ha equipaggiato: { LIST($things) }
    .least = ↑ { LIST($things) }
otys-story-mechanic = ha migliorato il Meccanico (spostamento { $move })
    .least = ↑ Meccanico
otys-story-hacker = ha migliorato l’Hacker (soglia { $threshold })
    .least = ↑ Hacker
otys-story-fulfilled = ha soddisfatto: { LIST($things) }
    .least = { LIST($things) } ✓
otys-story-took-back = ha recuperato: { LIST($things) }
    .least = { "" }
# $effect: such as “ottieni 1 Credito”.
otys-story-explored = Ricompensa, per ogni contratto al suo livello: { FORM($effect, form: "terse") }
    .tally = Ricompensa: { FORM($effect, form: "terse") }
    .least = Ricompensa
otys-story-new = novità: { LIST($things, style: "points") }
    .tally = { $count ->
        [one] { $count } novità sul tabellone
       *[other] { $count } novità sul tabellone
    }
otys-story-new-reward = Ricompensa al livello { $level } ({ FORM($effect, form: "terse") })
