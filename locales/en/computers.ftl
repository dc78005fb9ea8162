### Computer players: how they play, and how they are added to a table.

bot-level-random = easy
bot-level-greedy = normal
bot-level-strong = strong
bot-add-computer-random = Add easy computer
bot-add-computer-greedy = Add normal computer
bot-add-computer-strong = Add strong computer
setting-wrong-fathom-thinking-seconds = it must be a number of seconds from 0.1 to 60
