from __future__ import annotations

from collections import Counter

import pytest

from engine.core import machine
from engine.core.decision import Pick
from engine.core.event import Event
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.otys.effects.contracts import KeepContract
from engine.otys.game import Otys
from engine.otys.state import Board, OtysState
from engine.registry import find_game

DIVERS = [
    "engineer", "explorer", "fuel_expert", "metal_expert",
    "plant_expert", "spy", "tech_expert", "trader",
]  # fmt: skip
PERMANENT = ["1", "2", "3", "4", "5", "X"]
SPACES = (3, 3, 4, 5, 6)
THRESHOLDS = (6, 5, 4, 3)
GAMES_OF_EACH = 4
COMMON = (
    "fulfilled", "drew", "explored", "copied", "sold", "bought", "rotated", "recovered",
    "took-back", "upgraded-to", "oxygen", "propelled", "improved-hacker", "improved-mechanic",
)  # fmt: skip
"""Events that random games must produce, lest the invariants are proved for idle tables."""
ENOUGH = 20_000
"""Far more answers than any game at random has needed."""


GAMES = [
    (seats, sides, variant)
    for seats in (2, 3, 4)
    for sides in ("basic", "random", "advanced")
    for variant in ("off", "on")
]


def in_play(state: OtysState, seat: int) -> list[str]:
    """The Key that this seat has in play."""
    turn = state.turn
    return [turn.key] if turn and turn.seat == seat and turn.key else []


def column_and_upgrades(state: OtysState, before: OtysState) -> None:
    """OT-16.1."""
    for board, old in zip(state.boards, before.boards, strict=True):
        assert sorted(board.column) == DIVERS
        assert set(old.upgraded) <= set(board.upgraded) <= set(DIVERS)
        assert len(set(board.upgraded)) == len(board.upgraded)


def every_key_in_one_place(state: OtysState) -> None:
    """OT-16.2."""
    neutral = state.neutral_x
    for seat, board in enumerate(state.boards):
        keys = [*board.keys, *board.track, *in_play(state, seat)]
        assert sorted(key for key in keys if key != "N") == PERMANENT
        neutral += board.neutral_x + keys.count("N")
        assert "N" not in board.keys
    assert neutral == 12
    assert state.neutral_x >= 0


def tracks_between_turns(state: OtysState) -> None:
    """OT-16.3."""
    turn = state.turn
    for seat, board in enumerate(state.boards):
        if turn is None or turn.seat != seat or turn.step == "start":
            assert len(board.track) < THRESHOLDS[board.hacker]
    if turn is not None and turn.step == "start":
        assert state.boards[turn.seat].keys


def stocks(state: OtysState, before: OtysState) -> None:
    """OT-16.4."""
    for board, old in zip(state.boards, before.boards, strict=True):
        held = [sum(cubes) for cubes in board.levels]
        assert all(count <= most for count, most in zip(held, SPACES, strict=True))
        assert min(count for cubes in board.levels for count in cubes) >= 0
        assert min(board.credits, board.batteries, board.neutral_x) >= 0
        assert board.points >= old.points
    assert all(0 <= column <= 3 for column in state.store)


def cards_and_tokens(state: OtysState) -> None:
    """OT-16.5."""
    drawn = [
        card for frame in state.stack if isinstance(frame, KeepContract) for card in frame.cards
    ]
    hands = [card for board in state.boards for card in board.contracts]
    public = [card for card in state.public if card]
    cards = [*state.deck, *state.discard, *public, *hands, *drawn]
    assert len(cards) == len(set(cards)) == 32
    placed = [token for board in state.boards for token in board.rewards if token]
    shown = [token for row in state.display for token in row]
    tokens = [*state.bag, *state.spent_rewards, *shown, *placed]
    assert len(tokens) == len(set(tokens)) == 32
    assert [len(row) for row in state.display] == [2] * 5
    spaces = 2 if len(state.boards) == 2 else 3
    assert all(state.public[:spaces]) or not (state.deck or state.discard)
    assert not any(state.public[spaces:])


class Turns:
    """Counts the turns played, as the log tells them."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order
        self.played: Counter[int] = Counter()

    def note(self, events: tuple[Event, ...], state: OtysState) -> None:
        """OT-16.6: a round begins or the game ends only when all have played as many turns."""
        for event in events:
            if event.name == "otys-log-played-key" and event.seat is not None:
                if event.seat == self.order[0]:
                    self.equal()
                self.played[event.seat] += 1
        if state.over:
            self.equal()
            assert self.played[self.order[0]] == state.round

    def equal(self) -> None:
        assert len({self.played[seat] for seat in self.order}) == 1


class Seen:
    """The events and extremes that occurred in the games."""

    def __init__(self) -> None:
        self.names: Counter[str] = Counter()
        self.most_on_track = 0

    def note(self, events: tuple[Event, ...], boards: tuple[Board, ...]) -> None:
        self.names.update(event.name.removeprefix("otys-log-") for event in events)
        self.most_on_track = max(self.most_on_track, *(len(board.track) for board in boards))


def whole_game(seats: int, seed: int, options: dict[str, str], seen: Seen) -> None:
    """Play at random to the end, and check everything after every answer."""
    game = find_game("otys")
    assert isinstance(game, Otys)
    state = game.setup(checked_setup(game, seats, seed, options))
    outcome, chance = machine.begin(game, state), Rng(seed)
    turns, count = Turns(state.order), 0
    while outcome.pending:
        (decision,) = outcome.pending
        assert isinstance(decision, Pick)
        before, key = state.clone(), chance.choice(decision.options).key
        outcome = machine.submit(game, state, decision.seat, (key,), outcome.pending)
        column_and_upgrades(state, before)
        every_key_in_one_place(state)
        tracks_between_turns(state)
        stocks(state, before)
        cards_and_tokens(state)
        turns.note(outcome.events, state)
        seen.note(outcome.events, state.boards)
        count += 1
        assert count < ENOUGH
    assert state.over in ("points", "standstill")


@pytest.mark.unwatched
@pytest.mark.rule("OT-16.1", "OT-16.2", "OT-16.3", "OT-16.4", "OT-16.5", "OT-16.6")
@pytest.mark.parametrize(("seats", "sides", "variant"), GAMES)
def test_invariants_hold_after_every_answer_of_a_whole_game(
    seats: int, sides: str, variant: str
) -> None:
    options = {"sponsor_sides": sides, "author_spy_variant": variant}
    seen = Seen()
    for seed in range(GAMES_OF_EACH):
        whole_game(seats, seed, options, seen)
    assert set(COMMON) <= set(seen.names)
    assert seen.most_on_track == max(THRESHOLDS) - 1
