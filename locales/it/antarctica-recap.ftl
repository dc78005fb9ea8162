### Antarctica: che cosa è successo dall’ultima mossa, in poche parole.

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
