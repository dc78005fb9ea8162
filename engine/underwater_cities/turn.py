"""How a turn begins and ends, and what is discarded after it (UC-5.3, UC-5.25 to UC-5.29)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core.decision import Answer, Decision, Nature, Option, Pick
from engine.core.event import Cause
from engine.core.frames import Ask, Final, Menu
from engine.core.machine import Settle
from engine.core.msg import Msg, msg
from engine.underwater_cities.acts import State
from engine.underwater_cities.asides import asides
from engine.underwater_cities.declaring import ChooseSlot
from engine.underwater_cities.deeds import (
    Run,
    Step,
    cards_msg,
    discard_from_hand,
    draw_to_hand,
    forget_once,
    player_of,
    tell,
    tell_more,
)
from engine.underwater_cities.describe import card_hint
from engine.underwater_cities.names import card_name, slot_name
from engine.underwater_cities.playing import LeaveCard
from engine.underwater_cities.standing import excess, hand_limit
from engine.underwater_cities.state import Turn
from engine.underwater_cities.stock import Stock
from engine.underwater_cities.triggers import Happening, happened


@dataclass(frozen=True, slots=True)
class StartTurn(Step):
    """A seat's turn begins; what it still owes comes first (UC-5.28)."""

    seat: int

    def run(self, run: Run) -> None:
        """Begin it."""
        run.begin_turn()
        run.state.turn = Turn(self.seat)
        forget_once(player_of(run, self.seat), "turn")
        run.push(Settle(self.seat), ChooseSlot(self.seat), TurnDone(self.seat))


# --- the end of the turn -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnDone(Step):
    """Slot and card are done with; whoever can neither do nor take back anything is not asked."""

    seat: int

    def run(self, run: Run) -> None:
        """End the turn if that was said already, or if there is nothing else to choose (D35)."""
        state = run.state
        self._tell_lapse(run)
        revealed = state.sealed == state.moves
        settled = revealed or state.running.leaving
        if settled and next(asides(state, self.seat), None) is None:
            run.push(TurnEnds(self.seat))
        else:
            run.push(EndTurn(self.seat))

    def _tell_lapse(self, run: Run) -> None:
        """Say that what was revealed has made the action of the slot impossible (UC-5.13)."""
        turn = run.state.running
        if turn.slot is not None and not (turn.performed or turn.lapsed):
            turn.lapsed = True
            tell(run, "slot-lapsed", self.seat, slot=slot_name(run.state.slot(turn.slot)))


@dataclass(frozen=True, slots=True)
class EndTurn(Menu[State]):
    """The turn ends, or something is still done beside (D35)."""

    shown: ClassVar[bool] = True

    seat: int

    def seat_of(self, state: State) -> int:  # noqa: ARG002
        """Whose turn it is."""
        return self.seat

    def prompt(self, state: State) -> Msg:
        """That is all; whoever could not use the slot reads why."""
        turn = state.running
        if turn.lapsed and turn.slot is not None:
            slot = slot_name(state.slot(turn.slot))
            return msg("underwater-cities-ask-end-lapsed", slot=slot)
        return msg("underwater-cities-ask-end")

    def options(self, state: State) -> Sequence[Option]:
        """To end it, and what stands by."""
        end = Option(
            "end", msg("underwater-cities-do-end-turn"), (TurnEnds(self.seat),), nature=Nature.END
        )
        return (end, *asides(state, self.seat))


@dataclass(frozen=True, slots=True)
class TurnEnds(Step):
    """End-of-turn effects, then the card at the end of the turn (UC-5.25, UC-5.26)."""

    seat: int

    def run(self, run: Run) -> None:
        """Let permanents answer, then draw."""
        run.state.running.ended = True
        had = player_of(run, self.seat).stock
        run.push(LeaveCard(self.seat), LastMoment(self.seat, had), EndDraw(self.seat))
        happened(run, self.seat, Happening("turn_ended"))


@dataclass(frozen=True, slots=True)
class LastMoment(Menu[State]):
    """The last chance for what stands by, if the end of the turn has brought anything (UC-6.53)."""

    seat: int
    had: Stock
    """What the player owned before the end-of-turn effects."""

    def seat_of(self, state: State) -> int:  # noqa: ARG002
        """Whose turn it is."""
        return self.seat

    def prompt(self, state: State) -> Msg:  # noqa: ARG002
        """That is all."""
        return msg("underwater-cities-ask-end")

    def options(self, state: State) -> Sequence[Option]:
        """To end the turn, and what stands by."""
        if state.players[self.seat].stock == self.had:
            return ()
        end = Option("end", msg("underwater-cities-do-end-turn"), nature=Nature.END)
        return (end, *asides(state, self.seat))


@dataclass(frozen=True, slots=True)
class EndDraw(Step):
    """One card is always drawn at the end of a turn (UC-5.25)."""

    seat: int

    def run(self, run: Run) -> None:
        """Draw it; what is over the hand limit is owed before the next turn of the era (UC-5.28).

        After the last turn of an era nothing is: the hand is chosen anew, or the game ends.
        """
        state = run.state
        draw_to_hand(run, self.seat, 1, Cause("turn", "end"))
        run.seal()
        state.turn = None
        if excess(state, self.seat) > 0 and not state.last_turns:
            tell(run, "owes", self.seat, count=excess(state, self.seat))
            run.owe(DiscardExcess(self.seat), Final(self.seat))


@dataclass(frozen=True, slots=True)
class DiscardExcess(Ask[State]):
    """Which cards over the hand limit to discard (D2)."""

    shown: ClassVar[bool] = True

    seat: int

    def decision(self, state: State) -> Decision | None:
        """So many cards of the hand as are over the limit."""
        count, hand = excess(state, self.seat), state.players[self.seat].hand
        if count <= 0:
            return None
        options = tuple(
            Option(
                f"discard:{name}",
                card_name(state.pack, state.card(name)),
                spot=f"card:{name}",
                hint=card_hint(state.card(name)),
                nature=Nature.LOSS,
            )
            for name in hand
        )
        limit = hand_limit(state, self.seat)
        prompt = msg("underwater-cities-ask-discard-excess", count=count, limit=limit)
        return Pick(self.seat, prompt, options, tuple(self._safe(state, count)), count, count)

    def whom(self, state: State) -> int | None:
        """Whoever holds too many."""
        return self.seat if excess(state, self.seat) > 0 else None

    def _safe(self, state: State, count: int) -> Iterator[str]:
        """The cards that came last, era cards before Special cards."""
        latest = state.players[self.seat].hand[::-1]
        ranked = sorted(latest, key=lambda name: state.card(name).special)
        return (f"discard:{name}" for name in ranked[:count])

    def take(self, run: Run, decision: Decision, answer: Answer) -> None:  # noqa: ARG002
        """Discard them face down."""
        assert isinstance(answer, tuple)  # noqa: S101 - a pick is answered with keys
        cards = tuple(key.removeprefix("discard:") for key in answer)
        discard_from_hand(run, self.seat, cards)
        tell(run, "discarded", self.seat, count=len(cards))
        tell_more(run, "discarded-cards", self.seat, cards=cards_msg(run, cards))
