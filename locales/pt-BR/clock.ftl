# How much time somebody has.

bot-time-up = o tempo acabou
# $moment: as Discord shows the time until then or, in a message that stands for long, since then.
bot-time-ends = prazo: { $moment }

# A span of time.
bot-hours = { $count ->
    [1] { $count } hora
   *[other] { $count } horas
}
bot-days = { $count ->
    [1] { $count } dia
   *[other] { $count } dias
}

## How fast a game is to be played

bot-pace = Ritmo
bot-pace-none = sem relógio
bot-pace-relaxed = tranquilo
bot-pace-daily = diário
bot-pace-fast = rápido
# $interval: a span after which somebody is reminded.
bot-pace-without-clock = lembrete depois de { $interval }
# $bank: the most time that somebody has. $increment: what each turn adds.
bot-pace-with-clock = lembrete depois de { $interval }; banco de tempo de { $bank }, mais { $increment } por turno
bot-error-no-pace = não existe um ritmo chamado “{ $name }”
