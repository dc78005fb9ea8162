### Antarctica at a table: what the game is called, how far it is, why it ended, and its own command.

antarctica-title = Antarctica
# The form .short stands where several moments are told side by side, or with a turn.
antarctica-moment = { $cards ->
    [one] Sole { FORM($area, form: "in") }, resta { $cards } Edificio
   *[other] Sole { FORM($area, form: "in") }, restano { $cards } Edifici
}
    .short = Sole { FORM($area, form: "in") }
antarctica-end-scientists = qualcuno non aveva più scienziati
antarctica-end-cards = tutte le carte Edificio erano state prese
antarctica-end-ships = nelle aree non restava nessuna nave
antarctica-end-standstill = per troppi turni non c’era stato nessun progresso

## /antarctica. Names of commands and options: small letters, no spaces, at most 32 characters.

antarctica-command = antartide
    .description = Le mosse di Antarctica
antarctica-command-sail = salpa
    .description = Naviga verso un’area e agisci lì
antarctica-command-sail-to = verso
    .description = L’area verso cui va la tua nave
antarctica-command-sail-discard = scarto
    .description = Che cosa scarti, in cambio di uno scienziato, prima dell’azione
antarctica-command-sail-card = carta
    .description = La carta Cantiere Navale che giochi prima dell’azione
antarctica-command-sail-action = azione
    .description = Che cosa fai nell’area
antarctica-command-sail-points = punti
    .description = Il tracciato per i Punti Ricerca dell’edificio

## Looking closer: labels of buttons

antarctica-look-board = Tabellone
antarctica-look-map = Aree
antarctica-look-tracks = Tracciati
antarctica-look-cards = Carte
antarctica-look-players = Giocatori
antarctica-look-scores = Punteggi
