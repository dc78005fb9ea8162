### What the command line for developers says.

error-option-form = “{ $text }” is no game option; write it like “name=value”
error-too-many-players = { $players ->
    [one] { $players } automatic player
   *[other] { $players } automatic players
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} are too many
error-no-games = { $games } games cannot be played; at least 1 is needed
error-no-rule-list = the list of rules { $file } is not here
error-file = { $file } cannot be read: { $reason }
replay-running = { $moves ->
    [one] the game is not over: { $moves } move so far
   *[other] the game is not over: { $moves } moves so far
}
error-no-such-seat = there is no seat { $seat }; seats go from 1 to { $seats }
error-file-write = { $file } cannot be written: { $reason }
