"""The story of a turn of Antarctica says where a ship went, what was built and what it cost."""

from __future__ import annotations

import pytest

from engine.antarctica.view import PlayerView
from engine.antarctica.words.names import area_name, resource_name, thing
from engine.core.event import Event
from engine.core.msg import Msg, msg
from engine.core.text import Words
from engine.registry import find_game
from tests.told_games import answered, signed

STORY = find_game("antarctica").story
WORDS = Words(strict=True)
GAMES = [(3, "random"), (4, "random"), (5, "greedy")]


def event(name: str, seat: int | None = 0, **facts: Msg | int) -> Event:
    return Event(msg(f"antarctica-log-{name}", **facts), seat)


def said(*events: Event, form: str | None = None) -> list[str]:
    return [WORDS.inner(each, None, form) for each in STORY.turn(events)]


def amounts(player: PlayerView) -> dict[str, int]:
    """Return what a player holds, by the keys of the amounts."""
    return {
        "antarctica-story-scientists": player.scientists,
        "antarctica-story-knowhow": player.knowhow,
        "antarctica-story-basic": int(player.basic_ready),
    }


@pytest.mark.parametrize(("seed", "player"), GAMES)
def test_what_a_story_says_was_gained_and_paid_is_what_everyone_sees(
    seed: int, player: str
) -> None:
    for each in answered("antarctica", 3, seed, player):
        for seat in range(3):
            before = amounts(each.before.players[seat])
            after = amounts(each.after.players[seat])
            told = signed(STORY.turn(each.of(seat)))
            known = {key: change for key, change in told.items() if key in after}
            changed = {key: after[key] - before[key] for key in after}
            assert known == {key: change for key, change in changed.items() if change}, each.events


@pytest.mark.parametrize(("seed", "player"), GAMES)
@pytest.mark.parametrize("form", [None, "tally", "least"])
def test_all_that_was_built_is_named(seed: int, player: str, form: str | None) -> None:
    for each in answered("antarctica", 3, seed, player):
        for what in each.events:
            if what.name == "antarctica-log-built" and what.seat is not None:
                building = what["building"]
                assert isinstance(building, Msg)
                told = " ".join(said(*each.of(what.seat), form=form))
                assert WORDS.inner(building, None) in told


def test_a_turn_is_told_in_the_order_of_its_story() -> None:
    told = said(
        event("sailed", area=area_name(2), position=1),
        event("discarded", piece=msg("antarctica-piece-cube")),
        event("recruited", count=1),
        event("used-resource", card=resource_name("basic")),
        event("built", building=thing("crane"), area=area_name(2), count=2),
        event("advanced", track=thing("track_biology"), space=3),
        event("advanced", track=thing("track_biology"), space=5),
        event("triggered", effect=thing("effect_basic_card")),
        event("basic-ready"),
    )
    assert told == ["Ross Sea: built a Crane", "Marine Biology to 5", "−1 cube, −1 scientist"]  # noqa: RUF001


def test_a_building_elsewhere_is_told_with_its_area() -> None:
    told = said(
        event("sailed", area=area_name(2), position=1),
        event("built", building=thing("crane"), area=area_name(4), count=1),
    )
    assert told == ["sailed to the Ross Sea", "Davis Sea: built a Crane", "−1 scientist"]  # noqa: RUF001


def test_several_turns_together_name_each_building_with_its_area() -> None:
    told = said(
        event("sailed", area=area_name(2), position=1),
        event("built", building=thing("crane"), area=area_name(2), count=1),
        event("built", building=thing("camp"), area=area_name(4), count=1),
    )
    assert told[0] == "built Crane (Ross Sea) and Camp (Davis Sea)"


def test_an_effect_that_concerns_all_is_told() -> None:
    told = said(event("triggered", effect=thing("effect_move_ship")))
    assert told == ["everyone may move a ship"]


def test_a_shipyard_card_is_told_by_what_it_places_or_else_by_its_name() -> None:
    placed = event("placed-scientist", area=area_name(2))
    assert said(event("played-card", card=thing("place_scientist")), placed)[0] == (
        "a scientist in the Ross Sea"
    )
    assert said(event("played-card", card=thing("quick_research"))) == ["played Quick Research"]


def test_the_table_tells_what_is_new_but_not_what_the_head_of_a_post_says() -> None:
    new = event("revealed", None, card=thing("crane"))
    empty = event("deck-empty", None, deck=thing("deck_basic"))
    told = STORY.table([event("sun", None, area=area_name(2)), new, empty])
    assert [WORDS.say(each) for each in told] == ["New: Crane", "The Basic deck is empty"]
    assert [WORDS.say(each, form="least") for each in told] == ["", ""]
    assert STORY.table([new, event("over-cards", None)]) == ()


def test_ships_discarded_from_the_board_are_told_with_their_areas() -> None:
    lying = msg("antarctica-piece-lying", area=area_name(2), position=1)
    told = said(event("discarded", piece=lying), event("discarded", piece=lying))
    assert told == ["discarded a ship in the Ross Sea (2\N{MULTIPLICATION SIGN})"]


def test_an_area_is_named_once_however_often_ships_went_there() -> None:
    told = said(
        event("sailed", area=area_name(2), position=1),
        event("sailed", area=area_name(4), position=1),
        event("built", building=thing("crane"), area=area_name(2), count=1),
    )
    assert told[:2] == ["sailed to the Davis Sea", "Ross Sea: built a Crane"]
