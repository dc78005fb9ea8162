"""Named boxes of Otys's pictures."""

from __future__ import annotations

import pytest

from render.kit.drawing import GAP, MARGIN
from render.otys.layout import (
    CROP_WIDTH,
    beside,
    board_layout,
    colony_columns,
    colony_layout,
    depths,
    players_layout,
    sheet_layout,
)
from render.scene import Box
from tests.render.scene_items import apart, boxes_of, holds

SEATS = (2, 3, 4)


def inside(found: list[Box], width: int, height: int) -> bool:
    frame = Box(0, 0, width, height).inset(MARGIN)
    return all(holds(frame, box) for box in found)


def test_a_column_has_a_surface_and_five_levels_of_one_height() -> None:
    column = depths(10, 20, 300, 96)
    assert len(column.levels) == 5
    rows = [column.surface, *column.levels]
    assert {(row.left, row.width, row.height) for row in rows} == {(10, 300, 96)}
    assert [row.top for row in rows] == [20 + number * (96 + GAP) for number in range(6)]
    assert column.bottom == 20 + 6 * 96 + 5 * GAP


def test_a_box_beside_another_is_at_its_height() -> None:
    assert beside(Box(1, 2, 3, 4), 10, 20) == Box(10, 2, 20, 4)


@pytest.mark.parametrize("numeral", [0, 40])
def test_a_level_of_the_colony_has_its_number_its_sponsor_and_two_tokens(numeral: int) -> None:
    row = Box(16, 100, 464, 96)
    found = colony_columns(row, numeral, 96)
    parts = [found.numeral, found.sponsor, *found.tokens]
    assert [part.left for part in parts] == sorted(part.left for part in parts)
    assert apart(parts)
    assert all(holds(row, part) for part in parts)
    assert found.tokens[1].right == row.right
    assert {token.width for token in found.tokens} == {96}


@pytest.mark.parametrize("seats", SEATS)
def test_no_two_parts_of_the_board_overlap(seats: int) -> None:
    found = board_layout(seats)
    parts = boxes_of(
        (
            *(found.status, found.cards, found.colony.levels, found.store, found.counts),
            *(found.heads, found.zones, found.feet),
        )
    )
    assert apart(parts)
    assert inside(parts, found.width, found.height)


@pytest.mark.parametrize("seats", SEATS)
def test_the_levels_of_all_players_are_those_of_the_colony(seats: int) -> None:
    found = board_layout(seats)
    assert len(found.heads) == len(found.zones) == len(found.feet) == seats
    for zone in found.zones:
        assert [level.top for level in zone.levels] == [row.top for row in found.colony.levels]
    _, *levels = found.bands
    assert [band.top for band in levels] == [row.top for row in found.colony.levels]
    assert {(band.left, band.right) for band in levels} == {(MARGIN, found.width - MARGIN)}


def test_the_surface_of_the_board_is_beside_the_colony_s_contracts() -> None:
    found = board_layout(3)
    surface = found.bands[0]
    assert surface.left >= found.cards.right
    assert surface.right == found.width - MARGIN


def test_with_fewer_players_each_has_more_room_and_the_board_is_narrower() -> None:
    widths = [board_layout(seats).width for seats in SEATS]
    each = [board_layout(seats).heads[0].width for seats in SEATS]
    assert widths == sorted(set(widths))
    assert each == sorted(set(each), reverse=True)


def test_the_parts_of_a_sheet_do_not_overlap() -> None:
    found = sheet_layout()
    parts = boxes_of((found.head, found.zone, found.side, found.foot))
    assert apart(parts)
    assert inside(parts, found.width, found.height)


def test_the_parts_of_the_colony_alone_do_not_overlap() -> None:
    found = colony_layout()
    rows = [(row.numeral, row.sponsor, row.tokens) for row in found.rows]
    parts = boxes_of((found.cards, found.store, found.counts, tuple(rows)))
    assert apart(parts)
    assert inside(parts, found.width, found.height)
    for band, row in zip(found.bands, rows, strict=True):
        assert all(holds(band, part) for part in boxes_of(row))


@pytest.mark.parametrize("seats", SEATS)
def test_players_stand_two_by_two(seats: int) -> None:
    found = players_layout(seats)
    assert len(found.places) == seats
    parts = boxes_of(found.places)
    assert apart(parts)
    assert inside(parts, CROP_WIDTH, found.height)
    tops = [place.head.top for place in found.places]
    assert tops[0] == tops[1]
    assert set(tops[2:]) <= {found.places[0].foot.bottom + MARGIN}
    assert found.height - MARGIN == max(place.foot.bottom for place in found.places)
    assert [len(place.bands) for place in found.places] == [6] * seats
