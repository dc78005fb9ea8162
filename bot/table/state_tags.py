"""Numbers that tell in an id whether something is still the same, and nothing to whoever reads it.

A ply would tell how many answers there were: also those that others gave in private, and whether
somebody had a choice of which nobody else may know. Nobody knows the seed of a running game, so
nobody can work out what such a number stands for.
"""

from __future__ import annotations

from hashlib import blake2b

from engine.core.decision import Decision, Pick
from engine.core.game import Setup

PLAIN = 10**9
"""Below this an id names a ply, as those of earlier versions do."""
DIGITS = 4
"""The bytes of such a number: no two of a game are likely to be the same."""
SEED = 16
"""The bytes of a seed."""


def tag_of(setup: Setup, *what: object) -> int:
    """The number that stands for this in a game."""
    key = setup.seed.to_bytes(SEED, "big")
    digest = blake2b(repr(what).encode(), key=key, digest_size=DIGITS).digest()
    return PLAIN + int.from_bytes(digest, "big")


def ply_tag(setup: Setup, ply: int) -> int:
    """The number that stands for a position of a game."""
    return tag_of(setup, "ply", ply)


def ply_of(setup: Setup, number: int, most: int) -> int | None:
    """The position, at most this one, for which a number stands; that of an earlier version too."""
    if number < PLAIN:
        return number
    return next((ply for ply in range(most + 1) if ply_tag(setup, ply) == number), None)


def content(asked: Decision | None) -> object:
    """What a question is, as far as whoever is asked sees it."""
    if isinstance(asked, Pick):
        options = tuple((option.key, option.label) for option in asked.options)
        return asked.prompt, options, asked.least, asked.most
    return asked
