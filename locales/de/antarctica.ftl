### Antarctica. The things are called as in the glossary of the rules, one word for one thing.

## Areas

# `.in`, `.to`, `.from`: where something is, where it goes, where it comes from. `.short`: as printed on
# the map and wherever there is little room. `.button`: its last word, so that three stand in a row.
antarctica-area-1 = Marie-Byrd-Land
    .in = im Marie-Byrd-Land
    .to = ins Marie-Byrd-Land
    .from = aus dem Marie-Byrd-Land
    .short = Marie Byrd
    .button = Byrd
antarctica-area-2 = Rossmeer
    .in = im Rossmeer
    .to = ins Rossmeer
    .from = aus dem Rossmeer
    .short = Ross
    .button = Ross
antarctica-area-3 = Wilkesland
    .in = im Wilkesland
    .to = ins Wilkesland
    .from = aus dem Wilkesland
    .short = Wilkes
    .button = Wilkes
antarctica-area-4 = Davissee
    .in = in der Davissee
    .to = in die Davissee
    .from = aus der Davissee
    .short = Davis
    .button = Davis
antarctica-area-5 = Enderbyland
    .in = im Enderbyland
    .to = ins Enderbyland
    .from = aus dem Enderbyland
    .short = Enderby
    .button = Enderby
antarctica-area-6 = Königin-Maud-Land
    .in = im Königin-Maud-Land
    .to = ins Königin-Maud-Land
    .from = aus dem Königin-Maud-Land
    .short = Königin Maud
    .button = Maud
antarctica-area-7 = Weddellmeer
    .in = im Weddellmeer
    .to = ins Weddellmeer
    .from = aus dem Weddellmeer
    .short = Weddell
    .button = Weddell
antarctica-area-8 = Ellsworthland
    .in = im Ellsworthland
    .to = ins Ellsworthland
    .from = aus dem Ellsworthland
    .short = Ellsworth
    .button = Ellsworth

## Buildings

# `.indefinite`: one of its kind, as something that is built. `.short`: where there is little room.
antarctica-camp = Camp
    .indefinite = ein Camp
antarctica-shipyard = Werft
    .indefinite = eine Werft
antarctica-crane = Kran
    .indefinite = einen Kran
antarctica-shaft-tower = Förderturm
    .indefinite = einen Förderturm
antarctica-drilling-rig = Bohrturm
    .indefinite = einen Bohrturm
antarctica-wind-turbine = Windrad
    .indefinite = ein Windrad
antarctica-laboratory = Labor
    .indefinite = ein Labor
antarctica-factory = Fabrik
    .indefinite = eine Fabrik
antarctica-inland-station = Forschungsstation Inland
    .indefinite = eine Forschungsstation Inland
    .short = Station Inland
antarctica-coastal-station = Forschungsstation Küste
    .indefinite = eine Forschungsstation Küste
    .short = Station Küste
antarctica-naval-station = Forschungsstation Meer
    .indefinite = eine Forschungsstation Meer
    .short = Station Meer
antarctica-headquarters = Hauptquartier
    .indefinite = ein Hauptquartier
antarctica-plankton-farm = Planktonfarm
    .indefinite = eine Planktonfarm
antarctica-satellite-dish = Parabolantenne
    .indefinite = eine Parabolantenne

## Research tracks

antarctica-track-glaciology = Glaziologie
antarctica-track-biology = Meeresbiologie
    .short = Biologie
antarctica-track-oceanography = Ozeanografie
antarctica-track-climatology = Klimatologie
antarctica-track-astronomy = Astronomie

# The form .button of an area.
antarctica-button-name = { FORM($area, form: "button") }
# The form .short of a name.
antarctica-short-name = { FORM($name, form: "short") }

## Cards

antarctica-icebreaker = Eisbrecher
antarctica-place-scientist = Wissenschaftler einsetzen
    .short = Wiss. einsetzen
