"""Ages of simultaneous questions, so that buttons pressed on an older panel still count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.core.decision import Decision


@dataclass(frozen=True, slots=True)
class Asked:
    """Questions that are open at the same time."""

    questions: dict[int, Decision]
    """The question of each seat that is asked."""
    held_up_by: tuple[int, ...]
    """The seats that hold everyone up."""

    @classmethod
    def of(cls, pending: Iterable[Decision], held_up_by: tuple[int, ...]) -> Asked:
        """Return the questions grouped by seat."""
        return cls({each.seat: each for each in pending}, held_up_by)

    def unanswered(self, now: Asked, mover: int) -> list[int]:
        """Return the seats that are still asked the same after this seat has moved."""
        return [
            seat
            for seat, question in now.questions.items()
            if seat != mover and self.questions.get(seat) == question
        ]


@dataclass(slots=True)
class Waiting:
    """The plies since which questions have been open, for those older than the last log entry."""

    _asked: dict[int, int] = field(default_factory=dict)
    _held: dict[int, int] = field(default_factory=dict)

    def asked_since(self, seat: int, now: int) -> int:
        """Return the ply since which the seat has been asked its current question."""
        return self._asked.get(seat, now)

    def held_since(self, seat: int, now: int) -> int:
        """Return the ply since which everyone has been waiting for the seat."""
        return self._held.get(seat, now)

    def forget(self) -> None:
        """Forget all ages: every question counts as just asked."""
        self._asked, self._held = {}, {}

    def note(self, before: Asked, now: Asked, mover: int, ply: int) -> None:
        """Update the ages: the move entered at this ply left some questions unchanged."""
        same = before.unanswered(now, mover)
        self._asked = {seat: self._asked.get(seat, ply) for seat in same}
        self._held = {
            seat: self._held.get(seat, ply)
            for seat in same
            if seat in before.held_up_by and seat in now.held_up_by
        }
