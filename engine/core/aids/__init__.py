"""Aids for players: commands, habits, warnings of waste, the recap."""
