"""Every component in positions by chance: no error, nothing lost, never less than nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from engine.core.event import Cause
from engine.core.rng import Rng
from engine.underwater_cities.board.counters import meets
from engine.underwater_cities.board.possessions import action_cards, claimed_cards, holdings
from engine.underwater_cities.effects.action_card import Use
from engine.underwater_cities.ending import score_of
from engine.underwater_cities.pack.components import CARD_TYPES, Card
from engine.underwater_cities.state import UnderwaterCitiesState
from engine.underwater_cities.terms.glossary import CardType
from engine.underwater_cities.turn.declaring import ChooseSlot
from tests.engine.underwater_cities.components.positions import (
    POSITIONS,
    Position,
    assert_conserved,
    beside_board,
    declare,
    declare_sure,
    perform,
    pieces,
    play_on,
    positions,
    produce,
    taken_away,
    to_hand,
    to_table,
)
from tests.engine.underwater_cities.scene import PACK

State = UnderwaterCitiesState
pytestmark = pytest.mark.unwatched
GROUP = 12
"""Cards to a test."""
PLENTY = 5
"""The factor between a player's resources at the end of the game and during it."""


def groups(*kinds: CardType, colourless: bool = True) -> list[list[Card]]:
    """The cards of these types, so many at a time."""
    cards = sorted(PACK.cards.values(), key=lambda card: card.number)
    its = [card for card in cards if card.type in kinds and (card.colour or colourless)]
    return [its[start : start + GROUP] for start in range(0, len(its), GROUP)]


def first_and_last(cards: Sequence[Card]) -> str:
    """The name of a group."""
    return f"{cards[0].number}-{cards[-1].number}"


# --- when a component is done with ---------------------------------------------------------------


def card_done(state: State) -> bool:
    """The card that was played is where it belongs."""
    return state.turn is None or state.turn.card is None


def turn_done(state: State) -> bool:
    """The turn is over."""
    return state.turn is None or state.turn.slot is None


def effect_done(state: State) -> bool:
    """The active player may declare the turn."""
    return isinstance(state.stack[-1], ChooseSlot)


def production_done(state: State) -> bool:
    """The cities are fed."""
    return state.phase != "production"


def finished(state: State, rng: Rng, done: Callable[[State], bool], *wanted: str) -> bool:
    """Play on by chance, with all pieces conserved; whether what is wanted was done."""
    before = pieces(state)
    answers = [key for answer in play_on(state, rng, wanted, done) for key in answer]
    assert_conserved(before, pieces(state))
    assert score_of(state, 0).total >= 0
    return not {*wanted}.isdisjoint(answers)


# --- cards ---------------------------------------------------------------------------------------


def plays(card: Card, position: Position, rng: Rng) -> bool:
    """Play a card on a slot of its colour, card first; whether it could be used."""
    assert card.colour is not None
    state = position.copy()
    to_hand(state, position.seat, card.id)
    declare_sure(state, position.seat, card.colour, card.id)
    return finished(state, rng, card_done, "order:card")


@pytest.mark.slow
@pytest.mark.parametrize("cards", groups(*CARD_TYPES, colourless=False), ids=first_and_last)
def test_every_card_is_played_in_positions_by_chance(cards: list[Card]) -> None:
    for card in cards:
        rng = Rng(card.number)
        assert sum(plays(card, its, rng) for its in positions()), card.id


@pytest.mark.slow
@pytest.mark.parametrize("cards", groups("permanent"), ids=first_and_last)
def test_whole_turns_by_chance_with_every_permanent(cards: list[Card]) -> None:
    for card in cards:
        rng = Rng(card.number)
        for position in positions():
            state = position.copy()
            to_table(state, position.seat, card.id)
            hand = state.players[position.seat].hand
            declare(state, position.seat, rng.choice(position.slots), rng.choice(hand))
            finished(state, rng, turn_done)


