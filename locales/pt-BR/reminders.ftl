### Lembretes: quem é esperado, para quê, e como chegar lá.

# $title: the game. $since: as Discord shows how long ago it was.
bot-reminder = **{ $title }**, partida { $game }, espera por você; chamei você { $since }.
# $names: who is awaited as well.
bot-reminder-others = além de você: { LIST($names) }
bot-to-game = Ir ao tabuleiro
# What is left of a reminder that cannot be removed.
bot-reminder-over = já foi feito

# Whose turn comes next. $name: whose turn it is now.
bot-heads-up = **{ $title }**, partida { $game }: depois de { $name } é a sua vez.
