"""The icons of Underwater Cities."""