def uses(card: Card, position: Position, rng: Rng) -> bool:
    """Use a claimed action card at the beginning of a turn; whether it could be used."""
    state, seat = position.copy(), position.seat
    if len(action_cards(state, seat)) == 4:
        taken_away(state, action_cards(state, seat)[-1])
    to_table(state, seat, card.id)
    perform(state, seat, (Use(1),), Cause("card", "demonstration_use_one"))
    if effect_done(state):  # it was the only card, and no question was asked
        return card.id in state.players[seat].used
    finished(state, rng, effect_done, f"use:{card.id}")
    return card.id in state.players[seat].used


@pytest.mark.slow
@pytest.mark.parametrize("cards", groups("action"), ids=first_and_last)
def test_every_action_card_is_used_in_positions_by_chance(cards: list[Card]) -> None:
    for card in cards:
        rng = Rng(card.number)
        assert sum(uses(card, its, rng) for its in positions()), card.id


@pytest.mark.parametrize("cards", groups("production"), ids=first_and_last)
def test_productions_by_chance_with_every_production_card(cards: list[Card]) -> None:
    for card in cards:
        rng = Rng(card.number)
        for position in positions():
            state = position.copy()
            to_table(state, position.seat, card.id)
            produce(state)
            finished(state, rng, production_done)


@pytest.mark.rule("UC-7.24")
@pytest.mark.parametrize("cards", groups("end"), ids=first_and_last)
def test_every_end_scoring_card_scores_in_positions_by_chance(cards: list[Card]) -> None:
    for card in cards:
        points = []
        for position in positions():
            state, seat = position.copy(), position.seat
            to_table(state, seat, card.id)
            state.players[seat].stock = state.players[seat].stock.times(PLENTY)
            score = score_of(state, seat)
            points.append({line.source: line.points for line in score.cards}[card.id])
            assert min(score.left) >= 0
            assert score.total >= score.before
        assert min(points) >= 0
        assert any(points), card.id


# --- what is not a card --------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(PACK.contracts))
def test_every_contract_is_claimed_in_positions_by_chance(name: str) -> None:
    contract, rng, claimed = PACK.contracts[name], Rng(1), 0
    for position in positions():
        state, seat = position.copy(), position.seat
        if state.seats == 1:
            continue
        for player in state.players:
            player.contracts = tuple(each for each in player.contracts if each != name)
        state.contracts = (name,)
        hand = state.players[seat].hand
        met = meets(contract.needs, holdings(state, seat))
        declare(state, seat, rng.choice(position.slots), rng.choice(hand))
        finished(state, rng, turn_done)
        claimed += name in state.players[seat].contracts
        assert met <= (name in state.players[seat].contracts)
    assert claimed


@pytest.mark.parametrize("name", PACK.tiles_of("blue", 2))
def test_every_blue_metropolis_acts_and_produces_in_positions_by_chance(name: str) -> None:
    tile, rng = PACK.tiles[name], Rng(2)
    for position in positions():
        state, seat = position.copy(), position.seat
        beside_board(state, seat, name)
        later = state.clone()
        perform(state, seat, tile.now, Cause("tile", name))
        finished(state, rng, effect_done)
        produce(later)
        finished(later, rng, production_done)


@pytest.mark.parametrize("name", PACK.tiles_of("brown", 2))
def test_every_brown_metropolis_scores_in_positions_by_chance(name: str) -> None:
    for position in positions():
        state, seat = position.copy(), position.seat
        beside_board(state, seat, name)
        (points,) = [line.points for line in score_of(state, seat).tiles if line.source == name]
        assert points >= 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_every_slot_is_performed_in_positions_by_chance(seats: int) -> None:
    rng = Rng(3)
    for name in PACK.slots(seats):
        performed = 0
        for position in positions():
            if name in position.slots and (position.state.seats > 2) == (seats > 2):
                state = position.copy()
                hand = state.players[position.seat].hand
                declare(state, position.seat, name, rng.choice(hand))
                finished(state, rng, turn_done)
                performed += 1
        assert performed, name


def test_the_positions_are_of_all_eras_and_numbers_of_players() -> None:
    found = {(position.state.seats, position.state.era) for position in positions()}
    assert len(positions()) == POSITIONS
    assert {seats for seats, _ in found} == {1, 2, 3, 4}
    assert {era for _, era in found} == {1, 2, 3}
    assert any(claimed_cards(its.state, its.seat) for its in positions())
