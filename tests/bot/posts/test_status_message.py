"""The content of a status post: who is to move, the board, and buttons for everyone."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

import pytest

from bot.custom_ids import Press, Verb
from bot.messages.message_view import MessageContent
from bot.messages.pictures import PictureRequest
from bot.posts.status_message import status_message
from bot.table.seats import seat_colour
from bot.table.standing import Standing
from db.records import Player
from engine.core.msg import msg
from engine.core.text import Words
from engine.registry import GAMES
from render.pictures import Picture
from tests.bot.positions import Evening, Unseen, people

ENGLISH = Words(strict=True)


class Asked(Unseen):
    """No pictures, but a record of those requested."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[PictureRequest] = []
        self.shown: list[Standing] = []

    async def try_draw(
        self, standing: Standing, wanted: PictureRequest, words: Words
    ) -> tuple[Picture, ...]:
        """Record the request, and return no pictures."""
        self.wanted.append(wanted)
        self.shown.append(standing)
        return await super().try_draw(standing, wanted, words)


@pytest.fixture
def pictures() -> Asked:
    return Asked()


@cache
def finished() -> Standing:
    """Return a finished game of Otys."""
    evening = Evening(people("Ann", "Ben"), 1)
    while evening.table.pending:
        evening.play(*evening.next_answer())
    return evening.standing


def seated(standing: Standing, *players: Player) -> Standing:
    return Standing(replace(standing.stored, players=players), standing.unannounced)


def verbs(content: MessageContent) -> list[Verb]:
    return [press.verb for press in pressed(content)]


def pressed(content: MessageContent) -> list[Press]:
    return [button.press for row in content.rows if isinstance(row, tuple) for button in row]


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_game_is_shown_with_its_board_for_spectators(
    game: str, pictures: Asked
) -> None:
    standing = Evening(people("Ann", "Ben"), 1, game).standing
    content = await status_message(standing, ENGLISH, pictures)
    assert pictures.wanted == [PictureRequest("board")]
    assert len(content.rows) == 1
    assert verbs(content) == [Verb.PLAY, Verb.SHEET, Verb.LOG, Verb.UNDO_LAST, Verb.MORE]
    assert content.colour == seat_colour(standing.awaited[0])
    assert f"<@{101 + standing.awaited[0]}>" in content.texts[0]


async def test_a_finished_game_is_shown_with_its_scores_and_a_rematch(pictures: Asked) -> None:
    content = await status_message(finished(), ENGLISH, pictures)
    assert pictures.wanted[0].kind in ("scores", "score")
    assert set(verbs(content)) == {Verb.SHEET, Verb.LOG, Verb.REPLAY, Verb.REMATCH, Verb.MORE}
    result = finished().table.result
    assert result is not None
    assert content.colour == seat_colour(result.winners[0])


async def test_a_finished_game_of_nobody_has_a_sheet_for_each_seat_and_no_rematch(
    pictures: Asked,
) -> None:
    nobodys = seated(finished(), Player(), Player("greedy"))
    content = await status_message(nobodys, ENGLISH, pictures)
    sheets = [press.seat for press in pressed(content) if press.rest == "sheet"]
    assert sheets == [0, 1]
    assert not {Verb.SHEET, Verb.REMATCH} & set(verbs(content))


async def test_changed_ratings_are_told_with_the_result(pictures: Asked) -> None:
    content = await status_message(finished(), ENGLISH, pictures, rated="-# Ann 1020 (+20)")
    assert content.texts[0].endswith("\n-# Ann 1020 (+20)")


async def test_the_time_left_and_absences_are_told_of_those_to_move(pictures: Asked) -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    seat, back = standing.awaited[0], datetime(2026, 3, 1, tzinfo=UTC)
    plain = await status_message(standing, ENGLISH, pictures)
    times = {seat: msg("bot-name", name="two hours left")}
    content = await status_message(standing, ENGLISH, pictures, times=times, away={seat: back})
    assert "two hours left" in content.texts[0].lower()
    assert f"<t:{int(back.timestamp())}" in content.texts[0]
    assert len(content.texts[0]) > len(plain.texts[0])


async def test_a_free_seat_can_be_taken_from_the_post(pictures: Asked) -> None:
    standing = seated(Evening(people("Ann", "Ben"), 1).standing, *people("Ann"), Player())
    content = await status_message(standing, ENGLISH, pictures)
    assert verbs(content)[-2:] == [Verb.SIT, Verb.FILL]


async def test_private_steps_of_a_turn_change_nothing_in_the_channel(pictures: Asked) -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    before = await status_message(evening.standing, ENGLISH, pictures)
    evening.play(*evening.next_answer())
    assert evening.standing.private_moves
    after = await status_message(evening.standing, ENGLISH, pictures)
    assert (after.texts, after.rows) == (before.texts, before.rows)
    assert not pictures.shown[-1].private_moves
