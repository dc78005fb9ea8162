"""Every game has all the files that docs/add-a-game.md lists, and is named in no others."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.game import title
from engine.core.text import Words
from engine.registry import GAMES, find_game, package_of
from tests.conformance.cases import each_game
from tests.conformance.recipe import OPTIONAL, PAGE, PLACES, ROOT, Place, steps
from tests.game_facts import facts_of

PRODUCT = ("bot", "db", "engine", "locales", "render", "sandbox")
REGISTRY = "engine/registry.py"


def product(*endings: str) -> Iterator[Path]:
    """Yield the product's files with these suffixes."""
    for folder in PRODUCT:
        yield from (path for path in (ROOT / folder).rglob("*") if path.suffix in endings)


def named_after(path: Path, game: str) -> bool:
    """Return whether a file, or a folder it is in, bears the name of a game."""
    names = "|".join((game, package_of(game)))
    return any(re.search(rf"(?<![a-z]){names}(?![a-z])", part) for part in path.parts)


def texts(module: ast.Module) -> Iterator[str]:
    """Yield every string and every imported module in a source file, except its docstrings."""
    prose = {
        id(node.value)
        for node in ast.walk(module)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from () if id(node) in prose else (node.value,)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_the_page_has_its_steps_in_order() -> None:
    numbers = [*steps(by_hand=True), *steps(by_hand=False)]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert len(PLACES) >= 15


@each_game
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_game_has_every_file_of_the_recipe(name: str, place: Place) -> None:
    missing = place.missing(name)
    assert not missing, missing


@each_game
def test_a_game_is_registered_under_the_name_that_it_gives_itself(name: str) -> None:
    assert GAMES[name].name == find_game(name).name == name
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", name)


def test_the_registry_is_written_by_hand_and_names_every_game() -> None:
    assert REGISTRY in [path for paths in steps(by_hand=True).values() for path in paths]
    found = set(texts(ast.parse((ROOT / REGISTRY).read_text("utf-8"))))
    assert set(GAMES) <= found


def test_every_package_of_a_game_is_registered() -> None:
    registered = {game.package for game in GAMES.values()}
    forgotten = [
        f"{path.parent.relative_to(ROOT)} is a game without an entry in {REGISTRY}: see {PAGE}"
        for path in (ROOT / "engine").glob("*/game.py")
        if path.parent.name not in {*registered, "core"}
    ]
    assert not forgotten, forgotten


@each_game
def test_the_readme_names_a_game_and_leads_to_its_default_pack(name: str) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    called = Words(strict=True).say(title(find_game(name)))
    assert called in readme, f"README.md does not name {called}: see {PAGE}"
    pack = f"engine/{package_of(name)}/pack/default.pack.md"
    assert pack in readme, f"README.md has no link to {pack}: see {PAGE}"


@each_game
def test_no_other_file_of_the_product_is_named_after_a_game(name: str) -> None:
    elsewhere = [
        path
        for path in (str(each.relative_to(ROOT)) for each in product(".py", ".md"))
        if named_after(Path(path), name)
        and not any(place.holds(path, name) for place in (*PLACES, *OPTIONAL))
    ]
    assert not elsewhere, f"{PAGE} does not say where these are from: {elsewhere}"


@pytest.mark.slow
@each_game
def test_no_other_code_of_the_product_names_a_game(name: str) -> None:
    names = re.compile(rf"(?<![a-z])(?:{name}|{package_of(name)})(?![a-z])")
    telling = [
        str(path)
        for path in (each.relative_to(ROOT) for each in product(".py"))
        if str(path) != REGISTRY
        and not named_after(path, name)
        and any(map(names.search, texts(ast.parse((ROOT / path).read_text("utf-8")))))
    ]
    assert not telling, f"these name {name}, which they should find in the registry: {telling}"


@each_game
def test_the_words_of_a_game_stand_in_its_own_files(name: str) -> None:
    shared = [
        f"{path.parent.name}/{path.name}: {key}"
        for path in product(".ftl")
        if not path.name.startswith(name)
        for key in re.findall(rf"^{name}-\S+", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert not shared


def test_a_game_without_facts_is_told_which_file_it_lacks() -> None:
    with pytest.raises(AssertionError, match=r"chess has no tests/games/chess\.py"):
        facts_of("chess")


def test_a_game_without_a_file_is_told_which_step_makes_it() -> None:
    missing = [text for place in PLACES for text in place.missing("chess")]
    assert f"chess has no render/chess/__init__.py: see step 7 of {PAGE}" in missing
    assert len(missing) > len(PLACES)
