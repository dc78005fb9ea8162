"""Waste warnings of Antarctica: an unused action, points missed in the last turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.antarctica.scoring import result
from engine.antarctica.state import AntarcticaState
from engine.antarctica.turn.questions import END, NOTHING
from engine.core.aids.waste import Waste, asked_in, chosen, keys_in, named, tried
from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.game import AnyGame
from engine.core.msg import msg

ACTION, LAST = "action", "last"
KINDS = (ACTION, LAST)
NO_ACTIONS = ("discard:", "card:", NOTHING)
"""The prefixes of the keys of options other than the action."""


def wasted(
    game: AnyGame, state: AntarcticaState, asked: Decision, answer: Answer
) -> tuple[Waste, ...]:
    """Return what this answer would waste."""
    option = chosen(asked, answer)
    if option is None or not isinstance(asked, Pick) or state.turn is None:
        return ()
    if option.key == NOTHING:
        return tuple(_action(asked))
    return tuple(_last(game, state, asked, option)) if option.key == END else ()


def _action(asked: Pick) -> Iterator[Waste]:
    """Yield a warning if the target area allows an action, the only one of the turn (AN-6.6)."""
    acts = [each for each in asked.options if not each.key.startswith(NO_ACTIONS)]
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
