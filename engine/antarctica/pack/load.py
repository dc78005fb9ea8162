"""Loading the components of Antarctica from a component pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from engine.antarctica.pack import rows as row
from engine.antarctica.pack.components import (
    ALL_AREAS,
    RESOURCE_KINDS,
    AntarcticaPack,
    Building,
    BuildingCard,
    EffectSpace,
    SetupCounts,
    ShipyardKind,
    Track,
)
from engine.antarctica.pack.playable import SEAT_COUNTS, check_playable
from engine.antarctica.pack.vocabulary import SHIPYARD_CARDS, SPACES
from engine.core.packs.bundled import default_in, kept_in
from engine.core.packs.pack import PackTable, figures, open_pack, rows

PACKS: Traversable = files("engine.antarctica.pack")
DECK_SIZES = {"basic": 15, "double": 12, "advanced": 12}


@cache
def default_pack(folder: Traversable = PACKS) -> AntarcticaPack:
    """Return the default components, always the same object."""
    return default_in(folder, load_pack)


def kept_pack(name: str, folder: Traversable = PACKS) -> AntarcticaPack | None:
    """Return an older pack that running games still use, such as `default@1`, if it was kept."""
    return kept_in(folder, name, load_pack)


def load_pack(data: bytes, source: str) -> AntarcticaPack:
    """Return the pack in a file, or raise with line, column and reason if it is unplayable."""
    name, sheet = open_pack(data, source, "antarctica")
    closed, sun_start = _areas(sheet("areas"))
    buildings = _buildings(sheet("buildings"))
    setups = _setups(sheet("setup_counts"))
    placement = _placement(sheet("placement_order"), setups)
    constants = _constants(sheet("constants"))
    pack = AntarcticaPack(
        name=name,
        closed=closed,
        sun_start=sun_start,
        buildings=buildings,
        cards=_cards(sheet("building_cards"), buildings),
        kinds=_kinds(sheet("shipyard_kinds"), sheet("shipyard_cards"), constants),
        gives=_gives(sheet("resource_cards"), buildings),
        tracks=_tracks(sheet("tracks"), sheet("track_spaces"), buildings, constants),
        setups=setups,
        placement=placement,
        layout=_layout(sheet("first_game_layout"), placement, closed),
        constants=constants,
    )
    check_playable(pack, sheet)
    return pack


def _expect(sheet: PackTable, found: int, expected: int) -> None:
    """Raise unless there are as many rows of a kind as the rules need."""
    if found != expected:
        raise sheet.error_at(
            sheet.header[0], "antarctica-pack-row-count", found=found, expected=expected
        )


def _known(sheet: PackTable, place: int, column: str, known: Iterable[str], *names: str) -> None:
    """Raise if the row names anything that other tables do not contain."""
    for name in names:
        if name not in known:
            cell = sheet.rows[place][column]
            raise sheet.error_at(cell, "antarctica-pack-unknown", name=name)


def _areas(sheet: PackTable) -> tuple[tuple[int, ...], int]:
    """Return the areas closed with 2 players, and the Sun's starting area."""
    also = (
        *("place", "angle_from", "angle_centre", "angle_to"),
        *("en", "it", "de", "pt_br", "printed"),
    )
    found = rows(sheet, row.AreaRow, also)
    _expect(sheet, len(found), len(ALL_AREAS))
    for place, area in enumerate(found):
        if area.id != f"area_{area.order}":
            cell = sheet.rows[place]["order"]
            raise sheet.error_at(cell, "pack-bad-value", found=cell.text)
    starts = [area.order for area in found if area.sun_start]
    _expect(sheet, len(starts), 1)
    return tuple(area.order for area in found if not area.open_with_2), starts[0]


