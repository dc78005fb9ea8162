### Underwater Cities: che cosa è successo dall’ultima mossa, in poche parole.

underwater-cities-recap-metropolis = metropoli: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha connesso { $count } metropoli
       *[other] ha connesso { $count } metropoli
    }
underwater-cities-recap-contract = contratto: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha reclamato { $count } contratto
       *[other] ha reclamato { $count } contratti
    }
underwater-cities-recap-built = ha costruito: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha costruito { $count } volta
           *[other] ha costruito { $count } volte
        }
underwater-cities-recap-upgraded = ha migliorato: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha migliorato { $count } struttura
           *[other] ha migliorato { $count } strutture
        }
underwater-cities-recap-claimed = ha reclamato: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha reclamato { $count } carta
       *[other] ha reclamato { $count } carte
    }
underwater-cities-recap-special = carta Speciale: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha preso { $count } carta Speciale
       *[other] ha preso { $count } carte Speciali
    }
underwater-cities-recap-stepped = { $count ->
    [one] { $count } passo sul tracciato della Federazione
   *[other] { $count } passi sul tracciato della Federazione
}
underwater-cities-recap-hungry = { $count ->
    [one] { $count } città senza cibo
   *[other] { $count } città senza cibo
}
underwater-cities-recap-gained = ha ottenuto: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha ottenuto qualcosa
       *[other] ha ottenuto qualcosa { $count } volte
    }
underwater-cities-recap-chose = { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] { $count } spazio
           *[other] { $count } spazi
        }
underwater-cities-recap-used = ha usato: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha usato { $count } carta azione
       *[other] ha usato { $count } carte azione
    }
underwater-cities-recap-chose-hand = ha scelto la mano
underwater-cities-recap-production = { $count ->
    [one] c’è stata la Produzione
   *[other] ci sono state { $count } Produzioni
}
underwater-cities-recap-fourth = occupati: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] { $count } spazio è occupato
           *[other] { $count } spazi sono occupati
        }
