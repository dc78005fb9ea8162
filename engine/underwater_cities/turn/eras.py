"""The end of an era: the old deck leaves, players draw and keep a hand (UC-7.20 to UC-7.23)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.event import Cause
from engine.core.frames import Ask, Final
from engine.core.machine import Together
from engine.core.msg import msg
from engine.underwater_cities.board.changes import (
    DECK,
    Run,
    Step,
    cards_msg,
    discard_from_hand,
    draw_to_hand,
    forget_once,
    player_of,
    tell,
    tell_only,
)
from engine.underwater_cities.board.possessions import hand_limit
from engine.underwater_cities.pack.components import COLOURS, Card
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.glossary import ERAS
from engine.underwater_cities.words.describe import card_hint
from engine.underwater_cities.words.names import card_name, era_name

NEW_CARDS = 3
"""The number of cards of the new era that each player draws (UC-7.21)."""


@dataclass(frozen=True, slots=True)
class NewEra(Step):
    """Removes the old era deck from the game and begins the next one."""

    def run(self, run: Run) -> None:
        """Deal new cards and ask all players at once which to keep."""
        state = run.state
        deck = ((DECK, card) for card in state.deck)
        state.gone = (*state.gone, *deck, *state.buried)
        state.discards, state.buried = (), ()
        state.deck, *later = state.later
        state.later = tuple(later)
        state.era = ERAS[ERAS.index(state.era) + 1]
        state.phase = "cards"
        tell(run, "era", None, era=era_name(state.era))
        for player in state.players:
            forget_once(player, "era")
        for seat in state.order:
            draw_to_hand(run, seat, NEW_CARDS, Cause("phase", "era"))
        lanes = tuple((Final(seat), KeepHand(seat)) for seat in range(state.seats))
        order = state.order
        run.push(Together(lanes), *(DiscardRest(seat) for seat in order), EraBegins())


@dataclass(frozen=True, slots=True)
class EraBegins(Step):
    """Follows once all players have kept a hand."""

    def run(self, run: Run) -> None:
        """Continue."""
        run.state.phase = None


def safest(cards: Sequence[Card], count: int) -> list[str]:
    """Return the lowest-numbered card of each colour, then those with the lowest numbers (D1)."""
    ranked = sorted(cards, key=lambda card: card.number)
    firsts = [next((card for card in ranked if card.colour == colour), None) for colour in COLOURS]
    chosen = [card for card in firsts if card is not None]
    chosen += [card for card in ranked if card not in chosen]
    return [card.id for card in chosen[:count]]


@dataclass(frozen=True, slots=True)
class KeepHand(Ask[State]):
    """Asks which cards to keep at the start of an era (D1, D34)."""

    always_asked: ClassVar[bool] = True

    seat: int
    count: int | None = None
    """The number kept of the opening hand (UC-4.11); None means the hand limit (UC-7.21)."""

    def decision(self, state: State) -> Decision | None:
        """Return the choice of exactly this many cards in hand."""
        hand = state.players[self.seat].hand
        count = hand_limit(state, self.seat) if self.count is None else self.count
        if len(hand) <= count:
            return None
        options = tuple(
            Option(
                f"keep:{name}",
                card_name(state.pack, state.card(name)),
                spot=f"card:{name}",
                effect=card_hint(state.card(name)),
            )
            for name in hand
        )
        prompt = msg("underwater-cities-ask-keep", count=count)
        default = tuple(f"keep:{name}" for name in self._safe(state, count))
        return Pick(self.seat, prompt, options, default, count, count)

    def _safe(self, state: State, count: int) -> list[str]:
        """Return cards of the new era first, then old ones with the highest numbers."""
        hand = [state.card(name) for name in state.players[self.seat].hand]
        new = [card for card in hand if card.era == state.era]
        old = sorted((card for card in hand if card not in new), key=lambda card: -card.number)
        chosen = safest(new, count)
        return [*chosen, *(card.id for card in old)][:count]

    def take(self, run: Run, decision: Decision, answer: Answer) -> None:
        """Record which cards will go; they go when all have chosen (UC-7.22)."""
        assert isinstance(answer, tuple)  # noqa: S101 - a pick is answered with keys
        assert isinstance(decision, Pick)  # noqa: S101 - the question was a pick
        player = player_of(run, self.seat)
        kept = tuple(key.removeprefix("keep:") for key in answer)
        player.drawn = tuple(card for card in player.hand if card not in kept)
        tell(run, "chose-hand", self.seat, count=len(player.drawn))


@dataclass(frozen=True, slots=True)
class DiscardRest(Step):
    """Discards what was not kept, seat by seat in play order (UC-7.22)."""

    seat: int

    def run(self, run: Run) -> None:
        """Discard it face down."""
        player = player_of(run, self.seat)
        cards, player.drawn = player.drawn, ()
        if cards:
            discard_from_hand(run, self.seat, cards)
            # The number was logged when they were chosen.
            tell_only(run, "discarded-cards", self.seat, cards=cards_msg(run, cards))
