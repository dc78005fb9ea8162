### Antarctica at a table: what the game is called, how far it is, why it ended, and its own command.

antarctica-title = Antarctica
# The form .short stands where several moments are told side by side, or with a turn.
antarctica-moment = { $cards ->
    [one] Sonne { FORM($area, form: "in") }, noch { $cards } Gebäude
   *[other] Sonne { FORM($area, form: "in") }, noch { $cards } Gebäude
}
    .short = Sonne { FORM($area, form: "in") }
antarctica-end-scientists = jemand hatte keine Wissenschaftler mehr
antarctica-end-cards = alle Gebäudekarten waren genommen
antarctica-end-ships = in keinem Gebiet lag noch ein Schiff
antarctica-end-standstill = zu viele Züge lang gab es keinen Fortschritt

## /antarctica. Names of commands and options: small letters, no spaces, at most 32 characters.

antarctica-command = antarktis
    .description = Züge in Antarctica
antarctica-command-sail = fahren
    .description = Fahr in ein Gebiet und handle dort
antarctica-command-sail-to = nach
    .description = Das Gebiet, in das dein Schiff fährt
antarctica-command-sail-discard = ablegen
    .description = Was du vor der Aktion für einen Wissenschaftler ablegst
antarctica-command-sail-card = karte
    .description = Die Werftkarte, die du vor der Aktion ausspielst
antarctica-command-sail-action = aktion
    .description = Was du in dem Gebiet tust
antarctica-command-sail-points = punkte
    .description = Die Leiste für die Forschungspunkte eines Gebäudes

## Looking closer: labels of buttons

antarctica-look-board = Spielplan
antarctica-look-map = Gebiete
antarctica-look-tracks = Leisten
antarctica-look-cards = Karten
antarctica-look-players = Alle am Tisch
antarctica-look-scores = Punkte