antarctica-plus-two-scientists = +2 Wissenschaftler
antarctica-quick-research = Schnelle Forschung
antarctica-deck-basic = Basis
antarctica-deck-double = Doppel
antarctica-deck-advanced = Prestige
# `.short`: where there is little room.
antarctica-resource-basic = Basis-Ressourcenkarte
    .short = Basis-Karte
antarctica-resource-knowhow = Know-how-Ressourcenkarte
    .short = Know-how-Karte
# A building card, by its building and its deck.
antarctica-card = { $building } ({ $deck })

## Effect spaces of the research tracks

antarctica-effect-move-ship = jeder darf ein Schiff bewegen
antarctica-effect-shipyard-draft = jeder erhält 1 Werftkarte
antarctica-effect-advance-three = jeder darf 3 Forschungspunkte nutzen
antarctica-effect-advance = jeder darf { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
} nutzen
antarctica-effect-scientist = 1 Wissenschaftler
antarctica-effect-new-ship = ein neues Schiff
antarctica-effect-knowhow-card = eine Know-how-Karte
antarctica-effect-basic-card = die Basis-Karte wird wieder bereit

## Texts of whole components. Those of the Shipyard cards are also hints of at most 100 characters.

antarctica-text-card = { $building } ({ $deck }): braucht { LIST($needs) }; { $scientists } Wissenschaftler; { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
}
antarctica-text-card-star = { $building } ({ $deck }), mit Stern: braucht { LIST($needs) }; { $scientists } Wissenschaftler; { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
}
antarctica-text-needs = braucht { LIST($needs) }; { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
}
antarctica-text-icebreaker = dorthin legen, wo dein Schiff an zweiter Stelle liegt: es erhält beim nächsten Sonnenbesuch 1 Zug
antarctica-text-place-scientist = 1 Wissenschaftler aus dem persönlichen Vorrat ins Zielgebiet setzen, wohin dein Schiff fuhr
antarctica-text-plus-two-scientists = { $count ->
    [one] einen Wissenschaftler aus der allgemeinen Reserve in den persönlichen Vorrat nehmen
   *[other] bis zu { $count } Wissenschaftler aus der allgemeinen Reserve in den persönlichen Vorrat nehmen
}
antarctica-text-quick-research = { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
} auf einer offenen Leiste
antarctica-text-resource = { $card }: steht für { LIST($buildings, style: "or") }
antarctica-text-camp = { $building }: so viele Wissenschaftler anheuern, wie du hier Schiffe und Wissenschaftler hast
antarctica-text-shipyard = { $building }: ein Schiff bauen; es kommt ins Gebiet der Sonne
antarctica-text-resource-building = { $building }: für viele Gebäude nötig
antarctica-text-know-how = { $building }: für die größeren Gebäude nötig
antarctica-text-prestige = { $building }: die Karten dazu zählen am Ende
# $tracks: those that show its icon.
antarctica-text-station = { $building }: forschen auf { LIST($tracks, style: "or") }
antarctica-hint-later = später kann ein Schiff hier es nutzen ({ $what })
antarctica-text-red = Feld { $space }, rot: { $effect }
antarctica-text-blue = Feld { $space }, blau: { $effect }

## Game options

antarctica-option-layout = Schiffe zu Beginn
antarctica-option-layout-first-game = Aufstellung für die erste Partie
antarctica-option-layout-free = von euch selbst gesetzt

## Pieces

antarctica-piece-cube = einen noch nicht gesetzten Würfel
    .short = Würfel
antarctica-piece-ship = ein noch nicht gebautes Schiff
    .short = Schiff
antarctica-piece-lying = das Schiff { FORM($area, form: "in") }, Position { $position },
    .short = { FORM($area, form: "short") } { $position }

## Questions

antarctica-ask-place = wähle, wohin du ein Schiff setzt
    .next = wohin du ein weiteres Schiff setzt
