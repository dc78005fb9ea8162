"""Provenance of a component's values: printed in the game, or the project's own design."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from engine.core.msg import Msg, msg
from engine.core.packs.own import shown_name
from engine.core.packs.pack import PackTable, Row, decode, read_head, read_tables

PRINTED, OWN = "P", "H"
EVERYTHING = "all"
NO_VALUES = frozenset({"id", "printed", "tag", "text", "note", "en", "it", "de", "pt_br"})
"""Columns that say nothing about the printed values of a component."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table of components: the column with their names, and the prefix of their ids elsewhere."""

    table: str
    key: str = "id"
    prefix: str = ""


@dataclass(frozen=True, slots=True)
class Sources:
    """The packs bundled with the project for one game, and the tables of its components."""

    game: str
    folder: Traversable
    tables: tuple[Listed, ...]


def origin(sources: Sources, pack: str, component: str) -> Msg:
    """Return a message that says where this component of a pack comes from."""
    tags = _tags(sources, pack)
    if tags is None:
        return msg("picture-from-pack", name=shown_name(pack))
    found = tags[component]
    if OWN not in found:
        return msg("picture-printed")
    return msg("picture-partly-own" if PRINTED in found else "picture-own-design")


@cache
def _tags(sources: Sources, pack: str) -> Mapping[str, frozenset[str]] | None:
    """Return the tags of each component of a pack; None if the pack is not bundled."""
    for name in ("default", pack):
        file = sources.folder.joinpath(f"{name}.pack.md")
        if file.is_file():
            sheets = read_tables(decode(file.read_bytes(), file.name), file.name)
            head = read_head(sheets, file.name, sources.game)
            if f"{head.id}@{head.version}" == pack:
                return _collected(sources.tables, sheets)
    return None


def _collected(
    tables: tuple[Listed, ...], sheets: Mapping[str, PackTable]
) -> dict[str, frozenset[str]]:
    """Return the tags of each component; one with several copies has several rows."""
    found: dict[str, frozenset[str]] = {}
    for listed in tables:
        sheet = sheets[listed.table]
        for row in sheet.rows:
            name = listed.prefix + row[listed.key].text
            found[name] = found.get(name, frozenset()).union(_of_row(sheet, row))
    return found


def _of_row(sheet: PackTable, row: Row) -> Iterator[str]:
    """Yield the tags in the columns of a row that say where the values in the others come from."""
    for column in sheet.columns:
        if column.split("_")[-1] == "tag":
            yield row[column].text
        elif column == "printed":
            yield from _of_columns(sheet, row[column].text)


def _of_columns(sheet: PackTable, printed: str) -> Iterator[str]:
    """Yield the tags of a row that names the columns whose values are printed."""
    values = frozenset(sheet.columns) - NO_VALUES
    named = values if printed == EVERYTHING else values.intersection(printed.split("+"))
    if named:
        yield PRINTED
    if named != values:
        yield OWN
