"""Time: paces and clocks, durations, quiet hours, reminder steps, rate limits, an alarm.

Nothing here knows about tables or Discord; sending reminders is a matter of `reminders`.
"""
