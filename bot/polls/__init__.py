"""What a table is asked to agree on: who has a say, what was said, what follows from it.

Whoever plays asks for most of it from `panels`.
"""
