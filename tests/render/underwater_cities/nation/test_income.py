"""A nation's income in Production, as a column."""

from __future__ import annotations

from render.kit.drawing import Drawing
from render.scene import Box, Panel, Scene, Sprite, Words
from render.underwater_cities.nation.income import NARROWEST, Income
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import context, items, lettering, sprites

BOX = Box(20, 20, 140, 500)
MINUS = "\N{MINUS SIGN}"


def drawn(box: Box = BOX, nation: str | None = None) -> Scene:
    """The income of the first seat."""
    at = position() if nation is None else position(nation=nation)
    drawing = Drawing(400, 600)
    Income(drawing, view_of(at), 0).draw(box)
    return drawing.scene(context(2), "income")


def test_everything_that_comes_in_has_a_line_and_food_is_the_last() -> None:
    shown = drawn()
    assert [word.text for word in lettering(shown)] == ["+7", "+6", "+3", "+2", "+1", f"{MINUS}3"]
    icons = [sprite.name for sprite in sprites(shown)]
    assert icons == ["type-production", "point", "credit", "kelp", "science", "biomatter", "feed"]


def test_what_does_not_come_in_has_no_line() -> None:
    icons = {sprite.name for sprite in sprites(drawn(nation=""))}
    assert "biomatter" not in icons
    assert "feed" in icons


def test_food_is_in_a_warning_colour() -> None:
    assert [word.text for word in lettering(drawn()) if word.colour == "warn"] == [f"{MINUS}3"]


def test_a_number_stands_beside_its_icon() -> None:
    shown = drawn()
    rows = {sprite.centre[1] for sprite in sprites(shown)[1:]}
    assert {word.box.centre[1] for word in lettering(shown)} == rows


def test_the_column_stays_in_its_box() -> None:
    for box in (BOX, Box(20, 20, 140, 300)):
        for item in items(drawn(box)):
            if isinstance(item, Panel | Words):
                assert item.box.left >= box.left
                assert item.box.right <= box.right
                assert item.box.bottom <= box.bottom
            if isinstance(item, Sprite):
                assert item.centre[1] + item.size // 2 <= box.bottom


def test_a_place_that_is_too_narrow_stays_empty() -> None:
    assert items(drawn(Box(20, 20, NARROWEST - 1, 500))) == ()
