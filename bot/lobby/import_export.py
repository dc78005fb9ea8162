"""Import and export of games as files.

A transcript holds the seed of its game, and so reveals every card still to come. That is why a
running game is exported only as far as everyone knows it, and an imported one counts in nobody's
statistics.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import replace

import discord

from bot.custom_ids import Press
from bot.lobby import lobby as rules
from bot.lobby import lobby_handlers
from bot.lobby.lobby import LobbyTrouble
from bot.lobby.permissions import check_may_open
from bot.localization import guild_words, names_of
from bot.messages.game_text import turn_lines
from bot.messages.responses import NOBODY, UNREACHABLE, Interaction, Reply
from bot.posts.free_seats import has_free, is_free
from bot.posts.status_message import status_message
from bot.services import Services, name_of
from bot.table.standing import Standing
from bot.table.tables import Tables
from db.errors import EarlierRules
from db.games.transcripts import ImportDestination
from db.integrity.rules_version import is_earlier
from db.messaging.posts import STATUS
from db.records import GameRecord, Player, PlayerKind, Post
from db.schema import GameState
from db.store import Store
from engine.core import transcript
from engine.core.errors import BadSetup, Refused
from engine.core.game import AnyGame
from engine.core.msg import msg
from engine.core.text import Words
from engine.core.transcript import Transcript

MOST_BYTES = 64 * 1024
"""The size limit of a file to import; the longest games take less than a third of that."""
REPLAY_TIME_LIMIT = 5.0
"""The seconds that replaying a transcript may take; real games take a tenth of that."""
STAND_INS: PlayerKind = "greedy"
"""The level of the computer players that fill free seats."""


class NotImportable(Refused):
    """A file that does not hold a game that can be imported."""


# --- giving out ----------------------------------------------------------------------------------


async def export_game(store: Store, tables: Tables, reply: Reply, record: GameRecord) -> None:
    """Send the transcript of a game or, while it is running, only its public log."""
    if record.state is GameState.RUNNING:
        said, text = "bot-export-running", await told_so_far(store, tables, record.id, reply.words)
    else:
        replays = await _replays(store, record.id)
        said = "bot-export" if replays else "bot-export-earlier"
        text = transcript.write(await store.transcripts.get(record.id))
    name = f"{record.game}-{record.id}.txt"
    await reply.send_file(msg(said, game=record.id), name, text.encode())


async def _replays(store: Store, number: int) -> bool:
    """Return whether the current rules accept the moves that were played."""
    record = await store.games.record(number)
    if record.setup is None or not is_earlier(record):
        return True
    try:
        await store.history.turns(number)
    except EarlierRules:
        return False
    return True


async def told_so_far(store: Store, tables: Tables, number: int, words: Words) -> str:
    """Return the public log of a running game."""
    standing = await tables.standing(number)
    entries = await store.games.log(number, 0, standing.record.announced)
    lines = turn_lines(entries, words, names_of(standing.players, words))
    return transcript.write_told(standing.table.setup, map(_without_marks, lines))


def _without_marks(line: str) -> str:
    """Return a line for a text file, without Markdown."""
    return line.removeprefix("-# ").replace("*", "")


# --- bringing in ---------------------------------------------------------------------------------


async def import_game(services: Services, reply: Reply, given: discord.Attachment) -> None:
    """Import a game from a file into this channel, to be continued or, if it is over, shown."""
    interaction = reply.interaction
    await _check_place(services.store, interaction)
    services.import_limit.consume(interaction.user.id, services.store.now())
    text = await _text_of(given)
    place = ImportDestination(
        interaction.guild_id, interaction.channel_id or 0, interaction.user.id
    )
    # One at a time, so that heavy importers slow down each other rather than those who play.
    async with services.import_lock:
        game, read = await _checked(services.store, text)
        if await services.store.transcripts.is_under_way(read.setup):
            raise NotImportable(msg("bot-error-import-under-way"))
        number = await services.store.transcripts.add(game, read, place)
    try:
        await _show(services, number)
    except UNREACHABLE as wrong:
        await services.store.transcripts.discard(number)
        raise LobbyTrouble("bot-error-lobby-unseen") from wrong
    await reply.say(msg("bot-import-done", game=number))


async def _check_place(store: Store, interaction: Interaction) -> None:
    """Refuse a channel in which no game can be imported because no table can be opened there."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise LobbyTrouble("bot-error-direct-message")
    lobby_handlers.check_permissions(interaction)
    await check_may_open(store, interaction, manager=lobby_handlers.manages(interaction))
    states = {GameState.LOBBY, GameState.RUNNING}
    if living := await store.games.by_channel(interaction.channel_id, states):
        raise LobbyTrouble("bot-channel-busy", game=living[0].id)


