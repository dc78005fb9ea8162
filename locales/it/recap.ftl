### Che cosa è successo dall’ultima mossa, in poche parole, e lo sguardo indietro su una partita.

list-times = { $count }× { $thing }

## Otys

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

## Antarctica

antarctica-recap-place = { $building } ({ $area })
antarctica-recap-built = ha costruito: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha costruito { $count } edificio
       *[other] ha costruito { $count } edifici
    }
antarctica-recap-ships = nuova nave: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } nuova nave
       *[other] { $count } nuove navi
    }
antarctica-recap-no-ship-left = nessuna nuova nave: non ce n’erano di disponibili
antarctica-recap-no-ship-room = nessuna nuova nave: niente posto nell’area del Sole
antarctica-recap-lost-points = { $count ->
    [one] ha perso { $count } Punto Ricerca
   *[other] ha perso { $count } Punti Ricerca
}
antarctica-recap-advanced = ricerca: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } passo nella ricerca
       *[other] { $count } passi nella ricerca
    }
antarctica-recap-played-card = ha giocato: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha giocato { $count } carta
       *[other] ha giocato { $count } carte
    }
antarctica-recap-took-card = { $count ->
    [one] ha preso { $count } carta Cantiere Navale
   *[other] ha preso { $count } carte Cantiere Navale
}
antarctica-recap-knowhow = { $count ->
    [one] ha preso { $count } carta Competenza
   *[other] ha preso { $count } carte Competenza
}
antarctica-recap-recruited = { $count ->
    [one] ha preso { $count } scienziato
   *[other] ha preso { $count } scienziati
}
antarctica-recap-placed = scienziato messo: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha messo { $count } scienziato
       *[other] ha messo { $count } scienziati
    }
antarctica-recap-icebreakers = Icebreaker: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha messo { $count } Icebreaker
       *[other] ha messo { $count } Icebreaker
    }
antarctica-recap-sailed = rotta: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha mosso { $count } nave
       *[other] ha mosso { $count } navi
    }
antarctica-recap-moved = nave spostata: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha spostato { $count } nave
       *[other] ha spostato { $count } navi
    }
antarctica-recap-laid-out = nave piazzata: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha piazzato { $count } nave
       *[other] ha piazzato { $count } navi
    }
antarctica-recap-discarded = { $count ->
    [one] ha scartato { $count } pezzo
   *[other] ha scartato { $count } pezzi
}
antarctica-recap-deck-empty = mazzo esaurito: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } mazzo è esaurito
       *[other] { $count } mazzi sono esauriti
    }
antarctica-recap-revealed = nuove carte Edificio: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } nuova carta Edificio
       *[other] { $count } nuove carte Edificio
    }

## Underwater Cities

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

## Il riepilogo

bot-recap-since = dalla tua ultima mossa { $moment }
bot-recap-begin = dall’inizio della partita
bot-recap-round = nell’ultimo giro
bot-recap-nothing = dalla tua ultima mossa { $moment } non è successo niente
bot-recap-nothing-yet = non è ancora successo niente
bot-recap-moments = { FORM($then, form: "short") } → { FORM($now, form: "short") }
bot-recap-asked = tocca a te: { $what }
bot-recap-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
bot-recap-points-changed = { $points ->
    [one] { $points } punto ({ $change })
   *[other] { $points } punti ({ $change })
}
bot-what-changed = Che cosa è cambiato

## Lo sguardo indietro

bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
bot-turn = { $number } · { $whose }
bot-turn-none = l’inizio
bot-after-turn = dopo il turno { $turn }
bot-after-step = dopo il passo { $step } di { $last } del turno { $turn }
bot-turn-of = turno { $number } di { $last } · { $whose }
bot-error-no-turn = il turno «{ $written }» non esiste: scrivi un numero da 0, l’inizio, a { $last }, oppure un passo di un turno, per esempio 3.2
bot-error-no-step = il turno { $number } ha i passi da 1 a { $last }, ma non il passo { $step }
bot-more-in-log = il resto è nel registro
bot-page-first = Prima pagina
bot-page-last = Ultima pagina
bot-turn-first = Inizio
bot-turn-before = Turno precedente
bot-turn-after = Turno seguente
bot-turn-last = Fine
bot-replay = Rivedi
bot-jump = vai a …
bot-jump-to = { FORM($moment, form: "short") } · turno { $number }
bot-error-not-over = la partita { $game } non è ancora finita; con `/guarda tabellone` e `dopo` vedi il tabellone dopo ogni turno

## Il film

bot-film = Film
bot-film-being-made = Sto preparando il film, ci vuole un momento.
bot-film-made = Ecco il film della partita. È tuo: salvalo o condividilo.
bot-error-film-too-large = questa partita è troppo lunga per un film
bot-error-film-stopped = mi stanno riavviando e non ho potuto finire il film; richiedilo tra un momento
bot-error-too-soon = erano tante immagini in una volta; la prossima è pronta per te { $moment }
bot-error-status-soon = l’ho appena mostrato più volte per te; potrò rifarlo { $moment }

help-back = ### Guardare indietro
    `/riepilogo` racconta che cosa è successo dalla tua ultima mossa e mostra sul tabellone le novità; lo dice anche il tuo pannello quando comincia il tuo turno. `/guarda tabellone` con `dopo` mostra il tabellone dopo qualsiasi turno. Una partita finita si rivede turno per turno con **Rivedi**, e `/guarda film` ne fa un’immagine animata.
