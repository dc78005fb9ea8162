### Giocatori automatici: come giocano e come si aggiungono a un tavolo.

bot-level-random = facile
bot-level-greedy = normale
bot-level-strong = forte
bot-add-computer-random = Aggiungine uno facile
bot-add-computer-greedy = Aggiungine uno normale
bot-add-computer-strong = Aggiungine uno forte
setting-wrong-fathom-thinking-seconds = deve essere un numero di secondi da 0,1 a 60
