"""The places that differ between a view and the one the reader saw last."""

from __future__ import annotations

from collections.abc import Iterator

from engine.antarctica.view import AntarcticaView
from engine.antarctica.words.names import area_spot, track_spot

NamedValue = tuple[str, object]


def changes(before: object, view: AntarcticaView) -> frozenset[str]:
    """Return the names of the places that have changed; none for a first-time viewer."""
    if not isinstance(before, AntarcticaView):
        return frozenset()
    known = dict(_facts(before))
    return frozenset(name for name, fact in _facts(view) if known.get(name) != fact)


def _facts(view: AntarcticaView) -> Iterator[NamedValue]:
    for area in view.areas:
        ships = tuple(ship.seat for ship in area.ships)
        lying = (ships, area.scientists, area.buildings, area.icebreakers)
        yield area_spot(area.number), lying
    for track in view.tracks:
        yield track_spot(track.id), (track.cubes, track.spaces)
    for card in view.face_up:
        if card is not None:
            yield f"building:{card.id}", card
    for seat, player in enumerate(view.players):
        yield f"{seat}/stock", player
