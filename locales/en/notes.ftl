### What somebody writes down for themselves during a game.

bot-notes-title = your notes on game { $game }
bot-notes-none = You have written nothing down.
bot-notes-write = Write
bot-notes-show = Show at the end
bot-notes-keep = Keep to myself
bot-notes-private = Nobody else can read this.
bot-notes-shown = When the game is over, this stands below its result for all to read.
bot-notes-of = **{ $name }** noted during the game:
