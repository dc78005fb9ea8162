"""Charts of finished games: a player's, and a server's."""
