"""Benchmarks of the bot, which runs in a process of its own beside a stand-in Discord."""
