"""Pictures of the players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.view import AntarcticaView, PlayerView
from render.antarctica.players.facts import points
from render.antarctica.players.players import PlayerBox
from render.kit.drawing import Drawing
from render.scene import Box, Item, Outline, Panel, Scene, Sprite
from render.scene import Words as Lettering
from tests.render.antarctica.played import TIMES, named, over
from tests.render.antarctica.tables import (
    NAMES,
    card_view,
    composed,
    context,
    items,
    lettering,
    pack,
    seen,
    table,
)

RICH = PlayerView(
    scientists=12,
    reserve=7,
    ships=2,
    cubes=5,
    lost_ships=1,
    lost_cubes=10,
    basic_ready=False,
    knowhow=4,
    cards=(),
    hand=6,
)
"""A player whose numbers are all different."""
AMOUNTS = {
    "pawn-triangle": "12",
    "reserve": "7",
    "ship-triangle": "2",
    "cube-seat-triangle": "5",
    "discarded": "11",
    "shipyard-back": "6",
    "resource-knowhow": "4",
    "prestige-star": "3",
}
"""The number beside each icon for that player with the cards in `BUILT`."""


BUILT = tuple(
    map(
        card_view,
        ("advanced_01", "basic_01", "basic_05", "basic_06", "double_09", "advanced_06", "basic_07"),
    )
)


def rich(seats: int = 3) -> AntarcticaView:
    """Return a table whose second seat is that player."""
    view = seen(table(seats), None)
    players = list(view.players)
    players[1] = replace(RICH, cards=BUILT)
    return replace(view, players=tuple(players))


def beside(shown: tuple[Item, ...], icon: str) -> str:
    """Return the number to the right of an icon."""
    (sprite,) = (item for item in shown if isinstance(item, Sprite) and item.name == icon)
    right = [
        (item.box.left, item.text)
        for item in shown
        if isinstance(item, Lettering)
        and item.box.left > sprite.centre[0]
        and abs(item.box.centre[1] - sprite.centre[1]) <= 1
    ]
    return min(right)[1]


def person(view: AntarcticaView, seat: int, box: Box, part: str) -> Scene:
    """Return a picture of one part of a player."""
    drawing = Drawing(box.right + 16, box.bottom + 16)
    getattr(PlayerBox(drawing, pack(), context(len(view.players)), view, seat), part)(box)
    return drawing.scene(context(len(view.players)), "a test")


LIST, BANNER = Box(16, 16, 448, 560), Box(16, 16, 1168, 96)


def test_every_amount_stands_beside_its_icon() -> None:
    view = rich()
    shown = items(person(view, 1, LIST, "listed"))
    assert {icon: beside(shown, icon) for icon in AMOUNTS} == AMOUNTS
    title = items(person(view, 1, BANNER, "title"))
    assert beside(title, "point") == str(points(view, 1))


@pytest.mark.parametrize("ready", [True, False])
def test_a_basic_card_that_is_used_is_faded_and_one_that_is_ready_is_ticked(*, ready: bool) -> None:
    view = rich()
    mine = replace(view.players[1], basic_ready=ready)
    view = replace(view, players=(view.players[0], mine, *view.players[2:]))
    shown = items(person(view, 1, LIST, "listed"))
    faded = [
        item.faded for item in shown if isinstance(item, Sprite) and item.name == "resource-basic"
    ]
    ticks = [item for item in shown if isinstance(item, Sprite) and item.name == "tick"]
    assert (faded, len(ticks)) == ([not ready], ready)


def test_only_whoever_is_on_turn_is_lit() -> None:
    view = seen(table(4), None)
    assert view.turn is not None
    lit = [
        seat
        for seat in range(4)
        if any(
            isinstance(item, Panel) and item.fill == "panel-bright"
            for item in person(view, seat, BANNER, "title").items
        )
    ]
    assert lit == [view.turn.seat]


def test_nobody_is_lit_when_the_game_is_over() -> None:
    shown = items(composed("players", over(2), context(2)))
    assert not [i for i in shown if isinstance(i, Panel) and i.fill == "panel-bright"]


# --- all players -------------------------------------------------------------------------------


def test_the_players_stand_below_each_other_in_the_order_of_their_seats_at_the_table() -> None:
    view = seen(table(4), None)
    scene = composed("players", view, context(4))
    tops = {item.text: item.box.top for item in lettering(scene) if item.text in NAMES}
    assert sorted(tops, key=tops.__getitem__) == [NAMES[seat] for seat in view.order]


def test_what_is_different_since_the_last_look_glows() -> None:
    before = seen(table(3), None)
    view = rich()
    scene = composed("players", view, replace(context(3), before=before))
    (glow,) = (item.box for item in scene.items if isinstance(item, Outline))
    (name,) = (item.box for item in lettering(scene) if item.text == NAMES[1])
    assert glow.left < name.left < name.right < glow.right
    assert glow.top < name.top < name.bottom < glow.bottom


def test_who_has_built_nothing_is_said_to() -> None:
    scene = composed("players", seen(table(2), None), context(2))
    assert [item.text for item in lettering(scene)].count("No building cards yet") == 2
    assert "prestige-star" in named(scene)


def test_the_players_are_told_in_words() -> None:
    alt = composed("players", rich(), context(3)).alt
    assert f"{NAMES[1]}: {points(rich(), 1)} point" in alt
    assert "scientists 12 and 7 in reserve; available ships 2, cubes 5; discarded 11" in alt
    assert f"2 {TIMES} Laboratory" in alt
