"""Tables of Antarctica at all stages, and ways to look at them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.antarctica.game import Antarctica
from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.view import AntarcticaView, CardView
from engine.core.decision import Pick
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words, available_locales
from engine.registry import find_game
from render.antarctica import GALLERY
from render.gallery import ReaderContext
from render.pictures import places
from render.scene import Box, Item, Point, Scene, Sprite
from render.scene import Words as Lettering

NAMES = ("Mira", "A person whose name is 32 long...", "山田 Tarō", "Öykü-Björn")
LOCALES = available_locales()


def game() -> Antarctica:
    """Return the game with its default components."""
    found = find_game("antarctica")
    assert isinstance(found, Antarctica)
    return found


def pack() -> AntarcticaPack:
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


def seen(at: Table, seat: int | None) -> AntarcticaView:
    """Return the view of a seat."""
    view = at.view(seat)
    assert isinstance(view, AntarcticaView)
    return view


def spots_of(at: Table, seat: int) -> tuple[str | None, ...]:
    """Return the places among which a seat chooses."""
    decision = at.awaited(seat)
    return tuple(option.spot for option in decision.options) if isinstance(decision, Pick) else ()


def composed(
    kind: str,
    view: AntarcticaView,
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


def card_view(name: str) -> CardView:
    """Return a card of the pack as a view shows it face up."""
    card = pack().cards[name]
    return CardView(
        card.id, card.deck, card.result, card.requires, card.scientists, card.research, card.star
    )


def with_area(view: AntarcticaView, number: int, **facts: object) -> AntarcticaView:
    """Return the same view with other facts about an area."""
    areas = list(view.areas)
    areas[number - 1] = replace(areas[number - 1], **facts)  # type: ignore[arg-type]
    return replace(view, areas=tuple(areas))


def with_player(view: AntarcticaView, seat: int, **facts: object) -> AntarcticaView:
    """Return the same view with other facts about a player."""
    players = list(view.players)
    players[seat] = replace(players[seat], **facts)  # type: ignore[arg-type]
    return replace(view, players=tuple(players))


def holds_point(box: Box, at: Point) -> bool:
    return box.left <= at[0] <= box.right and box.top <= at[1] <= box.bottom


def lying(scene: Scene, box: Box, prefix: str) -> list[Sprite]:
    """Return the sprites in a box whose names start with this prefix."""
    found = [one for one in sprites(scene) if one.name.startswith(prefix)]
    return [one for one in found if holds_point(box, one.centre)]


def some_view(seats: int, moves: int = 120) -> AntarcticaView:
    return seen(table(seats, 7, moves), None)


def texts_of(scene: Scene) -> list[str]:
    """Return all the texts in a picture."""
    return [said.text for said in lettering(scene)]
