"""Results, ratings and totals of finished games, by player and by guild."""
