from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from engine.core.rng import Rng
from engine.core.storage.piece import Piece, copied
from tests.engine.core.toy import position


@dataclass(slots=True)
class Boat(Piece):
    """A piece of several fields, one of them with a value of its own."""

    crew: tuple[str, ...]
    speed: int = 3
    log: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Buoy(Piece):
    """A piece of one field."""

    colour: str


@dataclass(slots=True)
class Harbour(Piece):
    """A piece with others inside."""

    boats: tuple[Boat, ...]
    buoy: Buoy | None
    depths: dict[str, int]
    home: Boat


@pytest.mark.parametrize("piece", [Boat(("ann", "bo"), 5, ["left"]), Boat(()), Buoy("red")])
def test_a_copy_of_a_piece_is_equal_and_another_one(piece: Boat | Buoy) -> None:
    copy = piece.clone()
    assert copy == piece
    assert copy is not piece


def test_changing_a_copy_leaves_the_piece_alone() -> None:
    boat = Boat(("ann",))
    copy = boat.clone()
    copy.speed = 9
    assert boat.speed == 3


def test_the_fields_of_a_copy_are_the_very_same_things() -> None:
    boat = Boat(("ann",))
    assert copied(boat).log is boat.log is boat.clone().log


@pytest.mark.parametrize("buoy", [Buoy("red"), None])
def test_pieces_inside_a_piece_are_copied_along_with_it(buoy: Buoy | None) -> None:
    harbour = Harbour((Boat(("ann",)), Boat(())), buoy, {"quay": 4}, Boat(("bo",)))
    copy = harbour.clone()
    assert copy == harbour
    copy.boats[0].speed = copy.home.speed = 9
    copy.depths["quay"] = 5
    if copy.buoy is not None:
        copy.buoy.colour = "green"
    assert harbour.boats[0].speed == harbour.home.speed == 3
    assert (harbour.buoy, harbour.depths) == (buoy and Buoy("red"), {"quay": 4})


def test_a_copy_of_a_position_has_chance_of_its_own() -> None:
    state = position()
    copy = state.clone()
    copy.rng.word()
    assert (state.rng, copy == state) == (Rng(1), False)
