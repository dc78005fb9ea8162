"""Everything in the stand-in, and the parts of it that are stored."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sandbox import errors
from sandbox.channels import channels, threads
from sandbox.clock import Clock
from sandbox.errors import Reason, Refused
from sandbox.event_bus import Intent
from sandbox.interactions import kinds
from sandbox.interactions.broker import Broker, Submission
from sandbox.model import PRIVATE_THREAD, Channel, Overwrite
from sandbox.permissions import DIRECT, NONE, Permission
from sandbox.store import Store
from sandbox.world import TOKEN_LIFE, World, newest
from tests.sandbox.small_world import lounge, person, said, written

P = Permission


def everything(world: World) -> tuple[object, ...]:
    """Return everything a world knows and has to keep."""
    kept = (world.guild, world.bot, world.people, world.channels, world.commands, world.messages)
    return (*kept, world.interactions)


@contextmanager
def opened(folder: Path, clock: Clock | None = None) -> Iterator[World]:
    """Open a world that is stored in this folder."""
    store = Store(folder)
    try:
        yield World(store, clock or Clock())
    finally:
        store.close()


# -- storing


def test_a_world_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as world:
        message = said(world, "ä", by=person(world).id)
        message.nonce = 3
        world.save(message)
        channels.direct(world, person(world).id)
        before = everything(world)
    with opened(tmp_path) as again:
        assert everything(again) == before


def test_new_ids_come_after_those_of_before_though_the_clock_was_put_back(tmp_path: Path) -> None:
    ahead = Clock()
    ahead.advance(3600)
    with opened(tmp_path, ahead) as world:
        message = said(world)
    with opened(tmp_path) as again:
        assert int(again.new_id()) > int(message.id)


def test_what_was_dropped_is_gone_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as world:
        message = said(world)
        world.drop(message)
    with opened(tmp_path) as again:
        assert again.messages == {}


def test_a_creation_that_was_interrupted_begins_anew(tmp_path: Path) -> None:
    with opened(tmp_path) as world:
        world.drop(world.guild)
    with opened(tmp_path) as again:
        assert again.guild.owner_id in again.people
        assert again.bot.roles == [again.guild.roles[1].id]


def test_a_token_that_ran_out_is_not_kept(tmp_path: Path) -> None:
    with opened(tmp_path) as world:
        asked = Submission(person(world).id, lounge(world).id, "n", kinds.COMMAND, {})
        (one,) = [Broker(world).deliver(asked)]
    clock = Clock()
    with opened(tmp_path, clock) as again:
        assert list(again.interactions) == [one.id]
    clock.advance(TOKEN_LIFE + 60)
    with opened(tmp_path, clock) as later:
        assert later.interactions == {}
        assert list(later.store.all("interaction")) == []


# -- lookups


def test_what_is_not_there_is_refused_by_its_kind(world: World) -> None:
    there = lounge(world).id
    for attempt, reason in (
        (lambda: world.channel("1"), errors.UNKNOWN_CHANNEL),
        (lambda: world.message(there, "1"), errors.UNKNOWN_MESSAGE),
        (lambda: world.user("1"), errors.UNKNOWN_USER),
    ):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.reason == reason


def test_an_ephemeral_message_is_found_only_by_whoever_looks_anywhere(world: World) -> None:
    message = said(world)
    assert world.message(message.channel_id, message.id) is message
    message.ephemeral_to = person(world).id
    with pytest.raises(Refused):
        world.message(message.channel_id, message.id)
    assert world.anywhere(message.id) is message
    assert world.anywhere("1") is None


def test_the_bot_is_a_user_and_whoever_left_is_no_member(world: World) -> None:
    assert world.user(world.bot.id) is world.bot
    assert len(world.members()) == 5
    person(world, 2).present = False
    assert person(world, 2) not in world.members()
    assert world.user(person(world, 2).id) is person(world, 2)


def test_a_direct_channel_is_of_one_person(world: World) -> None:
    assert world.direct(person(world).id) is None
    channel = channels.direct(world, person(world).id)
    assert world.direct(person(world).id) is channel
    assert world.direct(person(world, 2).id) is None


def test_an_age_is_counted_in_seconds(world: World) -> None:
    stamp = world.clock.stamp()
    world.clock.advance(90)
    assert 90 <= world.age(stamp) < 120


def test_the_newest_message_comes_first(world: World) -> None:
    messages = [said(world, str(number)) for number in range(3)]
    assert [one.content for one in newest(messages)] == ["2", "1", "0"]


# -- who may see and do what


def test_in_a_direct_channel_only_its_two_may_do_anything(world: World) -> None:
    channel = channels.direct(world, person(world).id)
    assert (
        world.permissions_of(world.bot.id, channel)
        == world.permissions_of(person(world).id, channel)
        == DIRECT
    )
    assert world.permissions_of(person(world, 2).id, channel) == NONE
    assert world.messages_intent(channel) is Intent.DIRECT_MESSAGES
    assert world.messages_intent(lounge(world)) is Intent.GUILD_MESSAGES
    assert world.onlookers(channel) == {person(world).id}


def test_whoever_has_left_sees_nothing(world: World) -> None:
    person(world, 2).present = False
    assert not world.sees(person(world, 2).id, lounge(world))
    assert world.onlookers(lounge(world)) == {person(world, n).id for n in (1, 3, 4)}


def private_thread(world: World) -> Channel:
    opening = threads.Opening("aside", world.bot.id, PRIVATE_THREAD)
    return threads.open_thread(world, lounge(world), opening)


def test_a_private_thread_is_seen_from_inside_or_by_those_who_manage_threads(world: World) -> None:
    thread = private_thread(world)
    assert thread.thread is not None
    owner, two = person(world).id, person(world, 2).id
    assert world.onlookers(thread) == {owner}
    thread.thread.members[two] = world.clock.stamp()
    assert world.onlookers(thread) == {owner, two}
    assert world.threads_of(lounge(world).id) == [thread]


def test_a_person_sees_what_is_for_all_or_for_them_and_was_not_put_away(world: World) -> None:
    one, two = person(world), person(world, 2)
    for_all, hidden, gone = (said(world) for _ in range(3))
    hidden.ephemeral_to, gone.dismissed = one.id, True
    assert world.visible(one.id, lounge(world).id) == [for_all, hidden]
    assert world.visible(two.id, lounge(world).id) == [for_all]
    assert world.visible(one.id, "1") == []


@pytest.mark.parametrize(
    ("denied", "reason"),
    [
        (P.VIEW_CHANNEL, errors.MISSING_ACCESS),
        (P.SEND_MESSAGES, errors.MISSING_PERMISSIONS),
    ],
)
def test_what_the_bot_may_not_do_is_refused(
    world: World, denied: Permission, reason: Reason
) -> None:
    world.require_permissions(lounge(world), P.VIEW_CHANNEL | P.SEND_MESSAGES)
    channels.overwrite(world, lounge(world), Overwrite(world.bot.id, 1, 0, int(denied)))
    with pytest.raises(Refused) as refused:
        world.require_permissions(lounge(world), P.VIEW_CHANNEL | P.SEND_MESSAGES)
    assert refused.value.reason == reason


def test_a_message_that_was_never_placed_is_nowhere(world: World) -> None:
    assert world.anywhere(written(world).id) is None
