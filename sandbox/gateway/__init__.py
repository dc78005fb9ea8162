"""The gateway, which sends the bot its events."""
