### Otys at a table: what the game is called, how far it is, why it ended, and its own command.

otys-title = Otys
otys-moment = Runde { $round }
otys-moment-last = Runde { $round } (die letzte)
otys-end-points = jemand hatte die nötigen Punkte erreicht
otys-end-standstill = zu viele Runden lang hat niemand einen Punkt erhalten

## /otys. Names of commands and options: small letters, no spaces, at most 32 characters.

otys-command = otys
    .description = Züge in Otys
otys-command-dive = tauchen
    .description = Spiel ein Zugangsplättchen und handle mit dem Taucher dieser Ebene
otys-command-dive-key = zugang
    .description = Das Zugangsplättchen, das du spielst
otys-command-dive-action = aktion
    .description = Was der Taucher tut
otys-command-dive-air = sauerstoff
    .description = Ob der Taucher auf seiner Ebene bleibt

## Looking closer: labels of buttons

otys-look-board = Spielplan
otys-look-colony = Kolonie
otys-look-players = Alle am Tisch
otys-look-scores = Punkte