antarctica-ask-extra-cube = wähle die Leiste, auf der dein Würfel beginnt
    .next = die Leiste für deinen ersten Würfel
antarctica-ask-sail = die Sonne steht { FORM($area, form: "in") }: wohin fährt dein Schiff?
    .post = wohin fährt dein Schiff?
    .next = wohin dein Schiff fährt
antarctica-ask-action = dein Schiff liegt { FORM($area, form: "in") }: was errichtest oder tust du dort?
    .next = was du dort errichtest oder tust
antarctica-ask-after = deine Aktion ist ausgeführt: willst du noch etwas tun, bevor dein Zug endet?
    .next = auf Wunsch eine Karte oder etwas ablegen, dann endet dein Zug
antarctica-ask-last-ship = das ist dein letztes Schiff, und ohne Schiff kommst du nicht mehr an die Reihe: willst du es wirklich ablegen?
    .next = ob du sicher bist
antarctica-ask-points = { $building }: wähle die Leiste für { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
}
    .next = die Leiste für die Forschungspunkte
antarctica-ask-take = wähle eine Werftkarte aus dem Stapel
    .next = welche Werftkarte du nimmst
    .note = du behältst die Karte verdeckt; ausspielen darfst du sie einmal, in einem späteren Zug von dir, nachdem dein Schiff gefahren ist
antarctica-ask-draft = wähle die Werftkarte, die du behältst
    .next = welche Werftkarte du behältst
    .note = aus den übrigen wählt, wer als Nächstes dran ist; du behältst die Karte verdeckt; ausspielen darfst du sie einmal, in einem deiner Züge, nachdem dein Schiff gefahren ist
antarctica-ask-move = du darfst eines deiner Schiffe bewegen
    .next = ob du eines deiner Schiffe bewegst
antarctica-ask-three = du darfst { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
} auf einer Leiste nutzen
    .next = ob du weitere Forschungspunkte nutzt
antarctica-ask-second = willst du mit deinem zweiten Schiff { FORM($area, form: "in") } einen Eisbrecher-Zug machen?
    .next = ob dein zweites Schiff einen Zug macht

## Options. At most 80 characters with everything in them; `.short`, on buttons: at most 20.

antarctica-do-place = ein Schiff { FORM($area, form: "to") } setzen (Position { $position })
    .short = { FORM($area, form: "button") } { $position }
antarctica-do-extra-cube = den Würfel auf { $track } setzen
    .short = { FORM($track, form: "short") }
antarctica-do-sail = { FORM($area, form: "to") } fahren (Position { $position })
    .short = { FORM($area, form: "button") } { $position }
antarctica-do-discard = { $piece } ablegen
    .short = weg: { FORM($piece, form: "short") }
antarctica-do-keep-ship = das Schiff behalten
antarctica-do-confirm = das Schiff ablegen
antarctica-do-build = { FORM($building, form: "indefinite") } errichten ({ $count } Wissenschaftler)
    .short = { FORM($building, form: "short") }
antarctica-do-build-with = { FORM($building, form: "indefinite") } errichten ({ $count } Wissenschaftler, { FORM($resource, form: "short") })
    .short = { FORM($building, form: "short") }
antarctica-do-ship = { FORM($area, form: "in") } ein Schiff bauen
    .short = Schiff bauen
antarctica-do-recruit = { $count } Wissenschaftler anheuern
    .short = { $count } anheuern
antarctica-do-research = forschen: { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
} auf { $track } (Feld { $space })
    .short = { FORM($track, form: "short") }
antarctica-do-track = { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
} auf { $track } (Feld { $space })
    .short = { FORM($track, form: "short") }
antarctica-do-nothing = nichts tun
antarctica-do-card-icebreaker = Eisbrecher: { FORM($area, form: "to") } legen
    .short = Eis: { FORM($area, form: "short") }
