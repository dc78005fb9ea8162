### Underwater Cities at a table: its own command, and the labels of its pictures.

## /cities. Names of commands and options: small letters, no spaces, at most 32 characters.

underwater-cities-command = città
    .description = Le mosse di Underwater Cities
underwater-cities-command-play = gioca
    .description = Scegli uno spazio azione e gioca una carta
underwater-cities-command-play-slot = spazio
    .description = Lo spazio azione che scegli
underwater-cities-command-play-card = carta
    .description = La carta che giochi; quelle che corrispondono sono le prime
underwater-cities-command-play-order = ordine
    .description = Se la carta corrisponde: che cosa viene prima, lo spazio o la carta

## Looking closer: labels of buttons

underwater-cities-look-board = Tabellone
underwater-cities-look-offers = In offerta
underwater-cities-look-players = Giocatori
underwater-cities-look-claimed = Carte reclamate
underwater-cities-look-production = Produzione
underwater-cities-look-scores = Punteggi
