"""Interactions of people with the bot, and its responses."""
