"""Fathom in Discord: commands and presses become answers at a table, and tables are told in posts."""
