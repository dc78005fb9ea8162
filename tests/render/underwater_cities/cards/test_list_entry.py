"""A component as an entry of a list."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.fonts import fits
from render.kit.icon_rows import Figure, Icon
from render.scene import Box, Item
from render.underwater_cities.cards.list_entry import SMALLEST, STRIP, ListEntry, Style
from render.underwater_cities.cards.printed import of_card
from tests.render.scene_items import (
    apart,
    extent,
    names_in,
    outside,
    panels_in,
    sprites_in,
    texts_in,
    words_in,
)
from tests.render.underwater_cities.tables import pack, words

STYLE = Style(icons=40, title=30)
WORDED = Style(icons=40, title=30, words=24)


def entry(card: str = "embassy", width: int = 420, style: Style = STYLE) -> ListEntry:
    """A card as an entry in English."""
    what = of_card(pack(), pack().cards[card])
    title, text = (words().say(said) for said in (what.title, what.text))
    return ListEntry(f"card:{card}", what, title, text, style, width)


def laid(one: ListEntry, spare: int = 0) -> list[Item]:
    return list(one.items(Box(10, 20, one.width, one.height + spare)))


@pytest.mark.parametrize("width", [260, 420, 800])
@pytest.mark.parametrize("style", [STYLE, WORDED])
def test_everything_stays_in_an_entry_of_its_height_and_fits(width: int, style: Style) -> None:
    for card in ("embassy", "tunnel_lights", "personal_assistant", "demonstration_use_one"):
        one = entry(card, width, style)
        items = laid(one)
        assert not outside(items, Box(10, 20, width, one.height), 2), card
        assert all(fits(said) for said in words_in(items)), card


def test_sign_and_number_stand_in_a_strip_of_the_card_s_colour() -> None:
    items = laid(entry())
    strip = panels_in(items)[1]
    assert (strip.fill, strip.box.left, strip.box.width) == ("card-red", 10, STRIP)
    assert names_in(items)[0] == "colour-r"
    assert texts_in(items)[:2] == ["35", "Embassy"]


def test_a_card_without_a_number_has_its_sign_in_the_middle_of_the_strip() -> None:
    one = entry("personal_assistant")
    sign = sprites_in(laid(one))[0]
    assert sign.name == "assistant"
    assert sign.centre[0] == 10 + STRIP // 2
    assert sign.centre[1] == pytest.approx(20 + one.height // 2, abs=1)
    assert sprites_in(laid(entry()))[0].centre[1] < 20 + entry().height // 2


def test_only_a_worded_entry_says_what_the_card_does() -> None:
    sentence = "Whenever you reach space 3 of the Federation track, gain 1 credit."
    assert sentence not in texts_in(laid(entry()))
    assert texts_in(laid(entry(style=WORDED)))[-1] == sentence
    assert entry(style=WORDED).height > entry().height


def test_title_icons_and_text_stand_below_each_other() -> None:
    _, _, _, _, title, *icons, text = map(extent, laid(entry("smuggling", style=WORDED)))
    assert all(title.bottom <= icon.centre[1] <= text.top for icon in icons)


def test_narrow_entries_are_higher() -> None:
    heights = [entry("tunnel_lights", width, WORDED).height for width in (240, 400, 900)]
    assert heights == sorted(set(heights), reverse=True)


def test_spare_height_is_left_above_and_below() -> None:
    close, loose = (words_in(laid(entry(), spare))[1].box for spare in (0, 60))
    assert loose.top - close.top == 30


def test_a_used_entry_is_dimmed_and_has_a_rim() -> None:
    plain, used = entry(), replace(entry(), used=True)
    assert panels_in(laid(used))[-1].edge == "bad"
    assert "bad" not in [panel.edge for panel in panels_in(laid(plain))]
    assert {said.colour for said in words_in(laid(used))} != {
        said.colour for said in words_in(laid(plain))
    }
    dim = replace(entry(), dim=True)
    assert "bad" not in [panel.edge for panel in panels_in(laid(dim))]
    assert laid(dim) == laid(used)[:-1]


@pytest.mark.parametrize("width", [240, 300, 420, 800])
def test_a_note_or_a_gain_stands_clear_of_everything_else(width: int) -> None:
    for tagged in (
        replace(entry("tunnel_lights", width), tag="Used"),
        replace(entry("tunnel_lights", width), gains=(Figure("+12"), Icon("point"))),
    ):
        items = laid(tagged)
        field = next(panel for panel in reversed(panels_in(items)) if panel.edge in {"bad", "gold"})
        body = [extent(item) for item in items[4 : items.index(field)]]
        assert not outside([field], Box(10, 20, width, tagged.height))
        clear = [box for box in body if box.width < width - 2 * STRIP]
        assert all(apart([box, field.box]) for box in clear)


def test_a_note_is_red_and_a_gain_golden() -> None:
    note = laid(replace(entry(), tag="Used"))
    assert texts_in(note)[-1] == "Used"
    assert panels_in(note)[-1].edge == "bad"
    gain = laid(replace(entry(), gains=(Figure("+2"), Icon("point"))))
    assert names_in(gain)[-1] == "point"
    assert panels_in(gain)[-1].edge == "gold"


def test_no_letters_are_smaller_than_can_be_read() -> None:
    for width in (200, 400):
        assert all(said.size >= SMALLEST for said in words_in(laid(entry("overtime_bonus", width))))
