### Going back and looking: undo, private pictures, and the buttons that lead to them.

# In the list of what an undo takes back, after the name of the player whose turn had ended.
bot-ended-turn = ha concluso il turno

# On the panel after an undo. $what: the steps, as in the log.
bot-undone = annullato: { $what }

## Panels that have been open for long

bot-panel-asleep = questo pannello non si aggiorna più; premi Gioca per vedere a che punto è la partita

## More: what a row of buttons has no room for

bot-more = Altro
# Above the buttons for pictures, the log and the rules.
bot-more-title = che cosa vuoi vedere?
# The sheet of a player whom the picture names.
bot-sheet = Plancia
bot-my-hand = La mia mano
bot-rules = Regole

## A card by its name

# $name: what was written. $cards: the titles that it can mean.
bot-error-several-cards = «{ $name }» può essere { LIST($cards) }; aggiungi il numero

## Threads

# The name of a thread. $title: the game. $game: its number. $names: the people who play.
bot-thread-name = { $title } #{ $game }: { LIST($names, style: "comma") }
