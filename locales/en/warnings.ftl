### Warnings before something is wasted.

# $doing: what was chosen; what it would waste is said below.
bot-sure = { LIST($doing) }?
bot-do-it = Continue
bot-do-it-anyway = Do it anyway
bot-end-turn-anyway = End anyway
bot-warn-no-more = Don’t warn me again
# $kinds: what the warnings are called.
bot-warning-muted = I won’t warn you about this any more: { LIST($kinds) }. Use `/habits` to turn it back on.
bot-warnings = Muted warnings
bot-warnings-none = No warnings are muted: I warn you whenever something would clearly be wasted.
bot-warn-again = warn me again about…
# $kind: such as: cities that go hungry.
bot-warning-kind = { $game }: { $kind }
bot-habits-where = In a game’s channel, or with a game number, this also shows your automatic answers for that game.
help-warnings = ### Warnings
    Before you waste something, such as an action you could still take, I warn you in one line; you can go ahead anyway. If you don’t want a certain kind of warning, mute it right there; `/habits` turns it back on.
