### Going back and looking: undo, private pictures, and the buttons that lead to them.

# In the list of what an undo takes back, after the name of the player whose turn had ended.
bot-ended-turn = den Zug beendet

# On the panel after an undo. $what: the steps, as in the log.
bot-undone = zurückgenommen: { $what }

## Panels that have been open for long

bot-panel-asleep = dieses Panel aktualisiert sich nicht mehr; wie es steht, zeigt dir „Spielen“

## More: what a row of buttons has no room for

bot-more = Mehr
# Above the buttons for pictures, the log and the rules.
bot-more-title = was möchtest du sehen?
# The sheet of a player whom the picture names.
bot-sheet = Tableau
bot-my-hand = Meine Hand
bot-rules = Regeln

## A card by its name

# $name: what was written. $cards: the titles that it can mean.
bot-error-several-cards = „{ $name }“ kann { LIST($cards) } heißen; schreib die Nummer dazu

## Threads

# The name of a thread. $title: the game. $game: its number. $names: the people who play.
bot-thread-name = { $title } #{ $game }: { LIST($names, style: "comma") }
