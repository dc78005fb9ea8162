"""The turn as one command: slot, card and order."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core import machine
from engine.core.aids.chain import Choice, answers, choices, suggestions
from engine.core.errors import IllegalAnswer
from engine.core.rng import Rng
from tests.engine.underwater_cities.scene import GAME, Scene, stroll

(PLAY,) = GAME.move_commands
MATCHES = "underwater-cities-do-choose-card"


def offered(scene: Scene, wanted: str, given: Mapping[str, str]) -> tuple[Choice, ...]:
    return suggestions(GAME, scene.state, 0, PLAY.parts, wanted, given)


def keys(found: tuple[Choice, ...]) -> list[str]:
    return [choice.option.key for choice in found]


def test_slot_card_and_order_are_named_at_once() -> None:
    scene = Scene().hand("courier_subs", "kelp_nursery").start()
    given = {"slot": "slot:red_3", "card": "card:courier_subs", "order": "order:slot"}
    assert answers(GAME, scene.state, 0, PLAY, given) == tuple(given.values())


def test_the_order_may_be_left_out_and_is_asked_then() -> None:
    scene = Scene().hand("courier_subs", "kelp_nursery").start()
    given = {"slot": "slot:red_3", "card": "card:courier_subs"}
    scene.play(*answers(GAME, scene.state, 0, PLAY, given))
    assert scene.prompt == "order"


def test_no_order_can_be_named_for_a_card_that_does_not_match() -> None:
    scene = Scene().hand("courier_subs", "kelp_nursery").start()
    given = {"slot": "slot:green_2", "card": "card:courier_subs", "order": "order:slot"}
    with pytest.raises(IllegalAnswer):
        answers(GAME, scene.state, 0, PLAY, given)


def test_the_cards_that_can_be_named_depend_on_the_slot() -> None:
    scene = Scene().player(owns="3c").hand("supply_drop", "courier_subs").start()
    found = choices(GAME, scene.state, 0, PLAY.parts[:2], {"slot": "slot:yellow_2"})
    assert [option.key for option in found] == ["card:supply_drop"]


def test_a_single_card_is_named_all_the_same() -> None:
    scene = Scene().hand("courier_subs").start()
    given = {"slot": "slot:always", "card": "card:courier_subs"}
    assert answers(GAME, scene.state, 0, PLAY, given) == ("slot:always", "card:courier_subs")


def test_cards_that_match_the_slot_come_first_and_say_so() -> None:
    scene = Scene().hand("kelp_nursery", "courier_subs").start()
    colour = GAME.pack.cards["courier_subs"].colour
    assert (colour, GAME.pack.cards["kelp_nursery"].colour) == ("red", "yellow")
    red = offered(scene, "card", {"slot": "slot:red_3"})
    assert keys(red) == ["card:courier_subs", "card:kelp_nursery"]
    assert [choice.option.label.key == MATCHES for choice in red] == [True, False]
    yellow = offered(scene, "card", {"slot": "slot:yellow_1"})
    assert keys(yellow) == ["card:kelp_nursery", "card:courier_subs"]


def test_slots_that_match_a_card_named_before_come_first_and_say_so() -> None:
    scene = Scene().player(owns="2c 2k 2s 2r").hand("kelp_nursery", "courier_subs").start()
    found = offered(scene, "slot", {"card": "card:courier_subs"})
    red = [choice.option.key.startswith("slot:red") for choice in found]
    assert red == sorted(red, reverse=True)
    assert 0 < sum(red) < len(red)
    assert [choice.beside[0].label.key == MATCHES for choice in found] == red


def test_slots_on_which_a_card_cannot_be_played_are_left_out_once_it_is_named() -> None:
    scene = Scene().player(owns="3c").hand("supply_drop", "courier_subs").start()
    assert "slot:yellow_2" in keys(offered(scene, "slot", {}))
    assert "slot:yellow_2" in keys(offered(scene, "slot", {"card": "card:supply_drop"}))
    assert "slot:yellow_2" not in keys(offered(scene, "slot", {"card": "card:courier_subs"}))


def test_a_card_named_first_tells_the_slots_that_it_matches() -> None:
    scene = Scene().player(owns="2c 2k 2s 2r").hand("kelp_nursery", "courier_subs").start()
    scene.tile("red_3", 1)
    found = {choice.option.key: choice for choice in offered(scene, "card", {})}
    assert set(found) == {"card:kelp_nursery", "card:courier_subs"}
    slots = {option.key for option in found["card:courier_subs"].beside}
    assert slots
    assert all(key.startswith("slot:red") for key in slots)
    assert "slot:red_3" not in slots


def test_a_card_that_matches_no_open_slot_comes_last() -> None:
    scene = Scene().player(owns="2c 2k 2s 2r").hand("kelp_nursery", "courier_subs").start()
    for place in range(1, 5):
        scene.tile(f"yellow_{place}", 1)
    first, last = offered(scene, "card", {})
    assert (first.option.key, last.option.key) == ("card:courier_subs", "card:kelp_nursery")
    assert first.beside
    assert not last.beside


def test_an_order_is_not_offered_before_slot_and_card_are_named() -> None:
    scene = Scene().hand("courier_subs", "kelp_nursery").start()
    assert offered(scene, "order", {"card": "card:courier_subs"}) == ()
    named = {"slot": "slot:red_3", "card": "card:courier_subs"}
    assert "order:slot" in keys(offered(scene, "order", named))


@pytest.mark.unwatched
def test_what_is_offered_in_any_order_can_be_played_all_game_long() -> None:
    met = 0
    for number, (state, _) in enumerate(stroll(2, 5)):
        asked = machine.pending(state, GAME)
        if number % 5 or not asked or asked[0].prompt.key != "underwater-cities-ask-slot":
            continue
        seat, chance = asked[0].seat, Rng(number)
        card = chance.choice(suggestions(GAME, state, seat, PLAY.parts, "card", {})).option.key
        slots = suggestions(GAME, state, seat, PLAY.parts, "slot", {"card": card})
        given = {"card": card, "slot": chance.choice(slots).option.key}
        assert answers(GAME, state, seat, PLAY, given) == (given["slot"], given["card"])
        met += 1
    assert met > 5


def test_looking_ahead_leaves_the_table_as_it_was() -> None:
    scene = Scene().hand("courier_subs", "kelp_nursery").start()
    before = GAME.codec.dump(scene.state)
    for wanted in ("slot", "card", "order"):
        offered(scene, wanted, {})
    offered(scene, "slot", {"card": "card:courier_subs"})
    assert GAME.codec.dump(scene.state) == before


def test_what_is_offered_tells_nothing_of_what_is_hidden() -> None:
    scene, told = Scene().hand("courier_subs", "kelp_nursery").start(), set()
    for chance in range(5):
        dealt = GAME.redeal(scene.state, 0, Rng(chance))
        told.add(suggestions(GAME, dealt, 0, PLAY.parts, "card", {}))
    assert len(told) == 1
