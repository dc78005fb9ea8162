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
