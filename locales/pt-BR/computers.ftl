### Computer players: how they play, and how they are added to a table.

bot-level-random = fácil
bot-level-greedy = normal
bot-level-strong = forte
bot-add-computer-random = Computador fácil
bot-add-computer-greedy = Computador normal
bot-add-computer-strong = Computador forte
setting-wrong-fathom-thinking-seconds = deve ser um número de segundos de 0,1 a 60
