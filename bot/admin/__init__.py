"""Administration: the panels of server managers, inactive tables, rule changes and crash recovery.

None of it requires anyone to be playing.
"""
