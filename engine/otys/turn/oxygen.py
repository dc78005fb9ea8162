"""Oxygen for the divers that were active: each stays for a Battery, or resurfaces (OT-6.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from engine.core.decision import Option
from engine.core.machine import Frame, Menu, Seal
from engine.core.msg import Msg, msg
from engine.otys.effects.divers import Surface, active_position
from engine.otys.effects.steps import Run, Step, tell
from engine.otys.state import OtysState
from engine.otys.words.moves import surface_effect
from engine.otys.words.names import thing


def air_for(state: OtysState, seat: int, diver: str, then: Frame) -> Iterator[Option]:
    """Yield resurfacing, and staying if the seat has a Battery for its diver."""
    yield _resurfacing(seat, diver, active_position(state), then)
    if state.boards[seat].batteries:
        label = msg("otys-do-oxygen", diver=thing(diver))
        effect = _staying(state, seat, diver)
        yield Option("oxygen", label, (SpendOxygen(seat, diver), then), effect=effect)


@lru_cache(256)
def _resurfacing(seat: int, diver: str, position: int, then: Frame) -> Option:
    """Return the option that a diver resurfaces from a position."""
    label = msg("otys-do-resurface", thing=thing(diver))
    tells = partial(_resurfaced, seat, position)
    return Option("resurface", label, (Surface(seat, position), then), tells=tells)


def _resurfaced(seat: int, position: int, state: OtysState) -> Msg:
    """Return what resurfacing does to the seat's other divers."""
    return surface_effect(state.boards[seat].column, position)


def _staying(state: OtysState, seat: int, diver: str) -> Msg:
    """Return what it costs and means that a diver stays on the active level."""
    held, level = state.boards[seat].batteries, state.active_level
    return msg("otys-effect-stays", held=held, diver=thing(diver), level=level)


@dataclass(frozen=True, slots=True)
class SpendOxygen(Step):
    """Spends a Battery to keep a diver in its position (OT-6.6)."""

    seat: int
    diver: str

    def run(self, run: Run) -> None:
        """Spend it."""
        run.state.boards[self.seat].batteries -= 1
        tell(run, "oxygen", self.seat, diver=thing(self.diver))


@dataclass(frozen=True, slots=True)
class OwnerOxygen(Menu[OtysState]):
    """Asks the owner of a copied diver whether it stays or resurfaces (OT-8.20)."""

    owner: int
    diver: str

    def seat_of(self, _state: OtysState, /) -> int:
        """Return the owner, who is asked outside their own turn."""
        return self.owner

    def prompt(self, state: OtysState) -> Msg:
        """Ask for oxygen."""
        return msg("otys-ask-owner", diver=thing(self.diver), seat=state.running.seat)

    def options(self, state: OtysState) -> Iterator[Option]:
        """Return the options to resurface or to spend a Battery."""
        return air_for(state, self.owner, self.diver, Seal())
