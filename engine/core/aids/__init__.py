"""Aids for players: commands, habits, warnings of waste, stories."""
