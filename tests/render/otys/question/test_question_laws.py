"""Laws of the pictures of a player's own turn: one size, legible on a phone, with every place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core.decision import Pick
from engine.core.rng import Rng
from engine.otys.view import OwnHand, TurnView
from render.fonts import cap_height, fits, lay
from render.otys import GALLERY
from render.scene import Scene
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
    start,
    step,
    table,
    turn,
)
from tests.render.scene_items import extent

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


@pytest.mark.parametrize("number", [0, 1, 3, 5, 6, 12, 26])
@pytest.mark.parametrize("kind", ["dive", "offers"])
def test_however_many_contracts_there_are_they_find_room_or_are_counted(
    kind: str, number: int
) -> None:
    cards = tuple(pack().contracts)
    view = replace(start(), hand=OwnHand(cards[len(cards) - number :], ()))
    scene = composed(kind, view, context(2))
    texts = [said.text for said in lettering(scene)]
    shown = [text for text in texts if text[:1] in ("E", "F") and text[1:].isdigit()]
    more = sum(int(text[1:]) for text in texts if text[:1] == "+" and text[1:].isdigit())
    assert len(shown) + more == number + sum(card is not None for card in view.public)
    assert [said for said in lettering(scene) if not said.cut and not fits(said)] == []
