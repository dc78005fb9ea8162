"""Packs that come with the project: the default one, and those that were kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.core.packs.bundled import default_in, kept_in
from engine.core.packs.pack import open_pack
from engine.core.storage.stored import Shared


@dataclass(frozen=True)
class Box(Shared):
    """A pack of which only the name matters."""

    name: str


def load(data: bytes, source: str) -> Box:
    name, _ = open_pack(data, source, "chess")
    return Box(name)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Provide a folder with a default pack, one that was kept, and one under another's name."""
    head = "### table: pack\n| id | game | version | title |\n|---|---|---|---|\n"
    for file, version in (("default", 3), ("default@2", 2), ("default@1", 2)):
        row = f"| default | chess | {version} | Default |\n"
        tmp_path.joinpath(f"{file}.pack.md").write_text(head + row, "utf-8")
    return tmp_path


def test_the_default_pack_names_itself(folder: Path) -> None:
    assert default_in(folder, load) == Box("default@3")


def test_a_kept_pack_is_found_by_its_name(folder: Path) -> None:
    assert kept_in(folder, "default@2", load) == Box("default@2")


@pytest.mark.parametrize("name", ["default@1", "default@4", "default", "../default@2", ""])
def test_what_was_not_kept_under_its_name_is_not_found(folder: Path, name: str) -> None:
    assert kept_in(folder, name, load) is None
