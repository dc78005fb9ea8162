"""RecapEntry of one kind are told in one breath, and nothing is told that is not listed."""

from __future__ import annotations

from engine.core.aids.recap import RecapEntry, argument, summarise
from engine.core.event import Event
from engine.core.msg import Msg, msg

FARM, TUNNEL = msg("toy-farm"), msg("toy-tunnel")
KINDS = (
    RecapEntry("built", ("built", "rebuilt"), argument("what")),
    RecapEntry("recruited", ("recruited",), amount="count"),
    RecapEntry("rested", ("rested",)),
)


def event(name: str, **facts: Msg | int) -> Event:
    return Event(msg(f"toy-log-{name}", **facts), 0)


def test_deeds_are_told_in_the_order_of_their_kinds_not_of_their_time() -> None:
    told = summarise("toy", KINDS, [event("rested"), event("built", what=FARM)])
    assert [each.key for each in told] == ["toy-recap-built", "toy-recap-rested"]


def test_things_are_listed_once_with_how_often_they_were_there() -> None:
    events = [
        event("built", what=TUNNEL), event("built", what=FARM), event("rebuilt", what=TUNNEL),
    ]  # fmt: skip
    (told,) = summarise("toy", KINDS, events)
    assert told["things"] == (msg("list-times", count=2, thing=TUNNEL), FARM)
    assert told["count"] == 3


def test_a_deed_that_says_how_many_there_were_counts_for_as_many() -> None:
    (told,) = summarise("toy", KINDS, [event("recruited", count=2), event("recruited", count=1)])
    assert told == msg("toy-recap-recruited", count=3)


def test_what_is_not_worth_telling_is_not_told() -> None:
    assert summarise("toy", KINDS, [event("paid", count=3)]) == ()


def test_a_game_with_an_underscore_in_its_name_tells_under_the_family_of_its_log() -> None:
    (told,) = summarise("deep_toy", KINDS, [Event(msg("deep-toy-log-rested"), 0)])
    assert told.key == "deep-toy-recap-rested"
