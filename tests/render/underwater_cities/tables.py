"""Tables of Underwater Cities at all stages, and ways to look at them."""

from __future__ import annotations

from functools import cache

from engine.core.decision import Pick
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words, available_locales
from engine.registry import find_game
from engine.underwater_cities.game import UnderwaterCities
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.pictures import places
from render.scene import Item, Scene, Sprite
from render.scene import Words as Lettering
from render.underwater_cities import GALLERY

NAMES = ("Mira", "Maximiliane von Hohenstein-Berg", "山田 Tarō", "Öykü-Björn")
LOCALES = available_locales()


def game() -> UnderwaterCities:
    """Return the game with its default components."""
    found = find_game("underwater-cities")
    assert isinstance(found, UnderwaterCities)
    return found


def pack() -> UnderwaterCitiesPack:
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
    keys = [option.key for option in decision.options]
    at.submit(decision.seat, tuple(rng.shuffled(keys)[: decision.least or 1]), at.ply)


@cache
def words(locale: str = "en") -> Words:
    """Return the words of a language."""
    return Words(locale, strict=True)


def context(seats: int, locale: str = "en", spots: tuple[str | None, ...] = ()) -> ReaderContext:
    """Return a reader's context, in which these places can be chosen."""
    return ReaderContext(words(locale), NAMES[:seats], places(spots))


def seen(at: Table, seat: int | None) -> UnderwaterCitiesView:
    """Return the view of a seat."""
    view = at.view(seat)
    assert isinstance(view, UnderwaterCitiesView)
    return view


def spots_of(at: Table, seat: int) -> tuple[str | None, ...]:
    """Return the places among which a seat chooses."""
    decision = at.awaited(seat)
    return tuple(option.spot for option in decision.options) if isinstance(decision, Pick) else ()


def composed(
    kind: str,
    view: UnderwaterCitiesView,
    whose: ReaderContext,
    *,
    seat: int | None = None,
    thing: str | None = None,
) -> Scene:
    """Return a picture as data."""
    return GALLERY.compose(game(), kind, view, whose, seat=seat, thing=thing)


def items(scene: Scene) -> tuple[Item, ...]:
    """Return all items of a picture."""
    return (*scene.ground, *scene.items)


def lettering(scene: Scene) -> list[Lettering]:
    """Return all the lettering in a picture."""
    return [item for item in items(scene) if isinstance(item, Lettering)]


def sprites(scene: Scene) -> list[Sprite]:
    """Return all the sprites in a picture."""
    return [item for item in items(scene) if isinstance(item, Sprite)]


def texts(scene: Scene) -> list[str]:
    """Return all the texts in a picture."""
    return [one.text for one in lettering(scene)]
