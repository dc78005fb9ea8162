"""Checking stored games against their own logs and the rules they were played under."""
