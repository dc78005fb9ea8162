"""Nations in pictures: tables on which one has been built, and what stands at a place."""

from __future__ import annotations

from engine.underwater_cities.view import UnderwaterCitiesView
from render.scene import Box, Item, Panel, Scene, Sprite
from tests.engine.underwater_cities.scene import GAME
from tests.engine.underwater_cities.scene import Scene as Position
from tests.render.underwater_cities.tables import sprites

NATION = (
    "c6 c8* c4 t-c6-c9 t-c8-c9+ t-c3-c6 t-c3-m2 c9.b1:farm+ c9.b2:farm+ c9.b3:lab c6.b1:desal+ "
    "c8.x:lab c4.b2:desal"
)
"""Three connected cities, one that is not, with a building each kind of which there is."""


def position(seats: int = 2, board: int = 1, nation: str = NATION, owns: str = "") -> Position:
    """A table on which the first seat has built this."""
    return Position(seats, board=board).player(has_built=nation, board=board, owns=owns, points=17)


def view_of(at: Position, seat: int | None = 0) -> UnderwaterCitiesView:
    """Return the view of a seat."""
    return GAME.view(at.state, seat)


def within(scene: Scene, box: Box) -> list[Sprite]:
    """The sprites whose middle lies in a box."""
    return [
        sprite
        for sprite in sprites(scene)
        if box.left <= sprite.centre[0] < box.right and box.top <= sprite.centre[1] < box.bottom
    ]


def fields(items: tuple[Item, ...], box: Box) -> list[Panel]:
    """The panels that fill a box exactly."""
    return [item for item in items if isinstance(item, Panel) and item.box == box]
