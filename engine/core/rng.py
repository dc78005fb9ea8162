"""Randomness: a counter-based generator that is part of the state and identical everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import TypeVar

from engine.core.storage.piece import Piece

T = TypeVar("T")

_WORD = 1 << 64


@dataclass(slots=True)
class Rng(Piece):
    """A seed and the number of words drawn so far, which alone determine the next one."""

    seed: int
    drawn: int = 0

    def word(self) -> int:
        """Return the next 64 bits, a hash of seed and count that does not reveal later ones."""
        digest = blake2b(b"%d:%d" % (self.seed, self.drawn), digest_size=8).digest()
        self.drawn += 1
        return int.from_bytes(digest, "big")

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, all equally likely."""
        if limit < 1:
            message = f"nothing to choose from below {limit}"
            raise ValueError(message)
        ceiling = _WORD - _WORD % limit
        word = self.word()
        while word >= ceiling:
            word = self.word()
        return word % limit

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            pick = self.below(last + 1)
            cards[last], cards[pick] = cards[pick], cards[last]
        return tuple(cards)


def commitment(seed: int) -> str:
    """Return the fingerprint shown at the start, which the seed can be checked against later."""
    return sha256(b"fathom seed %d" % seed).hexdigest()
