"""The default answers of one seat, as if somebody gave them for a player who does not answer."""

from __future__ import annotations

import pytest

from engine.core.decision import Pick
from engine.core.game import checked_setup
from engine.core.log import Move
from engine.core.rng import Rng
from engine.core.table import Freedom, Table
from tests.conformance.random_walk import play as walk
from tests.engine.underwater_cities.scene import GAME, Scene, card, stock
from tests.engine.underwater_cities.tables import play, table_of

MOST = 30
"""More answers than any turn takes."""


def slots_taken(table: Table, seat: int = 0) -> set[str]:
    return {slot for slot, seats in table.state.tiles.items() if seat in seats}


def give_defaults(table: Table, seat: int) -> list[Move]:
    """Answer for a seat: in its own turn to the end of it, otherwise only what is asked."""
    own, turn, before = table.game.turn_of(table.state) == seat, table.state.turns, table.ply
    for _ in range(MOST):
        asked = table.awaited(seat)
        if asked is None:
            break
        table.submit(seat, asked.default, table.ply)
        if not own or table.state.turns > turn or table.game.turn_of(table.state) != seat:
            break
    else:
        raise AssertionError("the turn does not end")
    return table.moves[before:]


# ---------------------------------------------------------------- in the own turn


@pytest.mark.rule("UC-9.2", "D3", "UC-5.32")
@pytest.mark.parametrize(
    "keys",
    [
        ("slot:yellow_2",),
        ("slot:yellow_2", "card:courier_subs"),
        ("slot:green_4", "card:courier_subs", "build:white", "site:c6"),
        ("slot:red_4", "card:courier_subs", "order:slot", "part:2"),
        ("slot:red_4", "card:courier_subs", "order:slot", "part:2", "use:drill_rig", "build:lab"),
    ],
)
def test_a_turn_begun_ends_with_its_slot_and_nothing_is_taken_back(keys: tuple[str, ...]) -> None:
    scene = Scene().player(owns="4s 4k 4c 2b").claimed("drill_rig")
    scene.hand("courier_subs", "smuggling").start()
    table = play(table_of(scene), *keys)
    begun = list(table.moves)
    give_defaults(table, 0)
    assert table.log[: len(begun)] == begun
    assert all(isinstance(entry, Move) for entry in table.log)
    assert slots_taken(table) == {keys[0].removeprefix("slot:")}
    assert table.state.running.seat == 1


@pytest.mark.rule("UC-9.2", "D6", "D12")
def test_what_was_performed_stands_and_the_rest_is_left_out() -> None:
    scene = Scene().player(owns="4s 4c").hand("courier_subs").start()
    table = play(table_of(scene), "slot:yellow_2", "card:courier_subs", "site:t-c6-c9")
    give_defaults(table, 0)
    me = table.state.players[0]
    assert (me.nation.tunnel.bit_count(), me.stock) == (1, stock("3s 3c"))
    assert slots_taken(table) == {"yellow_2"}
    assert table.state.running.seat == 1


@pytest.mark.rule("UC-9.2", "UC-5.32", "D26")
def test_past_a_commit_point_what_was_revealed_is_finished() -> None:
    scene = Scene().player(owns="2s 2c").hand("recruitment_drive").start()
    table = play(table_of(scene), "slot:yellow_2", "card:recruitment_drive", "order:card")
    # Cards were drawn; which of them to keep is asked.
    assert table.freedom(0) is Freedom.CONSENT
    asked = table.pending[0]
    assert isinstance(asked, Pick)
    given = give_defaults(table, 0)
    assert given[0].answer == asked.default
    assert table.state.players[0].drawn == ()
    assert (slots_taken(table), table.state.running.seat) == ({"yellow_2"}, 1)


@pytest.mark.rule("UC-9.2", "UC-6.53")
def test_an_ability_used_before_the_declaration_stands() -> None:
    scene = Scene().player(owns="1k 2c").claimed("exchange_desk").hand("courier_subs").start()
    table = play(table_of(scene), "ability:exchange_desk:exchange:1")
    give_defaults(table, 0)
    assert table.state.players[0].stock == stock("1s 4c")


