"""Named boxes of Otys's pictures."""

from __future__ import annotations

import pytest

from render.kit.drawing import GAP, MARGIN
from render.otys.layout import (
    HEIGHT,
    STATUS,
    WIDTH,
    beside,
    board_layout,
    colony_columns,
    colony_layout,
    depths,
    players_layout,
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
    columns = (found.players.heads, found.players.zones, found.players.feet)
    parts = boxes_of((STATUS, found.cards, found.colony.levels, found.store, found.counts, columns))
    assert apart(parts)
    assert all(holds(Box(MARGIN, 0, WIDTH - 2 * MARGIN, HEIGHT), part) for part in parts)


@pytest.mark.parametrize("seats", SEATS)
def test_the_levels_of_all_players_are_those_of_the_colony(seats: int) -> None:
    found = board_layout(seats)
    columns = found.players
    assert len(columns.heads) == len(columns.zones) == len(columns.feet) == seats
    for zone in columns.zones:
        assert [level.top for level in zone.levels] == [row.top for row in found.colony.levels]
    surface, *levels = found.bands
    assert [band.top for band in levels] == [row.top for row in found.colony.levels]
    assert {band.left for band in levels} == {MARGIN}
    assert surface.left >= found.cards.right
    assert {band.right for band in found.bands} == {columns.heads[-1].right}


def test_with_fewer_players_everything_has_more_room() -> None:
    for layout in (lambda seats: board_layout(seats).players, players_layout):
        each = [layout(seats).heads[0].width for seats in SEATS]
        assert each == sorted(set(each), reverse=True)


@pytest.mark.parametrize("seats", SEATS)
def test_the_parts_of_the_players_alone_do_not_overlap(seats: int) -> None:
    found = players_layout(seats)
    parts = boxes_of((found.heads, found.zones, found.feet))
    assert apart(parts)
    assert all(holds(Box(MARGIN, 0, WIDTH - 2 * MARGIN, HEIGHT), part) for part in parts)


def test_the_parts_of_the_colony_alone_do_not_overlap() -> None:
    found = colony_layout()
    rows = [(row.numeral, row.sponsor, row.tokens) for row in found.rows]
    parts = boxes_of((found.cards, found.store, found.counts, tuple(rows)))
    assert apart(parts)
    assert inside(parts, found.width, found.height)
    for band, row in zip(found.bands, rows, strict=True):
        assert all(holds(band, part) for part in boxes_of(row))
