### What somebody writes down for themselves during a game.

bot-notes-title = i tuoi appunti sulla partita { $game }
bot-notes-none = Non hai ancora scritto nulla.
bot-notes-write = Scrivi
bot-notes-show = Mostra alla fine
bot-notes-keep = Tieni per me
bot-notes-private = Nessun altro può leggerli.
bot-notes-shown = A partita finita, tutti potranno leggerli sotto il risultato.
bot-notes-of = Gli appunti di **{ $name }** durante la partita:
