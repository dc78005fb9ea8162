"""The games there are; everything but a terminal sketch finds them here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

from engine.antarctica import fixed as antarctica_fixed
from engine.antarctica import load as antarctica
from engine.antarctica.game import Antarctica
from engine.core.errors import UnknownGame, UnknownPack
from engine.core.game import AnyGame, Setup
from engine.core.pack import Sheet, decode, read_head, read_tables, table
from engine.core.pack_fixed import Fixed, check_fixed
from engine.core.pack_own import OwnPack, check_own_head, own_pack, renamed
from engine.otys import fixed as otys_fixed
from engine.otys import load as otys
from engine.otys.game import Otys
from engine.underwater_cities import fixed as underwater_cities_fixed
from engine.underwater_cities import load as underwater_cities
from engine.underwater_cities.game import UnderwaterCities


def _otys(pack: str | None) -> AnyGame | None:
    components = otys.default_pack() if pack is None else otys.kept_pack(pack)
    return Otys(components) if components else None


def _antarctica(pack: str | None) -> AnyGame | None:
    components = antarctica.default_pack() if pack is None else antarctica.kept_pack(pack)
    return Antarctica(components) if components else None


def _underwater_cities(pack: str | None) -> AnyGame | None:
    kept = underwater_cities.kept_pack
    components = underwater_cities.default_pack() if pack is None else kept(pack)
    return UnderwaterCities(components) if components else None


GAMES: Mapping[str, Callable[[str | None], AnyGame | None]] = MappingProxyType(
    {"otys": _otys, "antarctica": _antarctica, "underwater-cities": _underwater_cities}
)
"""Each game, to be had with its default components or with an older pack by its name."""


@cache
def find_game(name: str) -> AnyGame:
    """A game with its default components."""
    if name not in GAMES:
        raise UnknownGame(name, tuple(GAMES))
    game = GAMES[name](None)
    assert game is not None  # noqa: S101 - the default components are always there
    return game


def game_for(setup: Setup) -> AnyGame:
    """The game with the components that a set-up was made with, so that it goes on with them."""
    game = find_game(setup.game)
    if setup.pack == game.pack_name:
        return game
    older = _with_pack(setup.game, setup.pack)
    if older is None:
        raise UnknownPack(setup.pack, (game.pack_name,))
    return older


@lru_cache(maxsize=16)
def _with_pack(name: str, pack: str) -> AnyGame | None:
    return GAMES[name](pack)


# --- packs that somebody made --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Box:
    """How a game is made of the text of a component pack."""

    load: Callable[[bytes, str], Any]
    make: Callable[[Any], AnyGame]
    fixed: tuple[Fixed, ...]
    usual: Callable[[], bytes]
    """The text of the default pack."""


_BOXES: Mapping[str, _Box] = MappingProxyType(
    {
        "otys": _Box(
            otys.load_pack,
            Otys,
            otys_fixed.FIXED,
            otys.PACKS.joinpath("default.pack.md").read_bytes,
        ),
        "antarctica": _Box(
            antarctica.load_pack,
            Antarctica,
            antarctica_fixed.FIXED,
            antarctica.PACKS.joinpath("default.pack.md").read_bytes,
        ),
        "underwater_cities": _Box(
            underwater_cities.load_pack,
            UnderwaterCities,
            underwater_cities_fixed.FIXED,
            underwater_cities.PACKS.joinpath("default.pack.md").read_bytes,
        ),
    }
)
DEFAULT_HEADING = "the default component pack"
"""How the first line of a default pack calls it."""
OWN_GAMES = 32
"""Games with packs that somebody made, of which so many are kept at hand."""


def game_called(name: str) -> str:
    """The name of a game, in which `-` and `_` are alike."""
    wanted = name.replace("-", "_")
    found = next((game for game in GAMES if game.replace("-", "_") == wanted), None)
    if found is None:
        raise UnknownGame(name, tuple(GAMES))
    return found


def default_text(game: str) -> str:
    """The text of a game's default pack."""
    return decode(_box(game).usual(), "default.pack.md")


def text_to_edit(game: str, id_: str, title: str) -> str:
    """The same under another id and title, as a file for whoever wants to make a pack."""
    text = default_text(game)
    sheet = table(_usual(game), "pack", "default.pack.md")
    words = {"id": id_, "version": "1", "title": title}
    return renamed(text, "default.pack.md", sheet, words).replace(DEFAULT_HEADING, title, 1)


def read_own(data: bytes, source: str) -> OwnPack:
    """A pack that somebody made; refused with line, column and reason if it cannot be played."""
    text = decode(data, source)
    tables = read_tables(text, source)
    head = read_head(tables, source)
    game = _game_of(table(tables, "pack", source))
    check_own_head(tables, head, source)
    check_fixed(tables, _usual(game), _box(game).fixed)
    # Loaded from the file itself first, so that what is wrong is told with its name.
    _box(game).load(data, source)
    return own_pack(head, game, text)


@lru_cache(maxsize=OWN_GAMES)
def own_game(own: OwnPack) -> AnyGame:
    """The game with a pack that somebody made."""
    box = _box(own.game)
    components = box.load(own.text.encode(), own.name)
    return box.make(replace(components, name=own.name))


def game_with(name: str, components: Any) -> AnyGame:  # noqa: ANN401 - each game has its own kind
    """A game with components that are at hand already."""
    return _box(name).make(components)


def _game_of(head: Sheet) -> str:
    """The game that a pack says it is for."""
    cell = head.rows[0]["game"]
    try:
        return game_called(cell.text)
    except UnknownGame:
        known = ", ".join(name.replace("-", "_") for name in GAMES)
        raise head.blame(cell, "pack-unknown-game", found=cell.text, known=known) from None


def _box(game: str) -> _Box:
    return _BOXES[game.replace("-", "_")]


@cache
def _usual(game: str) -> Mapping[str, Sheet]:
    """The tables of a game's default pack."""
    return read_tables(default_text(game), "default.pack.md")
