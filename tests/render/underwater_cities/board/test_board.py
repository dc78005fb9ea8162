"""The whole table, what is on offer, and the panel of a decision."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.decision import Pick
from engine.core.game import Result
from engine.core.msg import msg
from engine.core.rng import Rng
from engine.core.table import Table
from engine.underwater_cities.describe import contract_text
from engine.underwater_cities.names import card_title, contract_name
from engine.underwater_cities.state import Phase
from engine.underwater_cities.view import OwnCards, TurnView, UnderwaterCitiesView
from render.scene import Outline, Scene
from render.underwater_cities.board.board import board_scene
from render.underwater_cities.board.offers import special_cards
from render.underwater_cities.panel import Asked, sites_of
from tests.render.scene_text import written
from tests.render.underwater_cities import golden
from tests.render.underwater_cities.tables import (
    LOCALES,
    badges,
    composed,
    context,
    lettering,
    pack,
    seen,
    spots_of,
    sprites,
    step,
    table,
    words,
)


def texts(scene: Scene) -> list[str]:
    """Everything to read."""
    return [one.text for one in lettering(scene)]


def titles(view: UnderwaterCitiesView) -> set[str]:
    """Return the titles of the face-up Special cards."""
    return {words().say(card_title(pack(), pack().cards[card])) for card in special_cards(view)}


def asked(view: UnderwaterCitiesView, *spots: str) -> Asked:
    """Return the question whether to choose one of these, asked of the viewer."""
    assert view.seat is not None
    return Asked(frozenset(spots), pack(), view, view.seat)


# --- the board -----------------------------------------------------------------------------------


def test_while_new_cards_are_chosen_the_strip_names_no_round() -> None:
    view = replace(table(2).view(None), era=2, round=4, phase="cards", turn=None)
    assert "Era II is starting" in texts(board_scene(pack(), view, context(2)))
    assert "Era II, round 4" in texts(board_scene(pack(), replace(view, phase=None), context(2)))


def test_the_strip_names_whose_turn_it_is_and_the_slot_in_use() -> None:
    view = seen(table(3), None)
    turn = TurnView(1, "green_4", None, cloned=False, matched=False, built=())
    said = texts(board_scene(pack(), replace(view, turn=turn, phase=None), context(3)))
    assert "Uses green slot 4" in said
    assert any(text.startswith("Maximiliane") for text in said)


@pytest.mark.parametrize("phase", ["cards", "production"])
def test_between_rounds_the_strip_says_what_goes_on(phase: Phase) -> None:
    view = replace(seen(table(3), None), turn=None, phase=phase)
    said = words().say(msg(f"underwater-cities-picture-phase-{phase}"))
    assert said in texts(board_scene(pack(), view, context(3)))


def test_a_solo_game_that_is_lost_has_no_winner() -> None:
    view = replace(seen(table(1), None), turn=None, result=Result((50,), (2,), "solo_lost"))
    scene = board_scene(pack(), view, context(1))
    assert "The solo game is lost" in texts(scene)
    assert "crown" not in {one.name for one in sprites(scene)}
    assert "lost" in scene.alt


def test_the_aim_of_the_solo_game_stands_on_the_board() -> None:
    view = seen(table(1), None)
    said = texts(board_scene(pack(), view, context(1)))
    assert "1/7" in said
    assert f"{view.players[0].score.total}/100" in said


def test_all_face_up_special_cards_and_contracts_are_shown() -> None:
    view = seen(table(3, contracts="on"), None)
    said = set(texts(board_scene(pack(), view, context(3))))
    assert titles(view) <= said
    names = {words().say(contract_name(pack(), pack().contracts[one])) for one in view.contracts}
    assert len(names) == 3
    assert names <= said


def test_the_players_stay_where_they_are_when_contracts_are_gone() -> None:
    view = seen(table(3, contracts="on"), None)
    grounds = [
        board_scene(pack(), replace(view, contracts=left), context(3)).ground
        for left in (view.contracts, view.contracts[:1], ())
    ]
    assert grounds[0] == grounds[1] == grounds[2]


def test_a_place_that_looks_different_now_glows() -> None:
    before = seen(table(4), None)
    slots = (replace(before.slots[0], tiles=(1,)), *before.slots[1:])
    after = replace(before, slots=slots, open_specials=before.open_specials[1:])
    whose = replace(context(4), before=before)
    scene = board_scene(pack(), after, whose)
    glowing = [one for one in scene.items if isinstance(one, Outline)]
    assert [one.kind for one in glowing] == ["changed"]


# --- what is on offer ----------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_large_picture_says_what_contracts_ask_for(locale: str) -> None:
    view = seen(table(2, contracts="on"), None)
    everything = tuple(pack().contracts)
    for three in (everything[:3], everything[3:6], everything[5:]):
        scene = composed("offers", replace(view, contracts=three), context(2, locale))
        said = set(texts(scene))
        assert {words(locale).say(contract_text(pack().contracts[one])) for one in three} <= said
        assert scene.height <= 1600


def test_what_is_gone_takes_no_room() -> None:
    view = seen(table(2, contracts="on"), None)
    less = replace(view, contracts=(), open_specials=view.open_specials[:3])
    high, low = (composed("offers", one, context(2)).height for one in (view, less))
    assert low < high


# --- the panel -----------------------------------------------------------------------------------


def test_slots_stand_in_the_place_of_the_nation_while_one_is_chosen() -> None:
    at = table(2, moves=2)
    seat = at.pending[0].seat
    view = seen(at, seat)
    choosing = composed("panel", view, context(2, spots=spots_of(at, seat)))
    waiting = composed("panel", view, context(2))
    assert "slot-always" in {one.name for one in sprites(choosing)}
    assert "slot-always" not in {one.name for one in sprites(waiting)}
    assert "site-city" not in {one.name for one in sprites(choosing)}


def test_what_can_be_chosen_is_told_by_where_it_lies() -> None:
    at = table(2, moves=2, contracts="on")
    view = seen(at, 0)
    assert view.own is not None
    site = pack().boards[view.players[0].board].cities[0]
    found = asked(view, "always", f"card:{view.own.hand[0]}", f"contract:{view.contracts[0]}")
    assert (found.slots, found.hand, found.contracts) == (True, True, True)
    assert (found.sites, found.specials, found.claimed) == (False, False, ())
    found = asked(view, site, f"card:{view.open_specials[0]}", "card:personal_assistant")
    assert (found.slots, found.hand, found.contracts) == (False, False, False)
    assert (found.sites, found.specials, found.claimed) == (True, True, ("personal_assistant",))


@pytest.mark.parametrize("side", ["basic", "asymmetric"])
def test_every_kind_of_spot_bears_its_letter_on_the_panel(side: str) -> None:
    at = table(2, moves=2, contracts="on", board_side=side)
    view = seen(at, 0)
    assert view.own is not None
    tiles = tuple(name for name in pack().tiles)[:2]
    spots = (
        *sites_of(pack().boards[view.players[0].board]),
        *pack().slots(2),
        *(f"card:{card}" for card in (*view.own.hand, *special_cards(view))),
        *(f"contract:{name}" for name in view.contracts),
        *(f"tile:{name}" for name in tiles),
        "card:personal_assistant",
    )
    own = OwnCards(view.own.hand, tiles, ())
    scene = composed("panel", replace(view, own=own), context(2, spots=spots))
    assert len(badges(scene)) == len(set(spots))


def test_cards_that_are_looked_at_are_shown_with_their_letters() -> None:
    view = seen(table(2, moves=2), 0)
    assert view.own is not None
    drawn = pack().special_deck[:3]
    own = OwnCards(view.own.hand, drawn, ())
    scene = composed(
        "panel", replace(view, own=own), context(2, spots=tuple(f"card:{one}" for one in drawn))
    )
    assert len(badges(scene)) == 3
    assert {words().say(card_title(pack(), pack().cards[one])) for one in drawn} <= set(
        texts(scene)
    )


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_whatever_is_asked_in_a_game_is_lettered_on_the_panel(seats: int) -> None:
    rng = Rng(seats)
    at = table(seats, seed=seats + 4, contracts="off" if seats == 1 else "on")
    met: set[str] = set()
    while at.pending and at.ply < 250:
        decision = at.pending[0]
        spots = {spot for spot in spots_of(at, decision.seat) if spot}
        if spots - met:
            met |= spots
            _all_lettered(at, decision)
        step(at, rng)
    assert len(met) > 40


def _all_lettered(at: Table, decision: object) -> None:
    assert isinstance(decision, Pick)
    spots = spots_of(at, decision.seat)
    scene = composed("panel", seen(at, decision.seat), context(at.setup.seats, spots=spots))
    assert len(badges(scene)) == len({spot for spot in spots if spot}), decision.prompt
    assert scene.height <= 1600


# --- as a whole ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["board", "panel-slots", "panel-sites"])
def test_a_picture_looks_as_it_was_once_found_good(name: str) -> None:
    expected = (golden.FILES / f"{name}.txt").read_text("utf-8")
    assert written(golden.scenes()[name]) == expected
