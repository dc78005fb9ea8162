"""What the bot is measured by: the real bot as a process of its own, beside a stand-in Discord."""
