"""Turns by chance, and of each whether its chosen slot was used (UC-5.11, UC-5.13).

`python -m tests.engine.underwater_cities.games.slot_law 10000` plays so many turns and counts.
Whether a part was performed is told by the log alone, never by what the rules say ahead of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice

from engine.core import machine
from engine.core.decision import Answer, Decision
from engine.core.event import Event
from engine.core.rng import Rng
from engine.underwater_cities.state import UnderwaterCitiesState
from tests.conformance.random_walk import any_answer, variants
from tests.engine.underwater_cities.scene import GAME, fresh

PARTS = frozenset(
    {
        *("gained", "gained-from", "drew", "drew-from", "looked", "stepped", "stepped-over"),
        *("built", "upgraded", "converted", "refreshed"),
        *("took-special", "searched-specials", "drew-tiles"),
    }
)
"""Log keys of a part that is performed (UC-5.12)."""
REVEALS = frozenset(
    {"drew", "drew-from", "looked", "took-special", "searched-specials", "drew-tiles"}
)
LAPSED = "slot-lapsed"
"""The log key when the action lapses."""


@dataclass(frozen=True)
class Played:
    """A turn that was played to its end."""

    game: str
    seat: int
    slot: str
    answers: tuple[Answer, ...]
    events: tuple[Event, ...]

    @property
    def used(self) -> bool:
        """True if the log shows part of the slot's action."""
        return any(is_part(event, self.slot) for event in self.events)

    @property
    def revealed(self) -> bool:
        """True if anything was revealed before the turn ended, except by its last draw."""
        names = [_name(event) for event in self.events if event.cause != ("turn", "end", None)]
        return not REVEALS.isdisjoint(names)

    @property
    def told(self) -> bool:
        """True if the public log says that the action has lapsed."""
        return any(_name(event) == LAPSED and event.to is None for event in self.events)

    @property
    def lawful(self) -> bool:
        """Used; or made impossible by what was revealed, and told to be."""
        return self.used != self.told and (self.revealed or not self.told)


def _name(event: Event) -> str:
    return event.name.removeprefix("underwater-cities-log-")


def is_part(event: Event, slot: str) -> bool:
    if event.cause is None or _name(event) not in PARTS or event.to is not None:
        return False
    *_, first = event.cause.chain()
    nothing = _name(event) in {"drew", "drew-from", "looked"} and event["count"] == 0
    return first.names("slot", slot) and not nothing


def setups() -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every value of every switch."""
    for seats in GAME.seat_counts:
        for options in variants(GAME, seats):
            yield seats, options


def turns(seats: int, options: dict[str, str], seed: int) -> Iterator[Played]:
    """The turns of one game by chance."""
    state, outcome = fresh(seats, seed, options)
    rng = Rng(seed)
    name = f"{seats} seats, {options}, seed {seed}"
    begun, answers, events = state.turns, list[Answer](), list[Event]()
    while outcome.pending:
        decision = rng.choice(outcome.pending)
        answer = any_answer(decision, rng)
        whose = _whose(state, decision)
        outcome = machine.submit(GAME, state, decision.seat, answer, outcome.pending)
        if whose:
            answers.append(answer)
            events += outcome.events
        if whose and (state.turn is None or state.turns != begun):
            yield Played(name, decision.seat, _slot(answers), tuple(answers), tuple(events))
        if state.turns != begun:
            begun, answers, events = state.turns, [], []


def _whose(state: UnderwaterCitiesState, decision: Decision) -> bool:
    """Return whether a question belongs to the current turn; owed ones do not."""
    return state.turn is not None and state.turn.seat == decision.seat and not _owed(decision)


def _owed(decision: Decision) -> bool:
    return decision.prompt.key == "underwater-cities-ask-discard-excess"


def _slot(answers: Sequence[Answer]) -> str:
    """The slot that was chosen last; nothing else in a turn is answered so."""
    keys = [answer[0] for answer in answers if isinstance(answer, tuple) and answer]
    return next(
        key.partition(":")[2] for key in reversed(keys) if key.startswith(("slot:", "clone:"))
    )


def many(seed: int = 1) -> Iterator[Played]:
    """Turns of games without end, one set-up after the other."""
    for number in count(seed):
        for seats, options in setups():
            yield from turns(seats, options, number)


@dataclass
class Tally:
    """The outcomes of many turns."""

    turns: int = 0
    used: int = 0
    lapsed: int = 0
    unlawful: list[Played] = field(default_factory=list)

    @classmethod
    def of(cls, played: Iterator[Played]) -> Tally:
        """Count them."""
        tally = cls()
        for turn in played:
            tally.turns += 1
            tally.used += turn.used
            tally.lapsed += turn.told
            if not turn.lawful:
                tally.unlawful.append(turn)
        return tally

    def words(self) -> str:
        """The counts, to be read."""
        return (
            f"{self.turns} turns: {self.used} used their slot, {self.lapsed} were told why not,"
            f" {len(self.unlawful)} others"
        )


def main(arguments: Sequence[str]) -> None:
    """Play so many turns, from a seed on if one is given, and count."""
    number, seed = (*map(int, arguments), *(10_000, 1)[len(arguments) :])
    tally = Tally.of(islice(many(seed), number))
    for turn in tally.unlawful:
        kind = "revealed" if turn.revealed else "nothing revealed"
        sys.stdout.write(f"{turn.game}: {turn.seat} {turn.slot}, {kind}, {turn.answers}\n")
    sys.stdout.write(f"{tally.words()}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
