"""The bot's initial response to an interaction."""

from __future__ import annotations

import pytest

from sandbox import errors
from sandbox.errors import Refused
from sandbox.interactions import kinds
from sandbox.interactions.broker import Broker
from sandbox.interactions.callbacks import (
    COMMAND_ANSWER,
    REPLY,
    focused_option,
    message_type,
    only_visible_to,
    read_data,
)
from sandbox.messages import posting
from sandbox.model import EPHEMERAL, LOADING
from sandbox.server import Sandbox
from sandbox.validation.messages import read_message
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.sandbox.interactions.answering import TYPED, answer, asked, shown
from tests.sandbox.small_bot import FRUITS, SmallBot
from tests.sandbox.small_world import Heard, person, said
from tests.sandbox.validation.modal_forms import modal
from tests.sandbox.validation.refusals import problems

KINDS = range(1, 11)


@pytest.mark.parametrize(
    ("kind", "fitting"),
    [
        (kinds.COMMAND, {4, 5, 9}),
        (kinds.COMPONENT, {4, 5, 6, 7, 9}),
        (kinds.AUTOCOMPLETE, {8}),
        (kinds.MODAL, {4, 5}),
    ],
)
async def test_an_interaction_takes_only_answers_of_some_kinds(
    broker: Broker, kind: int, fitting: set[int]
) -> None:
    for given in KINDS:
        one = asked(broker, kind, on=said(broker.world) if kind == kinds.COMPONENT else None)
        data = modal() if given == kinds.OPEN_MODAL else {"content": "x", "choices": []}
        if given in fitting:
            answer(broker, one, given, **data)
            assert one.answered == given
        else:
            with pytest.raises(Refused) as refused:
                answer(broker, one, given, **data)
            assert list(refused.value.extra["errors"]) == ["type"]
            assert one.answered is None


async def test_a_modal_that_a_press_has_opened_may_change_the_message(broker: Broker) -> None:
    message = said(broker.world)
    answer(broker, asked(broker, kinds.MODAL, on=message), kinds.UPDATE, content="changed")
    assert message.content == "changed"


async def test_an_answer_that_is_refused_can_be_given_again(broker: Broker) -> None:
    one = asked(broker)
    with pytest.raises(Refused) as refused:
        answer(broker, one, kinds.MESSAGE, content="x" * 2001)
    assert "content" in refused.value.extra["errors"]["data"]
    assert (one.answered, one.state) == (None, "sent")
    answer(broker, one, kinds.MESSAGE, content="x" * 2000)
    assert (one.answered, one.state) == (kinds.MESSAGE, "done")


async def test_a_second_answer_is_refused(broker: Broker) -> None:
    one = asked(broker)
    answer(broker, one, kinds.PROMISE)
    with pytest.raises(Refused) as refused:
        answer(broker, one, kinds.MESSAGE, content="x")
    assert refused.value.reason == errors.ALREADY_ACKNOWLEDGED


@pytest.mark.parametrize("kind", [kinds.UPDATE, kinds.PROMISE_UPDATE])
async def test_a_press_on_a_message_that_is_gone_meanwhile_cannot_change_it(
    broker: Broker, kind: int
) -> None:
    message = said(broker.world)
    one = asked(broker, kinds.COMPONENT, on=message)
    posting.remove(broker.world, message)
    with pytest.raises(Refused) as refused:
        answer(broker, one, kind, content="y")
    assert refused.value.reason == errors.UNKNOWN_MESSAGE


async def test_a_promise_shows_that_something_comes(broker: Broker) -> None:
    one = asked(broker)
    answer(broker, one, kinds.PROMISE, flags=EPHEMERAL)
    message = shown(broker, one)
    assert message.flags == LOADING | EPHEMERAL
    assert (message.ephemeral_to, message.type) == (person(broker.world).id, COMMAND_ANSWER)
    assert (one.waiting, one.state) == (True, "thinking")


async def test_an_answer_is_for_all_unless_it_is_ephemeral(broker: Broker) -> None:
    for flags, seen_by in ((0, None), (EPHEMERAL, person(broker.world).id)):
        one = asked(broker)
        answer(broker, one, kinds.MESSAGE, content="x", flags=flags)
        assert shown(broker, one).ephemeral_to == seen_by
        assert one.message_ids == [one.original_id]


async def test_a_change_of_a_message_is_no_message_of_its_own(broker: Broker) -> None:
    message = said(broker.world)
    one = asked(broker, kinds.COMPONENT, on=message)
    answer(broker, one, kinds.UPDATE, content="changed")
    assert (one.original_id, one.message_ids) == (message.id, [])


