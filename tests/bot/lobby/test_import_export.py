"""Games as files: their public part is exported, and they are imported to be continued."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.component_router import dispatch
from bot.custom_ids import Press, Verb
from bot.lobby import import_export
from bot.lobby.import_export import MOST_BYTES, STAND_INS, NotImportable, export_game, import_game
from bot.messages.responses import Reply
from db.schema import GameState
from engine.core import transcript
from engine.core.errors import Refused
from engine.core.rng import commitment
from engine.core.transcript import transcript_of
from tests.bot.lobby_fixtures import Hall, hall_with
from tests.bot.positions import Evening, people
from tests.bot.recorded_interactions import Caller, failure, like
from tests.bot.stored_tables import ANN, BEN, CHANNEL, GUILD, answer, begun, opened

MOVES = 12


@cache
def played() -> str:
    """Return the transcript of a game after a few moves."""
    evening = Evening(people("Ann", "Ben"), 3)
    for _ in range(MOVES):
        evening.play(*evening.next_answer())
    return transcript.write(transcript_of(evening.table))


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as tables, hall_with(tables) as found:
        yield found


def attachment(content: bytes, size: int | None = None) -> Any:  # noqa: ANN401 - a stand-in
    found = like(discord.Attachment)
    found.size = len(content) if size is None else size
    found.read = AsyncMock(return_value=content)
    return found


def importer(user: int = ANN) -> Caller:
    caller = Caller(user)
    caller.interaction.app_permissions = discord.Permissions.all()
    caller.interaction.permissions = discord.Permissions.none()
    return caller


async def imported(hall: Hall, file: Any = None, caller: Caller | None = None) -> int:  # noqa: ANN401
    """Import a file, by default a valid transcript, and return the number of the game."""
    reply = Reply((caller or importer()).interaction)
    await reply.defer()
    await import_game(hall.services, reply, file or attachment(played().encode()))
    (record,) = await hall.services.store.games.by_channel(CHANNEL, GameState.RUNNING)
    return record.id


async def refusal(hall: Hall, file: Any = None, caller: Caller | None = None) -> str:  # noqa: ANN401
    with pytest.raises(Refused) as wrong:
        await imported(hall, file, caller)
    return wrong.value.msg.key


async def press(hall: Hall, user: int, verb: Verb, game: int, seat: int = -1) -> list[str]:
    """Press a button, and return the follow-ups."""
    caller = Caller(user)
    await dispatch(hall.services, caller.interaction, str(Press(verb, game, seat)), [])
    return caller.asides


async def seated(hall: Hall, number: int) -> list[tuple[int | None, str | None]]:
    players = await hall.services.store.games.players(number)
    return [(player.user_id, player.computer) for player in players]


# --- export --------------------------------------------------------------------------------------


async def exported(hall: Hall, number: int) -> tuple[str, str, str]:
    """Return the text of the reply, and the name and contents of the file."""
    caller = Caller(ANN)
    edit = caller.interaction.edit_original_response = AsyncMock()
    reply = Reply(caller.interaction)
    await reply.defer()
    services = hall.services
    record = await services.store.games.record(number)
    await export_game(services.store, services.tables, reply, record)
    assert edit.await_args is not None
    sent = edit.await_args.kwargs
    (file,) = sent["attachments"]
    return sent["content"], file.filename, file.fp.read().decode()


async def test_of_a_running_game_the_file_holds_neither_its_seed_nor_a_private_move(
    hall: Hall,
) -> None:
    number = await begun(hall.services.tables, ANN, BEN)
    standing = await hall.services.tables.standing(number)
    _, name, before = await exported(hall, number)
    assert name == f"otys-{number}.txt"
    assert commitment(standing.table.setup.seed) in before
    await answer(hall.services.tables, number, ends_turn=False)
    assert (await exported(hall, number))[2] == before
    while not (await hall.services.tables.standing(number)).record.announced:
        await answer(hall.services.tables, number)
    after = (await exported(hall, number))[2]
    assert after.startswith(before)
    assert after.removeprefix(before).startswith("# Ann")
    assert "*" not in after


async def test_the_file_of_an_ended_game_is_all_that_was_played(hall: Hall) -> None:
    number = await begun(hall.services.tables, ANN, BEN)
    await answer(hall.services.tables, number, ends_turn=False)
    await hall.services.store.games.end(number, "given-up")
    said, _, text = await exported(hall, number)
    read = transcript.read(text)
    assert read == await hall.services.store.transcripts.get(number)
    assert len(read.log) > 0
    assert "earlier" not in said


# --- import --------------------------------------------------------------------------------------


async def test_an_imported_game_is_posted_and_waits_for_players(hall: Hall) -> None:
    number = await imported(hall)
    standing = await hall.services.tables.standing(number)
    assert standing.ply == MOVES
    assert await seated(hall, number) == [(None, None)] * 2
    assert standing.record.host_id == ANN
    (post,) = hall.sent()
    assert "doesn’t count" in post
    found = await hall.services.store.posts.get(number, "status")
    assert found is not None
    assert found.message_id == 77


async def test_an_imported_game_that_cannot_be_shown_is_not_kept(hall: Hall) -> None:
    hall.room.send.side_effect = failure(403, 50013)
    assert await refusal(hall) == "bot-error-lobby-unseen"
    assert await hall.services.store.games.by_guild(GUILD) == []


async def test_nothing_is_imported_where_no_table_can_be_opened(hall: Hall) -> None:
    direct, silent = importer(), importer()
    direct.interaction.guild_id = None
    silent.interaction.app_permissions = discord.Permissions.none()
    assert await refusal(hall, caller=direct) == "bot-error-direct-message"
    assert await refusal(hall, caller=silent) == "bot-error-permissions"
    await hall.gather()
    assert await refusal(hall) == "bot-channel-busy"


async def test_a_file_that_is_too_large_is_not_read(hall: Hall) -> None:
    file = attachment(b"", MOST_BYTES + 1)
    assert await refusal(hall, file) == "bot-error-import-large"
    file.read.assert_not_awaited()
    assert await imported(hall, attachment(played().encode(), MOST_BYTES))


async def test_a_file_that_discord_does_not_give_is_told(hall: Hall) -> None:
    file = attachment(b"")
    file.read.side_effect = failure(404)
    assert await refusal(hall, file) == "bot-error-import-unread"


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"a\0b"])
async def test_what_is_no_text_is_refused(hall: Hall, content: bytes) -> None:
    assert await refusal(hall, attachment(content)) == "bot-error-import-no-text"


async def test_a_text_file_may_begin_with_a_byte_order_mark(hall: Hall) -> None:
    assert await imported(hall, attachment(played().encode("utf-8-sig")))


async def test_a_replay_that_takes_too_long_is_given_up(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_export, "REPLAY_TIME_LIMIT", -1.0)
    with pytest.raises(NotImportable) as wrong:
        await imported(hall)
    assert wrong.value.msg.key == "bot-error-import-long"


async def test_a_game_that_is_running_here_is_not_imported_beside_it(hall: Hall) -> None:
    number = await imported(hall)
    await hall.services.store.games.move_channel(number, CHANNEL + 1)
    assert await refusal(hall) == "bot-error-import-under-way"


# --- free seats ----------------------------------------------------------------------------------


def awaited(mock: Any) -> list[int]:  # noqa: ANN401 - a stand-in
    """Return the games for which this mock was awaited."""
    return [call.args[0] for call in mock.await_args_list]


async def test_a_game_goes_on_when_its_last_free_seat_is_taken(hall: Hall) -> None:
    number, poster = await imported(hall), hall.services.status_poster
    assert await press(hall, ANN, Verb.SIT, number, 1) == []
    assert await seated(hall, number) == [(None, None), (ANN, None)]
    assert (awaited(poster.refresh), awaited(poster.tell)) == ([number], [])
    await press(hall, BEN, Verb.SIT, number, 0)
    assert await seated(hall, number) == [(BEN, None), (ANN, None)]
    assert awaited(poster.tell) == [number]
    assert "ll seats are taken" in hall.room.send.await_args.args[0]


async def test_a_game_goes_on_though_the_channel_is_not_told_that_it_does(hall: Hall) -> None:
    number = await imported(hall)
    await press(hall, ANN, Verb.SIT, number, 1)
    hall.room.send.side_effect = failure(403, 50013)
    assert await press(hall, BEN, Verb.SIT, number, 0) == []
    assert awaited(hall.services.status_poster.tell) == [number]


async def test_only_a_free_seat_is_taken_and_by_nobody_twice(hall: Hall) -> None:
    number = await imported(hall)
    await press(hall, ANN, Verb.SIT, number, 1)
    told = [await press(hall, *which) for which in (
        (BEN, Verb.SIT, number, 1), (BEN, Verb.SIT, number, 2), (BEN, Verb.SIT, number, -1),
        (ANN, Verb.SIT, number, 0),
    )]  # fmt: skip
    assert all(len(lines) == 1 for lines in told)
    assert await seated(hall, number) == [(None, None), (ANN, None)]


async def test_computer_players_take_the_free_seats_for_those_who_play(hall: Hall) -> None:
    number = await imported(hall)
    assert len(await press(hall, BEN, Verb.FILL, number)) == 1
    await press(hall, ANN, Verb.SIT, number, 1)
    await press(hall, ANN, Verb.FILL, number)
    assert await seated(hall, number) == [(None, STAND_INS), (ANN, None)]
    assert len(await press(hall, ANN, Verb.FILL, number)) == 1


async def test_nobody_takes_a_seat_in_a_game_that_was_ended(hall: Hall) -> None:
    number = await imported(hall)
    await hall.services.store.games.end(number, "given-up")
    assert len(await press(hall, ANN, Verb.SIT, number, 1)) == 1
    assert await seated(hall, number) == [(None, None)] * 2
