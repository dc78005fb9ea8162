"""Values for computer players, habits, warnings of waste."""
