"""The past of a game: the recap, the changes, and the board after any turn."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from dataclasses import replace

from bot.custom_ids import Press, Verb
from bot.localization import SHORT_NAME, cut, names_of, safe_names
from bot.look.recap import Missed, recap_lines, since_last
from bot.look.viewer import (
    NothingToSee,
    PictureFrame,
    seat_in,
    seat_or_none,
    show_picture,
    standing_at,
)
from bot.messages.autocomplete import BESIDE, LONGEST_CHOICE, Choice, Said, offered
from bot.messages.components import Button, ComponentRow
from bot.messages.game_text import events_text
from bot.messages.responses import Reply
from bot.services import Services
from bot.table.standing import Standing
from bot.table.state_tags import ply_tag
from db.errors import EarlierRules
from db.games.history import Turn
from db.store import Store
from engine.core.event import known_to
from engine.core.msg import Msg, msg
from engine.core.text import Words

BOARD, SHEET = "board", "sheet"

_log = logging.getLogger(__name__)


# --- since the reader's last move ----------------------------------------------------------------


async def show_recap(services: Services, reply: Reply, game_id: int) -> None:
    """Show what happened since the user's last move, on the board with the changes outlined."""
    standing = await services.visible_standing(reply.interaction, game_id)
    await _show_changes(services, reply, standing, Press(Verb.CHANGED, game_id, rest=BOARD))


async def changed(services: Services, reply: Reply, press: Press) -> None:
    """Show the board, or a part of it, with the changes since the user's last move outlined."""
    await reply.defer_privately()
    standing = await services.visible_standing(reply.interaction, press.game)
    # On the panel, the button belongs to a question and names no picture.
    await _show_changes(services, reply, standing, replace(press, rest=press.rest or BOARD))


async def _show_changes(services: Services, reply: Reply, standing: Standing, press: Press) -> None:
    user = reply.interaction.user.id
    seat = seat_or_none(standing, user)
    since = await since_last(services.store, standing, seat, user)
    frame = PictureFrame(Press(Verb.CHANGED, standing.id), before=since.before.view(seat))
    if press.rest == BOARD:
        lines = recap_lines(standing, since, seat, reply.words, services.emojis)
        log = Button(Press(Verb.LOG, standing.id), msg("bot-log"))
        rows = _recap_rows(standing, since, seat, reply.words)
        frame = replace(frame, texts=tuple(lines), rows=rows, beside=(log,))
    await show_picture(services, reply, standing, press.rest, _of_seat(standing, press), frame)


def _of_seat(standing: Standing, press: Press) -> int | None:
    """Return the seat whose picture a button leads to, or None for the board."""
    return None if press.rest == BOARD else seat_in(standing, press)


def _recap_rows(
    standing: Standing, since: Missed, seat: int | None, words: Words
) -> tuple[ComponentRow, ...]:
    """Return the buttons below a recap: the sheets of those who moved."""
    names = names_of(standing.players, words, SHORT_NAME)
    movers = dict.fromkeys(entry.seat for entry in since.entries if entry.seat != seat)
    sheets = tuple(
        Button(
            Press(Verb.CHANGED, standing.id, mover, rest=SHEET), msg("bot-name", name=names[mover])
        )
        for mover in movers
    )
    return (sheets,) if sheets else ()


async def opening_recap(
    services: Services, reply: Reply, standing: Standing, seat: int
) -> tuple[str, ...]:
    """Return the recap shown on the panel when a turn begins, with no lines if nothing happened."""
    if (
        standing.asked(seat) is None
        or standing.private_moves_of(seat)
        or standing.players[seat].computer
    ):
        return ()
    try:
        since = await since_last(services.store, standing, seat, reply.interaction.user.id)
    except EarlierRules:
        return ()
    except Exception:  # the game goes on whatever is wrong with its history
        _log.exception("game %s: its recap failed", standing.id)
        return ()
    if not since.entries:
        return ()
    told = recap_lines(standing, since, seat, reply.words, services.emojis, asked=False)
    return tuple(told)


# --- the board after any turn --------------------------------------------------------------------


async def turns_told(store: Store, standing: Standing) -> tuple[Turn, ...]:
    """Return the turns of a game as far as they are public."""
    announced = standing.record.announced
    told = (turn.before(announced) for turn in await store.history.turns(standing.id))
    return tuple(turn for turn in told if turn.plies)


