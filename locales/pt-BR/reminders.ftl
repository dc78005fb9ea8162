### Reminders: who is awaited, for what, and how to get there.

# $title: the game. $since: as Discord shows how long ago it was.
bot-reminder = **{ $title }** (partida { $game }) está esperando você; mencionei você { $since }.
# $names: who is awaited as well.
bot-reminder-others = esperando também { LIST($names) }
bot-to-game = Ir ao tabuleiro
# What is left of a reminder that cannot be removed.
bot-reminder-over = não precisa mais

# Whose turn comes next. $name: whose turn it is now.
bot-heads-up = **{ $title }** (partida { $game }): você joga depois de { $name }.
