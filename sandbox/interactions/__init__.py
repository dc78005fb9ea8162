"""The interactions of people with the bot, and the bot's responses."""
