"""Channels and threads: creating, changing and deleting them."""
