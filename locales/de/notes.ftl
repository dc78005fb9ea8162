### What somebody writes down for themselves during a game.

bot-notes-title = deine Notizen zu Partie { $game }
bot-notes-none = Du hast nichts notiert.
bot-notes-write = Schreiben
bot-notes-show = Am Ende zeigen
bot-notes-keep = Für mich behalten
bot-notes-private = Das kann sonst niemand lesen.
bot-notes-shown = Wenn die Partie vorbei ist, steht das für alle lesbar unter dem Ergebnis.
bot-notes-of = **{ $name }** hat während der Partie notiert:
