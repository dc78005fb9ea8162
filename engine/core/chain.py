"""What the arguments of a headline move can be, and the answers it stands for.

They are answered along the chain of questions: what can be chosen for one depends on those before
it, so the chain is played on a copy. It ends where something hidden would be revealed, but for
arguments that have nothing to do with that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import machine
from engine.core.decision import Option, Pick
from engine.core.errors import IllegalAnswer
from engine.core.game import AnyGame
from engine.core.headline import Headline, Part
from engine.core.msg import msg


class Chain:
    """A seat's answers one after the other, played on a copy that nobody else sees."""

    def __init__(self, game: AnyGame, state: Any, seat: int) -> None:
        """Begin where the table stands."""
        self._game = game
        self._seat = seat
        self._state = game.clone(state)
        self._pending = machine.pending(self._state, game)
        self._seen = self._state.sealed
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

    def _offered(self, part: Part) -> tuple[Option, ...]:
        asked = self._asked(part)
        if asked is None:
            return ()
        return tuple(option for option in asked.options if option.key.startswith(part.kinds))

    def _asked(self, part: Part) -> Pick | None:
        """The seat's single choice, unless something was revealed on the way: that stays hidden."""
        if self._state.sealed > self._seen and not part.early:
            return None
        asked = next((each for each in self._pending if each.seat == self._seat), None)
        return asked if isinstance(asked, Pick) and asked.most == 1 else None

    def _answer(self, key: str) -> None:
        outcome = machine.submit(self._game, self._state, self._seat, (key,), self._pending)
        self._pending = outcome.pending
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


def answers(
    game: AnyGame, state: Any, seat: int, headline: Headline, given: Mapping[str, str]
) -> tuple[str, ...]:
    """The keys to be answered in turn to make this move; refused if one of them is not legal."""
    chain = Chain(game, state, seat)
    for part in headline.parts:
        if part.name in given:
            chain.take(part, given[part.name])
    return tuple(chain.answers)