def _buildings(sheet: PackTable) -> dict[str, Building]:
    also = ("good", "scientists", "star", "en", "it", "de", "pt_br", "printed")
    found = sorted(rows(sheet, row.BuildingRow, also), key=lambda building: building.space)
    _expect(sheet, len({building.space for building in found}), row.BUILDING_TYPES)
    return {
        each.id: Building(
            each.id, each.space, each.category, each.pieces, (each.start_2, each.start_3_4)
        )
        for each in found
    }


def _cards(sheet: PackTable, buildings: Mapping[str, Building]) -> dict[str, BuildingCard]:
    found = rows(sheet, row.CardRow, ("printed",))
    for deck, size in DECK_SIZES.items():
        _expect(sheet, sum(card.deck == deck for card in found), size)
    for place, card in enumerate(found):
        _known(sheet, place, "result", buildings, card.result)
        _known(sheet, place, "requires", buildings, *card.requires)
    return {card.id: BuildingCard(**card.model_dump()) for card in found}


def _kinds(
    sheet: PackTable, cards: PackTable, constants: Mapping[str, int]
) -> dict[str, ShipyardKind]:
    """Return the kinds of Shipyard cards, and check their numbers against the list of cards."""
    found = rows(sheet, row.KindRow, ("en", "it", "de", "pt_br", "effect", "tag"))
    counts = {each.kind: each.count for each in found}
    _expect(sheet, len(counts), len(SHIPYARD_CARDS))
    listed = Counter(card.kind for card in rows(cards, row.ShipyardCardRow, ("tag",)))
    for cells, each in zip(sheet.rows, found, strict=True):
        if listed[each.kind] != each.count:
            reason, expected = "antarctica-pack-kind-count", listed[each.kind]
            raise sheet.error_at(cells["count"], reason, found=each.count, expected=expected)
    return {
        kind: ShipyardKind(kind, counts[kind], effect.read(constants))
        for kind, effect in SHIPYARD_CARDS.items()
    }


def _gives(sheet: PackTable, buildings: Mapping[str, Building]) -> dict[str, tuple[str, ...]]:
    """Return the types that each kind of Resource card replaces, and check that none is shared."""
    found = rows(sheet, row.ResourceRow, ("en", "it", "de", "pt_br", "tag"))
    gives: dict[str, tuple[str, ...]] = {}
    for place, each in enumerate(found):
        _known(sheet, place, "gives", buildings, *each.gives)
        others = {type_ for kind, types in gives.items() if kind != each.kind for type_ in types}
        if gives.setdefault(each.kind, each.gives) != each.gives or others.intersection(each.gives):
            cell = sheet.rows[place]["gives"]
            raise sheet.error_at(cell, "antarctica-pack-mixed-resource", found=cell.text)
    _expect(sheet, len(gives), len(RESOURCE_KINDS))
    return gives


def _tracks(
    sheet: PackTable,
    effects: PackTable,
    buildings: Mapping[str, Building],
    constants: Mapping[str, int],
) -> dict[str, Track]:
    found = sorted(
        rows(sheet, row.TrackRow, ("en", "it", "de", "pt_br", "printed")), key=lambda t: t.order
    )
    lengths = {track.id: track.length for track in found}
    spaces = _spaces(effects, lengths, constants)
    for place, cells in enumerate(sheet.rows):
        _known(sheet, place, "icons", buildings, *cells["icons"].text.split("+"))
    return {
        track.id: Track(
            *(track.id, track.mark, track.icons, track.length, track.cube_value),
            spaces=tuple(spaces[track.id]),
        )
        for track in found
    }


