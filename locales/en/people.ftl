# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (stand-in)
# $level: how strong it is.
bot-stood-in = a computer player ({ $level }) is playing for you
bot-stood-in-direct = While you’re away, a computer player is playing for you in **{ $title }** (game { $game }); the other players agreed to this. Press **Play** to open your panel and come back at any time.
bot-come-back = I’m back
# $name: who played the seat before.
bot-computer-for = computer player for { $name }

bot-stands-in = a computer player plays for { $seat } until they’re back
bot-is-back = { $seat } is back
# $count: how often.
bot-undone-meanwhile = { $count ->
    [one] While you were away, another player undid moves; `/look log` shows them crossed out.
   *[other] While you were away, other players undid moves { $count } times; `/look log` shows them crossed out.
}
bot-all-away = you’re all away now, so the game is paused until someone is back
bot-resign = Resign
# $level: how strong the computer player is.
bot-resign-question = Resign from game { $game } for good? A computer player ({ $level }) will take your seat.
bot-resign-ends = Resign from game { $game } for good? Nobody else is playing, so the game will end.
bot-resigned = { $seat } resigned; a computer player takes over
# $winners: names of the others, in a game of two: one. $count: how many.
bot-resigned-end = { $count ->
    [0] { $name } resigned, so the game is over
   *[other] { $name } resigned; { LIST($winners) } wins
}
bot-you-resigned = You resigned from game { $game }.
bot-table-asked = I’ve asked the other players in the channel.
bot-replace-other-first = Another replacement has to be decided first: see the vote in the channel.
bot-end-ask = Others are playing game { $game } too, so they have to agree to end it. Ask them?
bot-ask-end = Ask them
# What follows from ending a game early.
bot-counts-as-it-stands = Half of it has been played, so it counts as it stands.
bot-counts-for-nobody = Less than half of it has been played, so it doesn’t count.
bot-resign-counts = Everyone has had a turn, so the game counts: you come last.
bot-resign-counts-not = Not everyone has had a turn yet, so the game doesn’t count.
# $why: why it ended. $counts: what it counts for.
bot-ended-and = { $why } – { $counts }
# $winners: names. $count: how many.
bot-counted-as-it-stood = { $count ->
    [one] it counts as it stood: { LIST($winners) } wins
   *[other] it counts as it stood: { LIST($winners) } share the victory
}
bot-counted-for-nobody = it doesn’t count
bot-rematch = Rematch
bot-rematch-opened = Game { $game } is open.
# $others: mentions of those who played along.
bot-rematch-call = { $name } wants to play { $title } again. { LIST($others) }: press “Join” to join game { $game }.

bot-error-game-done = game { $game } is already over
bot-error-stand-in-alone = you’re the only person in this game; it waits for you anyway
bot-error-computer-plays = a computer player is already playing for { $name }
bot-error-nobody-waits = the game isn’t waiting for { $name } right now
bot-error-not-reminded = { $name } still has time to answer; if the game is still waiting after the last reminder, I’ll ask the other players what to do
bot-error-back-first = a computer player is playing for you; use `/game back` first
bot-error-newcomer-bot = a bot can’t take over a seat; use `/game stand-in` for a computer player
bot-error-newcomer-sits = they’re already in this game
bot-error-newcomer-resigned = they resigned from this game and can only return to their own seat

## Help

help-together = ### Together
    With **Undo** you can also ask the others if they’ve moved since. `/game stand-in` has a computer player play for you until you take over again with `/game back`, `/game replace` gives a seat to someone else, `/game resign` gives up yours, and `/game end` asks to end early. `/note` keeps your private notes.
