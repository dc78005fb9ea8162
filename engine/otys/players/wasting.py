"""Waste warnings of Otys: idle divers, an unused free Sponsor, a contract in the last turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.aids.waste import Waste, chosen, is_way_out, keys_in, named, tried
from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.game import AnyGame
from engine.core.msg import msg
from engine.otys.state import OtysState
from engine.otys.turn.phases import END, Activate, PlayKey, acts_by
from engine.otys.turn.prospects import sponsor_after, why_idle, why_idle_on
from engine.otys.turn.side_actions import active_sponsor
from engine.otys.words.names import thing

DIVER, SPONSOR, CONTRACT, IDLE = "diver", "sponsor", "contract", "idle"
KINDS = (DIVER, SPONSOR, CONTRACT, IDLE)
RESURFACE, OXYGEN = "resurface", "oxygen"


def wasted(game: AnyGame, state: OtysState, asked: Decision, answer: Answer) -> tuple[Waste, ...]:
    """Return what this answer would waste."""
    option = chosen(asked, answer)
    if option is None or not isinstance(asked, Pick) or state.turn is None:
        return ()
    return (
        *_diver(state, asked, option),
        *_sponsor(game, state, asked, option),
        *_contract(game, state, asked, option),
        *_idle(game, state, asked, option),
    )


def _diver(state: OtysState, asked: Pick, option: Option) -> Iterator[Waste]:
    """Yield a warning if the active diver can still act and be paid for (OT-8.1, OT-8.3)."""
    if is_way_out(option):
        acts = [each for each in asked.options if acts_by(each)]
        diver = state.boards[asked.seat].diver_on(state.active_level)
        if acts:
            words = msg("otys-waste-diver", diver=thing(diver), ways=named(acts))
            yield Waste(DIVER, words, keys_in(acts))


def _sponsor(game: AnyGame, state: OtysState, asked: Pick, option: Option) -> Iterator[Waste]:
    """Yield a warning if a free Sponsor would be lost with the end of Phase 1 (OT-7.1)."""
    if Activate() in option.then:
        ways = [
            each
            for each in asked.options
            if each.key.startswith("sponsor:") and _only_gains(game, state, asked.seat, each.key)
        ]
        if ways:
            sponsor = thing(active_sponsor(state).id)
            words = msg("otys-waste-sponsor", sponsor=sponsor)
            yield Waste(SPONSOR, words, keys_in(ways))


def _only_gains(game: AnyGame, state: OtysState, seat: int, key: str) -> bool:
    """Return whether it costs nothing and moves no diver or cube."""
    later = tried(game, state, seat, key)
    before, board = state.boards[seat], later.boards[seat]
    paid = board.credits < before.credits or board.batteries < before.batteries
    moved = board.column != before.column
    taken = any(
        now < had
        for level, old in zip(board.levels, before.levels, strict=True)
        for now, had in zip(level, old, strict=True)
    )
    return not (paid or moved or taken)


def _contract(game: AnyGame, state: OtysState, asked: Pick, option: Option) -> Iterator[Waste]:
    """Yield a warning if a contract can be fulfilled in the seat's last turn (OT-12.2, OT-12.4)."""
    if not state.last_round or option.key not in (END, RESURFACE, OXYGEN):
        return
    fulfilling = [each for each in asked.options if each.key.startswith("fulfil:")]
    if fulfilling and _ends_turn(game, state, asked.seat, option.key):
        words = msg("otys-waste-contract", ways=named(fulfilling))
        yield Waste(CONTRACT, words, keys_in(fulfilling))


def _ends_turn(game: AnyGame, state: OtysState, seat: int, key: str) -> bool:
    """Return whether nothing more is asked in this turn after this answer."""
    later = tried(game, state, seat, key)
    return later.over is not None or game.turn_of(later) != seat


def _idle(game: AnyGame, state: OtysState, asked: Pick, option: Option) -> Iterator[Waste]:
    """Yield a warning if a diver that can do nothing is activated, or would be by this Key."""
    seat, first = asked.seat, option.then[0] if option.then else None
    if isinstance(first, Activate):
        level, why = state.active_level, why_idle(state, seat)
    elif isinstance(first, PlayKey):
        level = first.level
        why = why_idle_on(state, level, sponsor_after(state, first.key, level))
        if why is not None and _may_prepare(game, state, seat, option.key):
            return
    else:
        return
    if why is not None:
        diver = state.boards[seat].diver_on(level)
        yield Waste(IDLE, msg("otys-waste-idle", diver=thing(diver), why=why))


def _may_prepare(game: AnyGame, state: OtysState, seat: int, key: str) -> bool:
    """Return whether Phase 1 is asked after this Key, so that something can still be done."""
    later = tried(game, state, seat, key)
    phase_1 = later.turn is not None and later.turn.step == "phase_1"
    return phase_1 and later.turns == state.turns
