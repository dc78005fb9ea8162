"""Slots, cards and sites that cannot be chosen, with the reasons, and the grid of the slots."""

from __future__ import annotations

import pytest

from engine.core import machine
from engine.core.decision import Pick
from engine.core.text import Words, available_locales
from engine.underwater_cities.state import NEUTRAL
from engine.underwater_cities.turn.turn import DiscardExcess
from tests.engine.underwater_cities.scene import GAME, Scene, stroll

NAMES = ("Ann", "Ben", "Cem", "Dee")


def why(scene: Scene) -> dict[str, str]:
    """Return the closed places of the question, by their names, with the reasons."""
    words = Words(strict=True)
    closed = GAME.closed(scene.state, scene.pick)
    return {words.say(one.name, NAMES, "short"): words.say(one.reason, NAMES) for one in closed}


def test_a_slot_that_somebody_took_says_who() -> None:
    scene = Scene().tile("red_3", 1).tile("green_2", 0).hand("federal_grant").start()
    found = why(scene)
    assert found["R3"] == "Taken by Ben"
    assert found["G2"] == "Your tile lies there"


def test_a_slot_that_could_be_cloned_says_what_that_costs() -> None:
    scene = Scene(4).tile("red_3", 1).hand("federal_grant").start()
    assert why(scene)["R3"] == "Taken by Ben; cloning it costs 1 credit"
    scene = Scene(4).player(owns="3c").tile("red_3", 1).hand("federal_grant")
    scene.state.cloner = 2
    assert why(scene.start())["R3"] == "Taken by Ben; the cloning tile is used already"


def test_a_neutral_tile_closes_a_slot() -> None:
    scene = Scene(1).hand("federal_grant")
    scene.state.tiles = {"red_3": (NEUTRAL,)}
    assert why(scene.start())["R3"] == "Taken by a neutral tile"


def test_a_slot_that_can_do_nothing_says_what_is_missing() -> None:
    found = why(Scene().player(owns="1c").hand("federal_grant").start())
    assert found["Y2"] == "Tunnel: 1 steelplast needed (you have 0)"


def test_what_is_closed_cannot_be_chosen_and_the_rest_can() -> None:
    for state, _ in stroll(3, 71):
        for asked in machine.pending(state, GAME):
            if isinstance(asked, Pick):
                offered = {option.spot for option in asked.options}
                closed = {one.spot for one in GAME.closed(state, asked)}
                assert not offered & closed
                if asked.prompt.key == "underwater-cities-ask-slot":
                    assert closed | offered >= set(state.pack.slots(state.seats))


def test_what_a_seat_owes_closes_nothing_and_tells_nothing_of_the_turn_that_goes_on() -> None:
    scene = Scene().hand(1, 2, 3, 4, seat=1).player(owns="1c").hand("small_print", "supply_drop")
    scene.start().state.owed = ((DiscardExcess(1),),)
    for keys in ((), ("slot:yellow_2",)):
        scene.play(*keys)
        owed = next(asked for asked in scene.pending if asked.seat == 1)
        assert GAME.closed(scene.state, owed) == ()
    assert scene.prompt == "card"


@pytest.mark.unwatched
@pytest.mark.parametrize("locale", available_locales())
def test_every_reason_has_words(locale: str) -> None:
    words = Words(locale, strict=True)
    for seats in (1, 4):
        for state, _ in stroll(seats, 72):
            for asked in machine.pending(state, GAME):
                for one in GAME.closed(state, asked):
                    assert "{" not in words.say(one.reason, NAMES)


def test_a_card_with_which_the_slot_would_do_nothing_says_so() -> None:
    scene = Scene().player(owns="1c").hand("supply_drop", "small_print").start()
    scene.play("slot:yellow_2")
    closed = why(scene)
    assert set(closed.values()) == {"With this card, Y2 would do nothing"}


def test_an_empty_city_site_out_of_reach_says_why() -> None:
    scene = Scene().player(owns="9s 9k 9c 1b").hand("harbour_pilot").start()
    scene.choose("green_4", "harbour_pilot", "build:white")
    assert "No city of yours is next to it" in why(scene).values()


def test_slots_lie_in_columns_of_a_colour() -> None:
    scene = Scene().hand("federal_grant").start()
    grid = GAME.grid(scene.state, scene.pick)
    assert grid[0] == ("green_1", "red_1", "yellow_1")
    assert grid[-1] == ("green_4", "red_4", "yellow_4", "always")
    assert {spot for row in grid for spot in row} == set(scene.state.pack.slots(2))


def test_fifteen_slots_lie_in_rows_of_a_colour() -> None:
    scene = Scene(seats=4).hand("federal_grant").start()
    grid = GAME.grid(scene.state, scene.pick)
    assert grid[1] == ("red_1", "red_2", "red_3", "red_4", "red_5")
    assert grid[-1] == ("always",)
    assert {spot for row in grid for spot in row} == set(scene.state.pack.slots(4))


def test_other_questions_have_no_grid() -> None:
    scene = Scene().hand("federal_grant").start().play("slot:yellow_1")
    assert GAME.grid(scene.state, scene.pick) == ()
