### Giocatori automatici: come giocano e come si aggiungono a un tavolo.

bot-level-random = facile
bot-level-greedy = normale
bot-level-strong = forte
bot-add-computer-random = Aggiungi uno facile
bot-add-computer-greedy = Aggiungi uno normale
bot-add-computer-strong = Aggiungi uno forte
setting-wrong-fathom-thinking-seconds = deve essere un numero di secondi da 0,1 a 60
