### What people set for themselves, and their own games.

## The panel

bot-me-title = your settings
bot-me-more = Set your time zone, quiet hours and days away with `/me time-zone`, `/me quiet` and `/me away`; `/me test-ping` checks that reminders reach you. During quiet hours and while you’re away, I send you nothing and your clock is paused; if your turn comes up in the meantime, I tell you afterwards.
# $zone: such as Europe/London. $time: what clocks show there.
bot-me-zone = Time zone: { $zone } (now { $time })
bot-me-no-zone = Time zone: not set, so I use { $zone } (now { $time })
bot-me-quiet = Quiet hours: { $start } to { $end }
bot-me-not-quiet = Quiet hours: none
# $day: a date in full.
bot-me-away = You’re away until { $day }; games waiting for you say so
bot-me-tells-next = I tell you when you’re up next
bot-me-tells-nothing = I don’t tell you when you’re up next
bot-me-place = where to remind me
bot-me-place-direct = by direct message
bot-me-place-channel = in the game’s channel
bot-me-place-off = never ping me, not even on my turn
bot-me-intervals = when to remind me
bot-me-interval-usual = according to the game’s pace
# $span: such as "6 hours".
bot-me-interval = after { $span }
bot-me-press-next = Tell me I’m next
bot-me-press-not-next = Don’t tell me
bot-me-press-loud = Remove quiet hours
bot-me-press-back = No longer away

## When something is refused

bot-error-no-zone = I don’t know the time zone “{ $text }”; type a large city near you and choose from the list
# $labels: names of time zones.
bot-error-no-zone-near = I don’t know the time zone “{ $text }”; did you mean: { LIST($labels, style: "points") }
bot-error-no-time = “{ $text }” isn’t a time of day; write it like 22:30
bot-error-no-date = “{ $text }” isn’t a date; write it like 2027-03-28, or as a number of days from now, such as 3
bot-error-quiet-both = give both a start and an end for your quiet hours, or neither to remove them
bot-error-quiet-zone = set your time zone first with `/me time-zone`, so I know when your quiet hours are
bot-error-quiet-long = quiet hours have to be longer than 0 hours and at most 16 hours a day
bot-error-away-past = that day has already started; choose a later one
bot-error-away-long = that’s too far ahead: a year at most

## The test

bot-ping = This is a test: my reminders reach you here.
bot-ping-direct = I’ve sent you a direct message: { $link }. Your reminders will arrive there.
bot-ping-here = I’ve pinged you in this channel. Your reminders will appear in each game’s channel.
bot-ping-off = You’ve turned reminders off, so I sent nothing. Use `/me settings` to change that.
bot-ping-refused = I can’t send you direct messages. Allow them in this server’s privacy settings; until then I’ll remind you in the game’s channel.
bot-ping-elsewhere = Your reminders go to your games’ channels; use this command in one of them.
bot-ping-forbidden = I can’t post in this channel, so I can’t remind anyone here: I need the permissions “View Channel” and “Send Messages”.

## One's own games

bot-games-title = your games
bot-games-none = You’re not in any game. Use `/game new` in a channel to open a table.
# $title: what is played.
bot-games-game = **{ $title }**, game { $game }
# $since: as Discord shows how long ago it was.
bot-games-you = **Your turn** ({ $since })
# $names: who is awaited.
bot-games-others = Waiting for { LIST($names) } ({ $since })
bot-games-computers = A computer player is thinking
bot-games-stood-in = A computer player is playing for you; use `/game back` when you’re back
bot-games-lobby = Waiting for players ({ $count } joined)
bot-games-unread = This game can’t be loaded right now; whoever hosts me needs to look into it
bot-games-play = Play { $title }, game { $game }
