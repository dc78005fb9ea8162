"""Finding the tests of a module, which are at the same place below `tests`.

python -m tests.mirror bot/polls/consent.py           tests/bot/polls/test_consent.py
python -m tests.mirror bot/polls                      tests/bot/polls
python -m tests.mirror engine/otys/turn/phases.py     tests/engine/otys
python -m tests.mirror sandbox/page/js/text/i18n.js   tests/sandbox/page/js/text/i18n.test.js
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = Path("tests")
PRODUCT = ("bench", "bot", "db", "render", "sandbox")
"""The packages whose tests mirror them."""
ENGINE = Path("engine")
"""The package whose tests mirror its folders; its rules cross modules, and so do their tests."""
MIGRATIONS = Path("db/migrations")


class NoTests(LookupError):
    """Raised for a path that has no tests."""


def mirror_of(module: Path) -> Path:
    """Return the path at which a module's test belongs; both are relative to the root."""
    if module.suffix == ".js":
        return TESTS / module.with_suffix(".test.js")
    if module.name == "__init__.py":
        return TESTS / module.parent.parent / f"test_{module.parent.name}.py"
    return TESTS / module.parent / f"test_{module.stem}.py"


def modules() -> Iterator[Path]:
    """Yield the modules that define something, relative to the root."""
    for top in PRODUCT:
        for file in sorted((ROOT / top).rglob("*.py")):
            path = file.relative_to(ROOT)
            if not path.is_relative_to(MIGRATIONS) and _defines(file):
                yield path


def _defines(file: Path) -> bool:
    """Return whether a module defines anything; only a package's `__init__.py` may not."""
    if file.name != "__init__.py":
        return True
    body = ast.parse(file.read_text("utf-8")).body
    return any(isinstance(node, ast.FunctionDef | ast.ClassDef) for node in body)


def where_tested(path: Path) -> Path:
    """Return the path of the tests of a module or folder; a path below `tests` is its own.

    A module or folder of the engine without tests of its own has those of the folder around it.
    """
    found = path
    if not path.is_relative_to(TESTS):
        found = mirror_of(path) if path.suffix else TESTS / path
    if path.is_relative_to(ENGINE) and (ROOT / path).exists():
        found = next(each for each in (found, *found.parents) if (ROOT / each).exists())
    if not (ROOT / found).exists():
        raise NoTests(f"{path} has no tests of its own at {found}")
    return found


def changed_tests() -> frozenset[Path]:
    """Return the test files of all modules that have changed since the last commit."""
    listed = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=all", "--no-renames"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    changed = (Path(line[3:]) for line in listed.stdout.splitlines())
    found = set()
    for path in changed:
        if path.suffix == ".py" and path.parts[0] in (*PRODUCT, str(ENGINE), "tests"):
            test = path if path.is_relative_to(TESTS) else mirror_of(path)
            found.add(ROOT / test)
    return frozenset(found)


if __name__ == "__main__":
    try:
        print(*(where_tested(Path(path)) for path in sys.argv[1:]))  # noqa: T201 - it is a program
    except NoTests as wrong:
        sys.exit(str(wrong))
