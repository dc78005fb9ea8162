"""What the bot may send, and how it is told what is wrong with it."""
