### What happened since somebody's last move, told in few words, and looking back at a game.

## The recap

# $moment: as Discord shows the time since then.
bot-recap-since = since your last move, { $moment }
bot-recap-begin = since the game started
bot-recap-round = in the last round of turns
bot-recap-nothing = nothing has happened since your last move, { $moment }
bot-recap-nothing-yet = nothing has happened yet
# $then, $now: such as "round 3".
bot-recap-moments = { FORM($then, form: "short") } → { FORM($now, form: "short") }
bot-recap-asked = your move: { $what }
bot-recap-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $change: such as "+4".
bot-recap-points-changed = { $points ->
    [one] { $points } point ({ $change })
   *[other] { $points } points ({ $change })
}
bot-recap-earlier = earlier turns are in the log
bot-what-changed = What’s new

## Looking back

# $moment: such as "round 3".
bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
# $number: of the turn. $whose: as above, or only the moment if several chose at once.
bot-turn = { $number } · { $whose }
bot-turn-none = start of the game
# $turn: as in bot-turn.
bot-after-turn = after turn { $turn }
bot-after-step = after step { $step } of { $last } of turn { $turn }
bot-turn-of = turn { $number } of { $last } · { $whose }
bot-error-no-turn = there’s no turn “{ $written }”: enter a number from 0 (the start) to { $last }, or a step such as 3.2
bot-error-no-step = turn { $number } has steps 1 to { $last }; there’s no step { $step }
bot-more-in-log = more in the log
bot-page-first = First page
bot-page-last = Last page
bot-turn-first = First
bot-turn-before = Previous turn
bot-turn-after = Next turn
bot-turn-last = Last
bot-replay = Replay
bot-jump = jump to…
bot-jump-to = { FORM($moment, form: "short") } · turn { $number }
bot-error-not-over = game { $game } isn’t over yet; use `/look board` with `at` to see the board after any turn

## The film

bot-film = Animation
bot-film-being-made = I’m making the animation; this takes a moment.
bot-film-made = Here’s your game as an animation. Save it or share it.
# $end: the last board in words.
bot-film-alt = the board, turn by turn. { $end }
bot-error-film-too-large = this game is too long for an animation
bot-error-film-stopped = I was restarted before the animation was done; please ask for it again in a moment
# $moment: as Discord shows the time until then.
bot-error-too-soon = that’s a lot of pictures at once; you can get the next one { $moment }
bot-error-status-soon = I’ve just posted this for you several times; I’ll do it again { $moment }

## Help

help-back = ### Looking back
    `/recap` tells you what has happened since your last move and marks the changes on the board; your panel does the same when your turn starts. `/look board` with `at` shows the board after any turn. Step through a finished game with **Replay**, or get it as an animation with `/look film`.
