"""The players' ranking."""

from __future__ import annotations

from engine.underwater_cities.scoring import standing as places_of
from engine.underwater_cities.view import UnderwaterCitiesView


def standing(view: UnderwaterCitiesView) -> tuple[int, ...]:
    """Return each seat's final place, or its place if the game ended now (UC-7.31, UC-7.32)."""
    if view.result is not None and len(view.players) > 1:
        return view.result.places
    return places_of([player.score.total for player in view.players], view.order)


def ranked(view: UnderwaterCitiesView) -> list[int]:
    """Return the seats from first place to last."""
    where = standing(view)
    return sorted(range(len(view.players)), key=lambda seat: where[seat])
