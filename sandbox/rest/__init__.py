"""The HTTP API, by resource."""
