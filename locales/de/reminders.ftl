### Erinnerungen: auf wen gewartet wird, worauf, und wie man hinkommt.

# $title: the game. $since: as Discord shows how long ago it was.
bot-reminder = **{ $title }**, Partie { $game }, wartet auf dich; gerufen habe ich dich { $since }.
# $names: who is awaited as well.
bot-reminder-others = außer auf dich noch auf: { LIST($names) }
bot-to-game = Zum Spielplan
# What is left of a reminder that cannot be removed.
bot-reminder-over = das ist erledigt

# Whose turn comes next. $name: whose turn it is now.
bot-heads-up = **{ $title }**, Partie { $game }: nach { $name } bist du dran.
