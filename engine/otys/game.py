"""Otys as a `Game` for the engine."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.aids.closed import Closed, Grid
from engine.core.aids.move_command import MoveCommand, MoveCommandPart
from engine.core.aids.waste import Waste
from engine.core.decision import Answer, Decision
from engine.core.effects.effect import Do, Doer
from engine.core.effects.kinds import kinds_in
from engine.core.event import Cause, Fact
from engine.core.game import Game, GameOption, Result, Setup
from engine.core.machine import Frame
from engine.core.msg import Msg, msg
from engine.core.rng import Rng
from engine.core.storage.codec import Codec
from engine.otys import hidden, scoring, setup, view
from engine.otys.effects import contracts, cubes, divers, effect, goods, rewards
from engine.otys.pack.components import OtysPack
from engine.otys.players import outlook, value, wasting
from engine.otys.players.habits import HABITS
from engine.otys.state import OtysState
from engine.otys.turn import keys, phases, side_actions
from engine.otys.words.story import OtysStory

MODULES = (contracts, cubes, divers, effect, goods, rewards, phases, side_actions)
"""The modules whose frames and effects a stored game may contain."""
ACTIONS = (
    *("take:", "gain", "sell:", "buy:", "draw", "improve:", "explore:", "copy:"),
    *("key:", "upgrade:", "end"),
)
"""The prefixes of the keys of a diver's actions."""


class Otys(Game[OtysState, view.OtysView]):
    """The rules of Otys with one component pack."""

    name = "otys"
    short_name = "otys"
    seat_counts = range(2, 5)
    options = (
        GameOption("sponsor_sides", ("basic", "random", "advanced")),
        GameOption("author_spy_variant", ("off", "on")),
    )
    ends = ("points", "standstill")
    habits = HABITS
    wastes = wasting.KINDS
    topics = (
        *("aim", "turn", "keys", "sponsors", "levels", "batteries"),
        *("divers", "spy", "contracts", "rewards", "store", "end"),
    )
    move_commands = (
        MoveCommand(
            "dive",
            (
                MoveCommandPart("key", ("key:",), required=True),
                MoveCommandPart("action", ACTIONS, through=("activate",)),
                MoveCommandPart("air", ("resurface", "oxygen"), through=("end",)),
            ),
        ),
    )

    def __init__(self, pack: OtysPack) -> None:
        """Play with these components."""
        self.pack = pack
        self.pack_name = pack.name
        self.story = OtysStory(pack)
        self.codec = Codec(OtysState, kinds_in(*MODULES), pack)

    def setup(self, wanted: Setup) -> OtysState:
        """Return the position before the first turn."""
        return setup.set_up(wanted, self.pack)

    def view(self, state: OtysState, seat: int | None) -> view.OtysView:
        """Return what a seat, or a spectator, can see."""
        return view.view(state, seat)

    def result(self, state: OtysState) -> Result | None:
        """Return the result once the game is over."""
        return scoring.result(state)

    def reactions(self, state: OtysState, facts: Sequence[Fact]) -> Sequence[Frame]:
        """Return the permanent bonus of the cubes' level if a contract was fulfilled (OT-10.3)."""
        found = []
        for fact in facts:
            if isinstance(fact, contracts.Fulfilled):
                token = state.boards[fact.seat].rewards[fact.level - 1]
                if token is not None:
                    doer = Doer(fact.seat, Cause("reward", token))
                    found.append(Do(self.pack.rewards[token].back, doer))
        return found

    def redeal(self, state: OtysState, seat: int | None, rng: Rng) -> OtysState:
        """Return a copy in which everything that the seat cannot see is dealt anew."""
        return hidden.redeal(state, seat, rng)

    def value(self, state: OtysState, seat: int) -> float:
        """Return a simple estimate of a seat's position."""
        return value.value(state, seat)

    def outlook(self, state: OtysState, seat: int) -> float:
        """Return a better estimate, for far-sighted players."""
        return outlook.outlook(state, seat)

    def turn_of(self, state: OtysState) -> int | None:
        """Return the seat whose turn it is."""
        return state.turn.seat if state.turn else None

    def wasted(self, state: OtysState, asked: Decision, answer: Answer) -> tuple[Waste, ...]:
        """Return what this answer would waste if a player gave it in their own turn."""
        return wasting.wasted(self, state, asked, answer)

    def closed(self, state: OtysState, asked: Decision) -> tuple[Closed, ...]:
        """Return the used Keys where a Key is chosen."""
        return keys.closed(state, asked)

    def grid(self, state: OtysState, asked: Decision) -> Grid:
        """Return the Keys in rows: numbered, X and neutral X."""
        return keys.grid(state, asked)

    def moment(self, state: OtysState) -> Msg:
        """Return the round, and whether it is the last."""
        return msg("otys-moment-last" if state.last_round else "otys-moment", round=state.round)

    def halfway(self, state: OtysState) -> bool:
        """Return whether anyone has half of the points that start the last round (OT-12.1)."""
        most = max(self.points(state))
        return state.last_round or 2 * most >= state.pack.start["end_trigger_points"]

    def points(self, state: OtysState) -> tuple[int, ...]:
        """Return the points of each seat on its board."""
        return tuple(each.points for each in state.boards)

    def turn_order(self, state: OtysState) -> tuple[int, ...]:
        """Return the seats clockwise, the first player first."""
        return state.order

    def next_turn(self, state: OtysState) -> int | None:
        """Return the next seat clockwise; None after the last turn of the last round."""
        if state.turn is None:
            return None
        place = state.order.index(state.turn.seat) + 1
        if place < len(state.order):
            return state.order[place]
        return None if state.last_round else state.order[0]
