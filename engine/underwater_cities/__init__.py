"""Underwater Cities: cities on the sea bed, joined by tunnels, for 1 to 4 players."""
