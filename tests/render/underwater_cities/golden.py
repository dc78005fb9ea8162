"""Pictures as text, to be compared with versions that were once checked by eye.

`python -m tests.render.underwater_cities.golden` rewrites the files: look at the pictures before
you run it.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.view import (
    CityView,
    ClaimedView,
    OwnCards,
    PlayerView,
    SlotView,
    StructureView,
    TurnView,
    UnderwaterCitiesView,
)
from render.scene import Scene
from tests.render.scene_text import written
from tests.render.underwater_cities.tables import composed, context, pack, seen, table

FILES = Path(__file__).parent / "golden"
TILES = {"green_2": (2,), "red_1": (0,), "red_4": (1,), "yellow_3": (2,), "yellow_5": (1,)}
CITIES = (CityView("c8", "purple", connected=True), CityView("c9", "white", connected=True))
STRUCTURES = (
    StructureView("c9.b1", "farm", upgraded=True, connected=True),
    StructureView("c9.b2", "desal", upgraded=False, connected=True),
    StructureView("c8.b1", "lab", upgraded=False, connected=True),
    StructureView("t-c8-c9", "tunnel", upgraded=True, connected=True),
)


def position(viewer: int | None) -> UnderwaterCitiesView:
    """Return a table in the middle of a game, which is constructed here rather than played."""
    view = seen(table(3, 5, contracts="on"), viewer)
    slots = tuple(SlotView(one.slot, TILES.get(one.slot, ()), fourth=False) for one in view.slots)
    hand = (*pack().era_cards[2][4:6], pack().era_cards[1][13])
    return replace(
        view,
        own=view.own and OwnCards(hand, (), ()),
        era=2,
        round=6,
        lap=2,
        phase=None,
        order=(2, 0, 1),
        players=tuple(map(_player, view.players, range(len(view.players)))),
        slots=slots,
        track=((), (1,), (), (0, 2)),
        deck=39,
        discards=pack().era_cards[2][:9],
        open_specials=view.open_specials[:5],
        turn=TurnView(0, None, None, cloned=False, matched=False, built=()),
    )


def _player(player: PlayerView, seat: int) -> PlayerView:
    """Return a player who has built and claimed a few things."""
    claimed = (*player.claimed, ClaimedView(pack().era_cards[1][13 + seat], used=False))
    return replace(
        player,
        cities=CITIES,
        structures=STRUCTURES,
        stock=Stock(4 + seat, 1, 2, 0, seat),
        points=9 - seat,
        hand=3,
        claimed=(ClaimedView(claimed[0].card, used=True), *claimed[1:]),
    )


def scenes() -> dict[str, Scene]:
    """Return the board, and the pictures of a question about slots and of one about sites."""
    own = position(0)
    free = tuple(one.slot for one in own.slots if not one.tiles)
    return {
        "board": composed("board", position(None), context(3)),
        "own-slots": composed("own-slots", own, context(3, spots=free)),
        "own-nation": composed("own-nation", own, context(3, "de", spots=("c5", "c7", "t-c5-c9"))),
    }


def _write() -> None:
    FILES.mkdir(exist_ok=True)
    for name, scene in scenes().items():
        (FILES / f"{name}.txt").write_text(written(scene), "utf-8")


if __name__ == "__main__":
    _write()
