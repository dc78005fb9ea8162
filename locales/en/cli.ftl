### What the command line for developers says.

error-option-form = “{ $text }” is not a game option; write it as “name=value”
error-too-many-players = { $players ->
    [one] { $players } computer player
   *[other] { $players } computer players
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} are too many
error-no-games = cannot play { $games } games; at least 1 is needed
error-no-rule-list = the rules list { $file } is missing
error-file = { $file } cannot be read: { $reason }
replay-running = { $moves ->
    [one] the game is not over: { $moves } move so far
   *[other] the game is not over: { $moves } moves so far
}
error-no-such-seat = there is no seat { $seat }; seats are numbered 1 to { $seats }
error-file-write = { $file } cannot be written: { $reason }