antarctica-do-card-place-scientist = Wissenschaftler einsetzen: { FORM($area, form: "to") }
    .short = Wiss. einsetzen
antarctica-do-card-plus-two-scientists = +2 Wissenschaftler: { $count } in den persönlichen Vorrat nehmen
    .short = { antarctica-plus-two-scientists }
antarctica-do-card-quick-research = Schnelle Forschung: { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
} auf { $track } (Feld { $space })
    .short = Karte: { FORM($track, form: "short") }
antarctica-do-end = den Zug beenden
antarctica-do-take = „{ $card }“ nehmen
    .short = { FORM($card, form: "short") }
antarctica-do-move = { FORM($target, form: "to") }: das Schiff { FORM($area, form: "in") } ({ $position })
# Where only that ship can move.
antarctica-do-move-only = { FORM($target, form: "to") }: das Schiff { FORM($area, form: "in") } ({ $position })
    .short = → { FORM($target, form: "short") }
antarctica-do-stay = kein Schiff bewegen
antarctica-do-no-track = auf keiner Leiste voranschreiten
    .short = nicht voranschreiten
antarctica-do-act = den Eisbrecher-Zug machen
    .short = Zug machen
antarctica-do-decline = darauf verzichten

## What an option does, costs and gives. At most 300 characters with everything in it.

# $parts: several of the messages below.
antarctica-hint-parts = { LIST($parts, style: "points") }
# $ways: such as "2 Wissenschaftler anheuern"; the actions that an area allows.
antarctica-hint-ways = wahlweise: { LIST($ways, style: "points") }; oder { $last }
# $ways: the actions there. $position: what the place in the row means.
antarctica-hint-sail = { $ways }. { FORM($position, form: "sentence") }
antarctica-may-build = errichten: { LIST($buildings, style: "or") }
antarctica-may-building = { $building } ({ $points })
antarctica-may-building-with = { $building } (mit { FORM($resource, form: "short") }, { $points })
antarctica-may-research = { $points } auf { LIST($tracks, style: "or") }
antarctica-may-ship = ein Schiff bauen
antarctica-hint-no-action = keine Aktion möglich
# $reasons: such as "Camp (es fehlt: Kran)".
antarctica-hint-no-action-why = keine Aktion möglich: { LIST($reasons, style: "comma") }
antarctica-hint-forgo = verzichtet auf: { LIST($ways, style: "comma") }
antarctica-hint-second = Position 2: beim nächsten Sonnenbesuch nur am Zug, wenn dort dein Eisbrecher liegt
    .sentence = Position 2: beim nächsten Sonnenbesuch nur am Zug, wenn dort dein Eisbrecher liegt
antarctica-hint-third = Position 3: beim nächsten Sonnenbesuch nicht am Zug
    .sentence = Position 3: beim nächsten Sonnenbesuch nicht am Zug