async def test_what_is_said_back_is_the_message_unless_it_is_still_to_come(
    broker: Broker,
) -> None:
    one, two = asked(broker), asked(broker)
    told = answer(broker, one, kinds.MESSAGE, content="x")
    assert told["resource"]["message"]["content"] == "x"
    assert told["interaction"]["response_message_id"] == one.original_id
    promised = answer(broker, two, kinds.PROMISE, flags=EPHEMERAL)
    assert "resource" not in promised
    assert promised["interaction"]["response_message_loading"] is True
    assert promised["interaction"]["response_message_ephemeral"] is True
    opened = answer(broker, asked(broker), kinds.OPEN_MODAL, **modal())
    assert set(opened) == {"interaction"}


async def test_choices_and_modals_go_to_the_page_that_asked(broker: Broker, heard: Heard) -> None:
    one, two = person(broker.world), person(broker.world, 2)
    answer(broker, asked(broker, kinds.AUTOCOMPLETE), kinds.CHOICES, choices=[])
    assert heard.by(one, "choices") == [{"nonce": "n", "choices": []}]
    opener = asked(broker)
    answer(broker, opener, kinds.OPEN_MODAL, **modal(title="A question"))
    (told,) = heard.by(one, "modal")
    assert (told["title"], told["interaction_id"]) == ("A question", opener.id)
    assert opener.modal is not None
    assert heard.by(two, "choices") == heard.by(two, "modal") == []


# -- parts of it


async def test_an_answer_to_a_press_is_a_reply_unless_nobody_else_saw_the_message(
    broker: Broker,
) -> None:
    message = said(broker.world)
    press = asked(broker, kinds.COMPONENT, on=message)
    reference = {"type": 0, "message_id": message.id, "channel_id": message.channel_id}
    assert message_type(press, message) == (REPLY, reference)
    message.ephemeral_to = person(broker.world).id
    assert message_type(press, message) == (0, None)
    assert message_type(press, None) == (0, None)
    assert message_type(asked(broker), None) == (COMMAND_ANSWER, None)


def test_the_option_being_typed_is_found_at_any_depth() -> None:
    assert focused_option(TYPED)["name"] == "fruit"
    deep = {"options": [{"name": "a"}, {"name": "b", "options": TYPED["options"]}]}
    assert focused_option(deep)["name"] == "fruit"
    assert focused_option({"options": [{"name": "a"}]}) == {}


def test_what_is_wrong_with_an_answer_is_told_below_its_data() -> None:
    assert list(problems(read_data, {"nonce": "x" * 26})) == ["data.nonce"]
    assert read_data({"content": "x"}).form.content == "x"


async def test_an_ephemeral_draft_is_for_the_person_who_asked(broker: Broker) -> None:
    one = asked(broker)
    assert only_visible_to(one, read_message({"flags": EPHEMERAL})) == one.person_id
    assert only_visible_to(one, read_message({"flags": 4})) is None


# -- with a bot


async def test_an_interaction_is_answered_where_the_bot_may_not_write(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["SEND_MESSAGES"])
    assert (await one.command("try say", text="still here")).shown().content == "still here"
    assert not bot.errors


async def buttons(person: Person) -> Seen:
    """Provide a message with one component of each kind."""
    return (await person.command("try buttons")).shown()


@pytest.mark.usefixtures("bot")
async def test_a_press_can_change_its_message(one: Person) -> None:
    message = await buttons(one)
    outcome = await one.press(message, "Change")
    assert outcome.shown().id == message.id
    assert outcome.shown().content == "changed"
    assert outcome.shown().labels == []


@pytest.mark.usefixtures("bot")
async def test_a_press_that_is_only_acknowledged_can_change_its_message_later(one: Person) -> None:
    message = await buttons(one)
    outcome = await one.press(message, "Later")
    assert outcome.shown().content == "later"
    assert [url.split("/")[-1] for url in outcome.shown().pictures] == ["new.png"]


@pytest.mark.usefixtures("bot")
async def test_a_press_may_lead_to_nothing(one: Person) -> None:
    outcome = await one.press(await buttons(one), "Nothing", until="acknowledged")
    assert outcome.done
    assert not outcome.messages


@pytest.mark.usefixtures("bot")
async def test_a_modal_is_opened_and_sent_off(one: Person) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    assert modal.title == "A question"
    outcome = await one.submit(modal, {"answer": "42", "fruit": [FRUITS[1]]})
    assert outcome.shown().content == "42 and banana"
