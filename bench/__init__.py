"""Benchmarks that measure our claims about speed and size against baselines in the same run."""
