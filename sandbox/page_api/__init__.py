"""The web page's HTTP routes and live events."""
