import asyncio
import logging

import aiohttp
import pytest
from discord import ui

from bot.custom_ids import Press, Verb
from bot.messages.components import Button
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply, reporting_errors
from engine.core.errors import IllegalAnswer
from engine.core.msg import msg
from tests.bot.recorded_interactions import Caller, failure, server_error

WRONG = IllegalAnswer(msg("error-no-such-option", key="key:9"))
SAID = "“key:9” isn’t one of the options"


async def fail(reply: Reply, wrong: Exception) -> None:
    async with reporting_errors(reply):
        raise wrong


async def test_trouble_is_told_before_anything_else_was_said() -> None:
    caller = Caller()
    await fail(Reply(caller.interaction), WRONG)
    assert caller.asides == [SAID]


async def test_trouble_fills_the_message_that_waits_for_an_answer() -> None:
    caller = Caller()
    reply = Reply(caller.interaction)
    await reply.defer()
    await fail(reply, WRONG)
    assert (caller.shown, caller.asides) == ([SAID], [])


async def test_trouble_leaves_a_message_of_others_as_it_is() -> None:
    caller = Caller()
    reply = Reply(caller.interaction)
    await reply.defer_update()
    await fail(reply, WRONG)
    assert (caller.shown, caller.asides) == ([], [SAID])


async def test_trouble_after_a_question_was_opened_is_told_besides() -> None:
    caller = Caller()
    reply = Reply(caller.interaction)
    await reply.open_modal(ui.Modal(title="How many?"))
    await fail(reply, WRONG)
    assert (caller.shown, caller.asides) == ([], [SAID])


@pytest.mark.parametrize(
    "wrong",
    [failure(500), failure(400, 50035), aiohttp.ServerDisconnectedError(), TimeoutError()],
)
async def test_that_discord_did_not_take_an_answer_is_told(wrong: Exception) -> None:
    caller = Caller()
    reply = Reply(caller.interaction)
    await reply.defer()
    await fail(reply, wrong)
    (text,) = caller.shown
    assert text.startswith("Discord didn’t accept my answer")


def sheet(caller: Caller, text: str, game: int) -> MessageContent:
    row = (Button(Press(Verb.PLAY, game), msg("bot-play")),)
    return MessageContent(words=Reply(caller.interaction).words, texts=(text,), rows=(row,))


@pytest.mark.parametrize(
    ("wrong", "told"), [(TimeoutError(), 0), (server_error(), 0), (failure(403, 50001), 1)]
)
async def test_of_a_line_besides_only_a_refusal_is_told(wrong: Exception, told: int) -> None:
    caller = Caller()
    caller.interaction.followup.send.side_effect = [wrong, None]
    async with reporting_errors(Reply(caller.interaction)) as reply:
        await reply.defer_update()
        await reply.follow_up(WRONG.msg)
    assert caller.interaction.followup.send.await_count == 1 + told


async def test_a_question_besides_that_may_have_arrived_is_not_said_to_have_failed() -> None:
    caller = Caller()
    caller.interaction.followup.send.side_effect = [aiohttp.ServerDisconnectedError(), None]
    async with reporting_errors(Reply(caller.interaction)) as reply:
        await reply.defer_update()
        await reply.ask_privately(sheet(caller, "Really?", 7))
    assert caller.interaction.followup.send.await_count == 1


@pytest.mark.parametrize("code", [10008, 10015, 10062])
async def test_nobody_is_told_anything_where_nobody_waits_any_more(code: int) -> None:
    caller = Caller()
    reply = Reply(caller.interaction)
    await reply.defer_update()
    await fail(reply, failure(404, code))
    assert (caller.shown, caller.asides) == ([], [])


async def test_whoever_waits_is_told_that_a_channel_is_gone() -> None:
    caller = Caller()
    reply = Reply(caller.interaction)
    await reply.defer_update()
    await fail(reply, failure(404, 10003))
    assert len(caller.asides) == 1


async def test_what_nobody_foresaw_is_told_with_a_number_that_is_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caller = Caller()
    await fail(Reply(caller.interaction), ZeroDivisionError("a secret"))
    (text,) = caller.asides
    number = text.split()[-1]
    assert f"trouble {number}" in caplog.text
    assert "a secret" not in text


async def test_trouble_that_cannot_be_told_does_not_make_more() -> None:
    caller = Caller()
    caller.interaction.response.send_message.side_effect = failure(500)
    await fail(Reply(caller.interaction), WRONG)
    assert caller.asides == []


async def test_a_very_long_text_is_not_repeated_in_full() -> None:
    caller = Caller()
    await fail(
        Reply(caller.interaction), IllegalAnswer(msg("error-no-such-option", key="x" * 6000))
    )
    assert len(caller.asides) == 1


async def test_a_slow_answer_is_logged_by_its_stages(caplog: pytest.LogCaptureFixture) -> None:
    caller = Caller()
    async with reporting_errors(Reply(caller.interaction, slow=0)) as reply:
        await reply.defer()
        reply.stage("load")
        await reply.show(MessageContent(words=reply.words, texts=("Here",)))
    (line,) = [each.message for each in caplog.records if each.levelno == logging.WARNING]
    assert [word for word in ("acknowledge", "load", "send") if word in line] == [
        "acknowledge", "load", "send",
    ]  # fmt: skip


async def test_a_quick_answer_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async with reporting_errors(Reply(Caller().interaction, slow=3600)) as reply:
        await reply.defer()
    assert caplog.records == []


@pytest.mark.parametrize("wrong", [None, WRONG, ZeroDivisionError()])
async def test_an_answer_is_under_way_until_it_is_given(wrong: Exception | None) -> None:
    running_replies: set[asyncio.Task[object]] = set()
    async with reporting_errors(Reply(Caller().interaction, 2.0, running_replies)):
        assert running_replies == {asyncio.current_task()}
        if wrong:
            raise wrong
    assert running_replies == set()