antarctica-hint-access = Zugang zu { LIST($buildings) }
antarctica-hint-first = Position 1: beim nächsten Sonnenbesuch am Zug
antarctica-hint-moved = dort keine Aktion
# $left: of the Available ships.
antarctica-hint-ship = das neue Schiff kommt { FORM($area, form: "to") }, Position { $position }; { $left ->
    [0] kein Schiff mehr zu bauen
    [one] noch { $left } Schiff zu bauen
   *[other] noch { $left } Schiffe zu bauen
}
antarctica-hint-others-take = alle anderen nehmen eine Werftkarte
antarctica-hint-points = { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
}
# $gains: such as "2 Research Points".
antarctica-hint-build = kostet { $count } Wissenschaftler. Dann: { LIST($gains, style: "points") }
antarctica-hint-build-with = kostet { $count } Wissenschaftler und die { FORM($resource, form: "short") }. Dann: { LIST($gains, style: "points") }
antarctica-hint-research = { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
}, bis Feld { $space }
antarctica-hint-quick = verbraucht deine Karte: auf Feld { $space }
antarctica-hint-uses-card = verbraucht deine Karte
# $left: the scientists in the Personal Supply after it.
antarctica-hint-scientist = setzt einen Wissenschaftler { FORM($area, form: "to") }; dann { $left } im persönlichen Vorrat
antarctica-hint-icebreaker-now = dein zweites Schiff { FORM($area, form: "in") } ist gleich nach diesem Zug an der Reihe; danach ist die Karte weg
antarctica-hint-icebreaker-next = dein zweites Schiff { FORM($area, form: "in") } erhält beim nächsten Sonnenbesuch einen Zug; danach ist die Karte weg
antarctica-hint-space = bis Feld { $space }
antarctica-hint-no-track = verzichtet auf { $points ->
    [one] { $points } Forschungspunkt
   *[other] { $points } Forschungspunkte
}; deine Würfel bleiben, wo sie sind
antarctica-hint-points-lost = { $points ->
    [one] { $points } Forschungspunkt verfällt
   *[other] { $points } Forschungspunkte verfallen
} (keine Leiste möglich)
antarctica-hint-area = Punkte für das Gebiet: { $now } → { $points }
antarctica-hint-cube = Punkte für die Leiste: { $now } → { $points }
antarctica-hint-discarded = Punkte für Abgelegtes: { $now } → { $points }
antarctica-hint-recruit = dann { $have } im persönlichen Vorrat, { $left } in der allgemeinen Reserve
antarctica-hint-extra-cube = ein Würfel zählt dort { $points }, der vorderste { $points } je Würfel
# $effect: such as "ein neues Schiff", of which nothing would come.
antarctica-hint-in-vain = { $effect } (zurzeit vergeblich)
# $left: of the same kind, such as Available cubes.
antarctica-hint-gone-cube = endgültig weg; { $left ->
    [0] kein Würfel übrig
    [one] { $left } Würfel übrig
   *[other] { $left } Würfel übrig
}
antarctica-hint-gone-ship = endgültig weg; { $left ->
    [0] kein Schiff zu bauen übrig
    [one] { $left } Schiff zu bauen übrig
   *[other] { $left } Schiffe zu bauen übrig
}
antarctica-hint-gone-lying = endgültig weg; { $left ->
    [one] noch { $left } Schiff im Spiel
   *[other] noch { $left } Schiffe im Spiel
}
# The same of the ship whose turn it is, before its action.
antarctica-hint-gone-acting = weg, aber du handelst hier noch; { $left ->
    [one] noch { $left } Schiff
   *[other] noch { $left } Schiffe
}
antarctica-hint-act = dein zweites Schiff fährt jetzt und führt eine Aktion aus
antarctica-hint-decline = dein Eisbrecher dort verlässt das Spiel
# $count: of the scientists that come for a piece.
antarctica-hint-discard = { $count ->
    [0] kein Wissenschaftler übrig
   *[other] +{ $count } Wissenschaftler
}
antarctica-hint-last-ship = endgültig aus dem Spiel: letztes Schiff
# $effects: such as "1 Wissenschaftler, ein neues Schiff".
antarctica-hint-triggers = löst aus: { LIST($effects, style: "comma") }
antarctica-hint-lost = { $points ->
    [one] { $points } Forschungspunkt verfällt: es ist kein Feld mehr frei
   *[other] { $points } Forschungspunkte verfallen: es ist kein Feld mehr frei
}

## Why not: why a place cannot be chosen

antarctica-why-card = { $building } ({ $reason })
antarctica-why-there = steht dort schon
antarctica-why-lacks = es fehlt: { LIST($lacking) }
antarctica-why-scientists = braucht { $count } Wissenschaftler, du hast { $have }
antarctica-why-closed = mit { $players } Personen geschlossen
antarctica-why-sun = dort steht die Sonne; dein Schiff muss weg
antarctica-why-full = voll: dort liegen { $count } Schiffe
antarctica-why-track-chosen = jemand anderes hat sie schon gewählt
antarctica-why-no-cube = du hast keinen verfügbaren Würfel
antarctica-why-track-end = vor deinem Würfel ist kein Feld mehr frei

