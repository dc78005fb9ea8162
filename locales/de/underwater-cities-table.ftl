### Underwater Cities at a table: its own command, and the labels of its pictures.

## /cities. Names of commands and options: small letters, no spaces, at most 32 characters.

underwater-cities-command = städte
    .description = Züge in Underwater Cities
underwater-cities-command-play = spielen
    .description = Wähle einen Aktionsplatz und spiel eine Karte aus
underwater-cities-command-play-slot = platz
    .description = Der Aktionsplatz, den du wählst
underwater-cities-command-play-card = karte
    .description = Die Karte, die du ausspielst; passende stehen oben
underwater-cities-command-play-order = reihenfolge
    .description = Wenn die Karte passt: was zuerst kommt, der Platz oder die Karte

## Looking closer: labels of buttons

underwater-cities-look-board = Spielplan
underwater-cities-look-offers = Auslage
underwater-cities-look-players = Alle am Tisch
underwater-cities-look-claimed = Beanspruchte Karten
underwater-cities-look-production = Produktion
underwater-cities-look-scores = Punkte
