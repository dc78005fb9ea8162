from __future__ import annotations

import pytest

from engine.core.decision import Pick
from engine.core.errors import IllegalAnswer
from engine.core.lapsing import LAPSE
from engine.core.log import Entry, Move, Undo
from engine.core.table import Freedom, Table
from engine.core.timeout import time_out
from tests.engine.underwater_cities.scene import Scene, card, stock
from tests.engine.underwater_cities.tables import play, table_of


def slots_taken(table: Table, seat: int = 0) -> set[str]:
    return {slot for slot, seats in table.state.tiles.items() if seat in seats}


def reveal(table: Table) -> None:
    """Something is revealed beside: nothing up to here can be taken back."""
    table.state.sealed = table.state.moves


def entered(entries: tuple[Entry, ...]) -> list[Move]:
    return [entry for entry in entries if isinstance(entry, Move)]


# ---------------------------------------------------------------- time is up in the own turn


@pytest.mark.rule("UC-9.2", "D3")
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
def test_a_slot_of_which_nothing_was_performed_is_taken_back(keys: tuple[str, ...]) -> None:
    scene = Scene().player(owns="4s 4k 4c 2b").claimed("drill_rig")
    scene.hand("courier_subs", "smuggling").start()
    table = play(table_of(scene), *keys)
    time_out(table, 0)
    me = table.state.players[0]
    # The always-available slot was chosen instead, with the lowest card, and the turn is over.
    assert (me.stock, slots_taken(table)) == (stock("4s 4k 6c 2b"), set())
    assert ("smuggling" in me.hand, "courier_subs" in me.hand) == (False, True)
    assert table.state.running.seat == 1


@pytest.mark.rule("UC-9.2", "D6", "D12")
def test_what_was_performed_stands_and_the_rest_is_left_out() -> None:
    scene = Scene().player(owns="4s 4c").hand("courier_subs").start()
    table = play(table_of(scene), "slot:yellow_2", "card:courier_subs", "site:t-c6-c9")
    time_out(table, 0)
    me = table.state.players[0]
    assert (me.nation.tunnel.bit_count(), me.stock) == (1, stock("3s 3c"))
    assert slots_taken(table) == {"yellow_2"}
    assert table.state.running.seat == 1


@pytest.mark.rule("UC-9.2", "UC-5.32")
def test_past_a_commit_point_the_slot_is_not_taken_back() -> None:
    scene = Scene().player(owns="2s 2c").hand("recruitment_drive").start()
    table = play(table_of(scene), "slot:yellow_2", "card:recruitment_drive", "order:card")
    # Cards were drawn; which of them to keep is asked.
    assert table.freedom(0) is Freedom.CONSENT
    entries = time_out(table, 0)
    assert slots_taken(table) == {"yellow_2"}
    assert len(entries) == len(table.moves) - 3


@pytest.mark.rule("UC-9.2", "UC-5.32")
def test_past_a_commit_point_the_action_of_the_slot_lapses() -> None:
    scene = Scene().player(owns="4s 4k 4c 1b").hand("recruitment_drive", "supply_drop").start()
    table = play(table_of(scene), "slot:yellow_3", "card:recruitment_drive", "order:card")
    asked = table.pending[0]
    assert isinstance(asked, Pick)
    kept = asked.options[-1].key
    table.submit(0, (kept,), table.ply)
    play(table, "part:1", "build:purple")
    assert table.freedom(0) is Freedom.FREE
    entries = time_out(table, 0)
    me = table.state.players[0]
    # Nothing was paid or built, though a city had been chosen; the card that was kept stays.
    assert (me.stock, me.nation.purple, me.nation.farm) == (stock("4s 4k 4c 1b"), 0, 0)
    assert kept.removeprefix("keep:") in me.hand
    assert slots_taken(table) == {"yellow_3"}
    # The step to a city is taken back, what lapses is entered, and the turn ends as any other.
    assert [type(entry) for entry in entries] == [Undo, Undo, Move, Move]
    assert [move.answer for move in table.moves[-2:]] == [LAPSE, ("end",)]
    assert (len(me.hand), table.state.running.seat) == (3, 1)


@pytest.mark.rule("UC-9.2", "D26")
def test_a_card_under_way_is_finished_though_the_slot_lapses() -> None:
    scene = Scene().player(owns="2s 2c").hand("recruitment_drive").start()
    table = play(table_of(scene), "slot:yellow_2", "card:recruitment_drive", "order:card")
    entries = time_out(table, 0)
    me = table.state.players[0]
    assert (me.nation.tunnel, me.stock, me.drawn) == (0, stock("2s 2c"), ())
    assert entered(entries)[0].answer == LAPSE
    assert table.state.running.seat == 1


