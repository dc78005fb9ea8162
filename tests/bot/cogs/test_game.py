"""`/game` leads to the lobby of the channel, or to the game and seat that are meant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast
from unittest.mock import AsyncMock, patch

import pytest

from bot.cogs.game import GameCog, seat_meant
from bot.lobby.lobby_handlers import LobbyChange
from bot.messages.autocomplete import NoSuchPlayer
from bot.messages.responses import Reply
from bot.services import NoGameHere, Services
from bot.table.seats import USUAL_LEVEL
from bot.table.standing import NotSeated
from db.records import Lobby, Player
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.cogs.cog_walk import (
    STANDING,
    Route,
    bare_services,
    handed_to,
    offered,
    run,
    unrouted,
)
from tests.bot.positions import THEN
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO, GUILD

NUMBER, RECORD = {"number": STANDING.id}, STANDING.record
GATHERING = 4711
"""The number of the lobby in the channel."""
HANDLERS, SEATS = "bot.lobby.lobby_handlers", "bot.panels.seat_changes"
FILE, USER = object(), object()
ROUTES = [
    Route("new", "bot.lobby.creation.open_here", {"game": "otys"}, ("otys",)),
    Route("options", f"{HANDLERS}.show_options", {}, (GATHERING,)),
    Route("start", f"{HANDLERS}.begin", {}, (GATHERING,)),
    Route("status", "bot.cogs.game.show_status", NUMBER, (RECORD,)),
    Route("here", f"{HANDLERS}.move_here", {"number": 12}, (12,)),
    Route("export", "bot.lobby.import_export.export_game", NUMBER, (RECORD,)),
    Route("import", "bot.lobby.import_export.import_game", {"file": FILE}, (FILE,)),
    Route("end", "bot.polls.end_game.ask_confirmation", NUMBER, (RECORD,)),
    Route("resign", f"{SEATS}.ask_resign", NUMBER, (STANDING,)),
    Route("replace", f"{SEATS}.replace", {"by": USER, "player": "2"}, (STANDING, 1, USER)),
    Route("stand-in", f"{SEATS}.stand_in", {"level": "strong"}, (STANDING, "strong")),
    Route("back", f"{SEATS}.play_again", NUMBER, (STANDING,)),
]


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the lobby's seats, and the reply to it."""

    told: str
    seats: tuple[int | str, ...]

    def after(self, level: str) -> list[int | str]:
        """Return the users and levels after the change."""
        return [level if seat == "new" else seat for seat in self.seats]


LOBBY = Lobby(
    GATHERING, "otys", (), BEN, GUILD, CHANNEL,
    (Player("human", BEN, "Ben"), Player("human", ANN, "Ann"), Player("random")), THEN, THEN,
)  # fmt: skip
CHANGES = {
    "join": Change("bot-joined", (BEN, ANN, "random", CLEO)),
    "leave": Change("bot-left", (BEN, "random")),
    "add-bot": Change("bot-computer-joined", (BEN, ANN, "random", "new")),
    "remove-bot": Change("bot-computer-left", (BEN, ANN)),
}


def said(key: str, number: int = GATHERING) -> str:
    return Words().say(msg(key, game=number))


@pytest.fixture(autouse=True)
def _channel() -> Iterator[None]:
    """Provide a channel with a lobby and an unfinished game."""
    with (
        patch(f"{HANDLERS}.lobby_here", autospec=True, return_value=GATHERING),
        patch(f"{HANDLERS}.unfinished_here", autospec=True, return_value=RECORD),
    ):
        yield


@pytest.fixture
def cog() -> GameCog:
    return GameCog(bare_services())


@pytest.mark.parametrize("route", ROUTES, ids=str)
async def test_a_command_hands_on_what_was_typed(cog: GameCog, route: Route) -> None:
    await route.check(cog)


def test_every_command_has_its_route(cog: GameCog) -> None:
    assert unrouted(cog, ROUTES, *CHANGES) == set()


