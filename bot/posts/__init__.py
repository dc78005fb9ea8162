"""The public messages of a game: one status post, sent anew after each turn.

Messages for one person are a matter of `panels` and `look`.
"""
