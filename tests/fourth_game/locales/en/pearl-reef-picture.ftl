### What stands in pictures of Pearl Reef.

pearl-reef-picture-reef = { $reef }: { $count } left
# $count: closed shells in hand.
pearl-reef-picture-player = { $seat }: { $points } ({ $count } closed)
