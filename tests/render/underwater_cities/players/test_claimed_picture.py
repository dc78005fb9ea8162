"""The picture of everything a player has claimed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import Result
from engine.underwater_cities.scoring import Scored
from engine.underwater_cities.view import ClaimedView, PlayerView, UnderwaterCitiesView
from engine.underwater_cities.words.describe import card_text
from engine.underwater_cities.words.names import card_title
from render import fonts
from render.scene import Box, Outline, Panel, Scene
from render.underwater_cities.players.owned_components import sections
from tests.engine.underwater_cities.scene import Scene as Position
from tests.render.underwater_cities.nations import fields, position, sprites_within, view_of
from tests.render.underwater_cities.tables import (
    LOCALES,
    composed,
    context,
    items,
    lettering,
    pack,
    sprites,
    words,
)

TALLEST, SHEET = 1600, 1000
SMALLEST = 21
CARDS = {"action": 4, "permanent": 10, "production": 9, "end": 4}
"""The number of cards of each type: 28 with the Personal Assistant, the most in any game."""


def showing(view: UnderwaterCitiesView, locale: str = "en") -> Scene:
    """Return the claimed picture of the first seat."""
    return composed("claimed", view, context(2, locale), seat=0)


def holding(view: UnderwaterCitiesView, *cards: str, used: tuple[str, ...] = ()) -> PlayerView:
    """Return the first seat with these claimed cards."""
    claimed = tuple(ClaimedView(card, card in used) for card in cards)
    return replace(view.players[0], claimed=claimed)


def with_first(view: UnderwaterCitiesView, player: PlayerView) -> UnderwaterCitiesView:
    """Return the table with another player in the first seat."""
    return replace(view, players=(player, *view.players[1:]))


def of_type(type_: str, count: int) -> tuple[str, ...]:
    """Return the cards of a type with the longest titles."""
    found = [card for card in pack().cards.values() if card.type == type_ and card.number]
    return tuple(card.id for card in sorted(found, key=lambda card: -len(card.title))[:count])


def crowded() -> Position:
    """Return a position in which the first seat owns as much as can be."""
    at = position()
    claimed = tuple(card for name, count in CARDS.items() for card in of_type(name, count))
    at.me().claimed = ("personal_assistant", *claimed)
    at.me().used = claimed[:3]
    at.me().contracts = tuple(pack().contracts)[:3]
    instant = [c.id for c in pack().cards.values() if c.special and c.type == "instant"]
    at.me().paid = tuple(instant[:2])
    return at


def at_title(scene: Scene, title: str) -> Box:
    """Return the field of the component with this title."""
    (word,) = (one for one in lettering(scene) if one.text.replace("\n", " ") == title)
    fields = [
        item.box
        for item in scene.items
        if isinstance(item, Panel)
        and item.box.left <= word.box.left
        and word.box.right <= item.box.right
        and item.box.top <= word.box.centre[1] < item.box.bottom
    ]
    return fields[0]


def said_in(scene: Scene, box: Box) -> list[str]:
    """Return the texts in a field."""
    found = [word for word in lettering(scene) if box.left <= word.box.left < box.right]
    return [word.text for word in found if box.top <= word.box.centre[1] < box.bottom]


# --- the contents --------------------------------------------------------------------------------


def test_every_card_is_shown_with_its_number_title_and_icons() -> None:
    view = view_of(position())
    for card in (card for card in pack().cards.values() if card.type != "instant"):
        scene = showing(with_first(view, holding(view, card.id)))
        box = at_title(scene, words().say(card_title(pack(), card)))
        assert not card.number or str(card.number) in said_in(scene, box)
        assert len(sprites_within(scene, box)) > 1, card.title


def test_types_stand_below_their_names_in_the_order_of_their_use() -> None:
    kinds = [section.kind for section in sections(pack(), view_of(crowded()), 0)]
    assert kinds == [
        *("action", "permanent", "production", "end"),
        *("paid", "contracts", "tiles", "waiting"),
    ]
    said = {word.text for word in lettering(showing(view_of(crowded())))}
    assert {
        *("Action cards", "Permanent cards", "Production cards", "End-scoring cards"),
        *("Paid Special cards", "Government contracts"),
        *("Connected metropolises", "Metropolises not yet connected"),
    } <= said


def test_with_few_cards_it_is_also_said_what_each_does() -> None:
    at = position()
    at.me().claimed = ("brine_gardens",)
    sentence = words().say(card_text(pack().cards["brine_gardens"]))
    assert sentence in {word.text for word in lettering(showing(view_of(at)))}
    assert sentence not in {word.text for word in lettering(showing(view_of(crowded())))}


def test_a_used_action_card_is_dim_and_ringed_and_said_to_be_used() -> None:
    view = view_of(position())
    scene = showing(
        with_first(view, holding(view, "personal_assistant", used=("personal_assistant",)))
    )
    box = at_title(scene, "Personal Assistant")
    assert "Used" in said_in(scene, box)
    assert "bad" in {field.edge for field in fields(scene.items, box)}
    assert all(sprite.faded for sprite in sprites_within(scene, box))
    ready = showing(with_first(view, holding(view, "personal_assistant")))
    assert "Used" not in {word.text for word in lettering(ready)}
    assert not any(
        sprite.faded for sprite in sprites_within(ready, at_title(ready, "Personal Assistant"))
    )


def test_metropolises_that_are_not_connected_are_dim() -> None:
    at = position()
    scene = showing(view_of(at))
    lying = {tile.tile: tile.connected for tile in view_of(at).players[0].metropolises}
    for tile, connected in lying.items():
        box = at_title(scene, pack().tiles[tile].title)
        assert all(sprite.faded is not connected for sprite in sprites_within(scene, box))


def test_whoever_has_claimed_nothing_is_told_so() -> None:
    view = view_of(position())
    scene = showing(with_first(view, holding(view)))
    assert "No claimed cards yet" in {word.text for word in lettering(scene)}
    assert "Mira has not claimed any cards yet." in scene.alt
    assert "No claimed cards yet" not in {word.text for word in lettering(showing(view))}


# --- the yields ----------------------------------------------------------------------------------


def test_an_end_scoring_card_says_what_it_scores_as_things_stand() -> None:
    view = view_of(position())
    cards = of_type("end", 2)
    player = holding(view, *cards)
    scored = tuple(Scored(card, points) for card, points in zip(cards, (7, 0), strict=True))
    player = replace(player, score=replace(player.score, cards=scored))
    scene = showing(with_first(view, player))
    for card, points in (cards[0], "+7"), (cards[1], "+0"):
        box = at_title(scene, words().say(card_title(pack(), pack().cards[card])))
        assert points in said_in(scene, box)
    assert [word.text for word in lettering(scene)].count("+7") == 2, "on the card and in all"


def test_a_production_card_says_what_it_makes_as_things_stand() -> None:
    scene = showing(view_of(position().claimed("salvage_rights")))
    assert "+1" in said_in(scene, at_title(scene, "Salvage Rights"))


def test_after_the_game_no_production_is_promised() -> None:
    view = view_of(position().claimed("salvage_rights"))
    over = replace(view, result=Result((9, 9), (1, 1), "rounds"))
    for seen, promised in (view, True), (over, False):
        found = {section.kind: section.owned for section in sections(pack(), seen, 0)}
        assert bool(found["production"][0].gained) is promised


# --- space ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_most_that_can_be_claimed_has_room_and_can_be_read(locale: str) -> None:
    view = view_of(crowded())
    scene = showing(view, locale)
    assert scene.height <= TALLEST
    said = lettering(scene)
    assert all(fonts.fits(word) for word in said)
    assert all(fonts.lay(word).size >= SMALLEST for word in said)
    titles = {word.text.replace("\n", "").replace(" ", "") for word in said}
    numbers = {str(pack().cards[one.card].number) for one in view.players[0].claimed}
    assert numbers - {"0"} <= titles
    counting = [section for section in sections(pack(), view, 0) if not section.waiting]
    named = {words(locale).say(one.what.title) for part in counting for one in part.owned}
    assert {title.replace(" ", "").replace("-", "") for title in named} <= {
        title.replace("-", "") for title in titles
    }


def test_fewer_cards_are_shown_larger() -> None:
    few, many = showing(view_of(position())), showing(view_of(crowded()))
    largest = [max(sprite.size for sprite in sprites(scene)[3:]) for scene in (few, many)]
    assert largest[0] > largest[1]


# --- laws ----------------------------------------------------------------------------------------


def test_it_is_told_in_words_what_each_card_does() -> None:
    at = position()
    at.me().claimed = ("brine_gardens",)
    alt = showing(view_of(at)).alt
    assert alt.startswith("Claimed by Mira. Production cards: Brine Gardens (65).")
    assert words().say(card_text(pack().cards["brine_gardens"])).lower() in alt.lower()


def test_a_card_that_was_claimed_or_used_since_the_last_look_is_outlined() -> None:
    view = view_of(position())
    before = with_first(view, holding(view, "personal_assistant"))
    after = with_first(
        view, holding(view, "personal_assistant", "brine_gardens", used=("personal_assistant",))
    )
    whose = replace(context(2), before=before)
    scene = composed("claimed", after, whose, seat=0)
    glowing = [item for item in items(scene) if isinstance(item, Outline)]
    assert len(glowing) == 2
    same = composed("claimed", before, whose, seat=0)
    assert not any(isinstance(item, Outline) for item in items(same))


# --- on the sheet --------------------------------------------------------------------------------
