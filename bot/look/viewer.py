"""Views for players and spectators: pictures, the log, single components."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.application_emojis.shown import Emojis
from bot.application_emojis.within import with_all_icons
from bot.custom_ids import InvalidCustomId, Press, Verb, number_in
from bot.localization import safe_names
from bot.look.private_look import show_look, way_on
from bot.messages.components import Button, ComponentRow
from bot.messages.game_text import Doer, doer, fairness_line, heading, in_messages, undo_text
from bot.messages.message_view import NO_EMOJIS, MessageContent
from bot.messages.pictures import PictureRequest, find_kind, kinds_of, zooms_of
from bot.messages.responses import Reply
from bot.posts.status_poster import PostFailed
from bot.services import Services
from bot.table.standing import NotSeated, Standing
from bot.table.state_tags import ply_of
from db.errors import EarlierRules
from db.records import GameRecord, ToldEntry
from db.schema import GameState
from db.store import Store
from engine.core.errors import Refused
from engine.core.event import Event, known_to
from engine.core.game import AnyGame, title
from engine.core.msg import Msg, msg
from engine.core.text import Words
from engine.registry import find_game

LOG_ROOM = 2000
"""The most characters on one page of the log, the markup of icons included."""
FIRST, LAST = -2, 9999
"""Numbers for the first and last page, which keep these buttons' custom IDs distinct."""


class NothingToSee(Refused):
    """An unknown picture, component or topic."""


def seat_or_none(standing: Standing, user_id: int) -> int | None:
    """Return the user's seat, or None for a spectator."""
    try:
        return standing.seat_of(user_id)
    except NotSeated:
        return None


@dataclass(frozen=True, slots=True)
class PictureFrame:
    """The texts and buttons around a picture."""

    zoom: Press
    """The press on which the buttons for its parts are based; each adds the name of its part."""
    texts: tuple[str, ...] = ()
    """The texts above it."""
    before: Any = None
    """The earlier view; differences from it are outlined."""
    rows: tuple[ComponentRow, ...] = ()
    """Additional rows of buttons."""
    beside: tuple[Button, ...] = ()
    """Additional buttons beside those that lead on."""


async def show_picture(
    services: Services,
    reply: Reply,
    standing: Standing,
    kind: str,
    seat: int | None = None,
    frame: PictureFrame | None = None,
) -> None:
    """Show one picture privately, with buttons for its parts."""
    services.picture_limit.consume(reply.interaction.user.id, services.store.now())
    frame = frame or PictureFrame(Press(Verb.LOOK, standing.id))
    wanted = find_kind(standing, kind)
    if wanted is None or wanted.things:
        raise NothingToSee(msg("bot-error-no-picture", kind=kind))
    kind = wanted.name
    viewer = seat_or_none(standing, reply.interaction.user.id)
    if wanted.private:
        viewer = seat = standing.seat_of(reply.interaction.user.id)
    elif wanted.of_seat and seat is None:
        seat = viewer if viewer is not None else 0
    reply.stage("load")
    chosen = PictureRequest(kind, viewer, seat if wanted.of_seat else None, before=frame.before)
    seen = standing.seen_by(viewer)
    pictures = await services.pictures.try_draw(seen, chosen, reply.words)
    reply.stage("draw")
    if not pictures:
        raise NothingToSee(msg("bot-error-no-picture", kind=kind))
    own = seat_or_none(standing, reply.interaction.user.id)
    rows = (
        *zoom_rows(standing, kind, chosen.seat, frame.zoom),
        *frame.rows,
        (*frame.beside, *way_on(standing, own)),
    )
    texts = ("\n".join((heading(seen, reply.words), *frame.texts)),)
    content = MessageContent(words=reply.words, texts=texts, pictures=pictures, rows=rows)
    await show_look(services, reply, standing.id, content)


def parts_of(standing: Standing, words: Words) -> dict[str, str]:
    """Return the names of a game's public pictures by kind, the whole board first."""
    board = kinds_of(standing)[:1]
    names = [kind.name for kind in board]
    names += [zoom for kind in board for zoom in kind.zooms]
    names += [kind.name for kind in kinds_of(standing) if kind.name == "scores"]
    return {name: words.say(part_name(standing.game, name)) for name in names}


def part_name(game: AnyGame, kind: str) -> Msg:
    """Return the label of the button for a picture."""
    if kind == "sheet":
        return msg("bot-sheet")
    return msg(f"{game.name.replace('_', '-')}-look-{kind}")


def zoom_rows(
    standing: Standing, kind: str, seat: int | None, press: Press
) -> tuple[ComponentRow, ...]:
    """Return a row of buttons for the parts of a picture, or for the whole and its other parts."""
    where = -1 if seat is None else seat
    whole = next((each for each in kinds_of(standing) if kind in each.zooms), None)
    shown = zooms_of(standing, kind) if whole is None else (whole.name, *whole.zooms)
    row = tuple(
        Button(replace(press, seat=where, rest=zoom), part_name(standing.game, zoom))
        for zoom in shown
        if zoom != kind
    )
    return (row,) if row else ()


