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
otys-recap-activated = ha attivato: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha attivato { $count } sommozzatore
           *[other] ha attivato { $count } sommozzatori
        }
otys-recap-copied = ha usato sommozzatori altrui: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha usato { $count } sommozzatore altrui
           *[other] ha usato { $count } sommozzatori altrui
        }
otys-recap-sold = ha venduto: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha venduto { $count } cubetto
           *[other] ha venduto { $count } cubetti
        }
otys-recap-bought = ha acquistato: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha acquistato { $count } cubetto
           *[other] ha acquistato { $count } cubetti
        }
otys-recap-took-cube = ha raccolto: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha raccolto { $count } cubetto
           *[other] ha raccolto { $count } cubetti
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
    .tally =
        { $count ->
            [one] { $count } nuova Ricompensa
           *[other] { $count } nuove Ricompense
        }
