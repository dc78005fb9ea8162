"""The possible arguments of a move command, and the answers that it stands for.

Each argument answers one question in a chain, and its options depend on the answers before it, so
the chain is played on a copy. It ends where something hidden would be revealed, except for
arguments that do not depend on that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import machine
from engine.core.aids.move_command import MoveCommand, MoveCommandPart
from engine.core.decision import Nature, Option, Pick
from engine.core.errors import IllegalAnswer
from engine.core.game import AnyGame
from engine.core.machine import Outcome
from engine.core.msg import msg


class Chain:
    """A seat's answers one after another, played on a private copy."""

    def __init__(
        self, game: AnyGame, state: Any, seat: int, so_far: tuple[Outcome, int] | None = None
    ) -> None:
        """Begin at the position of the table, or where another chain is."""
        self._game = game
        self._seat = seat
        self._state = game.clone(state)
        if so_far is None:
            so_far = Outcome((), machine.pending(self._state, game)), self._state.sealed
        self._outcome, self._seen = so_far
        self.answers: list[str] = []
        """The keys to be answered in this order."""

    def options(self, part: MoveCommandPart) -> tuple[Option, ...]:
        """Return the possible values of this argument; none if its question is not reached."""
        found = self._offered(part)
        for key in part.through:
            asked = self._asked(part)
            if found or asked is None or key not in asked.by_key:
                break
            self._answer(key)
            found = self._offered(part)
        return found

    def take(self, part: MoveCommandPart, key: str) -> None:
        """Answer with this argument, or raise if it cannot be chosen here."""
        if key not in {option.key for option in self.options(part)}:
            raise IllegalAnswer(msg("error-no-such-option", key=key))
        self._answer(key)

    def copy(self) -> Chain:
        """Return a copy of this chain that can be continued differently."""
        return Chain(self._game, self._state, self._seat, (self._outcome, self._seen))

    def _offered(self, part: MoveCommandPart) -> tuple[Option, ...]:
        asked = self._asked(part)
        if asked is None:
            return ()
        return tuple(option for option in asked.options if option.key.startswith(part.kinds))

    def _asked(self, part: MoveCommandPart) -> Pick | None:
        """Return the seat's single choice, unless something was revealed: that stays hidden."""
        if self._state.sealed > self._seen and not part.early:
            return None
        asked = next((each for each in self._outcome.pending if each.seat == self._seat), None)
        if not isinstance(asked, Pick) or asked.most != 1:
            return None
        told = self._game.explained(self._state, asked)
        return told if isinstance(told, Pick) else None

    def _answer(self, key: str) -> None:
        pending = self._outcome.pending
        self._outcome = machine.submit(self._game, self._state, self._seat, (key,), pending)
        self.answers.append(key)


def choices(
    game: AnyGame, state: Any, seat: int, parts: Sequence[MoveCommandPart], given: Mapping[str, str]
) -> tuple[Option, ...]:
    """Return the possible values of the last argument, given those before it."""
    chain = Chain(game, state, seat)
    for part in parts[:-1]:
        if part.name in given:
            chain.take(part, given[part.name])
        elif part.required:
            return ()
    return chain.options(parts[-1])


@dataclass(frozen=True, slots=True)
class Choice:
    """A value for an argument, with the values of another that go with it."""

    option: Option
    beside: tuple[Option, ...] = ()
    """The values of the other argument that go with it; several if it was not given yet."""


def suggestions(
    game: AnyGame,
    state: Any,
    seat: int,
    parts: Sequence[MoveCommandPart],
    wanted: str,
    given: Mapping[str, str],
) -> tuple[Choice, ...]:
    """Return the possible values of an argument, the best first, whatever else was given.

    Arguments can be typed in any order. A later one that was already given keeps only the values
    that lead to it; for an earlier one that is still missing, all its values are tried.
    """
    chain, place = Chain(game, state, seat), [part.name for part in parts].index(wanted)
    missing = [part for part in parts[:place] if part.required and part.name not in given]
    if not missing:
        for part in parts[:place]:
            if part.name in given:
                chain.take(part, given[part.name])
        later = next((part for part in parts[place + 1 :] if part.name in given), None)
        if later is None:
            return tuple(map(Choice, chain.options(parts[place])))
        found = _leading_to(chain, parts[place], later, given[later.name])
    elif missing == [parts[0]]:
        found = _after_any(chain, parts[0], parts[place])
    else:
        return ()
    return tuple(choice for _, choice in sorted(found, key=lambda each: each[0]))


def _leading_to(
    chain: Chain, part: MoveCommandPart, later: MoveCommandPart, wanted: str
) -> Iterator[tuple[bool, Choice]]:
    """Yield the options that lead to a later one, first those with which it has an effect."""
    for option in chain.options(part):
        after = chain.copy()
        after.take(part, option.key)
        for other in after.options(later):
            if other.key == wanted:
                yield _idle(other), Choice(option, (other,))


def _after_any(
    chain: Chain, first: MoveCommandPart, part: MoveCommandPart
) -> Iterator[tuple[bool, Choice]]:
    """Yield the options after any first one, each with those after which it has an effect."""
    idle: dict[str, Option] = {}
    busy: dict[str, tuple[Option, list[Option]]] = {}
    for before in chain.options(first):
        after = chain.copy()
        after.take(first, before.key)
        for option in after.options(part):
            if _idle(option):
                idle.setdefault(option.key, option)
            else:
                busy.setdefault(option.key, (option, []))[1].append(before)
    yield from ((False, Choice(option, tuple(before))) for option, before in busy.values())
    yield from ((True, Choice(option)) for key, option in idle.items() if key not in busy)


def _idle(option: Option) -> bool:
    return option.nature is Nature.NOTHING


def answers(
    game: AnyGame, state: Any, seat: int, command: MoveCommand, given: Mapping[str, str]
) -> tuple[str, ...]:
    """Return the keys to answer in order to make this move, or raise if one is not legal."""
    chain = Chain(game, state, seat)
    for part in command.parts:
        if part.name in given:
            chain.take(part, given[part.name])
    return tuple(chain.answers)
