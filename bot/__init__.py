"""The Discord client: turns commands and button presses into moves at a table, and posts them."""