## Kinds of options

antarctica-group-build = ein Gebäude errichten
antarctica-group-cards = eine Werftkarte ausspielen
antarctica-group-discard = ein Schiff oder einen Würfel ablegen
antarctica-group-move = das Schiff { FORM($area, form: "in") } ({ $position })

## The log. Who did it stands in front: "Platz 1: ins Rossmeer gefahren, Position 1".

antarctica-log-first-player = beginnt die Partie
antarctica-log-laid-out = die Schiffe liegen in der Aufstellung für die erste Partie
antarctica-log-placed-ship = ein Schiff { FORM($area, form: "to") } gesetzt, Position { $position }
antarctica-log-extra-cube = einen Würfel auf Feld 1 von { $track } gesetzt
antarctica-log-sun = die Sonne steht { FORM($area, form: "in") }
antarctica-log-lost-icebreakers = { $count ->
    [one] { $count } Eisbrecher { FORM($area, form: "in") } verlässt das Spiel
   *[other] { $count } Eisbrecher { FORM($area, form: "in") } verlassen das Spiel
}
antarctica-log-sailed = { FORM($area, form: "to") } gefahren, Position { $position }
antarctica-log-discarded = { $piece } abgelegt
antarctica-log-recruited = { $count } Wissenschaftler aus der allgemeinen Reserve erhalten
antarctica-log-no-scientist = keinen Wissenschaftler erhalten: die allgemeine Reserve ist leer
antarctica-log-hired = { $count } Wissenschaftler angeheuert
antarctica-log-used-resource = { $card } genutzt
antarctica-log-built = { $count ->
    [one] { FORM($area, form: "in") } mit { $count } Wissenschaftler { FORM($building, form: "indefinite") } errichtet
   *[other] { FORM($area, form: "in") } mit { $count } Wissenschaftlern { FORM($building, form: "indefinite") } errichtet
}
antarctica-log-revealed = neue Gebäudekarte: { $card }
antarctica-log-deck-empty = der Stapel „{ $deck }“ ist leer
antarctica-log-new-ship = ein neues Schiff { FORM($area, form: "in") } erhalten, Position { $position }
# In logs of earlier versions.
antarctica-log-no-new-ship = kein Schiff erhalten: keines ist verfügbar, oder im Gebiet der Sonne ist kein Platz
antarctica-log-no-ship-left = kein Schiff erhalten: keines ist mehr verfügbar
antarctica-log-no-ship-room = kein Schiff erhalten: im Gebiet der Sonne ist kein Platz
antarctica-log-pile-gone = { $count ->
    [one] zu wenige Werftkarten: die letzte verlässt das Spiel
   *[other] zu wenige Werftkarten: die letzten { $count } verlassen das Spiel
}
antarctica-log-took-card = eine Werftkarte genommen
# Only who took it reads this.
antarctica-log-took = „{ $card }“ genommen
antarctica-log-no-draft = zu wenige Werftkarten, um reihum zu wählen
antarctica-log-played-card = „{ $card }“ ausgespielt
antarctica-log-laid-icebreaker = einen Eisbrecher { FORM($area, form: "to") } gelegt
antarctica-log-placed-scientist = einen Wissenschaftler { FORM($area, form: "to") } gesetzt
antarctica-log-advanced = auf { $track } bis Feld { $space } vorangeschritten
antarctica-log-no-track = { $points ->
    [one] { $points } Forschungspunkt verloren: Voranschreiten ist auf keiner Leiste möglich
   *[other] { $points } Forschungspunkte verloren: Voranschreiten ist auf keiner Leiste möglich
}
antarctica-log-lost-points = { $points ->
    [one] { $points } Forschungspunkt verloren: auf { $track } ist kein Feld mehr frei
   *[other] { $points } Forschungspunkte verloren: auf { $track } ist kein Feld mehr frei
}
antarctica-log-triggered = ausgelöst: { $effect }
antarctica-log-moved-ship = ein Schiff { FORM($source, form: "from") } { FORM($target, form: "to") } bewegt
antarctica-log-took-knowhow = eine Know-how-Karte genommen
antarctica-log-no-knowhow = keine Know-how-Karte erhalten: es ist keine mehr da
antarctica-log-basic-ready = die Basis-Karte ist wieder bereit
antarctica-log-basic-was-ready = die Basis-Karte war schon bereit
antarctica-log-nothing = nichts getan
antarctica-log-stayed = auf das Bewegen eines Schiffs verzichtet
antarctica-log-no-advance = auf das Voranschreiten verzichtet
antarctica-log-second = mit dem zweiten Schiff einen Eisbrecher-Zug gemacht
antarctica-log-declined = auf den Eisbrecher-Zug verzichtet
antarctica-log-quiet = { $left ->
    [one] seit { $turns } Zügen kein Fortschritt: nach { $left } weiteren endet die Partie
   *[other] seit { $turns } Zügen kein Fortschritt: nach { $left } weiteren endet die Partie
}
antarctica-log-over-scientists = die Partie ist zu Ende: jemand hat keine Wissenschaftler mehr
antarctica-log-over-cards = die Partie ist zu Ende: alle Gebäudekarten sind genommen
antarctica-log-over-ships = die Partie ist zu Ende: in keinem Gebiet liegt noch ein Schiff
antarctica-log-over-standstill = die Partie ist zu Ende: zu viele Züge ohne Fortschritt

