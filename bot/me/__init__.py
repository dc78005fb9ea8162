"""Matters of a single user: their games, settings and notes, and the deletion of their data.

The settings themselves are a matter of `preferences`.
"""
