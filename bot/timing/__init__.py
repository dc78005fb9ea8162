"""Time: paces and clocks, durations, quiet hours, reminder steps, rate limits, an alarm.

Nothing here knows a table or Discord; sending reminders is a matter of `reminders`.
"""
