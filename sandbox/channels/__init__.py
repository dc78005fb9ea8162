"""Channels and threads: how they come, change and go."""
