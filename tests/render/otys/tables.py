"""Tables of Otys at all stages, and ways to look at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from engine.core.decision import Pick
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words, available_locales
from engine.otys.game import Otys
from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView
from engine.registry import find_game
from render.gallery import ReaderContext
from render.otys import GALLERY
from render.pictures import places
from render.scene import Box, Item, Outline, Scene, Sprite
from render.scene import Words as Lettering

NAMES = ("Mira", "A person whose name is 32 long...", "山田 Tarō", "Öykü-Björn")
LOCALES = available_locales()
PUBLIC = ("board", "colony", "players", "scores")
TURN = ("dive", "offers", "neighbours")
PRIVATE = (*TURN, "hand")


def game() -> Otys:
    """Return the game with its default components."""
    found = find_game("otys")
    assert isinstance(found, Otys)
    return found


def pack() -> OtysPack:
    """Return the default components."""
    return game().pack


def table(seats: int, seed: int = 1, moves: int = 0, **options: str) -> Table:
    """Return a table after this many random moves, or at its end."""
    found = Table(game(), checked_setup(game(), seats, seed, options))
    rng = Rng(seed)
    for _ in range(moves):
        if not found.pending:
            break
        step(found, rng)
    return found


def step(at: Table, rng: Rng) -> None:
    """Make one more random move."""
    decision = at.pending[0]
    assert isinstance(decision, Pick)
    at.submit(decision.seat, (rng.choice([option.key for option in decision.options]),), at.ply)


@cache
def words(locale: str = "en") -> Words:
    """Return the words of a language."""
    return Words(locale, strict=True)


def context(seats: int, locale: str = "en", spots: tuple[str | None, ...] = ()) -> ReaderContext:
    """Return a reader's context, in which these places can be chosen."""
    return ReaderContext(words(locale), NAMES[:seats], places(spots))


def seen(at: Table, seat: int | None) -> OtysView:
    """Return the view of a seat."""
    view = at.view(seat)
    assert isinstance(view, OtysView)
    return view


def spots_of(at: Table, seat: int) -> tuple[str | None, ...]:
    """Return the places among which a seat chooses."""
    decision = at.awaited(seat)
    return tuple(option.spot for option in decision.options) if isinstance(decision, Pick) else ()


def composed(
    kind: str,
    view: OtysView,
    whose: ReaderContext,
    *,
    seat: int | None = None,
    thing: str | None = None,
    of: Otys | None = None,
) -> Scene:
    """Return a picture as data."""
    return GALLERY.compose(of or game(), kind, view, whose, seat=seat, thing=thing)


def all_scenes(at: Table, locale: str = "en") -> Iterator[Scene]:
    """Yield every picture of a table: the public ones, and the private ones of the seats asked."""
    seats = at.setup.seats
    for kind in PUBLIC:
        yield composed(kind, seen(at, None), context(seats, locale))
    for seat in range(seats):
        yield composed("sheet", seen(at, None), context(seats, locale), seat=seat)
    for decision in at.pending:
        asked = context(seats, locale, spots_of(at, decision.seat))
        for kind in PRIVATE:
            yield composed(kind, seen(at, decision.seat), asked)


def items(scene: Scene) -> tuple[Item, ...]:
    """Return all items of a picture."""
    return (*scene.ground, *scene.items)


def lettering(scene: Scene) -> list[Lettering]:
    """Return all the lettering in a picture."""
    return [item for item in items(scene) if isinstance(item, Lettering)]


def sprites(scene: Scene) -> list[str]:
    """Return the names of the sprites in a picture."""
    return [item.name for item in items(scene) if isinstance(item, Sprite)]


def outlined(scene: Scene, kind: str) -> list[Box]:
    """Return the boxes outlined in this way."""
    return [i.box for i in scene.items if isinstance(i, Outline) and i.kind == kind]


def turn(at: Table) -> int:
    """Return the first awaited seat."""
    return at.pending[0].seat


def code(card: str) -> str:
    """Return the number of a contract as it is printed on its card."""
    return f"{card.split('_')[1][0].upper()}{int(card.split('_')[2])}"


def with_board(view: OtysView, seat: int = 0, **facts: object) -> OtysView:
    """Return the same view with other facts about a player's board."""
    boards = list(view.boards)
    boards[seat] = replace(boards[seat], **facts)  # type: ignore[arg-type]
    return replace(view, boards=tuple(boards))


def start(seats: int = 2, /, **facts: object) -> OtysView:
    """Return the view of the first seat at the start, with other facts about their board."""
    return with_board(seen(table(seats), 0), 0, **facts)
