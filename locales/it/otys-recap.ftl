### Otys: che cosa è successo dall’ultima mossa, in poche parole.

otys-recap-fulfilled = ha soddisfatto: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha soddisfatto { $count } contratto
       *[other] ha soddisfatto { $count } contratti
    }
otys-recap-upgraded = ha equipaggiato: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha equipaggiato { $count } sommozzatore
       *[other] ha equipaggiato { $count } sommozzatori
    }
otys-recap-mechanic = { $count ->
    [1] ha migliorato il Meccanico
   *[other] ha migliorato { $count } volte il Meccanico
}
otys-recap-hacker = { $count ->
    [1] ha migliorato l’Hacker
   *[other] ha migliorato { $count } volte l’Hacker
}
otys-recap-explored = ha preso: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha preso { $count } Ricompensa
       *[other] ha preso { $count } Ricompense
    }
otys-recap-activated = immersioni: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } immersione
       *[other] { $count } immersioni
    }
otys-recap-copied = ha copiato: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha copiato { $count } sommozzatore
       *[other] ha copiato { $count } sommozzatori
    }
otys-recap-sold = ha venduto: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha venduto { $count } cubo
       *[other] ha venduto { $count } cubi
    }
otys-recap-bought = ha acquistato: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha acquistato { $count } cubo
       *[other] ha acquistato { $count } cubi
    }
otys-recap-took-cube = ha raccolto: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha raccolto { $count } cubo
       *[other] ha raccolto { $count } cubi
    }
otys-recap-drew = { $count ->
    [one] ha pescato { $count } contratto
   *[other] ha pescato { $count } contratti
}
otys-recap-recovered = { $count ->
    [1] ha recuperato tutte le Chiavi
   *[other] ha recuperato { $count } volte tutte le Chiavi
}
otys-recap-last-round = è cominciato l’ultimo round
otys-recap-revealed = nuovi contratti pubblici: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } nuovo contratto pubblico
       *[other] { $count } nuovi contratti pubblici
    }
otys-recap-display = novità sul display della colonia: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } nuova Ricompensa
       *[other] { $count } nuove Ricompense
    }
