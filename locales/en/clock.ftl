# How much time somebody has.

bot-time-up = time’s up
# $moment: as Discord shows the time until then or, in a message that stands for long, since then.
bot-time-ends = deadline: { $moment }

# A span of time.
bot-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
bot-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## How fast a game is to be played

bot-pace = Pace
bot-pace-none = no clock
bot-pace-relaxed = relaxed
bot-pace-daily = daily
bot-pace-fast = fast
# $interval: a span after which somebody is reminded.
bot-pace-without-clock = reminder after { $interval }
# $bank: the most time that somebody has. $increment: what each turn adds.
bot-pace-with-clock = reminder after { $interval }; time bank { $bank }, plus { $increment } per turn
bot-error-no-pace = there’s no pace called “{ $name }”; choose one of those that appear as you type
