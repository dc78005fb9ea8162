"""The parts of a custom pack that may not change: fixed by the rules, or tied to words and art.

A change that a loader does not read would have no effect, so it is a mistake as well; such a table
or column must therefore stay as it is in the default pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.core.packs.pack import PackTable, Row


@dataclass(frozen=True, slots=True)
class Fixed:
    """A table that must not change, either as a whole or in some columns."""

    table: str
    columns: tuple[str, ...] = ()
    """Empty means all of them."""
    but: frozenset[str] = frozenset()
    """Rows that may be changed nevertheless, by their first cell."""
    key: tuple[str, ...] = ()
    """The columns that identify a row; empty means the first one."""

    def key_of(self, sheet: PackTable, row: Row) -> tuple[str, ...]:
        """Return the cells that identify a row."""
        return tuple(row[column].text for column in self.key or sheet.columns[:1])


def check_fixed(
    pack: Mapping[str, PackTable], usual: Mapping[str, PackTable], fixed: Iterable[Fixed]
) -> None:
    """Raise if a pack differs from the default one in what is fixed, or has unknown tables."""
    for sheet in pack.values():
        if sheet.name not in usual:
            place = sheet.header[0]
            raise sheet.error_at(place, "pack-unknown-table", table=sheet.name)
    for rule in fixed:
        # A table that nothing reads may be left out; a missing one that is read is reported
        # elsewhere.
        if rule.table in pack:
            _check_table(pack[rule.table], usual[rule.table], rule)


def _check_table(sheet: PackTable, usual: PackTable, rule: Fixed) -> None:
    expected = {rule.key_of(usual, row): row for row in usual.rows}
    found = set()
    for row in sheet.rows:
        key = rule.key_of(sheet, row)
        if key[0] in rule.but:
            continue
        if key not in expected or key in found:
            known = ", ".join(dict.fromkeys(other[0] for other in expected))
            raise sheet.error_at(row.cells[0], "pack-fixed-rows", found=" ".join(key), known=known)
        found.add(key)
        _check_row(sheet, row, expected[key], rule)
    for key in expected:
        if key not in found and key[0] not in rule.but:
            raise sheet.error_at(sheet.header[0], "pack-fixed-row-missing", name=" ".join(key))


def _check_row(sheet: PackTable, row: Row, usual: Row, rule: Fixed) -> None:
    for column in rule.columns or usual.columns:
        if column not in sheet.columns:
            raise sheet.error_at(sheet.header[0], "pack-missing-column", name=column)
        if row[column].text != usual[column].text:
            wanted = usual[column].text
            raise sheet.error_at(row[column], "pack-fixed", found=row[column].text, wanted=wanted)
