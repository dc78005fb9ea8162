"""Markdown tables in a text file, with cells that know their position.

A line `### table: <name>` announces a table: column names, a separator row, then one row per thing.
Everything else is prose and ignored, except a row outside a table, which is an error. In a column
`id`, each word may occur only once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.errors import BadPack
from engine.core.msg import Arg

MAX_BYTES = 1024 * 1024
MAX_CELL = 500


@dataclass(frozen=True, slots=True)
class Cell:
    """The text at one place of a table; line and column are counted from 1."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: `row["points"]` is the cell in that column."""

    columns: tuple[str, ...]
    cells: tuple[Cell, ...]

    def __getitem__(self, column: str) -> Cell:
        """Return the cell in the column of that name."""
        return self.cells[self.columns.index(column)]


@dataclass(frozen=True, slots=True)
class PackTable:
    """A table of a pack, with the line of its heading."""

    name: str
    source: str
    line: int
    header: tuple[Cell, ...]
    rows: tuple[Row, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns, from left to right."""
        return tuple(cell.text for cell in self.header)

    def error_at(self, cell: Cell, reason: str, /, **args: Arg) -> BadPack:
        """Return the error to raise when a cell is wrong."""
        return BadPack(self.source, cell.line, cell.column, reason, **args)


def decode(data: bytes, source: str) -> str:
    """Return the text of a pack file."""
    if len(data) > MAX_BYTES:
        raise BadPack(source, 1, 1, "pack-too-big", most=MAX_BYTES)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8-sig")
        line = before.count("\n") + 1
        column = len(before) - before.rfind("\n")
        raise BadPack(source, line, column, "pack-not-utf8") from error


def read_tables(text: str, source: str) -> dict[str, PackTable]:
    """Return all tables of a pack by name; `source` is the name of the pack in errors."""
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise BadPack(source, 1, 1, "pack-too-big", most=MAX_BYTES)
    return _Reader(text, source).tables()


def table(tables: Mapping[str, PackTable], name: str, source: str) -> PackTable:
    """Return the table of that name, or raise if the pack lacks it."""
    if name not in tables:
        raise BadPack(source, 1, 1, "pack-missing-table", table=name)
    return tables[name]


_HEADING = "### table:"
_TABLE_NAME = re.compile(r"[a-z][a-z0-9_]*")
_SEPARATOR = re.compile(r":?-+:?")
# Control characters, and invisible ones that change the writing direction or break lines.
_CONTROL = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff"
    "\uffa0\ufff9-\ufffb\U000e0000-\U000e007f\ud800-\udfff]"
)


class _Reader:
    """Reads a pack line by line."""

    def __init__(self, text: str, source: str) -> None:
        self._lines = [line.removesuffix("\r") for line in text.split("\n")]
        self._source = source
        self._next = 0

    def tables(self) -> dict[str, PackTable]:
        for number, line in enumerate(self._lines, start=1):
            found = _CONTROL.search(line)
            if found is not None:
                raise self._bad(number, found.start() + 1, "pack-control-character")
        tables: dict[str, PackTable] = {}
        while self._next < len(self._lines):
            if self._lines[self._next].startswith(_HEADING):
                sheet = self._sheet(tables)
                tables[sheet.name] = sheet
            elif self._sees_row():
                raise self._bad(self._next + 1, 1, "pack-row-outside-table")
            else:
                self._next += 1
        return tables

    def _sheet(self, known: Mapping[str, PackTable]) -> PackTable:
        line = self._next + 1
        name = self._lines[self._next].removeprefix(_HEADING).strip()
        if not _TABLE_NAME.fullmatch(name):
            raise self._bad(line, len(_HEADING) + 1, "pack-table-name", found=name[:MAX_CELL])
        if name in known:
            first = known[name].line
            raise self._bad(line, 1, "pack-table-twice", table=name, first=first)
        self._next += 1
        self._skip_blank_lines()
        if not self._sees_row():
            raise self._bad(line, 1, "pack-table-empty", table=name)
        header = self._header()
        sheet = PackTable(name, self._source, line, header, tuple(self._rows(header)))
        _check_ids(sheet)
        return sheet

    def _header(self) -> tuple[Cell, ...]:
        header = self._cells()
        columns: set[str] = set()
        for cell in header:
            if cell.text in columns:
                raise self._bad(cell.line, cell.column, "pack-column-twice", name=cell.text)
            columns.add(cell.text)
        self._separator(len(header))
        return header

    def _separator(self, width: int) -> None:
        line = self._next + 1
        cells = self._cells() if self._sees_row() else ()
        if not cells or not all(_SEPARATOR.fullmatch(cell.text) for cell in cells):
            raise self._bad(line, 1, "pack-no-separator")
        self._check_width(cells, width)

    def _rows(self, header: tuple[Cell, ...]) -> Iterator[Row]:
        columns = tuple(cell.text for cell in header)
        while self._sees_row():
            cells = self._cells()
            self._check_width(cells, len(header))
            yield Row(columns, cells)

    def _check_width(self, cells: tuple[Cell, ...], width: int) -> None:
        if len(cells) != width:
            line, found = cells[0].line, len(cells)
            raise self._bad(line, 1, "pack-wrong-cell-count", found=found, expected=width)

    def _cells(self) -> tuple[Cell, ...]:
        """Return the cells of the next row; an empty one is an error, as "-" means nothing."""
        line = self._next + 1
        text = self._lines[self._next].rstrip(" ")
        before, *parts, after = text.split("|")
        if after or not parts:
            raise self._bad(line, len(text), "pack-row-not-closed")
        cells = []
        start = len(before) + 2
        for part in parts:
            if not part.strip(" "):
                raise self._bad(line, start, "pack-empty-cell")
            if len(part) > MAX_CELL:
                raise self._bad(line, start, "pack-cell-too-long", most=MAX_CELL)
            blanks = len(part) - len(part.lstrip(" "))
            cells.append(Cell(part.strip(" "), line, start + blanks))
            start += len(part) + 1
        self._next += 1
        return tuple(cells)

    def _sees_row(self) -> bool:
        if self._next >= len(self._lines):
            return False
        return self._lines[self._next].lstrip(" ").startswith("|")

    def _skip_blank_lines(self) -> None:
        while self._next < len(self._lines) and not self._lines[self._next].strip():
            self._next += 1

    def _bad(self, line: int, column: int, reason: str, **args: Arg) -> BadPack:
        return BadPack(self._source, line, column, reason, **args)


def _check_ids(sheet: PackTable) -> None:
    if "id" not in sheet.columns:
        return
    seen: dict[str, int] = {}
    for row in sheet.rows:
        cell = row["id"]
        if cell.text in seen:
            first = seen[cell.text]
            raise sheet.error_at(cell, "pack-id-twice", id=cell.text, first=first)
        seen[cell.text] = cell.line
