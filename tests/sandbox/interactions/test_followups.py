"""Requests that a bot makes with an interaction's token after its initial response."""

from __future__ import annotations

import pytest

from sandbox import errors
from sandbox.errors import Refused
from sandbox.interactions import followups, kinds
from sandbox.interactions.broker import Broker
from sandbox.interactions.callbacks import REPLY
from sandbox.interactions.followups import ORIGINAL
from sandbox.messages.files import Upload
from sandbox.model import EPHEMERAL, LOADING, Interaction
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.sandbox.interactions.answering import answer, asked, shown
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_world import person, said


def answered(broker: Broker, kind: int = kinds.MESSAGE) -> Interaction:
    one = asked(broker)
    answer(broker, one, kind, content="first")
    return one


async def test_a_follow_up_is_a_reply_to_the_answer(broker: Broker) -> None:
    one = answered(broker)
    message = followups.follow_up(broker, one.token, {"content": "more"}, [])
    assert (message.type, message.content) == (REPLY, "more")
    assert message.reference is not None
    assert message.reference["message_id"] == one.original_id
    assert message.made_by is not None
    assert message.made_by["original_response_message_id"] == one.original_id
    assert one.message_ids == [one.original_id, message.id]


async def test_a_follow_up_may_be_for_one_person_alone(broker: Broker) -> None:
    sent = {"content": "more", "flags": EPHEMERAL}
    message = followups.follow_up(broker, answered(broker).token, sent, [])
    assert message.ephemeral_to == person(broker.world).id


async def test_the_first_follow_up_after_a_promise_keeps_it(broker: Broker) -> None:
    one = answered(broker, kinds.PROMISE)
    upload = Upload(0, "a.txt", b"depth")
    message = followups.follow_up(broker, one.token, {"content": "kept"}, [upload])
    assert message is shown(broker, one)
    assert (message.content, message.flags & LOADING) == ("kept", 0)
    assert [file.filename for file in message.attachments] == ["a.txt"]
    assert (one.waiting, one.state) == (False, "done")
    assert followups.follow_up(broker, one.token, {"content": "more"}, []) is not message


async def test_a_token_reaches_its_own_messages_only(broker: Broker) -> None:
    one, other = answered(broker), answered(broker)
    more = followups.follow_up(broker, one.token, {"content": "more"}, [])
    assert followups.find(broker, one.token, ORIGINAL) is shown(broker, one)
    assert followups.find(broker, one.token, more.id) is more
    for name in (said(broker.world).id, other.original_id or "", "1"):
        with pytest.raises(Refused) as refused:
            followups.find(broker, one.token, name)
        assert refused.value.reason == errors.UNKNOWN_MESSAGE


async def test_a_press_that_was_acknowledged_gives_access_to_its_message(broker: Broker) -> None:
    message = said(broker.world)
    one = asked(broker, kinds.COMPONENT, on=message)
    answer(broker, one, kinds.PROMISE_UPDATE)
    assert not one.touched
    followups.edit(broker, one.token, ORIGINAL, {"content": "later"}, [])
    assert (message.content, message.edited_at is None) == ("later", False)
    assert one.touched


async def test_a_promise_is_over_once_it_was_edited_or_deleted(broker: Broker) -> None:
    edited, deleted = answered(broker, kinds.PROMISE), answered(broker, kinds.PROMISE)
    followups.edit(broker, edited.token, ORIGINAL, {"content": "kept"}, [])
    followups.delete(broker, deleted.token, ORIGINAL)
    assert [edited.state, deleted.state] == ["done", "done"]
    assert broker.open() == []
    assert shown(broker, edited).edited_at is None
    assert broker.world.anywhere(deleted.original_id or "") is None


async def test_nothing_follows_where_nothing_was_answered(broker: Broker) -> None:
    with pytest.raises(Refused) as refused:
        followups.follow_up(broker, asked(broker).token, {"content": "more"}, [])
    assert refused.value.reason == errors.UNKNOWN_WEBHOOK


# -- with a bot


async def buttons(person: Person) -> Seen:
    """Provide a message with one component of each kind."""
    return (await person.command("try buttons")).shown()


@pytest.mark.usefixtures("bot")
async def test_the_first_message_after_a_promise_keeps_it_and_is_as_hidden(one: Person) -> None:
    outcome = await one.command("try hidden")
    public = await one.waits_for("for all")
    assert outcome.shown().content == "for you alone"
    assert outcome.shown().ephemeral
    assert not outcome.shown().loading
    assert not public.ephemeral
    assert len(one.messages()) == 2


@pytest.mark.usefixtures("bot")
async def test_a_message_put_away_is_gone_for_the_person_and_still_there_for_the_bot(
    one: Person, sandbox: Sandbox, caller: Caller
) -> None:
    hidden = (await one.press(await buttons(one), "Whisper")).shown()
    one.dismiss(hidden)
    assert [message.content for message in one.messages()] == ["buttons"]
    token = _last(sandbox).token
    path = f"/webhooks/{sandbox.world.bot.id}/{token}/messages/@original"
    assert (await caller("PATCH", path, {"content": "more"})).status == 200
    assert [message.content for message in one.messages()] == ["buttons"]


def _last(sandbox: Sandbox) -> Interaction:
    return list(sandbox.world.interactions.values())[-1]
