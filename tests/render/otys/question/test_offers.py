"""The things to choose from: the contracts just drawn, or the Rewards of the level."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.otys.view import OtysView, OwnHand, TurnView
from engine.otys.words.names import reward_name
from render.otys.question.offers import BELOW, DRAWN, LEVELS_BOX, TOP
from render.scene import Scene
from tests.render.otys.tables import code, composed, context, pack, sprites, start, words
from tests.render.scene_items import apart, names_in, texts_in, within

CARDS = tuple(pack().contracts)


def offers(view: OtysView, *spots: str) -> Scene:
    return composed("offers", view, context(len(view.order), spots=spots))


def drawing(*cards: str, **facts: object) -> OtysView:
    """Return the view of a seat that has drawn these cards and has no others."""
    view = replace(start(**facts), public=(None, None, None))
    return replace(view, hand=OwnHand((), cards))


def codes(texts: list[str]) -> list[str]:
    """Return the codes of contracts among these texts."""
    return [text for text in texts if text[:1] in {"E", "F"} and text[1:].isdigit()]


def test_no_two_parts_overlap() -> None:
    assert apart((DRAWN, LEVELS_BOX, BELOW))
    assert apart((TOP, BELOW))


@pytest.mark.parametrize("count", [1, 2, 4, 5, 8])
def test_all_drawn_contracts_are_shown_large_and_can_be_chosen(count: int) -> None:
    cards = CARDS[:count]
    spots = [f"contract:{card}" for card in cards]
    scene = offers(drawing(*cards), *spots)
    assert codes(texts_in(within(scene.items, DRAWN))) == [code(card) for card in cards]
    assert scene.marked == tuple(spots)


def test_the_own_cubes_stand_below_drawn_contracts_only() -> None:
    levels = ((1, 0, 0, 0),) * 5
    cubes = names_in(within(offers(drawing(CARDS[0], levels=levels)).items, LEVELS_BOX))
    assert cubes.count("cube-metal") == 5
    assert cubes.count("cube-empty") == sum(start().boards[0].spaces) - 5
    bare = replace(drawing(levels=levels), display=((),) * 5)
    with_rewards = replace(bare, display=(("reward_18",),) * 5)
    assert "cube-metal" not in sprites(offers(with_rewards))


@pytest.mark.parametrize("level", [None, 1, 4])
def test_otherwise_the_rewards_of_the_active_level_are_told_in_full(level: int | None) -> None:
    turn = TurnView(0, "phase_2", "4", level, sponsor_used=False, actions=1)
    view = replace(start(), turn=turn)
    shown = view.display[(level or 1) - 1]
    scene = offers(view, *(f"display:{token}" for token in shown))
    texts = texts_in(within(scene.items, TOP))
    names = [words().say(reward_name(token)) for token in shown]
    assert [text for text in texts if text in names] == names
    assert len(texts) == 3 * len(shown)
    assert scene.marked == tuple(f"display:{token}" for token in shown)


@pytest.mark.parametrize(("held", "shown"), [(0, 2), (6, 8), (7, 7), (20, 7)])
def test_below_stand_the_public_contracts_then_the_own_and_how_many_are_left_out(
    held: int, shown: int
) -> None:
    view = replace(start(), hand=OwnHand(CARDS[-held:] if held else (), ()))
    texts = texts_in(within(offers(view).items, BELOW))
    public = [code(card) for card in view.public if card]
    assert codes(texts) == [*public, *map(code, CARDS[-held:])][:shown]
    assert [text for text in texts if text[:1] == "+"] == (
        [f"+{2 + held - shown}"] if 2 + held > shown else []
    )
