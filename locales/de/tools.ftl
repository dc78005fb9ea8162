### Going back and looking: undo, private pictures, and the buttons that lead to them.

# In the list of what an undo takes back, after the name of the player whose turn had ended.
bot-ended-turn = den Zug beendet
