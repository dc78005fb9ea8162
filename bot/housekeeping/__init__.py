"""Keeping order: what managers of a server see and set, quiet tables, changed rules.

Nobody has to play for any of it.
"""
