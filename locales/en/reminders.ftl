### Reminders: who is awaited, for what, and how to get there.

# $title: the game. $since: as Discord shows how long ago it was.
bot-reminder = **{ $title }** (game { $game }) is waiting for you; I pinged you { $since }.
# $names: who is awaited as well.
bot-reminder-others = also waiting for { LIST($names) }
bot-to-game = Go to the board
# What is left of a reminder that cannot be removed.
bot-reminder-over = no longer needed

# Whose turn comes next. $name: whose turn it is now.
bot-heads-up = **{ $title }** (game { $game }): you’re up after { $name }.
