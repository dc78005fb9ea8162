### Antarctica at a table: what the game is called, how far it is, why it ended, and its own command.

antarctica-title = Antarctica
# The form .short stands where several moments are told side by side, or with a turn.
antarctica-moment = { $cards ->
    [one] Sun { FORM($area, form: "in") }, { $cards } building left
   *[other] Sun { FORM($area, form: "in") }, { $cards } buildings left
}
    .short = Sun { FORM($area, form: "in") }
antarctica-end-scientists = someone had no scientists left
antarctica-end-cards = all building cards were taken
antarctica-end-ships = no ships were left in any area
antarctica-end-standstill = there had been no progress for too many turns

## /antarctica. Names of commands and options: small letters, no spaces, at most 32 characters.

antarctica-command = antarctica
    .description = Antarctica moves
antarctica-command-sail = sail
    .description = Sail to an area and act there
antarctica-command-sail-to = to
    .description = The area your ship sails to
antarctica-command-sail-discard = discard
    .description = What you discard for a scientist before your action
antarctica-command-sail-card = card
    .description = The Shipyard card you play before your action
antarctica-command-sail-action = action
    .description = What you do in the area
antarctica-command-sail-points = points
    .description = The track for the building’s Research Points

## Looking closer: labels of buttons

antarctica-look-board = Board
antarctica-look-map = Areas
antarctica-look-tracks = Tracks
antarctica-look-cards = Cards
antarctica-look-players = Players
antarctica-look-scores = Scores
