"""Component packs: a UTF-8 text file of Markdown tables with all cards and boards of a game.

The format of the tables is described in `engine.core.packs.sheets`; this module turns their rows
into data. `-` means "nothing", and `yes` and `no` are booleans.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidationInfo,
    field_validator,
)

from engine.core.errors import BadPack
from engine.core.msg import Arg
from engine.core.packs.notation import NOTHING, Amount, NotationError, Vocabulary, parse_amount
from engine.core.packs.sheets import (
    MAX_BYTES,
    MAX_CELL,
    Cell,
    PackTable,
    Row,
    decode,
    read_tables,
    table,
)

__all__ = [
    "MAX_BYTES",
    "MAX_CELL",
    "BadCell",
    "Cell",
    "Id",
    "PackHead",
    "PackRow",
    "PackTable",
    "Row",
    "SheetNamed",
    "Title",
    "amount_cell",
    "decode",
    "effect_cell",
    "figures",
    "open_pack",
    "read_head",
    "read_tables",
    "rows",
    "table",
]

T = TypeVar("T")
SheetNamed: TypeAlias = Callable[[str], PackTable]


class BadCell(ValueError):
    """Raised by a validator of a pack model to give its own reason for rejecting a cell."""

    def __init__(self, reason: str, **args: Arg) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = args


Id: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=60)]

LONGEST_TITLE = 60
MARKS_IN_TITLES = frozenset(" ',.:;!?&()+%-\N{RIGHT SINGLE QUOTATION MARK}\N{EN DASH}")
"""Characters allowed in a title besides letters and digits.

None of them has a meaning in chat: no mention, link or formatting can be written with them.
"""
ACCENTS = 2
"""The most accents allowed on one letter."""


def _checked_title(text: str) -> str:
    """Return a title that is harmless wherever it is shown, or raise."""
    kinds = [unicodedata.category(sign)[0] for sign in text]
    for sign, kind in zip(text, kinds, strict=True):
        if kind not in "LMN" and sign not in MARKS_IN_TITLES:
            raise BadCell("pack-title-sign", found=sign)
    if kinds[0] not in "LN" or "M" * (ACCENTS + 1) in "".join(kinds) or "  " in text:
        raise BadCell("pack-bad-title", found=text)
    return text


Title: TypeAlias = Annotated[str, Field(max_length=LONGEST_TITLE), AfterValidator(_checked_title)]
"""The name of a thing for people: one line that begins with a letter or digit."""


class PackRow(BaseModel):
    """One row of a table as data; each column is a field, and fields with a default are optional.

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
    """The header row of a pack: its id, game, version and title."""

    id: Id
    game: Id
    version: Annotated[int, Field(ge=1)]
    title: Title

    @property
    def name(self) -> str:
        """The name by which games refer to a pack that comes with the project."""
        return f"{self.id}@{self.version}"


Model = TypeVar("Model", bound=PackRow)


def read_head(tables: Mapping[str, PackTable], source: str, game: str | None = None) -> PackHead:
    """Return the head of a pack; with `game`, the pack must be for that game."""
    sheet = table(tables, "pack", source)
    heads = rows(sheet, PackHead)
    if len(heads) != 1:
        raise BadPack(source, sheet.line, 1, "pack-needs-one-row", table="pack", found=len(heads))
    if game is not None and heads[0].game != game:
        cell = sheet.rows[0]["game"]
        raise sheet.error_at(cell, "pack-other-game", found=heads[0].game, game=game)
    return heads[0]


def open_pack(data: bytes, source: str, game: str) -> tuple[str, SheetNamed]:
    """Return the name of the pack in a file, and a function that finds its tables or raises."""
    tables = read_tables(decode(data, source), source)
    return read_head(tables, source, game).name, lambda name: table(tables, name, source)


def figures(
    sheet: PackTable,
    found: Mapping[str, int],
    ranges: Mapping[str, tuple[int, int]],
    missing: str,
) -> dict[str, int]:
    """Return the figures that the rules require, or raise if one is missing or out of its range."""
    cells = {row["id"].text: row["value"] for row in sheet.rows}
    for name, (low, high) in ranges.items():
        if name not in found:
            raise sheet.error_at(sheet.header[0], missing, name=name)
        if not low <= found[name] <= high:
            text, limit = str(found[name]), f"{low}-{high}"
            raise sheet.error_at(cells[name], "pack-out-of-range", found=text, limit=limit)
    return {name: found[name] for name in ranges}


