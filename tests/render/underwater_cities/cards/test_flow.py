"""Icons laid out in a box."""

from __future__ import annotations

import pytest

from render.kit.icon_rows import Figure, Icon
from render.scene import Align, Box, Panel, Sprite, Words
from render.underwater_cities.cards.effect_line import (
    card_icons,
)
from render.underwater_cities.cards.flow import SMALLEST, IconScale, lines_in, set_in, whole
from render.underwater_cities.cards.glyphs import IconRun
from tests.render.underwater_cities.spelling import CARDS, EVERYTHING, PLAIN


def test_all_icons_have_room_on_a_small_face() -> None:
    full = [name for name, (one, _) in EVERYTHING.items() if not set_in(one, 164, 80, 64, 28).whole]
    assert not full


def test_icons_stay_in_their_box() -> None:
    box = Box(40, 30, 170, 90)
    for lines, _ in EVERYTHING.values():
        for item in lines_in(lines, box, 64, smallest_type=21):
            if isinstance(item, Sprite):
                (x, y), half = item.centre, item.size // 2
                assert box.left <= x - half
                assert x + half <= box.right + 1
                assert box.top <= y - half
                assert y + half <= box.bottom + 1


def test_a_sign_never_begins_a_line() -> None:
    for lines, _ in EVERYTHING.values():
        for line in set_in(lines, 164, 80, 64, 28).lines:
            first = line[0].row[0]
            assert (
                isinstance(first, Figure)
                or first.name not in {"or-slash", "arrow-right"}
                or (len(line[0].row) > 1)
            )


def test_what_is_paid_stands_on_a_field_of_its_own() -> None:
    items = list(lines_in(card_icons(CARDS["smuggling"]), Box(0, 0, 300, 60), 40))
    (field,) = (item for item in items if isinstance(item, Panel))
    inside = [item for item in items if isinstance(item, Sprite) and _holds(field.box, item)]
    assert [item.name for item in inside] == ["kelp", "or-slash", "steelplast"]
    figures = [item.text.translate(PLAIN) for item in items if isinstance(item, Words)]
    assert figures == ["-1", "-1", "3"]


def _holds(box: Box, sprite: Sprite) -> bool:
    return box.left <= sprite.centre[0] < box.right


def test_icons_are_as_large_as_fits_and_never_larger_than_asked() -> None:
    lines = card_icons(CARDS["smuggling"])
    sizes = [set_in(lines, width, 200, 60, 0).scale.size for width in (200, 300, 2000)]
    assert sizes == sorted(sizes)
    assert sizes[-1] == 60


def test_icons_for_which_there_is_no_room_are_said_not_to_fit() -> None:
    lines = card_icons(CARDS["smuggling"])
    assert whole(lines, Box(0, 0, 600, 100), 40)
    assert not whole(lines, Box(0, 0, 20, 20), 40)
    assert set_in(lines, 20, 20, 40, 0).scale.size == SMALLEST


def test_figures_are_never_smaller_than_asked() -> None:
    assert IconScale(14, 28).letters == 28
    assert IconScale(100, 28).letters == 90


def test_an_atom_in_a_frame_is_wider_than_the_same_without() -> None:
    scale, row = IconScale(40, 0), (Icon("kelp"),)
    assert scale.atom(IconRun(row, "price")) > scale.atom(IconRun(row)) == 40


@pytest.mark.parametrize(
    ("align", "left"), [(Align.LEFT, 0), (Align.CENTRE, 130), (Align.RIGHT, 260)]
)
def test_a_line_stands_where_it_is_aligned(align: Align, left: int) -> None:
    line = (IconRun((Icon("kelp"),)),)
    (kelp,) = lines_in((line,), Box(0, 0, 300, 60), 40, align=align)
    assert isinstance(kelp, Sprite)
    assert kelp.centre[0] - kelp.size // 2 == left


def test_what_is_struck_out_is_dim_below_a_cross() -> None:
    line = (IconRun((Icon("credit", crossed=True),)),)
    coin, cross = lines_in((line,), Box(0, 0, 300, 60), 40)
    assert coin == Sprite("credit", (150, 30), 40, faded=True)
    assert isinstance(cross, Sprite)
    assert (cross.name, cross.centre) == ("cross", (150, 30))
