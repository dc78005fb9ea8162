"""The layout of the board."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.scene import Box
from render.underwater_cities.board.layout import BoardLayout, board_layout

SEATS = (1, 2, 3, 4)
each_table = pytest.mark.parametrize("seats", SEATS)


def parts(layout: BoardLayout) -> list[Box]:
    """All parts of a layout that take any room."""
    spare = (layout.spare,) if layout.spare else ()
    found = [layout.status, layout.slots, layout.always, layout.supply, layout.eras]
    found += [layout.federation, layout.cards, layout.contracts, *layout.players, *spare]
    return [box for box in found if box.height]


@each_table
def test_parts_lie_apart_and_in_the_picture(seats: int) -> None:
    layout = board_layout(seats, contracts=True)
    for box in parts(layout):
        assert box.left >= 0 <= box.top
        assert box.right <= layout.width
        assert box.bottom <= layout.height
    for one, two in combinations(parts(layout), 2):
        across = one.left < two.right and two.left < one.right
        assert not (across and one.top < two.bottom and two.top < one.bottom)


@each_table
def test_every_player_has_a_line_of_the_same_size(seats: int) -> None:
    lines = board_layout(seats, contracts=False).players
    assert len(lines) == seats
    assert len({(line.width, line.height) for line in lines}) == 1


def test_only_contracts_make_the_board_higher() -> None:
    without, with_ = (board_layout(2, contracts=there) for there in (False, True))
    assert with_.height > without.height
    assert without.contracts.height == 0
    assert with_.players == without.players


def test_only_a_solo_game_has_room_to_spare() -> None:
    assert [seats for seats in SEATS if board_layout(seats, contracts=False).spare] == [1]
