"""Component packs: a UTF-8 text file of Markdown tables with all cards and boards of a game.

A line `### table: <name>` announces a table: column names, a separator row, then one row for each
thing. Everything else is prose and ignored, except a row outside a table, which is a slip of the
author. In a column `id` each word may stand only once. `-` means "nothing"; `yes` and `no` answer
a question.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError, ValidationInfo, field_validator

from engine.core.errors import BadPack
from engine.core.msg import Arg
from engine.core.notation import NOTHING, Amount, NotationError, Vocabulary, parse_amount

MAX_BYTES = 1024 * 1024
MAX_CELL = 500

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in one place of a table; line and column are counted from 1."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Row:
    """One thing of the game: `row["points"]` is the cell in that column."""

    columns: tuple[str, ...]
    cells: tuple[Cell, ...]

    def __getitem__(self, column: str) -> Cell:
        """The cell in the column of that name."""
        return self.cells[self.columns.index(column)]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One table of a pack, with the line of its heading."""

    name: str
    source: str
    line: int
    header: tuple[Cell, ...]
    rows: tuple[Row, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns, from left to right."""
        return tuple(cell.text for cell in self.header)

    def blame(self, cell: Cell, reason: str, /, **args: Arg) -> BadPack:
        """The error to raise when a cell is wrong."""
        return BadPack(self.source, cell.line, cell.column, reason, **args)


def decode(data: bytes, source: str) -> str:
    """The text of a pack file."""
    if len(data) > MAX_BYTES:
        raise BadPack(source, 1, 1, "pack-too-big", most=MAX_BYTES)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8-sig")
        line = before.count("\n") + 1
        column = len(before) - before.rfind("\n")
        raise BadPack(source, line, column, "pack-not-utf8") from error


def read_tables(text: str, source: str) -> dict[str, Sheet]:
    """All tables of a pack by name; `source` is what errors call the pack."""
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise BadPack(source, 1, 1, "pack-too-big", most=MAX_BYTES)
    return _Reader(text, source).tables()


def table(tables: Mapping[str, Sheet], name: str, source: str) -> Sheet:
    """The table of that name, which the pack must have."""
    if name not in tables:
        raise BadPack(source, 1, 1, "pack-missing-table", table=name)
    return tables[name]


_HEADING = "### table:"
_TABLE_NAME = re.compile(r"[a-z][a-z0-9_]*")
_SEPARATOR = re.compile(r":?-+:?")
# Control characters, and those that turn the direction of writing or break lines unseen.
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


class _Reader:
    """Reads a pack line by line."""

    def __init__(self, text: str, source: str) -> None:
        self._lines = [line.removesuffix("\r") for line in text.split("\n")]
        self._source = source
        self._next = 0

    def tables(self) -> dict[str, Sheet]:
        for number, line in enumerate(self._lines, start=1):
            found = _CONTROL.search(line)
            if found is not None:
                raise self._bad(number, found.start() + 1, "pack-control-character")
        tables: dict[str, Sheet] = {}
        while self._next < len(self._lines):
            if self._lines[self._next].startswith(_HEADING):
                sheet = self._sheet(tables)
                tables[sheet.name] = sheet
            elif self._sees_row():
                raise self._bad(self._next + 1, 1, "pack-row-outside-table")
            else:
                self._next += 1
        return tables

    def _sheet(self, known: Mapping[str, Sheet]) -> Sheet:
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
        sheet = Sheet(name, self._source, line, header, tuple(self._rows(header)))
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
        """The cells of the row that comes next; an empty one is a slip, as "-" means nothing."""
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


def _check_ids(sheet: Sheet) -> None:
    if "id" not in sheet.columns:
        return
    seen: dict[str, int] = {}
    for row in sheet.rows:
        cell = row["id"]
        if cell.text in seen:
            first = seen[cell.text]
            raise sheet.blame(cell, "pack-id-twice", id=cell.text, first=first)
        seen[cell.text] = cell.line


class BadCell(ValueError):
    """What a validator of a pack model raises to give its own reason for refusing a cell."""

    def __init__(self, reason: str, **args: Arg) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = args


Id: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=60)]


class PackRow(BaseModel):
    """One row of a table as data; each column is a field, and a field with a default may lack one.

    Validators of a model may raise `BadCell`. Those with `mode="before"` see the text of the cell.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    @field_validator("*", mode="before")
    @classmethod
    def _from_cell(cls, value: object, info: ValidationInfo) -> object:
        if not isinstance(value, str) or info.field_name is None:
            return value
        return _convert(value, _kinds(cls.model_fields[info.field_name].annotation))


class PackHead(PackRow):
    """What a pack says of itself."""

    id: Id
    game: Id
    version: Annotated[int, Field(ge=1)]
    title: Annotated[str, Field(max_length=60)]


Model = TypeVar("Model", bound=PackRow)


def read_head(tables: Mapping[str, Sheet], source: str, game: str | None = None) -> PackHead:
    """The head of a pack; with `game`, the pack must be one for that game."""
    sheet = table(tables, "pack", source)
    heads = rows(sheet, PackHead)
    if len(heads) != 1:
        raise BadPack(source, sheet.line, 1, "pack-needs-one-row", table="pack", found=len(heads))
    if game is not None and heads[0].game != game:
        cell = sheet.rows[0]["game"]
        raise sheet.blame(cell, "pack-other-game", found=heads[0].game, game=game)
    return heads[0]


def rows(sheet: Sheet, model: type[Model], also: Collection[str] = ()) -> tuple[Model, ...]:
    """All rows of a table as data; columns named in `also` may be there and are not read."""
    _check_columns(sheet, model, also)
    return tuple(_row(sheet, row, model) for row in sheet.rows)


def effect_cell(sheet: Sheet, row: Row, column: str, vocabulary: Vocabulary[T]) -> tuple[T, ...]:
    """The effects written in a cell, built with the vocabulary of the game."""
    try:
        return vocabulary.build(row[column].text)
    except NotationError as error:
        raise _inside(sheet, row[column], error) from error


def amount_cell(sheet: Sheet, row: Row, column: str) -> Amount:
    """The amount written in a cell."""
    try:
        return parse_amount(row[column].text)
    except NotationError as error:
        raise _inside(sheet, row[column], error) from error


def _inside(sheet: Sheet, cell: Cell, error: NotationError) -> BadPack:
    place = Cell(cell.text, cell.line, cell.column + error.offset)
    return sheet.blame(place, error.reason, **error.details)


def _check_columns(sheet: Sheet, model: type[PackRow], also: Collection[str]) -> None:
    fields = _fields(model)
    for cell in sheet.header:
        if cell.text not in fields and cell.text not in also:
            raise sheet.blame(cell, "pack-unknown-column", name=cell.text)
    for column, field in fields.items():
        if column not in sheet.columns and model.model_fields[field].is_required():
            raise sheet.blame(sheet.header[0], "pack-missing-column", name=column)


def _fields(model: type[PackRow]) -> dict[str, str]:
    """The fields of a model by the column they are read from."""
    return {field.alias or name: name for name, field in model.model_fields.items()}


def _row(sheet: Sheet, row: Row, model: type[Model]) -> Model:
    fields = _fields(model)
    cells = {
        column: cell.text
        for column, cell in zip(row.columns, row.cells, strict=True)
        if column in fields
    }
    try:
        return model.model_validate(cells)
    except ValidationError as error:
        raise _refusal(sheet, row, model, error) from error


def _refusal(sheet: Sheet, row: Row, model: type[PackRow], error: ValidationError) -> BadPack:
    """What is wrong with a row, told at the cell; a rule about the whole row blames its start."""
    found = error.errors(include_url=False)[0]
    column = str(found["loc"][0]) if found["loc"] else row.columns[0]
    cell = row[column] if column in row.columns else row.cells[0]
    own = found.get("ctx", {}).get("error")
    if isinstance(own, BadCell):
        return sheet.blame(cell, own.reason, **own.details)
    reason = _REASONS.get(found["type"], "pack-bad-value")
    if reason == "pack-not-one-of":
        annotation = model.model_fields[_fields(model)[column]].annotation
        allowed = ", ".join(_allowed(annotation))
        return sheet.blame(cell, reason, found=cell.text, allowed=allowed)
    if reason == "pack-out-of-range":
        return sheet.blame(cell, reason, found=cell.text, limit=_limit(found.get("ctx", {})))
    return sheet.blame(cell, reason, found=cell.text)


_REASONS: Mapping[str, str] = {
    "int_parsing": "pack-not-a-number",
    "int_from_float": "pack-not-a-number",
    "float_parsing": "pack-not-a-number",
    "decimal_parsing": "pack-not-a-number",
    "bool_parsing": "pack-not-yes-or-no",
    "literal_error": "pack-not-one-of",
    "enum": "pack-not-one-of",
    "greater_than": "pack-out-of-range",
    "greater_than_equal": "pack-out-of-range",
    "less_than": "pack-out-of-range",
    "less_than_equal": "pack-out-of-range",
    "string_pattern_mismatch": "pack-bad-id",
    "string_too_long": "pack-too-long",
}
_SIGNS: Mapping[str, str] = {"gt": ">", "ge": ">=", "lt": "<", "le": "<="}


def _limit(context: Mapping[str, object]) -> str:
    return ", ".join(f"{_SIGNS[key]} {value}" for key, value in context.items() if key in _SIGNS)


def _kinds(annotation: object) -> tuple[object, ...]:
    """The kinds of value a field may hold, with unions and annotations taken apart."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return _kinds(get_args(annotation)[0])
    if origin is Union or origin is UnionType:
        return tuple(kind for part in get_args(annotation) for kind in _kinds(part))
    if origin is Literal:
        return tuple(type(value) for value in get_args(annotation))
    return (annotation,)


def _allowed(annotation: object) -> tuple[str, ...]:
    """The words a field accepts, as they stand in a cell."""
    if get_origin(annotation) is Literal:
        return tuple(str(value) for value in get_args(annotation))
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return tuple(str(member.value) for member in annotation)
    return tuple(word for part in get_args(annotation) for word in _allowed(part))


_WHOLE = re.compile(r"-?[0-9]{1,9}")
_DECIMAL = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")


def _convert(text: str, kinds: tuple[object, ...]) -> object:
    """The value a cell stands for, where its text alone does not say it."""
    if text == NOTHING:
        if NoneType not in kinds:
            raise BadCell("pack-needs-value")
        return None
    if bool in kinds:
        if text not in ("yes", "no"):
            raise BadCell("pack-not-yes-or-no", found=text)
        return text == "yes"
    return text if str in kinds else _number(text, kinds)


def _number(text: str, kinds: tuple[object, ...]) -> object:
    """A plain number for a field that holds one; what is no number is left to the field."""
    for kind, pattern in ((int, _WHOLE), (float, _DECIMAL)):
        if kind in kinds:
            if not pattern.fullmatch(text):
                raise BadCell("pack-not-a-number", found=text)
            return kind(text)
    return text
