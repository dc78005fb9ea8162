"""The log of Underwater Cities, and who may read each line."""

from __future__ import annotations

import pytest

from engine.core.effects.effect import Doer
from engine.core.event import Cause, Event
from engine.core.machine import Run
from engine.core.text import Words, available_locales
from engine.underwater_cities.board.stock import NOTHING
from engine.underwater_cities.effects.build import Erect
from engine.underwater_cities.effects.upgrade import Improve
from tests.engine.underwater_cities.scene import GAME, Scene

ENGLISH = Words(strict=True)
SEVEN = "c6 c3 c8 c7 c5 c2 t-c6-c9 t-c3-c6 t-c8-c9 t-c7-c8 t-c5-c9 t-c2-c3"


def moment(scene: Scene) -> str:
    return ENGLISH.say(GAME.moment(scene.state))


def told_to(scene: Scene, seat: int) -> list[str]:
    """Return the events that this seat alone reads in place of public ones."""
    return [
        event.name.removeprefix("underwater-cities-log-")
        for event in scene.events
        if event.to == (seat,) and event.instead
    ]


def test_while_new_cards_are_chosen_it_is_the_new_era_that_begins() -> None:
    scene = Scene().hand(*range(1, 5)).start("production").by_default("keep")
    assert moment(scene) == "Era II is starting"


def test_once_cards_are_chosen_the_round_is_named() -> None:
    scene = Scene().hand(*range(1, 5)).start("production").by_default("slot")
    assert moment(scene) == "Era II, round 5"


def test_cities_that_were_fed_are_told_with_their_food() -> None:
    scene = Scene().player(owns="3k", has_built="c6 t-c6-c9").start("production")
    (fed,) = (event for event in scene.told("fed") if event.seat == 0)
    assert ENGLISH.say(fed.msg) == "Fed 2 cities with 2 kelp"
    assert not scene.told("paid")


def test_the_seat_that_draws_reads_its_cards_in_place_of_their_number() -> None:
    scene = Scene().start("production")
    names = [event.name for event in scene.events]
    place = names.index("underwater-cities-log-drew-cards")
    assert names[place - 1] == "underwater-cities-log-drew"
    assert "drew-cards" in told_to(scene, 0)


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize(("points", "won"), [(86, True), (85, False)])
def test_the_solo_game_says_at_its_end_what_there_is_and_what_it_takes(
    locale: str,
    points: int,
    won: bool,  # noqa: FBT001
) -> None:
    scene = Scene(1, board=5).player(has_built=SEVEN, points=points)
    scene.state.over = True
    result = GAME.result(scene.state)
    assert result is not None
    assert (result.reason == "solo_won") is won
    words = Words(locale, strict=True)
    said = words.say(GAME.why_ended(scene.state, result))
    assert said.count("7") == 2
    assert str(result.scores[0]) in said
    assert "100" in said


def test_a_game_of_several_ends_as_it_always_does() -> None:
    scene = Scene()
    scene.state.over = True
    result = GAME.result(scene.state)
    assert result is not None
    said = GAME.why_ended(scene.state, result)
    assert said.key == "underwater-cities-end-scored"


SITES = {
    "en": ("Built: tunnel C6\u2013C9", "Built: farm C9·1", "Upgraded: farm C9·1"),
    "de": (
        "Gebaut: Tunnel C6\u2013C9",
        "Gebaut: Farm C9·1",
        "Aufgewertet: Farm C9·1",
    ),
    "it": (
        "Ha costruito: tunnel C6\u2013C9",
        "Ha costruito: serra C9·1",
        "Ha migliorato: serra C9·1",
    ),
    "pt-BR": (
        "Construiu: túnel C6\u2013C9",
        "Construiu: fazenda C9·1",
        "Melhorou: fazenda C9·1",
    ),
}


def built_and_upgraded() -> list[Event]:
    """A tunnel and a farm are built, then that farm is upgraded."""
    scene = Scene().player(owns="2s 1k 2c 1r").start()
    run = Run(GAME, scene.state)
    doer = Doer(0, Cause("card", "test"))
    Erect("tunnel", "t-c6-c9", NOTHING, (), doer).run(run)
    Erect("farm", "c9.b1", NOTHING, (), doer).run(run)
    Improve("c9.b1", NOTHING, (), doer).run(run)
    return [each for each in run.events if each.name.endswith(("-built", "-upgraded"))]


@pytest.mark.parametrize("locale", available_locales())
def test_what_was_built_or_upgraded_is_named_once(locale: str) -> None:
    words = Words(locale, strict=True)
    assert tuple(words.say(event.msg) for event in built_and_upgraded()) == SITES[locale]


def test_what_a_card_brings_in_production_is_told_to_all_with_its_name() -> None:
    scene = Scene().player(owns="3k").claimed("tide_mill").start("production")
    (event,) = scene.told("gained-from")
    assert ENGLISH.say(event.msg) == "Gained 1 credit from Tide Mill (15)"
    assert (event.seat, event.to) == (0, None)


def test_what_a_permanent_brings_in_a_turn_is_told_with_its_name() -> None:
    scene = Scene().player(owns="1k 1s 1r 5c").claimed("black_ops_team").hand("talent_agency")
    scene.start().choose("red_3", "talent_agency")
    (event,) = scene.told("gained-from")
    assert ENGLISH.say(event.msg) == "Gained 1 steelplast from Black Ops Team (14)"
    # What the slot itself gives needs no more words.
    assert len(scene.told("gained")) == 1


def test_what_a_permanent_draws_is_told_with_its_name_to_its_player_by_the_cards() -> None:
    scene = Scene().claimed("think_tank").hand("federal_grant").start()
    scene.choose("green_2", "federal_grant")
    (public,) = scene.told("drew-from")
    (own,) = scene.told("drew-cards-from")
    assert ENGLISH.say(public.msg) == "Drew 1 card thanks to Think Tank (60)"
    assert ENGLISH.say(own.msg).endswith(" thanks to Think Tank (60)")
    assert (public.to, own.to, own.instead) == (None, (0,), True)


def test_whoever_has_chosen_a_hand_is_told_of_in_one_line() -> None:
    scene = Scene().hand(*range(1, 4)).start("production").by_default("slot")
    (told,) = scene.told("chose-hand")
    assert ENGLISH.say(told.msg) == "Chose which cards to keep and discarded 3 cards"
    assert scene.told("discarded") == []
    (own,) = scene.told("discarded-cards")
    assert own.to == (0,)
