### Computergegner: wie sie spielen, und wie sie an einen Tisch kommen.

bot-level-random = leicht
bot-level-greedy = normal
bot-level-strong = stark
bot-add-computer-random = Leichten Computer dazuholen
bot-add-computer-greedy = Normalen Computer dazuholen
bot-add-computer-strong = Starken Computer dazuholen
setting-wrong-fathom-thinking-seconds = es muss eine Anzahl von Sekunden sein, 0,1 bis 60
