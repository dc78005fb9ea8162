"""Positions of Underwater Cities in a few words, and playing on from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from engine.core import machine
from engine.core.decision import Amount, Answer, Decision, Pick
from engine.core.event import Event
from engine.core.game import checked_setup
from engine.core.machine import Outcome
from engine.core.rng import Rng
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.game import UnderwaterCities
from engine.underwater_cities.pack.load import default_pack
from engine.underwater_cities.state import Player, UnderwaterCitiesState
from engine.underwater_cities.turn.production_phase import BeginProduction
from engine.underwater_cities.turn.rounds import EndOrNewEra, EndRound, NextLap, StartRound
from tests.engine.underwater_cities.nations import TILES, built

GAME = UnderwaterCities(default_pack())
PACK = GAME.pack
BY_NUMBER = {card.number: card.id for card in PACK.cards.values()}
LETTERS = {"c": "credit", "k": "kelp", "s": "steelplast", "r": "science", "b": "biomatter"}
Begin = Literal["round", "end_of_round", "production"]


def fresh(
    seats: int, seed: int = 1, options: Mapping[str, str] | None = None
) -> tuple[UnderwaterCitiesState, Outcome]:
    """A game at its first question."""
    state = GAME.setup(checked_setup(GAME, seats, seed, options))
    return state, machine.begin(GAME, state)


def any_answer(decision: Decision, rng: Rng) -> Answer:
    """An answer by chance."""
    if isinstance(decision, Amount):
        return decision.low + rng.below(decision.high - decision.low + 1)
    keys = [option.key for option in decision.options]
    return tuple(rng.shuffled(keys)[: decision.least])


def stroll(
    seats: int, seed: int, options: Mapping[str, str] | None = None, most: int = 3000
) -> Iterator[tuple[UnderwaterCitiesState, tuple[Event, ...]]]:
    """A game by chance: the position after each answer, and what was told."""
    state, outcome = fresh(seats, seed, options)
    rng = Rng(seed)
    for _ in range(most):
        if not outcome.pending:
            return
        decision = rng.choice(outcome.pending)
        answer = any_answer(decision, rng)
        outcome = machine.submit(GAME, state, decision.seat, answer, outcome.pending)
        yield state, outcome.events


def stock(words: str) -> Stock:
    """Resources as the worked examples write them: `2s 1k 1c`."""
    counts = {LETTERS[word[-1]]: int(word[:-1]) for word in words.split()}
    return Stock(**counts)


def card(name: str | int) -> str:
    """A card by its id or number."""
    return BY_NUMBER[name] if isinstance(name, int) else name


class Scene:
    """A position before a round, with everything plain unless told otherwise.

    Seat 0 is first in play order. Nobody owns anything; hands are empty; every player has board 1
    with the starting city, an available Personal Assistant and no points.
    """

    def __init__(self, seats: int = 2, *, era: int = 1, board: int = 1) -> None:
        state, _ = fresh(seats)
        self.state = state
        state.order = tuple(range(seats))
        state.era = (1, 2, 3)[era - 1]
        state.round = (1, 5, 8)[era - 1]
        state.deck = PACK.era_cards[state.era]
        state.later = tuple(PACK.era_cards[later] for later in (2, 3) if later > era)
        state.discards, state.buried, state.gone = (), (), ()
        state.open_specials = PACK.three_credit_cards[:6]
        state.specials = PACK.special_deck
        state.spare_tiles = tuple(t for t in PACK.tiles_of("blue", seats) if t not in TILES)
        state.players = tuple(
            Player(board, built("", board).nation, Stock(), claimed=("personal_assistant",))
            for _ in range(seats)
        )
        state.track, state.tiles, state.fourth = ((), (), (), ()), {}, None
        state.phase = None
        state.moves = state.sealed = state.turns = 0
        state.owed = state.finals = ()
        self.events: list[Event] = []

    # ------------------------------------------------------------ laying it out

    def player(
        self,
        seat: int = 0,
        *,
        owns: str = "",
        has_built: str | None = None,
        board: int | None = None,
        points: int | None = None,
    ) -> Scene:
        """Give a player resources, a nation or points."""
        player = self.state.players[seat]
        player.stock = stock(owns)
        player.board = player.board if board is None else board
        if has_built is not None or board is not None:
            player.nation = built(has_built or "", player.board).nation
        player.points = player.points if points is None else points
        return self

    def hand(self, *cards: str | int, seat: int = 0) -> Scene:
        """Give a player these cards, out of wherever they lie."""
        names = tuple(map(card, cards))
        self._remove(names)
        self.state.players[seat].hand = names
        return self

    def claimed(self, *cards: str | int, used: Iterable[str | int] = (), seat: int = 0) -> Scene:
        """A player has claimed these cards besides the Personal Assistant."""
        names = tuple(map(card, cards))
        self._remove(names)
        player = self.state.players[seat]
        player.claimed = (*player.claimed, *names)
        player.used = tuple(map(card, used))
        return self

    def _remove(self, names: tuple[str, ...]) -> None:
        state = self.state
        state.deck = tuple(name for name in state.deck if name not in names)
        state.later = tuple(tuple(n for n in deck if n not in names) for deck in state.later)
        state.specials = tuple(name for name in state.specials if name not in names)
        state.open_specials = tuple(n for n in state.open_specials if n not in names)

    def tile(self, slot: str, *seats: int) -> Scene:
        """Action tiles of these seats lie on a slot."""
        self.state.tiles[slot] = seats
        return self

    def contracts(self, *names: str) -> Scene:
        """These contracts can be claimed."""
        self.state.contracts = names
        return self

    def lay(self, **pieces: object) -> Scene:
        """Lay these pieces onto the table: `lay(specials=("master_diver",))`."""
        for name, value in pieces.items():
            setattr(self.state, name, value)
        return self

    def start(self, begin: Begin = "round") -> Scene:
        """Play on from the beginning of a round, its end, or Production."""
        state = self.state
        if begin == "round":
            state.stack = (StartRound(),)
        elif begin == "end_of_round":
            state.lap, state.stack = 3, (EndRound(),)
        else:
            state.lap, state.round = 3, (4, 7, 10)[state.era - 1]
            state.stack = (EndOrNewEra(), BeginProduction())
        self.events += machine.begin(GAME, state).events
        return self

    def start_in_lap(self, lap: int) -> Scene:
        """Play on from one of the turns of a round."""
        self.state.lap, self.state.stack = lap - 1, (NextLap(),)
        self.events += machine.begin(GAME, self.state).events
        return self

    # ------------------------------------------------------------ playing

    def play(self, *keys: str) -> Scene:
        """Answer the questions of whoever is asked first, one after the other."""
        for key in keys:
            outcome = machine.submit(GAME, self.state, self.pick.seat, (key,))
            self.events += outcome.events
        return self

    def answer(self, seat: int, *keys: str) -> Scene:
        """Have a seat answer a question with these keys together."""
        self.events += machine.submit(GAME, self.state, seat, keys).events
        return self

    def choose(self, slot: str, name: str | int, *keys: str) -> Scene:
        """Choose a slot and a card, and go on as told."""
        return self.play(f"slot:{slot}", f"card:{card(name)}", *keys)

    def by_default(self, until: str) -> Scene:
        """Answer safely until a question of this name is asked (or the game is over)."""
        while self.pending and self.prompt != until:
            decision = self.pending[0]
            safe: Answer = decision.default
            outcome = machine.submit(GAME, self.state, decision.seat, safe)
            self.events += outcome.events
        return self

    # ------------------------------------------------------------ looking

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open questions."""
        return machine.pending(self.state, GAME)

    @property
    def pick(self) -> Pick:
        """The first question that is pending."""
        decision = self.pending[0]
        assert isinstance(decision, Pick)
        return decision

    @property
    def prompt(self) -> str:
        """The key of the question, without its common prefix."""
        return self.pick.prompt.key.removeprefix("underwater-cities-ask-")

    @property
    def keys(self) -> list[str]:
        """The keys of all legal options of the first question."""
        return [option.key for option in self.pick.options]

    def keys_with(self, prefix: str) -> list[str]:
        """Return the keys that begin with this prefix, without it."""
        return [key.removeprefix(prefix) for key in self.keys if key.startswith(prefix)]

    def me(self, seat: int = 0) -> Player:
        """A player's things."""
        return self.state.players[seat]

    def told(self, name: str) -> list[Event]:
        """Events of this name since the scene began."""
        return [event for event in self.events if event.name == f"underwater-cities-log-{name}"]
