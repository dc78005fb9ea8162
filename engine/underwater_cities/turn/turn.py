"""The beginning and end of a turn, and discards after it (UC-5.3, UC-5.25 to UC-5.29)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core.decision import Answer, Decision, Nature, Option, Pick
from engine.core.event import Cause
from engine.core.frames import Ask, Final, Menu
from engine.core.machine import Settle
from engine.core.msg import Msg, msg
from engine.underwater_cities.board.changes import (
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
from engine.underwater_cities.board.possessions import excess, hand_limit
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.effects.side_actions import side_action_options
from engine.underwater_cities.state import State, Turn
from engine.underwater_cities.terms import facts
from engine.underwater_cities.turn.declaring import ChooseSlot
from engine.underwater_cities.turn.playing import LeaveCard
from engine.underwater_cities.words.describe import card_hint
from engine.underwater_cities.words.names import card_name, slot_name


@dataclass(frozen=True, slots=True)
class StartTurn(Step):
    """Begins a seat's turn; what the seat still owes comes first (UC-5.28)."""

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
    """Follows slot and card; a player with nothing left to do or undo is not asked."""

    seat: int

    def run(self, run: Run) -> None:
        """End the turn if that has been chosen already or nothing else is possible (D35)."""
        state = run.state
        self._tell_lapse(run)
        revealed = state.sealed == state.moves
        settled = revealed or state.running.leaving
        if settled and next(side_action_options(state, self.seat), None) is None:
            run.push(TurnEnds(self.seat))
        else:
            run.push(EndTurn(self.seat))

    def _tell_lapse(self, run: Run) -> None:
        """Log that a reveal has made the action of the slot impossible (UC-5.13)."""
        turn = run.state.running
        if turn.slot is not None and not (turn.performed or turn.lapsed):
            turn.lapsed = True
            tell(run, "slot-lapsed", self.seat, slot=slot_name(run.state.slot(turn.slot)))


@dataclass(frozen=True, slots=True)
class EndTurn(Menu[State]):
    """Asks whether to end the turn or use a side action first (D35)."""

    always_asked: ClassVar[bool] = True

    seat: int

    def prompt(self, state: State) -> Msg:
        """Ask to end the turn, explaining why if the slot has lapsed."""
        turn = state.running
        if turn.lapsed and turn.slot is not None:
            slot = slot_name(state.slot(turn.slot))
            return msg("underwater-cities-ask-end-lapsed", slot=slot)
        return msg("underwater-cities-ask-end")

    def options(self, state: State) -> Sequence[Option]:
        """Return ending the turn and the side actions."""
        end = Option(
            "end", msg("underwater-cities-do-end-turn"), (TurnEnds(self.seat),), nature=Nature.END
        )
        return (end, *side_action_options(state, self.seat))


@dataclass(frozen=True, slots=True)
class TurnEnds(Step):
    """Resolves end-of-turn effects, then draws a card (UC-5.25, UC-5.26)."""

    seat: int

    def run(self, run: Run) -> None:
        """Let permanents respond, then draw."""
        run.state.running.ended = True
        had = player_of(run, self.seat).stock
        run.push(LeaveCard(self.seat), LastMoment(self.seat, had), EndDraw(self.seat))
        run.report(facts.TurnEnded(self.seat))


@dataclass(frozen=True, slots=True)
class LastMoment(Menu[State]):
    """The last chance for side actions, if the end of the turn changed anything (UC-6.53)."""

    seat: int
    had: Stock
    """The player's resources before the end-of-turn effects."""

    def prompt(self, _state: State, /) -> Msg:
        """Ask to end the turn."""
        return msg("underwater-cities-ask-end")

    def options(self, state: State) -> Sequence[Option]:
        """Return ending the turn and the side actions."""
        if state.players[self.seat].stock == self.had:
            return ()
        end = Option("end", msg("underwater-cities-do-end-turn"), nature=Nature.END)
        return (end, *side_action_options(state, self.seat))


@dataclass(frozen=True, slots=True)
class EndDraw(Step):
    """Draws the card that always comes at the end of a turn (UC-5.25)."""

    seat: int

    def run(self, run: Run) -> None:
        """Draw it; discards over the hand limit are owed until the seat's next turn (UC-5.28).

        After the last turn of an era nothing is owed: the hand is chosen anew, or the game ends.
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
    """Asks which cards over the hand limit to discard (D2)."""

    always_asked: ClassVar[bool] = True

    seat: int

    def decision(self, state: State) -> Decision | None:
        """Return the choice of the cards over the limit."""
        count, hand = excess(state, self.seat), state.players[self.seat].hand
        if count <= 0:
            return None
        options = tuple(
            Option(
                f"discard:{name}",
                card_name(state.pack, state.card(name)),
                spot=f"card:{name}",
                effect=card_hint(state.card(name)),
                nature=Nature.LOSS,
            )
            for name in hand
        )
        limit = hand_limit(state, self.seat)
        prompt = msg("underwater-cities-ask-discard-excess", count=count, limit=limit)
        return Pick(self.seat, prompt, options, tuple(self._safe(state, count)), count, count)

    def whom(self, state: State) -> int | None:
        """Return the seat while it holds too many cards."""
        return self.seat if excess(state, self.seat) > 0 else None

    def _safe(self, state: State, count: int) -> Iterator[str]:
        """Yield the cards drawn last, era cards before Special cards."""
        latest = state.players[self.seat].hand[::-1]
        ranked = sorted(latest, key=lambda name: state.card(name).special)
        return (f"discard:{name}" for name in ranked[:count])

    def take(self, run: Run, _decision: Decision, answer: Answer, /) -> None:
        """Discard them face down."""
        assert isinstance(answer, tuple)  # noqa: S101 - a pick is answered with keys
        cards = tuple(key.removeprefix("discard:") for key in answer)
        discard_from_hand(run, self.seat, cards)
        tell(run, "discarded", self.seat, count=len(cards))
        tell_more(run, "discarded-cards", self.seat, cards=cards_msg(run, cards))
