"""Posts and polls in channels, and the players that games wait for."""
