"""The recap of what happened since a player's last move: short, and only what they may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import chain

from bot.localization import safe_names
from bot.messages.game_text import BETWEEN, Doer, doer, waiting_lines
from bot.table.standing import Standing
from bot.timing.time_control import from_now
from db.errors import EarlierRules
from db.records import ToldEntry
from db.store import Store
from engine.core.aids.recap import summarise
from engine.core.event import Event, known_to
from engine.core.msg import Msg, msg
from engine.core.table import Table
from engine.core.text import Words

MOST_LINES = 6
"""The most lines of a recap."""
LINE = 180
"""The most characters for one player: as many whole actions as fit, most important first."""


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
    standing: Standing, since: Missed, seat: int | None, words: Words, *, asked: bool = True
) -> list[str]:
    """Return the recap in three to six lines; `asked` adds whose move it is."""
    names = safe_names(standing.players, words)
    # A turn begun in private, even the reader's, is not part of the recap.
    seen = standing.seen_by(None)
    tail = [_waiting(standing, seat, words, names)] if asked else []
    if not since.entries:
        return [_head(since, seat, words, nothing=True), *filter(None, tail)]
    moments = map(words.say, _moments(seen, since))
    head = BETWEEN.join((_head(since, seat, words), *moments))
    players = list(_player_lines(seen, since, seat, words))
    lines = [head, *players, *_table_line(seen, since, seat, words), *filter(None, tail)]
    if len(lines) > MOST_LINES:
        lines = [head, *players, *filter(None, tail)]
    return lines


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


def _player_lines(seen: Standing, since: Missed, seat: int | None, words: Words) -> Iterable[str]:
    """Yield a line for each player who moved or whose points changed, the first to move first."""
    movers = {entry.seat for entry in since.entries}
    names = safe_names(seen.players, words)
    for who, done in _by_player(since, seat).items():
        told = summarise(seen.game.name, seen.game.recap, done.events, own=who == seat)
        if told or who in movers or _change(seen, since, who):
            points = words.inner(_points(seen, since, who), names)
            actions = _fitting(told, words, names)
            yield f"**{done.name(who, words, names)}** {BETWEEN.join((points, *actions))}"


@dataclass(slots=True)
class _Done:
    """The events that concern a player, and who caused them."""

    events: list[Event] = field(default_factory=list)
    doers: set[Doer] = field(default_factory=set)

    def name(self, seat: int, words: Words, names: Sequence[str]) -> str:
        """Return the player's name, marked if everything was done on their behalf."""
        (doer,) = self.doers if len(self.doers) == 1 else (Doer(seat),)
        return doer.name(words, names)


def _by_player(since: Missed, seat: int | None) -> dict[int, _Done]:
    """Return the events that the reader may know, by player; the reader is always included."""
    found: dict[int, _Done] = {}
    for entry in since.entries:
        for event in known_to(entry.events, seat):
            if event.seat is not None:
                done = found.setdefault(event.seat, _Done())
                done.events.append(event)
                done.doers.add(doer(entry, event))
    if seat is not None:
        found.setdefault(seat, _Done())
    return found


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


def _fitting(told: Iterable[Msg], words: Words, names: tuple[str, ...]) -> Iterable[str]:
    """Yield as many actions as fit, shortened to a tally where necessary."""
    room = LINE
    for event in told:
        for said in (words.inner(event, names), words.inner(event, names, "tally")):
            if len(said) + len(BETWEEN) <= room:
                room -= len(said) + len(BETWEEN)
                yield said
                break


def _table_line(seen: Standing, since: Missed, seat: int | None, words: Words) -> Iterable[str]:
    """Yield the line of events that belong to no player."""
    events = chain.from_iterable(known_to(entry.events, seat) for entry in since.entries)
    nobodys = [event for event in events if event.seat is None]
    told = summarise(seen.game.name, seen.game.recap, nobodys)
    names = safe_names(seen.players, words)
    if said := BETWEEN.join(_fitting(told, words, names)):
        yield f"{said[:1].upper()}{said[1:]}"
