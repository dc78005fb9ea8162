"""The icons of Antarctica."""
