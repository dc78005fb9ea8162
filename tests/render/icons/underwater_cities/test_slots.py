"""The slots of the main board, and the players' tiles and markers on it."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.underwater_cities.pack.components import COLOURS
from render.icons.drawing.palette import GOLD, darker
from render.icons.drawing.parts import CREAM
from render.icons.drawing.shapes import box
from render.icons.underwater_cities.cards import GREEN, RED, YELLOW
from render.icons.underwater_cities.slots import ICONS, plinth
from render.theme import HEX, SEATS
from tests.render.icons.comparisons import (
    apart,
    covered,
    outline,
    overlap,
    painted,
    part,
    share,
    sprite,
)

SLOTS = {"slot-green": GREEN, "slot-red": RED, "slot-yellow": YELLOW}
TINT = "#C04040"


def test_every_colour_of_slot_has_its_sprite_and_so_has_the_one_without() -> None:
    assert {f"slot-{colour}" for colour in COLOURS} == set(SLOTS)
    assert {name for name in ICONS if name.startswith("slot-")} == {*SLOTS, "slot-always"}


@pytest.mark.parametrize("slot", SLOTS)
def test_a_slot_has_its_colour_at_the_rim_and_is_dark_in_the_middle(slot: str) -> None:
    assert share(sprite(slot), SLOTS[slot]) > 0.05
    ground = darker(SLOTS[slot], 0.8)
    assert share(part(sprite(slot), 20, 20, 80, 75), ground) > 0.3


@pytest.mark.parametrize(("one", "two"), [*combinations([*SLOTS, "slot-always"], 2)])
def test_slots_differ_in_their_outline(one: str, two: str) -> None:
    assert outline(sprite(one)).tobytes() != outline(sprite(two)).tobytes()


def test_every_seat_has_its_tile_and_its_marker() -> None:
    for seat in SEATS:
        for piece in ("tile", "marker"):
            assert ICONS[f"{piece}-{seat.shape}"].colour == HEX[seat.colour]


@pytest.mark.parametrize(("one", "two"), [*combinations([seat.shape for seat in SEATS], 2)])
def test_tiles_share_their_outline_and_differ_in_the_seats_shape(one: str, two: str) -> None:
    first, second = sprite(f"tile-{one}", TINT), sprite(f"tile-{two}", TINT)
    assert outline(first).tobytes() == outline(second).tobytes()
    assert apart(part(first, 15, 12, 85, 85), part(second, 15, 12, 85, 85)) > 30


@pytest.mark.parametrize(("one", "two"), [*combinations([seat.shape for seat in SEATS], 2)])
def test_markers_share_their_chevron_and_differ_in_the_shape_above_it(one: str, two: str) -> None:
    first, second = sprite(f"marker-{one}", TINT), sprite(f"marker-{two}", TINT)
    assert apart(part(first, 0, 85, 100, 100), part(second, 0, 85, 100, 100)) < 1
    assert apart(part(first, 0, 0, 100, 70), part(second, 0, 0, 100, 70)) > 25


def test_a_tile_of_no_seat_takes_no_tint_and_is_crossed() -> None:
    neutral = sprite("tile-neutral")
    assert ICONS["tile-neutral"].colour is None
    assert overlap(neutral, sprite("tile-disc")) == 1
    dark = darker("#A7B4C2", 0.85)
    for x, y in ((30, 27), (62, 27), (46, 43), (30, 59), (62, 59)):
        assert share(part(neutral, x, y, x + 8, y + 8), dark) > 0.5


def test_the_clone_tile_shows_two_tiles_one_over_the_other() -> None:
    clone = sprite("clone")
    assert share(part(clone, 44, 42, 76, 72), CREAM) > 0.7
    assert share(part(clone, 22, 20, 34, 30), CREAM) == 0
    assert covered(part(clone, 22, 20, 34, 30)) == 1


def test_a_plinth_is_of_its_colour_around_a_dark_middle() -> None:
    place = painted(lambda brush: plinth(brush, box(6, 4, 94, 90, 10), TINT))
    assert share(place, TINT) > 0.1
    assert share(part(place, 25, 25, 75, 75), darker(TINT, 0.8)) == 1


def test_the_submarine_has_three_portholes() -> None:
    marker = sprite("era-marker")
    assert share(marker, GOLD) > 0.1
    for x in (38, 60, 79):
        assert share(part(marker, x - 3, 58, x + 3, 64), "#BFE6FF", near=60) > 0.5
