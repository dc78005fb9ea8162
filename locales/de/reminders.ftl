### Erinnerungen: auf wen gewartet wird, worauf, und wie man hinkommt.

# $title: the game. $since: as Discord shows how long ago it was.
bot-reminder = **{ $title }** (Partie { $game }) wartet auf dich; angepingt habe ich dich { $since }.
# $names: who is awaited as well.
bot-reminder-others = wartet auch auf { LIST($names) }
bot-to-game = Zum Spielplan
# What is left of a reminder that cannot be removed.
bot-reminder-over = hat sich erledigt

# Whose turn comes next. $name: whose turn it is now.
bot-heads-up = **{ $title }** (Partie { $game }): nach { $name } bist du dran.
