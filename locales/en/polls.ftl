### What a table is asked to agree on.

## What is told of it

bot-took-back-agreed = { $seat } undid some moves; everyone agreed
bot-took-back-seen = { $seat } undid some moves; everyone agreed, and what was revealed counts as unseen
bot-took-back-last = { $seat } undid the last move; nobody had acted since
bot-took-back-changed = some of { $seat }’s moves were undone because a rule has been corrected

# $name: a mention. $at: when, as Discord shows it.
bot-says-nothing = ⏳ { $name } hasn’t answered yet
bot-says-agree = ✅ { $name } agrees
bot-says-refuse = ❌ { $name } disagrees
bot-says-may-refuse = 🪑 { $name } would lose their seat and can say no
bot-says-may-refuse-end = 💤 { $name } has a stand-in and can say no
bot-hearing-ends = the time to say no ends { $moment }
bot-says-wait = ⏳ { $name } wants to wait
bot-says-nudge = 🔔 { $name } sent a reminder { $at }
bot-says-stand-in = 🤖 { $name } wants a computer player to step in
bot-says-end = 🏁 { $name } wants to end the game
bot-poll-all = everyone asked has to agree; if one person disagrees, nothing changes
# $count: how many may choose.
bot-poll-majority = { $count ->
    [one] it’s up to you
    [2] either of you can wait or send a reminder; you both have to agree to a computer player or an early end
   *[other] anyone can wait or send a reminder; more than half of the { $count } of you have to agree to a computer player or an early end
}

## What is asked

bot-poll-undo = { $seat } would like to undo some moves
bot-poll-replace = may { $name } take over for { $seat }?
bot-poll-end = { $seat } would like to end game { $game } early
# $since: as Discord shows the time since then.
bot-poll-absent = the game is waiting for { $seat }, pinged { $since }. What would you like to do?
bot-poll-private = private steps of the current turn
# $count: lines that are left out.
bot-poll-more = { $count ->
    [one] and { $count } more line (see the log)
   *[other] and { $count } more lines (see the log)
}
bot-poll-seen = this revealed something; it can’t be unseen, but it will be treated as unseen

## What became of it

bot-poll-undo-agreed = everyone agreed: the moves have been undone
bot-poll-replace-agreed = everyone agreed: { $name } takes over
bot-poll-ended = the game has ended
bot-poll-refused = { $name } disagreed, so nothing changes
bot-poll-withdrawn = { $name } withdrew the request
bot-poll-moved-on = the game has moved on, so there’s nothing left to decide
bot-poll-anew = something has been revealed in the meantime, so I’m asking everyone again
bot-poll-back = { $seat } is back
bot-poll-waiting = { $name } wants to wait; use `/game stand-in` to ask again
# $level: how strong the computer player is.
bot-poll-stand-in = a computer player ({ $level }) plays for { $seat } until they’re back

## Buttons

bot-agree = Agree
bot-refuse = Disagree
bot-wait = Wait
bot-nudge = Send reminder
bot-let-play = Computer steps in
bot-ask-undo = Ask the others
bot-take-back = Undo this

## What whoever acts is told

bot-undo-would = if everyone agrees, this will be undone
bot-undo-would-alone = this will be undone
# $names: mentions of those who would be asked.
bot-undo-asks = I’ll ask { LIST($names) }
bot-undo-asked = I’ve asked the others in the channel. As soon as everyone agrees, it’s your move again.
bot-undo-other-first = another undo has to be decided first: see the vote in the channel
bot-ballot-counted = Your vote has been counted.

## When something is refused

bot-error-poll-too-late = the game has moved on, so it’s too late for that
bot-error-asked-in-vain = your last requests to the other players came to nothing; you can ask again { $moment }
# $became: what became of it.
bot-error-poll-decided = this has already been decided: { $became }
bot-error-poll-own = you asked for this, so the others decide; use the other button to withdraw it
bot-error-poll-others = this is up to the other players
bot-error-nudged-already = a reminder was sent less than an hour ago; try again later
# $asker: a mention of who asks. $name: who would come. $moment: such as “in a day”.
bot-hearing = { $asker } has asked for { $name } to take over your seat in **{ $title }** (game { $game }). The seat stays yours if you disagree or come back. If I don’t hear from you, it’s enough if the others agree; your time ends { $moment }.
bot-heard = Your seat in **{ $title }** (game { $game }):
