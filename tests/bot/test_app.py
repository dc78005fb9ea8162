"""The Discord client: incoming events, reports of errors, and shutting down."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, patch

import discord
import pytest
from discord import app_commands
from pydantic import SecretStr

from bot.app import Fathom
from bot.application_emojis.sync import EmojiSync
from bot.config import Config
from bot.localization import guild_words, set_guild_language
from bot.messages.initial_response import AutocompleteReply
from bot.preferences.guild import save_guild_settings
from db.store import Store
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.positions import Evening, people
from tests.bot.recorded_interactions import Caller
from tests.db.backends import lay_out, url_of

FOREIGN = 4711
"""The ID of a guild with another language."""


@pytest.fixture
async def fathom(tmp_path: Path) -> AsyncIterator[Fathom]:
    file = tmp_path / "fathom.db"
    await lay_out(file)
    store = await Store.open(url_of(file))
    settings = Config.model_construct(discord_token=SecretStr("a.b.c"))
    async with Fathom(settings, store) as bot:
        yield bot


def said(key: str) -> str:
    return Words().say(msg(key))


async def test_it_listens_to_guilds_only_and_mentions_nobody_unasked(fathom: Fathom) -> None:
    assert [name for name, wanted in fathom.intents if wanted] == ["guilds"]
    assert fathom.allowed_mentions is not None
    assert not any(fathom.allowed_mentions.to_dict().values())


# --- interactions --------------------------------------------------------------------------------


async def test_a_press_is_led_to_its_handler_and_a_command_is_not_a_press(fathom: Fathom) -> None:
    pressed = Caller(custom_id="f0|choose|7|key:1")
    await fathom.on_interaction(pressed.interaction)
    assert pressed.asides == [said("bot-error-old-button")]
    typed = Caller(kind="application_command", name="play")
    await fathom.on_interaction(typed.interaction)
    assert not typed.interaction.response.is_done()


@pytest.mark.parametrize(("kind", "replaced"), [("autocomplete", True), ("component", False)])
async def test_only_autocomplete_may_come_too_late(
    fathom: Fathom,
    kind: str,
    replaced: bool,  # noqa: FBT001
) -> None:
    interaction: Any = SimpleNamespace(type=discord.InteractionType[kind], _session=None)
    assert await fathom.tree.interaction_check(interaction)
    response = getattr(interaction, "_cs_response", None)
    assert isinstance(response, AutocompleteReply) is replaced


async def test_a_command_that_is_gone_is_told_unless_it_is_only_being_typed(fathom: Fathom) -> None:
    wrong = app_commands.CommandNotFound("chess", [])
    typed = Caller(kind="application_command")
    await fathom.tree.on_error(typed.interaction, wrong)
    assert typed.asides == [said("bot-error-command")]
    typing = Caller(kind="autocomplete")
    await fathom.tree.on_error(typing.interaction, wrong)
    assert typing.asides == []


# --- starting and stopping -----------------------------------------------------------------------


async def test_before_the_first_press_the_languages_of_guilds_are_known(fathom: Fathom) -> None:
    await save_guild_settings(fathom.services.store, FOREIGN, language="it")
    guild: Any = SimpleNamespace(id=FOREIGN, preferred_locale=discord.Locale.german)
    with patch("bot.app.sync_if_changed", AsyncMock()) as sync:
        await fathom.setup_hook()
    try:
        assert guild_words(guild).locale == "it"
    finally:
        set_guild_language(FOREIGN, None)
    sync.assert_awaited_once_with(fathom.tree, fathom.services.store)


async def test_before_it_leaves_replies_in_progress_are_finished(fathom: Fathom) -> None:
    begun, written = asyncio.Event(), asyncio.Event()

    async def reply() -> None:
        begun.set()
        await asyncio.sleep(0)
        await fathom.services.store.settings.remember("reply", "written")
        written.set()

    fathom.services.running_replies.add(asyncio.create_task(reply()))
    await begun.wait()
    await fathom.close()
    assert written.is_set()
    assert fathom.is_closed()


async def test_when_it_leaves_its_background_tasks_end_first(fathom: Fathom) -> None:
    with patch("bot.app.sync_if_changed", AsyncMock()):
        await fathom.setup_hook()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    assert len(others) >= len(("recovery", "results", "reminders", "inactive tables"))
    await fathom.close()
    assert all(task.done() for task in others)


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_emojis_are_kept_up_to_date_behind_the_start_if_they_are_wanted(
    fathom: Fathom,
    wanted: bool,  # noqa: FBT001
) -> None:
    fathom.services.config.fathom_emojis = wanted
    began = asyncio.Event()

    async def run(_sync: EmojiSync) -> None:
        began.set()

    fathom.wait_until_ready = AsyncMock()  # type: ignore[method-assign]
    with patch("bot.app.sync_if_changed", AsyncMock()), patch.object(EmojiSync, "run", run):
        await fathom.setup_hook()
        assert not began.is_set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert began.is_set() == wanted


async def test_panels_that_cannot_be_brought_up_to_date_do_not_stop_a_post(
    fathom: Fathom, caplog: pytest.LogCaptureFixture
) -> None:
    told, standing = fathom.services.status_poster.told, Evening(people("Ann", "Ben"), 1).standing
    assert told is not None
    wrong = AsyncMock(side_effect=RuntimeError)
    with patch.object(fathom.services.open_panels, "renew", wrong):
        await told(standing)
    wrong.assert_awaited_once()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
