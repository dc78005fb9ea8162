"""The gateway: where the bot listens."""
