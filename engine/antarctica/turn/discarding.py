"""Discarding a piece, once a turn, alongside its questions (AN-8.15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Annotated, ClassVar, Literal, TypeAlias

from engine.antarctica.effects.scientists import recruit
from engine.antarctica.effects.ships import take_ship
from engine.antarctica.effects.steps import Run, Step, player_of, tell
from engine.antarctica.state import AntarcticaState, Lying
from engine.antarctica.words.names import area_name
from engine.core.decision import Nature, Option
from engine.core.machine import Menu
from engine.core.msg import Msg, msg
from engine.core.storage.stored import Tagged

DiscardKind: TypeAlias = Literal["cube", "ship", "lying"]
"""A piece that can be discarded: an Available cube or ship, or a ship in an area (AN-8.15)."""


class TurnMenu(Menu[AntarcticaState], abstract=True):
    """A question to the seat whose turn it is."""

    __slots__ = ()

    def seat_of(self, state: AntarcticaState) -> int:
        """Return the active player."""
        return state.running.seat


@dataclass(frozen=True, slots=True)
class Window(TurnMenu, abstract=True):
    """A question during which a piece may also be discarded (AN-6.4)."""

    kept: bool = False
    """True if the last ship was kept after all, so it is not offered again in this window."""


@cache
def _discard_option(seat: int, piece: DiscardKind, lying: Lying | None = None) -> Option:
    """Return the option to discard a piece (AN-8.15)."""
    label = msg("antarctica-do-discard", piece=piece_name(piece, lying))
    key = f"discard:{piece}" if lying is None else f"discard:ship:{lying.area}:{lying.position}"
    return Option(
        key,
        label,
        (Discard(seat, piece, lying),),
        again=True,
        group=msg("antarctica-group-discard"),
        nature=Nature.LOSS,
    )


@cache
def _last_option(seat: int, lying: Lying, window: Window) -> Option:
    """Return the option to discard the last ship, which must be confirmed."""
    confirm = ConfirmDiscard(Discard(seat, "lying", lying), window)
    option = _discard_option(seat, "lying", lying)
    return replace(option, then=(confirm,), again=False)


def scientists_coming(state: AntarcticaState, seat: int) -> int | None:
    """Return how many scientists a discard would bring now; None if discards never bring any."""
    most = state.pack.constants["scientists_per_discard"]
    return min(most, state.players[seat].reserve) if most else None


def discard_options(state: AntarcticaState, window: Window) -> Iterator[Option]:
    """Yield the pieces that the active player may discard now, one a turn (AN-8.15)."""
    turn = state.running
    if turn.discarded:
        return
    player, fleet = state.players[turn.seat], state.fleet(turn.seat)
    if player.cubes:
        yield _discard_option(turn.seat, "cube")
    if player.ships:
        yield _discard_option(turn.seat, "ship")
    for lying in fleet:
        if turn.step == "start" and state.ship_at(lying).mark == "on_turn":
            continue
        if len(fleet) > 1:
            yield _discard_option(turn.seat, "lying", lying)
        elif not window.kept:
            yield _last_option(turn.seat, lying, window)


@dataclass(frozen=True, slots=True)
class ConfirmDiscard(TurnMenu):
    """Asks to confirm that the last ship in the areas is discarded (AN-12.1)."""

    earlier_fields: ClassVar[Mapping[str, str]] = MappingProxyType({"deed": "discard"})

    discard: Discard
    window: Annotated[Window, Tagged]
    """The question that it interrupts."""

    def prompt(self, _state: AntarcticaState, /) -> Msg:
        """Ask for confirmation: without a ship there are no more turns."""
        return msg("antarctica-ask-last-ship")

    def options(self, state: AntarcticaState) -> Sequence[Option]:  # noqa: ARG002 - as in `Menu`
        """Return keeping the ship and discarding it."""
        return (
            Option("keep", msg("antarctica-do-keep-ship"), (replace(self.window, kept=True),)),
            Option(
                "confirm",
                msg("antarctica-do-confirm"),
                (self.discard, self.window),
                nature=Nature.LOSS,
            ),
        )


@dataclass(frozen=True, slots=True)
class Discard(Step):
    """Discards a piece to the Discarded Resources, and gains scientists for it (AN-8.15)."""

    seat: int
    piece: DiscardKind
    lying: Lying | None = None
    """The ship's place, if it is in an area."""

    def run(self, run: Run) -> None:
        """Discard it, once a turn."""
        state, player = run.state, player_of(run, self.seat)
        if self.piece == "cube":
            player.cubes -= 1
            player.lost_cubes += 1
        else:
            player.lost_ships += 1
            if self.lying is None:
                player.ships -= 1
            else:
                take_ship(state, self.lying)
        state.running.discarded = state.progress = True
        tell(run, "discarded", self.seat, piece=piece_name(self.piece, self.lying))
        promised = state.pack.constants["scientists_per_discard"]
        if gained := recruit(run, self.seat, promised):
            tell(run, "recruited", self.seat, count=gained)
        elif promised:
            tell(run, "no-scientist", self.seat)


def piece_name(piece: DiscardKind, lying: Lying | None) -> Msg:
    """Return the name of a piece that can be discarded."""
    if lying is None:
        return msg("antarctica-piece-cube" if piece == "cube" else "antarctica-piece-ship")
    return msg("antarctica-piece-lying", area=area_name(lying.area), position=lying.position)
