"""The pictures that belong to each kind of question."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.view import ClaimedView, TurnView, UnderwaterCitiesView
from render.underwater_cities import ASKED
from render.underwater_cities.question.questions import (
    CARDS,
    FEDERATION,
    NATION,
    SLOTS,
    SUBJECTS,
    Question,
)
from tests.engine.underwater_cities.scene import Scene
from tests.render.random_pictures import again, played, spots_of
from tests.render.underwater_cities.holdings import holding
from tests.render.underwater_cities.panels import GREEN, YELLOW, asked_at, choosing
from tests.render.underwater_cities.tables import composed, context, pack, seen, table

MINE = TurnView(0, "green_1", "embassy", cloned=False, matched=True, built=(), played="embassy")

HAND = ("smuggling", "embassy", "supply_drop", "build_a_structure", "barter_post")


def playing(*hand: str) -> UnderwaterCitiesView:
    """Return a table in the middle of a round, with these cards in hand."""
    return replace(holding(*hand), phase=None, lap=2)


def asked_about(*spots: str, hand: tuple[str, ...] = ("smuggling",)) -> Question:
    """Return a question to a player with these cards in hand."""
    return Question(pack(), replace(holding(*hand), turn=None), 0, spots)


@pytest.mark.parametrize(
    ("spots", "subjects"),
    [
        (("green_1", "always"), (SLOTS, NATION)),
        (("c9.b1", "c9.x"), (NATION,)),
        (("t-c8-c9", "card:barter_post"), (NATION, CARDS)),
        (("federation:4",), (FEDERATION, NATION)),
        (("card:smuggling",), (CARDS, SLOTS)),
        (("card:barter_post",), (CARDS, NATION)),
        (("green_1", "tile:mint"), (SLOTS, CARDS)),
        (("contract:first_harvest",), (CARDS, NATION)),
        ((), (NATION,)),
    ],
)
def test_each_question_has_its_own_subjects(
    spots: tuple[str, ...], subjects: tuple[str, ...]
) -> None:
    assert asked_about(*spots).subjects == subjects


def test_below_the_slots_lies_the_nation_if_the_hand_is_empty() -> None:
    assert asked_about("green_1", hand=()).subjects == (SLOTS, NATION)


def test_whoever_waits_can_think_their_turn_over() -> None:
    view = replace(holding("smuggling"), turn=replace(MINE, seat=1))
    assert Question(pack(), view, 0, ()).subjects == (SLOTS, NATION)


def test_the_card_for_a_slot_is_chosen_for_the_nation() -> None:
    assert asked_at(choosing("yellow_1")).subjects == (CARDS, NATION)


# --- cards that were drawn just now --------------------------------------------------------------


def test_of_a_hand_within_its_limit_no_card_is_known_to_be_new() -> None:
    assert replace(asked_about(hand=HAND[:3]), view=playing(*HAND[:3])).fresh == ()


def test_of_a_hand_over_its_limit_the_last_cards_were_drawn_in_this_turn() -> None:
    asked = replace(asked_about(), view=playing(*HAND))
    assert asked.player.hand_limit == 3
    assert asked.fresh == ("card:supply_drop", "card:build_a_structure", "card:barter_post")


def test_at_the_beginning_of_an_era_its_own_cards_are_new() -> None:
    new = next(card for card in pack().era_cards[2])
    view = replace(holding("smuggling", new), phase="cards", era=2)
    assert replace(asked_about(), view=view).fresh == (f"card:{new}",)
    first = replace(holding("smuggling", "embassy"), phase="cards", era=1)
    assert replace(asked_about(), view=first).fresh == ()


def test_a_question_about_the_card_in_play_shows_it() -> None:
    asked = Question(pack(), replace(holding("smuggling"), turn=MINE), 0, ())
    assert asked.subjects == (CARDS, NATION)
    assert asked.shown_cards == ("card:embassy",)


def test_a_question_about_slot_and_card_shows_the_slot_too() -> None:
    view = replace(holding("smuggling"), turn=MINE)
    assert Question(pack(), view, 0, ()).in_play == ("slot:2:green_1", "card:embassy")
    assert Question(pack(), view, 0, ("card:barter_post",)).in_play == ()
    alone = replace(view, turn=replace(MINE, card=None))
    asked = Question(pack(), alone, 0, ())
    assert asked.subjects == (CARDS, NATION)
    assert (*asked.in_play, *asked.shown_cards) == ("slot:2:green_1", "card:smuggling")


def test_a_site_is_chosen_in_view_of_the_card_that_is_still_to_be_used() -> None:
    view = replace(holding("smuggling"), turn=MINE)
    asked = Question(pack(), view, 0, ("c9.b1",))
    assert asked.subjects == (NATION, CARDS)
    assert asked.in_play == ("slot:2:green_1", "card:embassy")
    assert asked.shown_cards == ("card:embassy",)
    done = replace(view, turn=replace(MINE, card=None))
    assert Question(pack(), done, 0, ("c9.b1",)).subjects == (NATION,)


def test_an_ability_that_stands_by_hides_neither_slot_nor_card() -> None:
    claimed = tuple(ClaimedView(card, used=False) for card in ("barter_post", "shore_leave"))
    view = replace(holding("smuggling", claimed=claimed), turn=MINE)
    asked = Question(pack(), view, 0, ("card:barter_post",))
    assert asked.in_play == ("slot:2:green_1", "card:embassy")
    assert Question(pack(), view, 0, ("card:barter_post", "card:shore_leave")).in_play == ()


def test_all_subjects_are_pictures_of_a_question() -> None:
    assert {kind for row in SUBJECTS.values() for kind in row if kind} == set(ASKED)


# --- the cards that are shown --------------------------------------------------------------------


def test_the_whole_hand_is_shown_whatever_part_of_it_can_be_chosen() -> None:
    asked = asked_at(choosing("yellow_1"))
    assert asked.shown_cards == (f"card:{GREEN}", f"card:{YELLOW}")
    hand = ("smuggling", "embassy")
    assert asked_about("card:embassy", hand=hand).shown_cards == ("card:smuggling", "card:embassy")


def test_a_claimed_card_that_can_be_used_is_shown_behind_the_hand() -> None:
    asked = asked_about("green_1", "card:barter_post")
    assert asked.shown_cards == ("card:smuggling", "card:barter_post")


def test_the_new_card_is_shown_before_the_four_that_could_make_room() -> None:
    at = Scene().claimed("shore_leave", "drill_rig", "driftnet_crew")
    at.me().used = ("shore_leave", "drill_rig", "driftnet_crew")
    at.hand("build_a_structure").start().choose("green_2", "build_a_structure", "order:card")
    assert at.prompt == "make-room"
    shown = asked_at(at).shown_cards
    assert shown[0] == "card:build_a_structure"
    assert len(shown) == 5
    at.play("replace:personal_assistant")
    assert "card:personal_assistant" in asked_at(at).shown_cards


def test_without_a_hand_the_claimed_cards_are_shown() -> None:
    view = seen(table(2), 0)
    asked = asked_about(hand=())
    assert asked.shown_cards == tuple(f"card:{one.card}" for one in asked.player.claimed)
    assert view.players[0].claimed


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_place_of_every_decision_is_on_a_picture_of_its_question(seats: int) -> None:
    met: set[tuple[str, ...]] = set()
    for at in again(played("underwater-cities", seats)):
        for decision in at.pending:
            spots = spots_of((decision,), decision.seat)
            if set(spots) <= {spot for one in met for spot in one} and spots in met:
                continue
            met.add(spots)
            view, whose = seen(at, decision.seat), context(seats, spots=spots)
            subjects = Question(pack(), view, decision.seat, spots).subjects
            assert 1 <= len(subjects) <= 2
            shown = {spot for kind in subjects for spot in composed(kind, view, whose).marked}
            assert shown == set(spots), (decision.prompt.key, set(spots) - shown)
    assert len(met) > 30
