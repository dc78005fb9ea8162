### Computergegner: wie sie spielen, und wie sie an einen Tisch kommen.

bot-level-random = leicht
bot-level-greedy = normal
bot-level-strong = stark
bot-add-computer-random = Leichten Gegner dazuholen
bot-add-computer-greedy = Normalen Gegner dazuholen
bot-add-computer-strong = Starken Gegner dazuholen
setting-wrong-fathom-thinking-seconds = es muss eine Anzahl von Sekunden sein, 0.1 bis 60
