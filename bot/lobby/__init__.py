"""The ways in which a game can begin: from a lobby, as a rematch, or imported from a file.

Once it has begun, it is a matter of `table`.
"""
