"""Underwater Cities as a `Game` for the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from types import MappingProxyType

from engine.core.aids.closed import Closed, Grid
from engine.core.aids.move_command import MoveCommand, MoveCommandPart
from engine.core.aids.waste import Waste
from engine.core.decision import Answer, Decision
from engine.core.effects.kinds import kinds_in
from engine.core.event import Fact
from engine.core.game import Game, GameOption, Result, Setup
from engine.core.machine import Frame
from engine.core.msg import Msg
from engine.core.rng import Rng
from engine.core.storage.codec import Codec
from engine.core.storage.stored import Earlier
from engine.underwater_cities import ending, hidden, setup, view
from engine.underwater_cities.effects import (
    action_card,
    build,
    conditional,
    draw,
    federation,
    gain,
    lasting,
    metropolis,
    pay,
    responses,
    side_actions,
    slot,
    special,
    trial,
    upgrade,
)
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.players import closed, explaining, value, wasting
from engine.underwater_cities.players.habits import HABITS
from engine.underwater_cities.state import LAPS, LAST_ROUND, UnderwaterCitiesState
from engine.underwater_cities.terms import conditions, events, purchases
from engine.underwater_cities.turn import (
    declaring,
    eras,
    playing,
    production_phase,
    rounds,
    turn,
)
from engine.underwater_cities.turn.reactions import reactions
from engine.underwater_cities.words.names import moment_words
from engine.underwater_cities.words.story import UnderwaterCitiesStory

MODULES = (
    *(conditions, events, purchases, lasting, gain, conditional, pay, draw, build, upgrade, trial),
    *(special, metropolis, action_card, slot, responses, side_actions, federation),
    *(declaring, playing, turn, rounds, eras, production_phase, setup),
)
"""The modules whose frames, effects and statements a stored game may contain."""
EARLIER: Mapping[str, Earlier] = MappingProxyType({"Act": itemgetter("statement")})
"""Until version 0.2, a statement that was done was wrapped in an effect."""


class UnderwaterCities(Game[UnderwaterCitiesState, view.UnderwaterCitiesView]):
    """The rules of Underwater Cities with one component pack."""

    name = "underwater-cities"
    short_name = "cities"
    seat_counts = range(1, 5)
    options = (
        GameOption(
            "board_side",
            (setup.BASIC, setup.ASYMMETRIC),
            seasoned=setup.ASYMMETRIC,
            seats=range(2, 5),
        ),
        GameOption("contracts", (setup.OFF, setup.ON), seats=range(2, 5)),
        GameOption("solo_column", setup.COLUMNS, seats=range(1, 2)),
    )
    ends = ("scored", "solo_won", "solo_lost")
    habits = HABITS
    wastes = wasting.KINDS
    topics = (
        *("aim", "turn", "slots", "cards", "building", "upgrading"),
        *("federation", "specials", "production", "end", "contracts", "solo"),
    )
    story = UnderwaterCitiesStory()
    move_commands = (
        MoveCommand(
            "play",
            (
                MoveCommandPart("slot", ("slot:", "clone:"), required=True),
                MoveCommandPart("card", ("card:",), required=True),
                MoveCommandPart("order", ("order:",)),
            ),
        ),
    )

    def __init__(self, pack: UnderwaterCitiesPack) -> None:
        """Play with these components."""
        self.pack = pack
        self.pack_name = pack.name
        self.codec = Codec(UnderwaterCitiesState, kinds_in(*MODULES), pack, EARLIER)

    def setup(self, wanted: Setup) -> UnderwaterCitiesState:
        """Return the position before the first frame is played."""
        return setup.set_up(wanted, self.pack)

    def view(self, state: UnderwaterCitiesState, seat: int | None) -> view.UnderwaterCitiesView:
        """Return what a seat, or a spectator, can see."""
        return view.view(state, seat)

    def result(self, state: UnderwaterCitiesState) -> Result | None:
        """Return the result once the game is over."""
        return ending.result(state)

    def why_ended(self, state: UnderwaterCitiesState, result: Result) -> Msg:
        """Return why it ended; in the solo game, compare the nation with the goals."""
        return ending.reason_words(state, result) or super().why_ended(state, result)

    def reactions(self, state: UnderwaterCitiesState, facts: Sequence[Fact]) -> Sequence[Frame]:
        """Return what a step brings by itself, and the responses of permanents (UC-6.46)."""
        return reactions(state, facts)

    def redeal(
        self, state: UnderwaterCitiesState, seat: int | None, rng: Rng
    ) -> UnderwaterCitiesState:
        """Return a copy in which everything that the seat cannot see is dealt anew."""
        return hidden.redeal(state, seat, rng)

    def value(self, state: UnderwaterCitiesState, seat: int) -> float:
        """Return a simple estimate of a seat's position."""
        return value.value(state, seat)

    def turn_of(self, state: UnderwaterCitiesState) -> int | None:
        """Return the seat whose turn it is."""
        return state.turn.seat if state.turn else None

    def wasted(
        self, state: UnderwaterCitiesState, asked: Decision, answer: Answer
    ) -> tuple[Waste, ...]:
        """Return what this answer would waste if a player gave it in their own turn."""
        return wasting.wasted(self, state, asked, answer)

    def explained(self, state: UnderwaterCitiesState, asked: Decision) -> Decision:
        """Return a question with the effect of each option, and what it lacks."""
        return explaining.explained(state, super().explained(state, asked))

    def closed(self, state: UnderwaterCitiesState, asked: Decision) -> tuple[Closed, ...]:
        """Return the slots, cards and sites that cannot be chosen now, with the reasons."""
        return closed.closed(state, asked)

    def grid(self, state: UnderwaterCitiesState, asked: Decision) -> Grid:
        """Return the slots as they lie on the main board, if it is asked for one."""
        return closed.grid(state, asked)

    def moment(self, state: UnderwaterCitiesState) -> Msg:
        """Return the era and the round."""
        return moment_words(state.era, state.round, state.phase)

    def halfway(self, state: UnderwaterCitiesState) -> bool:
        """Return whether half of the rounds are over (UC-5.1)."""
        return 2 * (state.round - 1) >= LAST_ROUND

    def points(self, state: UnderwaterCitiesState) -> tuple[int, ...]:
        """Return the points of each seat on the track."""
        return tuple(each.points for each in state.players)

    def turn_order(self, state: UnderwaterCitiesState) -> tuple[int, ...]:
        """Return the seats in play order."""
        return state.order

    def next_turn(self, state: UnderwaterCitiesState) -> int | None:
        """Return the next seat in play order; None after the last turn of a round."""
        if state.turn is None:
            return None
        place = state.order.index(state.turn.seat) + 1
        if place < state.seats:
            return state.order[place]
        return state.order[0] if state.lap < LAPS else None
