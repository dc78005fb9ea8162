"""The faces of cards, metropolis tiles and contracts."""

from __future__ import annotations

import pytest

from engine.underwater_cities.words.describe import card_text
from engine.underwater_cities.words.names import card_title
from render.fonts import fits, lay
from render.icons import ICONS
from render.kit.drawing import Drawing
from render.scene import Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards.face import Face
from tests.render.underwater_cities.tables import LOCALES, context, pack, words

FULL, COMPACT, CHIP = Box(20, 20, 280, 390), Box(20, 20, 180, 150), Box(20, 20, 84, 56)
CARDS = pack().cards
LONG = ("de", "pt-BR")
"""The languages with the longest words."""


def drawn(
    card: str,
    box: Box,
    locale: str = "en",
    *,
    wide: int = 1200,
    used: bool = False,
    spots: tuple[str, ...] = (),
) -> tuple[Item, ...]:
    """Return the items drawn for a card in a picture of this width."""
    drawing, whose = Drawing(wide, 480), context(2, locale, spots)
    Face(drawing, pack(), whose).draw(box, card, used=used, place=f"card:{card}")
    return drawing.scene(whose, "a card").items


def said(shown: tuple[Item, ...]) -> list[str]:
    """Return all texts, with titles in one line again."""
    return [item.text.replace("\n", " ") for item in shown if isinstance(item, Words)]


def sprites(shown: tuple[Item, ...]) -> list[Sprite]:
    """Return the sprites among the items."""
    return [item for item in shown if isinstance(item, Sprite)]


# --- what is printed on them ---------------------------------------------------------------------


@pytest.mark.parametrize("box", [FULL, COMPACT, CHIP])
@pytest.mark.parametrize(
    ("card", "colour", "sign", "kind"),
    [
        ("smuggling", "card-yellow", "colour-y", "type-instant"),
        ("embassy", "card-red", "colour-r", "type-permanent"),
        ("jubilee", "card-green", "colour-g", "type-action"),
        ("tide_mill", "card-yellow", "colour-y", "type-production"),
        ("monoculture", "card-red", "colour-r", "type-end"),
    ],
)
def test_colour_letter_number_and_type_are_on_every_size(
    box: Box, card: str, colour: str, sign: str, kind: str
) -> None:
    shown = drawn(card, box)
    assert colour in {item.fill for item in shown if isinstance(item, Panel)}
    assert {sign, kind} <= {sprite.name for sprite in sprites(shown)}
    assert str(CARDS[card].number) in said(shown)


@pytest.mark.parametrize("card", ["kelp_laureates", "corporate_expansion", "seed_bank"])
@pytest.mark.parametrize("box", [FULL, COMPACT])
def test_a_special_card_carries_its_price(card: str, box: Box) -> None:
    shown = drawn(card, box)
    assert str(CARDS[card].credits) in said(shown)
    (field,) = (item for item in shown if isinstance(item, Panel) and item.edge == "gold")
    coins = [one for one in sprites(shown) if one.name == "credit" and _on(field.box, one)]
    assert len(coins) == 1


def test_an_era_card_has_no_price() -> None:
    shown = drawn("embassy", FULL)
    assert not [item for item in shown if isinstance(item, Panel) and item.edge == "gold"]


def _on(box: Box, sprite: Sprite) -> bool:
    x, y = sprite.centre
    return box.left <= x < box.right and box.top <= y < box.bottom


def test_the_personal_assistant_is_shown_without_letter_and_number() -> None:
    shown = drawn("personal_assistant", COMPACT)
    assert {"assistant", "type-action", "steelplast", "credit"} <= {
        sprite.name for sprite in sprites(shown)
    }
    assert "Personal Assistant" in said(shown)
    assert not any(text.isdecimal() for text in said(shown))


@pytest.mark.parametrize("locale", LONG)
def test_every_face_can_be_read_at_every_size(locale: str) -> None:
    for card in list(CARDS)[::2]:
        for box, wide, least in ((FULL, 1200, 28), (COMPACT, 1200, 28), (CHIP, 896, 21)):
            shown = drawn(card, box, locale, wide=wide)
            letters = [item for item in shown if isinstance(item, Words)]
            assert [item for item in letters if not fits(item)] == []
            assert min((lay(item).size for item in letters), default=least) >= least
            assert {sprite.name for sprite in sprites(shown)} <= set(ICONS)


@pytest.mark.parametrize("locale", LONG)
def test_nothing_sticks_out_of_a_face(locale: str) -> None:
    for card in list(CARDS)[::3]:
        for box in (FULL, COMPACT, CHIP):
            for item in drawn(card, box, locale):
                assert not isinstance(item, Sprite) or _within(box, item), (card, item)
                if isinstance(item, Panel):
                    assert box.left <= item.box.left <= item.box.right <= box.right
                    assert box.top <= item.box.top <= item.box.bottom <= box.bottom


def _within(box: Box, sprite: Sprite) -> bool:
    (x, y), half = sprite.centre, sprite.size // 2
    across = round(half * ICONS[sprite.name].aspect)
    sides = box.left <= x - across <= x + across <= box.right + 1
    return sides and box.top - 1 <= y - half <= y + half <= box.bottom + 1


@pytest.mark.parametrize("locale", LONG)
def test_a_large_face_has_its_title(locale: str) -> None:
    for card in list(CARDS.values())[::3]:
        title = words(locale).say(card_title(pack(), card))
        found = [
            text.replace("- ", "").replace("-", "") for text in said(drawn(card.id, FULL, locale))
        ]
        assert title.replace("-", "").replace(" ", "") in [text.replace(" ", "") for text in found]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_has_room_in_the_picture_of_the_hand(locale: str) -> None:
    for card in CARDS.values():
        shown = drawn(card.id, Box(20, 20, 417, 316), locale, wide=896)
        assert words(locale).say(card_text(card)) in said(shown)


def test_a_small_face_has_icons_instead_of_a_sentence() -> None:
    card = CARDS["autonomous_systems"]
    shown = drawn(card.id, COMPACT)
    assert words().say(card_text(card)) not in said(shown)
    assert {"lab", "science", "steelplast", "kelp"} <= {one.name for one in sprites(shown)}


def test_a_used_card_is_dimmed() -> None:
    plain, used = drawn("jubilee", COMPACT), drawn("jubilee", COMPACT, used=True)
    assert not any(sprite.faded for sprite in sprites(plain))
    assert all(sprite.faded for sprite in sprites(used))
    assert said(plain) == said(used)
    assert "card-green" not in {item.fill for item in used if isinstance(item, Panel)}


@pytest.mark.slow
def test_tiles_and_contracts_have_faces_too() -> None:
    for box in (FULL, Box(20, 20, 240, 160)):
        for locale in LONG:
            drawing = Drawing(1200, 480)
            face = Face(drawing, pack(), context(2, locale))
            for tile in pack().tiles:
                face.tile(box, tile)
            for contract in pack().contracts:
                face.contract(box, contract)
            shown = drawing.scene(context(2), "faces").items
            assert all(fits(item) for item in shown if isinstance(item, Words))
            names = {sprite.name for sprite in sprites(shown)}
            assert {"metropolis-blue-lit", "metropolis-brown-lit", "contract-gov"} <= names