@pytest.mark.rule("UC-9.2", "D5")
def test_a_slot_that_was_to_come_first_lapses_and_the_card_is_left() -> None:
    scene = Scene().player(owns="2s 2c").hand("courier_subs").start()
    table = play(table_of(scene), "slot:yellow_2", "card:courier_subs")
    reveal(table)
    time_out(table, 0)
    me = table.state.players[0]
    assert (me.nation.tunnel, me.stock) == (0, stock("2s 2c"))
    assert "courier_subs" in table.state.discards


@pytest.mark.rule("UC-9.2", "UC-5.12")
def test_what_was_begun_of_the_slot_past_a_commit_point_stands_once_a_part_is_performed() -> None:
    scene = Scene().player(owns="4s 4c").hand("courier_subs").start()
    table = play(table_of(scene), "slot:yellow_2", "card:courier_subs", "site:t-c6-c9")
    reveal(table)
    assert all(move.answer != LAPSE for move in entered(time_out(table, 0)))
    assert table.state.players[0].nation.tunnel.bit_count() == 1


def test_everybody_is_told_that_the_action_lapses() -> None:
    scene = Scene().player(owns="2s 2c").hand("recruitment_drive").start()
    table = play(table_of(scene), "slot:yellow_2", "card:recruitment_drive", "order:card")
    told = table.lapse(0, table.ply).events
    assert [(event.name, event.seat, event.to) for event in told] == [
        ("underwater-cities-log-lapsed", 0, None)
    ]


def test_nothing_lapses_that_can_be_taken_back() -> None:
    scene = Scene().player(owns="4s 4c").hand("courier_subs").start()
    table = play(table_of(scene), "slot:yellow_2", "card:courier_subs")
    with pytest.raises(IllegalAnswer):
        table.lapse(0, table.ply)


@pytest.mark.rule("UC-9.2", "UC-6.53")
def test_an_ability_used_before_the_declaration_stands() -> None:
    scene = Scene().player(owns="1k 2c").claimed("exchange_desk").hand("courier_subs").start()
    table = play(table_of(scene), "ability:exchange_desk:exchange:1", "slot:yellow_2")
    time_out(table, 0)
    assert table.state.players[0].stock == stock("1s 4c")


@pytest.mark.rule("UC-9.2", "UC-5.29")
def test_what_another_seat_discarded_meanwhile_stands() -> None:
    scene = Scene().hand(2, 3, 4, 5, 6).hand("courier_subs", seat=1).player(1, owns="2s 2c").start()
    table = play(table_of(scene), "slot:red_3", f"card:{card(2)}", "end")
    play(table, "slot:yellow_2", "card:courier_subs", seat=1)
    table.submit(0, (f"discard:{card(3)}", f"discard:{card(4)}"), table.ply)
    time_out(table, 1)
    assert table.state.players[1].stock == stock("2s 4c")
    assert card(3) not in table.state.players[0].hand
    assert (len(table.state.players[0].hand), slots_taken(table, 1)) == (3, set())


@pytest.mark.rule("UC-9.2", "D3", "D35")
def test_a_turn_in_which_nothing_was_done_is_the_safe_one() -> None:
    table = table_of(Scene().hand("courier_subs", "kelp_nursery").start())
    entries = time_out(table, 0)
    assert [move.answer for move in table.moves] == [
        ("slot:always",),
        ("card:kelp_nursery",),
    ]
    assert list(entries) == table.moves


# ---------------------------------------------------------------- time is up outside a turn


@pytest.mark.rule("UC-9.2", "D2")
def test_outside_a_turn_only_what_is_asked_is_answered() -> None:
    scene = Scene().hand(2, 3, 4, 5, 6).hand("courier_subs", seat=1).start()
    table = play(table_of(scene), "slot:red_3", f"card:{card(2)}", "end")
    time_out(table, 0)
    assert len(table.state.players[0].hand) == 3
    asked = table.awaited(1)
    assert asked is not None
    assert asked.prompt.key == "underwater-cities-ask-slot"


@pytest.mark.rule("UC-9.2", "UC-9.3", "D31")
def test_in_production_the_default_of_the_open_question_is_given() -> None:
    scene = Scene().player(owns="3k").claimed("night_market").start("production")
    table = table_of(scene)
    time_out(table, 0)
    assert (table.state.era, table.state.players[0].stock) == (2, stock("2k"))


@pytest.mark.rule("UC-9.2", "UC-11.1")
def test_the_turn_of_a_player_alone_ends_as_well() -> None:
    scene = Scene(1, board=5).hand("courier_subs", "kelp_nursery").start()
    table = table_of(scene)
    time_out(table, 0)
    assert (table.state.turns, table.state.lap) == (2, 2)
