"""The rows of a dive: Keys, divers, cubes, and the colony's side of each level."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.otys.view import OtysView, TurnView
from render.kit.drawing import Drawing
from render.otys.question.dive import LEVELS, SURFACE
from render.otys.question.levels import Rows
from render.scene import Box, Item, Panel
from tests.render.otys.tables import context, pack, start, with_board
from tests.render.scene_items import apart, names_in, outside, shown, texts_in, within, words_in

each_level = pytest.mark.parametrize("level", range(1, 6))


def rows(view: OtysView) -> Drawing:
    drawing = Drawing(1100, 700)
    Rows(drawing, pack(), context(len(view.order)), view, 0).draw(SURFACE, LEVELS)
    return drawing


def on(view: OtysView, level: int) -> list[Item]:
    """Return the items in the row of a level."""
    return within(shown(rows(view)), LEVELS[level - 1])


def active(level: int, *, sponsor_used: bool = False) -> TurnView:
    return TurnView(0, "phase_1", str(level), level, sponsor_used=sponsor_used, actions=1)


def test_keys_and_surface_positions_bear_their_names() -> None:
    items = shown(rows(start(neutral_x=1)))
    keys = {f"key-{key}" for key in ("1", "2", "3", "4", "5", "x", "neutral-x")}
    assert keys <= set(names_in(items))
    assert {"S1", "S2", "S3", "N"} <= set(texts_in(items))


def test_each_key_lies_on_its_level() -> None:
    for level in range(1, 6):
        keys = [name for name in names_in(on(start(), level)) if name.startswith("key-")]
        assert keys[0] == f"key-{level}"


def test_used_keys_are_faded() -> None:
    items = shown(rows(start(keys=("1", "3"))))
    assert {"key-2", "key-4", "key-5", "key-x"} <= set(names_in(items, faded=True))
    assert not {"key-1", "key-3"} & set(names_in(items, faded=True))


@pytest.mark.parametrize("held", [0, 1])
def test_a_neutral_x_key_can_be_chosen_only_if_there_is_one(held: int) -> None:
    drawing = rows(start(neutral_x=held))
    assert ("0/key:n" in drawing.places) is bool(held)
    assert ("key-neutral-x" in names_in(within(shown(drawing), SURFACE))) is bool(held)


@each_level
def test_the_diver_of_a_level_stands_there_and_is_upgraded_if_it_is(level: int) -> None:
    view = start()
    diver = view.boards[0].column[level + 2]
    better = with_board(view, 0, upgraded=(diver,))
    assert f"diver-{diver}" in names_in(on(view, level))
    assert f"diver-{diver}+" in names_in(on(better, level))


@pytest.mark.parametrize(("held", "colour"), [(1, "warn"), (2, "text")])
def test_the_price_of_a_diver_is_measured_by_what_the_seat_has(held: int, colour: str) -> None:
    view = start(credits=held)
    column = ["explorer" if each == "trader" else each for each in view.boards[0].column]
    column[0], column[1], column[3] = column[3], "trader", "explorer"
    items = on(with_board(view, 0, column=tuple(column)), 1)
    assert [said.colour for said in words_in(items) if said.text == "2"] == [colour]


@each_level
def test_a_level_shows_its_cubes_and_the_spaces_that_are_left(level: int) -> None:
    cubes = (1, 0, 2, 0)
    view = start(levels=(cubes,) * 5)
    names = names_in(within(on(view, level), Box(300, 0, 260, 700)))
    spaces = view.boards[0].spaces[level - 1]
    expected = ["cube-metal", "cube-fuel", "cube-fuel"] + ["cube-empty"] * (spaces - 3)
    assert [name for name in names if name.startswith("cube-")] == expected


def test_only_the_active_level_of_the_own_turn_is_framed() -> None:
    view = start()

    def framed(turn: TurnView | None) -> list[Box]:
        items = shown(rows(replace(view, turn=turn)))
        return [one.box for one in items if isinstance(one, Panel) and one.edge == "seat-1"]

    assert framed(active(3)) == [LEVELS[2]]
    assert framed(replace(active(3), seat=1)) == framed(None) == []


@pytest.mark.parametrize("used", [True, False])
def test_a_sponsor_that_was_used_is_faded(*, used: bool) -> None:
    view = replace(start(), turn=active(2, sponsor_used=used))
    faded = [name for name in names_in(shown(rows(view)), faded=True) if "sponsor" in name]
    sponsor = pack().sponsors[view.sponsors[1]]
    assert faded == ([f"sponsor-{sponsor.tile}"] if used else [])


def test_the_display_shows_the_rewards_of_each_level_with_a_place_for_each() -> None:
    view = start()
    places = rows(view).places
    for level, tokens in enumerate(view.display):
        boxes = [places[f"display:{token}"] for token in tokens]
        assert apart(boxes)
        assert all(within((Panel(box),), LEVELS[level]) for box in boxes)


@each_level
def test_a_reward_of_the_own_zone_lies_on_its_plinth(level: int) -> None:
    token = start().display[0][0]
    rewards = tuple(token if number == level else None for number in range(1, 6))
    names = names_in(on(start(rewards=rewards), level))
    assert names.count("reward-plinth") == 2
    assert names_in(on(start(), level)).count("reward-plinth") == 1


def test_nothing_reaches_beyond_the_rows() -> None:
    foot = LEVELS[-1].bottom
    whole = Box(SURFACE.left, SURFACE.top, SURFACE.width, foot - SURFACE.top)
    assert outside(shown(rows(start(neutral_x=1))), whole) == []
