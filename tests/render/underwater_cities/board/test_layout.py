"""Named boxes of the board."""

from __future__ import annotations

import pytest

from render.kit.drawing import MARGIN
from render.scene import Box
from render.underwater_cities.board.layout import CONTRACTS, BoardLayout, board_layout
from render.underwater_cities.question.frame import HEIGHT, WIDTH
from tests.render.scene_items import apart, boxes_of, holds


def layout(seats: int = 3, *, contracts: bool = False) -> BoardLayout:
    return board_layout(seats, contracts=contracts)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("contracts", [False, True])
def test_no_two_parts_of_the_board_overlap(seats: int, *, contracts: bool) -> None:
    found = layout(seats, contracts=contracts)
    parts = [part for part in boxes_of(found) if part.height]
    assert apart(parts)
    frame = Box(MARGIN, 0, WIDTH - 2 * MARGIN, HEIGHT)
    assert all(holds(frame, part) for part in parts)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_has_a_place_and_only_a_solo_game_has_one_to_spare(seats: int) -> None:
    found = layout(seats)
    assert len(found.players) == seats
    assert (found.spare is not None) == (seats == 1)
    assert len({box.width for box in found.players}) == 1


def test_contracts_make_the_slots_lower() -> None:
    without, with_contracts = layout(), layout(contracts=True)
    assert without.contracts.height == 0
    assert with_contracts.contracts.height == CONTRACTS
    assert with_contracts.slots.height < without.slots.height
    assert with_contracts.cards.bottom == without.cards.bottom
