"""Reminders over the days that a game takes: the scheduler, their text and a test ping.

How the time until a reminder is counted is a matter of `timing`.
"""
