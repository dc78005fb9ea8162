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
    .tally = { $count ->
        [one] { $count } costruzione
       *[other] { $count } costruzioni
    }
underwater-cities-recap-upgraded = ha migliorato: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } miglioramento
       *[other] { $count } miglioramenti
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
    [one] { $count } città non nutrita
   *[other] { $count } città non nutrite
}
underwater-cities-recap-gained = ha ottenuto: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha ottenuto qualcosa
       *[other] ha ottenuto qualcosa { $count } volte
    }
underwater-cities-recap-chose = { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } spazio azione
       *[other] { $count } spazi azione
    }
underwater-cities-recap-used = ha usato: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha usato { $count } carta azione
       *[other] ha usato { $count } carte azione
    }
underwater-cities-recap-chose-hand = ha scelto la mano
underwater-cities-recap-production = { $count ->
    [one] c’è stata la Produzione
   *[other] c’è stata { $count } volte la Produzione
}
underwater-cities-recap-fourth = occupato: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } spazio azione è occupato
       *[other] { $count } spazi azione sono occupati
    }
