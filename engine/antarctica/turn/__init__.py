"""The frames that turns are made of: visits of the Sun, the questions of a turn, and actions."""
