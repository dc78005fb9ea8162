"""Faults on purpose: lost answers, refusals, outages."""
