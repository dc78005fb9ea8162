"""`/note` leads to the user's own notes on a game."""

from bot.cogs.note import NoteCog
from tests.bot.cogs.cog_walk import STANDING, Route, bare_services, unrouted

NOTE = Route("note", "bot.me.notes.show_notes", {"number": STANDING.id}, (STANDING,))


async def test_the_notes_on_the_game_of_that_number_are_shown() -> None:
    cog = NoteCog(bare_services())
    await NOTE.check(cog)
    assert unrouted(cog, [NOTE]) == set()
