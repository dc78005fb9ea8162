### What somebody writes down for themselves during a game.

bot-notes-title = i tuoi appunti sulla partita { $game }
bot-notes-none = Non hai annotato niente.
bot-notes-write = Scrivi
bot-notes-show = Mostra alla fine
bot-notes-keep = Tieni per me
bot-notes-private = Nessun altro può leggerlo.
bot-notes-shown = Quando la partita sarà finita, starà sotto il risultato e tutti potranno leggerlo.
bot-notes-of = **{ $name }** ha annotato durante la partita:
