### Recife das pérolas: o que se pergunta, se faz e se anota.

pearl-reef-reef = recife { $number }
pearl-reef-shell = concha { $number }
pearl-reef-text-shell = { $pearls ->
    [one] { $pearls } pérola
   *[other] { $pearls } pérolas
}
pearl-reef-ask-shell = abrir uma concha?
pearl-reef-do-keep = manter as demais fechadas
pearl-reef-do-open = abrir { $shell }
pearl-reef-ask-reef = onde você mergulha?
pearl-reef-do-rest = ficar na jangada
pearl-reef-do-dive = mergulhar: { $reef }
pearl-reef-log-opened = { $pearls ->
    [one] abriu { $shell }: { $pearls } pérola
   *[other] abriu { $shell }: { $pearls } pérolas
}
pearl-reef-log-dived = mergulhou: { $reef }
pearl-reef-log-found = mergulhou: { $reef }; achou { $shell }
pearl-reef-log-rested = ficou na jangada
pearl-reef-log-night = começa a noite { $night }
pearl-reef-option-nights = duração
pearl-reef-option-nights-long = 14 noites
pearl-reef-option-nights-short = 7 noites
pearl-reef-pack-few-shells = é preciso ter ao menos { $least } conchas
pearl-reef-habit-shells = Conchas na sua mão
pearl-reef-habit-shells-keep = mantê-las fechadas
