### Antarctica: che cosa è successo dall’ultima mossa, in poche parole.

antarctica-recap-place = { $building } ({ $area })
antarctica-recap-built = ha costruito: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] ha costruito { $count } edificio
       *[other] ha costruito { $count } edifici
    }
antarctica-recap-ships = nuove navi: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] { $count } nuova nave
           *[other] { $count } nuove navi
        }
antarctica-recap-no-ship-left = nessuna nuova nave: nessuna era disponibile
antarctica-recap-no-ship-room = nessuna nuova nave: nell’area del Sole non c’era posto
antarctica-recap-lost-points = { $count ->
    [one] ha perso { $count } Punto Ricerca
   *[other] ha perso { $count } Punti Ricerca
}
antarctica-recap-advanced = ricerca: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] { $count } avanzamento sui tracciati Ricerca
           *[other] { $count } avanzamenti sui tracciati Ricerca
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
    [one] ha ottenuto { $count } scienziato
   *[other] ha ottenuto { $count } scienziati
}
antarctica-recap-placed = scienziati piazzati: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha piazzato { $count } scienziato
           *[other] ha piazzato { $count } scienziati
        }
antarctica-recap-icebreakers = Icebreaker: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha piazzato { $count } Icebreaker
           *[other] ha piazzato { $count } Icebreaker
        }
antarctica-recap-sailed = ha navigato: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha navigato { $count } volta
           *[other] ha navigato { $count } volte
        }
antarctica-recap-moved = navi spostate: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha spostato { $count } nave
           *[other] ha spostato { $count } navi
        }
antarctica-recap-laid-out = navi piazzate: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] ha piazzato { $count } nave
           *[other] ha piazzato { $count } navi
        }
antarctica-recap-discarded = { $count ->
    [one] ha scartato { $count } risorsa
   *[other] ha scartato { $count } risorse
}
antarctica-recap-deck-empty = mazzi esauriti: { LIST($things, style: "comma") }
    .tally =
        { $count ->
            [one] { $count } mazzo è esaurito
           *[other] { $count } mazzi sono esauriti
        }
antarctica-recap-revealed = nuove carte Edificio: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } nuova carta Edificio
       *[other] { $count } nuove carte Edificio
    }
