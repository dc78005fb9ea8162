"""The pictures of a player's own turn: all of one size, legible on a phone, with every place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core.decision import Pick
from engine.core.rng import Rng
from engine.otys.view import OtysView, OwnHand, TurnView
from render.fonts import cap_height, fits, lay
from render.otys import GALLERY
from render.scene import Scene, Sprite
from tests.render.otys.tables import (
    LOCALES,
    TURN,
    composed,
    context,
    game,
    items,
    lettering,
    outlined,
    pack,
    seen,
    spots_of,
    sprites,
    step,
    table,
    turn,
    with_board,
)
from tests.render.scene_items import extent, names_in, within

SIZE = (1100, 700)
PHONE = 338
"""The width of a picture on a phone of 390 pixels."""


def questions(seats: int, sides: str, seed: int) -> Iterator[tuple[Pick, list[Scene]]]:
    """Yield each question of a random game with the pictures that it is about."""
    at, rng = table(seats, seed, sponsor_sides=sides), Rng(seed)
    for _ in range(160):
        if not at.pending:
            return
        asked = at.pending[0]
        assert isinstance(asked, Pick)
        view, whose = seen(at, asked.seat), context(seats, spots=spots_of(at, asked.seat))
        kinds = GALLERY.subjects(game(), view, whose.marks)
        yield asked, [composed(kind, view, whose) for kind in kinds]
        step(at, rng)


def test_every_place_that_can_be_chosen_is_outlined() -> None:
    met = set()
    for seats, sides in ((2, "advanced"), (4, "random")):
        for asked, scenes in questions(seats, sides, 12):
            spots = {option.spot for option in asked.options if option.spot is not None}
            names = {name for scene in scenes for name in scene.marked}
            assert spots <= {name.rpartition("/")[2] for name in names}
            for scene in scenes:
                assert len(outlined(scene, "legal")) == len(scene.marked)
            met |= {spot.partition(":")[0] for spot in spots}
    assert met == {"key", "position", "display", "contract", "diver"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "moves", "sides"), [(2, 0, "basic"), (4, 150, "advanced")])
@pytest.mark.parametrize("kind", TURN)
def test_everything_fits_and_can_be_read_on_a_phone(
    kind: str, seats: int, moves: int, sides: str, locale: str
) -> None:
    at = table(seats, 5, moves, sponsor_sides=sides)
    view, whose = seen(at, turn(at)), context(seats, locale, spots_of(at, turn(at)))
    for level in range(1, 6):
        active = TurnView(turn(at), "phase_1", str(level), level, sponsor_used=False, actions=1)
        scene = composed(kind, replace(view, turn=active), whose)
        assert (scene.width, scene.height) == SIZE
        assert [said for said in lettering(scene) if not said.cut and not fits(said)] == []
        heights = [cap_height(lay(said).size) * PHONE / SIZE[0] for said in lettering(scene)]
        assert min(heights) >= 6
        assert all(extent(item).right <= scene.width for item in items(scene))
        assert 0 < len(scene.alt) <= 1024


def at_start(**facts: object) -> OtysView:
    """Return the view of the first player at the start, with other facts about their board."""
    return with_board(seen(table(2), 0), 0, **facts)


def faded(scene: Scene) -> set[str]:
    """Return the names of the sprites that are faded."""
    return {one.name for one in scene.items if isinstance(one, Sprite) and one.faded}


def test_keys_levels_and_surface_positions_bear_their_names() -> None:
    scene = composed("dive", at_start(neutral_x=1), context(2))
    keys = {f"key-{key}" for key in ("1", "2", "3", "4", "5", "x", "neutral-x")}
    assert keys <= set(sprites(scene))
    assert {"S1", "S2", "S3", "N"} <= {said.text for said in lettering(scene)}


def test_used_keys_are_faded() -> None:
    scene = composed("dive", at_start(keys=("1", "3")), context(2))
    assert {"key-2", "key-4", "key-5", "key-x"} <= faded(scene)
    assert not {"key-1", "key-3"} & faded(scene)


@pytest.mark.parametrize(("held", "colour"), [(1, "warn"), (2, "text")])
def test_a_price_that_cannot_be_paid_is_struck_through(held: int, colour: str) -> None:
    divers = ("trader", "spy", "engineer", "explorer", "metal_expert", "plant_expert")
    column = (*divers, "fuel_expert", "tech_expert")
    scene = composed("dive", at_start(credits=held, column=column), context(2))
    price = next(said for said in lettering(scene) if said.text == "2" and said.size == 34)
    assert price.colour == colour


def test_a_contract_that_can_be_fulfilled_has_a_tick_and_the_level() -> None:
    none, many = (0, 0, 0, 0), (9, 9, 9, 9)
    rich = composed("dive", at_start(levels=(none, none, none, many, none)), context(2))
    assert "tick" in sprites(rich)
    assert any(said.text == "4" and said.colour == "good" for said in lettering(rich))
    assert "tick" not in sprites(composed("dive", at_start(levels=(none,) * 5), context(2)))


@pytest.mark.parametrize("number", [0, 1, 3, 5, 6, 12, 26])
@pytest.mark.parametrize("kind", ["dive", "offers"])
def test_however_many_contracts_there_are_they_find_room_or_are_counted(
    kind: str, number: int
) -> None:
    cards = tuple(pack().contracts)
    view = replace(at_start(), hand=OwnHand(cards[len(cards) - number :], ()))
    scene = composed(kind, view, context(2))
    texts = [said.text for said in lettering(scene)]
    shown = [text for text in texts if text[:1] in ("E", "F") and text[1:].isdigit()]
    more = sum(int(text[1:]) for text in texts if text[:1] == "+" and text[1:].isdigit())
    assert len(shown) + more == number + sum(card is not None for card in view.public)
    assert [said for said in lettering(scene) if not said.cut and not fits(said)] == []


def test_a_store_that_changed_glows() -> None:
    before = replace(at_start(), store=(0, 0, 0, 0))
    whose = replace(context(2), before=before)
    scene = composed("dive", replace(before, store=(1, 0, 0, 0)), whose)
    (glow,) = outlined(scene, "changed")
    assert "cube-metal" in names_in(within(scene.items, glow))


def test_the_own_cubes_stand_below_drawn_contracts() -> None:
    cards = tuple(pack().contracts)[:4]
    view = replace(at_start(levels=((1, 0, 0, 0),) * 5), hand=OwnHand((), cards))
    spots = tuple(f"contract:{card}" for card in cards)
    bare = replace(view, hand=OwnHand((), ()), public=(None, None, None))
    assert len(composed("offers", view, context(2, spots=spots)).marked) == len(cards)
    assert sprites(composed("offers", view, context(2))).count("cube-metal") >= len("12345")
    assert "cube-metal" not in sprites(composed("neighbours", bare, context(2)))
