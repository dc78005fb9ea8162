"""Presses on a panel, with a status poster that only records its calls."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import create_autospec

import discord
import pytest
from pydantic import SecretStr

from bot.component_router import HANDLERS, component_data, dispatch
from bot.config import Config
from bot.custom_ids import Press, Verb, parse_custom_id
from bot.posts.status_poster import PostFailed, StatusPoster
from bot.services import Services
from bot.table.tables import Tables
from db.messaging.posts import STATUS
from db.records import Post
from engine.core.decision import Amount
from engine.core.msg import msg
from tests.bot.positions import Unseen
from tests.bot.recorded_interactions import Caller, failure
from tests.bot.stored_tables import ANN, BEN, CHANNEL, begun, opened, to_last_answer


@dataclass(frozen=True, slots=True)
class Scene:
    """A game, and the services around it."""

    services: Services
    number: int

    async def press(self, caller: Caller, verb: Verb, rest: str = "") -> None:
        """Make a press that refers to the current position."""
        standing = await self.services.tables.standing(self.number)
        seat = standing.awaited[0]
        press = Press(verb, self.number, seat, standing.ply, rest)
        await dispatch(self.services, caller.interaction, str(press), [])

    async def user(self) -> int:
        """Return the awaited user."""
        standing = await self.services.tables.standing(self.number)
        return standing.players[standing.awaited[0]].user_id or 0

    async def ply(self) -> int:
        """Return the ply of the game."""
        return (await self.services.tables.standing(self.number)).ply


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


@pytest.fixture
async def scene(tables: Tables) -> AsyncIterator[Scene]:
    status_poster = create_autospec(StatusPoster, instance=True, spec_set=True)
    settings = Config.model_construct(discord_token=SecretStr("a.b.c"))
    client = create_autospec(discord.Client, instance=True, spec_set=True)
    pictures = Unseen()
    services = Services(settings, client, tables.store, tables, pictures, status_poster)
    number = await begun(tables, ANN, BEN)
    await tables.store.posts.put(number, STATUS, Post(CHANNEL, 1, 0))
    yield Scene(services, number)
    pictures.close()


def test_every_press_has_its_handler() -> None:
    assert set(HANDLERS) == set(Verb)


async def test_a_press_is_acknowledged_first_and_leads_to_the_next_question(scene: Scene) -> None:
    caller = Caller(await scene.user())
    await scene.press(caller, Verb.PICK, "key:3")
    assert await scene.ply() == 1
    assert len(caller.shown) == 1
    scene.services.status_poster.tell.assert_not_called()  # type: ignore[attr-defined]


async def test_the_channel_is_told_when_a_turn_is_ended(scene: Scene) -> None:
    await to_last_answer(scene.services.tables, scene.number)
    user = await scene.user()
    await scene.press(Caller(user), Verb.END_TURN, f"{Verb.PICK}~resurface")
    scene.services.status_poster.tell.assert_awaited_once_with(scene.number, user)  # type: ignore[attr-defined]


async def test_the_channel_is_told_though_the_panel_was_closed_meanwhile(scene: Scene) -> None:
    await to_last_answer(scene.services.tables, scene.number)
    caller = Caller(await scene.user())
    caller.interaction.edit_original_response.side_effect = failure(404, 10008)
    await scene.press(caller, Verb.END_TURN, f"{Verb.PICK}~resurface")
    scene.services.status_poster.tell.assert_awaited_once()  # type: ignore[attr-defined]


async def test_whoever_ends_a_turn_is_told_that_the_channel_was_not(scene: Scene) -> None:
    await to_last_answer(scene.services.tables, scene.number)
    why = PostFailed(msg("bot-error-post-gone"))
    scene.services.status_poster.tell.side_effect = why  # type: ignore[attr-defined]
    caller = Caller(await scene.user())
    await scene.press(caller, Verb.END_TURN, f"{Verb.PICK}~resurface")
    assert len(caller.shown) == len(caller.asides) == 1
    assert "channel is gone" in caller.asides[0]


async def test_the_last_answer_is_asked_for_once_more(scene: Scene) -> None:
    ply = (await to_last_answer(scene.services.tables, scene.number)).ply
    caller = Caller(await scene.user())
    await scene.press(caller, Verb.PICK, "resurface")
    assert await scene.ply() == ply
    assert "This ends your turn" in caller.shown[0]


async def test_an_answer_that_is_none_is_refused_on_a_fresh_panel(scene: Scene) -> None:
    caller = Caller(await scene.user())
    await scene.press(caller, Verb.PICK, "key:99")
    assert await scene.ply() == 0
    assert caller.shown[0].startswith("⚠️ “key:99” isn’t one of the options")


async def test_somebody_who_does_not_sit_there_is_told_so(scene: Scene) -> None:
    caller = Caller(999)
    await scene.press(caller, Verb.PICK, "key:3")
    assert caller.asides == [f"You’re not in game {scene.number}"]
    assert caller.shown == []


async def test_what_another_version_wrote_is_explained(scene: Scene) -> None:
    caller = Caller(ANN)
    await dispatch(scene.services, caller.interaction, "f0|choose|1|key:3", [])
    assert caller.asides[0].startswith("This button is from an older version of me")


async def test_a_number_is_asked_for_in_a_field(scene: Scene) -> None:
    caller = Caller(ANN)
    await scene.press(caller, Verb.ASK_AMOUNT, "-100.50")
    (modal,) = caller.modals
    assert len(modal.title) <= 45
    press = parse_custom_id(modal.custom_id)
    assert press is not None
    assert press.verb is Verb.AMOUNT
    (label,) = modal.to_components()
    assert label["component"]["max_length"] == len("-100")


def test_what_was_typed_into_a_field_is_read() -> None:
    parts = [{"type": 18, "component": {"type": 4, "custom_id": "number", "value": " 7 "}}]
    caller = Caller(kind="modal_submit", custom_id="f1|amount|1|0|5|", components=parts)
    assert component_data(caller.interaction) == ("f1|amount|1|0|5|", [" 7 "])


def test_a_question_that_is_none_of_ours_is_answered_like_a_button_that_is_none() -> None:
    caller = Caller(kind="modal_submit", custom_id="something")
    assert component_data(caller.interaction) == ("something", [])
    caller = Caller(kind="component", custom_id="something", values=["one"])
    assert component_data(caller.interaction) == ("something", ["one"])


def test_a_command_is_no_press() -> None:
    assert component_data(Caller(kind="application_command", name="play").interaction) is None


async def test_a_number_where_an_option_is_asked_is_refused(scene: Scene) -> None:
    standing = await scene.services.tables.standing(scene.number)
    assert not isinstance(standing.table.pending[0], Amount)
    caller = Caller(await scene.user())
    await scene.press(caller, Verb.AMOUNT, "7")
    assert await scene.ply() == 0
    assert caller.shown[0].startswith("⚠️")
