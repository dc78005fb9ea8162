# How much time somebody has.

bot-time-up = die Zeit ist um
# $moment: as Discord shows the time until then or, in a message that stands for long, since then.
bot-time-ends = Frist: { $moment }

# A span of time.
bot-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
bot-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}

## How fast a game is to be played

bot-pace = Tempo
bot-pace-none = ohne Uhr
bot-pace-relaxed = gemütlich
bot-pace-daily = täglich
bot-pace-fast = schnell
# $interval: a span after which somebody is reminded.
bot-pace-without-clock = Erinnerung nach { $interval }
# $bank: the most time that somebody has. $increment: what each turn adds.
bot-pace-with-clock = Erinnerung nach { $interval }; Bedenkzeit von { $bank }, mit einem Plus von { $increment } pro Zug
bot-error-no-pace = ein Tempo „{ $name }“ gibt es nicht
