"""What somebody has for themselves: their games, settings and notes, and the way to be forgotten.

How a setting is read stands in `preferences`.
"""
