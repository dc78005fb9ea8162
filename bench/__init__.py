"""Benchmarks: claims about speed and size are measured here, against a baseline in the same run."""
