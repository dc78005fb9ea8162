"""What the arguments of a headline move can be, and the answers it stands for.

They are answered along the chain of questions: what can be chosen for one depends on those before
it, so the chain is played on a copy. It ends where something hidden would be revealed, but for
arguments that have nothing to do with that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import machine
from engine.core.decision import Nature, Option, Pick
from engine.core.errors import IllegalAnswer
from engine.core.game import AnyGame
from engine.core.headline import Headline, Part
from engine.core.machine import Outcome
from engine.core.msg import msg


class Chain:
    """A seat's answers one after the other, played on a copy that nobody else sees."""

    def __init__(
        self, game: AnyGame, state: Any, seat: int, so_far: tuple[Outcome, int] | None = None
    ) -> None:
        """Begin where the table stands, or where another chain does."""
        self._game = game
        self._seat = seat
        self._state = game.clone(state)
        if so_far is None:
            so_far = Outcome((), machine.pending(self._state, game)), self._state.sealed
        self._outcome, self._seen = so_far
        self.answers: list[str] = []
        """The keys that have to be answered in turn."""

    def options(self, part: Part) -> tuple[Option, ...]:
        """What this argument can be; nothing where the chain does not lead to its question."""
        found = self._offered(part)
        for key in part.through:
            asked = self._asked(part)
            if found or asked is None or key not in asked.by_key:
                break
            self._answer(key)
            found = self._offered(part)
        return found

    def take(self, part: Part, key: str) -> None:
        """Answer with this argument; refused if it cannot be chosen here."""
        if key not in {option.key for option in self.options(part)}:
            raise IllegalAnswer(msg("error-no-such-option", key=key))
        self._answer(key)

    def copy(self) -> Chain:
        """The position of this chain, to be played on differently."""
        return Chain(self._game, self._state, self._seat, (self._outcome, self._seen))

    def _offered(self, part: Part) -> tuple[Option, ...]:
        asked = self._asked(part)
        if asked is None:
            return ()
        return tuple(option for option in asked.options if option.key.startswith(part.kinds))

    def _asked(self, part: Part) -> Pick | None:
        """The seat's single choice, unless something was revealed on the way: that stays hidden."""
        if self._state.sealed > self._seen and not part.early:
            return None
        asked = next((each for each in self._outcome.pending if each.seat == self._seat), None)
        return asked if isinstance(asked, Pick) and asked.most == 1 else None

    def _answer(self, key: str) -> None:
        pending = self._outcome.pending
        self._outcome = machine.submit(self._game, self._state, self._seat, (key,), pending)
        self.answers.append(key)


def choices(
    game: AnyGame, state: Any, seat: int, parts: Sequence[Part], given: Mapping[str, str]
) -> tuple[Option, ...]:
    """What the last of these arguments can be, after what was given for those before it."""
    chain = Chain(game, state, seat)
    for part in parts[:-1]:
        if part.name in given:
            chain.take(part, given[part.name])
        elif part.required:
            return ()
    return chain.options(parts[-1])


@dataclass(frozen=True, slots=True)
class Choice:
    """What an argument can be, and what that means together with another argument."""

    option: Option
    beside: tuple[Option, ...] = ()
    """What the other argument is then; several if it was not given yet."""


def suggestions(
    game: AnyGame,
    state: Any,
    seat: int,
    parts: Sequence[Part],
    wanted: str,
    given: Mapping[str, str],
) -> tuple[Choice, ...]:
    """What an argument can be, whichever of the others were given first; the best come first.

    Arguments are typed in any order. What comes later in the chain, but was given already, leaves
    only what leads there; of an earlier one that is still missing all that it can be are tried.
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
    chain: Chain, part: Part, later: Part, wanted: str
) -> Iterator[tuple[bool, Choice]]:
    """The options after which this one is there too; first those with which it does something."""
    for option in chain.options(part):
        after = chain.copy()
        after.take(part, option.key)
        for other in after.options(later):
            if other.key == wanted:
                yield _idle(other), Choice(option, (other,))


def _after_any(chain: Chain, first: Part, part: Part) -> Iterator[tuple[bool, Choice]]:
    """The options after any first one, each with those after which it does something."""
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
    game: AnyGame, state: Any, seat: int, headline: Headline, given: Mapping[str, str]
) -> tuple[str, ...]:
    """The keys to be answered in turn to make this move; refused if one of them is not legal."""
    chain = Chain(game, state, seat)
    for part in headline.parts:
        if part.name in given:
            chain.take(part, given[part.name])
    return tuple(chain.answers)
