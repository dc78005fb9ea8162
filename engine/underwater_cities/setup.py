"""Setup of a game of Underwater Cities (UC-4, UC-8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from engine.core.frames import Final, Lane
from engine.core.game import Setup
from engine.core.machine import Together
from engine.core.rng import Rng
from engine.underwater_cities.board.changes import Run, Step, tell
from engine.underwater_cities.board.chart import chart_of
from engine.underwater_cities.board.nation import founded
from engine.underwater_cities.board.possessions import HAND_LIMIT
from engine.underwater_cities.board.stock import stock_of
from engine.underwater_cities.pack.components import ASSISTANT, Board, Side, UnderwaterCitiesPack
from engine.underwater_cities.state import SPACES, Player, UnderwaterCitiesState
from engine.underwater_cities.terms.glossary import ERAS
from engine.underwater_cities.turn import solo
from engine.underwater_cities.turn.eras import DiscardRest, KeepHand
from engine.underwater_cities.turn.rounds import StartRound

BASIC, ASYMMETRIC = "basic", "asymmetric"
OFF, ON = "off", "on"
COLUMNS = ("1", "2", "3", "4")


def set_up(setup: Setup, pack: UnderwaterCitiesPack) -> UnderwaterCitiesState:
    """Return the position before the first frame, with everything random drawn from the seed."""
    rng, seats = Rng(setup.seed), setup.seats
    side = cast("Side", ASYMMETRIC if seats == 1 else setup.option("board_side"))
    decks = [rng.shuffled(pack.era_cards[era]) for era in ERAS]
    dealt = pack.constants["opening_cards"]
    order = rng.shuffled(range(seats))
    blue = iter(rng.shuffled(pack.tiles_of("blue", seats)))
    brown = iter(rng.shuffled(pack.tiles_of("brown", seats)))
    boards = rng.shuffled(pack.boards_of(side))
    constants, counts = pack.constants, pack.counts[seats]
    tiles = [_tiles(pack.boards[board], blue, brown) for board in boards[:seats]]
    hands = [decks[0][dealt * seat : dealt * (seat + 1)] for seat in range(seats)]
    open_specials = rng.shuffled(pack.three_credit_cards)
    contracts = _contracts(setup, pack, rng)
    state = UnderwaterCitiesState(
        rng=rng,
        pack=pack,
        side=side,
        column=int(setup.option("solo_column")) if seats == 1 else 1,
        players=_players(pack, order, boards, tiles, hands),
        order=order,
        deck=decks[0][dealt * seats :],
        later=tuple(decks[1:]),
        open_specials=open_specials[: constants["three_credit_cards_shown"]],
        specials=rng.shuffled(pack.special_deck),
        spare_tiles=tuple(blue),
        contracts=contracts,
        white_domes=constants["white_domes"] - seats,
        purple_domes=counts.purple_domes,
        tunnels=constants["tunnels"],
        tiles={},
        track=_track(pack, order),
        phase="cards",
    )
    if seats == 1:
        solo.place_neutral(state, solo.starting_slots(state))
    state.stack = _opening(order, constants["opening_cards_kept"])
    return state


def _tiles(board: Board, blue: Iterator[str], brown: Iterator[str]) -> tuple[str, ...]:
    """Return the next tiles for the metropolises of a board, in the order of their names."""
    colours = {place.id: place.colour for place in board.metropolises}
    places = chart_of(board).metropolises.names
    return tuple(next(blue if colours[place] == "blue" else brown) for place in places)


def _contracts(setup: Setup, pack: UnderwaterCitiesPack, rng: Rng) -> tuple[str, ...]:
    """Return the contracts on offer, if they are in play (UC-4.12)."""
    if setup.seats == 1 or setup.option("contracts") != ON:
        return ()
    return rng.shuffled(tuple(pack.contracts))[: pack.constants["contracts_shown"]]


def _opening(order: tuple[int, ...], kept: int) -> Lane:
    """Return the frames in which all keep a hand at once and the first round begins (UC-4.11)."""
    # None stands for the usual hand limit, as in games stored by earlier versions.
    count = None if kept == HAND_LIMIT else kept
    lanes = tuple((Final(seat), KeepHand(seat, count)) for seat in sorted(order))
    return (Begin(), *(DiscardRest(seat) for seat in reversed(order)), Together(lanes), Opening())


def _players(
    pack: UnderwaterCitiesPack,
    order: tuple[int, ...],
    boards: Sequence[int],
    tiles: Sequence[tuple[str, ...]],
    hands: Sequence[tuple[str, ...]],
) -> tuple[Player, ...]:
    """Return the players as they start, by seat (UC-4.5 to UC-4.10)."""
    players = []
    for seat, hand in enumerate(hands):
        nation = founded(chart_of(pack.boards[boards[seat]]), tiles[seat])
        stock = stock_of(pack.start[order.index(seat)].resources)
        player = Player(boards[seat], nation, stock, hand=hand, claimed=(ASSISTANT,))
        players.append(player)
    return tuple(players)


def _track(pack: UnderwaterCitiesPack, order: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the starting spaces of the Federation markers (UC-4.10)."""
    return tuple(
        tuple(seat for place, seat in enumerate(order) if pack.start[place].federation == space)
        for space in SPACES
    )


@dataclass(frozen=True, slots=True)
class Opening(Step):
    """Logs that the table is set up."""

    def run(self, run: Run) -> None:
        """Log it."""
        run.seal()
        tell(run, "begins", None)


@dataclass(frozen=True, slots=True)
class Begin(Step):
    """Begins the first round, once all players have kept a hand."""

    def run(self, run: Run) -> None:
        """Begin it."""
        run.state.phase = None
        run.push(StartRound())
