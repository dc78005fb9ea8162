"""Laws about what a seat or a spectator can know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.core import machine
from engine.core.event import Event
from engine.core.game import AnyGame, Result
from engine.core.machine import Position
from engine.core.msg import Msg
from engine.core.rng import Rng
from engine.core.storage.stored import Shared, Stored
from engine.core.table import Table
from tests.conformance.cases import Case, each_case
from tests.conformance.random_walk import any_answer, dumped, examples
from tests.conformance.recorded_games import Moment, Shuffle, moments, shuffles

FEW = examples(6)
CHANCE = st.integers(0, 2**32)
ATOMS = (str, int, float, bool, Enum, type(None))


def own_question(game: AnyGame, state: Any, seat: int | None) -> object:  # noqa: ANN401 - any game's state
    """Return the question that this seat is asked, if any."""
    return next((asked for asked in machine.pending(state, game) if asked.seat == seat), None)


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_a_view_does_not_change_with_what_its_seat_cannot_see(
    case: Case, moment: Moment, chance: int
) -> None:
    game, state = case.game, case.table(moment).state
    for seat in case.everybody:
        redealt = game.redeal(state, seat, Rng(chance))
        assert game.view(redealt, seat) == game.view(state, seat)


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_what_is_dealt_anew_is_the_same_for_all_positions_that_look_alike_to_a_seat(
    case: Case, moment: Moment, chance: int
) -> None:
    """So nothing tried on the result reveals anything hidden, not even its order."""
    game, state = case.game, case.table(moment).state
    for seat in case.everybody:
        alike = game.redeal(state, seat, Rng(chance))
        assert game.redeal(alike, seat, Rng(7)) == game.redeal(state, seat, Rng(7))


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_a_question_does_not_change_with_what_its_seat_cannot_see(
    case: Case, moment: Moment, chance: int
) -> None:
    game, state = case.game, case.table(moment).state
    for seat in range(case.seats):
        redealt = game.redeal(state, seat, Rng(chance))
        assert own_question(game, redealt, seat) == own_question(game, state, seat)


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_what_is_said_about_a_question_does_not_change_with_what_its_seat_cannot_see(
    case: Case, moment: Moment, chance: int
) -> None:
    game, state = case.game, case.table(moment).state
    for asked in machine.pending(state, game):
        redealt = game.redeal(state, asked.seat, Rng(chance))
        assert game.explained(redealt, asked) == game.explained(state, asked)
        assert game.closed(redealt, asked) == game.closed(state, asked)
        assert game.grid(redealt, asked) == game.grid(state, asked)


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_the_same_seats_are_awaited_whatever_is_hidden(
    case: Case, moment: Moment, chance: int
) -> None:
    game, table = case.game, case.table(moment)
    awaited = [decision.seat for decision in table.pending]
    for seat in case.everybody:
        redealt = game.redeal(table.state, seat, Rng(chance))
        assert [decision.seat for decision in machine.pending(redealt, case.game)] == awaited


@each_case
@examples(4)
@given(moment=moments, chance=CHANCE)
def test_a_move_that_can_be_taken_back_freely_tells_nothing_new(
    case: Case, moment: Moment, chance: int
) -> None:
    game, table, rng = case.game, case.table(moment), Rng(chance)
    for _ in range(100):
        if not table.pending:
            break
        decision = rng.choice(table.pending)
        seat, answer = decision.seat, any_answer(decision, rng)
        other = game.redeal(table.state, seat, Rng(rng.word()))
        told = machine.submit(game, other, seat, answer).events
        events = table.submit(seat, answer, table.ply).events
        assert other.sealed == table.state.sealed
        if table.state.moves > table.state.sealed:
            assert game.view(other, seat) == table.view(seat)
            assert own_question(game, other, seat) == own_question(game, table.state, seat)
            assert _seen(told, seat) == _seen(events, seat)


def _seen(events: Iterable[Event], seat: int) -> list[Event]:
    return [event for event in events if event.seen_by(seat)]


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_dealing_anew_leaves_the_position_itself_alone(
    case: Case, moment: Moment, chance: int
) -> None:
    table = case.table(moment)
    before = dumped(table)
    for seat in case.everybody:
        redealt, rng = case.game.redeal(table.state, seat, Rng(chance)), Rng(chance)
        for _ in range(10):
            asked = machine.pending(redealt, case.game)
            if asked:
                decision = rng.choice(asked)
                machine.submit(case.game, redealt, decision.seat, any_answer(decision, rng))
    assert dumped(table) == before


def _leaves(value: object) -> Iterator[str]:
    """Yield every plain value inside a value, as often as it occurs."""
    if isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _leaves(part)
    else:
        yield repr(value)


def _pieces(value: object) -> Iterator[str]:
    """Yield the plain values inside a value, but those that one player or object repeats only once.

    A card in hand that will be discarded is named a second time, and so is what is dealt instead.
    """
    if isinstance(value, dict):
        named: Counter[str] = Counter()
        for part in value.values():
            named |= Counter(_leaves(part))
        yield from named.elements()
    elif isinstance(value, list):
        for part in value:
            yield from _pieces(part)
    else:
        yield repr(value)


def _stored(case: Case, state: Position) -> list[object]:
    """Return the parts of a stored position, without the random generator."""
    stored: dict[str, object] = json.loads(case.game.codec.dump(state))
    del stored["rng"]
    return [*stored.values()]


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_dealing_anew_loses_and_doubles_no_piece(case: Case, moment: Moment, chance: int) -> None:
    state = case.table(moment).state
    before = _stored(case, state)
    for seat in case.everybody:
        after = _stored(case, case.game.redeal(state, seat, Rng(chance)))
        assert Counter(_pieces(after)) == Counter(_pieces(before))
        named = (sorted(Counter(_leaves(parts)).values()) for parts in (after, before))
        assert next(named) == next(named)


@each_case
def test_there_is_something_hidden_from_everybody_and_it_is_dealt_anew(case: Case) -> None:
    table = Table(case.game, case.setup())
    for seat in case.everybody:
        dumps = set()
        for chance in range(5):
            redealt = case.game.redeal(table.state, seat, Rng(chance))
            redealt.rng = table.state.rng.clone()
            dumps.add(case.game.codec.dump(redealt))
        assert len(dumps) == 5


@each_case
@FEW
@given(moment=moments)
def test_looking_changes_nothing(case: Case, moment: Moment) -> None:
    table = case.table(moment)
    before = dumped(table)
    assert [table.view(seat) for seat in case.everybody] == [
        table.view(seat) for seat in case.everybody
    ]
    assert dumped(table) == before


def _strange(value: object, case: Case) -> Iterator[object]:
    """Yield what does not belong in a view: neither plain data nor the game's frozen classes."""
    if isinstance(value, (Position, Stored, Shared, Rng)):
        yield value
    elif is_dataclass(value) and not isinstance(value, type):
        allowed = _tells_figures(type(value), case) or isinstance(value, (Result, Msg))
        if not allowed or not value.__dataclass_params__.frozen:  # type: ignore[attr-defined]
            yield value
        for field in fields(value):
            yield from _strange(getattr(value, field.name), case)
    elif isinstance(value, (tuple, frozenset)):
        for part in value:
            yield from _strange(part, case)
    elif not isinstance(value, ATOMS):
        yield value


