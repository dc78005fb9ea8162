# How much time somebody has.

bot-time-up = time is up
# $moment: as Discord shows the time until then or, in a message that stands for long, since then.
bot-time-ends = deadline { $moment }

# A span of time.
bot-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
bot-days = { $count ->
    [one] a day
   *[other] { $count } days
}

## How fast a game is to be played

bot-pace = Pace
bot-pace-none = no clock
bot-pace-relaxed = relaxed
bot-pace-daily = daily
bot-pace-fast = fast
# $interval: a span after which somebody is reminded.
bot-pace-without-clock = a reminder after { $interval }
# $bank: the most time that somebody has. $increment: what each turn adds.
bot-pace-with-clock = a reminder after { $interval }; { $bank } in the bank, each turn adds { $increment }
bot-error-no-pace = there is no pace “{ $name }”
