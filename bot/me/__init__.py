"""Commands about oneself: one's games, settings and notes, and the deletion of one's data.

The settings themselves are a matter of `preferences`.
"""
