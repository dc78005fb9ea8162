"""Named boxes of the board."""

from __future__ import annotations

import pytest

from render.kit.drawing import GAP, MARGIN
from render.scene import Box
from render.underwater_cities.board.layout import CONTRACTS, BoardLayout, board_layout
from tests.render.scene_items import apart, boxes_of, holds


def layout(seats: int = 3, *, contracts: bool = False) -> BoardLayout:
    return board_layout(seats, contracts=contracts)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("contracts", [False, True])
def test_no_two_parts_of_the_board_overlap(seats: int, *, contracts: bool) -> None:
    found = layout(seats, contracts=contracts)
    parts = [part for part in boxes_of(found) if part.height]
    assert apart(parts)
    frame = Box(0, 0, found.width, found.height).inset(MARGIN)
    assert all(holds(frame, part) for part in parts)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_has_a_row_and_only_a_solo_game_has_one_to_spare(seats: int) -> None:
    found = layout(seats)
    assert len(found.players) == seats
    assert (found.spare is not None) == (seats == 1)
    assert len({row.height for row in found.players}) == 1


def test_contracts_only_add_to_the_bottom_of_the_board() -> None:
    without, with_contracts = layout(), layout(contracts=True)
    assert with_contracts.height - without.height == CONTRACTS + GAP
    assert without.contracts.height == 0
    assert with_contracts.contracts.height == CONTRACTS
    assert boxes_of(without)[:7] == boxes_of(with_contracts)[:7]


def test_the_players_reach_down_to_the_end_of_the_tracks() -> None:
    found = layout(4)
    assert found.players[0].top == found.slots.top
    assert found.eras.bottom - found.players[-1].bottom < 4
