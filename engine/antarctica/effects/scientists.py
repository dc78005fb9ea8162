"""Scientists: recruiting them, and placing them in areas."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from engine.antarctica.effects.effect import CardEffect, RedEffect
from engine.antarctica.effects.steps import Run, Step, player_of, tell
from engine.antarctica.state import AntarcticaState, Area
from engine.antarctica.words.names import area_name, area_spot
from engine.core.decision import Option
from engine.core.effects.effect import Doer
from engine.core.event import Cause
from engine.core.msg import Msg, msg


def settle_scientists(area: Area, seat: int, number: int) -> None:
    """Put scientists of a seat into an area."""
    area.scientists = tuple(
        count + number * (owner == seat) for owner, count in enumerate(area.scientists)
    )


def recruit(run: Run, seat: int, number: int) -> int:
    """Move up to this many scientists to the Personal Supply, and return how many moved."""
    player = player_of(run, seat)
    moved = min(number, player.reserve)
    player.reserve -= moved
    player.scientists += moved
    if moved:
        run.state.progress = True
    return moved


@dataclass(frozen=True, slots=True)
class Recruit(Step):
    """Moves scientists from the Common Reserve to the Personal Supply."""

    seat: int
    number: int
    cause: Cause

    def run(self, run: Run) -> None:
        """Move as many as there are."""
        moved = recruit(run, self.seat, self.number)
        if not moved:
            tell(run, "no-scientist", self.seat, self.cause)
            return
        # At a Camp, recruiting is the action of the turn, and is logged as such.
        key = "hired" if self.cause.kind == "building" else "recruited"
        tell(run, key, self.seat, self.cause, count=moved)


@dataclass(frozen=True, slots=True)
class GainScientist(RedEffect):
    """Recruit a scientist (AN-9.15)."""

    notation: ClassVar[str] = "scientist"

    def step(self, doer: Doer) -> Recruit:
        """Return the step that recruits one, if one is left."""
        return Recruit(doer.seat, 1, doer.cause)


@dataclass(frozen=True, slots=True)
class PlusTwoScientists(CardEffect):
    """Recruit as many scientists as the card says, or as there are (AN-8.9)."""

    notation: ClassVar[str] = "plus_two_scientists"
    constant: ClassVar[str] = "plus_two_scientists"

    def ways(self, state: AntarcticaState, doer: Doer) -> Iterator[Option]:
        """Yield one way, if there is a scientist in the Common Reserve."""
        number = min(self.figure, state.players[doer.seat].reserve)
        if number:
            label = msg("antarctica-do-card-plus-two-scientists", count=number)
            recruiting = Recruit(doer.seat, number, doer.cause)
            yield Option(f"card:{self.notation}", label, (recruiting,))

    def words(self) -> Msg:
        """Return the text of the card, with the number of scientists."""
        return msg("antarctica-text-plus-two-scientists", count=self.figure)


@dataclass(frozen=True, slots=True)
class PlaceScientist(Step):
    """Moves a scientist from the Personal Supply into the target area (AN-8.8)."""

    seat: int

    def run(self, run: Run) -> None:
        """Place it."""
        state = run.state
        target = state.running.target
        player_of(run, self.seat).scientists -= 1
        settle_scientists(state.area(target), self.seat, 1)
        state.progress = True
        tell(run, "placed-scientist", self.seat, area=area_name(target))


@dataclass(frozen=True, slots=True)
class SettleScientist(CardEffect):
    """Place a scientist in the target area (AN-8.8)."""

    notation: ClassVar[str] = "place_scientist"

    def ways(self, state: AntarcticaState, doer: Doer) -> Iterator[Option]:
        """Yield one way, if there is a scientist in the Personal Supply."""
        if state.players[doer.seat].scientists:
            target = state.running.target
            label = msg("antarctica-do-card-place-scientist", area=area_name(target))
            placing = PlaceScientist(doer.seat)
            yield Option(f"card:{self.notation}", label, (placing,), spot=area_spot(target))
