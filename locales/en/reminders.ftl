### Reminders: who is awaited, for what, and how to get there.

# $title: the game. $since: as Discord shows how long ago it was.
bot-reminder = **{ $title }**, game { $game }, waits for you; I called you { $since }.
# $names: who is awaited as well.
bot-reminder-others = besides you: { LIST($names) }
bot-to-game = To the board
# What is left of a reminder that cannot be removed.
bot-reminder-over = this is done

# Whose turn comes next. $name: whose turn it is now.
bot-heads-up = **{ $title }**, game { $game }: after { $name } it is your turn.
