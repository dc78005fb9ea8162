"""Nations in pictures: tables on which one has been built, and the items at a place."""

from __future__ import annotations

from functools import cache

from engine.underwater_cities.view import UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Item, Panel, Scene, Sprite
from render.underwater_cities.question.nation_picture import Nation
from render.underwater_cities.question.network import Network
from render.underwater_cities.question.questions import Question
from tests.engine.underwater_cities.scene import GAME
from tests.engine.underwater_cities.scene import Scene as Position
from tests.render.underwater_cities.tables import context, pack, sprites

NATION = (
    "c6 c8* c4 t-c6-c9 t-c8-c9+ t-c3-c6 t-c3-m2 c9.b1:farm+ c9.b2:farm+ c9.b3:lab c6.b1:desal+ "
    "c8.x:lab c4.b2:desal"
)
"""Three connected cities and an unconnected one, with a building of each kind."""


def position(seats: int = 2, board: int = 1, nation: str = NATION, owns: str = "") -> Position:
    """Return a table on which the first seat has built this."""
    return Position(seats, board=board).player(has_built=nation, board=board, owns=owns, points=17)


def view_of(at: Position, seat: int | None = 0) -> UnderwaterCitiesView:
    """Return the view of a seat."""
    return GAME.view(at.state, seat)


def sprites_within(scene: Scene, box: Box) -> list[Sprite]:
    """Return the sprites whose middle lies in a box."""
    return [
        sprite
        for sprite in sprites(scene)
        if box.left <= sprite.centre[0] < box.right and box.top <= sprite.centre[1] < box.bottom
    ]


def fields(items: tuple[Item, ...], box: Box) -> list[Panel]:
    """Return the panels that fill a box exactly."""
    return [item for item in items if isinstance(item, Panel) and item.box == box]


NATION_BOX = Box(16, 16, 1068, 600)


def nation_drawn(view: UnderwaterCitiesView, seat: int = 0) -> tuple[Scene, Network]:
    """Return a picture of a seat's nation, and the geometry of its sites."""
    drawing, whose = Drawing(1100, 632), context(len(view.players))
    network = Network(pack().boards[view.players[seat].board], NATION_BOX)
    Nation(drawing, Question(pack(), view, seat, ()), network).draw()
    return drawing.scene(whose, "nation"), network


@cache
def whole_nation() -> tuple[Scene, Network]:
    """Return a picture and the geometry of a nation with everything there is."""
    return nation_drawn(view_of(position()))
