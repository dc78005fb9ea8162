"""Running the bot as a child process that is connected to the stand-in."""