@pytest.mark.rule("UC-9.2", "UC-5.29")
def test_what_another_seat_discarded_meanwhile_stands() -> None:
    scene = Scene().hand(2, 3, 4, 5, 6).hand("courier_subs", seat=1).player(1, owns="2s 2c").start()
    table = play(table_of(scene), "slot:red_3", f"card:{card(2)}", "end")
    play(table, "slot:yellow_2", "card:courier_subs", seat=1)
    table.submit(0, (f"discard:{card(3)}", f"discard:{card(4)}"), table.ply)
    give_defaults(table, 1)
    assert card(3) not in table.state.players[0].hand
    assert (len(table.state.players[0].hand), slots_taken(table, 1)) == (3, {"yellow_2"})


@pytest.mark.rule("UC-9.2", "D2", "UC-5.28")
def test_a_turn_ends_without_the_discard_that_another_seat_owes() -> None:
    scene = Scene(3).hand(2, 3, 4, 5, 6).hand("courier_subs", seat=1).start()
    table = play(table_of(scene), "slot:red_3", f"card:{card(2)}", "end")
    owed = table.awaited(0)
    give_defaults(table, 1)
    assert owed is not None
    assert table.awaited(0) == owed
    assert (len(table.state.players[0].hand), table.state.running.seat) == (5, 2)


@pytest.mark.rule("UC-9.2", "D3", "D35")
def test_a_turn_in_which_nothing_was_done_is_the_safe_one() -> None:
    table = table_of(Scene().hand("courier_subs", "kelp_nursery").start())
    given = give_defaults(table, 0)
    assert [move.answer for move in given] == [("slot:always",), ("card:kelp_nursery",)]
    assert table.log == given


@pytest.mark.rule("UC-9.2", "UC-11.1")
def test_the_turn_of_a_player_alone_ends_as_well() -> None:
    scene = Scene(1, board=5).hand("courier_subs", "kelp_nursery").start()
    table = table_of(scene)
    give_defaults(table, 0)
    assert (table.state.turns, table.state.lap) == (2, 2)


# ---------------------------------------------------------------- outside a turn


@pytest.mark.rule("UC-9.2", "D2")
def test_outside_a_turn_only_what_is_asked_is_answered() -> None:
    scene = Scene().hand(2, 3, 4, 5, 6).hand("courier_subs", seat=1).start()
    table = play(table_of(scene), "slot:red_3", f"card:{card(2)}", "end")
    asked = table.awaited(1)
    assert len(give_defaults(table, 0)) == 1
    assert len(table.state.players[0].hand) == 3
    assert asked is not None
    assert table.awaited(1) == asked


@pytest.mark.rule("UC-9.2", "UC-9.3", "D31")
def test_in_production_the_default_of_the_open_question_is_given() -> None:
    scene = Scene().player(owns="3k").claimed("night_market").start("production")
    table = table_of(scene)
    give_defaults(table, 0)
    assert (table.state.era, table.state.players[0].stock) == (2, stock("2k"))


# ---------------------------------------------------------------- anywhere


@pytest.mark.rule("UC-9.2", "UC-11.1")
@pytest.mark.parametrize("seed", range(12))
def test_from_anywhere_the_defaults_of_one_seat_are_legal_and_leave_the_others_alone(
    seed: int,
) -> None:
    rng, seats = Rng(seed), 2 + seed % 3
    table = Table(GAME, checked_setup(GAME, seats, seed))
    while walk(table, rng, 1 + rng.below(20)).pending:
        seat = rng.choice(table.pending).seat
        others = [each for each in table.pending if each.seat != seat]
        turn, own = table.state.turns, table.game.turn_of(table.state) == seat
        given = give_defaults(table, seat)
        assert {move.seat for move in given} == {seat}
        assert (table.state.turns > turn or table.game.turn_of(table.state) is None) or not own
        left = {each.seat: each for each in table.pending}
        assert [left.get(each.seat) for each in others] == others
