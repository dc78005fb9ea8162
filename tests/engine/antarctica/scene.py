"""Positions of Antarctica in the notation of the rules' worked examples, and playing on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.antarctica.game import Antarctica
from engine.antarctica.pack.components import DECKS
from engine.antarctica.pack.load import default_pack
from engine.antarctica.state import AntarcticaState, Area, Player, Ship
from engine.antarctica.turn.visits import NextVisit
from engine.core import machine
from engine.core.decision import Decision, Option, Pick
from engine.core.event import Event
from engine.core.game import checked_setup
from engine.core.machine import Outcome
from engine.core.rng import Rng
from engine.core.table import Table

GAME = Antarctica(default_pack())
SEATS = "ABCD"
NOTHING = "nothing"
KINDS = tuple(GAME.pack.kinds)
FULL_PILE = tuple(kind.id for kind in GAME.pack.kinds.values() for _ in range(kind.count))


def fresh(seats: int, seed: int = 1, layout: str = "first_game") -> tuple[AntarcticaState, Outcome]:
    """A game at its first question."""
    state = GAME.setup(checked_setup(GAME, seats, seed, {"layout": layout}))
    return state, machine.begin(GAME, state)


def table_of(seats: int = 3, seed: int = 1) -> Table:
    """A table at the first question of a game, where moves can be taken back."""
    return Table(GAME, checked_setup(GAME, seats, seed, {}))


def any_option(decision: Decision, rng: Rng, *, calm: bool = True) -> Option:
    """An option by chance; somebody calm seldom discards anything."""
    assert isinstance(decision, Pick)
    found = [
        option
        for option in decision.options
        if not (calm and option.key.startswith(("discard:", "confirm"))) or rng.below(12) == 0
    ]
    return rng.choice(found)


def stroll(
    seats: int, seed: int, most: int = 3000, layout: str = "first_game", *, calm: bool = True
) -> Iterator[tuple[AntarcticaState, int, str, AntarcticaState, tuple[Event, ...]]]:
    """A game by chance: position, seat asked, its answer, position after it, what was told."""
    state, outcome = fresh(seats, seed, layout)
    rng = Rng(seed)
    for _ in range(most):
        if not outcome.pending:
            return
        (decision,) = outcome.pending
        key = any_option(decision, rng, calm=calm).key
        before = state.clone()
        outcome = machine.submit(GAME, state, decision.seat, (key,), outcome.pending)
        yield before, decision.seat, key, state, outcome.events


class Scene:
    """A position with the Sun about to move; players A to D sit anticlockwise from seat 0.

    `ships="2:BA 4:C"` are ship rows, `buildings="3:crane,factory"` what lies in the areas. At
    first there are no buildings, no scientists in areas, no cubes; every player has the pieces of
    the set-up. `start()` moves the Sun.
    """

    def __init__(
        self, seats: int = 3, ships: str = "", buildings: str = "", *, sun: int = 1
    ) -> None:
        state, _ = fresh(seats)
        self.state = state
        state.order = tuple(range(seats))
        state.areas = tuple(Area((0,) * seats) for _ in state.areas)
        state.players = tuple(self._player(seats) for _ in range(seats))
        state.tracks = {track.id: (0,) * seats for track in GAME.pack.open_tracks(seats)}
        state.sun, state.turn, state.pile = sun, None, FULL_PILE
        state.moves = state.sealed = state.turns = 0
        for number, row in self._parts(ships):
            state.area(number).ships = tuple(Ship(SEATS.index(letter)) for letter in row)
        for number, names in self._parts(buildings):
            lying = names.split(",")
            state.area(number).buildings = tuple(n for n in GAME.pack.buildings if n in lying)
        state.stack = (NextVisit(),)
        self.events: list[Event] = []

    @staticmethod
    def _player(seats: int) -> Player:
        counts = GAME.pack.setups[seats]
        return Player(
            counts.personal_scientists,
            counts.common_scientists,
            counts.available_ships,
            counts.available_cubes,
        )

    @staticmethod
    def _parts(text: str) -> Iterator[tuple[int, str]]:
        for part in text.split():
            number, _, rest = part.partition(":")
            yield int(number), rest

    def player(self, letter: str, **pieces: object) -> Scene:
        """Give a player these pieces: `player("A", scientists=2, hand=("icebreaker",))`."""
        for name, value in pieces.items():
            setattr(self.me(letter), name, value)
        return self

    def hand(self, letter: str, *kinds: str) -> Scene:
        """Give a player these Shipyard cards, out of the pile."""
        pile = list(self.state.pile)
        for kind in kinds:
            pile.remove(kind)
        self.state.pile = tuple(pile)
        return self.player(letter, hand=GAME.pack.in_order(kinds))

    def pile(self, **counts: int) -> Scene:
        """The pile holds just these cards."""
        pile = (kind for kind, count in counts.items() for _ in range(count))
        self.state.pile = GAME.pack.in_order(pile)
        return self

    def scientists(self, area: int, *counts: int) -> Scene:
        """Put scientists into an area, by seat."""
        self.state.area(area).scientists = counts
        return self

    def track(self, name: str, *cubes: int) -> Scene:
        """Put cubes onto a track, by seat; 0 for none."""
        self.state.tracks[f"track_{name}"] = cubes
        return self

    def used(self, *spaces: str) -> Scene:
        """These blue spaces were reached before."""
        self.state.used = tuple(f"track_{space}" for space in spaces)
        return self

    def face_up(self, *cards: str | None) -> Scene:
        """The open card of each deck; the others lie below, in their order."""
        seats = self.state.seats
        self.state.face_up = cards
        decks = (GAME.pack.used_cards(seats, deck) for deck in DECKS)
        self.state.decks = tuple(
            tuple(card for card in deck if card not in cards) if shown else ()
            for deck, shown in zip(decks, cards, strict=True)
        )
        return self

    def below(self, deck: int, *cards: str) -> Scene:
        """The cards below the open one of a deck."""
        decks = list(self.state.decks)
        decks[deck] = cards
        self.state.decks = tuple(decks)
        return self

    def icebreakers(self, area: int, letters: str) -> Scene:
        """Icebreakers of these players lie on an area."""
        self.state.area(area).icebreakers = tuple(map(SEATS.index, letters))
        pile = list(self.state.pile)
        for _ in letters:
            pile.remove("icebreaker")
        self.state.pile = tuple(pile)
        return self

    def start(self) -> Scene:
        """Let the Sun move."""
        self.events += machine.begin(GAME, self.state).events
        return self

    def play(self, *keys: str) -> Scene:
        """Answer the pending questions one after the other."""
        for key in keys:
            outcome = machine.submit(GAME, self.state, self.pick.seat, (key,))
            self.events += outcome.events
        return self

    def play_as(self, seat: int, key: str) -> Scene:
        """Have a seat answer, whether it is asked or not."""
        self.events += machine.submit(GAME, self.state, seat, (key,)).events
        return self

    def sail(self, area: int, *keys: str) -> Scene:
        """Sail there, and go on as told; without a word nothing is done and the turn ends."""
        self.play(f"sail:{area}", *(keys or (NOTHING,)))
        return self if keys else self.end()

    def end(self) -> Scene:
        """End the turn, if that is still asked."""
        if self.pending and "end" in self.keys:
            self.play("end")
        return self

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open questions."""
        return machine.pending(self.state)

    @property
    def pick(self) -> Pick:
        """The one question that is pending."""
        (decision,) = self.pending
        assert isinstance(decision, Pick)
        return decision

    @property
    def asked(self) -> str:
        """The seat that is asked, as a letter."""
        return SEATS[self.pick.seat]

    @property
    def prompt(self) -> str:
        """The key of the question, without its common prefix."""
        return self.pick.prompt.key.removeprefix("antarctica-ask-")

    @property
    def keys(self) -> list[str]:
        """The keys of all legal options."""
        return [option.key for option in self.pick.options]

    def keys_with(self, prefix: str) -> list[str]:
        """The keys of legal options that begin like this."""
        return [key for key in self.keys if key.startswith(prefix)]

    def me(self, letter: str = "A") -> Player:
        """A player's pieces and cards."""
        return self.state.players[SEATS.index(letter)]

    def row(self, area: int) -> str:
        """The ship row of an area, position 1 first."""
        return "".join(SEATS[ship.seat] for ship in self.state.area(area).ships)

    def cubes(self, name: str) -> tuple[int, ...]:
        """The cubes of a track, by seat."""
        return self.state.tracks[f"track_{name}"]

    def told(self, name: str) -> list[Event]:
        """Events of this name (without `antarctica-log-`) since the scene began."""
        return [event for event in self.events if event.name == f"antarctica-log-{name}"]

    def tally(self, letter: str = "A") -> tuple[int, int]:
        """Scientists in the Personal Supply and in the Common Reserve."""
        return self.me(letter).scientists, self.me(letter).reserve


def kinds_left(state: AntarcticaState) -> dict[str, int]:
    """Where all Shipyard cards are, counted by kind."""
    lying: Iterable[str] = ("icebreaker" for area in state.areas for _ in area.icebreakers)
    hands = (kind for player in state.players for kind in player.hand)
    drawn = (kind for frame in machine.frames(state) for kind in getattr(frame, "cards", ()))
    everything = [*state.pile, *state.spent, *state.removed, *lying, *hands, *drawn]
    return {kind: everything.count(kind) for kind in KINDS}
