"""Charts of finished games: one player's, and a server's."""
