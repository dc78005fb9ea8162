### Computergegner: wie sie spielen, und wie sie an einen Tisch kommen.

bot-level-random = leicht
bot-level-greedy = normal
bot-level-strong = stark
bot-add-computer-random = Leichten dazuholen
bot-add-computer-greedy = Normalen dazuholen
bot-add-computer-strong = Starken dazuholen
setting-wrong-fathom-thinking-seconds = es muss eine Zahl von Sekunden sein, 0,1 bis 60
