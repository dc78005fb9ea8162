### What a table is asked to agree on.

## What is told of it

bot-took-back-agreed = { $seat } took moves back, as all agreed
bot-took-back-seen = { $seat } took moves back, as all agreed; something that had been seen counts as unseen again
bot-took-back-changed = { $seat } goes back some moves, for a rule was corrected in the meantime

# $name: a mention. $at: when, as Discord shows it.
bot-says-nothing = ⏳ { $name } is asked
bot-says-agree = ✅ { $name } agrees
bot-says-refuse = ❌ { $name } does not agree
bot-says-may-refuse = 🪑 { $name } would lose this seat, and may refuse
bot-says-may-refuse-end = 💤 { $name } has a stand-in, and may refuse
bot-hearing-ends = the time to refuse ends { $moment }
bot-says-wait = ⏳ { $name } prefers to wait
bot-says-nudge = 🔔 { $name } had a reminder sent, { $at }
bot-says-stand-in = 🤖 { $name } is for a computer player
bot-says-end = 🏁 { $name } is for ending the game
bot-poll-all = everybody who is asked has to agree; one refusal is enough to leave all as it is
# $count: how many may choose.
bot-poll-majority = { $count ->
    [one] your choice counts
    [2] anybody may wait or remind; for a computer player or the end both have to choose it
   *[other] anybody may wait or remind; for a computer player or the end it takes more than half of the { $count }
}

## What is asked

bot-poll-undo = { $seat } would like to take moves back
bot-poll-replace = shall { $name } play on for { $seat }?
bot-poll-end = { $seat } would like to end game { $game } before its time
# $since: as Discord shows the time since then.
bot-poll-absent = the game waits for { $seat }, called { $since }. What shall be done?
bot-poll-private = steps of a turn that is still private
# $count: lines that are left out.
bot-poll-more = { $count ->
    [one] and { $count } more line; the log has it
   *[other] and { $count } more lines; the log has them
}
bot-poll-seen = something was revealed by this; it cannot be unseen, but it would count as unseen

## What became of it

bot-poll-undo-agreed = all agree: the moves are taken back
bot-poll-replace-agreed = all agree: { $name } plays on
bot-poll-ended = the game is ended
bot-poll-refused = { $name } does not agree, so all stays as it is
bot-poll-withdrawn = { $name } does not ask for it any more
bot-poll-moved-on = the game has moved on, so there is nothing to decide any more
bot-poll-anew = something was revealed meanwhile, so everybody is asked again
bot-poll-back = { $seat } is there again
bot-poll-waiting = { $name } prefers to wait; `/game stand-in` asks the table again
# $level: how strong the computer player is.
bot-poll-stand-in = a computer player ({ $level }) answers for { $seat } until they are back

## Buttons

bot-agree = Agree
bot-refuse = Refuse
bot-wait = Wait
bot-nudge = Remind now
bot-let-play = Let a computer player play
bot-ask-undo = Ask the others
bot-take-back = Take it back

## What whoever acts is told

bot-undo-would = only if all agree: this would be taken back
bot-undo-would-alone = this would be taken back
# $names: mentions of those who would be asked.
bot-undo-asks = asked would be { LIST($names) }
bot-undo-asked = The others are asked, in the channel. As soon as all agree, it is your move again.
bot-undo-other-first = another step is to be taken back first: see the question in the channel
bot-ballot-counted = Your word counts.

## When something is refused

bot-error-poll-too-late = the game has moved on since then, so that cannot be asked any more
bot-error-asked-in-vain = the last things you asked this table came to nothing; you can ask again { $moment }
# $became: what became of it.
bot-error-poll-decided = this is decided already: { $became }
bot-error-poll-own = you asked for it, so the others decide; with the other button you can let it be
bot-error-poll-others = this is for others to decide
bot-error-nudged-already = a reminder was sent within the last hour; the next one can follow later
# $asker: a mention of who asks. $name: who would come. $moment: such as “in a day”.
bot-hearing = { $asker } has asked for { $name } to take over your seat in **{ $title }**, game { $game }. It stays yours if you refuse or come back. If I hear nothing from you, the others’ word is enough; your time ends { $moment }.
bot-heard = Your seat in **{ $title }**, game { $game }:
