### What the bot says in Discord: posts, panels, lobbies, refusals. Labels of buttons have room for
### 80 characters, lines of lists for 100.

## Tables and people

# $number (number): the seat, counted from 1.
bot-computer = Computer { $number }
# $title: the game. $moment: such as "round 3".
bot-heading = { $title } · game { $game } · { $moment }
bot-name = { $name }

## The status post

bot-play = Play
bot-my-sheet = My sheet
bot-log = Log
bot-undo = Undo
bot-ask-to-undo = Ask to undo
# Whose turn comes after the one that runs.
bot-next = next: { $seat }
bot-owes = not urgent –
# $name: somebody for whom the game waits. $day: a date, as Discord shows it.
bot-away = { $name } is away until { $day }
bot-took-back = { $seat } took moves back
# Below the name of who did.
bot-promise = The shuffle is fixed by a seed; this is its fingerprint: `{ $promise }`
bot-seed = The seed of this game was `{ $seed }`, its fingerprint `{ $promise }`
# $winners: names. $count: how many.
bot-won = { $count ->
    [one] { LIST($winners) } wins
   *[other] { LIST($winners) } share the win
}
# $place: such as 1.
bot-place = { $place }. **{ $name }** { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# A game that one plays alone.
bot-alone = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-ended-early = game { $game } was ended before its time

## The private panel

# $doing: what was chosen last.
bot-ends-turn = your turn ends with this: { LIST($doing) }
# $doing: as above; what lies hidden decides it.
bot-may-end-turn = your turn may end with this: { LIST($doing) }
bot-not-you = nothing is asked of you now
bot-panel-moved-on = the game has moved on since this panel was opened
bot-panel-asked = the game has moved on, and it’s your turn now
bot-panel-newer = you’ve opened a newer panel for this game
bot-game-over = the game is over
bot-start-over = Start over
bot-end-turn = End turn
bot-look-again = Look again
bot-back = Back
bot-page-before = Earlier
bot-page-after = Later
bot-choose-kind = choose a kind of move
bot-kind-other = more moves
bot-kind-size = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
bot-choose-one = choose one of { $count }
bot-choose-exactly = choose { $count }
bot-choose-several = { $least ->
    [0] choose up to { $most }
   *[other] choose from { $least } to { $most }
}
bot-confirm = Confirm ({ $count })
bot-amount = { $number }
bot-ask-amount = a number from { $low } to { $high }

## The lobby

bot-lobby-title = { $title }: the table of game { $game }
bot-lobby-seats = { $now } at the table, room for { $low } to { $high }
bot-lobby-opened = The table is open: game { $game }. Others can join now.
bot-lobby-begun = The game has begun.
bot-lobby-empty = Everybody left, so this table is closed.
bot-lobby-closed = This table was closed.
bot-lobby-expired = { $days ->
    [one] Nobody started this game for a day, so the table is closed. `/game new` opens another.
   *[other] Nobody started this game for { $days } days, so the table is closed. `/game new` opens another.
}
bot-host = host
bot-join = Join
bot-leave = Leave
bot-add-computer = Add a computer player
bot-options = Options
bot-start = Start
bot-start-question = You’re not in game { $game }. Start it for the others?
bot-start-anyway = Start anyway
bot-options-title = options of this game
bot-option-set = { $option }: { $value }
# $seats: how many players it takes. $option: a switch of the game, $value: how it stands.
bot-option-later = with { $seats } players or more: { $option }: **{ $value }**
# Behind something that can be typed: what else it goes with.
bot-choice-beside = { LIST($labels, style: "comma") }
bot-joined = You sit at the table of game { $game }.
bot-left = You left the table of game { $game }.
bot-computer-joined = A computer player sits down at game { $game }.
bot-computer-left = A computer player leaves game { $game }.
bot-started = Game { $game } has begun.
bot-channel-busy = Game { $game } lives in this channel already; each game needs a channel or thread of its own.
bot-new-thread = Open a thread for it
bot-thread-opened = Game { $game } gathers in { $thread }.

## Showing and ending

bot-status-sent = There it is.
bot-moved = Game { $game } goes on in this channel.
bot-end-question = End game { $game } for good? Nobody can go on with it then.
bot-end-game = End the game
bot-ended = Game { $game } is ended.
bot-log-title = the log, page { $page } of { $pages }
bot-log-empty = Nothing happened yet.
bot-choose-topic = choose a topic

## When something is refused

bot-error-not-seated = you do not sit at the table of game { $game }
bot-error-cannot-take-back = only if everyone agrees: something was revealed since, or others have moved; `/undo` asks them
bot-error-joined-already = you sit at this table already
bot-error-not-joined = you do not sit at this table
bot-error-join-first = only those who sit at this table can do that; join first
bot-error-table-full = the table is full: there is room for { $most }
bot-error-no-computer = no computer player sits at this table
bot-error-too-few = it takes at least { $least } players; now there { $now ->
    [one] is { $now }
   *[other] are { $now }
}. Let somebody join, or add a computer player.
bot-error-only-host = only { $host }, the host, can do that, or somebody who manages the server
bot-error-may-not-end = you can’t end game { $game }; its players can, together, and so can server managers who don’t play in it
bot-error-no-lobby-here = no table is gathering in this channel; `/game new` opens one
bot-error-no-game-here = no game lives in this channel; name one by its number, or open one with `/game new`
bot-error-no-open-game = there’s no open or running game { $game } on this server
bot-error-unknown-game = there is no game { $game } of yours or of this server that has begun
bot-error-other-game = in this channel another game is played, not { $title }
# $key: what was typed. $labels: what comes nearest to it.
bot-error-none-of-these = “{ $key }” is none of the options; what is possible, for instance: { LIST($labels, style: "points") }
# A move was typed as one command, though another question is open.
bot-error-asked-else = it is not the moment for this move; something else is asked of you
bot-error-not-asked-yet = “{ $key }” cannot be chosen yet: what you named before it does not lead there, or reveals something first
bot-error-direct-message = this is done in a channel of a server, not in a direct message
bot-error-permissions = I cannot run a game here: I need the permissions { $names } in this channel
bot-error-no-thread-here = no thread can be opened here; use another channel
bot-error-may-not-thread = I may not open threads here: I need the permission “Create Public Threads”
bot-error-lobby-unseen = no table was opened, for I could not write there; I need the permissions “View Channel” and “Send Messages”
bot-error-post-forbidden = nothing is lost, but I may not write in the channel: I need the permissions “View Channel”, “Send Messages” and “Attach Files” there
bot-error-post-gone = nothing is lost, but the game's channel is gone; `/game here` lets it go on in another
bot-error-post-locked = nothing is lost, but the game's thread is locked; somebody must unlock it, or `/game here` lets it go on elsewhere
bot-error-post-large = nothing is lost, but the picture is too large for this server; look at it with `/look board`
bot-error-post-failed = nothing is lost, but the post did not go out; I’ll try again in a moment
bot-error-discord = Discord did not take my answer; nothing is lost, please press again
bot-error-unexpected = that went wrong, and it is my fault; nothing is lost. If it happens again, tell whoever runs me the number { $number }
bot-error-command = I do not understand this command any more; please type it anew
bot-error-old-button = this button is from an older version of me; `/play` shows your panel, `/game status` the board
bot-error-no-picture = there is no such picture: { $kind }
bot-error-no-card = there is no component called “{ $name }”
bot-error-no-player = nobody called “{ $name }” sits at this table
bot-error-no-topic = there is no topic “{ $topic }”

## Help

help-begin = ### Begin
    `/game new` opens a table in this channel: others press **Join**, computer players can be added, and **Start** begins.
help-turn = ### Your turn
    I mention you when you are awaited, and say for what. **Play** opens your own panel, which nobody else sees. There you choose step by step; **Undo** takes your last step back; if it revealed something, or your turn is over, I ask the others first. **End turn** makes your turn public.
    `/choose` answers whatever is asked, `/otys dive`, `/antarctica sail` and `/cities play` play a turn at once, `/undo` takes a step back.
help-days = ### Over days
    `/games` shows all your games and which of them wait for you. I remind you once you have kept others waiting for long; `/me settings` sets when and where, `/me quiet` your quiet hours, `/me away` an absence, and `/me test-ping` shows that I reach you. In the options of a table you choose its pace.
help-look = ### Look
    `/look board`, `/look sheet`, `/look hand`, `/look log`, `/look card` and `/look rules` show you things without telling anybody.
    `/stats` shows what you have played and won, `/leaderboard` who plays best here.
    `/game export` gives you a game as a file, `/game import` shows or continues one.
help-fair = ### Fair play
    Each game shows the fingerprint of its shuffle at the start and the seed at the end, so that anybody can check it. Some cards and tiles are our own design: `/look card` says which.

## When it does not start

error-settings = { LIST($list, style: "points") }
# $name: of the setting.
setting-missing = { $name } is not set; .env.example explains it
setting-wrong = { $name } is wrong: { $wanted }
setting-wrong-discord-token = it must be the token of a bot, three parts with dots between them
setting-wrong-fathom-database = it must be the address of a database
setting-wrong-fathom-lobby-days = it must be a number of days from 1 to 365
setting-wrong-fathom-log-level = it must be DEBUG, INFO, WARNING or ERROR
setting-wrong-fathom-slow-seconds = it must be a number of seconds above 0
error-token-refused = Discord refuses the token in DISCORD_TOKEN; make a new one in the developer portal
error-intents = Discord refuses the intents I ask for, though none of them is privileged; check the application in the developer portal
error-no-connection = there is no connection to Discord: { $reason }
