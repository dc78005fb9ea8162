"""Reminders during the days that a game takes: their scheduler, their text and a test ping.

How the time until a reminder is counted is a matter of `timing`.
"""
