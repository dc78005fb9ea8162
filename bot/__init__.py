"""Fathom in Discord: commands and presses become answers at a table, tables are told in posts."""
