"""A private look: in place of the one before, and with the way on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.custom_ids import Press, Verb
from bot.look.private_look import show_look, way_on
from bot.messages.components import ButtonTone
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.table.standing import Standing
from db.schema import GameState
from tests.bot.look.looking import ENGLISH, Scene, buttons, scene_in
from tests.bot.positions import Evening, people
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene_in(tmp_path) as found:
        yield found


def running() -> Standing:
    """Return the standing of a game in which one of two players is asked."""
    return Evening(people("Ann", "Ben"), 1).standing


def ended(standing: Standing) -> Standing:
    """Return an earlier position of a game that has ended since."""
    record = replace(standing.record, state=GameState.ENDED)
    return replace(standing, stored=replace(standing.stored, record=record))


def verbs(standing: Standing, seat: int | None) -> list[Verb]:
    return [button.press.verb for button in way_on(standing, seat)]


def test_a_player_goes_on_to_the_own_panel_and_to_the_tools() -> None:
    assert verbs(running(), 0) == verbs(running(), 1) == [Verb.PLAY, Verb.MORE]


def test_the_way_to_the_panel_is_bright_only_for_whoever_is_asked() -> None:
    standing = running()
    (asked,) = standing.awaited
    tones = {seat: way_on(standing, seat)[0].tone for seat in (asked, 1 - asked)}
    assert tones == {asked: ButtonTone.ON, 1 - asked: ButtonTone.PLAIN}


def test_there_is_no_panel_for_spectators_or_after_the_end() -> None:
    assert verbs(running(), None) == verbs(ended(running()), 0) == [Verb.MORE]


async def test_a_look_is_shown_and_the_one_before_it_goes(scene: Scene) -> None:
    callers = Caller(), Caller()
    for caller, text in zip(callers, ("the board", "the log"), strict=True):
        reply = Reply(caller.interaction)
        await reply.defer()
        await show_look(scene.services, reply, 7, MessageContent(ENGLISH, texts=(text,)))
    assert [caller.shown for caller in callers] == [["the board"], ["the log"]]
    callers[0].interaction.delete_original_response.assert_awaited_once()
    callers[1].interaction.delete_original_response.assert_not_awaited()


async def test_reasons_why_places_are_closed_lead_back_to_the_panel(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN, game="underwater-cities", moves=2)
    standing = await scene.services.tables.standing(number)
    user = standing.players[standing.table.pending[0].seat].user_id
    assert user is not None
    await scene.press(caller := Caller(user), Press(Verb.WHY_NOT, number))
    assert [*buttons(caller)] == [Verb.PLAY, Verb.MORE]
