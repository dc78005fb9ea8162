"""Positions as JSON, copies of them, and results kept with their objects."""
