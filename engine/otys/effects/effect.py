"""Effects and prices of Otys, and the doer of a diver's action."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.effects.effect import Cost as CoreCost
from engine.core.effects.effect import Doer
from engine.core.effects.effect import Effect as CoreEffect
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.otys.state import OtysState
from engine.otys.words.names import thing

Cost = CoreCost[OtysState]


class Effect(CoreEffect[OtysState], abstract=True):
    """An effect of Otys."""

    @classmethod
    def read(cls, _args: Args, _make: Make, /) -> CoreEffect[OtysState]:
        """Return it as written in a component pack: without arguments, unless it reads some."""
        return cls()


@dataclass(frozen=True, slots=True)
class Job(Doer):
    """A diver's action: who benefits, which side acts, and what it costs."""

    upgraded: bool = False
    price_free: bool = False
    """True if a purchase costs nothing (OT-7.4)."""
    fee: int = 0
    """Credits for the action itself."""
    reserved: int = 0
    """Credits that must remain for all fees of the action (OT-8.11)."""
    copying: bool = False
    """True if the diver belongs to another seat; a Spy copied like this cannot copy (OT-8.13)."""


def purse(state: OtysState, doer: Doer) -> tuple[int, int]:
    """Return the Credits and Batteries that a doer can spend, without those that are reserved."""
    board, reserved = state.boards[doer.seat], doer.reserved if isinstance(doer, Job) else 0
    return board.credits - reserved, board.batteries


def about(key: str, thing_key: str) -> Msg:
    """Return a message about one component."""
    return msg(key, thing=thing(thing_key))
