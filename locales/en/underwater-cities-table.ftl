### Underwater Cities at a table: its own command, and the labels of its pictures.

## /cities. Names of commands and options: small letters, no spaces, at most 32 characters.

underwater-cities-command = cities
    .description = Underwater Cities moves
underwater-cities-command-play = play
    .description = Choose an action slot and play a card
underwater-cities-command-play-slot = slot
    .description = The action slot you choose
underwater-cities-command-play-card = card
    .description = The card you play; matching ones come first
underwater-cities-command-play-order = order
    .description = If the card matches: which comes first, the slot or the card

## Looking closer: labels of buttons

underwater-cities-look-board = Board
underwater-cities-look-offers = On offer
underwater-cities-look-players = Players
underwater-cities-look-claimed = Claimed cards
underwater-cities-look-production = Production
underwater-cities-look-scores = Scores