async def look(services: Services, reply: Reply, press: Press) -> None:
    """Show the picture that a button leads to, as it is now or as of the button's ply."""
    await reply.defer_privately()
    standing = await services.visible_standing(reply.interaction, press.game)
    seat = seat_in(standing, press)
    frame = None
    if press.ply >= 0:
        told = standing.record.announced
        ply = ply_of(standing.table.setup, press.ply, told)
        standing = await standing_at(services.store, standing, told if ply is None else ply)
        frame = PictureFrame(press, beside=await _to_replay(services.store, standing))
    await show_picture(services, reply, standing, press.rest, seat, frame)


async def _to_replay(store: Store, then: Standing) -> tuple[Button, ...]:
    """Return a button that leads from an earlier position to its turn in a finished game."""
    if then.record.state is not GameState.OVER:
        return ()
    turns = await store.history.turns(then.id)
    passed = sum(turn.stop <= then.ply for turn in turns)
    return (Button(Press(Verb.REPLAY, then.id, rest=str(passed)), msg("bot-replay")),)


def seat_in(standing: Standing, press: Press) -> int | None:
    """Return the seat named in a custom ID, if any; refuse one that does not exist."""
    if press.seat >= len(standing.players):
        raise InvalidCustomId
    return None if press.seat < 0 else press.seat


async def standing_at(store: Store, standing: Standing, ply: int) -> Standing:
    """Return the standing at an earlier ply, no later than the last public one."""
    table = await store.history.position_at(standing.id, min(ply, standing.record.announced))
    return Standing(replace(standing.stored, table=table), ())


async def own_sheet(services: Services, reply: Reply, press: Press) -> None:
    """Show one's own sheet."""
    await reply.defer_privately()
    standing = await services.tables.standing(press.game)
    standing.seat_of(reply.interaction.user.id)
    await show_picture(services, reply, standing, "sheet")


async def log(services: Services, reply: Reply, press: Press) -> None:
    """Show the page of the log that a button leads to."""
    await reply.defer_privately()
    await show_log(
        services, reply, press.game, number_in(press.rest, FIRST) if press.rest else None
    )


async def show_log(services: Services, reply: Reply, game_id: int, page: int | None = None) -> None:
    """Show a page of the log, as far as the user may know it; by default the newest."""
    user = reply.interaction.user.id
    try:
        standing = await services.visible_standing(reply.interaction, game_id)
    except EarlierRules:
        content = await _log_alone(services, reply, game_id, page)
    else:
        entries, seat = await services.store.games.log(game_id), seat_or_none(standing, user)
        content = log_message(standing, entries, seat, reply.words, page, services.emojis)
        content = replace(content, rows=(*content.rows, way_on(standing, seat)))
    await show_look(services, reply, game_id, content)


async def _log_alone(
    services: Services, reply: Reply, game_id: int, page: int | None
) -> MessageContent:
    """Return a page of the log of a game whose position can no longer be read."""
    words, user = reply.words, reply.interaction.user.id
    record = await services.visible_record(reply.interaction, game_id)
    players = await services.store.games.players(game_id)
    seats = [seat for seat, player in enumerate(players) if player.user_id == user]
    names = safe_names(players, words)
    reader = LogReader(next(iter(seats), None), words, names, services.emojis)
    entries = await services.store.games.log(game_id)
    head = (
        f"-# {words.say(msg('bot-games-game', title=title(find_game(record.game)), game=game_id))}"
    )
    return _page_of_log(record, entries, reader, head, page)


@dataclass(frozen=True, slots=True)
class LogReader:
    """The reader of a log: their seat, their language and the names of the players."""

    seat: int | None
    words: Words
    names: Sequence[str]
    emojis: Emojis = NO_EMOJIS

    def say(self, event: Event) -> str:
        """Return an event in words, with icons behind what it names."""
        return self.words.say(with_all_icons(event.msg, self.emojis), self.names)


def log_message(
    standing: Standing,
    entries: Sequence[ToldEntry],
    seat: int | None,
    words: Words,
    page: int | None = None,
    emojis: Emojis = NO_EMOJIS,
) -> MessageContent:
    """Return a page of the log, without turns that are still private to others."""
    reader = LogReader(seat, words, safe_names(standing.players, words), emojis)
    head = heading(standing.seen_by(seat), words)
    return _page_of_log(standing.record, entries, reader, head, page)


def _page_of_log(
    record: GameRecord, entries: Sequence[ToldEntry], reader: LogReader, head: str, page: int | None
) -> MessageContent:
    words = reader.words
    lines = _log_lines(_readable(entries, reader.seat, record.announced), reader)
    pages = list(_headed(in_messages(lines, LOG_ROOM))) or [words.say(msg("bot-log-empty"))]
    shown = len(pages) - 1 if page is None else min(max(page, 0), len(pages) - 1)
    title_ = words.say(msg("bot-log-title", page=shown + 1, pages=len(pages)))
    texts = (f"{head}\n### {title_}", pages[shown])
    return MessageContent(words=words, texts=texts, rows=_log_rows(record.id, shown, len(pages)))


