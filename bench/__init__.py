"""Measurements: what is claimed about speed and size is measured here, side by side."""
