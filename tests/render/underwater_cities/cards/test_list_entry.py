"""A component as an entry of a list."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.words.describe import card_text
from render.kit.icon_rows import Figure, Icon
from render.scene import Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards.list_entry import (
    NUMBER,
    SIGN,
    SMALLEST,
    STRIP,
    ListEntry,
    Style,
)
from render.underwater_cities.cards.printed import of_card
from tests.render.underwater_cities.tables import pack, words

CARD = pack().cards["smuggling"]
PLAIN = Style(40, 28)
WORDED = Style(40, 28, words=24)
WIDTH = 420


def entry(style: Style = PLAIN, width: int = WIDTH) -> ListEntry:
    """Return a card as a list entry."""
    text = words().say(card_text(CARD))
    return ListEntry("card:smuggling", of_card(pack(), CARD), CARD.title, text, style, width)


def drawn(one: ListEntry, spare: int = 0) -> list[Item]:
    """Return the items of an entry, in a box of its height or a taller one."""
    return list(one.items(Box(10, 20, one.width, one.height + spare)))


def said(shown: list[Item]) -> list[str]:
    return [item.text for item in shown if isinstance(item, Words)]


def test_an_entry_has_sign_number_and_title() -> None:
    shown = drawn(entry())
    (sign,) = (item for item in shown if isinstance(item, Sprite) and item.name == "colour-y")
    assert sign.centre[0] == 10 + STRIP // 2
    assert {str(CARD.number), CARD.title} <= set(said(shown))


def test_an_entry_is_at_least_as_high_as_its_sign_and_number() -> None:
    low = entry(replace(PLAIN, icons=14, title=SMALLEST))
    assert low.height >= SIGN + NUMBER + 2 * PLAIN.pad


def test_an_entry_says_what_it_does_only_if_its_style_has_words() -> None:
    assert entry().text not in said(drawn(entry()))
    assert entry().text in said(drawn(entry(WORDED)))
    assert entry(WORDED).height > entry().height


@pytest.mark.parametrize("width", [260, 420, 700])
def test_nothing_sticks_out_of_an_entry(width: int) -> None:
    one = replace(entry(WORDED, width), tag="used", used=True)
    box = Box(10, 20, width, one.height)
    for item in drawn(one):
        if isinstance(item, Panel | Words):
            assert item.box.left >= box.left
            assert item.box.right <= box.right + 1
            assert item.box.bottom <= box.bottom + 1


def test_a_used_entry_is_dim_and_ringed() -> None:
    used = replace(entry(), used=True)
    rims = [item for item in drawn(used) if isinstance(item, Panel) and item.edge == "bad"]
    assert [rim.box for rim in rims] == [Box(10, 20, WIDTH, used.height)]
    assert all(item.faded for item in drawn(used) if isinstance(item, Sprite))
    assert not any(item.faded for item in drawn(entry()) if isinstance(item, Sprite))


def test_a_dim_entry_has_no_ring() -> None:
    dim = drawn(replace(entry(), dim=True))
    assert all(item.faded for item in dim if isinstance(item, Sprite))
    assert not any(item.edge == "bad" for item in dim if isinstance(item, Panel))


def test_a_tag_is_said_and_takes_the_place_of_gains() -> None:
    gains = (Figure("+2"), Icon("point"))
    gaining, tagged = replace(entry(), gains=gains), replace(entry(), gains=gains, tag="used")
    assert "+2" in said(drawn(gaining))
    assert "used" in said(drawn(tagged))
    assert "+2" not in said(drawn(tagged))


def test_what_is_in_an_entry_with_room_to_spare_stands_in_its_middle() -> None:
    close, roomy = drawn(entry()), drawn(entry(), spare=100)
    first, second = (
        next(item for item in shown if isinstance(item, Words) and item.text == CARD.title)
        for shown in (close, roomy)
    )
    assert second.box.top - first.box.top == 50
