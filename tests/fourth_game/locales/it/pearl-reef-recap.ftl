### Barriera delle perle: che cosa è successo dall’ultima mossa, in poche parole.

pearl-reef-recap-opened = ha aperto: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha aperto { $count } conchiglia
       *[other] ha aperto { $count } conchiglie
    }
pearl-reef-recap-dived = immersioni: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } immersione
       *[other] { $count } immersioni
    }
pearl-reef-recap-rested = { $count ->
    [1] ha riposato
   *[other] ha riposato { $count } volte
}
pearl-reef-recap-nights = { $count ->
    [one] è cominciata { $count } notte
   *[other] sono cominciate { $count } notti
}
