"""Redealing what a seat cannot see, to test views and to keep computer players fair."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.core.machine import Frame, frames, with_frames
from engine.core.rng import Rng
from engine.otys.effects.contracts import KeepContract
from engine.otys.state import OtysState


class _Pool:
    """Cards that the seat cannot tell apart."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self._cards = cards

    def take(self, count: int) -> tuple[str, ...]:
        """Remove and return this many cards."""
        taken, self._cards = self._cards[:count], self._cards[count:]
        return taken


def redeal(state: OtysState, seat: int | None, rng: Rng) -> OtysState:
    """Return a copy with hands, draws, deck, bag and future randomness dealt anew.

    Hidden components are sorted first, so all positions that look alike to the seat give the same
    result, and what is found out on the copy says nothing about their real order.
    """
    copy = state.clone()
    copy.rng = Rng(rng.word())
    others = [n for n in range(len(copy.boards)) if n != seat]
    hidden = [card for n in others for card in copy.boards[n].contracts]
    hidden += [card for frame in frames(copy) for card in _drawn(frame, seat)]
    pool = _Pool(rng.shuffled(sorted((*copy.deck, *hidden))))
    for number in others:
        board = copy.boards[number]
        board.contracts = pool.take(len(board.contracts))
    redealt = partial(_redealt, seat, pool)
    copy.stack = with_frames(copy.stack, redealt)
    copy.owed = tuple(with_frames(lane, redealt) for lane in copy.owed)
    copy.deck = pool.take(len(copy.deck))
    copy.bag = rng.shuffled(sorted(copy.bag))
    return copy


def _drawn(frame: Frame, seat: int | None) -> tuple[str, ...]:
    """Return the cards of an unfinished draw that this seat cannot see."""
    return frame.cards if isinstance(frame, KeepContract) and frame.seat != seat else ()


def _redealt(seat: int | None, pool: _Pool, frame: Frame) -> Frame:
    if not isinstance(frame, KeepContract) or frame.seat == seat:
        return frame
    return replace(frame, cards=pool.take(len(frame.cards)))
