"""Pearl Reef as a game that the kernel can play."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.aids.habit import Habit, first_of
from engine.core.aids.move_command import MoveCommand, MoveCommandPart
from engine.core.event import Fact
from engine.core.game import Game, GameOption, Result, Setup
from engine.core.machine import Frame
from engine.core.msg import Msg, msg
from engine.core.rng import Rng
from engine.core.storage.codec import Codec
from tests.fourth_game.engine.pearl_reef import steps, view
from tests.fourth_game.engine.pearl_reef.pack.components import REEFS, PearlReefPack
from tests.fourth_game.engine.pearl_reef.state import PearlReefState

HAND = 2
"""Shells that everybody begins with (PR-1.2)."""
KINDS = (
    steps.Turn,
    steps.ChooseShell,
    steps.ChooseReef,
    steps.OpenShell,
    steps.Dive,
    steps.Rest,
    steps.EndTurn,
)


class PearlReef(Game[PearlReefState, view.PearlReefView]):
    """The rules of Pearl Reef with one set of components."""

    name = "pearl-reef"
    short_name = "pearls"
    seat_counts = range(2, 5)
    options = (GameOption("nights", ("long", "short")),)
    ends = ("nights", "reefs")
    habits = (Habit("shells", ("pearl-reef-ask-shell",), ("keep",), first_of(), own_turn=True),)
    topics = ("aim",)
    move_commands = (
        MoveCommand(
            "dive",
            (
                MoveCommandPart("reef", ("reef:", "rest"), required=True),
                MoveCommandPart("shell", ("open:", "keep")),
            ),
        ),
    )

    def __init__(self, pack: PearlReefPack) -> None:
        """Play with these components."""
        self.pack = pack
        self.pack_name = pack.name
        self.codec = Codec(PearlReefState, KINDS, pack)

    def setup(self, wanted: Setup) -> PearlReefState:
        """Deal hands and reefs (PR-1.2)."""
        rng = Rng(wanted.seed)
        shells = rng.shuffled(tuple(self.pack.shells))
        dealt = HAND * wanted.seats
        return PearlReefState(
            rng=rng,
            stack=(steps.Turn(0),),
            pack=self.pack,
            nights=self.pack.nights[wanted.option("nights")],
            reefs=tuple(shells[dealt + reef :: len(REEFS)] for reef in REEFS),
            hands=tuple(shells[place : place + HAND] for place in range(0, dealt, HAND)),
            opened=((),) * wanted.seats,
        )

    def view(self, state: PearlReefState, seat: int | None) -> view.PearlReefView:
        """Return what a seat, or a spectator, can see."""
        return view.view(state, seat)

    def result(self, state: PearlReefState) -> Result | None:
        """Return the result, once the game is over."""
        return view.result(state)

    def reactions(self, state: PearlReefState, facts: Sequence[Fact]) -> Sequence[Frame]:  # noqa: ARG002
        """Nothing sets off anything."""
        return ()

    def redeal(self, state: PearlReefState, seat: int | None, rng: Rng) -> PearlReefState:
        """Return a copy with all shells dealt anew that the seat cannot see."""
        copy = state.clone()
        copy.rng = Rng(rng.word())
        hidden = [shell for reef in copy.reefs for shell in reef]
        hidden += [shell for who, hand in enumerate(copy.hands) if who != seat for shell in hand]
        pool = list(rng.shuffled(sorted(hidden)))
        copy.reefs = tuple(tuple(pool.pop() for _ in reef) for reef in copy.reefs)
        copy.hands = tuple(
            hand if who == seat else tuple(pool.pop() for _ in hand)
            for who, hand in enumerate(copy.hands)
        )
        return copy

    def value(self, state: PearlReefState, seat: int) -> float:
        """Return a simple guess how well a seat stands."""
        pearls = sum(self.pack.shells[shell] for shell in state.hands[seat])
        return self.points(state)[seat] + 0.3 * pearls

    def turn_of(self, state: PearlReefState) -> int | None:
        """Return the seat whose turn runs."""
        return state.turn

    def moment(self, state: PearlReefState) -> Msg:
        """Return the night."""
        return msg("pearl-reef-moment", night=state.night, nights=state.nights)

    def halfway(self, state: PearlReefState) -> bool:
        """Say whether half of the nights, or of the shells in the reefs, are gone."""
        in_reefs = sum(map(len, state.reefs))
        dealt = len(self.pack.shells) - HAND * len(state.hands)
        return 2 * (state.night - 1) >= state.nights or 2 * in_reefs <= dealt

    def points(self, state: PearlReefState) -> tuple[int, ...]:
        """Return the points of each seat, as everybody sees them."""
        return view.points(state)

    def turn_order(self, state: PearlReefState) -> tuple[int, ...]:
        """Return the seats in the order of their turns."""
        return tuple(range(len(state.hands)))

    def next_turn(self, state: PearlReefState) -> int | None:
        """Return the seat whose turn comes next."""
        if state.turn is None:
            return None
        following = (state.turn + 1) % len(state.hands)
        return None if not following and state.night == state.nights else following
