### Was seit dem letzten Zug geschah, in wenigen Worten, und der Blick zurück auf eine Partie.

list-times = { $count }× { $thing }

## Otys

otys-recap-fulfilled = erfüllt: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Auftrag erfüllt
       *[other] { $count } Aufträge erfüllt
    }
otys-recap-upgraded = verbessert: { LIST($things, style: "comma") }
    .tally = { $count } Taucher verbessert
otys-recap-mechanic = { $count ->
    [1] Mechaniker verbessert
   *[other] { $count } Mal Mechaniker verbessert
}
otys-recap-hacker = { $count ->
    [1] Hacker verbessert
   *[other] { $count } Mal Hacker verbessert
}
otys-recap-explored = genommen: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Belohnung genommen
       *[other] { $count } Belohnungen genommen
    }
otys-recap-activated = getaucht: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Tauchgang
       *[other] { $count } Tauchgänge
    }
otys-recap-copied = kopiert: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } fremden Taucher genutzt
       *[other] { $count } fremde Taucher genutzt
    }
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
   *[other] { $count } Mal alle Zugangsplättchen zurückgenommen
}
otys-recap-last-round = die letzte Runde läuft
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

## Antarctica

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

## Underwater Cities

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
    .tally = { $count } Mal gebaut
underwater-cities-recap-upgraded = aufgewertet: { LIST($things, style: "comma") }
    .tally = { $count } Mal aufgewertet
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
    [one] es war Produktion
   *[other] es war { $count } Mal Produktion
}
underwater-cities-recap-fourth = besetzt: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Aktionsplatz ist besetzt
       *[other] { $count } Aktionsplätze sind besetzt
    }

## Was geschah

bot-recap-since = seit deinem letzten Zug { $moment }
bot-recap-begin = seit Beginn der Partie
bot-recap-round = in der letzten Runde
bot-recap-nothing = seit deinem letzten Zug { $moment } ist nichts geschehen
bot-recap-nothing-yet = noch ist nichts geschehen
bot-recap-moments = { FORM($then, form: "short") } → { FORM($now, form: "short") }
bot-recap-asked = du bist dran: { $what }
bot-recap-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bot-recap-points-changed = { $points ->
    [one] { $points } Punkt ({ $change })
   *[other] { $points } Punkte ({ $change })
}
bot-what-changed = Was ist neu

## Der Blick zurück

bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
bot-turn = { $number } · { $whose }
bot-turn-none = der Anfang
bot-after-turn = nach Zug { $turn }
bot-after-step = nach Schritt { $step } von { $last } in Zug { $turn }
bot-turn-of = Zug { $number } von { $last } · { $whose }
bot-error-no-turn = einen Zug „{ $written }“ gibt es nicht: schreib eine Zahl von 0, dem Anfang, bis { $last }, oder einen Schritt eines Zuges, etwa 3.2
bot-error-no-step = Zug { $number } hat die Schritte 1 bis { $last }, aber keinen Schritt { $step }
bot-more-in-log = der Rest steht im Protokoll
bot-page-first = Erste Seite
bot-page-last = Letzte Seite
bot-turn-first = Anfang
bot-turn-before = Voriger Zug
bot-turn-after = Nächster Zug
bot-turn-last = Ende
bot-replay = Nachspielen
bot-jump = springen zu …
bot-jump-to = { FORM($moment, form: "short") } · Zug { $number }
bot-error-not-over = Partie { $game } ist noch nicht zu Ende; mit `/ansehen spielplan` und `nach` siehst du den Spielplan nach jedem Zug

## Der Film

bot-film = Film
bot-film-being-made = Ich drehe den Film, das dauert einen Moment.
bot-film-made = Hier ist der Film der Partie. Er gehört dir: speichere oder teile ihn.
bot-error-film-too-large = diese Partie ist zu lang für einen Film
bot-error-film-stopped = ich werde gerade neu gestartet und konnte den Film nicht fertigstellen; frage gleich noch einmal danach
bot-error-too-soon = das waren viele Bilder auf einmal; das nächste bekommst du { $moment }
bot-error-status-soon = das habe ich gerade mehrmals für dich gezeigt; wieder geht es { $moment }

help-back = ### Zurückblicken
    `/rückblick` erzählt, was seit deinem letzten Zug geschah, und zeigt auf dem Spielplan, was neu ist; deine eigene Ansicht sagt es auch, wenn dein Zug beginnt. `/ansehen spielplan` mit `nach` zeigt den Spielplan nach jedem Zug. Eine beendete Partie gehst du mit **Nachspielen** Zug für Zug durch, und `/ansehen film` macht ein bewegtes Bild daraus.
