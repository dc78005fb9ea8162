"""The slash commands, a module for each group."""
