"""Fault injection: lost responses, errors and outages."""
