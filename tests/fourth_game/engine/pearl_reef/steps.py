"""The questions of the game, and the steps that follow from the answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.decision import Nature, Option
from engine.core.event import Event
from engine.core.machine import Menu as CoreMenu
from engine.core.machine import Run as CoreRun
from engine.core.machine import Step as CoreStep
from engine.core.msg import Msg, msg
from tests.fourth_game.engine.pearl_reef.names import reef_name, shell_name, shell_text
from tests.fourth_game.engine.pearl_reef.state import PearlReefState, with_shells

Run: TypeAlias = CoreRun[PearlReefState]
Step = CoreStep[PearlReefState]
Menu = CoreMenu[PearlReefState]


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """A seat's turn (PR-2.1)."""

    seat: int

    def run(self, run: Run) -> None:
        """Begin it."""
        run.begin_turn()
        run.state.turn = self.seat
        run.push(ChooseReef(self.seat), ChooseShell(self.seat), EndTurn(self.seat))


@dataclass(frozen=True, slots=True)
class ChooseReef(Menu):
    """Dive at a reef, or stay on the raft (PR-2.2)."""

    seat: int

    def prompt(self, state: PearlReefState) -> Msg:  # noqa: ARG002
        """Return the question."""
        return msg("pearl-reef-ask-reef")

    def options(self, state: PearlReefState) -> Iterator[Option]:
        """Return each reef that has shells, and staying on the raft."""
        yield Option("rest", msg("pearl-reef-do-rest"), (Rest(self.seat),), nature=Nature.NOTHING)
        for reef, shells in enumerate(state.reefs):
            if shells:
                label = msg("pearl-reef-do-dive", reef=reef_name(reef))
                then = (Dive(self.seat, reef),)
                yield Option(f"reef:{reef + 1}", label, then, spot=f"reef:{reef + 1}")


@dataclass(frozen=True, slots=True)
class ChooseShell(Menu):
    """Open shells in hand, one after the other, or keep them closed (PR-2.3)."""

    seat: int

    def prompt(self, state: PearlReefState) -> Msg:  # noqa: ARG002
        """Return the question."""
        return msg("pearl-reef-ask-shell")

    def options(self, state: PearlReefState) -> Iterator[Option]:
        """Return each shell in hand, and keeping those that are left."""
        yield Option("keep", msg("pearl-reef-do-keep"), nature=Nature.NOTHING)
        for shell in state.hands[self.seat]:
            label = msg("pearl-reef-do-open", shell=shell_name(shell))
            text, then = shell_text(state.pack.shells[shell]), (OpenShell(self.seat, shell),)
            yield Option(f"open:{shell}", label, then, again=True, effect=text)


@dataclass(frozen=True, slots=True)
class Dive(Step):
    """The top shell of a reef comes into the hand, seen by nobody else (PR-2.2)."""

    seat: int
    reef: int

    def run(self, run: Run) -> None:
        """Draw it."""
        state, seat = run.state, self.seat
        found, rest = run.draw(state.reefs[self.reef], 1)
        state.reefs = with_shells(state.reefs, self.reef, rest)
        state.hands = with_shells(state.hands, seat, (*state.hands[seat], *found))
        reef, shell = reef_name(self.reef), shell_name(found[0])
        run.emit(Event(msg("pearl-reef-log-dived", reef=reef), seat))
        told = msg("pearl-reef-log-found", reef=reef, shell=shell)
        run.emit(Event(told, seat, to=(seat,), instead=True))


@dataclass(frozen=True, slots=True)
class Rest(Step):
    """Nobody dives (PR-2.2)."""

    seat: int

    def run(self, run: Run) -> None:
        """Say so."""
        run.emit(Event(msg("pearl-reef-log-rested"), self.seat))


@dataclass(frozen=True, slots=True)
class OpenShell(Step):
    """A shell is opened, and its pearls count (PR-2.3)."""

    seat: int
    shell: str

    def run(self, run: Run) -> None:
        """Move it out of the hand."""
        state, seat = run.state, self.seat
        left = tuple(shell for shell in state.hands[seat] if shell != self.shell)
        state.hands = with_shells(state.hands, seat, left)
        state.opened = with_shells(state.opened, seat, (*state.opened[seat], self.shell))
        pearls = state.pack.shells[self.shell]
        told = msg("pearl-reef-log-opened", shell=shell_name(self.shell), pearls=pearls)
        run.emit(Event(told, seat))


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """The next seat, the next night, or the end (PR-3.1)."""

    seat: int

    def run(self, run: Run) -> None:
        """Go on."""
        state, following = run.state, self.seat + 1
        if following == len(state.hands):
            following = 0
        if not any(state.reefs):
            state.over = "reefs"
        elif not following and state.night == state.nights:
            state.over = "nights"
        if state.over:
            state.turn = None
            run.seal()
            return
        if not following:
            state.night += 1
            run.emit(Event(msg("pearl-reef-log-night", night=state.night)))
        run.push(Turn(following))
