"""The effects of the options of a turn, in the position in which they are offered, in words."""

from __future__ import annotations

from copy import copy

from engine.core.effects.alternatives import May
from engine.core.effects.effect import Doer
from engine.core.event import Cause
from engine.core.msg import Msg, msg
from engine.otys.effects.divers import Free, Upgrade, action_ways, own_action_ways
from engine.otys.effects.effect import Job
from engine.otys.effects.goods import Bill, Gain
from engine.otys.pack.components import Diver, Sponsor
from engine.otys.state import NUMBERED_KEYS, OtysState, Turn
from engine.otys.turn.side_actions import active_sponsor, sponsor_options
from engine.otys.words.describe import action_text, diver_hints, sponsor_gain, sponsor_text
from engine.otys.words.names import key_name, thing

# --- playing a Key -----------------------------------------------------------------------------


def sponsor_after(state: OtysState, key: str, level: int) -> Sponsor:
    """Return the Sponsor on a level once this Key is played; an X Key moves them all (OT-5.5)."""
    place = level - 1 if key in NUMBERED_KEYS else level - 2
    return state.pack.sponsors[state.sponsors[place]]


def woken_by(state: OtysState, level: int, sponsor: Sponsor) -> Msg:
    """Return the diver on a level with its action, and why it could do nothing, if so."""
    board = state.boards[state.running.seat]
    diver = state.pack.divers[board.diver_on(level)]
    why = why_idle_on(state, level, sponsor)
    side = diver.id in board.upgraded
    if why is None:
        return diver_hints(diver)[side]
    action = action_text(diver, upgraded=side)
    return msg("otys-hint-diver-idle", diver=thing(diver.id), action=action, why=why)


def why_idle_on(state: OtysState, level: int, sponsor: Sponsor) -> Msg | None:
    """Return why the diver on a level could do nothing if a Key were played there, if so."""
    return why_idle(_after_sponsor(state, level, sponsor), state.running.seat)


def key_effect(key: str, level: int, state: OtysState) -> Msg:
    """Return what a Key does: whom it wakes up, and what the Sponsor there does."""
    sponsor = sponsor_after(state, key, level)
    woken = woken_by(state, level, sponsor)
    words = "otys-effect-key" if key in NUMBERED_KEYS else "otys-effect-key-x"
    return msg(words, woken=woken, sponsor=_sponsor_there(state, level, sponsor))


def _sponsor_there(state: OtysState, level: int, sponsor: Sponsor) -> Msg:
    """Return what a Sponsor does once its level is active, and why it could do nothing, if so."""
    told = sponsor_text(state.pack, sponsor.id)
    if sponsor.auto:
        return told
    seat, seen = state.running.seat, _after_sponsor(state, level, sponsor)
    if next(iter(sponsor.effect.ways(seen, Doer(seat, Cause("sponsor", sponsor.id)))), None):
        return msg("otys-sponsor-optional", sponsor=told)
    why = _why_no_sponsor(seen, sponsor, seat)
    return msg("otys-effect-idle", action=sponsor_gain(sponsor), why=why)


def _why_no_sponsor(state: OtysState, sponsor: Sponsor, seat: int) -> Msg:
    """Return why the Sponsor on the active level could do nothing."""
    board, effect = state.boards[seat], sponsor.effect
    if isinstance(effect, May) and isinstance(effect.cost, Bill):
        needed, held = effect.cost.credits, board.credits
        if held < needed:
            return msg("otys-idle-credits", needed=needed, held=held)
        effect = effect.then
    if isinstance(effect, Upgrade) and effect.which == "active":
        diver = board.diver_on(state.active_level)
        return msg("otys-idle-upgraded", diver=thing(diver))
    return msg("otys-idle-nothing")


