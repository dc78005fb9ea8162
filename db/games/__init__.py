"""Games from the lobby to the end: their moves, snapshots, seats, packs and history."""
