### Games as files.

bot-export = Il file della partita { $game }. Con `/partita importa` la mostri su qualsiasi server.
bot-export-earlier = Il file della partita { $game }. È stata giocata con regole precedenti, quindi non si può più rivedere; il suo seme corrisponde comunque all’impronta mostrata all’inizio.
bot-export-running = Ciò che tutti sanno finora della partita { $game }. Il seme e le mosse nascoste si aggiungono quando è finita; solo allora si può rivedere.
bot-import-done = Ho importato la partita { $game }.
bot-import-known = Importata da un file che contiene il seme, quindi chi l’ha letto può sapere che cosa arriva. Per questo la partita non conta. I posti liberi si possono prendere.
bot-import-over = Importata da un file solo per essere guardata; non conta.
bot-import-begun = tutti i posti sono occupati: la partita { $game } continua
bot-sit-here = { $shape } Prendi il posto { $number }
# A finished game in which nobody sits.
bot-sheet-of-seat = { $shape } Plancia del posto { $number }
bot-fill-seats = Completa con computer
bot-error-seat-taken = quel posto è già occupato
bot-error-import-under-way = questa partita si sta ancora giocando qui; puoi importarla quando è finita
bot-error-import-large = il file è troppo grande: al massimo { $most } kB
bot-error-import-unread = non ho potuto scaricare il file; riprova
bot-error-import-no-text = questo non è un file di testo; usa un file di `/partita esporta`
bot-error-import-empty = in questo file non è stata giocata nessuna mossa; apri piuttosto un tavolo con `/partita nuova`
bot-error-import-long = rigiocare questo file richiede troppo tempo
bot-error-import-soon = sono più file di fila; il prossimo puoi importarlo { $moment }
