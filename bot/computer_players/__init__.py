"""The process in which computer players think, and the requests sent to it.

How they play is a matter of the engine.
"""
