### Jogadores automáticos: como jogam e como entram na mesa.

bot-level-random = fácil
bot-level-greedy = normal
bot-level-strong = forte
bot-add-computer-random = Adicionar um fácil
bot-add-computer-greedy = Adicionar um normal
bot-add-computer-strong = Adicionar um forte
setting-wrong-fathom-thinking-seconds = deve ser um número de segundos de 0,1 a 60
