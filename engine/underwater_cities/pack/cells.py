"""Helpers for pack cells and tables, shared by several loaders."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias, TypeVar

from engine.core.errors import BadPack
from engine.core.packs.notation import NotationError
from engine.core.packs.pack import Cell, PackTable, Row, amount_cell
from engine.underwater_cities.pack.phrases import counted

T = TypeVar("T", bound=str)
Numbers: TypeAlias = tuple[tuple[T, int], ...]

NOT_READ = ("text", "tag", "printed")
"""Columns for human readers of the pack."""


def numbers(sheet: PackTable, cells: Row, column: str, among: Mapping[str, T]) -> Numbers[T]:
    """Return the names with numbers in a cell: one bundle, or none for a dash."""
    cell = cells[column]
    amount = amount_cell(sheet, cells, column)
    if len(amount.bundles) > 1:
        raise sheet.error_at(cell, "underwater-cities-pack-no-choice")
    try:
        return counted(amount.bundles[0], among) if amount.bundles else ()
    except NotationError as error:
        place = Cell(cell.text, cell.line, cell.column + error.offset)
        raise sheet.error_at(place, error.reason, **error.details) from error


def bad_value(sheet: PackTable, cell: Cell) -> BadPack:
    """Return the error for a value that is not allowed here."""
    return sheet.error_at(cell, "pack-bad-value", found=cell.text)


def expect(sheet: PackTable, found: int, expected: int) -> None:
    """Raise unless there are as many rows of a kind as the rules need."""
    if found != expected:
        cell = sheet.header[0]
        key = "underwater-cities-pack-row-count"
        raise sheet.error_at(cell, key, found=found, expected=expected)


def at_least(sheet: PackTable, found: int, fewest: int) -> None:
    """Raise unless there are enough rows of a kind."""
    if found < fewest:
        cell = sheet.header[0]
        raise sheet.error_at(cell, "underwater-cities-pack-too-few", found=found, fewest=fewest)


def known(sheet: PackTable, cell: Cell, among: Collection[object], *names: str) -> None:
    """Raise if the cell names anything that other tables do not contain."""
    for name in names:
        if name not in among:
            raise sheet.error_at(cell, "underwater-cities-pack-unknown", name=name)


def single(sheet: PackTable, column: str) -> None:
    """Raise if two rows of the table have the same value in this column."""
    seen: set[str] = set()
    for cells in sheet.rows:
        cell = cells[column]
        if cell.text in seen:
            raise sheet.error_at(cell, "underwater-cities-pack-twice", name=cell.text)
        seen.add(cell.text)
