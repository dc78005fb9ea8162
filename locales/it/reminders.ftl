### Promemoria: chi è atteso, per che cosa, e come arrivarci.

# $title: the game. $since: as Discord shows how long ago it was.
bot-reminder = **{ $title }**, partita { $game }, ti aspetta; ti ho menzionato { $since }.
# $names: who is awaited as well.
bot-reminder-others = in attesa anche di { LIST($names) }
bot-to-game = Vai al tabellone
# What is left of a reminder that cannot be removed.
bot-reminder-over = non serve più

# Whose turn comes next. $name: whose turn it is now.
bot-heads-up = **{ $title }**, partita { $game }: dopo { $name } tocca a te.
