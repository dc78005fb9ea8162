"""The frames that make up turns, rounds, Production and eras."""
