"""Gaining metropolis tiles (UC-6.28)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.core.decision import Option
from engine.core.effects.effect import Doer, DoerMenu, Prospect
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.core.storage.kept import cached_method
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import Run, Step, player_of, tell
from engine.underwater_cities.board.nation import with_metropolis
from engine.underwater_cities.effects.effect import Effect, Forecast, Things
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.state import State, without
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.events import MetropolisConnected
from engine.underwater_cities.words.describe import tile_text
from engine.underwater_cities.words.names import tile_name


@dataclass(frozen=True, slots=True)
class GainMetropolis(Effect):
    """Draw this many unused blue metropolis tiles and keep one, connected (UC-6.28)."""

    notation: ClassVar[str] = "metropolis"

    draw: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(phrases.number(args, "draw"))

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield one way, if any tile is left."""
        if state.spare_tiles:
            count = min(self.draw, len(state.spare_tiles))
            label = msg("underwater-cities-do-draw-tiles", count=count)
            yield Option("tiles", label, (DrawTiles(self.draw, doer),))

    def prospect(self, state: State, _doer: Doer, /) -> Prospect:
        """Return whether any tile is left."""
        return Prospect.SURE if state.spare_tiles else Prospect.NONE

    def touches_common_supply(self) -> bool:
        """Return True: it touches the stack of tiles."""
        return True

    def brings(self, _forecast: Forecast, /) -> Things:
        """Return a metropolis that becomes connected, whose effect nobody knows yet."""
        return frozenset({MetropolisConnected})

    @cached_method
    def words(self) -> Msg:
        """Return how many are drawn, in words."""
        return msg("underwater-cities-do-gain-metropolis", count=self.draw)

    @cached_method
    def label(self) -> Msg:
        """Return how many are drawn."""
        return msg("underwater-cities-do-draw-tiles", count=self.draw)


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
class KeepTile(DoerMenu[State]):
    """Asks which metropolis tile to keep (D29)."""

    chancy: ClassVar[bool] = True

    doer: Annotated[Doer, Tagged]

    def prompt(self, _state: State, /) -> Msg:
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
                effect=tile_text(state.pack.tiles[name]),
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
        tell_connected(run, self.tile, self.doer)


def tell_connected(run: Run, tile: str, doer: Doer) -> None:
    """Log that a metropolis became connected, which brings its instant effect (UC-6.27)."""
    name = tile_name(run.state.pack, run.state.pack.tiles[tile])
    fact = facts.MetropolisConnected(doer.seat, doer, tile)
    tell(run, "metropolis", doer.seat, doer.cause, fact, tile=name)