# --- the lobby -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("level", [USUAL_LEVEL, "strong"])
async def test_a_seat_of_the_lobby_in_the_channel_is_taken_or_left(
    cog: GameCog, name: str, level: str
) -> None:
    change_, user = CHANGES[name], CLEO if name == "join" else ANN
    given = {"level": level} if name == "add-bot" and level != USUAL_LEVEL else {}
    caller = Caller(user)
    with patch(f"{HANDLERS}.change", autospec=True) as change:
        await run(cog, name, caller, **given)
    *_, number, how = handed_to(change)
    assert number == GATHERING
    after = cast("LobbyChange", how)(LOBBY).players
    assert [player.user_id or player.kind for player in after] == change_.after(level)
    assert caller.shown == [said(change_.told)]


@pytest.mark.parametrize("begun", [True, False])
async def test_that_a_game_started_is_said_only_if_it_did(
    cog: GameCog,
    begun: bool,  # noqa: FBT001
) -> None:
    with patch(f"{HANDLERS}.begin", autospec=True, return_value=begun):
        await run(cog, "start", caller := Caller())
    assert caller.shown == [said("bot-started")] * begun


@pytest.mark.parametrize(
    ("given", "lobby", "shown"), [({}, True, 0), ({}, False, 1), (NUMBER, True, 1)]
)
async def test_the_post_of_a_lobby_is_sent_again_unless_a_game_is_named(
    cog: GameCog,
    given: dict[str, int],
    lobby: bool,  # noqa: FBT001
    shown: int,
) -> None:
    with (
        patch(f"{HANDLERS}.show_lobby", autospec=True, return_value=lobby),
        patch("bot.cogs.game.show_status", autospec=True) as status,
        patch.object(Services, "game_of", autospec=True, return_value=RECORD),
    ):
        await run(cog, "status", Caller(), **given)
    assert status.await_count == shown


async def test_the_number_of_the_game_to_end_counts_for_lobbies_too(cog: GameCog) -> None:
    with (
        patch(f"{HANDLERS}.unfinished_here", AsyncMock(return_value=RECORD)) as unfinished,
        patch("bot.polls.end_game.ask_confirmation", autospec=True),
    ):
        await run(cog, "end", Caller(), number=12)
    assert 12 in handed_to(unfinished)


# --- the seat that is meant ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "seat"), [(None, 0), ("1", 0), ("2", 1), ("Ben", 1), (" ANN ", 0)]
)
def test_a_seat_is_named_by_its_number_or_its_player(player: str | None, seat: int) -> None:
    assert seat_meant(STANDING, Reply(Caller(ANN).interaction), player) == seat


def test_nobody_means_a_seat_that_is_not_there() -> None:
    with pytest.raises(NoSuchPlayer):
        seat_meant(STANDING, Reply(Caller(ANN).interaction), "Cleo")
    with pytest.raises(NotSeated):
        seat_meant(STANDING, Reply(Caller(CLEO).interaction), None)


@pytest.mark.parametrize(
    ("player", "handler", "handed"),
    [
        (None, "stand_in", [STANDING, USUAL_LEVEL]),
        ("Ann", "stand_in", [STANDING, USUAL_LEVEL]),
        ("Ben", "ask_stand_in", [STANDING, 1, USUAL_LEVEL]),
    ],
)
async def test_for_oneself_a_stand_in_is_put_and_for_others_it_is_asked_for(
    cog: GameCog, player: str | None, handler: str, handed: list[object]
) -> None:
    with (
        patch(f"{SEATS}.stand_in", autospec=True) as own,
        patch(f"{SEATS}.ask_stand_in", autospec=True) as other,
        patch.object(Services, "game_of", autospec=True, return_value=RECORD),
    ):
        await run(cog, "stand-in", Caller(ANN), player=player)
    called = {"stand_in": own, "ask_stand_in": other}
    assert [name for name, each in called.items() if each.await_count] == [handler]
    assert handed_to(called[handler])[-len(handed) :] == handed


@pytest.mark.parametrize("name", ["replace", "stand-in"])
async def test_the_players_of_the_game_are_offered(cog: GameCog, name: str) -> None:
    game_of: Any = AsyncMock(return_value=RECORD)
    with patch.object(Services, "game_of", game_of):
        assert await offered(cog, name, "player", Caller(), "") == {"1": "Ann", "2": "Ben"}
        assert await offered(cog, name, "player", Caller(), "be") == {"2": "Ben"}
        game_of.side_effect = NoGameHere(msg("bot-error-no-game-here"))
        assert await offered(cog, name, "player", Caller(), "") == {}
