"""The recipe of docs/add-a-game.md suffices: a game added by it alone is played like the others.

The files of `tests/fourth_game` are laid over a copy of the project, and the steps that the page
marks as manual are carried out. Then the tests that every game must pass are run there for this
game.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.recipe import PLACES, ROOT, Place, steps

OVERLAY = ROOT / "tests" / "fourth_game"
GAME = "pearl-reef"
COPIED = (
    *("bench", "bot", "db", "docs", "engine", "locales", "render", "sandbox", "tests"),
    *("pyproject.toml", "README.md"),
)
HERE = "tests.fourth_game."
"""The prefix of the game's imports, which they do not have in the copy."""
LAST_IMPORT = "from engine.underwater_cities.game import UnderwaterCities\n"
IMPORTS = """\
from engine.pearl_reef.game import PearlReef
from engine.pearl_reef.pack import load as pearl_reef_packs
from engine.pearl_reef.pack.fixed import FIXED as PEARL_REEF_FIXED
"""
FIRST_ENTRY = '            RegisteredGame("otys", '
ENTRY = """\
            RegisteredGame("pearl-reef", PearlReef, pearl_reef_packs, PEARL_REEF_FIXED),
"""
README = "\n[Pearl Reef](engine/pearl_reef/pack/default.pack.md)\n"
EVENINGS = "tests/e2e/playing/test_whole_games.py"
LAWS = {
    "the recipe": ("tests/conformance/test_recipe.py",),
    "the laws of the kernel": (
        *("tests/conformance/test_asking.py", "tests/conformance/test_hiding.py"),
        *("tests/conformance/test_storing.py", "tests/conformance/test_transcripts.py"),
    ),
    "its rules": ("tests/engine/pearl_reef", "tests/engine/test_rule_lists.py"),
    "component packs": ("tests/engine/test_own_packs.py",),
    "words": ("tests/words/test_languages.py",),
    "pictures": ("tests/render/test_laws.py",),
    "an evening": (f"{EVENINGS}::test_a_whole_game_is_played_by_clicks_and_by_what_is_typed",),
}
"""The tests that are run for the game, by what they prove."""


def files() -> Iterator[str]:
    """Yield the paths of the game's files in the project."""
    for path in sorted(OVERLAY.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield str(path.relative_to(OVERLAY))


def insert(path: Path, before: str, text: str) -> None:
    """Insert a text into a file, before another one that occurs there once."""
    whole = path.read_text("utf-8")
    assert whole.count(before) == 1, f"{path.name} is not written as this test expects"
    path.write_text(whole.replace(before, text + before), "utf-8")


def add_the_game(project: Path) -> None:
    """Follow the recipe in a copy of the project."""
    for name in files():
        target = project / name
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (OVERLAY / name).read_text("utf-8")
        target.write_text(text.replace(HERE, ""), "utf-8")
    registry, readme = project / "engine" / "registry.py", project / "README.md"
    insert(registry, LAST_IMPORT, IMPORTS)
    insert(registry, FIRST_ENTRY, ENTRY)
    readme.write_text(readme.read_text("utf-8") + README, "utf-8")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide a copy of the project with a fourth game."""
    target = tmp_path_factory.mktemp("fourth") / "fathom"
    target.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns(OVERLAY.name))
        else:
            shutil.copy2(ROOT / name, target)
    add_the_game(target)
    return target


def run(project: Path, *command: str) -> tuple[int, str]:
    """Return the exit code and the output of a command run in the copy."""
    left_out = ("PYTEST_", "COV_", "COVERAGE_", "PYTHONPATH")
    environment = {key: text for key, text in os.environ.items() if not key.startswith(left_out)}
    done = subprocess.run(
        command, cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_every_file_of_the_game_is_one_of_the_recipe() -> None:
    stray = [name for name in files() if not any(place.holds(name, GAME) for place in PLACES)]
    assert not stray, f"no step of the recipe asks for these: {stray}"


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_every_step_is_followed(place: Place) -> None:
    assert place.missing(GAME, OVERLAY) == []


def test_nothing_else_is_done_by_hand() -> None:
    done = [path for paths in steps(by_hand=True).values() for path in paths]
    assert done == ["engine/registry.py", "README.md"]


@pytest.mark.slow
def test_the_game_keeps_the_import_contracts(project: Path) -> None:
    lint = str(Path(sys.executable).with_name("lint-imports"))
    code, said = run(project, lint, "--no-logo", "--no-cache")
    assert code == 0, said


@pytest.mark.slow
def test_the_contracts_hold_the_game_too(project: Path) -> None:
    lint, broken = str(Path(sys.executable).with_name("lint-imports")), []
    for name, line in (
        ("engine/pearl_reef/names.py", "import engine.otys.words.names\n"),
        ("bot/custom_ids.py", "import engine.pearl_reef.names\n"),
        ("bot/custom_ids.py", "import render.pearl_reef\n"),
    ):
        path = project / name
        text = path.read_text("utf-8")
        path.write_text(text + line, "utf-8")
        broken.append(run(project, lint, "--no-logo", "--no-cache")[0])
        path.write_text(text, "utf-8")
    assert broken == [1, 1, 1]


@pytest.mark.slow
def test_the_tests_of_every_game_pass_for_this_one(project: Path) -> None:
    wanted = ("-q", "-rp", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "pearl")
    laws = [path for paths in LAWS.values() for path in paths]
    # All at once: to start and to collect takes longer than most of the tests.
    code, said = run(project, sys.executable, "-m", "pytest", *wanted, *laws)
    assert code == 0, said
    assert [path for path in laws if f"\nPASSED {path}" not in said] == []
