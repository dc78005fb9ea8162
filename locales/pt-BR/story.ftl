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
# Something with its icon behind it, in any form that it may take.
story-iconed = { $thing } { $icon }
    .short = { FORM($thing, form: "short") } { $icon }
    .terse = { FORM($thing, form: "terse") } { $icon }
    .tally = { FORM($thing, form: "tally") } { $icon }
    .indefinite = { FORM($thing, form: "indefinite") } { $icon }
# Something that was there several times: $count of $thing.
list-times = { $count }× { $thing }
    .short = { $count }× { FORM($thing, form: "short") }
    .in = { FORM($thing, form: "in") } ({ $count }×)
    .to = { FORM($thing, form: "to") } ({ $count }×)
