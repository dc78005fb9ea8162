"""The gateway, through which the bot receives its events."""
