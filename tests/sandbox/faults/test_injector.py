"""Things that go wrong on purpose."""

from __future__ import annotations

import json

import pytest
from pydantic import ValidationError

from sandbox.channels import threads
from sandbox.chat import Chat
from sandbox.errors import CannotDo
from sandbox.event_bus import Intent
from sandbox.faults.injector import FaultInjector, FaultRequest
from sandbox.gateway.connections import Connections
from sandbox.gateway.hub import Hub
from sandbox.interactions.broker import Broker
from sandbox.model import Json
from sandbox.permissions import P
from sandbox.rest.middleware import Gate
from sandbox.server import Sandbox
from sandbox.world import World
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import Heard, lounge, person, said


async def test_what_is_no_thread_cannot_be_put_to_sleep(sandbox: Sandbox, one: Person) -> None:
    with pytest.raises(CannotDo, match="channel type"):
        await sandbox.inject_fault("archive", channel=one.channel)


async def test_a_bot_that_is_thrown_out_and_invited_again_knows_both(
    bot: SmallBot, sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    gone = bot.wait_for("guild_remove", timeout=5)
    await sandbox.inject_fault("kick")
    await gone
    assert (await caller.send(content="x")).code == 50001
    with pytest.raises(CannotDo, match="no command"):
        await one.command("try buttons")
    back = bot.wait_for("guild_join", timeout=5)
    await sandbox.inject_fault("invite")
    assert (await back).id == int(sandbox.world.guild.id)
    assert (await one.command("try buttons")).done


async def test_trouble_of_an_unknown_kind_is_refused(sandbox: Sandbox) -> None:
    with pytest.raises(CannotDo, match="weather"):
        await sandbox.inject_fault("weather")


# -- without a server


@pytest.fixture
def injector(world: World) -> FaultInjector:
    broker = Broker(world)
    return FaultInjector(Chat(world, broker), Gate("token"), Connections(Hub(world, broker)))


async def inject(injector: FaultInjector, kind: str, **details: object) -> None:
    await injector.inject(FaultRequest.model_validate({"kind": kind, **details}))


@pytest.mark.parametrize(
    ("kind", "more", "applied"),
    [
        ("answer", {}, False),
        ("lost", {}, True),
        ("answer", {"applied": True}, True),
        ("lost", {"applied": False}, False),
    ],
)
async def test_a_lost_answer_is_one_to_what_was_carried_out(
    injector: FaultInjector, kind: str, more: Json, *, applied: bool
) -> None:
    details = {"status": 502, "times": 3, "method": "PUT", "path": "/x", "code": 7}
    await inject(injector, kind, **details, **more)
    (fault,) = injector.gate.faults.waiting
    assert (fault.how, fault.applied) == (kind, applied)
    assert {name: getattr(fault, name) for name in details} == details


async def test_limits_are_made_strict_and_generous_again(injector: FaultInjector) -> None:
    for on in (True, False):
        await inject(injector, "limits", on=on)
        assert injector.gate.limits.strict is on


async def test_permissions_are_taken_from_the_bot_in_a_channel(injector: FaultInjector) -> None:
    world, place = injector.world, lounge(injector.world)
    await inject(injector, "permissions", channel=place.id, deny=["ATTACH_FILES", "EMBED_LINKS"])
    assert not world.permissions_of(world.bot.id, place) & (P.ATTACH_FILES | P.EMBED_LINKS)
    with pytest.raises(CannotDo, match="no permission FLY"):
        await inject(injector, "permissions", channel=place.id, deny=["FLY"])
    await inject(injector, "permissions", channel=place.id)
    assert place.overwrites == []


async def test_messages_and_channels_can_be_deleted(injector: FaultInjector) -> None:
    message = said(injector.world)
    await inject(injector, "delete_message", message=message.id)
    assert injector.world.anywhere(message.id) is None
    with pytest.raises(CannotDo, match="Unknown Message"):
        await inject(injector, "delete_message", message=message.id)
    await inject(injector, "delete_channel", channel=message.channel_id)
    with pytest.raises(CannotDo, match="Unknown Channel"):
        await inject(injector, "delete_channel", channel=message.channel_id)


@pytest.mark.parametrize("locked", [True, False])
async def test_a_thread_can_be_put_to_sleep_and_locked(
    injector: FaultInjector, *, locked: bool
) -> None:
    opening = threads.Opening("aside", injector.world.bot.id)
    thread = threads.open_thread(injector.world, lounge(injector.world), opening)
    await inject(injector, "archive", channel=thread.id, locked=locked)
    assert thread.thread is not None
    assert (thread.thread.archived, thread.thread.locked) == (True, locked)


async def test_the_bot_can_be_thrown_out_and_invited_once_each(
    injector: FaultInjector, heard: Heard
) -> None:
    world = injector.world
    with pytest.raises(CannotDo, match="already"):
        await inject(injector, "invite")
    session = injector.connections.hub.begin((0, 1), Intent.GUILDS)
    await inject(injector, "kick")
    assert heard.events() == ["GUILD_DELETE"]
    assert heard.by(person(world), "commands") == [[]]
    with pytest.raises(CannotDo, match="not in the server"):
        await inject(injector, "kick")
    await inject(injector, "invite")
    assert world.bot.present
    created = json.loads(session.kept[-1][1])
    assert created["t"] == "GUILD_CREATE"
    assert "unavailable" not in created["d"]


async def test_people_leave_and_come_back(injector: FaultInjector, heard: Heard) -> None:
    two = person(injector.world, 2)
    present = []
    for kind in ("leave", "join"):
        await inject(injector, kind, person=two.id)
        present.append(two.present)
    assert present == [False, True]
    assert heard.events() == ["GUILD_MEMBER_REMOVE", "GUILD_MEMBER_ADD"]
    told = heard.by(person(injector.world), "people")
    assert [people[1]["present"] for people in told] == [False, True]
    with pytest.raises(CannotDo, match="no such person"):
        await inject(injector, "leave", person="1")


async def test_only_what_was_delivered_can_be_repeated(injector: FaultInjector) -> None:
    with pytest.raises(CannotDo, match="no interaction with that nonce"):
        await inject(injector, "repeat", nonce="n")


@pytest.mark.parametrize(
    "wrong",
    [{"status": 399}, {"status": 600}, {"times": 0}, {"retry_after": -1}, {"how": "gently"}],
)
def test_a_request_for_a_fault_has_its_limits(wrong: Json) -> None:
    with pytest.raises(ValidationError):
        FaultRequest.model_validate({"kind": "answer", **wrong})
