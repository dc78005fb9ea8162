"""Read-only views of a game: pictures, the log, the recap, the replay.

Statistics over many games are a matter of `stats`.
"""
