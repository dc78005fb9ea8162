"""The log of a game, the players to move and the result, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from types import MappingProxyType

from bot.display_names import escaped, visible
from bot.localization import safe_names
from bot.table.standing import Standing
from bot.timing.time_control import NO_TIMES, Absences, Times, on_day
from db.records import (
    TOOK_BACK,
    TOOK_BACK_AGREED,
    TOOK_BACK_CHANGED,
    TOOK_BACK_LAST,
    TOOK_BACK_SEEN,
    AnswerOrigin,
    ToldEntry,
)
from db.users.notes import UserNote
from engine.core.event import Event, known_to
from engine.core.game import title
from engine.core.msg import Msg, msg
from engine.core.text import Words

BETWEEN = " · "
IN_POSTS = "post"
"""The form of a question in a post, which need not say what stands around it."""
ROOM = 3000
"""The most characters used to report moves, leaving space for the rest of the message."""
SO_FAR = 1500
"""The most characters used to report a player's own current turn."""
BESIDE = 800
"""The same for what was undone, or answered for them, which stands beside it."""
_UNDO = {
    TOOK_BACK.key: "bot-took-back",
    TOOK_BACK_AGREED: "bot-took-back-agreed",
    TOOK_BACK_SEEN: "bot-took-back-seen",
    TOOK_BACK_LAST: "bot-took-back-last",
    TOOK_BACK_CHANGED: "bot-took-back-changed",
}
"""The sentences for the log's kinds of undo."""


def heading(standing: Standing, words: Words) -> str:
    """Return the heading of a message: the game, and how far it has come."""
    where = msg(
        "bot-heading",
        title=title(standing.game),
        game=standing.id,
        moment=standing.game.moment(standing.table.state),
    )
    return f"-# {words.say(where)}"


def actions_text(
    entries: Iterable[ToldEntry], seat: int | None, words: Words, names: Sequence[str]
) -> str:
    """Return what one seat may know of these entries, on one line."""
    known = (event for entry in entries for event in known_to(entry.events, seat))
    return events_text(known, words, names)


def events_text(events: Iterable[Event], words: Words, names: Sequence[str]) -> str:
    """Return several events on one line, each as a sentence."""
    return BETWEEN.join(words.say(event.msg, names) for event in events)


def newest_actions(said: str, room: int = SO_FAR) -> str:
    """Return the last actions of a line, as many as fit."""
    if len(said) <= room:
        return said
    start = said.find(BETWEEN, len(said) - room)
    return f"…{said[start:] if start >= 0 else said[-room:]}"


def turn_lines(
    entries: Sequence[ToldEntry], words: Words, names: Sequence[str], seat: int | None = None
) -> list[str]:
    """Return what a seat, or everyone, may know of these entries: a line for each player's turn."""
    told = standing_entries(entries)
    lines = []
    for undone, entries_alike in groupby(told, key=lambda entry: entry.kind == "undo"):
        alike = list(entries_alike)
        lines += undo_lines(alike, words, names) if undone else _done(alike, words, names, seat)
    return lines


def standing_entries(entries: Sequence[ToldEntry]) -> list[ToldEntry]:
    """Return the moves still in effect, and the undos that all agreed to or that were public."""
    inside = {entry.undone_by for entry in entries if entry.kind == "move"}
    return [
        entry
        for entry in entries
        if (entry.kind == "move" and entry.undone_by is None)
        or (entry.kind == "undo" and (entry.ply not in inside or entry.told_up_to is not None))
    ]


def undo_lines(entries: Iterable[ToldEntry], words: Words, names: Sequence[str]) -> list[str]:
    """Return who took something back, each way of doing so once."""
    said = dict.fromkeys((_UNDO[undo_text(entry).key], entry.seat) for entry in entries)
    return [words.say(msg(key, seat=seat), names) for key, seat in said]


def undo_text(undo: ToldEntry) -> Msg:
    """Return the text of an undo in the log, to follow the player's name."""
    return undo.events[0].msg if undo.events else TOOK_BACK


def _done(
    entries: Iterable[ToldEntry], words: Words, names: Sequence[str], seat: int | None
) -> list[str]:
    events = [
        (doer(entry, event), event) for entry in entries for event in known_to(entry.events, seat)
    ]
    return [
        _turn(who, [event for _, event in group], words, names)
        for who, group in groupby(events, itemgetter(0))
    ]


FOR_THEM = MappingProxyType(
    {AnswerOrigin.STAND_IN: "bot-by-stand-in", AnswerOrigin.HABIT: "bot-by-habit"}
)
"""The message keys that mark answers a player did not give personally, by their origin."""


@dataclass(frozen=True, slots=True)
class Doer:
    """The player to whom an event belongs."""

    seat: int | None
    by: AnswerOrigin = AnswerOrigin.PERSON
    """The origin of the player's answer; `PERSON` if they gave it personally."""

    def name(self, words: Words, names: Sequence[str]) -> str:
        """Return the player's name, marked if they did not act personally."""
        name = "" if self.seat is None else names[self.seat]
        return words.say(msg(FOR_THEM[self.by], name=name)) if self.by in FOR_THEM else name


def doer(entry: ToldEntry, event: Event) -> Doer:
    """Return the player to whom an event of a log entry belongs."""
    for_them = entry.by in FOR_THEM and event.seat == entry.seat
    return Doer(event.seat, entry.by if for_them else AnswerOrigin.PERSON)


