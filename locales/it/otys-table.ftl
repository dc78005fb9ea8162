### Otys at a table: what the game is called, how far it is, why it ended, and its own command.

otys-title = Otys
otys-moment = round { $round }
otys-moment-last = round { $round } (ultimo)
otys-end-points = qualcuno ha raggiunto i punti necessari
otys-end-standstill = per troppi round nessuno aveva ottenuto punti

## /otys. Names of commands and options: small letters, no spaces, at most 32 characters.

otys-command = otys
    .description = Le mosse di Otys
otys-command-dive = immersione
    .description = Gioca una Chiave e agisci con il sommozzatore di quel livello
otys-command-dive-key = chiave
    .description = La Chiave da giocare
otys-command-dive-action = azione
    .description = Che cosa fa il sommozzatore
otys-command-dive-air = ossigeno
    .description = Se il sommozzatore resta al proprio livello

## Looking closer: labels of buttons

otys-look-board = Tabellone
otys-look-colony = Colonia
otys-look-players = Giocatori
otys-look-scores = Punteggi
