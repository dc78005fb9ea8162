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
list-times = { $count }× { $thing }
    .short = { $count }× { FORM($thing, form: "short") }
    .in = { FORM($thing, form: "in") } ({ $count }×)
    .to = { FORM($thing, form: "to") } ({ $count }×)
