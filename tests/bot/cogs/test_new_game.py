"""`/game new` with a parameter for the component pack."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from discord import app_commands

from bot.cogs.game import GameCog
from bot.cogs.new_game import GAME_CHOICES, new_with_pack
from bot.component_packs import NO_PACKS, Packs
from engine.registry import GAMES
from tests.bot.cogs.cog_walk import bare_services, handed_to
from tests.bot.recorded_interactions import Caller
from tests.engine.own_packs import Draft

REEF = Draft("otys", "reef", "The Reef").own()


def options_of_new(packs: Packs) -> list[str]:
    """Return the options with which `/game new` is registered."""
    group = GameCog(replace(bare_services(), packs=packs)).app_command
    assert group is not None
    new = group.get_command("new")
    assert isinstance(new, app_commands.Command)
    return [parameter.name for parameter in new.parameters]


def test_a_pack_can_be_chosen_with_the_command_only_where_there_are_packs() -> None:
    assert options_of_new(NO_PACKS) == ["game"]
    assert options_of_new(Packs([REEF])) == ["game", "pack"]
    # The class itself is unchanged, since another bot may have no packs.
    assert options_of_new(NO_PACKS) == ["game"]
    assert [one.name for one in GameCog.new.parameters] == ["game"]


def test_every_game_can_be_chosen() -> None:
    assert [choice.value for choice in GAME_CHOICES] == list(GAMES)
    new = new_with_pack(bare_services())
    assert [choice.value for choice in new.parameters[0].choices] == list(GAMES)


async def test_the_game_and_the_pack_reach_the_handler() -> None:
    new, caller = new_with_pack(bare_services()), Caller()
    with patch("bot.lobby.creation.open_here", autospec=True) as open_here:
        await new.callback(caller.interaction, game="otys", pack="reef")  # type: ignore[call-arg]
    assert handed_to(open_here)[-2:] == ["otys", "reef"]
    caller.interaction.response.defer.assert_awaited_once_with(ephemeral=True, thinking=True)


async def packs_offered(game: str, typed: str = "") -> list[tuple[str, str]]:
    services = replace(bare_services(), packs=Packs([REEF]))
    caller = Caller()
    caller.interaction.namespace = SimpleNamespace(game=game)
    complete: Any = new_with_pack(services)._params["pack"].autocomplete
    found = await complete(caller.interaction, typed)
    return [(choice.value, choice.name) for choice in found]


async def test_the_packs_of_the_chosen_game_are_offered() -> None:
    assert await packs_offered("otys") == [("default", "Standard"), ("reef", "The Reef")]
    assert await packs_offered("otys", "ree") == [("reef", "The Reef")]
    assert await packs_offered("antarctica") == [("default", "Standard")]


async def test_without_a_known_game_no_pack_is_offered() -> None:
    assert await packs_offered("chess") == []
