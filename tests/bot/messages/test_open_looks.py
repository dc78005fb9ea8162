"""The latest look of each user at each game, which goes when the next one comes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from bot.messages import open_looks
from bot.messages.open_looks import FRESH, OpenLooks
from bot.messages.responses import Reply
from tests.bot.recorded_interactions import Caller, failure
from tests.bot.stored_tables import ANN, BEN

NOW = datetime(2026, 1, 2, tzinfo=UTC)
GAME, OTHER = 7, 8
_numbers = count(1)


def look(user: int = ANN, message: int | None = None) -> Reply:
    """Return a reply that shows a look, in a message of its own by default."""
    reply = Reply(Caller(user).interaction)
    reply.message_id = message or next(_numbers)
    return reply


def deleted(reply: Reply) -> bool:
    """Return whether the message of a reply was deleted."""
    return bool(reply.interaction.delete_original_response.await_count)  # type: ignore[attr-defined]


async def registered(looks: OpenLooks, *replies: Reply, game: int = GAME) -> None:
    """Register these looks one after the other."""
    for reply in replies:
        await looks.register(game, reply, NOW)


async def test_a_look_takes_the_place_of_the_users_one_before() -> None:
    first, second, third = look(), look(), look()
    await registered(OpenLooks(), first, second, third)
    assert [deleted(each) for each in (first, second, third)] == [True, True, False]


async def test_the_looks_of_others_and_at_other_games_stay() -> None:
    looks = OpenLooks()
    of_ben, other = look(BEN), look()
    await registered(looks, of_ben)
    await registered(looks, other, game=OTHER)
    await registered(looks, look())
    assert not deleted(of_ben)
    assert not deleted(other)
    assert len(looks) == 3


async def test_a_look_that_has_changed_in_place_is_not_deleted() -> None:
    first = look()
    again = look(message=first.message_id)
    await registered(OpenLooks(), first, again)
    assert not deleted(first)


@pytest.mark.parametrize(("age", "gone"), [(FRESH - timedelta(seconds=1), True), (FRESH, False)])
async def test_only_a_look_that_discord_lets_be_deleted_is_deleted(
    age: timedelta, *, gone: bool
) -> None:
    looks, first = OpenLooks(), look()
    await registered(looks, first)
    await looks.register(GAME, look(), NOW + age)
    assert deleted(first) is gone


async def test_a_look_that_was_dismissed_holds_up_nothing() -> None:
    looks, first, second = OpenLooks(), look(), look()
    first.interaction.delete_original_response.side_effect = failure(404)  # type: ignore[attr-defined]
    await registered(looks, first, second, look())
    assert deleted(second)


async def test_a_message_that_shows_something_else_by_now_stays() -> None:
    looks, first = OpenLooks(), look()
    await registered(looks, first)
    looks.overwritten(look(message=first.message_id))
    await registered(looks, look())
    assert not deleted(first)


async def test_what_another_message_shows_makes_no_difference_to_a_look() -> None:
    looks, first = OpenLooks(), look()
    await registered(looks, first)
    looks.overwritten(look())
    looks.overwritten(look(BEN, first.message_id))
    await registered(looks, look())
    assert deleted(first)


async def test_when_there_are_too_many_those_that_stay_anyway_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(open_looks, "MOST", 2)
    looks = OpenLooks()
    await registered(looks, look(), look(BEN))
    await looks.register(OTHER, look(), NOW + FRESH)
    assert len(looks) == 1
