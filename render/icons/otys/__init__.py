"""The icons of Otys."""
