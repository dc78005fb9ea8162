"""Reading the components of Pearl Reef from a component pack."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

from pydantic import Field

from engine.core.packs.pack import PackRow, decode, read_head, read_tables, rows, table
from tests.fourth_game.engine.pearl_reef.pack.components import PearlReefPack

PACKS: Traversable = files(__package__ or "")
LEAST_SHELLS = 24


class _Nights(PackRow):
    id: str
    count: Annotated[int, Field(ge=6, le=20)]


class _Shell(PackRow):
    id: Annotated[str, Field(pattern=r"^shell_\d{2}$")]
    pearls: Annotated[int, Field(ge=0, le=9)]


@cache
def default_pack() -> PearlReefPack:
    """Return the components that come with the project, always the same object."""
    return load_pack(PACKS.joinpath("default.pack.md").read_bytes(), "default.pack.md")


def kept_pack(name: str) -> PearlReefPack | None:
    """Return an older pack that running games still use; there is none yet."""
    del name
    return None


def load_pack(data: bytes, source: str) -> PearlReefPack:
    """Return the pack in a file; refuse one that cannot be played."""
    tables = read_tables(decode(data, source), source)
    head = read_head(tables, source, "pearl_reef")
    sheet = table(tables, "shells", source)
    shells = rows(sheet, _Shell, also=("tag",))
    if len(shells) < LEAST_SHELLS:
        raise sheet.blame(sheet.header[0], "pearl-reef-pack-few-shells", least=LEAST_SHELLS)
    nights = rows(table(tables, "nights", source), _Nights, also=("tag",))
    return PearlReefPack(
        f"{head.id}@{head.version}",
        {row.id: row.count for row in nights},
        {row.id: row.pearls for row in shells},
    )
