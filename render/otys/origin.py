"""Where the values of a component come from: printed in the game, or our own design."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.core.msg import Msg, msg
from engine.core.pack import Sheet, decode, read_tables
from engine.otys.components import OtysPack
from engine.otys.load import PACKS, default_pack

TABLES = ("divers", "sponsors", "contracts", "rewards")
PRINTED, OWN = "P", "H"


@cache
def _tags(pack: str) -> Mapping[str, frozenset[str]] | None:
    """The tags of each component of a pack that came with the project."""
    file = PACKS.joinpath("default.pack.md" if pack == _default_name() else f"{pack}.pack.md")
    if not file.is_file():
        return None
    sheets = read_tables(decode(file.read_bytes(), file.name), file.name)
    return {
        row["id"].text: frozenset(row[column].text for column in _columns(sheets[name]))
        for name in TABLES
        for row in sheets[name].rows
    }


def _columns(sheet: Sheet) -> list[str]:
    """The columns that say where the others come from."""
    return [column for column in sheet.columns if column.split("_")[-1] == "tag"]


@cache
def _default_name() -> str:
    return default_pack().name


def origin(pack: OtysPack, component: str) -> Msg:
    """Where this component comes from, for the reader."""
    tags = _tags(pack.name)
    if tags is None:
        return msg("picture-from-pack", name=pack.name)
    found = tags[component]
    if OWN not in found:
        return msg("picture-printed")
    return msg("picture-partly-own" if PRINTED in found else "picture-own-design")
