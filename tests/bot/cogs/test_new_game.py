"""`/game new` with a parameter for the component pack."""

from __future__ import annotations

from pathlib import Path

from bot.app import Fathom
from bot.cogs.game import GameCog
from bot.command_sync import payload
from bot.component_packs import NO_PACKS, Packs
from bot.config import Config
from db.store import Store
from tests.bot.stored_tables import opened
from tests.engine.own_packs import Draft

REEF = Draft("otys", "reef", "The Reef").own()


async def options_of_new(store: Store, packs: Packs) -> list[str]:
    """The options of `/game new`, as they are registered."""
    fathom = Fathom(Config.model_construct(), store, packs)
    try:
        await fathom.add_commands()
        commands = await payload(fathom.tree)
    finally:
        fathom.services.pictures.close()
    group = next(each for each in commands if each["name"] == "game")
    new = next(each for each in group["options"] if each["name"] == "new")
    return [option["name"] for option in new["options"]]


async def test_a_pack_can_be_chosen_with_the_command_only_where_there_are_packs(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as tables:
        assert await options_of_new(tables.store, NO_PACKS) == ["game"]
        assert await options_of_new(tables.store, Packs([REEF])) == ["game", "pack"]
        # The class itself is as before: another bot may have no packs.
        assert await options_of_new(tables.store, NO_PACKS) == ["game"]
        assert [one.name for one in GameCog.new.parameters] == ["game"]
