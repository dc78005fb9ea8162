"""The list of a user's own games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.custom_ids import Press, Verb
from bot.me.my_games import ON_PAGE, OwnGame, games_message, show_games
from bot.messages.responses import Reply
from bot.table.standing import Standing
from db.messaging.waits import Wait, Waiting
from db.records import Player
from db.schema import GameState
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from tests.bot.limits import check_sheet
from tests.bot.lobby_fixtures import Hall, hall_with
from tests.bot.positions import AWKWARD, THEN, Evening, people
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, CLEO, begun, opened

ENGLISH = Words(strict=True)
LINK = "https://discord.com/channels/1/2/3"
locales = pytest.mark.parametrize("locale", available_locales())


def looked_at(game: str, name: str) -> OwnGame:
    """Return an entry of a list of games in which everything is as long as possible."""
    evening = Evening(people(*[name] * 4), 1, game)
    standing = evening.standing
    link, away = "https://discord.com/" + "9" * 70, dict.fromkeys(standing.awaited, THEN)
    return OwnGame(standing.record, link, name[:32], standing, THEN, away)


@locales
@pytest.mark.parametrize("name", AWKWARD)
def test_a_list_of_games_is_taken_whatever_they_are_called(locale: str, name: str) -> None:
    words = Words(locale, strict=True)
    mine = [looked_at(game, name) for game in (*GAMES, *GAMES)][:5]
    for user in (101, 102):
        check_sheet(games_message(mine, user, words, 1, 3))


# --- how a game is listed ------------------------------------------------------------------------


def listed(standing: Standing | None, since: datetime | None = THEN) -> OwnGame:
    record = (standing or START).record
    return OwnGame(record, LINK, None, standing, since)


def text_of(mine: OwnGame, user: int) -> str:
    return games_message([mine], user, ENGLISH, 0, 0).texts[1]


START = Evening(people("A*nn", "Ben"), 1).standing
AWAITED, OTHER = (101, 102) if START.awaited == (0,) else (102, 101)
SINCE = f"<t:{int(THEN.timestamp())}:R>"


def test_whoever_plays_nowhere_is_told_so() -> None:
    content = games_message([], 101, ENGLISH, 0, 0)
    assert "You’re not in any game" in content.texts[1]
    assert content.rows == ()


def test_the_player_to_move_reads_the_question_and_can_play() -> None:
    content = games_message([listed(START)], AWAITED, ENGLISH, 0, 0)
    question = ENGLISH.say(START.table.pending[0].prompt)
    assert f"game 7 · [Go to the board]({LINK})" in content.texts[1]
    assert content.texts[1].endswith(f"**Your turn** ({SINCE})\n> {question}")
    (row,) = content.rows
    assert isinstance(row, tuple)
    assert [button.press for button in row] == [Press(Verb.PLAY, 7)]


def test_others_read_for_whom_the_game_waits() -> None:
    content = games_message([listed(START)], OTHER, ENGLISH, 0, 0)
    name = r"A\*nn" if AWAITED == 101 else "Ben"
    assert f"Waiting for {name} ({SINCE})\n> " in content.texts[1]
    assert content.rows == ()


def test_a_game_that_waits_for_computers_alone_says_so() -> None:
    seats = tuple(Player("greedy") for _ in START.players)
    standing = replace(START, stored=replace(START.stored, players=seats))
    assert "A computer player is thinking" in text_of(listed(standing), 101)


def test_whoever_is_stood_in_for_reads_how_to_come_back() -> None:
    seats = [replace(player, stand_in="greedy") for player in START.players]
    standing = replace(START, stored=replace(START.stored, players=tuple(seats)))
    assert "`/game back`" in text_of(listed(standing), OTHER)
    assert "`/game back`" not in text_of(listed(START), OTHER)


def test_of_those_who_are_away_only_the_others_are_told() -> None:
    seat = START.awaited[0]
    mine = replace(listed(START), away={seat: THEN})
    assert "\n-# " in text_of(mine, OTHER)
    assert "\n-# " not in text_of(mine, AWAITED)


def test_a_lobby_and_a_game_that_cannot_be_read_are_listed_too() -> None:
    lobby = replace(START.record, state=GameState.LOBBY, seats=3)
    assert "Waiting for players (3 joined)" in text_of(replace(listed(None), record=lobby), 101)
    assert "can’t be loaded" in text_of(listed(None), 101)


def test_a_server_is_named_where_the_list_has_one() -> None:
    assert "game 7 · The Reef · [" in text_of(replace(listed(START), server="The Reef"), 101)


@pytest.mark.parametrize(
    ("page", "last", "able"),
    [(0, 0, []), (0, 2, [False, True]), (1, 2, [True, True]), (2, 2, [True, False])],
)
def test_pages_are_turned_as_far_as_there_are_any(page: int, last: int, able: list[bool]) -> None:
    rows = games_message([listed(START)], OTHER, ENGLISH, page, last).rows
    buttons = [button for row in rows if isinstance(row, tuple) for button in row]
    assert [button.able for button in buttons] == able
    turned = [button.press for button in buttons]
    around = [page - 1, page + 1] if last else []
    assert turned == [Press(Verb.GAMES, rest=str(number)) for number in around]


# --- which games, in which order -----------------------------------------------------------------


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as tables, hall_with(tables) as found:
        yield found


async def shown_to(hall: Hall, user: int, page: int = 0) -> list[int]:
    """Return the numbers of the games on a page, in the order in which they are shown."""
    caller = Caller(user)
    reply = Reply(caller.interaction)
    await reply.defer()
    await show_games(hall.services, reply, page)
    lines = [line for line in caller.shown[-1].splitlines() if ", game " in line]
    return [int(line.partition(", game ")[2].split()[0]) for line in lines]


async def test_games_that_wait_for_oneself_come_first_and_lobbies_last(hall: Hall) -> None:
    lobby = await hall.gather()
    first, second, third = [await begun(hall.services.tables, ANN, BEN) for _ in range(3)]
    now = hall.services.store.now()
    for number, hours in ((second, 1), (third, 2)):
        wait = Wait(number, 0, ANN, 0, now - timedelta(hours=hours))
        await hall.services.store.waits.set_awaited(number, Waiting((wait,)))
    assert await shown_to(hall, ANN) == [third, second, first, lobby]
    assert await shown_to(hall, CLEO) == []


async def test_a_page_that_is_not_there_is_the_nearest_one(hall: Hall) -> None:
    numbers = [await hall.gather() for _ in range(ON_PAGE)]
    assert len(await shown_to(hall, ANN, 1)) == ON_PAGE
    numbers.append(await hall.gather())
    assert len(await shown_to(hall, ANN, -1)) == ON_PAGE
    pages = [await shown_to(hall, ANN, page) for page in (0, 9)]
    assert sorted(pages[0] + pages[1]) == sorted(numbers)
    assert len(pages[1]) == 1


async def test_a_game_that_is_over_is_listed_no_more(hall: Hall) -> None:
    number = await begun(hall.services.tables, ANN, BEN)
    assert await shown_to(hall, BEN) == [number]
    await hall.services.store.games.end(number, "given-up")
    assert await shown_to(hall, BEN) == []
