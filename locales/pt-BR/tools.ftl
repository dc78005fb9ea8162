### Going back and looking: undo, private pictures, and the buttons that lead to them.

# In the list of what an undo takes back, after the name of the player whose turn had ended.
bot-ended-turn = encerrou o turno

## A card by its name

# $name: what was written. $cards: the titles that it can mean.
bot-error-several-cards = “{ $name }” pode ser { LIST($cards) }; escreva também o número
