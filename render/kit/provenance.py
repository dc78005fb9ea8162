"""Where the values of a component come from: printed in the game, or our own design."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from engine.core.msg import Msg, msg
from engine.core.pack import Row, Sheet, decode, read_head, read_tables
from engine.core.pack_own import shown_name

PRINTED, OWN = "P", "H"
EVERYTHING = "all"
NO_VALUES = frozenset({"id", "printed", "tag", "text", "note", "en", "it", "de", "pt_br"})
"""Columns that say nothing about what is printed on a component."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table of components: which column names them, and what their ids begin with beside it."""

    table: str
    key: str = "id"
    prefix: str = ""


@dataclass(frozen=True, slots=True)
class Sources:
    """The packs that came with the project for one game, and the tables of its components."""

    game: str
    folder: Traversable
    tables: tuple[Listed, ...]


def origin(sources: Sources, pack: str, component: str) -> Msg:
    """Where this component of a pack comes from, for the reader."""
    tags = _tags(sources, pack)
    if tags is None:
        return msg("picture-from-pack", name=shown_name(pack))
    found = tags[component]
    if OWN not in found:
        return msg("picture-printed")
    return msg("picture-partly-own" if PRINTED in found else "picture-own-design")


@cache
def _tags(sources: Sources, pack: str) -> Mapping[str, frozenset[str]] | None:
    """The tags of each component of a pack; None if it did not come with the project."""
    for name in ("default", pack):
        file = sources.folder.joinpath(f"{name}.pack.md")
        if file.is_file():
            sheets = read_tables(decode(file.read_bytes(), file.name), file.name)
            head = read_head(sheets, file.name, sources.game)
            if f"{head.id}@{head.version}" == pack:
                return _collected(sources.tables, sheets)
    return None


def _collected(
    tables: tuple[Listed, ...], sheets: Mapping[str, Sheet]
) -> dict[str, frozenset[str]]:
    """The tags of all rows; components that lie in the box several times have several rows."""
    found: dict[str, frozenset[str]] = {}
    for listed in tables:
        sheet = sheets[listed.table]
        for row in sheet.rows:
            name = listed.prefix + row[listed.key].text
            found[name] = found.get(name, frozenset()).union(_of_row(sheet, row))
    return found


def _of_row(sheet: Sheet, row: Row) -> Iterator[str]:
    """What the columns that say where the others come from say of one row."""
    for column in sheet.columns:
        if column.split("_")[-1] == "tag":
            yield row[column].text
        elif column == "printed":
            yield from _of_columns(sheet, row[column].text)


def _of_columns(sheet: Sheet, printed: str) -> Iterator[str]:
    """The same where the columns with printed values are listed by their names."""
    values = frozenset(sheet.columns) - NO_VALUES
    named = values if printed == EVERYTHING else values.intersection(printed.split("+"))
    if named:
        yield PRINTED
    if named != values:
        yield OWN
