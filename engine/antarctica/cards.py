"""Shipyard cards: taking and drafting them, and playing them (AN-8.5 to AN-8.10, AN-8.16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from engine.antarctica.components import KINDS
from engine.antarctica.deeds import (
    PlaceScientist,
    Recruit,
    Run,
    Step,
    TakeCard,
    player_of,
    put_ship,
    receive_card,
    tell,
)
from engine.antarctica.describe import kind_text
from engine.antarctica.names import area_name, area_spot, thing
from engine.antarctica.research import advance_option, possible_tracks
from engine.antarctica.state import AntarcticaState, in_order, without
from engine.core.decision import Option
from engine.core.event import Cause
from engine.core.machine import Frame, Menu, Seal
from engine.core.msg import Msg, msg

LISTED = {kind: place for place, kind in enumerate(KINDS)}


def kind_options(kinds: Sequence[str], seat: int) -> Iterator[tuple[str, Option]]:
    """Yield one option for each kind among these cards, the safest first (D10)."""
    for kind in sorted(set(kinds), key=LISTED.__getitem__):
        label = msg("antarctica-do-take", card=thing(kind))
        then: tuple[Frame, ...] = (TakeCard(seat, kind), Seal())
        yield kind, Option(f"take:{kind}", label, then, hint=kind_text(kind))


# --- getting them --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Launch(Step):
    """Launches a new ship in the Sun area, and lets the others take cards (AN-7.10, AN-9.16)."""

    seat: int

    def run(self, run: Run) -> None:
        """Put it at the end of the row; the caller has checked that there is a ship and a space."""
        state, player = run.state, player_of(run, self.seat)
        player.ships -= 1
        position = put_ship(state, state.sun, self.seat, "new")
        state.progress = True
        tell(run, "new-ship", self.seat, area=area_name(state.sun), position=position)
        self._let_others_take(run)

    def _let_others_take(self, run: Run) -> None:
        """Let each other player look through the pile, if it has enough cards (AN-8.16)."""
        state = run.state
        others = state.round_from(self.seat)[1:]
        if len(state.pile) >= len(others):
            run.reveal()
            run.push(*(ChooseCard(seat) for seat in others))
        elif state.pile:
            count = len(state.pile)
            state.removed, state.pile = in_order((*state.removed, *state.pile)), ()
            tell(run, "pile-gone", None, count=count)


def can_launch(state: AntarcticaState, seat: int) -> bool:
    """Return whether a ship is left and the Sun area has a free space."""
    return state.players[seat].ships > 0 and state.area(state.sun).free


@dataclass(frozen=True, slots=True)
class ChooseCard(Menu[AntarcticaState]):
    """Asks which card to take from the pile (D10)."""

    seat: int

    def seat_of(self, state: AntarcticaState) -> int:  # noqa: ARG002
        """Return the seat, which is never that of the player who built the ship."""
        return self.seat

    def prompt(self, state: AntarcticaState) -> Msg:  # noqa: ARG002
        """Ask to take one; it is not optional."""
        return msg("antarctica-ask-take")

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return the kinds in the pile; equal cards leave nothing to choose (AN-12.19)."""
        return [option for _, option in kind_options(state.pile, self.seat)]


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
        state.pile = in_order(rest)
        run.push(KeepCard(self.seats, in_order(drawn)))


@dataclass(frozen=True, slots=True)
class KeepCard(Menu[AntarcticaState]):
    """Asks which of the passed cards to keep; only the player choosing sees them (D11)."""

    seats: tuple[int, ...]
    """The seats that have yet to choose, the one asked first."""
    cards: tuple[str, ...]

    def seat_of(self, state: AntarcticaState) -> int:  # noqa: ARG002
        """Return the next seat in the round."""
        return self.seats[0]

    def prompt(self, state: AntarcticaState) -> Msg:  # noqa: ARG002
        """Ask to keep one; the others are passed on."""
        return msg("antarctica-ask-draft")

    def options(self, state: AntarcticaState) -> Sequence[Option]:  # noqa: ARG002
        """Return the kinds among the cards; the last card is taken without asking (AN-12.19)."""
        return [
            Option(option.key, option.label, self._then(kind), hint=option.hint)
            for kind, option in kind_options(self.cards, self.seats[0])
        ]

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


@dataclass(frozen=True, slots=True)
class LayIcebreaker(Step):
    """Puts an Icebreaker on an area (AN-8.5)."""

    seat: int
    area: int

    def run(self, run: Run) -> None:
        """Put it there."""
        area = run.state.area(self.area)
        area.icebreakers = (*area.icebreakers, self.seat)
        tell(run, "laid-icebreaker", self.seat, area=area_name(self.area))


def icebreaker_areas(state: AntarcticaState, seat: int) -> Iterator[int]:
    """Yield the areas where the seat may put an Icebreaker, at most one on each (AN-8.7)."""
    for number in state.open_areas:
        if seat not in state.area(number).icebreakers and _is_second(state, seat, number):
            yield number


def _is_second(state: AntarcticaState, seat: int, number: int) -> bool:
    """Return whether the second ship is the seat's; in the Sun area, this visit's (AN-8.6)."""
    if number != state.sun:
        ships = state.area(number).ships
        return len(ships) > 1 and ships[1].seat == seat
    second = state.marked(number, "second")  # None once it takes its own turn
    return second is not None and state.ship_at(second).seat == seat


def card_options(state: AntarcticaState) -> Iterator[Option]:
    """Yield the Shipyard cards that the active seat can play now with some effect (AN-8.3)."""
    seat = state.running.seat
    if seat in state.card_users:
        return
    for kind in dict.fromkeys(state.players[seat].hand):
        yield from _ways_to_play(state, seat, kind)


def _ways_to_play(state: AntarcticaState, seat: int, kind: str) -> Iterator[Option]:
    player, constants = state.players[seat], state.pack.constants
    if kind == "icebreaker":
        yield from (_icebreaker_option(seat, number) for number in icebreaker_areas(state, seat))
    elif kind == "quick_research":
        points = constants["quick_research_points"]
        for track in possible_tracks(state, seat):
            way = advance_option(state, seat, track, points, f"card:{kind}")
            yield _card_option(seat, kind, way.key, way)
    elif kind == "place_scientist" and player.scientists:
        label = msg("antarctica-do-card-place-scientist", area=area_name(state.running.target))
        way = Option("", label, (PlaceScientist(seat),), spot=area_spot(state.running.target))
        yield _card_option(seat, kind, f"card:{kind}", way)
    elif kind == "plus_two_scientists" and player.reserve:
        number = min(constants["plus_two_scientists"], player.reserve)
        label = msg("antarctica-do-card-plus-two-scientists", count=number)
        way = Option("", label, (Recruit(seat, number, Cause("card", kind)),))
        yield _card_option(seat, kind, f"card:{kind}", way)


def _card_option(seat: int, kind: str, key: str, way: Option) -> Option:
    """Return a way to play a card, the card itself first; then the question is asked again."""
    then = (UseCard(seat, kind), *way.then)
    group = msg("antarctica-group-cards")
    return Option(key, way.label, then, again=True, group=group, spot=way.spot, hint=way.hint)


@cache
def _icebreaker_option(seat: int, number: int) -> Option:
    label = msg("antarctica-do-card-icebreaker", area=area_name(number))
    way = Option("", label, (LayIcebreaker(seat, number),), spot=area_spot(number))
    return _card_option(seat, "icebreaker", f"card:icebreaker:{number}", way)
