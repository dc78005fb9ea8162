# How much time somebody has.

bot-time-up = il tempo è scaduto
# $moment: as Discord shows the time until then or, in a message that stands for long, since then.
bot-time-ends = scadenza: { $moment }

# A span of time.
bot-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
bot-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

## How fast a game is to be played

bot-pace = Ritmo
bot-pace-none = senza orologio
bot-pace-relaxed = tranquillo
bot-pace-daily = quotidiano
bot-pace-fast = veloce
# $interval: a span after which somebody is reminded.
bot-pace-without-clock = promemoria dopo { $interval }
# $bank: the most time that somebody has. $increment: what each turn adds.
bot-pace-with-clock = promemoria dopo { $interval }; riserva di tempo { $bank }, più { $increment } per turno
bot-error-no-pace = non esiste un ritmo «{ $name }»
