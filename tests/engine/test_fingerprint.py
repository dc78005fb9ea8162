"""The fingerprint of the rules: another one with every change, the same without."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.fingerprint import fingerprint_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "otys" / "pack").mkdir(parents=True)
    (tmp_path / "otys" / "rules.py").write_text("a = 1")
    (tmp_path / "otys" / "pack" / "default.pack.md").write_text("| a |")
    return tmp_path


@pytest.mark.parametrize("name", ["otys/rules.py", "otys/pack/default.pack.md", "new.py"])
def test_it_is_another_one_when_a_rule_or_a_component_changes(folder: Path, name: str) -> None:
    before = fingerprint_of(folder)
    (folder / name).write_text("b = 2")
    assert fingerprint_of(folder) != before


def test_it_is_the_same_as_long_as_nothing_changes(folder: Path) -> None:
    before = fingerprint_of(folder)
    (folder / "notes.md").write_text("what was thought about")
    assert fingerprint_of(folder) == before