def _after_sponsor(state: OtysState, level: int, sponsor: Sponsor) -> OtysState:
    """Return a position that only serves to see what a diver could do on this level.

    A Sponsor that is applied without asking may pay for it; any other is the player's choice.
    """
    seat, effect = state.running.seat, sponsor.effect
    seen = copy(state)
    free = effect.divers if sponsor.auto and isinstance(effect, Free) else ()
    seen.turn = Turn(seat, level=level, free=free)
    if sponsor.auto and isinstance(effect, Gain) and effect.credit:
        board = copy(state.boards[seat])
        board.credits += effect.credit
        seen.boards = (*state.boards[:seat], board, *state.boards[seat + 1 :])
    return seen


# --- the diver that acts -----------------------------------------------------------------------


def why_idle(state: OtysState, seat: int) -> Msg | None:
    """Return why the diver on the active level can do nothing for its own seat, if so."""
    if next(own_action_ways(state, seat), None) is not None:
        return None
    board, level = state.boards[seat], state.active_level
    diver = state.pack.divers[board.diver_on(level)]
    upgraded = diver.id in board.upgraded
    fee = 0 if diver.id in state.running.free else diver.costs[upgraded]
    if board.credits < fee:
        free = Job(seat, Cause("diver", diver.id), upgraded, price_free=True)
        if next(action_ways(state, diver, free), None) is not None:
            return msg("otys-idle-credits", needed=fee, held=board.credits)
    return _why_nothing(state, diver, level, seat)


def _why_nothing(state: OtysState, diver: Diver, level: int, seat: int) -> Msg:
    """Return why a diver can do nothing even for free."""
    if diver.kind == "expert" and not state.room(seat, level):
        return msg("otys-idle-full", level=level)
    if diver.kind == "trader":
        return msg("otys-idle-trade")
    if diver.kind == "engineer":
        return msg("otys-idle-technicians")
    return msg("otys-idle-nothing")


def acting(state: OtysState) -> Msg:
    """Return the action of the active diver, or why it has none, and what the Sponsor comes to."""
    seat, free = state.running.seat, state.running.free
    board = state.boards[seat]
    diver = state.pack.divers[board.diver_on(state.active_level)]
    action = action_text(diver, upgraded=diver.id in board.upgraded, free=diver.id in free)
    why = why_idle(state, seat)
    told = action if why is None else msg("otys-effect-idle", action=action, why=why)
    return msg("otys-effect-activates", action=told, sponsor=sponsor_left(state))


def sponsor_left(state: OtysState) -> Msg:
    """Return what comes of the active Sponsor if the diver is activated now (OT-7.1, OT-7.2)."""
    sponsor = active_sponsor(state)
    if state.running.sponsor_used:
        return msg("otys-sponsor-used")
    if next(sponsor_options(state), None) is None:
        return msg("otys-sponsor-idle")
    return msg("otys-sponsor-waived", sponsor=sponsor_text(state.pack, sponsor.id))


# --- the end of a phase ------------------------------------------------------------------------


def ending_effect(acts: bool, state: OtysState) -> Msg:  # noqa: FBT001 - bound by `partial`
    """Return the action given up, or without one what becomes of the Key (OT-5.7, OT-5.9)."""
    turn = state.running
    board = state.boards[turn.seat]
    if acts:
        diver = state.pack.divers[board.diver_on(state.active_level)]
        side = diver.id in board.upgraded
        action, name = (
            action_text(diver, upgraded=side, free=diver.id in turn.free),
            thing(diver.id),
        )
        lost = msg("otys-effect-unused", diver=name, action=action, actions=turn.actions)
        return lost if board.batteries else msg("otys-effect-no-air", effect=lost, diver=name)
    used, threshold = len(board.track) + 1, state.threshold(turn.seat)
    assert turn.key is not None  # noqa: S101 - it is in play until Phase 3
    key = key_name(turn.key)
    if used >= threshold:
        return msg("otys-effect-recover", key=key)
    return msg("otys-effect-track", key=key, used=used, threshold=threshold)
