"""The places that differ between a view and the one the reader saw last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.underwater_cities.view import UnderwaterCitiesView
from render.underwater_cities.board.tracks import ERA_SPOT, FEDERATION_SPOT

NamedValue: TypeAlias = tuple[str, object]


def changes(before: object, view: UnderwaterCitiesView) -> frozenset[str]:
    """Return the names of the places that have changed; none for a first-time viewer."""
    if not isinstance(before, UnderwaterCitiesView):
        return frozenset()
    known = dict(_facts(before))
    return frozenset(name for name, fact in _facts(view) if known.get(name) != fact)


def _facts(view: UnderwaterCitiesView) -> Iterator[NamedValue]:
    for stands in view.slots:
        yield stands.slot, stands.tiles
    yield FEDERATION_SPOT, (view.track, view.order)
    yield ERA_SPOT, (view.round, view.phase)
    for seat, player in enumerate(view.players):
        yield f"{seat}/stock", (player.stock, player.points, player.hand, player.claimed)
    yield from _cards(view)
    if view.seat is not None:
        yield from _nation(view, view.seat)


def _cards(view: UnderwaterCitiesView) -> Iterator[NamedValue]:
    """Yield the cards that are face up or in the viewer's hand, and the contracts."""
    top = (view.top_special,) if view.top_special else ()
    for card in (*top, *view.open_specials, *(view.own.hand if view.own else ())):
        yield f"card:{card}", True
    for contract in view.contracts:
        yield f"contract:{contract}", True


def _nation(view: UnderwaterCitiesView, seat: int) -> Iterator[NamedValue]:
    """Yield what is on the sites of the viewer's own board, and the claimed cards."""
    mine = view.players[seat]
    for claimed in mine.claimed:
        yield f"card:{claimed.card}", claimed.used
    for city in mine.cities:
        yield city.site, (city.kind, city.connected)
    for structure in mine.structures:
        yield structure.site, (structure.kind, structure.upgraded, structure.connected)
