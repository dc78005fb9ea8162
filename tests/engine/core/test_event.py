from __future__ import annotations

import pytest
from pydantic import TypeAdapter

from engine.core.errors import FathomError
from engine.core.event import Cause, Event, Fact
from engine.core.machine import begin, submit
from engine.core.msg import Msg, msg
from tests.engine.core.toy import TRICK, DrawCards, Rules, Take, Toy, position


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_event_without_an_audience_is_for_everybody(seat: int | None) -> None:
    assert Event(msg("x")).seen_by(seat) is True


@pytest.mark.parametrize(("seat", "seen"), [(0, True), (1, False), (2, True), (None, False)])
def test_an_event_for_some_seats_is_for_no_others_and_no_spectator(
    seat: int | None, *, seen: bool
) -> None:
    assert Event(msg("x"), to=(0, 2)).seen_by(seat) is seen


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_event_for_nobody_is_seen_by_nobody(seat: int | None) -> None:
    assert Event(msg("x"), to=()).seen_by(seat) is False


def test_an_event_is_told_by_its_name_and_facts() -> None:
    event = Event(msg("gained", credits=2, thing=msg("kelp")), 1, Cause("card", "028"))
    assert (event.name, event["credits"], event["thing"]) == ("gained", 2, msg("kelp"))


def test_a_fact_that_is_not_told_is_an_error() -> None:
    with pytest.raises(KeyError):
        Event(msg("gained"))["credits"]


def test_a_cause_reads_as_kind_and_name() -> None:
    assert str(Cause("card", "028")) == "card:028"


def test_only_the_drawer_is_told_which_cards_were_drawn() -> None:
    state = position(DrawCards(1, 2))
    drawn = state.deck[:2]
    public, secret = begin(Rules(), state).events
    assert (public["count"], public.to) == (2, None)
    assert secret["cards"] == tuple(msg(card) for card in drawn)
    assert [secret.seen_by(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]


def test_nobody_else_can_read_drawn_cards_out_of_what_is_told() -> None:
    state = position(DrawCards(1, 2))
    drawn = state.deck[:2]
    told = [event for event in begin(Rules(), state).events if event.seen_by(0)]
    assert told
    assert not any(card in repr(event) for card in drawn for event in told)


def test_a_view_shows_a_seat_its_own_hand_only() -> None:
    game, state = Toy(), position()
    state.hands = (("crab", "whelk"), ("urchin",), ())
    assert [game.view(state, seat).hand for seat in (0, 1, 2, None)] == [
        ("crab", "whelk"),
        ("urchin",),
        (),
        (),
    ]
    assert game.view(state, None).cards == (2, 1, 0)


def test_events_of_a_move_come_with_the_seat_and_the_cause() -> None:
    state = position(DrawCards(0, 1), Take(2, "pearls", 1, TRICK))
    begin(Rules(), state)
    (event,) = submit(Rules(), state, 0, (state.stack[-1].cards[0],)).events  # type: ignore[attr-defined]
    assert (event.seat, event.cause, event["number"]) == (2, TRICK, 1)


# ---------------------------------------------------------------- messages


def test_a_message_is_read_by_the_names_of_its_facts() -> None:
    assert msg("gained", credits=2, points=1)["points"] == 1


def test_messages_are_equal_if_they_say_the_same() -> None:
    assert len({msg("a", x=1), Msg("a", (("x", 1),)), msg("a", x=2)}) == 2


def test_a_fact_may_be_named_like_any_word() -> None:
    assert msg("a", key="k", self=1)["key"] == "k"


def test_an_error_carries_its_message() -> None:
    error = FathomError(msg("error-x", seat=2))
    assert (error.msg, str(error)) == (msg("error-x", seat=2), "error-x {'seat': 2}")


def test_a_fact_is_for_triggers_alone_and_is_not_stored() -> None:
    class Happened(Fact):
        pass

    adapter = TypeAdapter(Event)
    event = Event(msg("gained", credits=2), 1, fact=Happened(1))
    stored = adapter.validate_json(adapter.dump_json(event))
    assert stored == event
    assert stored.fact is None
