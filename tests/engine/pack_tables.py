"""A default pack beside the component tables that it is to agree with."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.packs.pack import PackTable, decode, read_head, read_tables

ROOT = Path(__file__).parents[2]


def load(path: Path) -> dict[str, PackTable]:
    """The tables of a file."""
    return read_tables(decode(path.read_bytes(), path.name), path.name)


def default_tables(game: str) -> dict[str, PackTable]:
    """The tables of a game's default pack."""
    return load(ROOT / "engine" / game / "pack" / "default.pack.md")


def texts(sheet: PackTable) -> list[dict[str, str]]:
    """The rows of a table as they are written."""
    return [{column: row[column].text for column in sheet.columns} for row in sheet.rows]


def check_head(pack: dict[str, PackTable], game: str) -> None:
    """The pack says which one it is."""
    head = read_head(pack, "default.pack.md", game=game)
    assert (head.id, head.version, head.title) == ("default", 1, "Default")


def check_cells(pack: dict[str, PackTable], game: str, ours: set[str], left_out: set[str]) -> None:
    """Each cell is that of the component tables, where those are beside the project."""
    path = ROOT.parent / "shared" / "rules" / f"{game}_components.md"
    if not path.exists():
        pytest.skip("the component tables are not beside the project")
    components = load(path)
    assert set(pack) == set(components) - left_out | ours
    for name in set(pack) - ours:
        assert pack[name].columns == components[name].columns
        assert texts(pack[name]) == texts(components[name])
