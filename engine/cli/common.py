"""Arguments and helpers shared by several commands."""

from __future__ import annotations

import argparse
import gc
import secrets
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

from engine.core.errors import BadSetup, FathomError
from engine.core.event import Event
from engine.core.game import SEED_BITS, Setup, checked_setup
from engine.core.msg import msg
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.transcript import transcript_of, write
from engine.players import find_player
from engine.players.player import Player
from engine.registry import find_game, package_of

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no public name


class BadFile(FathomError):
    """A file that cannot be written."""


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the arguments for the options of the game and the seed."""
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a game option"
    )
    command.add_argument("--seed", type=int, help="the seed of the shuffle (default: a random one)")


def add_save(command: argparse.ArgumentParser) -> None:
    """Add the argument for the transcript file."""
    command.add_argument("--save", type=Path, metavar="FILE", help="write the transcript there")


def save(table: Table, file: Path | None) -> None:
    """Write the transcript of a finished game, if a file was given."""
    if file is None:
        return
    try:
        file.write_text(write(transcript_of(table)), encoding="utf-8")
    except OSError as wrong:
        raise BadFile(
            msg("error-file-write", file=str(file), reason=wrong.strerror or "")
        ) from wrong


def options_of(arguments: argparse.Namespace) -> dict[str, str]:
    """Return the options of the game that were given."""
    chosen = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(msg("error-option-form", text=text))
        chosen[name] = value
    return chosen


def seed_of(arguments: argparse.Namespace) -> int:
    """Return the given seed, or one that nobody can guess."""
    return secrets.randbits(SEED_BITS) if arguments.seed is None else arguments.seed


def keep_loaded() -> None:
    """Exempt everything loaded so far from garbage collection."""
    gc.collect()
    gc.freeze()


def new_table(game: str, seats: int, seed: int, options: dict[str, str]) -> Table:
    """Return a table of a new game."""
    found = find_game(game)
    return Table(found, checked_setup(found, seats, seed, options))


def players_for(names: Sequence[str], seats: int) -> list[Player]:
    """Return a player for each seat; the last name fills the remaining seats."""
    if len(names) > seats:
        raise BadSetup(msg("error-too-many-players", players=len(names), seats=seats))
    filled = [*names, *[names[-1]] * (seats - len(names))]
    return [find_player(name) for name in filled]


def players_rng(setup: Setup) -> Rng:
    """Return a random generator for computer players, separate from the game's own."""
    return Rng(setup.seed ^ (1 << SEED_BITS))


def let_play(table: Table, players: Sequence[Player], rng: Rng) -> list[Event]:
    """Let the awaited player give all its planned answers, and return what happened."""
    decision = table.pending[0]
    seat, told = decision.seat, list[Event]()
    for answer in players[seat].plan(table.game, table.state, decision, rng):
        told += table.submit(seat, answer, table.ply).events
    return told


def module_of(game: str, what: str) -> ModuleType | None:
    """Return `engine/cli/<what>_<game>.py`, if there is such a module."""
    name = f"engine.cli.{what}_{package_of(game)}"
    return import_module(name) if find_spec(name) else None
