"""Keeping order: what managers see and set, quiet tables, changed rules, what was left halfway.

Nobody has to play for any of it.
"""
