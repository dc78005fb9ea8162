"""Checks that the tables of a pack fit together, so that every game can be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from engine.antarctica.pack.components import DECKS, AntarcticaPack, BuildingCard
from engine.core.packs.pack import PackTable, SheetNamed

SEAT_COUNTS = (2, 3, 4)


def check_playable(pack: AntarcticaPack, sheet: SheetNamed) -> None:
    """Raise if the buildings, cards and tracks of a pack do not fit together."""
    _check_pieces(pack, sheet("buildings"))
    for seats in SEAT_COUNTS:
        _check_starting(pack, sheet("buildings"), seats)
        _check_places(pack, sheet("buildings"), seats)
        _check_reach(pack, sheet("building_cards"), seats)
        _check_tracks(pack, sheet("tracks"), seats)


def _check_pieces(pack: AntarcticaPack, sheet: PackTable) -> None:
    """Raise if a card has no piece in stock (AN-3.4)."""
    results = Counter(card.result for card in pack.cards.values())
    for cells in sheet.rows:
        building = pack.buildings[cells["id"].text]
        wanted = results[building.id] + building.start[1]
        if wanted != building.pieces:
            raise sheet.error_at(
                cells["pieces"], "antarctica-pack-pieces", found=building.pieces, expected=wanted
            )


def _check_starting(pack: AntarcticaPack, sheet: PackTable, seats: int) -> None:
    """Raise unless there is one starting building for each open area (AN-4.4)."""
    found = sum(building.starting(seats) for building in pack.buildings.values())
    areas = len(pack.open_areas(seats))
    if found != areas:
        raise sheet.error_at(
            sheet.header[0],
            "antarctica-pack-starting",
            players=seats,
            found=found,
            expected=areas,
        )


def used(pack: AntarcticaPack, seats: int) -> Iterator[BuildingCard]:
    """Yield the cards that are used with this many players."""
    for deck in DECKS:
        yield from (pack.cards[name] for name in pack.used_cards(seats, deck))


def _check_places(pack: AntarcticaPack, sheet: PackTable, seats: int) -> None:
    """Raise if a type has more copies than there are areas to hold them (AN-3.2)."""
    results = Counter(card.result for card in used(pack, seats))
    for cells in sheet.rows:
        building = pack.buildings[cells["id"].text]
        if results[building.id] + building.starting(seats) > len(pack.open_areas(seats)):
            raise sheet.error_at(cells["id"], "antarctica-pack-too-many", players=seats)


def reachable(pack: AntarcticaPack, seats: int) -> set[str]:
    """Return the types that can ever reach the board, card by card."""
    there = {each.id for each in pack.buildings.values() if each.starting(seats)}
    waiting = list(used(pack, seats))
    while fitting := [card for card in waiting if there.issuperset(card.requires)]:
        there.update(card.result for card in fitting)
        waiting = [card for card in waiting if card not in fitting]
    return there


def _check_reach(pack: AntarcticaPack, sheet: PackTable, seats: int) -> None:
    """Raise if a card in use can never be built (AN-12.2)."""
    there: Collection[str] = reachable(pack, seats)
    for cells in sheet.rows:
        card = pack.cards[cells["id"].text]
        if card.mark <= seats and not set(card.requires) <= set(there):
            raise sheet.error_at(cells["requires"], "antarctica-pack-never", players=seats)


def _check_tracks(pack: AntarcticaPack, sheet: PackTable, seats: int) -> None:
    """Raise unless players + 1 tracks are open, each station having one (AN-4.6, AN-7.14)."""
    tracks = pack.open_tracks(seats)
    if len(tracks) != seats + 1:
        raise sheet.error_at(
            sheet.header[0],
            "antarctica-pack-tracks",
            players=seats,
            found=len(tracks),
            expected=seats + 1,
        )
    icons = {icon for track in tracks for icon in track.icons}
    for building in pack.buildings.values():
        if building.category == "station" and building.id not in icons:
            raise sheet.error_at(
                sheet.header[0], "antarctica-pack-no-track", players=seats, name=building.id
            )
