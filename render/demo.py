"""Demo pictures: a game played by an automatic player, and one picture of every kind from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.decision import Pick
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words, available_locales
from engine.players import find_player
from engine.registry import find_game
from render.gallery import PictureKind, ReaderContext
from render.pictures import Painter, Picture, compose, draw, gallery, kinds, places

PLAYER = "greedy"
PART = 0.6
"""The share of a game that is played before it is drawn as a running game."""
NAMES = ("Player 1", "Player 2", "Player 3", "Player 4")


@dataclass(frozen=True, slots=True)
class DemoPicture:
    """One picture to draw: its kind, and the viewer, seat or component it shows."""

    kind: PictureKind
    viewer: int | None
    seat: int | None = None
    thing: str | None = None


def played(game_name: str, seats: int, seed: int, share: float = 1.0) -> Table:
    """Return a table after this share of a game has been played."""
    game = find_game(game_name)
    setup = checked_setup(game, seats, seed)
    table = _played(Table(game, setup), None)
    if share >= 1:
        return table
    return _played(Table(game, setup), int(table.ply * share))


def _played(table: Table, moves: int | None) -> Table:
    player, rng = find_player(PLAYER), Rng(table.setup.seed)
    while table.pending and (moves is None or table.ply < moves):
        asked = table.pending[0]
        table.submit(asked.seat, player.choose(table.game, table.state, asked, rng), table.ply)
    return table


def marks(table: Table, seat: int | None) -> tuple[str, ...]:
    """Return the places that a seat may choose now."""
    return places(
        option.spot
        for decision in table.pending
        if isinstance(decision, Pick) and decision.seat == seat
        for option in decision.options
    )


def wanted(table: Table, words: Words) -> Iterator[DemoPicture]:
    """Yield each kind of picture once; private ones as the seat on turn sees them."""
    asked = table.pending[0].seat if table.pending else 0
    for kind in kinds(table.game.name):
        if kind.things:
            thing = next(iter(gallery(table.game.name).things(table.game, words)))
            yield DemoPicture(kind, None, thing=thing)
        else:
            yield DemoPicture(
                kind, asked if kind.private else None, asked if kind.of_seat else None
            )


def pictures(table: Table, locale: str, painter: Painter, stem: str) -> Iterator[Picture]:
    """Yield all pictures of a table in one language."""
    words = Words(locale)
    for one in wanted(table, words):
        context = ReaderContext(words, NAMES[: table.setup.seats], marks(table, one.viewer))
        scene = compose(
            table.game,
            one.kind.name,
            table.view(one.viewer),
            context,
            seat=one.seat,
            thing=one.thing,
        )
        yield draw(painter, scene, f"{stem}-{one.kind.name}-{locale}")


def demo(game_name: str, seats: int, seed: int) -> Iterator[Picture]:
    """Yield the pictures of a running game and of a finished one, in every language."""
    painter = Painter()
    shares = {"running": PART, "over": 1.0}
    tables = {stem: played(game_name, seats, seed, share) for stem, share in shares.items()}
    for locale in available_locales():
        for stem, table in tables.items():
            yield from pictures(table, locale, painter, stem)
