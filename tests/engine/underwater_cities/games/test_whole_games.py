"""Complete games played at random and by safe answers, with laws for every position."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.core import machine
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.transcript import read
from engine.underwater_cities.state import UnderwaterCitiesState
from tests.conformance.cases import TRANSCRIPTS
from tests.engine.underwater_cities.scene import GAME, PACK, fresh, stroll
from tests.words.locale_files import english

pytestmark = pytest.mark.unwatched

VARIANTS = [
    {"board_side": side, "contracts": contracts, "solo_column": "1"}
    for side, contracts in product(("basic", "asymmetric"), ("off", "on"))
]
each_count = pytest.mark.parametrize("seats", [1, 2, 3, 4])
each_variant = pytest.mark.parametrize(
    "options", VARIANTS, ids=lambda each: "-".join(each.values())
)


def where_cards_are(state: UnderwaterCitiesState) -> Counter[str]:
    """Return how many times each card is anywhere in the game."""
    found = Counter((*state.deck, *state.discards, *state.specials, *state.open_specials))
    found.update(card for _, card in (*state.buried, *state.gone))
    found.update(card for deck in state.later for card in deck)
    for player in state.players:
        held = {*player.hand, *player.drawn}
        found.update((*held, *player.claimed, *player.paid))
    if state.turn and state.turn.card:
        found[state.turn.card] += 1
    return found


@each_count
@each_variant
def test_a_game_by_chance_comes_to_its_end(seats: int, options: dict[str, str]) -> None:
    state = None
    for after, _ in stroll(seats, 3, options):
        state = after
        assert all(min(player.stock) >= 0 <= player.points for player in after.players)
        assert after.white_domes >= 0
        assert after.tunnels >= 0
        assert (after.purple_domes or 0) >= 0
    assert state is not None
    result = GAME.result(state)
    assert result is not None
    assert (state.round, state.era) == (10, 3)
    assert len(result.scores) == seats


@each_count
def test_a_game_of_safe_answers_comes_to_its_end(seats: int) -> None:
    state, outcome = fresh(seats, 5, {"contracts": "on"})
    for _ in range(2000):
        if not outcome.pending:
            break
        decision = outcome.pending[0]
        outcome = machine.submit(GAME, state, decision.seat, decision.default, outcome.pending)
    assert GAME.result(state) is not None


@pytest.mark.slow
@pytest.mark.rule("UC-5.31", "UC-6.34")
def test_no_card_is_ever_in_two_places_and_domes_and_tunnels_are_never_lost() -> None:
    domes = PACK.constants["white_domes"]
    for number, (state, _) in enumerate(stroll(4, 7)):
        if number % 10:
            continue
        cards = where_cards_are(state)
        assert all(count == 1 for card, count in cards.items() if card != "personal_assistant")
        nations = [player.nation for player in state.players]
        assert state.white_domes + sum(n.white.bit_count() for n in nations) == domes
        assert state.tunnels + sum(n.tunnel.bit_count() for n in nations) == 46


@each_count
def test_a_stored_position_asks_the_same_and_is_the_same(seats: int) -> None:
    for number, (state, _) in enumerate(stroll(seats, 11, {"contracts": "on"})):
        if number % 40 == 0:
            again = GAME.codec.load(GAME.codec.dump(state))
            assert again == state
            assert machine.pending(again, GAME) == machine.pending(state, GAME)


@pytest.mark.rule("UC-10.1", "UC-10.2")
@each_count
def test_nobody_sees_what_is_dealt_anew(seats: int) -> None:
    for number, (state, _) in enumerate(stroll(seats, 13)):
        if number % 40 == 0:
            for seat in (*range(seats), None):
                dealt = GAME.redeal(state, seat, Rng(number))
                assert GAME.view(dealt, seat) == GAME.view(state, seat)
                assert where_cards_are(dealt) == where_cards_are(state)


def test_hands_of_others_are_dealt_anew() -> None:
    state, _ = fresh(3)
    dealt = GAME.redeal(state, 0, Rng(1))
    assert dealt.players[0].hand == state.players[0].hand
    assert dealt.players[1].hand != state.players[1].hand
    assert dealt.deck != state.deck


# ---------------------------------------------------------------- the games that are kept


SELDOM = {"slot-action", "end-lapsed", "slot-told"}
"""Asked only where something must be done first, so that a slot can be used at all, or lapsed; or
only the words in which a person reads a question."""


@pytest.mark.slow
def test_every_question_is_asked_in_a_kept_game() -> None:
    asked = set[str]()
    for file in sorted((TRANSCRIPTS / GAME.name).glob("*.txt")):
        told = read(file.read_text("utf-8"))
        table = Table(GAME, told.setup)
        for entry in told.log:
            asked.update(decision.prompt.key for decision in table.pending)
            table.apply(entry)
    known = {key for key in english() if key.startswith("underwater-cities-ask-")}
    assert known - asked == {f"underwater-cities-ask-{name}" for name in SELDOM}
