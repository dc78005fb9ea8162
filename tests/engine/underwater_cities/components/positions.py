"""Positions by chance in the middle of a game, and components brought into them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from engine.core import machine
from engine.core.decision import Decision, Pick
from engine.core.effects.combinators import as_one_effect
from engine.core.effects.effect import Do
from engine.core.event import Cause
from engine.core.machine import Frame
from engine.core.rng import Rng
from engine.underwater_cities.board.nation import Nation
from engine.underwater_cities.board.possessions import MOST_ACTION_CARDS, action_cards
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.effects.effect import effects_in
from engine.underwater_cities.effects.side_actions import OnTurn
from engine.underwater_cities.pack.components import ASSISTANT, Statements
from engine.underwater_cities.state import Player, UnderwaterCitiesState
from engine.underwater_cities.terms.glossary import Colour
from engine.underwater_cities.turn.declaring import ChooseSlot, Declare
from engine.underwater_cities.turn.production_phase import BeginProduction
from engine.underwater_cities.turn.rounds import EndOrNewEra
from tests.engine.underwater_cities.nations import growing
from tests.engine.underwater_cities.scene import GAME, PACK, stroll

State = UnderwaterCitiesState
POSITIONS = 50
"""Positions in which each component is played."""
SEATS = (1, 2, 3, 4, 2, 3)
"""The games of which the positions are taken."""
MOST_BUILT = 90
"""Builds, upgrades and turned cities of the player whose turn it is, at most."""
MOST_CLAIMED = 8
"""Further cards of the deck at which it is looked whether they can be claimed, at most."""
MOST_ANSWERS = 120
SURE_SLOTS: dict[int, dict[Colour, str]] = {
    4: {"green": "green_2", "red": "red_3", "yellow": "yellow_1"},
    5: {"green": "green_1", "red": "red_3", "yellow": "yellow_1"},
}
"""A slot of each colour that can always be chosen, by how many there are of a colour."""
WAYS_OUT = {"skip", "stop", "leave", "no", "none", "advance:0", "replace:0"}


@dataclass(frozen=True, slots=True)
class Position:
    """A turn that is about to begin, and the slots that can be chosen for certain."""

    state: State
    seat: int
    slots: tuple[str, ...]

    def copy(self) -> State:
        """A position to play on from."""
        return self.state.clone()


@cache
def positions() -> tuple[Position, ...]:
    """Positions by chance from games of all sizes and sides, from all eras."""
    found = [position for number in range(len(SEATS)) for position in _of_game(number)]
    return tuple(Rng(7).shuffled(found)[:POSITIONS])


def _of_game(number: int) -> Iterator[Position]:
    """Beginnings of turns of one game, with a nation and resources by chance."""
    seats = SEATS[number]
    options = {"contracts": "off" if seats == 1 else "on"}
    options |= {"board_side": "asymmetric"} if number % 2 else {}
    rng = Rng(700 + number)
    turns = 0
    for state, _ in stroll(seats, 700 + number, options):
        top = state.stack[-1] if state.stack else None
        if isinstance(top, ChooseSlot) and len(state.owed) == 0:
            turns += 1
            if turns % (3 * seats) == 2:
                yield _grown(state.clone(), top.seat, rng)


def _grown(state: State, seat: int, rng: Rng) -> Position:
    """The position with more on the board and in the hands of whoever is to play."""
    player = state.players[seat]
    picks = [rng.below(1000) for _ in range(rng.below(MOST_BUILT))]
    nations = [
        replace(survey.nation, tiles=player.nation.tiles)
        for survey in growing(PACK.boards[player.board], picks)
    ]
    nation = [each for each in nations if min(_left(state, player, each)) >= 0][-1]
    state.white_domes, purple, state.tunnels = _left(state, player, nation)
    state.purple_domes = None if state.purple_domes is None else purple
    player.nation = nation
    player.stock = Stock(*(rng.below(5) for _ in range(5)))
    player.points = rng.below(40)
    _claim_some(state, seat, rng)
    asked = machine.pending(state, GAME)[0]
    assert isinstance(asked, Pick)
    sure = [option.key for option in asked.options if not option.unsure]
    slots = [key.removeprefix("slot:") for key in sure if key.startswith("slot:")]
    return Position(state, seat, tuple(slots))


def _claim_some(state: State, seat: int, rng: Rng) -> None:
    """Let a player have claimed some cards of the decks, no more action cards than allowed."""
    for name in rng.shuffled(state.deck)[: rng.below(MOST_CLAIMED)]:
        room = len(action_cards(state, seat)) < MOST_ACTION_CARDS
        if PACK.cards[name].type in {"permanent", "production", "end", "action"[: 6 * room]}:
            to_table(state, seat, name)


def _left(state: State, player: Player, nation: Nation) -> tuple[int, int, int]:
    """White and purple domes and tunnels in the supply, if the player had that nation instead."""
    old = player.nation
    purple = 20 if state.purple_domes is None else state.purple_domes
    return (
        state.white_domes + old.white.bit_count() - nation.white.bit_count(),
        purple + old.purple.bit_count() - nation.purple.bit_count(),
        state.tunnels + old.tunnel.bit_count() - nation.tunnel.bit_count(),
    )


# --- bringing components into a position ---------------------------------------------------------


def taken_away(state: State, name: str) -> None:
    """A card lies nowhere any more."""
    for pile in ("deck", "discards", "specials", "open_specials"):
        setattr(state, pile, tuple(card for card in getattr(state, pile) if card != name))
    state.later = tuple(tuple(card for card in deck if card != name) for deck in state.later)
    state.buried = tuple(each for each in state.buried if each[1] != name)
    state.gone = tuple(each for each in state.gone if each[1] != name)
    for player in state.players:
        for held in ("hand", "seen", "claimed", "used", "paid"):
            setattr(player, held, tuple(card for card in getattr(player, held) if card != name))


def to_hand(state: State, seat: int, name: str) -> None:
    """A card is in the hand of a seat."""
    taken_away(state, name)
    state.players[seat].hand = (*state.players[seat].hand, name)


def to_table(state: State, seat: int, name: str) -> None:
    """A card is claimed and available."""
    player = state.players[seat]
    if name == ASSISTANT:
        player.used = tuple(card for card in player.used if card != name)
        player.claimed = (*(card for card in player.claimed if card != name), name)
        return
    taken_away(state, name)
    player.claimed = (*player.claimed, name)


def beside_board(state: State, seat: int, tile: str) -> None:
    """A metropolis tile lies beside the board of a seat, connected, and nowhere else."""
    player = state.players[seat]
    for other in state.players:
        if tile in other.nation.tiles:
            swapped = state.spare_tiles[0] if state.spare_tiles else ""
            state.spare_tiles = state.spare_tiles[1:]
            tiles = tuple(swapped if each == tile else each for each in other.nation.tiles)
            other.nation = replace(other.nation, tiles=tiles)
        gained = tuple(each for each in other.nation.gained if each != tile)
        other.nation = replace(other.nation, gained=gained)
    state.spare_tiles = tuple(each for each in state.spare_tiles if each != tile)
    player.nation = replace(player.nation, gained=(*player.nation.gained, tile))


# --- beginning something in it -------------------------------------------------------------------


def declare(state: State, seat: int, slot: str, card: str) -> None:
    """The seat declares this slot and card."""
    state.tiles.pop(slot, None)
    _begin(state, Declare(seat, slot, card, cloned=False))


def declare_sure(state: State, seat: int, colour: Colour, card: str) -> None:
    """The seat declares a slot of this colour that can be chosen for certain."""
    each = sum(slot.colour == colour for slot in PACK.slots(state.seats).values())
    declare(state, seat, SURE_SLOTS[each][colour], card)


def perform(state: State, seat: int, effect: Statements, cause: Cause) -> None:
    """Something is done in the turn of a seat before it declares anything."""
    state.stack = (*state.stack, Do(as_one_effect(effects_in(effect)), OnTurn(seat, cause)))
    machine.begin(GAME, state)


def _begin(state: State, frame: Frame) -> None:
    assert isinstance(state.stack[-1], ChooseSlot)
    state.stack = (*state.stack[:-1], frame)
    machine.begin(GAME, state)


def produce(state: State) -> None:
    """The Production of the running era begins."""
    state.lap, state.round, state.turn = 3, (4, 7, 10)[state.era - 1], None
    state.tiles, state.track = {}, ((), (), (), ())
    state.stack = (EndOrNewEra(), BeginProduction())
    machine.begin(GAME, state)


# --- playing on by chance ------------------------------------------------------------------------


def play_on(
    state: State, rng: Rng, wanted: tuple[str, ...], done: Callable[[State], bool]
) -> Iterator[tuple[str, ...]]:
    """Answer by chance until it is done; what is wanted is chosen wherever it is offered.

    Says what was answered, and checks after each answer that nobody has less than nothing.
    """
    asked = machine.pending(state, GAME)
    for _ in range(MOST_ANSWERS):
        if not asked or done(state):
            return
        decision = asked[0]
        answer = _by_chance(decision, rng, wanted)
        yield answer
        asked = machine.submit(GAME, state, decision.seat, answer, asked).pending
        for player in state.players:
            assert min(player.stock) >= 0
            assert player.points >= 0
    raise AssertionError("it does not come to an end")


def _by_chance(decision: Decision, rng: Rng, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """An answer by chance, rarely a way out."""
    assert isinstance(decision, Pick)
    assert len(decision.options) >= decision.least
    assert all(decision.find(key) for key in decision.default)
    keys = [option.key for option in decision.options]
    best = [key for key in keys if key in wanted or key.startswith("contract:")]
    if best and decision.most == 1:
        return (rng.choice(best),)
    if rng.below(5):
        keys = [key for key in keys if key not in WAYS_OUT] or keys
    return tuple(rng.shuffled(keys)[: max(decision.least, 1)])


# --- what must hold ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pieces:
    """Where all pieces lie of which there is a certain number."""

    cards: Counter[str]
    tiles: Counter[str]
    white: int
    purple: int | None
    tunnels: int
    contracts: frozenset[str]


def pieces(state: State) -> Pieces:
    """All pieces of a position, wherever they lie."""
    nations = [player.nation for player in state.players]
    purple = sum(nation.purple.bit_count() for nation in nations)
    drawn = {name for player in state.players for name in player.drawn}
    tiles = (*state.spare_tiles, *(t for n in nations for t in (*n.tiles, *n.gained)))
    return Pieces(
        _cards(state),
        Counter((*tiles, *(name for name in drawn if name in PACK.tiles))),
        state.white_domes + sum(nation.white.bit_count() for nation in nations),
        None if state.purple_domes is None else state.purple_domes + purple,
        state.tunnels + sum(nation.tunnel.bit_count() for nation in nations),
        frozenset((*state.contracts, *(c for p in state.players for c in p.contracts))),
    )


def _cards(state: State) -> Counter[str]:
    found = Counter((*state.deck, *state.discards, *state.specials, *state.open_specials))
    found.update(card for _, card in (*state.buried, *state.gone))
    found.update(card for deck in state.later for card in deck)
    for player in state.players:
        held = {*player.hand, *player.drawn} & set(PACK.cards)
        found.update((*held, *player.claimed, *player.paid))
    if state.turn and state.turn.card:
        found[state.turn.card] += 1
    return found


def assert_conserved(before: Pieces, after: Pieces) -> None:
    """Nothing was made or lost; only cards may leave the game openly."""
    assert after.cards <= before.cards
    assert replace(after, cards=before.cards) == before
