"""Polls at a table: who has to agree, how they vote, and what follows.

Most of them are started from `panels`.
"""
