"""How a game comes about: a lobby, once more with the same people, or brought in as a file.

Once it has begun it is a `table`.
"""
