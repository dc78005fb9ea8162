"""The bot as a process of its own, pointed at the stand-in."""
