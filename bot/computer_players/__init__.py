"""Where computer players think: a process of their own, and the way to it.

How they play is a matter of the engine.
"""
