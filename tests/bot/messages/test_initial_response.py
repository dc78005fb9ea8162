import aiohttp
import pytest

from bot.messages import initial_response
from bot.messages.initial_response import (
    ANSWERED,
    LATE,
    DuplicateInteraction,
    SeenInteractions,
    deliver,
)
from bot.messages.responses import Reply, reporting_errors
from tests.bot.recorded_interactions import Caller, failure


class Line:
    """A connection on which the initial response fails in these ways before it is accepted."""

    def __init__(self, *wrong: Exception) -> None:
        self.wrong = list(wrong)
        self.sent = 0

    async def answer(self) -> None:
        self.sent += 1
        if self.wrong:
            raise self.wrong.pop(0)


@pytest.mark.parametrize("cut", [aiohttp.ServerDisconnectedError(), TimeoutError()])
async def test_a_first_answer_that_was_cut_is_sent_once_more(cut: Exception) -> None:
    line = Line(cut)
    await deliver(line.answer)
    assert line.sent == 2


async def test_a_first_answer_is_not_sent_for_ever() -> None:
    line = Line(*[aiohttp.ServerDisconnectedError()] * 3)
    await deliver(line.answer)
    assert line.sent == 2


@pytest.mark.parametrize("before", [[], [aiohttp.ServerDisconnectedError()]])
async def test_that_there_is_an_answer_already_means_that_it_arrived(
    before: list[Exception],
) -> None:
    line = Line(*before, failure(400, ANSWERED))
    await deliver(line.answer)
    assert line.sent == len(before) + 1


@pytest.mark.parametrize("before", [[], [aiohttp.ServerDisconnectedError()]])
async def test_what_discord_does_not_take_is_told(before: list[Exception]) -> None:
    line = Line(*before, failure(404, LATE))
    with pytest.raises(type(failure(404))):
        await deliver(line.answer)


def test_of_two_deliveries_of_one_interaction_one_is_dealt_with() -> None:
    taken = SeenInteractions()
    taken.claim(1)
    taken.claim(2)
    with pytest.raises(DuplicateInteraction):
        taken.claim(1)


def test_only_so_many_interactions_are_kept_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(initial_response, "MOST", 3)
    taken = SeenInteractions()
    for number in range(10):
        taken.claim(number)
    assert len(taken) == 3
    with pytest.raises(DuplicateInteraction):
        taken.claim(9)


@pytest.mark.parametrize("first", [None, failure(400, ANSWERED)])
async def test_the_second_delivery_does_nothing_and_says_nothing(first: Exception | None) -> None:
    taken, done, callers = SeenInteractions(), 0, (Caller(), Caller())
    if first is not None:
        callers[0].interaction.response.defer.side_effect = first
    callers[1].interaction.response.defer.side_effect = failure(400, ANSWERED)
    callers[1].interaction.id = callers[0].interaction.id
    for caller in callers:
        async with reporting_errors(Reply(caller.interaction, taken=taken)) as reply:
            await reply.defer()
            done += 1
    assert done == 1
    assert [each.asides + each.shown for each in callers] == [[], []]
