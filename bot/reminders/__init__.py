"""Reminders over the days that a game takes: when they go out, what they say, how one is tried.

How the time until then is counted stands in `clocks`.
"""
