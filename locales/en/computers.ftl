### Computer players: how they play, and how they are added to a table.

bot-level-random = easy
bot-level-greedy = normal
bot-level-strong = strong
bot-add-computer-random = Add an easy one
bot-add-computer-greedy = Add a normal one
bot-add-computer-strong = Add a strong one
setting-wrong-fathom-thinking-seconds = it must be a number of seconds from 0.1 to 60
