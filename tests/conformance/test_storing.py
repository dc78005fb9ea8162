"""Laws about states, logs and undos."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import machine
from engine.core.effects.effect import DoerMenu
from engine.core.errors import CannotUndo, Stale
from engine.core.log import Checkpoint
from engine.core.rng import Rng
from engine.core.storage.piece import Piece
from engine.core.storage.stored import Stored
from engine.core.table import Freedom, Table
from engine.core.transcript import read, replay, transcript_of, write
from engine.registry import game_for
from tests.conformance.cases import Case, each_case
from tests.conformance.random_walk import any_answer, asked_keys, dumped, examples, step
from tests.conformance.recorded_games import Moment, Shuffle, moments, moments_with_undos, shuffles

FEW = examples(4)
CHANCE = st.integers(0, 2**32)


def stored_kinds(case: Case) -> Mapping[str, type[Stored]]:
    """Return the classes of frames and effects that a game can store, by name."""
    return cast("Mapping[str, type[Stored]]", case.game.codec._context["kinds"])


@each_case
def test_no_frame_or_effect_lacks_a_method(case: Case) -> None:
    lacking = {
        (name, method)
        for name, kind in stored_kinds(case).items()
        for method in dir(kind)
        if getattr(getattr(kind, method), "__isabstractmethod__", False)
    }
    assert lacking == set()


@each_case
def test_every_menu_names_the_seat_that_it_asks(case: Case) -> None:
    menus = [kind for kind in stored_kinds(case).values() if issubclass(kind, machine.Menu)]
    assert menus
    for kind in menus:
        own = kind.seat_of not in {machine.Menu.seat_of, DoerMenu.seat_of}
        assert own or {"seat", "doer"} & set(dir(kind)), kind


def mutable_in(thing: object) -> Iterator[object]:
    """Yield everything in a position that can be changed in place."""
    if isinstance(thing, Piece):
        yield thing
        for name in type(thing).__dataclass_fields__:  # type: ignore[attr-defined]  # pieces are dataclasses
            yield from mutable_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from mutable_in(part)
    elif isinstance(thing, dict):
        yield thing
        yield from mutable_in(tuple(thing.values()))
    elif isinstance(thing, list | set):
        yield thing


@each_case
@FEW
@given(moment=moments)
def test_a_copy_of_a_position_shares_nothing_that_changes(case: Case, moment: Moment) -> None:
    state = case.table(moment).state
    copy = case.game.clone(state)
    assert copy == state
    assert not {id(each) for each in mutable_in(copy)} & {id(each) for each in mutable_in(state)}


@each_case
@FEW
@given(moment=moments)
def test_a_stored_position_comes_back_with_the_same_questions(case: Case, moment: Moment) -> None:
    table, codec = case.table(moment), case.game.codec
    again = codec.load(dumped(table))
    assert again == table.state
    assert codec.dump(again) == dumped(table)
    assert machine.pending(again, case.game) == table.pending


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_a_reloaded_position_plays_on_as_the_first_one(
    case: Case, moment: Moment, chance: int
) -> None:
    table = case.table(moment)
    again = case.game.codec.load(dumped(table))
    rng = Rng(chance)
    for _ in range(40):
        if not table.pending:
            break
        decision = rng.choice(table.pending)
        answer = any_answer(decision, rng)
        table.submit(decision.seat, answer, table.ply)
        machine.submit(case.game, again, decision.seat, answer)
    assert case.game.codec.dump(again) == dumped(table)


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_playing_on_a_clone_leaves_the_original_alone(
    case: Case, moment: Moment, chance: int
) -> None:
    table = case.table(moment)
    before, clone, rng = dumped(table), case.game.clone(table.state), Rng(chance)
    assert clone == table.state
    for _ in range(60):
        asked = machine.pending(clone, case.game)
        if not asked:
            break
        decision = rng.choice(asked)
        machine.submit(case.game, clone, decision.seat, any_answer(decision, rng))
    assert dumped(table) == before
    assert (case.game.codec.dump(clone) == before) == (table.result is not None)


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_playing_on_leaves_a_clone_alone(case: Case, moment: Moment, chance: int) -> None:
    table = case.table(moment)
    clone, before = case.game.clone(table.state), dumped(table)
    rng = Rng(chance)
    for _ in range(60):
        if table.pending:
            step(table, rng)
    assert case.game.codec.dump(clone) == before


@each_case
@FEW
@given(moment=moments_with_undos)
def test_a_log_leads_to_the_same_position_again(case: Case, moment: Moment) -> None:
    table = case.table_with_undos(moment)
    again = Table.resume(case.game, table.setup, table.log, None)
    assert (dumped(again), again.ply) == (dumped(table), table.ply)
    assert asked_keys(again) == asked_keys(table)


@each_case
@FEW
@given(moment=moments_with_undos, data=st.data())
def test_a_log_and_a_snapshot_lead_to_the_same_position_again(
    case: Case, moment: Moment, data: st.DataObject
) -> None:
    table = case.table_with_undos(moment)
    kept = data.draw(st.integers(0, len(table.moves)))
    way = Table.resume(case.game, table.setup, table.moves[:kept], None)
    snapshot = Checkpoint(case.game.codec.load(dumped(way)), kept)
    again = Table.resume(case.game, table.setup, table.log, snapshot)
    assert (dumped(again), again.ply) == (dumped(table), table.ply)
    assert asked_keys(again) == asked_keys(table)


@each_case
@FEW
@given(moment=moments_with_undos)
def test_a_transcript_leads_to_the_same_position_again(case: Case, moment: Moment) -> None:
    table = case.table_with_undos(moment)
    text = write(transcript_of(table))
    assert read(text) == transcript_of(table)
    again = replay(text, game_for)
    assert (dumped(again), again.log) == (dumped(table), table.log)
    assert write(transcript_of(again)) == text


# ---------------------------------------------------------------- taking back


@each_case
@FEW
@given(moment=moments, chance=CHANCE)
def test_taking_back_is_exact_and_no_ply_comes_back(
    case: Case, moment: Moment, chance: int
) -> None:
    table = case.table(moment)
    before = (dumped(table), asked_keys(table), list(table.moves))
    ply, rng = table.ply, Rng(chance)
    if not table.pending:
        return
    step(table, rng)
    seat = table.moves[-1].seat
    table.undo(seat, table.ply, agreed=True)
    assert (dumped(table), asked_keys(table), table.moves) == before
    assert table.ply == ply + 2
    for decision in table.pending:
        with pytest.raises(Stale):
            table.submit(decision.seat, decision.default, ply)


@each_case
@FEW
@given(moment=moments)
def test_a_move_is_free_to_take_back_if_it_is_the_last_and_nothing_was_revealed(
    case: Case, moment: Moment
) -> None:
    table = case.table(moment)
    state = table.state
    for seat in range(case.seats):
        moved = [number for number, move in enumerate(table.moves, 1) if move.seat == seat]
        fixed = max(state.sealed, state.final(seat))
        free = bool(moved) and moved[-1] == len(table.moves) > fixed
        expected = Freedom.FREE if free else Freedom.CONSENT if moved else Freedom.NOTHING
        apart = len(table.moves) > (moved[-1] if moved else 0) > fixed
        assert table.freedom(seat) in ((expected, Freedom.APART) if apart else (expected,))


@each_case
@FEW
@given(moment=moments)
def test_what_is_not_free_is_not_taken_back_alone(case: Case, moment: Moment) -> None:
    table = case.table(moment)
    before = (dumped(table), table.ply)
    for seat in range(case.seats):
        if table.freedom(seat) is not Freedom.FREE:
            with pytest.raises(CannotUndo):
                table.undo(seat, table.ply)
    assert (dumped(table), table.ply) == before


@each_case
@FEW
@given(shuffle=shuffles)
def test_the_end_of_a_game_is_not_taken_back_alone(case: Case, shuffle: Shuffle) -> None:
    over = case.played(shuffle)[-1]
    assert over.result is not None
    assert all(over.freedom(seat) is not Freedom.FREE for seat in range(case.seats))
