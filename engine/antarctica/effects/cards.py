"""Cards: drafting and taking Shipyard cards, playing them, and getting Resource cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.antarctica.effects.effect import BlueEffect, RedEffect
from engine.antarctica.effects.steps import Run, Step, player_of, tell, tell_more
from engine.antarctica.state import AntarcticaState, without
from engine.antarctica.words.names import thing
from engine.core.decision import Option
from engine.core.effects.effect import Doer
from engine.core.event import Cause
from engine.core.machine import Frame, Menu, Seal
from engine.core.msg import Msg, msg

# --- getting Shipyard cards ----------------------------------------------------------------------


def kind_options(
    state: AntarcticaState, kinds: Iterable[str], then: Callable[[str], tuple[Frame, ...]]
) -> Sequence[Option]:
    """Return one option for each kind among these cards, the safest first (D10)."""
    return [
        Option(
            f"take:{kind}",
            msg("antarctica-do-take", card=thing(kind)),
            then(kind),
            effect=state.pack.kinds[kind].effect.words(),
        )
        for kind in state.pack.in_order(set(kinds))
    ]


def receive_card(run: Run, seat: int, kind: str) -> None:
    """Add a Shipyard card to a hand."""
    state, player = run.state, player_of(run, seat)
    player.hand = state.pack.in_order((*player.hand, kind))
    state.progress = True
    tell(run, "took-card", seat)
    tell_more(run, "took", seat, card=thing(kind))


@dataclass(frozen=True, slots=True)
class ChooseCard(Menu[AntarcticaState]):
    """Asks which card to take from the pile (D10)."""

    seat: int

    def prompt(self, _state: AntarcticaState, /) -> Msg:
        """Ask to take one; it is not optional."""
        return msg("antarctica-ask-take")

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return the kinds in the pile; equal cards leave nothing to choose (AN-12.19)."""
        return kind_options(state, state.pile, self._then)

    def _then(self, kind: str) -> tuple[Frame, ...]:
        return (TakeCard(self.seat, kind), Seal())


@dataclass(frozen=True, slots=True)
class TakeCard(Step):
    """Takes a Shipyard card from the pile (AN-8.16)."""

    seat: int
    kind: str

    def run(self, run: Run) -> None:
        """Take it; the others see only that a card was taken."""
        run.state.pile = without(run.state.pile, self.kind)
        receive_card(run, self.seat, self.kind)


@dataclass(frozen=True, slots=True)
class EveryoneDrafts(BlueEffect):
    """Each player keeps one of as many Shipyard cards as there are players (AN-9.13)."""

    notation: ClassVar[str] = "shipyard_draft"

    def frames(self, seats: tuple[int, ...]) -> Iterator[Frame]:
        """Yield the draft."""
        yield Draft(seats)


@dataclass(frozen=True, slots=True)
class Draft(Step):
    """Draws as many cards as there are players and passes them on, each keeping one (AN-9.13)."""

    seats: tuple[int, ...]

    def run(self, run: Run) -> None:
        """Draw them; if the pile has too few, nothing happens and they stay there."""
        state = run.state
        if len(state.pile) < len(self.seats):
            tell(run, "no-draft", None)
            return
        drawn, rest = run.draw(state.rng.shuffled(state.pile), len(self.seats))
        state.pile = state.pack.in_order(rest)
        run.push(KeepCard(self.seats, state.pack.in_order(drawn)))


@dataclass(frozen=True, slots=True)
class KeepCard(Menu[AntarcticaState]):
    """Asks which of the passed cards to keep; only the player choosing sees them (D11)."""

    seats: tuple[int, ...]
    """The seats that have yet to choose, the one asked first."""
    cards: tuple[str, ...]

    def seat_of(self, _state: AntarcticaState, /) -> int:
        """Return the next seat in the round."""
        return self.seats[0]

    def prompt(self, _state: AntarcticaState, /) -> Msg:
        """Ask to keep one; the others are passed on."""
        return msg("antarctica-ask-draft")

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return the kinds among the cards; the last card is taken without asking (AN-12.19)."""
        return kind_options(state, self.cards, self._then)

    def _then(self, kind: str) -> tuple[Frame, ...]:
        keep = KeepDrafted(self.seats[0], kind)
        rest = self.seats[1:]
        return (keep, Seal(), KeepCard(rest, without(self.cards, kind))) if rest else (keep, Seal())


@dataclass(frozen=True, slots=True)
class KeepDrafted(Step):
    """Adds a card of the draft to a hand."""

    seat: int
    kind: str

    def run(self, run: Run) -> None:
        """Keep it."""
        receive_card(run, self.seat, self.kind)


# --- playing them --------------------------------------------------------------------------------


def card_options(state: AntarcticaState) -> Iterator[Option]:
    """Yield the ways in which the active seat can play a Shipyard card now (AN-8.3)."""
    seat, group = state.running.seat, msg("antarctica-group-cards")
    if seat in state.card_users:
        return
    for kind in dict.fromkeys(state.players[seat].hand):
        use, doer = UseCard(seat, kind), Doer(seat, Cause("card", kind))
        for way in state.pack.kinds[kind].effect.ways(state, doer):
            then = (use, *way.then)
            yield Option(
                way.key, way.label, then, again=True, group=group, spot=way.spot, effect=way.effect
            )


@dataclass(frozen=True, slots=True)
class UseCard(Step):
    """Plays a Shipyard card, the only card of this visit (AN-8.1, AN-8.2)."""

    seat: int
    kind: str

    def run(self, run: Run) -> None:
        """Remove it from the hand; an Icebreaker stays on its area for now (AN-8.4)."""
        state, player = run.state, player_of(run, self.seat)
        player.hand = without(player.hand, self.kind)
        if self.kind != "icebreaker":
            state.spent = (*state.spent, self.kind)
        state.card_users = (*state.card_users, self.seat)
        state.progress = True
        tell(run, "played-card", self.seat, card=thing(self.kind))


# --- getting Resource cards ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GainKnowhow(RedEffect):
    """Take a Know-how card (AN-9.17)."""

    notation: ClassVar[str] = "knowhow_card"

    def step(self, doer: Doer) -> Step:
        """Return the step that takes one, if one is left."""
        return TakeKnowhow(doer.seat)


@dataclass(frozen=True, slots=True)
class TakeKnowhow(Step):
    """Takes a Know-how card from the pile (AN-9.17)."""

    seat: int

    def run(self, run: Run) -> None:
        """Take one, if there is one."""
        state = run.state
        if state.knowhow:
            state.knowhow -= 1
            player_of(run, self.seat).knowhow += 1
            state.progress = True
            tell(run, "took-knowhow", self.seat)
        else:
            tell(run, "no-knowhow", self.seat)


@dataclass(frozen=True, slots=True)
class RegainBasic(RedEffect):
    """Make the Basic card ready (AN-9.18)."""

    notation: ClassVar[str] = "basic_card"

    def step(self, doer: Doer) -> Step:
        """Return the step that makes it ready, if it was used."""
        return ReadyBasic(doer.seat)


@dataclass(frozen=True, slots=True)
class ReadyBasic(Step):
    """Makes the seat's Basic card ready (AN-9.18)."""

    seat: int

    def run(self, run: Run) -> None:
        """Make it ready, if it was used."""
        player = player_of(run, self.seat)
        if player.basic_ready:
            tell(run, "basic-was-ready", self.seat)
            return
        player.basic_ready = True
        run.state.progress = True
        tell(run, "basic-ready", self.seat)