def _tells_figures(kind: type, case: Case) -> bool:
    """Return whether a class belongs to the game but not to the module that defines positions."""
    package, _, _ = type(case.game).__module__.rpartition(".")
    made_of = f"{package}.state"
    return kind.__module__.startswith(f"{package}.") and kind.__module__ != made_of


@each_case
@FEW
@given(moment=moments)
def test_views_hold_plain_data_and_nothing_of_the_state(case: Case, moment: Moment) -> None:
    table = case.table(moment)
    for seat in case.everybody:
        view = table.view(seat)
        assert is_dataclass(view)
        assert type(view) is not type(table.state)
        assert list(_strange(view, case)) == []


@each_case
@FEW
@given(shuffle=shuffles)
def test_what_is_told_to_all_is_told_to_spectators_and_secrets_to_seats_only(
    case: Case, shuffle: Shuffle
) -> None:
    for event in case.played(shuffle).events:
        assert event.seen_by(None) == (event.to is None)
        assert event.to is None or {*event.to} <= {*range(case.seats)}


@each_case
@FEW
@given(moment=moments)
def test_the_seed_is_a_secret_until_the_end(case: Case, moment: Moment) -> None:
    table, over = case.table(moment), case.played(moment.shuffle)[-1]
    assert table.seed == (None if table.pending else moment.shuffle.seed)
    assert over.seed == moment.shuffle.seed
