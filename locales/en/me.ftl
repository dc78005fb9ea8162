### What people set for themselves, and their own games.

## The panel

bot-me-title = your settings
bot-me-more = Time zone, quiet hours and absence: `/me time-zone`, `/me quiet`, `/me away`. `/me test-ping` shows that reminders arrive. In quiet hours and while you are away you hear nothing and your clock stands still; if your turn came meanwhile, you are told afterwards.
# $zone: such as Europe/London. $time: what clocks show there.
bot-me-zone = Time zone: { $zone }, where it is { $time } now
bot-me-no-zone = Time zone: not set, so { $zone } counts, where it is { $time } now
bot-me-quiet = Quiet hours: { $start } to { $end }
bot-me-not-quiet = Quiet hours: none
# $day: a date in full.
bot-me-away = You are away until { $day }; where a game waits for you, its post says so
bot-me-tells-next = You are told when your turn comes next
bot-me-tells-nothing = You are not told when your turn comes next
bot-me-place = where you are reminded
bot-me-place-direct = remind me in a direct message
bot-me-place-channel = remind me in the channel of the game
bot-me-place-off = never ping me, not even when it is my turn
bot-me-intervals = when you are reminded
bot-me-interval-usual = as the pace of the game says
# $span: such as "6 hours".
bot-me-interval = after { $span }
bot-me-press-next = Tell me when I am next
bot-me-press-not-next = Do not tell me when I am next
bot-me-press-loud = No quiet hours
bot-me-press-back = No longer away

## When something is refused

bot-error-no-zone = there is no time zone “{ $text }”; type a large city near you, and choose from the list
# $labels: names of time zones.
bot-error-no-zone-near = there is no time zone “{ $text }”; near it are: { LIST($labels, style: "points") }
bot-error-no-time = “{ $text }” is no time of day; write it like 22:30
bot-error-no-date = there is no such day: “{ $text }”; write it like 2027-03-28, or as the number of days until then, such as 3
bot-error-quiet-both = name both, when your quiet hours begin and when they end; with neither there are none
bot-error-quiet-zone = say first where your clock hangs, with `/me time-zone`; quiet hours go by it
bot-error-quiet-long = quiet hours may be at most 16 hours of the day, and more than none
bot-error-away-past = that day has begun already; name one to come
bot-error-away-long = that is too far away: at most a year

## The test

bot-ping = This is a test: reminders reach you here.
bot-ping-direct = I have sent you a direct message: { $link }. Reminders will come there.
bot-ping-here = I have called you in this channel. Reminders come to the channel of each game.
bot-ping-off = You do not want to be reminded, so nothing was sent. `/me settings` changes that.
bot-ping-refused = I may not send you direct messages: allow them in the privacy settings of this server. Until then I remind you in the channel of the game.
bot-ping-elsewhere = You are reminded in the channels of your games: use this command in one of them.
bot-ping-forbidden = I may not write in this channel, so nobody can be reminded here: I need the permissions “View Channel” and “Send Messages”.

## One's own games

bot-games-title = your games
bot-games-none = You sit at no game. `/game new` opens a table in a channel.
# $title: what is played.
bot-games-game = **{ $title }**, game { $game }
# $since: as Discord shows how long ago it was.
bot-games-you = **It waits for you** ({ $since })
# $names: who is awaited.
bot-games-others = It waits for { LIST($names) } ({ $since })
bot-games-computers = A computer player is thinking
bot-games-stood-in = A computer player answers for you; `/game back` when you are there again
bot-games-lobby = The table is gathering: { $count } sit there
bot-games-unread = This game cannot be read now; whoever runs me has to look after it
bot-games-play = Play { $title }, game { $game }
