"""Redealing what a seat cannot see, to test views and to keep computer players fair."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.antarctica.effects.cards import ChooseCard, KeepCard
from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.state import AntarcticaState
from engine.core.machine import Frame, frames, with_frames
from engine.core.rng import Rng


class _Pool:
    """Shipyard cards that the seat cannot tell apart."""

    def __init__(self, pack: AntarcticaPack, cards: tuple[str, ...]) -> None:
        self._pack, self._cards = pack, cards

    def take(self, count: int) -> tuple[str, ...]:
        """Remove and return this many cards."""
        taken, self._cards = self._cards[:count], self._cards[count:]
        return self._pack.in_order(taken)


def redeal(state: AntarcticaState, seat: int | None, rng: Rng) -> AntarcticaState:
    """Return a copy with hands, pile, building decks and future randomness dealt anew.

    Hidden components are sorted first, so all positions that look alike to the seat give the same
    result, and what is found out on the copy says nothing about their real order.
    """
    copy = state.clone()
    copy.rng = Rng(rng.word())
    copy.decks = tuple(rng.shuffled(sorted(deck)) for deck in copy.decks)
    others = [player for number, player in enumerate(copy.players) if number != seat]
    pile = () if sees_pile(copy, seat) else copy.pile
    hidden = [kind for player in others for kind in player.hand]
    hidden += [kind for frame in frames(copy) for kind in _passed(frame, seat)]
    pool = _Pool(copy.pack, rng.shuffled(sorted((*pile, *copy.removed, *hidden))))
    for player in others:
        player.hand = pool.take(len(player.hand))
    copy.stack = with_frames(copy.stack, partial(_redealt, seat, pool))
    copy.removed = pool.take(len(copy.removed))
    if pile:
        copy.pile = pool.take(len(pile))
    return copy


def sees_pile(state: AntarcticaState, seat: int | None) -> bool:
    """Return whether the seat is looking through the pile, choosing a card from it."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, ChooseCard) and top.seat == seat


def _passed(frame: Frame, seat: int | None) -> tuple[str, ...]:
    """Return the cards of a draft that this seat is not holding now."""
    return frame.cards if isinstance(frame, KeepCard) and frame.seats[0] != seat else ()


def _redealt(seat: int | None, pool: _Pool, frame: Frame) -> Frame:
    if not isinstance(frame, KeepCard) or frame.seats[0] == seat:
        return frame
    return replace(frame, cards=pool.take(len(frame.cards)))
