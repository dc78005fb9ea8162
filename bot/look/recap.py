"""The recap of what happened since a player's last move, told as in the posts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.application_emojis.shown import Emojis
from bot.localization import safe_names
from bot.messages.game_text import BETWEEN, waiting_lines
from bot.messages.message_view import NO_EMOJIS
from bot.messages.story_text import StoryReader, height, story_lines
from bot.table.standing import Standing
from bot.timing.time_control import from_now
from db.errors import EarlierRules
from db.records import ToldEntry
from db.store import Store
from engine.core.msg import Msg, msg
from engine.core.table import Table
from engine.core.text import Words

TURNS = 8
"""The most turns that are told."""
LINES, LONGEST = 9, 800
"""The most lines on a phone, and the most characters, in which turns are told."""


@dataclass(frozen=True, slots=True)
class Missed:
    """The moves since a reader's last one."""

    ply: int
    """The length of the log right after the reader's last move, as far as it was then public."""
    moment: datetime | None
    """The time of the reader's last move, or None if they have made none."""
    entries: tuple[ToldEntry, ...]
    """The public moves since then, without those that were undone."""
    before: Table
    """The table at that ply."""


async def since_last(store: Store, standing: Standing, seat: int | None, user_id: int) -> Missed:
    """Return what happened since the reader's last move or, for spectators, in the last round."""
    announced = standing.record.announced
    own = standing.private_moves_of(seat) if seat is not None else ()
    last = None
    if seat is not None:
        begun = min((entry.ply for entry in own), default=standing.ply)
        last = await store.history.last_by(standing.id, user_id, begun)
    ply = await _round_ago(store, standing) if seat is None else 0
    if last is not None:
        # Moves that others had begun in private by then could not be seen yet.
        ply = min(last + 1, announced)
    moment = None
    if last is not None:
        (own_last,) = await store.games.log(standing.id, last, last + 1)
        moment = own_last.at
    told = await store.games.log(standing.id, ply, announced)
    entries = tuple(entry for entry in told if _counts(entry))
    return Missed(ply, moment, entries, await store.history.position_at(standing.id, ply))


async def _round_ago(store: Store, standing: Standing) -> int:
    """Return the ply where the last turns began, one for each seat.

    If not all turns can be read, only those whose beginning is known are counted.
    """
    told = standing.record.announced
    try:
        starts = [turn.start for turn in await store.history.turns(standing.id)]
    except EarlierRules:
        starts = list(await store.history.turn_starts(standing.id))
    begun = [start for start in starts if start < told]
    return begun[-len(standing.players) :][0] if begun else 0


def _counts(entry: ToldEntry) -> bool:
    return entry.kind == "move" and entry.undone_by is None


def recap_lines(
    standing: Standing,
    since: Missed,
    seat: int | None,
    words: Words,
    emojis: Emojis = NO_EMOJIS,
    *,
    asked: bool = True,
) -> list[str]:
    """Return the recap, which tells turns as the posts do; `asked` adds whose move it is."""
    names = safe_names(standing.players, words)
    # A turn begun in private, even the reader's, is not part of the recap.
    seen = standing.seen_by(None)
    tail = [_waiting(standing, seat, words, names)] if asked else []
    if not since.entries:
        return [_head(since, seat, words, nothing=True), *filter(None, tail)]
    moments = map(words.say, _moments(seen, since))
    head = BETWEEN.join((_head(since, seat, words), *moments))
    computers = [each for each, player in enumerate(seen.players) if player.user_id is None]
    reader = StoryReader(words, names, emojis, computers)
    story = _story(since.entries, seen, reader)
    return [head, *story, _points_line(seen, since, words, names), *filter(None, tail)]


def _story(entries: Sequence[ToldEntry], seen: Standing, reader: StoryReader) -> list[str]:
    """Return the newest turns as told in posts, as many as there is room for; the log has all."""
    starts = [place for place in range(len(entries)) if _is_new(entries, place)]
    lines: list[str] = []
    first = max(0, len(starts) - TURNS)
    for begin in starts[first:]:
        lines = story_lines(entries[begin:], seen.game.story, reader, LINES)
        if not _fits(lines):
            lines = story_lines(
                entries[begin:], seen.game.story, replace(reader, emojis=None), LINES
            )
        if _fits(lines):
            return lines if begin == 0 else [_earlier(reader), *lines]
    return [_earlier(reader)]


def _is_new(entries: Sequence[ToldEntry], place: int) -> bool:
    """Return whether another player moves than before."""
    return place == 0 or entries[place].seat != entries[place - 1].seat


def _earlier(reader: StoryReader) -> str:
    return f"-# {reader.words.say(msg('bot-recap-earlier'))}"


def _fits(lines: Sequence[str]) -> bool:
    return sum(map(height, lines)) <= LINES and sum(map(len, lines)) <= LONGEST


def _head(since: Missed, seat: int | None, words: Words, *, nothing: bool = False) -> str:
    """Return the heading, which says since when all this has happened."""
    if since.moment is not None:
        key = "bot-recap-nothing" if nothing else "bot-recap-since"
        return words.say(msg(key, moment=from_now(since.moment)))
    if nothing:
        return words.say(msg("bot-recap-nothing-yet"))
    return words.say(msg("bot-recap-round" if seat is None else "bot-recap-begin"))


def _moments(seen: Standing, since: Missed) -> Iterable[Msg]:
    """Yield a note on how far the game had come then and has come now, if that has changed."""
    then = seen.game.moment(since.before.state)
    now = seen.game.moment(seen.table.state)
    if then != now:
        yield msg("bot-recap-moments", then=then, now=now)


def _waiting(standing: Standing, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Return the question to the reader, or else whose move it is, or that the game is over."""
    if standing.ended_early or standing.table.result is not None:
        ended = msg("bot-ended", game=standing.id)
        return words.say(ended if standing.ended_early else msg("bot-game-over"))
    asked = None if seat is None else standing.asked(seat)
    if asked is not None:
        return words.say(msg("bot-recap-asked", what=asked.prompt), names)
    return BETWEEN.join(waiting_lines(standing, words, names))


def _points_line(seen: Standing, since: Missed, words: Words, names: Sequence[str]) -> str:
    """Return a line with the points of all players, and the changes in them."""
    points = (words.inner(_points(seen, since, seat), tuple(names)) for seat in range(len(names)))
    said = (f"{name} {each}" for name, each in zip(names, points, strict=True))
    return f"-# {BETWEEN.join(said)}"


def _points(seen: Standing, since: Missed, seat: int) -> Msg:
    """Return a seat's points and the change in them."""
    now, change = seen.game.points(seen.table.state)[seat], _change(seen, since, seat)
    if not change:
        return msg("bot-recap-points", points=now)
    sign = "+" if change > 0 else "\N{MINUS SIGN}"
    return msg("bot-recap-points-changed", points=now, change=f"{sign}{abs(change)}")


def _change(seen: Standing, since: Missed, seat: int) -> int:
    """Return the change in a seat's points."""
    game = seen.game
    return game.points(seen.table.state)[seat] - game.points(since.before.state)[seat]
