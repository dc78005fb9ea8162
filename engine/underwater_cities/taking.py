"""Taking Special cards and metropolis tiles (UC-6.28, UC-6.58, UC-6.59)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.core.decision import Option
from engine.core.effects import Doer, Prospect
from engine.core.frames import Menu
from engine.core.msg import Msg, msg
from engine.core.stored import Tagged
from engine.underwater_cities.acts import State, offers, outlook
from engine.underwater_cities.building import arrival
from engine.underwater_cities.deeds import (
    Run,
    Step,
    card_msg,
    cards_msg,
    player_of,
    tell,
    tell_more,
    tell_only,
)
from engine.underwater_cities.describe import card_hint, tile_text
from engine.underwater_cities.names import card_name, tile_name
from engine.underwater_cities.nation import with_metropolis
from engine.underwater_cities.state import without
from engine.underwater_cities.statements import GainMetropolis, TakeSpecial
from engine.underwater_cities.triggers import Happening, answers, happened, resolve

SEARCHED = 3
"""The cards drawn from the Special deck to keep one of them (UC-6.58)."""

# --- Special cards -------------------------------------------------------------------------------


@offers.register
def _special_offers(
    statement: TakeSpecial,  # noqa: ARG001
    state: State,
    doer: Doer,
    due: bool,  # noqa: ARG001, FBT001
) -> Iterable[Option]:
    shown = (*state.specials[:1], *state.open_specials)
    for name in shown:
        card = state.card(name)
        label = msg("underwater-cities-do-take-card", card=card_name(state.pack, card))
        yield Option(
            f"take:{name}",
            label,
            (TakeShown(name, doer),),
            spot=f"card:{name}",
            hint=card_hint(card),
        )
    if len(state.specials) > 1:
        label = msg("underwater-cities-do-search-specials")
        yield Option("take:search", label, (SearchSpecials(doer),))


@outlook.register
def _special_outlook(statement: TakeSpecial, state: State, doer: Doer) -> Prospect:  # noqa: ARG001
    return Prospect.SURE if state.specials or state.open_specials else Prospect.NONE


@dataclass(frozen=True, slots=True)
class TakeShown(Step):
    """Takes a face-up Special card; the next one of the deck is turned face up."""

    card: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Take it; everyone sees it."""
        state, player = run.state, player_of(run, self.doer.seat)
        if self.card in state.open_specials:
            state.open_specials = without(state.open_specials, self.card)
        else:
            state.specials = without(state.specials, self.card)
            run.reveal()
        player.hand, player.seen = (*player.hand, self.card), (*player.seen, self.card)
        tell(run, "took-special", self.doer.seat, self.doer.cause, card=card_msg(run, self.card))
        happened(run, self.doer.seat, Happening("special_taken"))


@dataclass(frozen=True, slots=True)
class SearchSpecials(Step):
    """Puts the top Special card under the deck and draws the next ones (UC-6.58)."""

    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Draw them, but never the card just put under the deck (UC-6.59)."""
        state, seat = run.state, self.doer.seat
        under, *rest = state.specials
        drawn, left = run.draw(tuple(rest), SEARCHED)
        state.specials = (*left, under)
        player_of(run, seat).drawn = drawn
        tell(run, "searched-specials", seat, self.doer.cause, card=card_msg(run, under))
        tell_only(run, "looked-at", seat, cards=cards_msg(run, drawn))
        run.push(KeepSpecial(self.doer))


@dataclass(frozen=True, slots=True)
class KeepSpecial(Menu[State]):
    """Asks which of the drawn Special cards to keep (D19)."""

    chancy: ClassVar[bool] = True

    doer: Annotated[Doer, Tagged]

    def seat_of(self, state: State) -> int:  # noqa: ARG002
        """Return the seat that drew them."""
        return self.doer.seat

    def prompt(self, state: State) -> Msg:  # noqa: ARG002
        """Ask for the card."""
        return msg("underwater-cities-ask-keep-special")

    def options(self, state: State) -> Sequence[Option]:
        """Return the drawn cards, in the order drawn."""
        return tuple(
            Option(
                f"keep:{name}",
                card_name(state.pack, state.card(name)),
                (KeepOneSpecial(name, self.doer),),
                spot=f"card:{name}",
                hint=card_hint(state.card(name)),
            )
            for name in state.players[self.doer.seat].drawn
        )


@dataclass(frozen=True, slots=True)
class KeepOneSpecial(Step):
    """Keeps one of the drawn Special cards in hand."""

    card: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Keep it, and ask in which order the others go under the deck."""
        seat, player = self.doer.seat, player_of(run, self.doer.seat)
        player.drawn = without(player.drawn, self.card)
        player.hand = (*player.hand, self.card)
        tell(run, "kept-special", seat, self.doer.cause)
        tell_more(run, "kept-card", seat, card=card_msg(run, self.card))
        run.push(PutUnder(self.doer), TookSpecial(seat))


