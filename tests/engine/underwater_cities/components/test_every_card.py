"""Every card changes what its line in the tables of its deck says, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.decision import Pick
from engine.underwater_cities.board.possessions import hand_limit
from engine.underwater_cities.ending import score_of
from engine.underwater_cities.pack.components import ASSISTANT
from tests.engine.underwater_cities.components import (
    cards_of_era_1,
    cards_of_era_2,
    cards_of_era_3,
    special_cards,
)
from tests.engine.underwater_cities.components.cases import (
    Cards,
    Case,
    Score,
    answered,
    assert_slot_next,
    changes,
    declared,
    expected,
    kept,
    laid_out,
    named,
    names_of,
    play_card,
    play_turn,
    produce,
    told,
)
from tests.engine.underwater_cities.scene import PACK, card

pytestmark = pytest.mark.unwatched

SPECIAL = sorted(PACK.three_credit_cards + PACK.special_deck)
DECKS: dict[str, tuple[Cards, Sequence[str]]] = {
    "era_1": (cards_of_era_1.CARDS, PACK.era_cards[1]),
    "era_2": (cards_of_era_2.CARDS, PACK.era_cards[2]),
    "era_3": (cards_of_era_3.CARDS, PACK.era_cards[3]),
    "special": (special_cards.CARDS, SPECIAL),
}
TABLES = [tables for tables, _ in DECKS.values()]
LIMITS = cards_of_era_1.LIMITS
ASSISTANTS = special_cards.ASSISTANT
INSTANT = [case for tables in TABLES for case in tables.instant]
PERMANENT = [case for tables in TABLES for case in tables.permanent]
ACTION = [case for tables in TABLES for case in tables.action]
PRODUCTION = [case for tables in TABLES for case in tables.production]
END = [case for tables in TABLES for case in tables.end]
USES_A_CARD = 69
"""The green card that uses an action card."""


# --- instant cards -------------------------------------------------------------------------------


@pytest.mark.parametrize("case", INSTANT, ids=told)
def test_an_instant_card_changes_what_it_says(case: Case) -> None:
    play_card(case)


# --- permanents ----------------------------------------------------------------------------------


@pytest.mark.rule("UC-6.46")
@pytest.mark.parametrize("case", PERMANENT, ids=told)
def test_a_permanent_answers_to_what_it_says_and_to_nothing_else(case: Case) -> None:
    play_turn(case, claimed=f"+{case.name}")


def test_a_permanent_does_not_answer_to_its_own_claiming() -> None:
    play_card(Case(115, "", "", "claimed:115"))


@pytest.mark.parametrize(("number", "limit"), LIMITS)
def test_a_permanent_raises_the_hand_limit(number: int, limit: int) -> None:
    scene = laid_out(f"+{number}").hand(2, 3, 4, 23).start()
    assert hand_limit(scene.state, 0) == limit
    # Three cards are left, the slot gives two more and the end of the turn one.
    scene.choose("always", 23)
    (owed,) = [decision for decision in scene.pending if decision.seat == 0]
    assert isinstance(owed, Pick)
    assert owed.least == owed.most == 6 - limit


# --- action cards --------------------------------------------------------------------------------


def use_card(case: Case) -> None:
    """Use the claimed action card by means of a card, and compare what it changes."""
    its = PACK.cards[named(case.name)]
    used = "" if its.id == ASSISTANT else f"-{ASSISTANT}"
    scene = laid_out(f"+{its.id} {used} {case.has}")
    by = card(USES_A_CARD)
    scene.hand(*scene.me().hand, by).start()
    answered(scene, declared("green_2", by))
    before = kept(scene)
    if case.does is None:
        assert scene.prompt != "order"
        return
    answered(scene, f"order:card use:{its.id} {case.does}", case.never)
    assert changes(before, kept(scene)) == expected(f"{case.gives} used:{its.id}")
    assert_slot_next(scene)


@pytest.mark.rule("UC-6.41", "D13")
@pytest.mark.parametrize("case", ACTION, ids=told)
def test_an_action_card_changes_what_it_says_and_is_used(case: Case) -> None:
    use_card(case)


@pytest.mark.rule("UC-6.45")
@pytest.mark.parametrize("case", ASSISTANTS, ids=told)
def test_the_personal_assistant_gives_steelplast_or_a_credit(case: Case) -> None:
    use_card(case)


def test_an_action_card_used_by_a_slot_gives_no_more_than_it_says() -> None:
    case = Case(
        20, "-personal_assistant", "red_4 advance:1", "+1card @4 used:20", never="advance:2"
    )
    play_turn(case, claimed=f"+{case.name}")


@pytest.mark.rule("UC-6.42", "UC-5.33")
@pytest.mark.parametrize("name", sorted(names_of(ACTION, ASSISTANTS)))
def test_an_action_card_is_used_once_and_again_after_production(name: str) -> None:
    used = laid_out(f"-{name} -{ASSISTANT} 9c 9k 9s 9r 9b c9.b2:farm c9.b3:lab+")
    by = card(USES_A_CARD)
    used.hand(by, 2).start()
    answered(used, declared("green_2", by))
    assert used.prompt != "order"
    later = laid_out(f"-{name}").start("production").by_default("slot")
    assert later.state.era == 2
    assert later.me().used == ()


# --- production cards ----------------------------------------------------------------------------


@pytest.mark.rule("UC-7.11")
@pytest.mark.parametrize("case", PRODUCTION, ids=told)
def test_a_production_card_changes_what_it_says_in_production(case: Case) -> None:
    produce(case)


# --- end-scoring cards ---------------------------------------------------------------------------


@pytest.mark.rule("UC-7.26")
@pytest.mark.parametrize("case", END, ids=told)
def test_an_end_scoring_card_scores_what_it_says(case: Score) -> None:
    scene = laid_out(f"+{case.name} {case.has}", era=3)
    (line,) = [each for each in score_of(scene.state, 0).cards if each.source == named(case.name)]
    assert line.points == case.points


# --- all of them ---------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_is_in_the_table_of_its_type(deck: str) -> None:
    tables, cards = DECKS[deck]
    for kind, table in tables._asdict().items():
        by_limit = {card(number) for number, _ in LIMITS if kind == "permanent"}
        its = {name for name in cards if PACK.cards[name].type == kind}
        assert names_of(table) | (by_limit & its) == its
    assert {PACK.cards[name].type for name in cards} <= {*tables._fields}


def test_the_personal_assistant_is_in_a_table_of_its_own() -> None:
    assert names_of(ASSISTANTS) == {ASSISTANT}


@pytest.mark.rule("UC-6.55")
@pytest.mark.parametrize("name", SPECIAL)
def test_a_special_card_costs_what_is_printed(name: str) -> None:
    its = PACK.cards[name]
    assert its.credits in {1, 2, 3}
    if its.type != "instant":
        play_card(Case(its.number, f"{its.credits}c", "", f"-{its.credits}c claimed:{its.id}"))
    play_card(Case(its.number, f"{its.credits - 1}c 9k 9s 9r 9b c9.b3:farm", None))
