"""Stories net what was gained and paid, and part where a turn or a part of the game begins."""

from __future__ import annotations

from engine.core.aids.story import (
    AS_LOGGED,
    Ledger,
    Storyteller,
    Told,
    chapters,
    counted,
    grouped,
    together,
)
from engine.core.event import Event
from engine.core.msg import Msg, msg


class Toy(Storyteller):
    """Tells of a game whose turns begin with a move, and whose rounds are announced."""

    openings = frozenset({"toy-log-moved", "toy-log-round"})


def event(name: str, seat: int | None = 0, **facts: Msg | int) -> Event:
    return Event(msg(f"toy-log-{name}", **facts), seat)


def parts(*events: Event) -> list[list[tuple[int | None, int]]]:
    """Return of each chapter who did how much, in the order in which it is told."""
    found = chapters(Toy(), events)
    return [[(seat, len(places)) for seat, places in each.in_order] for each in found]


def test_by_default_everything_is_told_as_it_was_logged() -> None:
    events = [event("moved"), event("rested")]
    assert AS_LOGGED.turn(events) == AS_LOGGED.table(events) == tuple(each.msg for each in events)


def test_what_a_turn_sets_off_belongs_to_it() -> None:
    turn = [event("moved"), event("gained", 1), event("fell", None), event("paid")]
    assert parts(*turn) == [[(0, 2), (1, 1), (None, 1)]]


def test_a_second_turn_of_a_seat_is_a_chapter_of_its_own() -> None:
    assert parts(event("moved"), event("moved", 1), event("moved")) == [
        [(0, 1), (1, 1)],
        [(0, 1)],
    ]


def test_what_begins_for_all_is_told_first_and_what_follows_belongs_to_it() -> None:
    round_ = [event("order", None), event("round", None), event("gained", 1)]
    assert parts(event("moved"), *round_) == [[(0, 1), (None, 1)], [(None, 1), (1, 1)]]
    assert parts(*round_) == [[(None, 2), (1, 1)]]


def test_several_turns_of_a_seat_can_be_told_at_once_but_not_across_parts_of_the_game() -> None:
    events = [
        event("moved"), event("moved"), event("round", None), event("moved", 1), event("moved", 1),
    ]  # fmt: skip
    found = together(chapters(Toy(), events))
    assert [each.parts for each in found] == [{0: [0, 1]}, {None: [2], 1: [3, 4]}]


def test_without_its_parts_a_game_is_told_as_one_with_what_nobody_did_at_the_end() -> None:
    events = [event("moved"), event("round", None), event("moved"), event("moved", 1)]
    (one,) = together(chapters(Toy(), events), parts=False)
    assert one.in_order == [(0, [0, 2]), (1, [3]), (None, [1])]


def test_gains_and_payments_of_one_thing_are_netted_and_points_come_last() -> None:
    ledger = Ledger()
    ledger.add((msg("toy-points", count=1), msg("toy-wood", count=3), msg("toy-ore", count=1)))
    ledger.add((msg("toy-wood", count=1), msg("toy-fish", count=2), msg("toy-ore", count=1)), -1)
    goods = (
        msg("story-plus", amount=msg("toy-wood", count=2)),
        msg("story-minus", amount=msg("toy-fish", count=2)),
    )
    points = msg("story-plus", amount=msg("toy-points", count=1))
    assert ledger.told("toy-points") == (msg("story-net", goods=goods), points)


def test_nothing_is_told_of_what_comes_to_nothing() -> None:
    ledger = Ledger()
    ledger.count("toy-wood", 1)
    ledger.count("toy-wood", -1)
    assert ledger.told() == ()


def test_what_no_rule_took_is_told_as_logged_and_alike_things_once() -> None:
    told = Told("toy", [event("moved"), event("slept"), event("slept"), event("drew", count=1)])
    assert [each.name for each in told.take("moved")] == ["toy-log-moved"]
    assert told.asides("drew") == [msg("story-aside", what=msg("toy-log-drew", count=1))]
    assert told.rest() == (msg("toy-log-slept"),)


def test_alike_things_are_counted_and_grouped_in_order_of_appearance() -> None:
    farm, mill = msg("toy-farm"), msg("toy-mill")
    twice = msg("list-times", count=2, thing=farm)
    assert counted([farm, mill, farm]) == (twice, mill)
    events = [event("built", what=farm), event("built", what=mill), event("built", what=farm)]
    found = grouped(events, lambda each: farm if each["what"] == farm else mill)
    assert [(what, len(alike)) for what, alike in found] == [(farm, 2), (mill, 1)]
