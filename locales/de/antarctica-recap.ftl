### Antarctica: was seit dem letzten Zug geschah, in wenigen Worten.

antarctica-recap-place = { $building } ({ $area })
antarctica-recap-built = errichtet: { LIST($things, style: "comma") }
    .tally = { $count } Gebäude errichtet
antarctica-recap-ships = neues Schiff: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } neues Schiff
       *[other] { $count } neue Schiffe
    }
antarctica-recap-no-ship-left = kein neues Schiff: keines verfügbar
antarctica-recap-no-ship-room = kein neues Schiff: bei der Sonne kein Platz
antarctica-recap-lost-points = { $count ->
    [one] { $count } Forschungspunkt verloren
   *[other] { $count } Forschungspunkte verloren
}
antarctica-recap-advanced = Forschung: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Schritt in der Forschung
       *[other] { $count } Schritte in der Forschung
    }
antarctica-recap-played-card = ausgespielt: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Karte ausgespielt
       *[other] { $count } Karten ausgespielt
    }
antarctica-recap-took-card = { $count ->
    [one] { $count } Werftkarte genommen
   *[other] { $count } Werftkarten genommen
}
antarctica-recap-knowhow = { $count ->
    [one] { $count } Know-how-Karte genommen
   *[other] { $count } Know-how-Karten genommen
}
antarctica-recap-recruited = { $count } Wissenschaftler erhalten
antarctica-recap-placed = Wissenschaftler gesetzt: { LIST($things, style: "comma") }
    .tally = { $count } Wissenschaftler gesetzt
antarctica-recap-icebreakers = Eisbrecher: { LIST($things, style: "comma") }
    .tally = { $count } Eisbrecher gelegt
antarctica-recap-sailed = gefahren: { LIST($things, style: "comma") }
    .tally = { $count } Mal gefahren
antarctica-recap-moved = Schiff bewegt: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Schiff bewegt
       *[other] { $count } Schiffe bewegt
    }
antarctica-recap-laid-out = Schiff gesetzt: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Schiff gesetzt
       *[other] { $count } Schiffe gesetzt
    }
antarctica-recap-discarded = { $count ->
    [one] { $count } Spielstein abgelegt
   *[other] { $count } Spielsteine abgelegt
}
antarctica-recap-deck-empty = Stapel leer: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Stapel ist leer
       *[other] { $count } Stapel sind leer
    }
antarctica-recap-revealed = neue Gebäudekarten: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } neue Gebäudekarte
       *[other] { $count } neue Gebäudekarten
    }
