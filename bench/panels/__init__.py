"""Panels and posts as players meet them, in games pressed through the stand-in."""
