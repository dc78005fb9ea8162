### Antarctica: was seit dem letzten Zug geschah, in wenigen Worten.

antarctica-recap-place = { $building } ({ $area })
antarctica-recap-built = errichtet: { LIST($things, style: "comma") }
    .tally = { $count } Gebäude errichtet
antarctica-recap-ships = neue Schiffe: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } neues Schiff
       *[other] { $count } neue Schiffe
    }
antarctica-recap-no-ship-left = kein neues Schiff: keines verfügbar
antarctica-recap-no-ship-room = kein neues Schiff: kein Platz im Gebiet der Sonne
antarctica-recap-lost-points = { $count ->
    [one] { $count } Forschungspunkt verloren
   *[other] { $count } Forschungspunkte verloren
}
antarctica-recap-advanced = Forschung: { LIST($things, style: "comma") }
    .tally = { $count }-mal in der Forschung vorangeschritten
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
    .tally = { $count }-mal gefahren
antarctica-recap-moved = Schiffe bewegt: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Schiff bewegt
       *[other] { $count } Schiffe bewegt
    }
antarctica-recap-laid-out = Schiffe gesetzt: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Schiff gesetzt
       *[other] { $count } Schiffe gesetzt
    }
antarctica-recap-discarded = { $count ->
    [one] { $count } Teil abgelegt
   *[other] { $count } Teile abgelegt
}
antarctica-recap-deck-empty = leere Stapel: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Stapel ist leer
       *[other] { $count } Stapel sind leer
    }
antarctica-recap-revealed = neue Gebäudekarten: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } neue Gebäudekarte
       *[other] { $count } neue Gebäudekarten
    }
