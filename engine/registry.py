"""The registry: the one table in which everything else looks up the games.

The other parts of a game are found by its name, such as its pictures in `render/<package>`;
docs/add-a-game.md lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Protocol

from engine.antarctica.game import Antarctica
from engine.antarctica.pack import load as antarctica_packs
from engine.antarctica.pack.fixed import FIXED as ANTARCTICA_FIXED
from engine.core.errors import UnknownGame, UnknownPack
from engine.core.game import AnyGame, Setup
from engine.core.packs.bundled import DEFAULT_PACK
from engine.core.packs.fixed import Fixed, check_fixed
from engine.core.packs.own import OwnPack, check_own_head, own_pack, renamed
from engine.core.packs.pack import PackTable, decode, read_head, read_tables, table
from engine.otys.game import Otys
from engine.otys.pack import load as otys_packs
from engine.otys.pack.fixed import FIXED as OTYS_FIXED
from engine.underwater_cities.game import UnderwaterCities
from engine.underwater_cities.pack import load as underwater_cities_packs
from engine.underwater_cities.pack.fixed import FIXED as UNDERWATER_CITIES_FIXED


class PackLoader(Protocol):
    """A game's module `load`, which reads its component packs."""

    PACKS: Traversable
    """The folder of the packs that come with the project."""

    @property
    def default_pack(self) -> Callable[[], Any]:
        """Return the default components, always the same object."""
        ...

    @property
    def kept_pack(self) -> Callable[[str], Any]:
        """Return the older pack of this name that running games still use, if it was kept."""
        ...

    @property
    def load_pack(self) -> Callable[[bytes, str], Any]:
        """Return the components in a file; errors name it."""
        ...


@dataclass(frozen=True, slots=True)
class RegisteredGame:
    """A game that is offered, and how it is made of a component pack."""

    name: str
    """Its name in commands and stored games, with `-` between words."""
    make: Callable[[Any], AnyGame]
    """The class of the game, which takes its components."""
    packs: PackLoader
    fixed: tuple[Fixed, ...]
    """The parts of its default pack that no other pack may change."""

    @property
    def package(self) -> str:
        """Its name as folders, modules and packs spell it, with `_`."""
        return package_of(self.name)

    def default_pack_text(self) -> bytes:
        """Return the file of the default pack."""
        return self.packs.PACKS.joinpath(DEFAULT_PACK).read_bytes()


def package_of(name: str) -> str:
    """Return the name of a game as folders, modules and packs spell it."""
    return name.replace("-", "_")


GAMES: Mapping[str, RegisteredGame] = MappingProxyType(
    {
        game.name: game
        for game in (
            RegisteredGame("otys", Otys, otys_packs, OTYS_FIXED),
            RegisteredGame("antarctica", Antarctica, antarctica_packs, ANTARCTICA_FIXED),
            RegisteredGame(
                "underwater-cities",
                UnderwaterCities,
                underwater_cities_packs,
                UNDERWATER_CITIES_FIXED,
            ),
        )
    }
)
"""The games by name, in the order in which they are offered."""


@cache
def find_game(name: str) -> AnyGame:
    """Return a game with its default components."""
    if name not in GAMES:
        raise UnknownGame(name, tuple(GAMES))
    game = GAMES[name]
    return game.make(game.packs.default_pack())


def game_for(setup: Setup) -> AnyGame:
    """Return the game with the components named in its set-up, even if they are not the newest."""
    game = find_game(setup.game)
    if setup.pack == game.pack_name:
        return game
    older = _with_kept_pack(setup.game, setup.pack)
    if older is None:
        raise UnknownPack(setup.pack, (game.pack_name,))
    return older


@lru_cache(maxsize=16)
def _with_kept_pack(name: str, pack: str) -> AnyGame | None:
    components = GAMES[name].packs.kept_pack(pack)
    return None if components is None else GAMES[name].make(components)


# --- custom packs --------------------------------------------------------------------------------

DEFAULT_HEADING = "the default component pack"
"""The words in the first line of a default pack, for which a copy has its own title."""
OWN_GAMES = 32
"""The number of games with custom packs kept in memory."""


def game_name_for(name: str) -> str:
    """Return the name of a game, in which `-` and `_` are alike."""
    found = next((game.name for game in GAMES.values() if game.package == package_of(name)), None)
    if found is None:
        raise UnknownGame(name, tuple(GAMES))
    return found


def default_text(game: str) -> str:
    """Return the text of a game's default pack."""
    return decode(_registered(game).default_pack_text(), DEFAULT_PACK)


def text_to_edit(game: str, id_: str, title: str) -> str:
    """Return a default pack's text under another id and title, for whoever wants to change it."""
    text = default_text(game)
    sheet = table(_default_tables(game), "pack", DEFAULT_PACK)
    words = {"id": id_, "version": "1", "title": title}
    return renamed(text, DEFAULT_PACK, sheet, words).replace(DEFAULT_HEADING, title, 1)


def read_own(data: bytes, source: str) -> OwnPack:
    """Return a custom pack; refuse one that cannot be played, and say where and why."""
    text = decode(data, source)
    tables = read_tables(text, source)
    head = read_head(tables, source)
    game = _game_of(table(tables, "pack", source))
    check_own_head(tables, head, source)
    check_fixed(tables, _default_tables(game), GAMES[game].fixed)
    # Loaded from the file itself first, so that errors name it.
    GAMES[game].packs.load_pack(data, source)
    return own_pack(head, game, text)


@lru_cache(maxsize=OWN_GAMES)
def own_game(own: OwnPack) -> AnyGame:
    """Return the game with a custom pack."""
    game = _registered(own.game)
    components = game.packs.load_pack(own.text.encode(), own.name)
    return game.make(replace(components, name=own.name))


def game_with(name: str, components: Any) -> AnyGame:  # noqa: ANN401 - each game has its own kind
    """Return the game with components that are loaded already."""
    return GAMES[name].make(components)


def _game_of(head: PackTable) -> str:
    """Return the name of the game that a pack says it is for."""
    cell = head.rows[0]["game"]
    try:
        return game_name_for(cell.text)
    except UnknownGame:
        known = ", ".join(game.package for game in GAMES.values())
        raise head.error_at(cell, "pack-unknown-game", found=cell.text, known=known) from None


def _registered(game: str) -> RegisteredGame:
    """Return the entry of a game, however its name is spelt."""
    return GAMES[game_name_for(game)]


@cache
def _default_tables(game: str) -> Mapping[str, PackTable]:
    """Return the tables of a game's default pack."""
    return read_tables(default_text(game), DEFAULT_PACK)
