"""The list of `/games`: a user's own games, with those waiting for the user first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from bot.custom_ids import Press, Verb, number_in
from bot.display_names import escaped
from bot.localization import plain_name, safe_names
from bot.messages.components import Button, ButtonTone, ComponentRow
from bot.messages.direct_messages import link_to
from bot.messages.game_text import away_lines
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.services import Services
from bot.table.standing import Standing
from bot.table.waiting import absences
from bot.timing.time_control import NO_ABSENCES, Absences, from_now
from db.messaging.posts import STATUS
from db.messaging.waits import Wait
from db.records import GameRecord
from db.schema import GameState
from engine.core.errors import FathomError
from engine.core.game import title
from engine.core.msg import Msg, msg
from engine.core.text import Words
from engine.registry import find_game

ON_PAGE = 5
"""The number of games shown at once; each has to be loaded to say whom it waits for."""
LIVING = {GameState.LOBBY, GameState.RUNNING}


@dataclass(frozen=True, slots=True)
class OwnGame:
    """One of the user's games, as listed."""

    record: GameRecord
    link: str
    server: str | None
    """The name of its guild, unless the list is shown there."""
    standing: Standing | None
    """The standing, if the game has begun and can be read."""
    since: datetime | None
    """The time since which it has been waiting for the user or, if it is not, for anyone else."""
    away: Absences = field(default_factory=lambda: NO_ABSENCES)
    """The absences of the players to move."""


async def turn_page(services: Services, reply: Reply, press: Press) -> None:
    """Show another page of the user's games."""
    await reply.defer_update()
    await show_games(services, reply, number_in(press.rest, -1))


async def show_games(services: Services, reply: Reply, page: int = 0) -> None:
    """Show the user's games."""
    user = reply.interaction.user.id
    waits = {wait.game_id: wait for wait in await services.store.waits.of_user(user)}
    records = sorted(
        await services.store.games.by_user(user, LIVING), key=lambda each: _urgency(each, waits)
    )
    last = max(len(records) - 1, 0) // ON_PAGE
    page = min(max(page, 0), last)
    shown = records[page * ON_PAGE : (page + 1) * ON_PAGE]
    mine = [await _look_at(services, reply, record) for record in shown]
    await reply.show(games_message(mine, user, reply.words, page, last))


def _urgency(record: GameRecord, waits: Mapping[int, Wait]) -> tuple[int, float]:
    """Return a sort key: games waiting for the user first, longest wait first; lobbies last."""
    wait = waits.get(record.id)
    if wait is not None:
        return 0, wait.since.timestamp()
    return (1 if record.state is GameState.RUNNING else 2), -record.updated_at.timestamp()


async def _look_at(services: Services, reply: Reply, record: GameRecord) -> OwnGame:
    begun = record.state is GameState.RUNNING
    post = await services.store.posts.get(record.id, STATUS if begun else "lobby")
    guild = services.client.get_guild(record.guild_id or 0)
    elsewhere = guild is not None and guild.id != reply.interaction.guild_id
    waits = await services.store.waits.of_game(record.id) if begun else []
    first = min((wait.since for wait in waits), default=None)
    user = reply.interaction.user.id
    try:
        standing = await services.tables.standing(record.id) if begun else None
    except FathomError:
        # Opening the game reports this error; the other games are still listed.
        standing = None
    return OwnGame(
        record=record,
        link=link_to(record, post),
        server=escaped(plain_name(guild.name)) if guild is not None and elsewhere else None,
        standing=standing,
        since=next((wait.since for wait in waits if wait.user_id == user), first),
        away=await absences(services.store, standing) if standing is not None else NO_ABSENCES,
    )


def games_message(
    mine: Sequence[OwnGame], user: int, words: Words, page: int, last: int
) -> MessageContent:
    """Return the list of games, a paragraph each, with a button for each that awaits the user."""
    title_ = f"### {words.say(msg('bot-games-title'))}"
    if not mine:
        return MessageContent(words=words, texts=(title_, words.say(msg("bot-games-none"))))
    texts = tuple("\n".join(_lines(each, user, words)) for each in mine)
    rows = (tuple(_plays(mine, user)), _turning(page, last))
    return MessageContent(
        words=words, texts=(title_, *texts), rows=tuple(row for row in rows if row)
    )


def _lines(mine: OwnGame, user: int, words: Words) -> Iterator[str]:
    record = mine.record
    name = words.say(msg("bot-games-game", title=_title(record), game=record.id))
    where = f" · {mine.server}" if mine.server else ""
    yield f"{name}{where} · [{words.say(msg('bot-to-game'))}]({mine.link})"
    if record.state is GameState.LOBBY:
        yield words.say(msg("bot-games-lobby", count=record.seats))
    elif mine.standing is None:
        yield words.say(msg("bot-games-unread"))
    else:
        yield _waiting(mine.standing, mine.since, user, words)
        if not _awaits(mine.standing, user):
            yield from away_lines(mine.standing, words, mine.away)
        if any(one.user_id == user and one.computer for one in mine.standing.players):
            yield f"-# {words.say(msg('bot-games-stood-in'))}"


def _title(record: GameRecord) -> Msg:
    return title(find_game(record.game))


def _waiting(standing: Standing, since: datetime | None, user: int, words: Words) -> str:
    """Return whom a game is waiting for, since when, and the question they are asked."""
    names = safe_names(standing.players, words)
    seats = [seat for seat in standing.awaited if standing.players[seat].computer is None]
    own = next((seat for seat in seats if standing.players[seat].user_id == user), None)
    seat = own if own is not None else next(iter(seats), None)
    asked = None if seat is None else standing.seen_by(None).table.awaited(seat)
    if asked is None:
        return words.say(msg("bot-games-computers"))
    moment = from_now(since or standing.record.updated_at)
    if own is not None:
        head = msg("bot-games-you", since=moment)
    else:
        called = tuple(msg("bot-name", name=names[each]) for each in seats)
        head = msg("bot-games-others", names=called, since=moment)
    return f"{words.say(head)}\n> {words.say(asked.prompt, names)}"


def _plays(mine: Sequence[OwnGame], user: int) -> Iterator[Button]:
    """Yield a button for each game that awaits the user."""
    for each in mine:
        if each.standing is not None and _awaits(each.standing, user):
            label = msg("bot-games-play", title=_title(each.record), game=each.record.id)
            yield Button(Press(Verb.PLAY, each.record.id), label, ButtonTone.ON)


def _awaits(standing: Standing, user: int) -> bool:
    return any(standing.players[seat].user_id == user for seat in standing.awaited)


def _turning(page: int, last: int) -> ComponentRow:
    """Return buttons to the previous and next pages, if there are any."""
    if not last:
        return ()
    before, after = Press(Verb.GAMES, rest=str(page - 1)), Press(Verb.GAMES, rest=str(page + 1))
    return (
        Button(before, msg("bot-page-before"), able=page > 0),
        Button(after, msg("bot-page-after"), able=page < last),
    )
