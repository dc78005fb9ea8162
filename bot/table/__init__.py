"""A running game: its standing, its changes, and the players it waits for.

Nothing here posts or shows anything; that is a matter of `messages`.
"""