def turn_heading(turn: Turn) -> Msg:
    """Return whose turn it was, and how far the game had come."""
    if turn.seat is None:
        return turn.moment
    return msg("bot-turn-whose", seat=turn.seat, moment=turn.moment)


def turn_words(turn: Turn) -> Msg:
    """Return a turn's number and player in words."""
    return msg("bot-turn", number=turn.number, whose=turn_heading(turn))


async def show_board_at(
    services: Services, reply: Reply, standing: Standing, written: str, kind: str
) -> None:
    """Show the board after a turn or one of its steps, as far as the user may see it."""
    turns = await turns_told(services.store, standing)
    seat = seat_or_none(standing, reply.interaction.user.id)
    ply, where = _meant(standing, turns, seat, written)
    then = await standing_at(services.store, standing, ply)
    title = reply.words.say(where, safe_names(standing.players, reply.words))
    looked_at = ply_tag(standing.table.setup, ply)
    frame = PictureFrame(Press(Verb.LOOK, standing.id, ply=looked_at), (f"### {title}",))
    await show_picture(services, reply, then, kind, None, frame)


def steps_of(standing: Standing, turn: Turn, seat: int | None) -> tuple[int, ...]:
    """Return the log's length after each step of a turn that this seat, or a spectator, may see.

    A step ends where the viewer was asked something, and at the end of the turn. Questions to
    others stay private: whether they had a choice may depend on their hands. Once the game is over,
    its seed is known and nothing is hidden any longer.
    """
    if standing.table.result is not None:
        return tuple(ply + 1 for ply in turn.plies)
    asked_next = zip(turn.plies, turn.movers[1:], strict=False)
    return (*(ply + 1 for ply, mover in asked_next if mover == seat), turn.stop)


def _meant(
    standing: Standing, turns: Sequence[Turn], seat: int | None, written: str
) -> tuple[int, Msg]:
    """Return the ply and the words for a turn `12` or a step `12.3`, 0 being the beginning."""
    named = re.fullmatch(r"\s*(\d{1,6})(?:\.(\d{1,6}))?\s*", written)
    number = int(named[1]) if named else -1
    if named and number == 0 and not int(named[2] or 0):
        return 0, msg("bot-turn-none")
    if named is None or not 1 <= number <= len(turns):
        raise NothingToSee(msg("bot-error-no-turn", written=written, last=len(turns)))
    turn = turns[number - 1]
    steps = steps_of(standing, turn, seat)
    last = len(steps)
    if named[2] is None:
        return turn.stop, msg("bot-after-turn", turn=turn_words(turn))
    if not 1 <= (step := int(named[2])) <= last:
        raise NothingToSee(msg("bot-error-no-step", number=number, step=step, last=last))
    where = msg("bot-after-step", turn=turn_words(turn), step=step, last=last)
    return steps[step - 1], where


async def turns_offered(
    store: Store, standing: Standing, seat: int | None, words: Words, typed: str
) -> list[Choice]:
    """Return the choices to look at: all turns, latest first, or the steps of the turn typed."""
    turns = await turns_told(store, standing)
    names = names_of(standing.players, words)
    number, dot, _ = typed.partition(".")
    by_number = {str(turn.number): turn for turn in turns}
    if dot and number in by_number:
        return offered(await _steps(store, standing, by_number[number], seat, words), "")
    begin = ("0", words.say(msg("bot-turn-none")))
    said = [(str(turn.number), words.say(turn_words(turn), names)) for turn in reversed(turns)]
    return offered([*said, begin], typed)


async def _steps(
    store: Store, standing: Standing, turn: Turn, seat: int | None, words: Words
) -> list[Said]:
    """Return the steps of a turn, each with what the viewer may know of it."""
    names = names_of(standing.players, words)
    told = await store.games.log(standing.id, turn.start, turn.stop)
    counts = [entry for entry in told if entry.ply in turn.plies]
    said, begin = [], turn.start
    for step, end in enumerate(steps_of(standing, turn, seat), 1):
        value = f"{turn.number}.{step}"
        entries = (entry for entry in counts if begin <= entry.ply < end)
        events = (event for entry in entries for event in known_to(entry.events, seat))
        parts = filter(None, (value, events_text(events, words, names)))
        said.append((value, cut(BESIDE.join(parts), LONGEST_CHOICE)))
        begin = end
    return said
