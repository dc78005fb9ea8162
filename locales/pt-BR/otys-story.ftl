### Otys: o que uma mensagem conta de um turno. A forma .tally é para quando há pouco espaço.

otys-story-cubes-metal = { $count } { otys-metal }
otys-story-cubes-plant = { $count } { otys-plant }
otys-story-cubes-fuel = { $count } { otys-fuel }
otys-story-cubes-tech = { $count } { otys-tech }
# $divers: those that were activated.
otys-story-dive = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }: { LIST($divers) }
   *[other] { FORM($key, form: "terse") } no nível { $level }: { LIST($divers) }
}
    .least = { FORM($key, form: "terse") }: { LIST($divers) }
otys-story-key = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }
   *[other] { FORM($key, form: "terse") } no nível { $level }
}
otys-story-divers = ativou { LIST($divers, form: "definite") }
otys-story-copied = usou { FORM($diver, form: "definite") } de { $owner }
otys-story-moved = { $diver } { FORM($place, form: "to") }
    .least = { "" }
otys-story-oxygen = { $diver } fica no fundo
    .least = { "" }
otys-story-rotated = Patrocinadores um nível abaixo
    .least = { "" }
otys-story-sold = vendeu: { LIST($things) }
otys-story-bought = comprou: { LIST($things) }
otys-story-upgraded = equipou: { LIST($things) }
    .least = ↑ { LIST($things) }
otys-story-mechanic = melhorou o Mecânico (movimento { $move })
    .least = ↑ Mecânico
otys-story-hacker = melhorou o Hacker (limite { $threshold })
    .least = ↑ Hacker
otys-story-fulfilled = cumpriu: { LIST($things) }
    .least = { LIST($things) } ✓
otys-story-took-back = recuperou: { LIST($things) }
    .least = { "" }
# $effect: such as “ganhe 1 Crédito”.
otys-story-explored = Recompensa, por contrato no nível dela: { FORM($effect, form: "terse") }
    .tally = Recompensa: { FORM($effect, form: "terse") }
    .least = Recompensa
otys-story-new = novo: { LIST($things, style: "points") }
    .tally = { $count ->
        [1] { $count } peça nova no tabuleiro
       *[other] { $count } peças novas no tabuleiro
    }
otys-story-new-reward = Recompensa no nível { $level } ({ FORM($effect, form: "terse") })
