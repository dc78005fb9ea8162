"""Requests and live events of the web page."""
