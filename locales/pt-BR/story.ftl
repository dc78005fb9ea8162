### O que uma mensagem conta de um turno. A forma .tally é para quando há pouco espaço e .least para
### quando quase não há; o que então falta fica vazio.

# $amount: such as “2 créditos”.
story-plus = +{ $amount }
story-minus = −{ $amount }
story-net = { LIST($goods, style: "comma") }
    .least = { "" }
# What is told only where there is room.
story-aside = { $what }
    .least = { "" }
# Something that was there several times: $count of $thing.
list-times = { $count }× { $thing }
    .short = { $count }× { FORM($thing, form: "short") }
    .in = { FORM($thing, form: "in") } ({ $count }×)
    .to = { FORM($thing, form: "to") } ({ $count }×)
