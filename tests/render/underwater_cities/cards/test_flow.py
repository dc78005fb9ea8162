"""Icons laid out in a box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

import pytest

from engine.underwater_cities.effects.conditional import Per
from engine.underwater_cities.effects.gain import Gain
from engine.underwater_cities.pack.components import Statements
from render.kit.icon_rows import SLASH, Figure, Icon
from render.scene import Align, Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards.effect_line import (
    card_icons,
    icons,
)
from render.underwater_cities.cards.flow import IconScale, lines_in, set_in, whole
from render.underwater_cities.cards.glyphs import Frame, IconRun
from tests.render.scene_items import panels_in, sprites_in
from tests.render.underwater_cities.cards.spelling import CARDS, EVERYTHING, PLAIN


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


def test_each_statement_begins_a_line_if_there_is_room() -> None:
    effect: Statements = (Gain((("kelp", 2),)), Per(3, "farm", Gain((("point", 1),))))
    high = list(lines_in(icons(effect), Box(0, 0, 400, 200), 40))
    low = list(lines_in(icons(effect), Box(0, 0, 400, 50), 40))
    assert _rows(high) == 2
    assert _rows(low) == 1


def _rows(items: Iterable[Item]) -> int:
    """Return the number of lines of sprites."""
    return len({item.centre[1] for item in items if isinstance(item, Sprite)})


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


# --- scale and setting ---------------------------------------------------------------------------


KELP, CREDIT = IconRun((Icon("kelp"),)), IconRun((Icon("credit"),))
SLASHED = IconRun((SLASH,))


def test_a_frame_adds_to_the_width_and_figures_are_never_too_small() -> None:
    scale = IconScale(20, 28)
    assert scale.letters == 28
    assert IconScale(60, 28).letters > 28
    assert scale.atom(IconRun((Icon("kelp"),), "price")) > scale.atom(KELP) == 20
    assert scale.glyph(SLASH) < scale.glyph(Icon("kelp"))


def test_a_line_is_as_wide_as_its_parts_and_the_gaps_between_them() -> None:
    scale = IconScale(50, 20)
    gap = scale.line((KELP, CREDIT)) - 2 * scale.atom(KELP)
    assert gap > 0
    assert scale.line((KELP, CREDIT, KELP)) == 3 * scale.atom(KELP) + 2 * gap
    assert scale.line((KELP,)) == scale.atom(KELP)


def test_lines_add_up_in_height() -> None:
    scale = IconScale(50, 20)
    assert scale.high(3) == 3 * scale.high(1) > 150


def test_the_largest_size_that_fits_is_used_up_to_the_one_wanted() -> None:
    lines = ((KELP, CREDIT),)
    assert set_in(lines, 900, 90, 40, 20).scale.size == 40
    small = set_in(lines, 60, 90, 40, 20)
    assert small.whole
    assert 14 <= small.scale.size < 40
    assert small.scale.line(small.lines[0]) <= 60


def test_what_does_not_fit_at_the_smallest_size_is_not_whole() -> None:
    found = set_in(((KELP,) * 30,), 40, 20, 40, 20)
    assert not found.whole
    assert not whole(((KELP,) * 30,), Box(0, 0, 40, 20), 40)
    assert whole(((KELP,),), Box(0, 0, 40, 40), 40)


def test_statements_share_a_line_rather_than_shrink_below_it() -> None:
    statements = ((KELP, CREDIT), (CREDIT,))
    assert set_in(statements, 300, 200, 40, 20).lines == statements
    assert set_in(statements, 300, 50, 40, 20).lines == ((KELP, CREDIT, CREDIT),)


def test_what_is_struck_out_is_faded_below_a_cross() -> None:
    struck = IconRun((Icon("feed", crossed=True),))
    icon, cross = sprites_in(lines_in(((struck,),), Box(0, 0, 60, 60), 40))
    assert (icon.name, icon.faded, cross.name) == ("feed", True, "cross")
    assert icon.centre == cross.centre


@pytest.mark.parametrize("align", list(Align))
def test_a_line_stands_where_it_is_aligned(align: Align) -> None:
    items = list(lines_in(((KELP,),), Box(10, 10, 300, 60), 40, align=align))
    (sprite,) = sprites_in(items)
    share = {Align.LEFT: 30, Align.CENTRE: 160, Align.RIGHT: 290}[align]
    assert sprite.centre[0] == share
    assert sprite.centre[1] == pytest.approx(40, abs=1)


def test_frames_tell_prices_conditions_and_events_apart() -> None:
    edges = set()
    for frame in get_args(Frame)[1:]:
        (panel,) = panels_in(lines_in(((IconRun((Icon("kelp"),), frame),),), Box(0, 0, 90, 60), 40))
        edges.add(panel.edge)
    assert len(edges) == 3
