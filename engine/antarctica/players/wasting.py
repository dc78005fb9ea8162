"""Waste warnings of Antarctica: sailing or acting for nothing, points missed in the last turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.antarctica.players.explaining import NOT_ACTIONS
from engine.antarctica.players.prospects import prospect
from engine.antarctica.scoring import result
from engine.antarctica.state import AntarcticaState
from engine.antarctica.turn.questions import END, NOTHING
from engine.antarctica.words.names import area_name
from engine.core.aids.waste import NAMED, Waste, asked_in, chosen, keys_in, named, tried
from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.game import AnyGame
from engine.core.msg import msg

ACTION, LAST, SAIL = "action", "last", "sail"
KINDS = (ACTION, LAST, SAIL)


def wasted(
    game: AnyGame, state: AntarcticaState, asked: Decision, answer: Answer
) -> tuple[Waste, ...]:
    """Return what this answer would waste."""
    option = chosen(asked, answer)
    if option is None or not isinstance(asked, Pick) or state.turn is None:
        return ()
    if option.key == NOTHING:
        return tuple(_action(asked))
    if option.key.startswith("sail:"):
        return tuple(_sailing(state, asked, option))
    return tuple(_last(game, state, asked, option)) if option.key == END else ()


def _sailing(state: AntarcticaState, asked: Pick, option: Option) -> Iterator[Waste]:
    """Yield a warning if the ship could do nothing there, but something in another area."""
    ways = [each for each in asked.options if each.key.startswith("sail:")]
    there = {each.key: prospect(state, int(each.key.split(":")[1])) for each in ways}
    mine = there[option.key]
    if mine.acts or mine.needs_only_scientists:
        return
    if better := [each for each in ways if there[each.key].acts]:
        areas = tuple(area_name(int(each.key.split(":")[1])) for each in better[:NAMED])
        area = area_name(int(option.key.split(":")[1]))
        yield Waste(SAIL, msg("antarctica-waste-sail", area=area, areas=areas), keys_in(better))


def _action(asked: Pick) -> Iterator[Waste]:
    """Yield a warning if the target area allows an action, the only one of the turn (AN-6.6)."""
    acts = [each for each in asked.options if not each.key.startswith(NOT_ACTIONS)]
    if acts:
        yield Waste(ACTION, msg("antarctica-waste-action", ways=named(acts)), keys_in(acts))


def _last(game: AnyGame, state: AntarcticaState, asked: Pick, end: Option) -> Iterator[Waste]:
    """Yield a warning if the game ends with this turn and more points are possible (AN-12.23)."""
    now = result(tried(game, state, asked.seat, end.key))
    if now is None:
        return
    best, most = None, 0
    for option in asked.options:
        more = _points_with(game, state, asked.seat, option) - now.scores[asked.seat]
        if more > most:
            best, most = option, more
    if best is not None:
        words = msg("antarctica-waste-last", way=best.label, points=most)
        yield Waste(LAST, words, (best.key,))


def _points_with(game: AnyGame, state: AntarcticaState, seat: int, option: Option) -> int:
    """Return the seat's points if it does this and then ends the turn, as far as certain."""
    if not option.again:
        return 0
    later = tried(game, state, seat, option.key)
    asked = asked_in(game, later, seat) if later.sealed == state.sealed else None
    if asked is None or asked.find(END) is None:
        # The turn may have ended by itself, with the game.
        over = result(later)
        return over.scores[seat] if over else 0
    over = result(tried(game, later, seat, END))
    return over.scores[seat] if over else 0
