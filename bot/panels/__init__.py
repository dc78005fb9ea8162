"""The private panel and the actions at one's seat, from answering to resigning.

What needs the others' consent is a matter of `polls`.
"""
