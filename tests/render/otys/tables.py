"""Tables of Otys in all stages, and looks at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from engine.core.decision import Pick
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words, available_locales
from engine.otys.components import OtysPack
from engine.otys.game import Otys
from engine.otys.view import OtysView
from engine.registry import find_game
from render.gallery import ReaderContext
from render.otys import GALLERY
from render.pictures import letters
from render.scene import Badge, Box, Item, Outline, Scene, Sprite
from render.scene import Words as Lettering

NAMES = ("Mira", "A person whose name is 32 long...", "山田 Tarō", "Öykü-Björn")
LOCALES = available_locales()
PUBLIC = ("board", "colony", "players", "scores")
PRIVATE = ("panel", "hand")


def game() -> Otys:
    """The game with its default components."""
    found = find_game("otys")
    assert isinstance(found, Otys)
    return found


def pack() -> OtysPack:
    """Its components."""
    return game().pack


def table(seats: int, seed: int = 1, moves: int = 0, **options: str) -> Table:
    """A table after so many moves made by chance, or at its end."""
    found = Table(game(), checked_setup(game(), seats, seed, options))
    rng = Rng(seed)
    for _ in range(moves):
        if not found.pending:
            break
        step(found, rng)
    return found


def step(at: Table, rng: Rng) -> None:
    """One more move by chance."""
    decision = at.pending[0]
    assert isinstance(decision, Pick)
    at.submit(decision.seat, (rng.choice([option.key for option in decision.options]),), at.ply)


@cache
def words(locale: str = "en") -> Words:
    """The words of a language."""
    return Words(locale, strict=True)


def context(seats: int, locale: str = "en", spots: tuple[str | None, ...] = ()) -> ReaderContext:
    """Somebody who looks."""
    return ReaderContext(words(locale), NAMES[:seats], letters(spots))


def seen(at: Table, seat: int | None) -> OtysView:
    """Return the view of a seat."""
    view = at.view(seat)
    assert isinstance(view, OtysView)
    return view


def spots_of(at: Table, seat: int) -> tuple[str | None, ...]:
    """The places among which a seat chooses."""
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
    """A picture as data."""
    return GALLERY.compose(of or game(), kind, view, whose, seat=seat, thing=thing)


def all_scenes(at: Table, locale: str = "en") -> Iterator[Scene]:
    """Every picture of a table: the public ones, and those of whoever is asked."""
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
    """Everything in a picture."""
    return (*scene.ground, *scene.items)


def lettering(scene: Scene) -> list[Lettering]:
    """Everything to read in a picture."""
    return [item for item in items(scene) if isinstance(item, Lettering)]


def sprites(scene: Scene) -> list[str]:
    """The things in a picture by name."""
    return [item.name for item in items(scene) if isinstance(item, Sprite)]


def badges(scene: Scene) -> list[str]:
    """The letters beside places that can be chosen."""
    return [item.letter for item in scene.items if isinstance(item, Badge)]


def outlined(scene: Scene, kind: str) -> list[Box]:
    """The places with a rim of this kind."""
    return [i.box for i in scene.items if isinstance(i, Outline) and i.kind == kind]


def turn(at: Table) -> int:
    """The seat that is asked."""
    return at.pending[0].seat


def code(card: str) -> str:
    """The number of a contract as it stands on its card."""
    return f"{card.split('_')[1][0].upper()}{int(card.split('_')[2])}"


def with_board(view: OtysView, seat: int = 0, **facts: object) -> OtysView:
    """The same view with other facts on a player's board."""
    boards = list(view.boards)
    boards[seat] = replace(boards[seat], **facts)  # type: ignore[arg-type]
    return replace(view, boards=tuple(boards))
