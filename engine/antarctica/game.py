"""Antarctica as a `Game` for the engine."""

from __future__ import annotations

from collections.abc import Sequence

from engine.antarctica import hidden, scoring, setup, view
from engine.antarctica.effects import cards, research, scientists, ships, steps
from engine.antarctica.pack.components import DECKS, AntarcticaPack
from engine.antarctica.players import closed, explaining, value, wasting
from engine.antarctica.players.habits import HABITS
from engine.antarctica.state import AntarcticaState
from engine.antarctica.turn import building, discarding, questions, visits
from engine.antarctica.words.names import area_name
from engine.antarctica.words.story import AntarcticaStory
from engine.core.aids.closed import Closed, Grid
from engine.core.aids.move_command import MoveCommand, MoveCommandPart
from engine.core.aids.waste import Waste
from engine.core.decision import Answer, Decision
from engine.core.effects.kinds import kinds_in
from engine.core.event import Fact
from engine.core.game import Game, GameOption, Result, Setup
from engine.core.machine import Frame
from engine.core.msg import Msg, msg
from engine.core.rng import Rng
from engine.core.storage.codec import Codec

MODULES = (
    setup,
    cards,
    research,
    scientists,
    ships,
    steps,
    building,
    discarding,
    questions,
    visits,
)
"""The modules whose frames and effects a stored game may contain."""
ACTIONS = ("build:", "ship", "recruit", "research:", "nothing")
"""The prefixes of the keys of actions."""


class Antarctica(Game[AntarcticaState, view.AntarcticaView]):
    """The rules of Antarctica with one component pack."""

    name = "antarctica"
    short_name = "antarctica"
    seat_counts = range(2, 5)
    options = (GameOption("layout", (setup.FIXED, setup.FREE), seasoned=setup.FREE),)
    ends = ("scientists", "cards", "ships", "standstill")
    habits = HABITS
    wastes = wasting.KINDS
    topics = (
        *("aim", "setup", "sun", "turn", "actions", "building"),
        *("cards", "research", "effects", "end"),
    )
    story = AntarcticaStory()
    move_commands = (
        MoveCommand(
            "sail",
            (
                MoveCommandPart("to", ("sail:",), required=True),
                MoveCommandPart("discard", ("discard:",)),
                MoveCommandPart("card", ("card:",)),
                MoveCommandPart("action", ACTIONS),
                # The next card is revealed before it is asked, but does not affect which tracks are
                # possible.
                MoveCommandPart("points", ("track:",), early=True),
            ),
        ),
    )

    def __init__(self, pack: AntarcticaPack) -> None:
        """Play with these components."""
        self.pack = pack
        self.pack_name = pack.name
        self.codec = Codec(
            AntarcticaState,
            kinds_in(*MODULES),
            pack,
        )

    def setup(self, wanted: Setup) -> AntarcticaState:
        """Return the position before the first frame is played."""
        return setup.set_up(wanted, self.pack)

    def view(self, state: AntarcticaState, seat: int | None) -> view.AntarcticaView:
        """Return what a seat, or a spectator, can see."""
        return view.view(state, seat)

    def result(self, state: AntarcticaState) -> Result | None:
        """Return the result once the game is over."""
        return scoring.result(state)

    def reactions(self, _state: AntarcticaState, facts: Sequence[Fact], /) -> Sequence[Frame]:
        """Return the effect spaces that an advancing cube triggers (AN-9.6)."""
        return [
            research.Triggered(fact.seat, space)
            for fact in facts
            if isinstance(fact, research.Passed)
            for space in fact.spaces
        ]

    def redeal(self, state: AntarcticaState, seat: int | None, rng: Rng) -> AntarcticaState:
        """Return a copy in which everything that the seat cannot see is dealt anew."""
        return hidden.redeal(state, seat, rng)

    def value(self, state: AntarcticaState, seat: int) -> float:
        """Return a simple estimate of a seat's position."""
        return value.value(state, seat)

    def turn_of(self, state: AntarcticaState) -> int | None:
        """Return the seat whose turn it is."""
        return state.turn.seat if state.turn else None

    def wasted(self, state: AntarcticaState, asked: Decision, answer: Answer) -> tuple[Waste, ...]:
        """Return what this answer would waste if a player gave it in their own turn."""
        return wasting.wasted(self, state, asked, answer)

    def explained(self, state: AntarcticaState, asked: Decision) -> Decision:
        """Return a question with what each option does, costs and gives."""
        return explaining.explained(state, asked)

    def closed(self, state: AntarcticaState, asked: Decision) -> tuple[Closed, ...]:
        """Return the places that cannot be chosen, of the kind that is asked for."""
        return closed.closed(state, asked)

    def grid(self, state: AntarcticaState, asked: Decision) -> Grid:
        """Return the areas as they lie round the pole, where one of them is asked for."""
        return closed.grid(state, asked)

    def moment(self, state: AntarcticaState) -> Msg:
        """Return where the Sun is, and how many building cards are left."""
        left = sum(state.cards_left())
        return msg("antarctica-moment", area=area_name(state.sun), cards=left)

    def halfway(self, state: AntarcticaState) -> bool:
        """Return whether half the cards or half of a player's scientists are used (AN-10.2)."""
        counts = self.pack.setups[state.seats]
        people = counts.personal_scientists + counts.common_scientists
        cards = sum(len(self.pack.used_cards(state.seats, deck)) for deck in DECKS)
        least = min(player.scientists + player.reserve for player in state.players)
        return 2 * sum(state.cards_left()) <= cards or 2 * least <= people

    def points(self, state: AntarcticaState) -> tuple[int, ...]:
        """Return what each seat would score if the game ended now."""
        return scoring.totals(state)

    def turn_order(self, state: AntarcticaState) -> tuple[int, ...]:
        """Return the seats anticlockwise, the first player first."""
        return state.order

    def next_turn(self, _state: AntarcticaState, /) -> int | None:
        """Return None: it depends on where the active ship sails (AN-5.11)."""
        return None
