"""Undo within a turn: what can be taken back and what cannot (UC-5.32)."""

from __future__ import annotations

import pytest

from engine.core.table import Freedom
from tests.engine.taking_back import undo_apart
from tests.engine.underwater_cities.scene import Scene, card, stock
from tests.engine.underwater_cities.tables import play, table_of


@pytest.mark.rule("UC-5.32", "D3")
def test_slot_and_card_can_be_taken_back_one_after_the_other() -> None:
    table = table_of(Scene().player(owns="9s 9c").hand("courier_subs").start())
    play(table, "slot:yellow_2", "card:courier_subs", "site:t-c6-c9")
    for asked in (f"underwater-cities-ask-{name}" for name in ("site", "card", "slot")):
        assert table.freedom(0) is Freedom.FREE
        table.undo(0, table.ply)
        assert table.pending[0].prompt.key == asked
    assert table.state.players[0].stock == stock("9s 9c")
    assert table.state.tiles == {}


@pytest.mark.rule("UC-5.32")
def test_an_action_card_used_and_a_claimed_card_can_be_taken_back() -> None:
    table = table_of(Scene().hand("think_tank").start())
    play(table, "slot:green_2", "card:think_tank", "order:card")
    assert table.freedom(0) is Freedom.FREE
    table.undo(0, table.ply)
    assert table.state.players[0].claimed == ("personal_assistant",)


@pytest.mark.rule("UC-5.32")
@pytest.mark.parametrize(
    "keys",
    [
        ("slot:always", f"card:{card(2)}"),
        ("slot:red_3", f"card:{card(2)}", "end"),
        ("slot:green_3", f"card:{card(2)}", "take:search"),
    ],
)
def test_what_was_drawn_or_seen_cannot_be_forgotten(keys: tuple[str, ...]) -> None:
    table = play(table_of(Scene().hand(2).start()), *keys)
    assert table.freedom(0) is Freedom.CONSENT


@pytest.mark.rule("UC-5.32", "UC-6.58")
def test_only_the_special_card_that_uncovers_another_cannot_be_put_back() -> None:
    scene = Scene().hand(2).start()
    top, shown = scene.state.specials[0], scene.state.open_specials[0]
    assert play(table_of(scene), "slot:green_3", f"card:{card(2)}", f"take:{shown}").freedom(0) is (
        Freedom.FREE
    )
    again = Scene().hand(2).start()
    assert play(table_of(again), "slot:green_3", f"card:{card(2)}", f"take:{top}").freedom(0) is (
        Freedom.CONSENT
    )


@pytest.mark.rule("UC-5.32", "UC-5.29")
def test_a_turn_can_be_taken_back_although_another_has_discarded_meanwhile() -> None:
    scene = Scene().hand(2, 3, 4, 5, 6).hand(23, seat=1).player(1, owns="2s 2c").start()
    table = play(table_of(scene), "slot:red_3", f"card:{card(2)}", "end")
    play(table, "slot:yellow_2", f"card:{card(23)}", "site:t-c6-c9", seat=1)
    table.submit(0, (f"discard:{card(3)}", f"discard:{card(4)}"), table.ply)
    assert table.freedom(1) is Freedom.APART
    undo_apart(table, 1)
    assert table.state.players[1].nation.tunnel == 0
    assert len(table.state.players[0].hand) == 3
