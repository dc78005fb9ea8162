"""Modules of the command line that a game brings along, found by their names."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from engine.registry import package_of


def module_of(game: str, what: str) -> ModuleType | None:
    """Return `engine/cli/<what>_<game>.py`, if there is such a module."""
    name = f"engine.cli.{what}_{package_of(game)}"
    return import_module(name) if find_spec(name) else None
