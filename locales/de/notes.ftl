### What somebody writes down for themselves during a game.

bot-notes-title = deine Notizen zu Partie { $game }
bot-notes-none = Du hast noch nichts notiert.
bot-notes-write = Schreiben
bot-notes-show = Am Ende zeigen
bot-notes-keep = Für mich behalten
bot-notes-private = Das kann sonst niemand lesen.
bot-notes-shown = Wenn die Partie zu Ende ist, können das alle unter dem Ergebnis lesen.
bot-notes-of = Was **{ $name }** während der Partie notiert hat:
