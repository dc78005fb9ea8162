### Otys: was seit dem letzten Zug geschah, in wenigen Worten.

otys-recap-fulfilled = erfüllt: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Auftrag erfüllt
       *[other] { $count } Aufträge erfüllt
    }
otys-recap-upgraded = verbessert: { LIST($things, style: "comma") }
    .tally = { $count } Taucher verbessert
otys-recap-mechanic = { $count ->
    [1] Mechaniker verbessert
   *[other] Mechaniker { $count }-mal verbessert
}
otys-recap-hacker = { $count ->
    [1] Hacker verbessert
   *[other] Hacker { $count }-mal verbessert
}
otys-recap-explored = genommen: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Belohnung genommen
       *[other] { $count } Belohnungen genommen
    }
otys-recap-activated = aktiviert: { LIST($things, style: "comma") }
    .tally = { $count } Taucher aktiviert
otys-recap-copied = Taucher eines Nachbarn genutzt: { LIST($things, style: "comma") }
    .tally = { $count } Taucher von Nachbarn genutzt
otys-recap-sold = verkauft: { LIST($things, style: "comma") }
    .tally = { $count } Würfel verkauft
otys-recap-bought = gekauft: { LIST($things, style: "comma") }
    .tally = { $count } Würfel gekauft
otys-recap-took-cube = gesammelt: { LIST($things, style: "comma") }
    .tally = { $count } Würfel gesammelt
otys-recap-drew = { $count ->
    [one] { $count } Auftrag gezogen
   *[other] { $count } Aufträge gezogen
}
otys-recap-recovered = { $count ->
    [1] alle Zugangsplättchen zurückgenommen
   *[other] { $count }-mal alle Zugangsplättchen zurückgenommen
}
otys-recap-last-round = die letzte Runde hat begonnen
otys-recap-revealed = neue offene Aufträge: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } neuer offener Auftrag
       *[other] { $count } neue offene Aufträge
    }
otys-recap-display = neu in der Kolonieanzeige: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } neue Belohnung
       *[other] { $count } neue Belohnungen
    }
