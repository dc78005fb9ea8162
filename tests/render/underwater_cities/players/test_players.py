"""Pictures of the players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.pack.components import RESOURCES
from engine.underwater_cities.view import (
    ClaimedView,
    PlayerView,
    TurnView,
    UnderwaterCitiesView,
)
from render.kit.drawing import Drawing
from render.scene import Box, Item, Outline, Panel, Sprite, Words
from render.underwater_cities.players.players import PlayerBox
from tests.render.underwater_cities.holdings import COUNTS, STOCK, rich
from tests.render.underwater_cities.tables import (
    LOCALES,
    NAMES,
    composed,
    context,
    items,
    lettering,
    pack,
    seen,
    table,
)


def row(view: UnderwaterCitiesView, wide: int = 262, seat: int = 1) -> tuple[Item, ...]:
    """Return the items of a player's row on the board."""
    drawing, whose = Drawing(1600, 500), context(len(view.players))
    PlayerBox(drawing, pack(), whose, view, seat).row(Box(20, 20, wide, 118))
    return items(drawing.scene(whose, "a player"))


def beside(shown: Iterable[Item], icon: str) -> str:
    """Return the number to the right of an icon."""
    shown = tuple(shown)
    (sprite,) = (item for item in shown if isinstance(item, Sprite) and item.name == icon)
    right = [
        (item.box.left, item.text)
        for item in shown
        if isinstance(item, Words)
        and item.box.left >= sprite.centre[0]
        and item.box.top <= sprite.centre[1] <= item.box.bottom
    ]
    return min(right)[1]


# --- on the board --------------------------------------------------------------------------------


def test_a_place_shows_points_resources_and_the_network() -> None:
    shown = row(rich(points=87))
    for resource, count in zip(RESOURCES, STOCK, strict=True):
        assert beside(shown, resource) == str(count)
    assert beside(shown, "point") == "87"
    assert beside(shown, "tunnel") == str(dict(COUNTS)["tunnel"])


def test_a_line_shows_the_shape_and_the_name() -> None:
    shown = row(rich())
    assert NAMES[1] in [item.text for item in shown if isinstance(item, Words)]
    assert "seat-triangle" in [item.name for item in shown if isinstance(item, Sprite)]


@pytest.mark.parametrize("seat", [0, 1])
def test_whose_turn_it_is_can_be_seen(seat: int) -> None:
    turn = TurnView(1, None, None, cloned=False, matched=False, built=())
    shown = row(replace(rich(), turn=turn), seat=seat)
    lit = [item for item in shown if isinstance(item, Panel) and item.fill == "panel-bright"]
    assert [item.edge for item in lit] == (["seat-2"] if seat == 1 else [])


@pytest.mark.parametrize("wide", [262, 352, 530])
def test_large_numbers_keep_apart(wide: int) -> None:
    view = rich(stock=Stock(33, 28, 24, 31, 19), points=148, hand=12)
    lines: dict[int, list[Words]] = {}
    for item in row(view, wide):
        if isinstance(item, Words):
            lines.setdefault(item.box.top, []).append(item)
    for line in lines.values():
        line.sort(key=lambda item: item.box.left)
        for one, other in pairwise(line):
            assert one.box.right <= other.box.left


# --- all players ---------------------------------------------------------------------------------


def test_the_players_are_shown_in_their_order() -> None:
    view = replace(rich(), order=(2, 0, 3, 1))
    scene = composed("players", view, context(4))
    tops = {item.text: item.box.top for item in lettering(scene) if item.text in NAMES}
    assert sorted(tops, key=lambda name: tops[name]) == [NAMES[seat] for seat in view.order]


def test_each_player_is_shown_with_the_whole_network() -> None:
    view = rich(1 + 1)
    shown = [
        item for item in items(composed("players", view, context(2))) if _of_second(view, item)
    ]
    for icon, counter in (("tunnel", "tunnel"), ("farm-up", "up_farm"), ("lab", "lab")):
        assert beside(shown, icon) == str(dict(COUNTS)[counter])  # type: ignore[index]
    assert beside(shown, "dome-purple-lit") == str(dict(COUNTS)["purple"])


def _of_second(view: UnderwaterCitiesView, item: Item) -> bool:
    """Return whether an item belongs to the second seat's half of the picture."""
    scene = composed("players", view, context(2))
    (name,) = (one for one in lettering(scene) if one.text == NAMES[1])
    (other,) = (one for one in lettering(scene) if one.text == NAMES[0])
    middle = item.centre[1] if isinstance(item, Sprite) else getattr(item, "box", name.box).top
    if name.box.top > other.box.top:
        return middle >= name.box.top
    return middle < other.box.top


def test_cards_are_counted_by_type_and_action_cards_by_those_that_are_ready() -> None:
    view = rich(1 + 1)
    shown = [
        item for item in items(composed("players", view, context(2))) if _of_second(view, item)
    ]
    assert beside(shown, "hand-limit") == "4/9"
    assert beside(shown, "type-permanent") == "1"
    assert beside(shown, "type-action") == "1/2"
    assert beside(shown, "type-production") == "2"


@pytest.mark.parametrize("locale", LOCALES)
def test_four_players_with_many_cards_have_room(locale: str) -> None:
    view = seen(table(4), None)
    many = tuple(ClaimedView(card, used=False) for card in pack().era_cards[1][:24])
    players = tuple(replace(player, claimed=many, points=148) for player in view.players)
    scene = composed("players", replace(view, players=players), context(4, locale))
    assert scene.height <= 1600
    assert 0 < len(scene.alt) <= 1024


def test_what_changed_glows() -> None:
    view = rich()
    whose = replace(context(4), before=replace(view, players=(view.players[0],) * 4))
    scene = composed("players", view, whose)
    glowing = [item for item in scene.items if isinstance(item, Outline)]
    assert glowing
    assert len(glowing) == sum(_shown(one) != _shown(view.players[0]) for one in view.players)


def _shown(player: PlayerView) -> object:
    return player.stock, player.points, player.hand, player.claimed
