"""Everything public in the kernel is used by a game, or by what carries the games.

Used is what a module outside the kernel names, and what that needs inside the kernel. Tests do not
count: what only they call proves nothing that a player can reach. A method is used if its class is
used and if some method of its name is called where it counts.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[3]
PRODUCT = ("engine", "bot", "db", "render", "sandbox")
KERNEL = "engine.core"


class Name(NamedTuple):
    """Something that a module of the kernel defines at its top level, or a method of a class."""

    module: str
    name: str
    method: str = ""

    @property
    def owner(self) -> Name:
        """The class of a method; a class, a function or a constant itself."""
        return Name(self.module, self.name)

    @property
    def public(self) -> bool:
        """True if nothing in its name is private."""
        return not self.name.startswith("_") and not self.method.startswith("_")


class Product:
    """The modules of the product, and who uses what in them."""

    def __init__(self, root: Path) -> None:
        self._trees = {
            _dotted(path.relative_to(root)): ast.parse(path.read_text("utf-8"))
            for top in PRODUCT
            for path in sorted((root / top).rglob("*.py"))
        }
        self._imports = {module: _imports(tree) for module, tree in self._trees.items()}
        self._defined: dict[Name, list[ast.AST]] = {}
        """The names that the kernel defines, with the code that is run or read for each."""
        for module in filter(_in_kernel, self._trees):
            for name, code in _definitions(module, self._trees[module]):
                self._defined.setdefault(name.owner, [])
                self._defined.setdefault(name, []).append(code)
        self._methods: dict[str, list[Name]] = {}
        for name in self._defined:
            if name.method:
                self._methods.setdefault(name.method, []).append(name)

    def unused(self) -> list[str]:
        """Return what is public in the kernel and has no user outside of it."""
        found = self._defined.keys() - self._used()
        return sorted(".".join(filter(None, name)) for name in found if name.public)

    def _used(self) -> set[Name]:
        used: set[Name] = set()
        called: set[Name] = set()
        """Methods that are called by name, but whose class is not known to be used."""
        outside = (module for module in self._trees if not _in_kernel(module))
        todo = [name for module in outside for name in self._named(module, [self._trees[module]])]
        while todo:
            name = todo.pop()
            if name in used:
                continue
            if name.owner != name and name.owner not in used:
                called.add(name)
                continue
            used.add(name)
            todo.extend(method for method in called if method.owner == name)
            todo.extend(self._named(name.module, self._defined[name]))
        return used

    def _named(self, module: str, code: Iterable[ast.AST]) -> Iterator[Name]:
        """Yield what the code of a module names of the kernel."""
        for node in (node for each in code for node in ast.walk(each)):
            if isinstance(node, ast.Name):
                yield from self._meant(module, node.id)
            elif isinstance(node, ast.Attribute):
                yield from self._methods.get(node.attr, ())
                if isinstance(node.value, ast.Name):
                    imported = self._imports[module].get(node.value.id, "")
                    yield from self._meant(imported, node.attr)

    def _meant(self, module: str, name: str) -> Iterator[Name]:
        """Yield what a name stands for in a module, followed to where the kernel defines it."""
        followed: set[Name] = set()
        while (found := Name(module, name)) not in self._defined:
            origin = self._imports.get(module, {}).get(name)
            if origin is None or found in followed:
                return
            followed.add(found)
            module, _, name = origin.rpartition(".")
        yield found


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _in_kernel(module: str) -> bool:
    return module == KERNEL or module.startswith(f"{KERNEL}.")


def _imports(tree: ast.Module) -> dict[str, str]:
    """Return the dotted origin of each name that a module imports."""
    return {
        each.asname or each.name: f"{node.module}.{each.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for each in node.names
    }


def _definitions(module: str, tree: ast.Module) -> Iterator[tuple[Name, ast.AST]]:
    """Yield what a module defines, each with its code; a class without its methods."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                for part in (*node.bases, *node.keywords, *node.decorator_list, *node.body):
                    method = part.name if isinstance(part, ast.FunctionDef) else ""
                    yield Name(module, name, "" if method.startswith("__") else method), part
            case ast.FunctionDef(name=name):
                yield Name(module, name), node
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if not name.startswith("__"):
                    yield Name(module, name), node


@pytest.mark.slow
@pytest.mark.unwatched
def test_everything_in_the_kernel_is_used_by_the_product() -> None:
    assert Product(ROOT).unused() == []


# ---------------------------------------------------------------- the law can fail


USED = """
from engine.core.inner import Part as Piece

def play(piece: Piece) -> None:
    piece.move()
    _helper()

def _helper() -> None:
    count()

def count() -> None: ...
"""
INNER = """
class Part:
    def move(self) -> None:
        self.turn()

    def turn(self) -> None: ...
"""
GAME = """
from engine.core import outer

outer.play(None)
"""


def unused(folder: Path, **more: str) -> list[str]:
    """Return the unused names of a made-up project; `more` is added to modules of the kernel."""
    for path, code in {
        "engine/core/outer.py": USED + more.get("outer", ""),
        "engine/core/inner.py": INNER + more.get("inner", ""),
        "engine/otys/game.py": GAME,
        "tests/test_core.py": "from engine.core.outer import spare\nspare()\n",
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(code)
    return Product(folder).unused()


def test_what_a_game_uses_is_used_directly_or_through_the_kernel(tmp_path: Path) -> None:
    assert unused(tmp_path) == []


@pytest.mark.parametrize(
    ("module", "code", "found"),
    [
        ("outer", "def spare() -> None: ...", ["outer.spare"]),
        ("outer", "def spare() -> None: more()\ndef more() -> None: spare()",
         ["outer.more", "outer.spare"]),
        ("outer", "class Spare:\n    def move(self) -> None: ...",
         ["outer.Spare", "outer.Spare.move"]),
        ("outer", "class Spare(Piece): ...", ["outer.Spare"]),
        ("outer", "SPARE = 1", ["outer.SPARE"]),
        ("outer", "__all__ = ['spare']\ndef spare() -> None: ...", ["outer.spare"]),
        ("inner", "    def spare(self) -> None: ...", ["inner.Part.spare"]),
        ("inner", "    def __len__(self): return self.more()\n    def more(self): ...", []),
    ],
)  # fmt: skip
def test_what_only_tests_or_the_unused_use_is_told(
    tmp_path: Path, module: str, code: str, found: list[str]
) -> None:
    assert unused(tmp_path, **{module: code}) == [f"engine.core.{name}" for name in found]
