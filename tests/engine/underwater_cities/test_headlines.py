"""The turn as one command: slot, card and order."""

from __future__ import annotations

from engine.core.chain import answers, choices
from tests.engine.underwater_cities.scene import GAME, Scene

(PLAY,) = GAME.headlines


def test_slot_card_and_order_are_named_at_once() -> None:
    scene = Scene().hand("courier_subs", "kelp_nursery").start()
    given = {"slot": "slot:red_3", "card": "card:courier_subs", "order": "order:slot"}
    assert answers(GAME, scene.state, 0, PLAY, given) == tuple(given.values())


def test_the_cards_that_can_be_named_depend_on_the_slot() -> None:
    scene = Scene().player(owns="3c").hand("supply_drop", "courier_subs").start()
    found = choices(GAME, scene.state, 0, PLAY.parts[:2], {"slot": "slot:yellow_2"})
    assert [option.key for option in found] == ["card:supply_drop"]


def test_a_single_card_is_named_all_the_same() -> None:
    scene = Scene().hand("courier_subs").start()
    given = {"slot": "slot:always", "card": "card:courier_subs"}
    assert answers(GAME, scene.state, 0, PLAY, given) == ("slot:always", "card:courier_subs")
