"""The HTTP API, with one module for each kind of resource."""
