"""The panel during a turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.decision import Pick
from engine.core.rng import Rng
from engine.core.table import Table
from engine.underwater_cities.view import OwnCards, UnderwaterCitiesView
from engine.underwater_cities.words.names import card_title
from render.scene import Panel
from render.underwater_cities.board.offers import special_cards
from render.underwater_cities.panel import Asked, sites_of
from render.underwater_cities.turn_so_far import played
from tests.engine.underwater_cities.scene import Scene
from tests.render.underwater_cities.panels import GREEN, panel, said, seen_by, title
from tests.render.underwater_cities.tables import (
    LOCALES,
    badges,
    composed,
    context,
    items,
    pack,
    seen,
    spots_of,
    sprites,
    step,
    table,
    texts,
    words,
)


def asked(at: Scene) -> Asked:
    """Return the question at a position."""
    spots = frozenset(option.spot for option in at.pick.options if option.spot)
    return Asked(spots, pack(), seen_by(at), 0)


def test_while_slots_are_chosen_nothing_is_in_play() -> None:
    at = Scene().hand(GREEN).start()
    scene = panel(at)
    assert played(seen_by(at), 0) is None
    assert asked(at).slots
    always = [one for one in sprites(scene) if one.name == "slot-always"]
    assert len(always) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_a_full_panel_is_not_too_high(locale: str) -> None:
    at = Scene(era=2).hand("demonstration_use_one", *pack().era_cards[1][:9]).start()
    at.claimed(*(name for name in pack().era_cards[2] if pack().cards[name].type == "action"))
    at.me().claimed = at.me().claimed[:5]
    at.contracts(*tuple(pack().contracts)[:3])
    at.player(owns="2c").choose("green_1", "demonstration_use_one")
    view = seen_by(at)
    spots = (
        *sites_of(pack().boards[view.players[0].board]),
        *(f"contract:{name}" for name in view.contracts),
        *(f"card:{each.card}" for each in view.players[0].claimed),
    )
    scene = composed("panel", view, context(2, locale, spots))
    assert len(badges(scene)) == len(spots)
    assert scene.height <= 1600
    assert all(item.box.bottom <= scene.height for item in items(scene) if isinstance(item, Panel))


# --- questions about claimed things --------------------------------------------------------------


def test_a_production_card_that_is_asked_about_is_lettered() -> None:
    at = Scene().claimed(36).player(owns="1k", has_built="c9.b2:lab").start("production")
    assert at.prompt == "replaced"
    assert len(asked(at).claimed) == 1
    assert [one.letter for one in badges(panel(at))] == ["A"]


def test_a_metropolis_that_is_asked_about_is_lettered() -> None:
    at = Scene().hand(GREEN).start()
    view = seen_by(at)
    tile = view.players[0].metropolises[0].tile
    scene = composed("panel", view, context(2, spots=(f"tile:{tile}",)))
    assert [one.letter for one in badges(scene)] == ["A"]


def no_room() -> Scene:
    """Return a position in which a player would claim a fifth action card."""
    at = Scene().claimed("shore_leave", "drill_rig", "driftnet_crew")
    at.me().used = ("shore_leave", "drill_rig", "driftnet_crew")
    at.hand("build_a_structure").start().choose("green_2", "build_a_structure", "order:card")
    assert at.prompt == "make-room"
    return at


def test_the_new_card_is_shown_beside_the_four_that_could_make_room() -> None:
    at = no_room()
    scene = panel(at)
    assert len(badges(scene)) == 4
    assert title("build_a_structure") in said(scene)


def test_a_discarded_action_card_is_lettered_while_it_may_still_be_used() -> None:
    at = no_room().play("replace:personal_assistant")
    assert at.prompt == "use-replaced"
    assert "personal_assistant" not in at.me().claimed
    scene = panel(at)
    assert len(badges(scene)) == 1
    assert title("personal_assistant") in said(scene)


def test_slots_stand_in_the_place_of_the_nation_while_one_is_chosen() -> None:
    at = table(2, moves=2)
    seat = at.pending[0].seat
    view = seen(at, seat)
    choosing = composed("panel", view, context(2, spots=spots_of(at, seat)))
    waiting = composed("panel", view, context(2))
    assert "slot-always" in {one.name for one in sprites(choosing)}
    assert "slot-always" not in {one.name for one in sprites(waiting)}
    assert "site-city" not in {one.name for one in sprites(choosing)}


def asked_about(view: UnderwaterCitiesView, *spots: str) -> Asked:
    """Return a question to the viewer with these places as options."""
    assert view.seat is not None
    return Asked(frozenset(spots), pack(), view, view.seat)


def test_what_can_be_chosen_is_told_by_where_it_lies() -> None:
    at = table(2, moves=2, contracts="on")
    view = seen(at, 0)
    assert view.own is not None
    site = pack().boards[view.players[0].board].cities[0]
    found = asked_about(view, "always", f"card:{view.own.hand[0]}", f"contract:{view.contracts[0]}")
    assert (found.slots, found.hand, found.contracts) == (True, True, True)
    assert (found.sites, found.specials, found.claimed) == (False, False, ())
    found = asked_about(view, site, f"card:{view.open_specials[0]}", "card:personal_assistant")
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


@pytest.mark.parametrize("seats", [1, 3])
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
