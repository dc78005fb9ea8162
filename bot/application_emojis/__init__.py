"""The application's emojis: those that can be shown now, and keeping Discord's list of them."""
