"""The strip at the top."""

from __future__ import annotations

from dataclasses import replace

from engine.antarctica.view import AntarcticaView, AskedView, TurnView
from engine.core.game import Result
from engine.core.msg import msg
from engine.core.rng import Rng
from render.antarctica.status import draw_status, moment
from render.kit.drawing import Drawing
from render.scene import Box, Item
from tests.render.antarctica.tables import (
    NAMES,
    composed,
    context,
    lettering,
    seen,
    step,
    table,
    words,
)
from tests.render.scene_items import names_in, outside, shown, sprites_in, texts_in, words_in


def test_the_strip_says_who_is_asked_and_what_also_in_the_turn_of_another() -> None:
    at, rng, met = table(3, 5), Rng(2), dict[str, str]()
    while at.pending:
        asked = at.pending[0]
        question = asked.prompt.key.removeprefix("antarctica-ask-")
        view = seen(at, None)
        assert view.asked is not None
        assert (view.asked.seat, view.asked.question) == (asked.seat, question)
        said = words().say(msg(f"antarctica-picture-does-{question}"))
        if question not in met:
            met[question] = said
            scene = composed("board", view, context(3))
            assert said in [one.text for one in lettering(scene)]
        step(at, rng)
    assert len(met) == len(set(met.values())) >= 5


def strip(view: AntarcticaView) -> tuple[Item, ...]:
    """Return the items of the strip alone."""
    drawing = Drawing(1200, 100)
    draw_status(drawing, context(3), view, Box(16, 16, 1168, 72))
    return shown(drawing)


def test_the_sun_s_area_stands_beside_the_sun() -> None:
    found = strip(replace(seen(table(3), None), sun=2))
    (sun,) = [one for one in sprites_in(found) if one.name == "sun"]
    (area,) = [one for one in words_in(found) if one.text == "Ross"]
    assert sun.centre[0] < area.box.left
    assert not outside(found, Box(16, 16, 1168, 72))


def test_whoever_is_asked_is_named_even_in_the_turn_of_another() -> None:
    view = seen(table(3), None)
    turn = TurnView(0, second=False, step="start", target=0, discarded=False, card_used=False)
    found = strip(replace(view, turn=turn, asked=AskedView(2, "points")))
    assert "seat-square" in names_in(found)
    assert "seat-disc" not in names_in(found)
    assert "Chooses a research track" in texts_in(found)


def test_a_strip_without_anybody_asked_shows_the_sun_alone() -> None:
    found = strip(replace(seen(table(3), None), asked=None))
    assert names_in(found) == ["sun"]


def test_a_finished_game_has_winners_instead_of_a_question() -> None:
    over = replace(seen(table(3), None), result=Result((9, 2, 3), (1, 3, 2), "cards"))
    found = strip(over)
    assert names_in(found) == ["sun", "crown", "seat-disc"]
    assert f"{NAMES[0]} wins" in texts_in(found)


def test_the_moment_counts_the_cards_left_in_all_decks() -> None:
    view = replace(seen(table(3), None), sun=1, cards_left=(4, 0, 3))
    assert words().say(moment(view)) == "Sun in Marie Byrd Land, 7 buildings left"
