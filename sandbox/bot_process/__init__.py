"""The bot as a child process, connected to the stand-in."""
