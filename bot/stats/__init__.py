"""Statistics of finished games, for users and guilds, in figures and charts.

Looking back at a single game is a matter of `look`.
"""
