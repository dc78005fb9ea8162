"""Playing: the private panel and what is done at one's seat, from an answer to giving it up.

What others have to agree on is asked in `votes`.
"""
