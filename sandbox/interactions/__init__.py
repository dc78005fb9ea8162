"""What people ask of the bot, and how it answers."""
