### Games as files.

bot-export = La trascrizione della partita { $game }. `/partita importa` la mostra di nuovo, su ogni server.
bot-export-earlier = La trascrizione della partita { $game }. È stata giocata con regole precedenti, quindi non si può più rigiocare; il seme corrisponde comunque all’impronta mostrata all’inizio.
bot-export-running = Quello che tutti sanno finora della partita { $game }. Il suo seme e le sue mosse nascoste seguono quando è finita; solo allora si può rigiocare.
bot-import-done = La partita { $game } è qui.
bot-import-known = Presa da un file che dice il seme: chi l’ha letto può sapere che cosa deve ancora venire. Perciò questa partita non conta per nessuno. I posti liberi aspettano.
bot-import-over = Presa da un file per essere guardata; non conta per nessuno.
bot-import-begun = tutti i posti sono occupati: la partita { $game } continua
bot-sit-here = { $shape } Prendi il posto { $number }
# A finished game in which nobody sits.
bot-sheet-of-seat = { $shape } Plancia del posto { $number }
bot-fill-seats = Giocatori automatici sul resto
bot-error-seat-taken = lì siede già qualcuno
bot-error-import-under-way = proprio questa partita si sta giocando qui; si può importare quando è finita
bot-error-import-large = il file è troppo grande per una partita: al massimo { $most } kB
bot-error-import-unread = non è stato possibile avere il file; riprova, per favore
bot-error-import-no-text = il file non è un testo; una trascrizione di `/partita esporta` lo è
bot-error-import-empty = in questa trascrizione non è stato ancora giocato nulla; apri piuttosto un tavolo con `/partita nuova`
bot-error-import-long = rigiocare questa trascrizione richiede troppo tempo
bot-error-import-soon = erano più file di fila; il prossimo può seguire { $moment }
