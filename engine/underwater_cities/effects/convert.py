"""Turning nonsymbiotic cities symbiotic (UC-6.33)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.core.decision import Option
from engine.core.effects.effect import Doer, Prospect
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.core.storage.kept import cached_method
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import Run, Step, player_of, tell
from engine.underwater_cities.board.nation import with_conversion
from engine.underwater_cities.board.survey import survey_of
from engine.underwater_cities.effects.effect import DOME, NO_THINGS, Forecast, Repeated, Things
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.state import State
from engine.underwater_cities.words.names import site_name


@dataclass(frozen=True, slots=True)
class Convert(Repeated):
    """Turn up to this many of the player's nonsymbiotic cities symbiotic (UC-6.33)."""

    notation: ClassVar[str] = "convert"

    most: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(phrases.number(args, 0))

    def single_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield each city that can be converted."""
        for site in _convertible(state, doer.seat):
            label = msg("underwater-cities-do-convert-at", site=site_name(site))
            yield Option(f"convert:{site}", label, (TurnCity(site, doer),), spot=site)

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether any city can be converted."""
        return Prospect.SURE if _convertible(state, doer.seat) else Prospect.NONE

    def touches_common_supply(self) -> bool:
        """Return True: it takes domes from the supply."""
        return True

    def brings(self, forecast: Forecast) -> Things:
        """Return a dome for a nonsymbiotic city."""
        return NO_THINGS if forecast.state.purple_domes == 0 else frozenset({DOME})

    @cached_method
    def words(self) -> Msg:
        """Return how many, in words."""
        return msg("underwater-cities-do-convert", count=self.most)


def _convertible(state: State, seat: int) -> tuple[str, ...]:
    """Return the cities that can be converted; without a purple dome none can (UC-6.33)."""
    return () if state.purple_domes == 0 else survey_of(state, seat).convertible


@dataclass(frozen=True, slots=True)
class TurnCity(Step):
    """Turns a nonsymbiotic city into a symbiotic one (UC-6.33)."""

    site: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Swap the domes."""
        state, seat = run.state, self.doer.seat
        player = player_of(run, seat)
        player.nation = with_conversion(state.chart(seat), player.nation, self.site)
        state.white_domes += 1
        if state.purple_domes is not None:
            state.purple_domes -= 1
        tell(run, "converted", seat, self.doer.cause, site=site_name(self.site))
