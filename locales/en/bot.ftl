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
bot-next = up next: { $seat }
bot-owes = no rush –
# $name: somebody for whom the game waits. $day: a date, as Discord shows it.
bot-away = { $name } is away until { $day }
bot-took-back = { $seat } undid some moves
# Below the name of who did.
bot-promise = Shuffle fingerprint: `{ $promise }` (I reveal the seed when the game ends)
bot-seed = This game’s seed was `{ $seed }`, its fingerprint `{ $promise }`
bot-fair-how = The fingerprint is the SHA-256 of “fathom seed”, a space and the seed in decimal digits. I fixed it before the first card was dealt; once the game is over, anyone can check it.
# $winners: names. $count: how many.
bot-won = { $count ->
    [one] { LIST($winners) } wins
   *[other] { LIST($winners) } share the victory
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
bot-ended-early = game { $game } was ended early

## The private panel

# $doing: what was chosen last.
bot-ends-turn = this ends your turn: { LIST($doing) }
# $doing: as above; what lies hidden decides it.
bot-may-end-turn = this may end your turn: { LIST($doing) }
bot-not-you = you have nothing to do right now
bot-panel-moved-on = the game has moved on since this panel was opened
bot-panel-asked = the game has moved on, and it’s your turn now
bot-panel-newer = you’ve opened a newer panel for this game
bot-game-over = the game is over
bot-effects-left = { $count ->
    [one] 1 more is explained on its card: `/look card`
   *[other] { $count } more are explained on the cards: `/look card`
}
bot-why-not = Why not?
bot-nothing-closed = Nothing is closed to you right now.
bot-start-over = Start over
bot-end-turn = End turn
# Of an option after which the turn is over.
bot-effect-ends-turn = ends your turn
bot-effect-and-end = { $effect } · ends your turn
# Of an option after which others choose something before the turn goes on.
bot-effect-pauses-turn = ends your turn for now: the others choose
bot-effect-and-pause = { $effect } · ends your turn for now: the others choose
bot-effect-next = next: { FORM($asks, form: "next") }
bot-effect-and-next = { $effect } · next: { FORM($asks, form: "next") }
bot-answer-ends-turn = Whatever you choose, your turn ends then.
# $labels: options, or kinds of options, after which the question comes back.
bot-answer-ends-but = Any other choice ends your turn; before it you may: { LIST($labels, style: "points", form: "short") }.
bot-answer-waits = Then you wait for the others.
# $seat: the one whose turn it is.
bot-answer-their-turn = Then { $seat }’s turn goes on.
# $asks: the next question, told by its form .next.
bot-answer-next = Next: { FORM($asks, form: "next") }.
bot-answer-next-mostly = Next, unless an option says otherwise: { FORM($asks, form: "next") }.
bot-answer-once-more = Next: this question once more.
# $labels: options, or kinds of options, after which the question comes back.
bot-answer-again = Before that you may: { LIST($labels, style: "points", form: "short") } (then this question again).
# The same where no common question is named before it.
bot-answer-first = First you may: { LIST($labels, style: "points", form: "short") } (then this question again).
bot-look-again = Refresh
bot-back = Back
bot-page-before = Previous
bot-page-after = Next
bot-choose-kind = choose a kind of move
bot-kind-other = other moves
bot-kind-size = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
bot-choose-one = choose one of { $count }
bot-choose-exactly = choose { $count }
bot-choose-several = { $least ->
    [0] choose up to { $most }
   *[other] choose { $least } to { $most }
}
bot-confirm = Confirm ({ $count })
bot-amount = { $number }
bot-ask-amount = a number from { $low } to { $high }

## The lobby

bot-lobby-title = { $title } · table for game { $game }
bot-lobby-seats = { $now } joined, { $low } to { $high } players
bot-lobby-opened = Game { $game } is open. Others can join now.
bot-lobby-begun = The game has started.
bot-lobby-empty = Everyone left, so this table was closed.
bot-lobby-closed = This table has been closed.
bot-lobby-expired = { $days ->
    [one] Nobody started this game within { $days } day, so its table was closed. Use `/game new` to open another.
   *[other] Nobody started this game within { $days } days, so its table was closed. Use `/game new` to open another.
}
bot-host = host
bot-join = Join
bot-leave = Leave
bot-add-computer = Add computer
bot-options = Options
bot-start = Start
bot-start-question = You’re not in game { $game }. Start it for the others?
bot-start-anyway = Start anyway
bot-options-title = game options
bot-option-set = { $option }: { $value }
# $seats: how many players it takes. $option: a switch of the game, $value: how it stands.
bot-option-later = with { $seats } or more players: { $option }: **{ $value }**
# Behind something that can be typed: what else it goes with.
bot-choice-beside = { LIST($labels, style: "comma") }
bot-joined = You joined game { $game }.
bot-left = You left game { $game }.
bot-computer-joined = A computer player joined game { $game }.
bot-computer-left = A computer player left game { $game }.
bot-started = Game { $game } has started.
bot-channel-busy = This channel already has a game (game { $game }); each game needs its own channel or thread.
bot-new-thread = Open a thread
bot-thread-opened = Game { $game } is in { $thread }.

## Showing and ending

bot-status-sent = Posted in this channel.
bot-moved = Game { $game } continues in this channel.
bot-end-question = End game { $game } for good? It can’t be continued after that.
bot-end-game = End game
bot-ended = Game { $game } has ended.
bot-log-title = log, page { $page } of { $pages }
bot-log-empty = Nothing has happened yet.
bot-choose-topic = choose a topic

## When something is refused

bot-error-not-seated = you’re not in game { $game }
bot-error-cannot-take-back = you can undo this only if everyone agrees, as something has been revealed or others have moved; use `/undo` to ask them
bot-error-joined-already = you’ve already joined this game
bot-error-not-joined = you’re not in this game
bot-error-join-first = only players who have joined can do that; press Join first
bot-error-table-full = this game is full: { $most } players at most
bot-error-no-computer = there’s no computer player to remove
bot-error-too-few = this game needs at least { $least } players; so far { $now ->
    [one] { $now } has joined
   *[other] { $now } have joined
}. Wait for others or add a computer player.
bot-error-only-host = only the host ({ $host }) or a server manager can do that
bot-error-may-not-end = you can’t end game { $game }; only its players together can, or a server manager who isn’t playing in it
bot-error-no-lobby-here = there’s no open table in this channel; use `/game new` to open one
bot-error-no-game-here = there’s no game in this channel; give a game number, or start one with `/game new`
bot-error-no-open-game = there’s no open or running game { $game } on this server
bot-error-unknown-game = I can’t find a game { $game } that has started, here or among your games
bot-error-other-game = the game in this channel isn’t { $title }; use `/play` to open your panel in the one that is here
# $key: what was typed. $labels: what comes nearest to it.
bot-error-none-of-these = “{ $key }” isn’t one of the options. You could choose, for example: { LIST($labels, style: "points") }
# A move was typed as one command, though another question is open.
bot-error-asked-else = you can’t make this move now: another choice comes first
bot-error-not-asked-yet = you can’t choose “{ $key }” yet: your earlier choices don’t lead to it, or something has to be revealed first
bot-error-direct-message = this only works in a server channel, not in a direct message
bot-error-permissions = to run a game here I need these permissions in this channel: { $names }
bot-error-no-thread-here = threads can’t be opened here; try another channel
bot-error-may-not-thread = I can’t open threads here: I need the permission “Create Public Threads”
bot-error-lobby-unseen = I couldn’t open a table because I can’t post there; I need the permissions “View Channel” and “Send Messages”
bot-error-post-forbidden = nothing is lost, but I can’t post in the game’s channel: I need the “View Channel”, “Send Messages” and “Attach Files” permissions there
bot-error-post-gone = nothing is lost, but the game’s channel is gone; use `/game here` in another channel to continue
bot-error-post-locked = nothing is lost, but the game’s thread is locked; have it unlocked, or use `/game here` to continue elsewhere
bot-error-post-large = nothing is lost, but the picture is too large for this server; use `/look board` to see it
bot-error-post-failed = nothing is lost, but my post didn’t go through; I’ll try again in a moment
bot-error-discord = Discord didn’t accept my answer; nothing is lost, so please press again
bot-error-unexpected = something went wrong on my side; nothing is lost. If it happens again, give this number to whoever hosts me: { $number }
bot-error-command = I don’t recognise this command any more; please type it again
bot-error-old-button = this button is from an older version of me; use `/play` for your panel or `/game status` for the board
bot-error-no-picture = there’s no such picture: { $kind }
bot-error-no-card = there’s no card or component called “{ $name }”
bot-error-no-player = there’s no player called “{ $name }” in this game
bot-error-no-topic = there’s no rules topic “{ $topic }”

## Help

help-begin = ### Start a game
    `/game new` opens a table in this channel. Others press **Join**, you can add computer players, and **Start** begins the game. `/game status` posts it again at the bottom of the channel, `/game here` continues it in another one.
# A command that plays a whole turn of a game.
help-headline = `/{ $game } { $move }`
# $commands: such commands of all games.
help-turn = ### Your turn
    I ping you when it’s your turn and tell you what to do. **Play** opens your private panel, where you choose step by step. **Undo** takes your last step back; if it revealed something, or your turn is over, I ask the others first. **End turn** shows your turn to everyone.
    `/choose` answers the current question, { LIST($commands) } play a whole turn in one go, and `/undo` takes a step back.
help-days = ### Over several days
    `/games` lists your games and shows which are waiting for you. If others have been waiting for you for a while, I’ll remind you: `/me settings` sets when and where, `/me quiet` your quiet hours, `/me away` the days you’re away, `/me time-zone` where you live, and `/me test-ping` checks that I can reach you. `/me forget` deletes everything I know about you. The pace of a game is one of its options.
help-look = ### Looking around
    `/look board`, `/look sheet`, `/look hand`, `/look log`, `/look card` and `/look rules` show you things privately. **More** on the post and on your panel leads there, too.
    `/stats` shows what you’ve played and won, and `/leaderboard` who plays best here.
    `/game export` gives you a game as a file; `/game import` shows or continues one.
help-fair = ### Fair play
    The shuffle of a game is fixed before it starts: `/look fair` shows its fingerprint and, once the game is over, the seed, so anyone can check that it was fair. Some cards and tiles are our own design: `/look card` tells you which.

## When it does not start

error-settings = { LIST($list, style: "points") }
# $name: of the setting.
setting-missing = { $name } is not set; see .env.example
setting-wrong = { $name } is wrong: { $wanted }
setting-wrong-discord-token = it must be a bot token: three parts separated by dots
setting-wrong-fathom-database = it must be a database URL
setting-wrong-fathom-emojis = it must be 1 (on) or 0 (off)
setting-wrong-fathom-lobby-days = it must be a number of days from 1 to 365
setting-wrong-fathom-log-level = it must be DEBUG, INFO, WARNING or ERROR
setting-wrong-fathom-slow-seconds = it must be a number of seconds greater than 0
error-token-refused = Discord rejected the token in DISCORD_TOKEN; create a new one in the developer portal
error-intents = Discord rejected the intents I ask for, although none of them is privileged; check the application in the developer portal
error-no-connection = I can’t connect to Discord: { $reason }
