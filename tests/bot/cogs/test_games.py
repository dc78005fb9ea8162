"""`/games` shows a user's own games."""

from bot.cogs.games import GamesCog
from tests.bot.cogs.cog_walk import Route, bare_services, unrouted

GAMES = Route("games", "bot.me.my_games.show_games")


async def test_ones_own_games_are_shown() -> None:
    cog = GamesCog(bare_services())
    await GAMES.check(cog)
    assert unrouted(cog, [GAMES]) == set()
