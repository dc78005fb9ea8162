"""Chance: a counter-based generator that lives in the state and is the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import TypeVar

T = TypeVar("T")

_WORD = 1 << 64


@dataclass(slots=True)
class Rng:
    """A seed and the count of words drawn from it so far: nothing else decides the next one."""

    seed: int
    drawn: int = 0

    def word(self) -> int:
        """The next 64 bits; a hash of seed and count, so what was seen does not tell what comes."""
        digest = blake2b(b"%d:%d" % (self.seed, self.drawn), digest_size=8).digest()
        self.drawn += 1
        return int.from_bytes(digest, "big")

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the other."""
        if limit < 1:
            message = f"nothing to choose from below {limit}"
            raise ValueError(message)
        ceiling = _WORD - _WORD % limit
        word = self.word()
        while word >= ceiling:
            word = self.word()
        return word % limit

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The same items in random order."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            pick = self.below(last + 1)
            cards[last], cards[pick] = cards[pick], cards[last]
        return tuple(cards)

    def clone(self) -> Rng:
        """A copy that draws the same words from here on."""
        return Rng(self.seed, self.drawn)


def commitment(seed: int) -> str:
    """The promise shown at the start: whoever learns the seed at the end can check it."""
    return sha256(b"fathom seed %d" % seed).hexdigest()