def _spaces(
    sheet: PackTable, lengths: Mapping[str, int], constants: Mapping[str, int]
) -> dict[str, list[EffectSpace]]:
    """Return the effect spaces of each track, the lowest first, and check their places."""
    found: dict[str, list[EffectSpace]] = {track: [] for track in lengths}
    effects = {name: effect.read(constants) for name, effect in SPACES.items()}
    for place, each in enumerate(rows(sheet, row.SpaceRow, ("tag",))):
        _known(sheet, place, "track", lengths, each.track)
        cells = sheet.rows[place]
        if not 1 < each.space <= lengths[each.track]:
            limit = f"2-{lengths[each.track]}"
            raise sheet.error_at(
                cells["space"], "pack-out-of-range", found=str(each.space), limit=limit
            )
        if each.space in {other.space for other in found[each.track]}:
            raise sheet.error_at(cells["space"], "antarctica-pack-space-twice", space=each.space)
        effect = effects[each.effect]
        if effect.blue != (each.colour == "blue"):
            raise sheet.error_at(cells["colour"], "pack-bad-value", found=each.colour)
        space = EffectSpace(each.id, each.space, effect.blue, each.effect, effect)
        found[each.track].append(space)
    return {track: sorted(spaces, key=lambda space: space.space) for track, spaces in found.items()}


def _setups(sheet: PackTable) -> dict[int, SetupCounts]:
    found = rows(sheet, row.SetupRow, row.NOT_READ_OF_SETUPS)
    _expect(sheet, len({each.players for each in found}), len(SEAT_COUNTS))
    return {each.players: SetupCounts(**each.model_dump(exclude={"players"})) for each in found}


def _placement(sheet: PackTable, setups: Mapping[int, SetupCounts]) -> dict[int, tuple[int, ...]]:
    """Return the placement order, and check that each player places the right number of ships."""
    found = rows(sheet, row.PlacementRow, ("printed",))
    _expect(sheet, len({each.players for each in found}), len(SEAT_COUNTS))
    for place, each in enumerate(found):
        wanted = setups[each.players].ships_to_place
        if sorted(each.order) != [n for n in range(each.players) for _ in range(wanted)]:
            cell = sheet.rows[place]["order"]
            raise sheet.error_at(cell, "antarctica-pack-ship-count", found=cell.text)
    return {each.players: each.order for each in found}


def _layout(
    sheet: PackTable, placement: Mapping[int, tuple[int, ...]], closed: tuple[int, ...]
) -> dict[int, tuple[tuple[int, int], ...]]:
    """Return the fixed layout, with each ship at the end of its row at that point."""
    found = rows(sheet, row.LayoutRow, ("tag",))
    laid: dict[int, list[tuple[int, int]]] = {seats: [] for seats in SEAT_COUNTS}
    for place, each in sorted(enumerate(found), key=lambda pair: pair[1].step):
        ships = laid[each.players]
        ships.append((each.seat, each.area))
        row_length = sum(area == each.area for _, area in ships)
        shut = each.players == len("AB") and each.area in closed
        if each.position != row_length or shut:
            cell = sheet.rows[place]["position" if not shut else "area"]
            raise sheet.error_at(cell, "pack-bad-value", found=cell.text)
    for seats, ships in laid.items():
        if sorted(seat for seat, _ in ships) != sorted(placement[seats]):
            cell = sheet.header[0]
            raise sheet.error_at(cell, "antarctica-pack-ship-count", found=str(seats))
    return {seats: tuple(ships) for seats, ships in laid.items()}


CONSTANTS = {
    "ship_spaces_per_area": (3, 3),
    "area_first_place_bonus": (0, 99),
    "cards_per_turn": (1, 1),
    "discards_per_turn": (1, 1),
    "scientists_per_discard": (0, 16),
    "quick_research_points": (1, 20),
    "plus_two_scientists": (1, 16),
    "advance_three_points": (1, 20),
    "score_marker_flip": (50, 50),
    "standstill_turns_2_players": (2, 999),
    "standstill_turns_3_players": (2, 999),
    "standstill_turns_4_players": (2, 999),
}
"""The constants that the rules require, each with its playable range."""


def _constants(sheet: PackTable) -> dict[str, int]:
    found = {each.id: each.value for each in rows(sheet, row.ConstantRow, ("rule", "tag"))}
    return figures(sheet, found, CONSTANTS, "antarctica-pack-missing-row")
