"""What an own pack may not change: the rules fix it, or words and pictures are made for it.

What a loader does not read would be changed without any effect, which is a slip as well; so a table
or column of that kind must stay as it is in the pack that comes with the project.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.core.pack import Row, Sheet


@dataclass(frozen=True, slots=True)
class Fixed:
    """A table that must stay as it is, all of it or only some columns."""

    table: str
    columns: tuple[str, ...] = ()
    """None: all of them."""
    but: frozenset[str] = frozenset()
    """Rows that may be changed all the same, by their first cell."""
    key: tuple[str, ...] = ()
    """The columns by which a row is known; none: the first one."""

    def key_of(self, sheet: Sheet, row: Row) -> tuple[str, ...]:
        """By what a row is known."""
        return tuple(row[column].text for column in self.key or sheet.columns[:1])


def check_fixed(
    pack: Mapping[str, Sheet], usual: Mapping[str, Sheet], fixed: Iterable[Fixed]
) -> None:
    """Refuse a pack that differs from the usual one in what is fixed, or has unknown tables."""
    for sheet in pack.values():
        if sheet.name not in usual:
            place = sheet.header[0]
            raise sheet.blame(place, "pack-unknown-table", table=sheet.name)
    for rule in fixed:
        # A table that nothing reads may be left out; one that is read is missed elsewhere.
        if rule.table in pack:
            _check_table(pack[rule.table], usual[rule.table], rule)


def _check_table(sheet: Sheet, usual: Sheet, rule: Fixed) -> None:
    expected = {rule.key_of(usual, row): row for row in usual.rows}
    found = set()
    for row in sheet.rows:
        key = rule.key_of(sheet, row)
        if key[0] in rule.but:
            continue
        if key not in expected or key in found:
            known = ", ".join(dict.fromkeys(other[0] for other in expected))
            raise sheet.blame(row.cells[0], "pack-fixed-rows", found=" ".join(key), known=known)
        found.add(key)
        _check_row(sheet, row, expected[key], rule)
    for key in expected:
        if key not in found and key[0] not in rule.but:
            raise sheet.blame(sheet.header[0], "pack-fixed-row-missing", name=" ".join(key))


def _check_row(sheet: Sheet, row: Row, usual: Row, rule: Fixed) -> None:
    for column in rule.columns or usual.columns:
        if column not in sheet.columns:
            raise sheet.blame(sheet.header[0], "pack-missing-column", name=column)
        if row[column].text != usual[column].text:
            wanted = usual[column].text
            raise sheet.blame(row[column], "pack-fixed", found=row[column].text, wanted=wanted)
