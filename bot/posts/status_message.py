"""The content of a status post: the board, the players to move, and buttons for everyone."""

from __future__ import annotations

from bot.custom_ids import Press, Verb
from bot.messages.components import Button, ButtonTone, ComponentRow
from bot.messages.game_text import (
    addressed,
    away_lines,
    heading,
    next_line,
    owing_lines,
    result_lines,
    waiting_lines,
)
from bot.messages.message_view import MessageContent
from bot.messages.pictures import PictureRequest, Pictures, kinds_of
from bot.posts.free_seats import free_rows
from bot.table.seats import SHAPES, seat_colour
from bot.table.standing import Standing
from bot.timing.time_control import NO_ABSENCES, NO_TIMES, Absences, Times
from engine.core.msg import msg
from engine.core.text import Words


async def status_message(
    standing: Standing,
    words: Words,
    pictures: Pictures,
    rated: str = "",
    times: Times = NO_TIMES,
    away: Absences = NO_ABSENCES,
) -> MessageContent:
    """Return the content of a game's status post; `rated` describes changed ratings."""
    kinds = [kind.name for kind in kinds_of(standing) if not kind.private]
    over = standing.table.result is not None
    kind = next((name for name in ("scores", "score") if over and name in kinds), "board")
    # Private steps of a turn are not shown in the channel.
    seen = standing.seen_by(None)
    return MessageContent(
        words=words,
        texts=(
            "\n".join((*_awaited(standing, words, times, away), *([rated] if rated else []))),
            heading(seen, words),
        ),
        pictures=await pictures.try_draw(seen, PictureRequest(kind), words),
        rows=(*_rows(standing), *free_rows(standing)),
        colour=_colour(standing),
    )


def _awaited(standing: Standing, words: Words, times: Times, away: Absences) -> list[str]:
    """Return the lines that are dropped when the post is replaced: whose move it is, or who won."""
    called = addressed(standing, words)
    if standing.table.result:
        return result_lines(standing, words, called)
    waiting = waiting_lines(standing, words, called, times)
    waiting += away_lines(standing, words, away)
    return [*waiting, *owing_lines(standing, words), *next_line(standing, words)]


def _colour(standing: Standing) -> str | None:
    result = standing.table.result
    seats = result.winners if result else standing.awaited
    return seat_colour(seats[0]) if seats else None


def _rows(standing: Standing) -> list[ComponentRow]:
    """Return the buttons for everyone in one row; what has no room there is found under More."""

    def button(verb: Verb, key: str, tone: ButtonTone = ButtonTone.PLAIN, rest: str = "") -> Button:
        return Button(Press(verb, standing.id, rest=rest), msg(key), tone)

    log, more = button(Verb.LOG, "bot-log"), button(Verb.MORE, "bot-more")
    sheet = button(Verb.SHEET, "bot-my-sheet")
    if standing.table.result is None:
        play = button(Verb.PLAY, "bot-play", ButtonTone.ON)
        return [(play, sheet, log, button(Verb.UNDO_LAST, "bot-undo"), more)]
    replay = button(Verb.REPLAY, "bot-replay", rest="0")
    if any(player.user_id for player in standing.players):
        return [(sheet, log, replay, button(Verb.REMATCH, "bot-rematch", ButtonTone.ON), more)]
    # In an imported game, for example, nobody has a sheet of their own or could play a rematch.
    return [(log, replay, more), tuple(_sheets(standing))]


def _sheets(standing: Standing) -> list[Button]:
    """Return a button for each seat's sheet, for a game in which nobody has one of their own."""
    return [
        Button(
            Press(Verb.LOOK, standing.id, seat, rest="sheet"),
            msg("bot-sheet-of-seat", shape=SHAPES[seat], number=seat + 1),
        )
        for seat in range(len(standing.players))
    ]
