"""Tags in custom IDs that tell whether a position or question is unchanged, and nothing else.

A ply would reveal how many answers there were, including those given in private, and so whether
someone had a choice that nobody else may know about. As nobody knows the seed of a running game,
nobody can work out what a tag stands for.
"""

from __future__ import annotations

from hashlib import blake2b

from engine.core.decision import Decision, Pick
from engine.core.game import Setup

PLAIN = 10**9
"""Numbers below this are plies, from IDs of earlier versions."""
DIGITS = 4
"""The number of bytes in a tag: enough that no two in a game are likely to be the same."""
SEED = 16
"""The number of bytes in a seed."""


def tag_of(setup: Setup, *what: object) -> int:
    """Return the tag for these values in a game."""
    key = setup.seed.to_bytes(SEED, "big")
    digest = blake2b(repr(what).encode(), key=key, digest_size=DIGITS).digest()
    return PLAIN + int.from_bytes(digest, "big")


def ply_tag(setup: Setup, ply: int) -> int:
    """Return the tag for a position of a game."""
    return tag_of(setup, "ply", ply)


def ply_of(setup: Setup, number: int, most: int) -> int | None:
    """Return the ply, up to `most`, that a tag stands for; earlier versions used the ply itself."""
    if number < PLAIN:
        return number
    return next((ply for ply in range(most + 1) if ply_tag(setup, ply) == number), None)


def content(asked: Decision | None) -> object:
    """Return the content of a question, as far as the player who is asked can see it."""
    if isinstance(asked, Pick):
        options = tuple((option.key, option.label) for option in asked.options)
        return asked.prompt, options, asked.least, asked.most
    return asked
