"""Contract cards: drawing them in secret, revealing them in public, fulfilling them (OT-11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar, Self

from engine.core.decision import Option
from engine.core.effects.bill import covers
from engine.core.effects.effect import Doer
from engine.core.event import Cause, Event, Fact
from engine.core.machine import Menu
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make, NotationError
from engine.core.storage.kept import remembered
from engine.otys.effects.effect import Effect
from engine.otys.effects.steps import Run, Step, score, tell, tell_only
from engine.otys.pack.components import Contract
from engine.otys.state import RESOURCES, Board, Cubes, OtysState, letters
from engine.otys.words.describe import contract_text
from engine.otys.words.names import contract_name, cubes_name, goods

# --- drawing -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw contracts in secret and keep 1."""

    notation: ClassVar[str] = "draw"

    count: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        drawn, kept = args.number(0), args.number("keep")
        if kept != 1:
            raise NotationError(args.at, "notation-not-one-of", found=str(kept), allowed="1")
        return cls(drawn)

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield one way, as long as any card is left (OT-11.11)."""
        if state.cards_left():
            step = DrawContracts(doer.seat, self.count)
            yield Option("draw", self.words(), (step,))

    def words(self) -> Msg:
        """Return the effect in words, with the number of cards."""
        return msg("otys-effect-draw", count=self.count)


def draw_contracts(run: Run, count: int) -> tuple[str, ...]:
    """Draw cards from the deck, and from the reshuffled discard pile after it (OT-11.11)."""
    state = run.state
    cards, state.deck = run.draw(state.deck, count)
    if len(cards) < count and state.discard:
        state.deck, state.discard = state.rng.shuffled(state.discard), ()
        more, state.deck = run.draw(state.deck, count - len(cards))
        cards = (*cards, *more)
    return cards


@dataclass(frozen=True, slots=True)
class DrawContracts(Step):
    """Draws the top cards of the deck in secret (OT-11.10)."""

    seat: int
    count: int

    def run(self, run: Run) -> None:
        """Draw them and ask which to keep."""
        run.push(KeepContract(self.seat, draw_contracts(run, self.count)))


@dataclass(frozen=True, slots=True)
class KeepContract(Menu[OtysState]):
    """Asks which of the drawn contracts to keep; only the player who drew ever sees them."""

    seat: int
    cards: tuple[str, ...]

    always_asked: ClassVar[bool] = (
        True  # even a single card: the question is how the player sees it
    )

    def prompt(self, _state: OtysState, /) -> Msg:
        """Ask to keep exactly one."""
        return msg("otys-ask-keep")

    def options(self, state: OtysState) -> Sequence[Option]:
        """Return the drawn cards, in the order they were drawn."""
        return [
            Option(
                f"keep:{card}",
                contract_name(card),
                (Keep(self.seat, card, self.cards),),
                spot=f"contract:{card}",
                effect=contract_text(state.pack, card),
            )
            for card in self.cards
        ]


@dataclass(frozen=True, slots=True)
class Keep(Step):
    """Keeps one card and puts the others under the deck in random order."""

    seat: int
    card: str
    cards: tuple[str, ...]

    def run(self, run: Run) -> None:
        """Move the cards and refill the public spaces."""
        state = run.state
        board = state.boards[self.seat]
        board.contracts = (*board.contracts, self.card)
        rest = tuple(card for card in self.cards if card != self.card)
        state.deck = (*state.deck, *state.rng.shuffled(rest))
        tell(run, "drew", self.seat, count=len(self.cards))
        tell_only(run, "kept", self.seat, contract=contract_name(self.card))
        refill_public(run)


def refill_public(run: Run) -> None:
    """Fill empty public spaces, the lowest first, while there are cards (OT-11.9, OT-11.11)."""
    state = run.state
    for space, card in enumerate(state.public):
        if card is None and space < public_spaces(state) and state.cards_left():
            (fresh,) = draw_contracts(run, 1)
            state.public = (*state.public[:space], fresh, *state.public[space + 1 :])
            tell(run, "contract-revealed", None, contract=contract_name(fresh))


def public_spaces(state: OtysState) -> int:
    """Return the number of public contract spaces in use, one less with 2 players (OT-3.6)."""
    return state.pack.start[f"public_contracts_{len(state.order)}_players"]


# --- fulfilling ----------------------------------------------------------------------------------


@remembered(256)
def ways_to_pay(contract: Contract, cubes: Cubes) -> tuple[Cubes, ...]:
    """Return every choice of cubes from one level that fulfils the contract."""
    return tuple(price for price in _prices(contract) if covers(cubes, price))


def _prices(contract: Contract) -> list[Cubes]:
    """Return the exact cubes (OT-11.5), or each group in cubes of another resource (OT-11.6)."""
    if contract.need is not None:
        return [contract.need]
    found = set()
    for chosen in permutations(range(len(RESOURCES)), len(contract.groups)):
        count = dict(zip(chosen, contract.groups, strict=True))
        found.add((count.get(0, 0), count.get(1, 0), count.get(2, 0), count.get(3, 0)))
    return sorted(found, reverse=True)


@dataclass(frozen=True, slots=True)
class Fulfilled(Fact):
    """A contract was fulfilled with cubes from this level."""

    contract: str
    level: int


@dataclass(frozen=True, slots=True)
class Fulfil(Step):
    """Fulfils a contract with cubes from one level (OT-11.1)."""

    contract: str
    level: int
    cubes: tuple[int, int, int, int]

    def run(self, run: Run) -> None:
        """Give back the cubes, score, gain the bonuses, discard the card and refill."""
        state, seat = run.state, run.state.running.seat
        board, card = state.boards[seat], state.pack.contracts[self.contract]
        self._return_cubes(board)
        board.credits += card.credits
        board.batteries += card.batteries
        told = msg(
            "otys-log-fulfilled",
            contract=contract_name(self.contract),
            cubes=cubes_name(letters(self.cubes)),
            level=self.level,
            goods=goods(card.credits, card.batteries, card.points),
        )
        fact = Fulfilled(seat, self.contract, self.level)
        run.emit(Event(told, seat, Cause("contract", self.contract), fact=fact))
        score(run, seat, card.points)
        self._discard(run, board)

    def _return_cubes(self, board: Board) -> None:
        left = tuple(
            have - paid for have, paid in zip(board.cubes(self.level), self.cubes, strict=True)
        )
        rest = (left[0], left[1], left[2], left[3])
        board.levels = (*board.levels[: self.level - 1], rest, *board.levels[self.level :])

    def _discard(self, run: Run, board: Board) -> None:
        state = run.state
        board.contracts = tuple(card for card in board.contracts if card != self.contract)
        state.public = tuple(None if card == self.contract else card for card in state.public)
        state.discard = (*state.discard, self.contract)
        refill_public(run)
