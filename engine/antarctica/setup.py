"""Setup of a game of Antarctica (AN-4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.antarctica.effects.research import move_cube
from engine.antarctica.effects.ships import put_ship
from engine.antarctica.effects.steps import Run, Stands, Step, player_of, tell
from engine.antarctica.pack.components import ALL_AREAS, DECKS, AntarcticaPack
from engine.antarctica.state import AntarcticaState, Area, Player
from engine.antarctica.turn.visits import NextVisit
from engine.antarctica.words.names import area_name, area_spot, short_track, thing, track_spot
from engine.core.decision import Option
from engine.core.game import Setup
from engine.core.machine import Frame, Menu
from engine.core.msg import Msg, msg
from engine.core.rng import Rng

FREE = "free"
FIXED = "first_game"


def set_up(setup: Setup, pack: AntarcticaPack) -> AntarcticaState:
    """Return the position before the first frame, with everything random drawn from the seed."""
    rng, seats = Rng(setup.seed), setup.seats
    first = rng.below(seats)
    order = tuple((first + place) % seats for place in range(seats))
    decks = tuple(rng.shuffled(pack.used_cards(seats, deck)) for deck in DECKS)
    pile = tuple(kind.id for kind in pack.kinds.values() for _ in range(kind.count))
    state = AntarcticaState(
        rng=rng,
        pack=pack,
        order=order,
        open_areas=pack.open_areas(seats),
        areas=_areas(rng, pack, seats),
        players=tuple(_player(pack, seats) for _ in order),
        sun=pack.sun_start,
        tracks={track.id: (0,) * seats for track in pack.open_tracks(seats)},
        face_up=tuple(deck[0] for deck in decks),
        decks=tuple(deck[1:] for deck in decks),
        knowhow=pack.setups[seats].knowhow_pile,
        pile=pack.in_order(pile),
    )
    state.stack = tuple(reversed(_opening(state, free=setup.option("layout") == FREE)))
    return state


def _areas(rng: Rng, pack: AntarcticaPack, seats: int) -> tuple[Area, ...]:
    """Return the areas, with one random starting building in each open one (AN-4.3, AN-4.4)."""
    types = [type_ for type_ in pack.buildings.values() for _ in range(type_.starting(seats))]
    chosen = rng.shuffled([type_.id for type_ in types])
    lying = dict(zip(pack.open_areas(seats), chosen, strict=True))
    return tuple(
        Area((0,) * seats, buildings=(lying[number],) if number in lying else ())
        for number in ALL_AREAS
    )


def _player(pack: AntarcticaPack, seats: int) -> Player:
    """Return the pieces that a player starts with (AN-4.9, AN-4.10)."""
    counts = pack.setups[seats]
    return Player(
        counts.personal_scientists,
        counts.common_scientists,
        counts.available_ships,
        counts.available_cubes,
    )


def _opening(state: AntarcticaState, *, free: bool) -> list[Frame]:
    """Return the frames played before the first visit of the Sun."""
    frames: list[Frame] = [FirstPlayer()]
    seats, pack, order = state.seats, state.pack, state.order
    if free:
        placing = tuple(order[player] for player in pack.placement[seats])
        frames += [ChoosePlace(seat) for seat in placing]
    else:
        frames.append(LayOut())
    if seats == len("AB"):
        frames.append(ExtraCube(order[1]))
    return [*frames, NextVisit()]


@dataclass(frozen=True, slots=True)
class FirstPlayer(Step):
    """Logs who was drawn as first player (AN-4.2)."""

    def run(self, run: Run) -> None:
        """Log it."""
        tell(run, "first-player", run.state.order[0])


@dataclass(frozen=True, slots=True)
class LayOut(Step):
    """Places the ships in the first-game layout (AN-4.11)."""

    def run(self, run: Run) -> None:
        """Put them into their areas, in the order of placement."""
        state = run.state
        for player, area in state.pack.layout[state.seats]:
            put_ship(state, area, state.order[player])
        tell(run, "laid-out", None)


@dataclass(frozen=True, slots=True)
class ChoosePlace(Menu[AntarcticaState]):
    """Asks where to place a ship before the game begins (D2)."""

    seat: int

    def prompt(self, _state: AntarcticaState, /) -> Msg:
        """Ask for the area of one ship."""
        return msg("antarctica-ask-place")

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return every open area with space; several ships of a player in one area are allowed."""
        return [
            Option(
                f"place:{number}",
                msg(
                    "antarctica-do-place",
                    area=area_name(number),
                    position=len(state.area(number).ships) + 1,
                ),
                (PlaceShip(self.seat, number), Stands(self.seat)),
                spot=area_spot(number),
            )
            for number in state.open_areas
            if state.area(number).free
        ]

    def default(self, state: AntarcticaState, _options: Sequence[Option], /) -> str:
        """Return the area with the fewest ships, the first of them in the Sun's path."""
        free = [number for number in state.open_areas if state.area(number).free]
        return f"place:{min(free, key=lambda number: len(state.area(number).ships))}"


@dataclass(frozen=True, slots=True)
class PlaceShip(Step):
    """Places a ship before the game begins (AN-4.11)."""

    seat: int
    area: int

    def run(self, run: Run) -> None:
        """Put it at the end of the row."""
        position = put_ship(run.state, self.area, self.seat)
        area = area_name(self.area)
        tell(run, "placed-ship", self.seat, area=area, position=position)


@dataclass(frozen=True, slots=True)
class ExtraCube(Menu[AntarcticaState]):
    """Asks on which track the second player of two begins (AN-4.12, D3)."""

    seat: int

    def prompt(self, _state: AntarcticaState, /) -> Msg:
        """Ask for the track."""
        return msg("antarctica-ask-extra-cube")

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return every open track."""
        return [
            Option(
                f"track:{short_track(track)}",
                msg("antarctica-do-extra-cube", track=thing(track)),
                (PlaceCube(self.seat, track),),
                spot=track_spot(track),
            )
            for track in state.tracks
        ]


@dataclass(frozen=True, slots=True)
class PlaceCube(Step):
    """Puts an Available cube onto the first space of a track; it triggers nothing."""

    seat: int
    track: str

    def run(self, run: Run) -> None:
        """Put it there."""
        player_of(run, self.seat).cubes -= 1
        move_cube(run.state, self.track, self.seat, 1)
        tell(run, "extra-cube", self.seat, track=thing(self.track))
