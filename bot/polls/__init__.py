"""Polls at a table: who has to agree, who has voted, and what follows.

Most of them are started from `panels`.
"""