async def _text_of(given: discord.Attachment) -> str:
    """Return the text of a file; refuse one that is too large or not text."""
    if given.size > MOST_BYTES:
        raise NotImportable(msg("bot-error-import-large", most=MOST_BYTES // 1024))
    try:
        data = await given.read()
    except UNREACHABLE as wrong:
        raise NotImportable(msg("bot-error-import-unread")) from wrong
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise NotImportable(msg("bot-error-import-no-text")) from wrong
    if "\0" in text:
        raise NotImportable(msg("bot-error-import-no-text"))
    return text


async def _checked(store: Store, text: str) -> tuple[AnyGame, Transcript]:
    """Return the game and its transcript after replaying it; refuse one that cannot be replayed."""
    wanted = (await asyncio.to_thread(transcript.read, text)).setup
    with contextlib.suppress(BadSetup):
        # The database may hold its components; if not, the replay reports the line that names them.
        await store.transcripts.game_of(wanted)
    find, timeout = store.packs.at_hand, _replay_deadline()
    table = await asyncio.to_thread(transcript.replay, text, find, timeout)
    if not table.log:
        raise NotImportable(msg("bot-error-import-empty"))
    result = table.result
    return table.game, Transcript(table.setup, tuple(table.log), result.scores if result else None)


def _replay_deadline() -> Callable[[], None]:
    """Return a check that raises an error once a replay takes too long."""
    until = time.monotonic() + REPLAY_TIME_LIMIT

    def check() -> None:
        if time.monotonic() > until:
            raise NotImportable(msg("bot-error-import-long"))

    return check


# --- who plays on --------------------------------------------------------------------------------


async def _show(services: Services, number: int) -> None:
    """Post an imported game: its result, or its position and free seats."""
    standing = await services.tables.standing(number)
    record = standing.record
    words = guild_words(services.client.get_guild(record.guild_id or 0))
    channel = services.client.get_partial_messageable(
        record.channel_id or 0, guild_id=record.guild_id
    )
    over = standing.table.result is not None
    note = f"-# {words.say(msg('bot-import-over' if over else 'bot-import-known'))}"
    content = await status_message(standing, words, services.pictures)
    content = replace(content, below=(*content.below, note))
    sent = await channel.send(
        view=content.to_view(), files=content.files(), allowed_mentions=NOBODY
    )
    post = Post(sent.channel.id, sent.id, standing.ply, services.store.now())
    await services.store.posts.put(number, STATUS, post)


async def take_free_seat(services: Services, reply: Reply, press: Press) -> None:
    """Take a free seat in an imported game."""
    await reply.defer_update()
    user = reply.interaction.user
    player = rules.human_player(user.id, name_of(user))

    def seats(standing: Standing) -> dict[int, Player]:
        if any(other.user_id == user.id for other in standing.players):
            raise LobbyTrouble("bot-error-joined-already")
        if not (0 <= press.seat < len(standing.players) and is_free(standing.players[press.seat])):
            raise LobbyTrouble("bot-error-seat-taken")
        return {press.seat: player}

    await _take(services, press.game, seats)


async def fill_free_seats(services: Services, reply: Reply, press: Press) -> None:
    """Let computer players take the free seats; only players of the game may ask for that."""
    await reply.defer_update()
    user = reply.interaction.user.id

    def seats(standing: Standing) -> dict[int, Player]:
        standing.seat_of(user)
        free = [seat for seat, player in enumerate(standing.players) if is_free(player)]
        if not free:
            raise LobbyTrouble("bot-error-seat-taken")
        return dict.fromkeys(free, Player(STAND_INS))

    await _take(services, press.game, seats)


async def _take(
    services: Services, number: int, seats: Callable[[Standing], dict[int, Player]]
) -> None:
    """Seat players; once no seat is free, the game continues."""
    async with services.tables.lock(number):
        standing = await services.tables.standing(number)
        if standing.ended_early or standing.table.result is not None:
            raise LobbyTrouble("error-game-over")
        for seat, player in seats(standing).items():
            await services.store.seats.reseat(number, seat, player)
        standing = await services.tables.standing(number)
    if has_free(standing):
        await services.status_poster.refresh(number)
        return
    standing = await services.tables.resume_computer_players(number)
    await _say_begun(services.client, standing.record)
    await services.status_poster.tell(number, new_post=True)


async def _say_begun(client: discord.Client, record: GameRecord) -> None:
    """Announce that the game continues; the post that follows pings the players to move."""
    words = guild_words(client.get_guild(record.guild_id or 0))
    text = words.say(msg("bot-import-begun", game=record.id))
    channel = client.get_partial_messageable(record.channel_id or 0, guild_id=record.guild_id)
    # If this cannot be sent, the post that follows says why.
    with contextlib.suppress(*UNREACHABLE):
        await channel.send(text, allowed_mentions=NOBODY)
