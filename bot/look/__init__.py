"""What can be looked at without changing anything: pictures, the log, the recap, the replay.

Results of many games are in `figures`.
"""
