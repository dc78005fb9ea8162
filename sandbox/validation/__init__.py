"""Validation of what the bot sends, with Discord's errors."""
