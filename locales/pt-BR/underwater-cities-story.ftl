### Underwater Cities: o que uma mensagem conta de um turno. A forma .tally é para quando há pouco espaço.

# $slots: such as “G3”, with its icon. $card: a title.
underwater-cities-story-chose = { LIST($slots) } com { $card }
    .least = { LIST($slots) }
underwater-cities-story-unused = { LIST($slots) } com { $card } (sem efeito)
    .least = { LIST($slots) }
underwater-cities-story-claimed = { LIST($slots) }, reivindicou { $card }
    .least = { LIST($slots) }
underwater-cities-story-alone = { LIST($slots) } sem carta
    .least = { LIST($slots) }
underwater-cities-story-cloned = clone de { $slot }
underwater-cities-story-also-claimed = reivindicou { LIST($things) }
    .least = { "" }
underwater-cities-story-used = usou { LIST($things) }
    .least = { "" }
underwater-cities-story-refreshed = disponível de novo: { LIST($things) }
    .least = { "" }
underwater-cities-story-built = construiu: { LIST($things) }
    .tally = construiu: { LIST($things, form: "tally") }
underwater-cities-story-upgraded = melhorou: { LIST($things) }
    .tally = melhorou: { LIST($things, form: "tally") }
underwater-cities-story-converted = tornou simbiótica: { LIST($things) }
    .tally = tornou simbiótica: { LIST($things, form: "tally") }
# $kind: such as “fazenda”. $places: such as “C5, C9”.
underwater-cities-story-buildings = { $count ->
    [1] { $kind } ({ $places })
   *[other] { $count } { FORM($kind, form: "many") } ({ $places })
}
    .tally = { $count ->
        [1] { $kind }
       *[other] { $count } { FORM($kind, form: "many") }
    }
underwater-cities-story-cities = { $count ->
    [1] { $kind } { $places }
   *[other] { FORM($kind, form: "many") } { $places }
}
underwater-cities-story-metropolis = conectou { LIST($things) }
underwater-cities-story-special = pegou { LIST($things) }
underwater-cities-story-searched = pegou uma carta especial fechada; { LIST($things) } foi para baixo do baralho
    .tally = pegou uma carta especial fechada
underwater-cities-story-kept-special = pegou uma carta especial fechada
underwater-cities-story-replaced = descartou { LIST($things) }
    .least = { "" }
underwater-cities-story-contract = contrato: { LIST($things) }
underwater-cities-story-steps = { $steps ->
    [1] { $steps } passo na federação
   *[other] { $steps } passos na federação
}
    .least = federação +{ $steps }
