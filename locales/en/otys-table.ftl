### Otys at a table: what the game is called, how far it is, why it ended, and its own command.

otys-title = Otys
otys-moment = round { $round }
otys-moment-last = round { $round } (last)
otys-end-points = someone reached the points needed
otys-end-standstill = nobody had gained a point for too many rounds

## /otys. Names of commands and options: small letters, no spaces, at most 32 characters.

otys-command = otys
    .description = Otys moves
otys-command-dive = dive
    .description = Play a Key and act with the diver of that level
otys-command-dive-key = key
    .description = The Key to play
otys-command-dive-action = action
    .description = What the diver does
otys-command-dive-air = air
    .description = Whether the diver stays at its level

## Looking closer: labels of buttons

otys-look-board = Board
otys-look-colony = Colony
otys-look-players = Players
otys-look-scores = Scores
