"""Benchmarks of the bot, which runs as a process of its own beside a stand-in Discord."""
