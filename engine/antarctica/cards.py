"""Shipyard cards: taken and drafted, played for what they do (AN-8.5 to AN-8.10, AN-8.16)."""

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
    """One option for each kind among these cards, the safest first (D10)."""
    for kind in sorted(set(kinds), key=LISTED.__getitem__):
        label = msg("antarctica-do-take", card=thing(kind))
        then: tuple[Frame, ...] = (TakeCard(seat, kind), Seal())
        yield kind, Option(f"take:{kind}", label, then, hint=kind_text(kind))


# --- getting them --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Launch(Step):
    """A new ship comes into the Sun area, and the others take cards (AN-7.10, AN-9.16)."""

    seat: int

    def run(self, run: Run) -> None:
        """Put it at the end of the row, where there is a ship and a place for it."""
        state, player = run.state, player_of(run, self.seat)
        player.ships -= 1
        position = put_ship(state, state.sun, self.seat, "new")
        state.progress = True
        tell(run, "new-ship", self.seat, area=area_name(state.sun), position=position)
        self._let_others_take(run)

    def _let_others_take(self, run: Run) -> None:
        """Each other player looks through the pile, if it holds enough cards (AN-8.16)."""
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
    """Whether a ship is left and the Sun area has room for it."""
    return state.players[seat].ships > 0 and state.area(state.sun).free


@dataclass(frozen=True, slots=True)
class ChooseCard(Menu[AntarcticaState]):
    """Which card to take from the pile, for whoever looks through it (D10)."""

    seat: int

    def seat_of(self, state: AntarcticaState) -> int:  # noqa: ARG002
        """Another player than the one who got the ship."""
        return self.seat

    def prompt(self, state: AntarcticaState) -> Msg:  # noqa: ARG002
        """Take one; it is not optional."""
        return msg("antarctica-ask-take")

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """The kinds in the pile; among equal cards there is nothing to ask (AN-12.19)."""
        return [option for _, option in kind_options(state.pile, self.seat)]


@dataclass(frozen=True, slots=True)
class Draft(Step):
    """As many cards as players are drawn and passed on, everybody keeping one (AN-9.13)."""

    seats: tuple[int, ...]

    def run(self, run: Run) -> None:
        """Draw them; with too few in the pile nothing happens, and they stay."""
        state = run.state
        if len(state.pile) < len(self.seats):
            tell(run, "no-draft", None)
            return
        drawn, rest = run.draw(state.rng.shuffled(state.pile), len(self.seats))
        state.pile = in_order(rest)
        run.push(KeepCard(self.seats, in_order(drawn)))


@dataclass(frozen=True, slots=True)
class KeepCard(Menu[AntarcticaState]):
    """Which of the passed cards to keep; only the player choosing sees them (D11)."""

    seats: tuple[int, ...]
    """Who still chooses, the one asked first."""
    cards: tuple[str, ...]

    def seat_of(self, state: AntarcticaState) -> int:  # noqa: ARG002
        """The next in the round."""
        return self.seats[0]

    def prompt(self, state: AntarcticaState) -> Msg:  # noqa: ARG002
        """Keep one, the others go on."""
        return msg("antarctica-ask-draft")

    def options(self, state: AntarcticaState) -> Sequence[Option]:  # noqa: ARG002
        """The kinds among the cards; the last card is taken without asking (AN-12.19)."""
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
    """A card of the draft comes into a hand."""

    seat: int
    kind: str

    def run(self, run: Run) -> None:
        """Keep it."""
        receive_card(run, self.seat, self.kind)


# --- playing them --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UseCard(Step):
    """A Shipyard card is played: it is the card of this visit (AN-8.1, AN-8.2)."""

    seat: int
    kind: str

    def run(self, run: Run) -> None:
        """Take it out of the hand; an Icebreaker stays on its area for now (AN-8.4)."""
        state, player = run.state, player_of(run, self.seat)
        player.hand = without(player.hand, self.kind)
        if self.kind != "icebreaker":
            state.spent = (*state.spent, self.kind)
        state.card_users = (*state.card_users, self.seat)
        state.progress = True
        tell(run, "played-card", self.seat, card=thing(self.kind))


@dataclass(frozen=True, slots=True)
class LayIcebreaker(Step):
    """An Icebreaker is put on an area (AN-8.5)."""

    seat: int
    area: int

    def run(self, run: Run) -> None:
        """Put it there."""
        area = run.state.area(self.area)
        area.icebreakers = (*area.icebreakers, self.seat)
        tell(run, "laid-icebreaker", self.seat, area=area_name(self.area))


def icebreaker_areas(state: AntarcticaState, seat: int) -> Iterator[int]:
    """Where the seat on turn may put an Icebreaker: at most one on each area (AN-8.7)."""
    for number in state.open_areas:
        if seat not in state.area(number).icebreakers and _is_second(state, seat, number):
            yield number


def _is_second(state: AntarcticaState, seat: int, number: int) -> bool:
    """Whether the second ship is the seat's; in the Sun area that of this visit (AN-8.6)."""
    if number != state.sun:
        ships = state.area(number).ships
        return len(ships) > 1 and ships[1].seat == seat
    second = state.marked(number, "second")  # none any more in its own turn
    return second is not None and state.ship_at(second).seat == seat


def card_options(state: AntarcticaState) -> Iterator[Option]:
    """The Shipyard cards that the seat on turn can play now for some effect (AN-8.3)."""
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
    """A way to play a card, the card itself first; the question is asked again afterwards."""
    then = (UseCard(seat, kind), *way.then)
    group = msg("antarctica-group-cards")
    return Option(key, way.label, then, again=True, group=group, spot=way.spot, hint=way.hint)


@cache
def _icebreaker_option(seat: int, number: int) -> Option:
    label = msg("antarctica-do-card-icebreaker", area=area_name(number))
    way = Option("", label, (LayIcebreaker(seat, number),), spot=area_spot(number))
    return _card_option(seat, "icebreaker", f"card:icebreaker:{number}", way)
