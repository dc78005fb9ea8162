### Going back and looking: undo, private pictures, and the buttons that lead to them.

# In the list of what an undo takes back, after the name of the player whose turn had ended.
bot-ended-turn = ended the turn

# On the panel after an undo. $what: the steps, as in the log.
bot-undone = undone: { $what }

## Panels that have been open for long

bot-panel-asleep = this panel no longer updates itself; press Play to see how things stand

## More: what a row of buttons has no room for

bot-more = More
# Above the buttons for pictures, the log and the rules.
bot-more-title = what would you like to see?
# The sheet of a player whom the picture names.
bot-sheet = Sheet
bot-my-hand = My hand
bot-rules = Rules

## A card by its name

# $name: what was written. $cards: the titles that it can mean.
bot-error-several-cards = “{ $name }” can mean { LIST($cards) }; add the number

## Threads

# The name of a thread. $title: the game. $game: its number. $names: the people who play.
bot-thread-name = { $title } #{ $game }: { LIST($names, style: "comma") }