def _turn(who: Doer, events: Sequence[Event], words: Words, names: Sequence[str]) -> str:
    if who.seat is None:
        return f"-# {events_text(events, words, names)}"
    said = BETWEEN.join(words.inner(event.msg, tuple(names)) for event in events)
    return f"**{who.name(words, names)}** {said}"


def in_messages(lines: Sequence[str], room: int = ROOM) -> list[str]:
    """Split lines into texts that each fit one message."""
    texts: list[str] = []
    text = ""
    for piece in (piece for line in lines for piece in _pieces(line, room)):
        if text and len(text) + len(piece) + 1 > room:
            texts.append(text)
            text = ""
        text = f"{text}\n{piece}" if text else piece
    return [*texts, text] if text else texts


def _pieces(line: str, room: int) -> Iterable[str]:
    """Split a line that is too long for any message, between two actions where possible."""
    while len(line) > room:
        cut = line.rfind(BETWEEN, 1, room + len(BETWEEN))
        cut = cut if cut > 0 else room
        yield line[:cut]
        line = line[cut:].removeprefix(BETWEEN)
    yield line


def waiting_lines(
    standing: Standing, words: Words, called: Sequence[str], times: Times = NO_TIMES
) -> list[str]:
    """Return a line for each player to move: the question, and the time left if there are clocks.

    `called` are the seats' names or mentions. The lines hold only what everyone may know, not a
    player's private progress.
    """
    names = safe_names(standing.players, words)
    public = standing.seen_by(None).table
    asked = (public.awaited(seat) for seat in standing.awaited)
    lines = {
        each.seat: _waits(called[each.seat], each.prompt, words, names) for each in asked if each
    }
    said = {seat: f"{BETWEEN}{words.inner(time, None)}" for seat, time in times.items()}
    return [f"{line}{said.get(seat, '')}" for seat, line in lines.items()]


def away_lines(standing: Standing, words: Words, away: Absences) -> list[str]:
    """Return the players to move who have said that they are away, and until when."""
    names = safe_names(standing.players, words)
    said = (
        msg("bot-away", name=names[seat], day=on_day(until)) for seat, until in sorted(away.items())
    )
    return [f"-# {words.say(each, names)}" for each in said]


def owing_lines(standing: Standing, words: Words) -> list[str]:
    """Return the players with an open question that nobody is waiting for yet."""
    names = safe_names(standing.players, words)
    asked = (standing.table.awaited(seat) for seat in standing.owing)
    lines = (_waits(names[each.seat], each.prompt, words, names) for each in asked if each)
    return [f"-# {words.say(msg('bot-owes'))} {line}" for line in lines]


def _waits(who: str, prompt: Msg, words: Words, names: tuple[str, ...]) -> str:
    return f"{who}: {words.inner(prompt, names, IN_POSTS)}"


def next_line(standing: Standing, words: Words) -> list[str]:
    """Return whose turn comes next, if that is not obvious."""
    # A private move may make the current turn the last one; that becomes known when the turn ends.
    seat = standing.seen_by(None).next_turn
    if seat is None:
        return []
    return [f"-# {words.say(msg('bot-next', seat=seat), safe_names(standing.players, words))}"]


def result_lines(
    standing: Standing, words: Words, called: Sequence[str] | None = None
) -> list[str]:
    """Return the result, or no lines during the game: places, points, and why the game ended.

    `called` are the seats' mentions; without them, the seats are called by name.
    """
    result = standing.table.result
    if result is None:
        return []
    names = safe_names(standing.players, words)
    ranked = sorted(range(len(names)), key=lambda seat: result.places[seat])
    reason = words.say(standing.game.why_ended(standing.table.state, result))
    if len(names) == 1:
        # With nobody to beat, the reason says whether it is a win.
        alone = msg("bot-alone", name=names[0], points=result.scores[0])
        return [f"### {words.say(alone)}", reason]
    shown = names if called is None else called
    winners = tuple(msg("bot-name", name=names[seat]) for seat in result.winners)
    lines = [f"### {words.say(msg('bot-won', winners=winners, count=len(winners)))}"]
    for seat in ranked:
        place = msg(
            "bot-place", place=result.places[seat], name=shown[seat], points=result.scores[seat]
        )
        lines.append(words.say(place))
    lines.append(f"-# {reason}")
    return lines


def notes_lines(notes: Iterable[UserNote], standing: Standing, words: Words) -> list[str]:
    """Return the notes that players have chosen to share once the game is over."""
    names = safe_names(standing.players, words)
    lines = []
    for note in notes:
        name = names[standing.seat_of(note.user_id)]
        lines.append(f"📝 {words.say(msg('bot-notes-of', name=name))}")
        lines += quoted(note.text)
    return lines


def quoted(text: str) -> list[str]:
    """Return quoted lines, escaped so that they appear as written."""
    return [f"> {escaped(visible(line))}" for line in text.splitlines()]


def fairness_line(standing: Standing, words: Words) -> str:
    """Return the shuffle's fingerprint during the game, and its proof at the end."""
    table = standing.table
    if table.seed is not None:
        said = msg("bot-seed", seed=f"{table.seed:x}", promise=table.commitment)
    else:
        said = msg("bot-promise", promise=table.commitment)
    return f"-# {words.say(said)}"


def addressed(standing: Standing, words: Words) -> tuple[str, ...]:
    """Return a mention of each person, and the name of each other seat, to address them by."""
    names = safe_names(standing.players, words)
    return tuple(
        f"<@{player.user_id}>" if player.user_id else name
        for player, name in zip(standing.players, names, strict=True)
    )
