"""The public messages of a game: one status post, sent again when a turn is done.

Messages for one person are a matter of `panels` and `look`.
"""
