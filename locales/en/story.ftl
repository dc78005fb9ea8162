### What a post tells of a turn, in few words. The form .tally is for where there is little room,
### and .least for where there is hardly any; what is then left out is empty.

# $amount: such as “2 credits”.
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
