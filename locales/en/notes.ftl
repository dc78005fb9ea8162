### What somebody writes down for themselves during a game.

bot-notes-title = your notes on game { $game }
bot-notes-none = You haven’t written anything yet.
bot-notes-write = Write
bot-notes-show = Show at the end
bot-notes-keep = Keep private
bot-notes-private = Nobody else can read this.
bot-notes-shown = When the game is over, everyone can read this below the result.
bot-notes-of = **{ $name }**’s notes during the game:
