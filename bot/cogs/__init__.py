"""The slash commands, with one module for each group."""
