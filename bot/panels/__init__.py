"""The private panel, and all that players do in their own seat, from answering to resigning.

What needs the others' consent is a matter of `polls`.
"""
