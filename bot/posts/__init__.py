"""What a game tells in its channel: one status post, sent anew when a turn is done.

What is shown to one person alone is in `panels` and `looks`.
"""
