"""Cells and tables of a pack that several readers look at in the same way."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias, TypeVar

from engine.core.errors import BadPack
from engine.core.notation import NotationError
from engine.core.pack import Cell, Row, Sheet, amount_cell
from engine.underwater_cities.phrases import counted

T = TypeVar("T", bound=str)
Numbers: TypeAlias = tuple[tuple[T, int], ...]

NOT_READ = ("text", "tag", "printed")
"""Columns for whoever reads the pack itself."""


def numbers(sheet: Sheet, cells: Row, column: str, among: Mapping[str, T]) -> Numbers[T]:
    """The names with numbers that a cell holds: one bundle; none if it holds a dash."""
    cell = cells[column]
    amount = amount_cell(sheet, cells, column)
    if len(amount.bundles) > 1:
        raise sheet.blame(cell, "underwater-cities-pack-no-choice")
    try:
        return counted(amount.bundles[0], among) if amount.bundles else ()
    except NotationError as error:
        place = Cell(cell.text, cell.line, cell.column + error.offset)
        raise sheet.blame(place, error.reason, **error.details) from error


def bad_value(sheet: Sheet, cell: Cell) -> BadPack:
    """The refusal of what cannot stand in this place."""
    return sheet.blame(cell, "pack-bad-value", found=cell.text)


def expect(sheet: Sheet, found: int, expected: int) -> None:
    """The table has as many rows of a sort as the rules need."""
    if found != expected:
        cell = sheet.header[0]
        key = "underwater-cities-pack-row-count"
        raise sheet.blame(cell, key, found=found, expected=expected)


def at_least(sheet: Sheet, found: int, fewest: int) -> None:
    """The table has enough rows of a sort."""
    if found < fewest:
        cell = sheet.header[0]
        raise sheet.blame(cell, "underwater-cities-pack-too-few", found=found, fewest=fewest)


def known(sheet: Sheet, cell: Cell, among: Collection[object], *names: str) -> None:
    """The cell names only what other tables hold."""
    for name in names:
        if name not in among:
            raise sheet.blame(cell, "underwater-cities-pack-unknown", name=name)


def single(sheet: Sheet, column: str) -> None:
    """No two rows of the table have the same in this column."""
    seen: set[str] = set()
    for cells in sheet.rows:
        cell = cells[column]
        if cell.text in seen:
            raise sheet.blame(cell, "underwater-cities-pack-twice", name=cell.text)
        seen.add(cell.text)
