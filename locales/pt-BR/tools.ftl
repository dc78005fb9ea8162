### Going back and looking: undo, private pictures, and the buttons that lead to them.

# In the list of what an undo takes back, after the name of the player whose turn had ended.
bot-ended-turn = encerrou o turno

# On the panel after an undo. $what: the steps, as in the log.
bot-undone = desfeito: { $what }

## Panels that have been open for long

bot-panel-asleep = este painel não se atualiza mais; toque em Jogar para ver como está a partida

## More: what a row of buttons has no room for

bot-more = Mais
# Above the buttons for pictures, the log and the rules.
bot-more-title = o que você quer ver?
# The sheet of a player whom the picture names.
bot-sheet = Tabuleiro
bot-my-hand = Minha mão
bot-rules = Regras

## A card by its name

# $name: what was written. $cards: the titles that it can mean.
bot-error-several-cards = “{ $name }” pode ser { LIST($cards) }; escreva também o número

## Threads

# The name of a thread. $title: the game. $game: its number. $names: the people who play.
bot-thread-name = { $title } #{ $game }: { LIST($names, style: "comma") }
