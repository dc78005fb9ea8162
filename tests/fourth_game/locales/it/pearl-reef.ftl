### Barriera delle perle: che cosa si chiede, si fa e si annota.

pearl-reef-reef = scogliera { $number }
pearl-reef-shell = conchiglia { $number }
pearl-reef-text-shell = { $pearls ->
    [one] { $pearls } perla
   *[other] { $pearls } perle
}
pearl-reef-ask-shell = aprire una conchiglia?
pearl-reef-do-keep = lasciare chiuse le altre
pearl-reef-do-open = aprire { $shell }
pearl-reef-ask-reef = dove ti immergi?
pearl-reef-do-rest = restare sulla zattera
pearl-reef-do-dive = immergersi: { $reef }
pearl-reef-log-opened = { $pearls ->
    [one] ha aperto { $shell }: { $pearls } perla
   *[other] ha aperto { $shell }: { $pearls } perle
}
pearl-reef-log-dived = immersione: { $reef }
pearl-reef-log-found = immersione: { $reef }; ha trovato { $shell }
pearl-reef-log-rested = è rimasto sulla zattera
pearl-reef-log-night = comincia la notte { $night }
pearl-reef-option-nights = durata
pearl-reef-option-nights-long = 14 notti
pearl-reef-option-nights-short = 7 notti
pearl-reef-pack-few-shells = servono almeno { $least } conchiglie
pearl-reef-habit-shells = Conchiglie in mano
pearl-reef-habit-shells-keep = lasciarle chiuse
