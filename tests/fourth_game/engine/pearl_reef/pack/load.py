"""Reading the components of Pearl Reef from a component pack."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

from pydantic import Field

from engine.core.packs.bundled import default_in, kept_in
from engine.core.packs.pack import PackRow, open_pack, rows
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
    return default_in(PACKS, load_pack)


def kept_pack(name: str) -> PearlReefPack | None:
    """Return an older pack that running games still use, if it was kept."""
    return kept_in(PACKS, name, load_pack)


def load_pack(data: bytes, source: str) -> PearlReefPack:
    """Return the pack in a file; refuse one that cannot be played."""
    name, sheet = open_pack(data, source, "pearl_reef")
    shells = rows(sheet("shells"), _Shell, also=("tag",))
    if len(shells) < LEAST_SHELLS:
        table = sheet("shells")
        raise table.error_at(table.header[0], "pearl-reef-pack-few-shells", least=LEAST_SHELLS)
    nights = rows(sheet("nights"), _Nights, also=("tag",))
    return PearlReefPack(
        name,
        {row.id: row.count for row in nights},
        {row.id: row.pearls for row in shells},
    )