def _readable(entries: Sequence[ToldEntry], seat: int | None, announced: int) -> list[ToldEntry]:
    """Return the entries a seat may read: all public ones, and all of its own.

    A move that was undone before it became public is visible only to the player who made it. A move
    that another seat's undo reverted was entered again, unless all had agreed to the undo; it is
    shown only there.
    """
    undos = {entry.ply: entry for entry in entries if entry.kind == "undo"}

    def readable(entry: ToldEntry) -> bool:
        own = entry.seat == seat
        if entry.kind == "undo":
            return own or bool(entry.events)
        if entry.undone_by is not None:
            undo = undos.get(entry.undone_by)
            if undo is not None and undo.told_up_to is not None:
                return own or entry.ply < undo.told_up_to
            return undo is not None and undo.seat == entry.seat and readable(undo)
        return own or entry.ply < announced

    return [entry for entry in entries if readable(entry)]


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of the log, with the player it belongs to."""

    who: Doer
    said: str
    undone: bool = False


def _log_lines(entries: Iterable[ToldEntry], reader: LogReader) -> list[str]:
    """Return the log's lines under the players' names, with undone moves struck through."""
    words, names = reader.words, reader.names
    lines: list[_Line] = []
    for entry in entries:
        if entry.kind == "undo":
            line = _Line(Doer(entry.seat), words.say(undo_text(entry)))
            # Several undone steps in a row make one line.
            lines += [line] if lines[-1:] != [line] else []
            continue
        # Events that happened at once look the same as those with a choice in between.
        lines += [
            _Line(doer(entry, event), reader.say(event), entry.undone_by is not None)
            for event in known_to(entry.events, reader.seat)
        ]
    return _runs(lines, words, names)


def _runs(lines: Iterable[_Line], words: Words, names: Sequence[str]) -> list[str]:
    told: list[str] = []
    before = Doer(None)
    for line in lines:
        text = f"~~{line.said}~~" if line.undone else line.said
        if line.who.seat is None:
            told.append(f"-# {text}")
        elif line.who == before:
            told.append(f"- {text}")
        else:
            told.append(f"**{line.who.name(words, names)}**\n- {text}")
        before = line.who
    return told


def _headed(pages: Iterable[str]) -> Iterator[str]:
    """Yield the pages, repeating a player's name on a page that begins amid their actions."""
    whose = ""
    for page in pages:
        yield f"{whose}\n{page}" if page.startswith("- ") else page
        names = [line for line in page.split("\n") if line.startswith("**")]
        whose = names[-1] if names else whose


def _log_rows(game_id: int, page: int, pages: int) -> tuple[ComponentRow, ...]:
    if pages == 1:
        return ()

    def button(key: str, to: int, *, able: bool) -> Button:
        return Button(Press(Verb.LOG, game_id, rest=str(to)), msg(key), able=able)

    back, forward = page > 0, page < pages - 1
    return (
        (
            button("bot-page-first", FIRST, able=back),
            button("bot-page-before", page - 1, able=back),
            button("bot-page-after", page + 1, able=forward),
            button("bot-page-last", LAST, able=forward),
        ),
    )


async def show_card(services: Services, reply: Reply, standing: Standing, thing: str) -> None:
    """Show one component, enlarged."""
    services.picture_limit.consume(reply.interaction.user.id, services.store.now())
    kind = next((each.name for each in kinds_of(standing) if each.things), None)
    wanted = PictureRequest(kind or "card", thing=thing)
    # No private moves are shown in such a picture.
    found = await services.pictures.try_draw(standing.seen_by(None), wanted, reply.words)
    if not found:
        raise NothingToSee(msg("bot-error-no-card", name=thing))
    seat = seat_or_none(standing, reply.interaction.user.id)
    content = MessageContent(words=reply.words, pictures=found, rows=(way_on(standing, seat),))
    await show_look(services, reply, standing.id, content)


async def show_status(services: Services, reply: Reply, record: GameRecord) -> None:
    """Send the status post again, at the end of the channel."""
    if record.state is GameState.ENDED:
        raise NothingToSee(msg("bot-ended", game=record.id))
    if not await services.is_player(reply.interaction, record.id):
        services.status_limit.consume(reply.interaction.user.id, services.store.now())
    try:
        await services.status_poster.tell(record.id, new_post=True)
    except PostFailed as wrong:
        raise NothingToSee(wrong.msg) from wrong
    await reply.say(msg("bot-status-sent"))


async def show_fairness(services: Services, reply: Reply, game_id: int) -> None:
    """Show the fingerprint of the shuffle, or its seed once the game is over, and their use."""
    standing = await services.visible_standing(reply.interaction, game_id)
    words, seat = reply.words, seat_or_none(standing, reply.interaction.user.id)
    line = fairness_line(standing, words).removeprefix("-# ")
    texts = (line, f"-# {words.say(msg('bot-fair-how'))}")
    content = MessageContent(words, texts=texts, rows=(way_on(standing, seat),))
    await show_look(services, reply, standing.id, content)
