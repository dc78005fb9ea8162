"""The ways a game begins: from a lobby, as a rematch, or imported from a file.

Once it has begun, it is a matter of `table`.
"""
