"""A running game: where it stands, the one way in which it changes, whom it waits for.

Nothing here is told or shown; that is done with `messages`.
"""
