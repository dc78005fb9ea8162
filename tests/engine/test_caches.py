"""Laws about what is remembered: it is bounded, and goes with the pack that it is about."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator, Mapping
from pathlib import Path
from weakref import ref

from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import GAMES, game_with
from tests.conformance.cases import each_game
from tests.conformance.random_walk import setup_of
from tests.engine.own_packs import Draft

ENGINE = Path(__file__).parents[2] / "engine"
FOR_EVER = {
    # Once for each process, each language, each class or each game there is.
    "fingerprint.py": {"fingerprint"},
    "core/text.py": {"_bundle", "_remembered"},
    "core/storage/piece.py": {"_copier", "_cloner"},
    "core/storage/stored.py": {"_adapter"},
    "registry.py": {"find_game", "_default_tables", "_with_kept_pack", "own_game"},
    "otys/pack/load.py": {"default_pack"},
    "antarctica/pack/load.py": {"default_pack"},
    "underwater_cities/pack/load.py": {"default_pack"},
    "underwater_cities/pack/titles.py": {"usual_titles"},
    # The things that have a text in `locales`.
    "otys/words/names.py": {"thing", "key_name", "place_name"},
    "antarctica/words/names.py": {"thing", "area_name"},
    "underwater_cities/words/names.py": {"thing"},
    # Seats, divers, positions, areas, spaces for ships, kinds and rounds: fixed by the rules.
    "otys/turn/side_actions.py": {"_propel_option", "_moves", "_swap_upwards"},
    "otys/turn/phases.py": {"_key_option", "_activation", "_skipping", "_ending"},
    "otys/turn/oxygen.py": {"_resurfacing"},
    "antarctica/turn/questions.py": {"_sail_option"},
    "antarctica/turn/discarding.py": {"_discard_option", "_last_option"},
    "underwater_cities/terms/glossary.py": {"singles"},
    "underwater_cities/words/improvements.py": {"_upgraded"},
    "underwater_cities/players/value.py": {"_clock"},
    # As long as one call.
    "underwater_cities/scoring.py": {"best"},
}
MOST_PLACES, MOST_RESULTS = 27, 4096
"""The functions that remember results with a component or a pack, and the results of each."""


def caches(node: ast.AST) -> Iterator[str]:
    """Yield the names that are decorated with, or set to, a cache of `functools`."""
    for child in ast.walk(node):
        match child:
            case ast.FunctionDef(name=name, decorator_list=found):
                if any(is_cache(each) for each in found):
                    yield name
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Call(func=called)):
                if is_cache(called):
                    yield name


def is_cache(node: ast.expr) -> bool:
    named = node.func if isinstance(node, ast.Call) else node
    return ast.unparse(named).removeprefix("functools.") in {"cache", "lru_cache"}


def bounds() -> Iterator[ast.expr]:
    """Yield how many results each function remembers with the object that it is about."""
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for each in getattr(node, "decorator_list", ()):
                if isinstance(each, ast.Call) and ast.unparse(each.func) == "remembered":
                    yield each.args[0]


def test_only_what_is_closed_is_kept_for_ever() -> None:
    found = {
        (str(path.relative_to(ENGINE)), name)
        for path in ENGINE.rglob("*.py")
        for name in caches(ast.parse(path.read_text("utf-8")))
    }
    assert found == {(path, name) for path, names in FOR_EVER.items() for name in names}


def test_what_is_remembered_with_an_object_is_bounded() -> None:
    found = list(bounds())
    assert 0 < len(found) <= MOST_PLACES
    for bound in found:
        assert isinstance(bound, ast.Constant), ast.unparse(bound)
        assert isinstance(bound.value, int)
        assert bound.value <= MOST_RESULTS


def parts_of(pack: object) -> Iterator[ref[object]]:
    """Yield references to a pack and to its components that do not keep them."""
    yield ref(pack)
    for table in vars(pack).values():
        for component in table.values() if isinstance(table, Mapping) else ():
            if getattr(component, "__weakref__", component) is None:
                yield ref(component)


def play(game: AnyGame) -> None:
    """Play a game at random, and look at it as players and computer players do."""
    table, rng = Table(game, setup_of(game, game.seat_counts[-1])), Rng(1)
    player = find_player("random")
    while table.pending:
        asked = table.pending[0]
        if table.ply % 5 == 0:
            game.view(table.state, asked.seat)
            game.value(table.state, asked.seat)
        table.submit(asked.seat, player.choose(game, table.state, asked, rng), table.ply)
    game.result(table.state)


@each_game
def test_a_pack_goes_once_its_games_are_gone(name: str) -> None:
    pack = GAMES[name].packs.load_pack(Draft(name).text.encode(), "reef")
    parts = list(parts_of(pack))
    play(game_with(name, pack))
    del pack
    gc.collect()
    assert [part() for part in parts if part() is not None] == []
