"""Building positions of Otys in the notation of the rules' worked examples, and playing on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields

from engine.core import machine
from engine.core.decision import Decision, Pick
from engine.core.event import Event
from engine.core.game import checked_setup
from engine.core.machine import pending
from engine.core.rng import Rng
from engine.otys.game import Otys
from engine.otys.state import (
    LETTERS,
    NO_CUBES,
    RESOURCES,
    Board,
    Cubes,
    OtysState,
    Turn,
    letters,
    with_cubes,
)
from engine.otys.turn.phases import ChooseKey
from engine.registry import find_game

CODES = {
    "ME": "metal_expert", "PE": "plant_expert", "FE": "fuel_expert", "TE": "tech_expert",
    "TR": "trader", "SP": "spy", "EN": "engineer", "EX": "explorer",
}  # fmt: skip
NAMES = {name: code for code, name in CODES.items()}
HARD = ("contract_free_08", "contract_free_09", "contract_free_10")
PLAIN = "[TR SP EN | ME PE FE TE EX]"


def read_cubes(text: str) -> Cubes:
    """`MMP` as counts."""
    cubes = NO_CUBES
    for letter in text:
        cubes = with_cubes(cubes, RESOURCES[LETTERS.index(letter)], 1)
    return cubes


def on_level(level: int, code: str) -> str:
    """The column `PLAIN`, this diver (`EX+` if Upgraded) in the place of the one on a level."""
    codes = re.findall(r"[A-Z]{2}", PLAIN)
    here, there = level + 2, codes.index(code[:2])
    codes[here], codes[there] = codes[there], codes[here]
    codes[here] += code[2:]
    return f"[{' '.join(codes[:3])} | {' '.join(codes[3:])}]"


def stroll(
    seats: int, seed: int, most: int = 400, **options: str
) -> Iterator[tuple[OtysState, int, str, OtysState]]:
    """A game played at random: position, seat asked, its answer, position after it."""
    game = find_game("otys")
    assert isinstance(game, Otys)
    state = game.setup(checked_setup(game, seats, seed, options))
    asked, chance = machine.begin(game, state).pending, Rng(seed)
    for _ in range(most):
        if not asked:
            return
        (decision,) = asked
        assert isinstance(decision, Pick)
        key = chance.choice([option.key for option in decision.options])
        before = state.clone()
        asked = machine.submit(game, state, decision.seat, (key,), asked).pending
        yield before, decision.seat, key, state


SHARED = (
    "sponsors", "display", "bag", "spent_rewards", "store", "deck", "discard", "public",
    "neutral_x", "last_round", "over",
)  # fmt: skip


class Scene:
    """A position with seat 0 about to choose a Key; seats play clockwise from seat 0.

    Every board starts empty: column `PLAIN`, no cubes, no Credits, no Batteries, all Keys.
    Sponsors `2 4 1 5 3` are Basic unless a tile is written with an A (`2A`).
    """

    def __init__(
        self, seats: int = 2, sponsors: str = "2 4 1 5 3", store: str = "", spy_variant: str = "off"
    ) -> None:
        game = find_game("otys")
        assert isinstance(game, Otys)
        self.game: Otys = game
        options = {"author_spy_variant": spy_variant}
        self.state: OtysState = game.setup(checked_setup(game, seats, 7, options))
        self.state.order = tuple(range(seats))
        self.state.sponsors = tuple(
            f"sponsor_{tile[0]}_{'advanced' if tile.endswith('A') else 'basic'}"
            for tile in sponsors.split()
        )
        counts = {column[0]: int(column[1:]) for column in store.split()}
        m, p, f, t = (counts.get(letter, 0) for letter in LETTERS)
        self.state.store = (m, p, f, t)
        for seat in range(seats):
            self.board(seat)
        self.begin(0)
        self.events: list[Event] = []

    def begin(self, seat: int) -> Scene:
        """The turn of this seat begins now."""
        self.state.turn = Turn(seat)
        self.state.stack = (ChooseKey(),)
        return self

    def board(  # noqa: PLR0913 - a whole board
        self,
        seat: int = 0,
        column: str = PLAIN,
        cubes: str = "",
        *,
        credits: int = 0,  # noqa: A002 - the word of the rules
        batteries: int = 0,
        points: int = 0,
        keys: str = "1 2 3 4 5 X",
        track: str = "",
        neutral_x: int = 0,
        max_move: int = 1,
        threshold: int = 6,
        rewards: Mapping[int, str] | None = None,
        hand: Iterable[str] = (),
    ) -> Scene:
        """Lay out a board: `column="[TR SP EN | ME+ ...]"`, `cubes="L2:T L3:MM"`, `track="2 n 4"`.

        Rewards and hand cards named here leave the bag, Display, deck or row they were in.
        """
        board = self.state.boards[seat]
        self._return(board)
        codes = re.findall(r"([A-Z]{2})(\+?)", column)
        board.column = tuple(CODES[code] for code, _ in codes)
        board.upgraded = tuple(CODES[code] for code, plus in codes if plus)
        board.levels = self._levels(cubes)
        board.credits, board.batteries, board.points = credits, batteries, points
        board.keys = tuple(keys.split())
        board.track = tuple(key.upper() for key in track.split())
        self.state.neutral_x -= neutral_x + board.track.count("N")
        board.neutral_x = neutral_x
        board.mechanic = self.state.pack.max_moves.index(max_move)
        board.hacker = self.state.pack.thresholds.index(threshold)
        places = dict(rewards or {})
        for token in places.values():
            self._take_token(token)
        board.rewards = tuple(places.get(level) for level in range(1, 6))
        for card in hand:
            self._take_card(card)
        board.contracts = tuple(hand)
        return self

    def _return(self, board: Board) -> None:
        state = self.state
        state.neutral_x += board.neutral_x + board.track.count("N")
        state.deck = (*state.deck, *board.contracts)
        state.bag = (*state.bag, *(token for token in board.rewards if token))

    @staticmethod
    def _levels(text: str) -> tuple[Cubes, ...]:
        held = dict(part.split(":") for part in text.split())
        return tuple(read_cubes(held.get(f"L{level}", "")) for level in range(1, 6))

    def _take_card(self, card: str) -> None:
        """Take a card out of the deck; a public space that held it gets the deck's last card."""
        state = self.state
        if card in state.public:
            fresh, state.deck = state.deck[-1], state.deck[:-1]
            state.public = tuple(fresh if held == card else held for held in state.public)
        else:
            assert card in state.deck, f"{card} is already somewhere else"
            state.deck = tuple(held for held in state.deck if held != card)

    def _take_token(self, token: str) -> None:
        """Take a token out of the bag; a Display space that held it gets the bag's last one."""
        state = self.state
        if token in state.bag:
            state.bag = tuple(held for held in state.bag if held != token)
            return
        assert any(token in row for row in state.display), f"{token} is already somewhere else"
        fresh, state.bag = state.bag[-1], state.bag[:-1]
        state.display = tuple(
            tuple(fresh if held == token else held for held in row) for row in state.display
        )

    def public(self, *cards: str) -> Scene:
        """Put these contracts into the public spaces, from the first on."""
        state = self.state
        spaces = sum(card is not None for card in state.public)
        old = [card for card in state.public if card is not None]
        state.deck = (*state.deck, *old)
        state.deck = tuple(card for card in state.deck if card not in cards)
        fill = spaces - len(cards)
        row = (*cards, *state.deck[:fill])
        state.deck = state.deck[fill:]
        state.public = (*row, *(None,) * (len(state.public) - spaces))
        return self

    def display(self, level: int, first: str, second: str) -> Scene:
        """Put these tokens on a level of the Display."""
        state = self.state
        for token in (first, second):
            self._take_token(token)
        state.bag = (*state.bag, *state.display[level - 1])
        state.display = (*state.display[: level - 1], (first, second), *state.display[level:])
        return self

    def quiet(self) -> Scene:
        """Put contracts into the public spaces that ask for four cubes of a kind or for five."""
        spaces = sum(card is not None for card in self.state.public)
        return self.public(*HARD[:spaces])

    def next_token(self, token: str) -> Scene:
        """The token that is drawn from the bag next."""
        self._take_token(token)
        self.state.bag = (token, *self.state.bag)
        return self

    def next_cards(self, *cards: str) -> Scene:
        """The contracts on top of the deck."""
        for card in cards:
            self._take_card(card)
        self.state.deck = (*cards, *self.state.deck)
        return self

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open questions."""
        return pending(self.state, self.game)

    @property
    def pick(self) -> Pick:
        """The one decision that is pending."""
        (decision,) = self.pending
        assert isinstance(decision, Pick)
        return decision

    @property
    def keys(self) -> list[str]:
        """The keys of all legal options."""
        return [option.key for option in self.pick.options]

    def accepted(self, prefix: str) -> list[str]:
        """The keys that begin like this of all answers, with those that are not offered."""
        return [key for key in self.pick.by_key if key.startswith(prefix)]

    def keys_with(self, prefix: str) -> list[str]:
        """The keys of legal options that begin like this."""
        return [key for key in self.keys if key.startswith(prefix)]

    def play(self, *keys: str) -> Scene:
        """Answer the pending decisions one after the other."""
        for key in keys:
            outcome = machine.submit(self.game, self.state, self.pick.seat, (key,))
            self.events += outcome.events
        return self

    def finish(self) -> Scene:
        """Go through the rest of the running turn and do nothing more in it."""
        while self.state.turn is not None and self.state.turn.step != "start":
            self.play(next(key for key in ("activate", "end", "resurface") if key in self.keys))
        return self

    def defaults(self, count: int = 1) -> Scene:
        """Answer with the safe default, `count` times."""
        for _ in range(count):
            self.play(*self.pick.default)
        return self

    def me(self, seat: int = 0) -> Board:
        """A seat's board."""
        return self.state.boards[seat]

    def column(self, seat: int = 0) -> str:
        """A seat's column as the examples write it."""
        board = self.me(seat)
        codes = [NAMES[diver] + "+" * (diver in board.upgraded) for diver in board.column]
        return f"[{' '.join(codes[:3])} | {' '.join(codes[3:])}]"

    def cubes(self, level: int, seat: int = 0) -> str:
        """The cubes on a level as letters."""
        return letters(self.me(seat).cubes(level))

    def told(self, name: str) -> list[Event]:
        """Events of this name (without `otys-log-`) since the scene began."""
        return [event for event in self.events if event.name == f"otys-log-{name}"]

    def facts(self) -> dict[str, object]:
        """Everything that lies on the table, by name, to tell what a move changed."""
        found: dict[str, object] = {name: getattr(self.state, name) for name in SHARED}
        for seat, board in enumerate(self.state.boards):
            for field in fields(board):
                found[f"{field.name}:{seat}"] = getattr(board, field.name)
        return found

    def changed(self, before: Mapping[str, object]) -> dict[str, object]:
        """Return the current facts that differ from these earlier ones."""
        return {name: now for name, now in self.facts().items() if now != before[name]}
