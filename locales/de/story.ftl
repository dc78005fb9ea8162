### Was ein Beitrag von einem Zug erzählt. Die Form .tally ist für wenig Platz und .least für sehr wenig;
### was dann wegfällt, ist leer.

# $amount: such as „2 Credits“.
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
