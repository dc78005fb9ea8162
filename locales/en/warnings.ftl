### Warnings before something is wasted.

# $doing: what was chosen; what it would waste is said below.
bot-sure = { LIST($doing) }?
bot-do-it = Go on
bot-do-it-anyway = Do it anyway
bot-end-turn-anyway = End anyway
bot-warn-no-more = Do not warn of this again
# $kinds: what the warnings are called.
bot-warning-muted = From now on you are not warned of this: { LIST($kinds) }. `/habits` brings it back.
bot-warnings = Warnings you do not want
bot-warnings-none = You are warned of everything that would be plainly wasted.
bot-warn-again = warn me again of …
# $kind: such as: cities that go hungry.
bot-warning-kind = { $game }: { $kind }
bot-habits-where = In the channel of a game, or with the number of one, this also shows your standing answers there.
help-warnings = ### Warnings
    Before something is plainly wasted, such as an action that you could still do, one line says so, and you can do it anyway. A kind of warning that you do not want is muted right there; `/habits` brings it back.
