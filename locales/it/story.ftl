### Che cosa un post racconta di un turno. La forma .tally è per quando c’è poco spazio e .least per
### quando non ce n’è quasi; ciò che allora manca è vuoto.

# $amount: such as «2 Crediti».
story-plus = +{ $amount }
story-minus = −{ $amount }
story-net = { LIST($goods, style: "comma") }
    .least = { "" }
# What is told only where there is room.
story-aside = { $what }
    .least = { "" }
# Something with its icon behind it, in any form that it may take.
story-iconed = { $thing } { $icon }
    .short = { FORM($thing, form: "short") } { $icon }
    .terse = { FORM($thing, form: "terse") } { $icon }
    .tally = { FORM($thing, form: "tally") } { $icon }
    .indefinite = { FORM($thing, form: "indefinite") } { $icon }
list-times = { $count }× { $thing }
    .short = { $count }× { FORM($thing, form: "short") }
    .in = { FORM($thing, form: "in") } ({ $count }×)
    .to = { FORM($thing, form: "to") } ({ $count }×)
