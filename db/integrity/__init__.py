"""Stored games compared with their own logs, and the rules by which they were played."""
