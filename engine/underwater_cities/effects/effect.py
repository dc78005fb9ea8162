"""Effects of Underwater Cities in general."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.core.effects.bill import covers
from engine.core.effects.combinators import All, as_one_effect
from engine.core.effects.effect import Effect as CoreEffect
from engine.core.effects.effect import Repeated as CoreRepeated
from engine.core.effects.effect import Statement, walk
from engine.core.msg import Msg
from engine.core.storage.kept import cached_method
from engine.underwater_cities.board.counters import Holdings
from engine.underwater_cities.board.output import Output, sum_of
from engine.underwater_cities.board.stock import NOTHING, Stock, stock_of, total
from engine.underwater_cities.pack.components import (
    RESOURCES,
    Board,
    Card,
    Slot,
    UnderwaterCitiesPack,
)
from engine.underwater_cities.state import State

AnyEffect: TypeAlias = CoreEffect[State]
Parts: TypeAlias = tuple[AnyEffect, ...]

Things: TypeAlias = frozenset[object]
"""Resources, kinds of structures, sites built on and kinds of events."""
NO_THINGS: Things = frozenset()
ANYTHING: Things = frozenset({"anything"})
REPLACEABLE = frozenset({"kelp", "steelplast"})
"""The resources that biomatter can replace (UC-6.6)."""
DOME = "dome"
"""A nonsymbiotic dome that returns to the supply."""
ACTION_CARDS = "action cards"
"""Action cards that are involved, used or available."""
REFRESHED = "refreshed"
"""Used action cards that become available."""


@dataclass(slots=True)
class Forecast:
    """A seat's position, with everything that could come before an action, as often as needed.

    It is never too strict: nothing in it is ever used up.
    """

    state: State
    seat: int
    coming: Things = NO_THINGS
    again: set[int] = field(default_factory=set)
    """The statements, by id, that could be carried out more than once."""
    upgrading: bool = False
    """True for what a build with an upgrade triggers; a further one is taken as possible there."""

    def could_come(self, *things: object) -> bool:
        """Return whether one of these could come."""
        return not (ANYTHING.isdisjoint(self.coming) and self.coming.isdisjoint(things))

    def affords(self, cost: Stock, *, biomatter: bool = False, owned: Stock | None = None) -> bool:
        """Return whether a cost could be paid; biomatter may replace kelp and steelplast.

        `owned` is the stock of the seat, if it differs from now.
        """
        stock = self.state.players[self.seat].stock if owned is None else owned
        if covers(stock, cost):
            return True
        stock, replaced = stock.plus(self._bonuses()), 0
        for resource, due, have in zip(RESOURCES, cost, stock, strict=True):
            if due > have and not self.could_come(resource):
                if not (biomatter and resource in REPLACEABLE):
                    return False
                replaced += due - have
        spare = stock.biomatter - cost.biomatter
        return replaced <= max(spare, 0) or self.could_come("biomatter")

    def _bonuses(self) -> Stock:
        """Return the bonuses of all sites that could be built on, and of the steps they bring."""
        pack, space = self.state.pack, self.state.space_of(self.seat)
        board = pack.boards[self.state.players[self.seat].board]
        sites = tuple(board.bonuses.keys() & self.coming)
        found = [board.bonuses[site] for site in sites]
        if not found and not self.could_come("federation"):
            return NOTHING
        steps = sum(number for bundle in found for name, number in bundle if name == "federation")
        last = 1 if self.could_come("federation") else max(1, space - steps)
        stocks = _of_sites(board)
        return total((*(stocks[site] for site in sites), *_of_steps(pack)[last:space]))

    def could_do(self, statement: Statement) -> bool:
        """Return whether a part of a statement could have an effect."""
        if isinstance(statement, Effect) and not statement.could_be_done(self):
            return False
        parts = tuple(statement.inside())
        return not parts or any(map(self.could_do, parts))


@cached_method
def _of_steps(pack: UnderwaterCitiesPack) -> tuple[Stock, ...]:
    """Return the resources of each space of the Federation track."""
    return tuple(map(stock_of, pack.federation))


@cached_method
def _of_sites(board: Board) -> dict[str, Stock]:
    """Return the resources in the bonuses of a board's sites."""
    return {site: stock_of(bundle) for site, bundle in board.bonuses.items()}


class Effect(CoreEffect[State], abstract=True):
    """An effect of Underwater Cities; anything but gains may be left out."""

    def optional(self) -> bool:
        """Return True: it may be left out although it could be done."""
        return True

    def can_fail(self) -> bool:
        """Return True: an earlier action could make it impossible."""
        return True

    def touches_common_supply(self) -> bool:
        """Return whether decks, the track, domes, tunnels or others' slots may be involved."""
        return False

    def order_sensitive(self) -> bool:
        """Return whether the moment at which it is done can matter, as for all but plain gains."""
        return True

    def could_be_done(self, _forecast: Forecast, /) -> bool:
        """Return whether it could be possible with everything that could come; never too strict."""
        return True

    def brings(self, _forecast: Forecast, /) -> Things:
        """Return what it could bring by itself, anything if that is open; never too strict."""
        return NO_THINGS if tuple(self.inside()) else ANYTHING

    def sets_going(self, _forecast: Forecast, /) -> Iterable[Statement]:
        """Return the statements of other components that it could carry out."""
        return ()

    def words_in_production(self) -> Msg:
        """Return it in words, as a part of Production."""
        return self.words()


class Repeated(Effect, CoreRepeated[State], abstract=True):
    """An effect of Underwater Cities that may be done several times."""


class OutputEffect(Effect, abstract=True):
    """An effect with an output that can be worked out, if it does nothing but gain."""

    @abstractmethod
    def output(self, held: Holdings, /) -> Output:
        """Return the resources and points it brings a player now."""

    def optional(self) -> bool:
        """Return False: what is gained is gained."""
        return False


def output_now(statement: Statement, held: Holdings) -> Output:
    """Return the output of an effect made of plain gains."""
    if isinstance(statement, All):
        return sum_of(output_now(part, held) for part in statement.parts)
    if isinstance(statement, OutputEffect):
        return statement.output(held)
    raise TypeError(statement)


def involves_cards(statement: Statement, forecast: Forecast) -> bool:
    """Return whether action cards could be involved in a statement."""
    found = (part.brings(forecast) for part in walk((statement,)) if isinstance(part, Effect))
    return any(ACTION_CARDS in each or each >= ANYTHING for each in found)


def effects_in(says: Iterable[Statement]) -> Parts:
    """Return the effects among the statements of a component."""
    return tuple(part for part in says if isinstance(part, CoreEffect))


@cached_method
def whole_effect(component: Card | Slot) -> AnyEffect:
    """Return everything that a card or slot can do, as one effect."""
    return as_one_effect(effects_in(component.effect))
