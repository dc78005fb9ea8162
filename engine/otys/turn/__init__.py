"""The frames that turns are made of: their phases, and the side actions between two steps."""
