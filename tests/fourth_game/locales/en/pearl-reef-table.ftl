### Pearl Reef at a table: what it is called, how far it is, why it ended, and its own command.

pearl-reef-title = Pearl Reef
pearl-reef-moment = night { $night } of { $nights }
pearl-reef-end-nights = the last night is over
pearl-reef-end-reefs = the reefs are empty
pearl-reef-command = pearls
    .description = Moves of Pearl Reef
pearl-reef-command-dive = dive
    .description = Dive, then open a shell
pearl-reef-command-dive-shell = shell
    .description = The shell to open, or none
pearl-reef-command-dive-reef = reef
    .description = Where to dive
pearl-reef-look-board = Board
