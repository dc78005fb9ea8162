### What stands in pictures of Pearl Reef.

pearl-reef-picture-reef = { $reef }: { $count } left
# $count: closed shells in hand.
pearl-reef-picture-player = { $seat }: { $points } ({ $count } closed)
pearl-reef-picture-turn = dives or opens shells
pearl-reef-picture-name = { $seat }
pearl-reef-picture-points = { $points }
pearl-reef-picture-closed = { $count } closed
