"""Validating what the bot sends, with the same errors as Discord's."""