@dataclass(frozen=True, slots=True)
class TookSpecial(Step):
    """Follows the taking of a Special card, in either way."""

    seat: int

    def run(self, run: Run) -> None:
        """Let permanents respond to it."""
        happened(run, self.seat, Happening("special_taken"))


@dataclass(frozen=True, slots=True)
class PutUnder(Menu[State]):
    """Asks which of the other Special cards goes under the deck first (D19)."""

    chancy: ClassVar[bool] = True

    doer: Annotated[Doer, Tagged]

    def seat_of(self, state: State) -> int:  # noqa: ARG002
        """Return the seat that drew them."""
        return self.doer.seat

    def prompt(self, state: State) -> Msg:  # noqa: ARG002
        """Ask for the first card."""
        return msg("underwater-cities-ask-put-under")

    def options(self, state: State) -> Sequence[Option]:
        """Return the cards as they were drawn."""
        return tuple(
            Option(
                f"under:{name}",
                card_name(state.pack, state.card(name)),
                (PutOneUnder(name, self.doer), PutUnder(self.doer)),
                spot=f"card:{name}",
                hint=card_hint(state.card(name)),
            )
            for name in state.players[self.doer.seat].drawn
        )


@dataclass(frozen=True, slots=True)
class PutOneUnder(Step):
    """Puts a Special card under its deck."""

    card: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Put it there."""
        player = player_of(run, self.doer.seat)
        player.drawn = without(player.drawn, self.card)
        run.state.specials = (*run.state.specials, self.card)


# --- metropolis tiles ----------------------------------------------------------------------------


@offers.register
def _tile_offers(
    statement: GainMetropolis,
    state: State,
    doer: Doer,
    due: bool,  # noqa: ARG001, FBT001
) -> Iterable[Option]:
    if state.spare_tiles:
        label = msg(
            "underwater-cities-do-draw-tiles", count=min(statement.draw, len(state.spare_tiles))
        )
        yield Option("tiles", label, (DrawTiles(statement.draw, doer),))


@outlook.register
def _tile_outlook(statement: GainMetropolis, state: State, doer: Doer) -> Prospect:  # noqa: ARG001
    return Prospect.SURE if state.spare_tiles else Prospect.NONE


@dataclass(frozen=True, slots=True)
class DrawTiles(Step):
    """Draws unused metropolis tiles to choose from (UC-6.28)."""

    count: int
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Draw them and ask which to keep."""
        state, seat = run.state, self.doer.seat
        drawn, state.spare_tiles = run.draw(state.spare_tiles, self.count)
        player_of(run, seat).drawn = drawn
        tell(run, "drew-tiles", seat, self.doer.cause, count=len(drawn))
        run.push(KeepTile(self.doer))


@dataclass(frozen=True, slots=True)
class KeepTile(Menu[State]):
    """Asks which metropolis tile to keep (D29)."""

    chancy: ClassVar[bool] = True

    doer: Annotated[Doer, Tagged]

    def seat_of(self, state: State) -> int:  # noqa: ARG002
        """Return the seat that drew them."""
        return self.doer.seat

    def prompt(self, state: State) -> Msg:  # noqa: ARG002
        """Ask for the tile."""
        return msg("underwater-cities-ask-keep-tile")

    def options(self, state: State) -> Sequence[Option]:
        """Return the drawn tiles, in the order drawn."""
        return tuple(
            Option(
                f"keep:{name}",
                tile_name(state.pack, state.pack.tiles[name]),
                (GainTile(name, self.doer),),
                spot=f"tile:{name}",
                hint=tile_text(state.pack.tiles[name]),
            )
            for name in state.players[self.doer.seat].drawn
        )


@dataclass(frozen=True, slots=True)
class GainTile(Step):
    """Puts a metropolis tile beside the board, connected (UC-6.28)."""

    chancy: ClassVar[bool] = True

    tile: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Keep it; the others go to the bottom of the stack in random order."""
        state, seat = run.state, self.doer.seat
        player = player_of(run, seat)
        others = state.rng.shuffled(without(player.drawn, self.tile))
        state.spare_tiles, player.drawn = (*state.spare_tiles, *others), ()
        player.nation = with_metropolis(player.nation, self.tile)
        first = tuple(arrival(run, self.tile, self.doer))
        resolve(run, [*first, *answers(state, seat, (Happening("metropolis", self.tile),))])
