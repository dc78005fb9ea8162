"""Where the points of a finished game came from, by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from engine.antarctica.view import AntarcticaView
from engine.core.event import Event
from engine.core.msg import Msg
from engine.core.table import Table
from engine.otys.view import OtysView
from engine.underwater_cities.view import UnderwaterCitiesView

Shares: TypeAlias = Mapping[str, int]
"""Points by what they were gained with, in the order of the rules."""


def origins(table: Table) -> tuple[Shares, ...]:
    """The shares of each seat; nothing for a game of which nobody has said how to tell them."""
    teller = _TELLERS.get(table.game.name)
    return () if teller is None else tuple(teller(table))


def told_again(table: Table) -> Iterator[Event]:
    """Everything that happened and still counts, from the beginning."""
    again = Table(table.game, table.setup)
    for move in table.moves:
        yield from again.submit(move.seat, move.answer, again.ply).events


# --- Antarctica --------------------------------------------------------------------------------

COUNTS = {
    "area": "areas",
    "track": "research tracks",
    "cards": "building cards",
    "resources": "discarded pieces",
}


def _antarctica(table: Table) -> Iterator[Shares]:
    """The four categories of the final scoring (AN-11.1)."""
    view: AntarcticaView = table.view(None)
    for seat in range(table.setup.seats):
        shares = dict.fromkeys(COUNTS.values(), 0)
        for score in view.scores:
            shares[COUNTS[score.of.partition(":")[0]]] += score.points[seat]
        yield shares


# --- Otys --------------------------------------------------------------------------------------

STORE, CONTRACTS = "the Store", "contracts"
CAUSES = {"sponsor": "Sponsors", "reward": "Rewards", "diver": "divers"}


def _otys(table: Table) -> Iterator[Shares]:
    """What was gained in the turns, for at the end nothing is scored (OT-12.3)."""
    found: list[Counter[str]] = [Counter() for _ in range(table.setup.seats)]
    for event in told_again(table):
        name = event.name.removeprefix("otys-log-")
        if event.seat is None or name not in ("fulfilled", "sold", "gained"):
            continue
        of = {"fulfilled": CONTRACTS, "sold": STORE}.get(name)
        if of is None and event.cause is not None:
            of = CAUSES.get(event.cause.kind)
        found[event.seat][of or "others"] += _points(event["goods"])
    view: OtysView = table.view(None)
    for seat, counts in enumerate(found):
        begun = view.boards[seat].points - counts.total()
        shares = {of: counts[of] for of in (CONTRACTS, *CAUSES.values(), STORE, "others")}
        yield {of: points for of, points in {"the beginning": begun, **shares}.items() if points}


def _points(goods: object) -> int:
    """The points among what somebody got."""
    parts = goods if isinstance(goods, tuple) else ()
    counts = (
        part["count"] for part in parts if isinstance(part, Msg) and part.key == "otys-points"
    )
    return sum(count for count in counts if isinstance(count, int))


# --- Underwater Cities -------------------------------------------------------------------------


def _underwater_cities(table: Table) -> Iterator[Shares]:
    """What was gained during the game, and the parts of the final scoring (UC-7.24)."""
    view: UnderwaterCitiesView = table.view(None)
    for player in view.players:
        score = player.score
        yield {
            "during the game": score.before,
            "metropolises": sum(part.points for part in score.tiles),
            "end-scoring cards": sum(part.points for part in score.cards),
            "cities": sum(city.points for city in score.cities),
            "resources left": score.resources,
        }


_TELLERS: Mapping[str, Callable[[Table], Iterator[Shares]]] = MappingProxyType(
    {"antarctica": _antarctica, "otys": _otys, "underwater-cities": _underwater_cities}
)