def rows(sheet: PackTable, model: type[Model], also: Collection[str] = ()) -> tuple[Model, ...]:
    """Return all rows of a table as data; columns named in `also` are allowed but not read."""
    _check_columns(sheet, model, also)
    return tuple(_row(sheet, row, model) for row in sheet.rows)


def effect_cell(
    sheet: PackTable, row: Row, column: str, vocabulary: Vocabulary[T]
) -> tuple[T, ...]:
    """Return the effects written in a cell, built with the vocabulary of the game."""
    try:
        return vocabulary.build(row[column].text)
    except NotationError as error:
        raise _inside(sheet, row[column], error) from error


def amount_cell(sheet: PackTable, row: Row, column: str) -> Amount:
    """Return the amount written in a cell."""
    try:
        return parse_amount(row[column].text)
    except NotationError as error:
        raise _inside(sheet, row[column], error) from error


def _inside(sheet: PackTable, cell: Cell, error: NotationError) -> BadPack:
    place = Cell(cell.text, cell.line, cell.column + error.offset)
    return sheet.error_at(place, error.reason, **error.details)


def _check_columns(sheet: PackTable, model: type[PackRow], also: Collection[str]) -> None:
    fields = _fields(model)
    for cell in sheet.header:
        if cell.text not in fields and cell.text not in also:
            raise sheet.error_at(cell, "pack-unknown-column", name=cell.text)
    for column, field in fields.items():
        if column not in sheet.columns and model.model_fields[field].is_required():
            raise sheet.error_at(sheet.header[0], "pack-missing-column", name=column)


def _fields(model: type[PackRow]) -> dict[str, str]:
    """Return the field names of a model by the column they are read from."""
    return {field.alias or name: name for name, field in model.model_fields.items()}


def _row(sheet: PackTable, row: Row, model: type[Model]) -> Model:
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


def _refusal(sheet: PackTable, row: Row, model: type[PackRow], error: ValidationError) -> BadPack:
    """Return the error for a bad row, at the bad cell or else at the start of the row."""
    found = error.errors(include_url=False)[0]
    column = str(found["loc"][0]) if found["loc"] else row.columns[0]
    cell = row[column] if column in row.columns else row.cells[0]
    own = found.get("ctx", {}).get("error")
    if isinstance(own, BadCell):
        return sheet.error_at(cell, own.reason, **own.details)
    reason = _REASONS.get(found["type"], "pack-bad-value")
    if reason == "pack-not-one-of":
        annotation = model.model_fields[_fields(model)[column]].annotation
        allowed = ", ".join(_allowed(annotation))
        return sheet.error_at(cell, reason, found=cell.text, allowed=allowed)
    if reason == "pack-out-of-range":
        return sheet.error_at(cell, reason, found=cell.text, limit=_limit(found.get("ctx", {})))
    return sheet.error_at(cell, reason, found=cell.text)


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
    """Return the types that a field may hold, with unions and annotations unwrapped."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return _kinds(get_args(annotation)[0])
    if origin is Union or origin is UnionType:
        return tuple(kind for part in get_args(annotation) for kind in _kinds(part))
    if origin is Literal:
        return tuple(type(value) for value in get_args(annotation))
    return (annotation,)


def _allowed(annotation: object) -> tuple[str, ...]:
    """Return the words that a field accepts, as written in a cell."""
    if get_origin(annotation) is Literal:
        return tuple(str(value) for value in get_args(annotation))
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return tuple(str(member.value) for member in annotation)
    return tuple(word for part in get_args(annotation) for word in _allowed(part))


_WHOLE = re.compile(r"-?[0-9]{1,9}")
_DECIMAL = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")


def _convert(text: str, kinds: tuple[object, ...]) -> object:
    """Return the value of a cell where pydantic cannot tell it from the text alone."""
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
    """Return a number for a numeric field; leave other fields to pydantic."""
    for kind, pattern in ((int, _WHOLE), (float, _DECIMAL)):
        if kind in kinds:
            if not pattern.fullmatch(text):
                raise BadCell("pack-not-a-number", found=text)
            return kind(text)
    return text
