### What the command line for developers says.

error-option-form = «{ $text }» non è un’opzione di gioco; scrivila come «nome=valore»
error-too-many-players = { $players ->
    [one] { $players } giocatore automatico è
   *[other] { $players } giocatori automatici sono
} di troppo per { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}
error-no-games = non si possono giocare { $games } partite; ne serve almeno 1
error-no-rule-list = manca l’elenco delle regole { $file }
error-file = impossibile leggere { $file }: { $reason }
replay-running = { $moves ->
    [one] la partita non è finita: finora { $moves } mossa
   *[other] la partita non è finita: finora { $moves } mosse
}
error-no-such-seat = il posto { $seat } non esiste; i posti vanno da 1 a { $seats }
error-file-write = impossibile scrivere { $file }: { $reason }
