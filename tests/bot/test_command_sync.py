from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.command_sync import payload, sync_if_changed
from bot.localization import Translator, command_name, command_words
from db.store import Store


class Tree(app_commands.CommandTree[Any]):
    """A command tree that counts how often it was registered."""

    def __init__(self, application: int = 1) -> None:
        intents = discord.Intents.none()
        super().__init__(discord.Client(intents=intents, application_id=application))
        self.synced = 0

    async def sync(self, *, guild: object = None) -> list[app_commands.AppCommand]:
        """Count the call, and return no commands."""
        del guild
        self.synced += 1
        return []


def command(key: str) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: discord.Interaction) -> None:
        del interaction

    return app_commands.Command(
        name=command_name(key), description=command_words(key), callback=run
    )


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'fathom.db'}")
    yield store
    await store.close()


async def test_commands_are_registered_once(store: Store) -> None:
    for synced in (True, False, False):
        tree = Tree()
        tree.add_command(command("command-help"))
        assert await sync_if_changed(tree, store) is synced
        assert tree.synced == synced


async def test_changed_commands_are_registered_anew(store: Store) -> None:
    tree = Tree()
    tree.add_command(command("command-help"))
    await sync_if_changed(tree, store)
    tree.add_command(command("command-undo"))
    assert await sync_if_changed(tree, store)
    assert tree.synced == 2


async def test_another_language_is_a_change(store: Store) -> None:
    tree = Tree()
    tree.add_command(command("command-help"))
    await sync_if_changed(tree, store)
    await tree.set_translator(Translator())
    assert await sync_if_changed(tree, store)
    (registered,) = await payload(tree)
    assert set(registered["description_localizations"]) == {"de", "it", "pt-BR"}


async def test_another_application_has_commands_of_its_own(store: Store) -> None:
    for application in (1, 2):
        tree = Tree(application)
        tree.add_command(command("command-help"))
        assert await sync_if_changed(tree, store)


async def test_what_could_not_be_registered_is_tried_again(store: Store) -> None:
    class Failing(Tree):
        async def sync(self, *, guild: object = None) -> list[app_commands.AppCommand]:
            del guild
            raise ConnectionResetError

    failing, tree = Failing(), Tree()
    for each in (failing, tree):
        each.add_command(command("command-help"))
    with pytest.raises(ConnectionResetError):
        await sync_if_changed(failing, store)
    assert await sync_if_changed(tree, store)