## Why a component pack is refused

antarctica-pack-row-count = die Tabelle hat davon { $found }, braucht aber { $expected }
antarctica-pack-unknown = „{ $name }“ gibt es in diesem Paket nicht
antarctica-pack-mixed-resource = alle Ressourcenkarten einer Art müssen für dieselben Gebäude stehen, und kein Gebäude darf zu zwei Arten gehören: „{ $found }“
antarctica-pack-space-twice = Feld { $space } dieser Leiste hat schon einen Effekt
antarctica-pack-ship-count = alle müssen genau so viele Schiffe setzen, wie der Aufbau vorsieht: „{ $found }“
antarctica-pack-missing-row = die Zeile „{ $name }“ fehlt
antarctica-pack-pieces = von jedem Gebäude muss es so viele geben, wie es Karten und Startgebäude davon gibt: { $expected }, nicht { $found }
antarctica-pack-starting = bei { $players } Personen gibt es { $expected } offene Gebiete, aber { $found } Startgebäude
antarctica-pack-too-many = bei { $players } Personen gibt es mehr Gebäude dieser Art als offene Gebiete
antarctica-pack-never = bei { $players } Personen kann diese Karte nie gebaut werden
antarctica-pack-tracks = bei { $players } Personen sind { $expected } Leisten offen, nicht { $found }
antarctica-pack-no-track = bei { $players } Personen hat keine offene Leiste das Symbol von „{ $name }“
antarctica-pack-kind-count = die Tabelle der einzelnen Karten nennt { $expected } von dieser Art, nicht { $found }

## What somebody may always answer

antarctica-habit-shipyard-card = Werftkarte nehmen
antarctica-habit-shipyard-card-place-scientist = { antarctica-place-scientist }
antarctica-habit-shipyard-card-quick-research = { antarctica-quick-research }
antarctica-habit-shipyard-card-plus-two-scientists = { antarctica-plus-two-scientists }
antarctica-habit-shipyard-card-icebreaker = { antarctica-icebreaker }
antarctica-habit-move-ship = blaues Feld: Schiff bewegen
antarctica-habit-move-ship-stay = kein Schiff bewegen
antarctica-habit-advance-three = blaues Feld: voranschreiten
antarctica-habit-advance-three-own-cube = erste Leiste mit deinem Würfel
antarctica-habit-advance-three-none = nicht voranschreiten

