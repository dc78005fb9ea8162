### Underwater Cities: was seit dem letzten Zug geschah, in wenigen Worten.

underwater-cities-recap-metropolis = Metropole: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Metropole verbunden
       *[other] { $count } Metropolen verbunden
    }
underwater-cities-recap-contract = Auftrag: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Auftrag beansprucht
       *[other] { $count } Aufträge beansprucht
    }
underwater-cities-recap-built = gebaut: { LIST($things, style: "comma") }
    .tally = { $count }-mal gebaut
underwater-cities-recap-upgraded = aufgewertet: { LIST($things, style: "comma") }
    .tally = { $count }-mal aufgewertet
underwater-cities-recap-claimed = beansprucht: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Karte beansprucht
       *[other] { $count } Karten beansprucht
    }
underwater-cities-recap-special = Spezialkarte: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Spezialkarte genommen
       *[other] { $count } Spezialkarten genommen
    }
underwater-cities-recap-stepped = { $count ->
    [one] { $count } Schritt auf der Staatenbund-Leiste
   *[other] { $count } Schritte auf der Staatenbund-Leiste
}
underwater-cities-recap-hungry = { $count ->
    [one] { $count } Stadt hungerte
   *[other] { $count } Städte hungerten
}
underwater-cities-recap-gained = erhalten: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] etwas erhalten
       *[other] { $count }-mal etwas erhalten
    }
underwater-cities-recap-chose = { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Aktionsplatz
       *[other] { $count } Aktionsplätze
    }
underwater-cities-recap-used = genutzt: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Aktionskarte genutzt
       *[other] { $count } Aktionskarten genutzt
    }
underwater-cities-recap-chose-hand = Handkarten gewählt
underwater-cities-recap-production = { $count ->
    [one] Produktion fand statt
   *[other] Produktion fand { $count }-mal statt
}
underwater-cities-recap-fourth = besetzt: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Aktionsplatz ist besetzt
       *[other] { $count } Aktionsplätze sind besetzt
    }
