# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (stand-in)
# $level: how strong it is.
bot-stood-in = a computer player ({ $level }) answers for you
bot-stood-in-direct = While you are absent, a computer player answers for you in **{ $title }**, game { $game }: your table decided so. **Play** opens your panel; there you can come back at any time.
bot-come-back = I am back
# $name: who played the seat before.
bot-computer-for = computer player for { $name }

bot-stands-in = a computer player answers for { $seat } until they are back
bot-is-back = { $seat } is back
# $count: how often.
bot-undone-meanwhile = { $count ->
    [one] While you were away, another player undid moves; `/look log` shows them crossed out.
   *[other] While you were away, other players undid moves { $count } times; `/look log` shows them crossed out.
}
bot-all-away = none of you is there now, so the game rests until somebody is back
bot-resign = Give my seat up
# $level: how strong the computer player is.
bot-resign-question = Give your seat in game { $game } up for good? A computer player ({ $level }) plays on for you.
bot-resign-ends = Give up game { $game } for good? Nobody would be left to play, so it ends.
bot-resigned = { $seat } has resigned; a computer player plays on
# $winners: names of the others, in a game of two: one. $count: how many.
bot-resigned-end = { $count ->
    [0] { $name } has resigned, so the game is over
   *[other] { $name } has resigned; { LIST($winners) } wins
}
bot-you-resigned = You have given up your seat in game { $game }.
bot-table-asked = The table is asked, in the channel.
bot-replace-other-first = Another seat is to be handed over first: see the question in the channel.
bot-end-ask = Others play game { $game } with you, so I’ll ask them whether it ends. Shall I?
bot-ask-end = Ask them
# What follows from ending a game early.
bot-counts-as-it-stands = Half of it has been played, so it counts as it stands now.
bot-counts-for-nobody = Less than half of it has been played, so it counts for nobody.
bot-resign-counts = Everyone has had a turn, so it counts: you come last.
bot-resign-counts-not = Not everyone has had a turn yet, so it counts for nobody.
# $why: why it ended. $counts: what it counts for.
bot-ended-and = { $why } – { $counts }
# $winners: names. $count: how many.
bot-counted-as-it-stood = { $count ->
    [one] it counts as it stood: { LIST($winners) } wins
   *[other] it counts as it stood: { LIST($winners) } share the victory
}
bot-counted-for-nobody = it counts for nobody
bot-rematch = Rematch
bot-rematch-opened = The table is open: game { $game }.
# $others: mentions of those who played along.
bot-rematch-call = { $name } would like to play { $title } again. { LIST($others) }: press “Join” at the table of game { $game }.

bot-error-game-done = game { $game } is over
bot-error-stand-in-alone = you are the only person at this table; the game waits for you anyway
bot-error-computer-plays = a computer player answers for { $name } already
bot-error-nobody-waits = the game does not wait for { $name } at the moment
bot-error-not-reminded = { $name } still has time to answer; if the game goes on waiting after the last reminder, I’ll ask the table what to do
bot-error-back-first = a computer player answers for you at the moment; come back first: `/game back`
bot-error-newcomer-bot = a bot cannot take the seat over; `/game stand-in` lets a computer player answer
bot-error-newcomer-sits = they sit at this table already
bot-error-newcomer-resigned = they have resigned in this game and can only come back to the seat that was theirs

## Help

help-together = ### Together
    With **Undo** you also ask the others, where they have moved since. `/game stand-in` lets a computer player answer until you are back, `/game replace` hands a seat over, `/game resign` gives yours up, `/game end` asks for an early end. `/note` keeps your notes, for you alone.
