"""`/help` explains everything, in order, in one private message."""

from __future__ import annotations

from bot.cogs.help import PARTS, HelpCog, parts
from engine.core.text import Words
from engine.registry import GAMES, find_game
from tests.bot.cogs.cog_walk import bare_services, run, unrouted
from tests.bot.recorded_interactions import Caller

WORDS = Words("en", strict=True)


def test_the_paragraphs_stand_in_their_order() -> None:
    assert [part.key for part in parts()] == [f"help-{part}" for part in PARTS]


def test_the_moves_of_every_game_that_play_a_whole_turn_are_named() -> None:
    (turn,) = [part for part in parts() if part.key == "help-turn"]
    named = turn["commands"]
    assert isinstance(named, tuple)
    assert len(named) == sum(len(find_game(name).move_commands) for name in GAMES)
    text = WORDS.say(turn)
    for headline in named:
        assert WORDS.inner(headline, None) in text


async def test_all_paragraphs_are_shown_to_whoever_asks() -> None:
    cog, caller = HelpCog(bare_services()), Caller()
    await run(cog, "help", caller)
    assert caller.shown == ["\n".join(WORDS.inner(part, None) for part in parts())]
    caller.interaction.response.defer.assert_awaited_once_with(ephemeral=True, thinking=True)
    assert unrouted(cog, [], "help") == set()