## What somebody could still do

# $ways: some of the actions.
antarctica-waste-action = du hast noch eine Aktion: { LIST($ways, style: "or") }
# $way: what would bring so many points more.
antarctica-waste-last = { $points ->
    [one] die Partie endet mit diesem Zug, und du könntest noch { $points } Punkt mehr holen: { $way }
   *[other] die Partie endet mit diesem Zug, und du könntest noch { $points } Punkte mehr holen: { $way }
}
# $areas: where it could act.
antarctica-waste-sail = { FORM($area, form: "in") } kann dein Schiff zurzeit nichts tun, wohl aber { LIST($areas, style: "or", form: "in") }
# What a kind of warning is called.
antarctica-waste-action-name = ungenutzte Aktionen
antarctica-waste-last-name = Punkte, die im letzten Zug noch zu holen sind
antarctica-waste-sail-name = für nichts losfahren

## Antarctica: was ein Beitrag von einem Zug erzählt. Die Form .tally ist für wenig Platz.

antarctica-story-scientists = { $count } Wissenschaftler
antarctica-story-knowhow = { $count ->
    [one] { $count } Know-how-Karte
   *[other] { $count } Know-how-Karten
}
antarctica-story-shipyard = { $count ->
    [one] { $count } Werftkarte
   *[other] { $count } Werftkarten
}
antarctica-story-cubes = { $count } Würfel
antarctica-story-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
antarctica-story-basic = { $count } Basis-Karte
antarctica-story-sailed = { LIST($things, form: "to") } gefahren
    .least = { LIST($things, style: "comma", form: "short") }
antarctica-story-built-there = { $area }: { LIST($buildings, form: "indefinite") } errichtet
    .least = { FORM($area, form: "short") }: { LIST($buildings) }
antarctica-story-built = { LIST($things) } errichtet
    .tally = { LIST($things, form: "tally") } errichtet
antarctica-story-place = { $building } ({ $area })
    .tally = { $building }
antarctica-story-played-card = { LIST($things) } ausgespielt
    .least = { "" }
antarctica-story-placed-scientist = ein Wissenschaftler { LIST($things, form: "to") }
    .least = Wissenschaftler: { LIST($things, style: "comma", form: "short") }
antarctica-story-laid-icebreaker = ein Eisbrecher { LIST($things, form: "to") }
    .least = Eisbrecher: { LIST($things, style: "comma", form: "short") }
# $things: such as “Glaziologie bis 3”.
antarctica-story-advanced = { LIST($things, style: "comma") }
    .least = { LIST($things, style: "comma", form: "tally") }
antarctica-story-advanced-to = { $track } bis { $space }
    .tally = { $track } { $space }
antarctica-story-lost-points = { $points ->
    [one] { $points } Forschungspunkt verloren
   *[other] { $points } Forschungspunkte verloren
}
antarctica-story-moved-ship = ein Schiff { LIST($things, form: "to") }
    .least = Schiff: { LIST($things, style: "comma", form: "short") }
antarctica-story-triggered = { LIST($things) }
    .least = { "" }
antarctica-story-discarded = ein Schiff { LIST($things, form: "in") } abgelegt
    .least = Schiff abgelegt: { LIST($things, style: "comma", form: "short") }
antarctica-story-new-ship = neues Schiff { LIST($things, form: "in") }
    .least = neues Schiff: { LIST($things, style: "comma", form: "short") }
antarctica-story-revealed = neu: { LIST($things) }
    .tally = { $count ->
        [one] { $count } neue Gebäudekarte
       *[other] { $count } neue Gebäudekarten
    }
    .least = { "" }
