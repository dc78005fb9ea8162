"""Icons laid out in a box."""

from __future__ import annotations

from render.kit.icon_rows import Figure
from render.scene import Box, Panel, Sprite, Words
from render.underwater_cities.cards.effect_line import (
    card_icons,
)
from render.underwater_cities.cards.flow import lines_in, set_in
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
