"""Help for players: an estimate for computer players, automatic answers, warnings of waste."""
