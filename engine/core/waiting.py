"""Since when several questions stand that are put at once, so that old presses still count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.core.decision import Decision


@dataclass(frozen=True, slots=True)
class Asked:
    """Questions that stand at once."""

    questions: dict[int, Decision]
    """Of each seat that is asked."""
    held_up_by: tuple[int, ...]
    """The seats for which everybody waits."""

    @classmethod
    def of(cls, pending: Iterable[Decision], held_up_by: tuple[int, ...]) -> Asked:
        """These questions."""
        return cls({each.seat: each for each in pending}, held_up_by)

    def unanswered(self, now: Asked, mover: int) -> list[int]:
        """The seats that are still asked the same, after this seat has moved."""
        return [
            seat
            for seat, question in now.questions.items()
            if seat != mover and self.questions.get(seat) == question
        ]


@dataclass(slots=True)
class Waiting:
    """Of questions that are older than the last entry of the log: the ply at which they began."""

    _asked: dict[int, int] = field(default_factory=dict)
    _held: dict[int, int] = field(default_factory=dict)

    def asked_since(self, seat: int, now: int) -> int:
        """Since when the seat is asked what it is asked now."""
        return self._asked.get(seat, now)

    def held_since(self, seat: int, now: int) -> int:
        """Since when everybody waits for it."""
        return self._held.get(seat, now)

    def forget(self) -> None:
        """Every question counts as just asked."""
        self._asked, self._held = {}, {}

    def note(self, before: Asked, now: Asked, mover: int, ply: int) -> None:
        """The move entered at this ply has left some questions as they were."""
        same = before.unanswered(now, mover)
        self._asked = {seat: self._asked.get(seat, ply) for seat in same}
        self._held = {
            seat: self._held.get(seat, ply)
            for seat in same
            if seat in before.held_up_by and seat in now.held_up_by
        }
