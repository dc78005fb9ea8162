"""Component packs that somebody made: what they are called, and how they are told apart.

A game goes on with the very pack it was begun with, whatever becomes of the file. So an own pack is
known by its id, its version and a digest of its text: `reef@2-1f0c…`. The packs that come with the
project have no digest in their names, for a released one never changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from engine.core.errors import BadPack
from engine.core.pack import PackHead, Sheet, table

DEFAULT_ID = "default"
"""The id of the pack that comes with the project, which no other may have."""
LONGEST_ID, LONGEST_OWN_TITLE = 30, 40
"""Characters of the id and of the title of an own pack, which are offered side by side."""
HIGHEST_VERSION = 999_999
DIGITS_NAMED = 16
"""Digits of the digest that stand in the name of a pack."""


@dataclass(frozen=True, slots=True)
class OwnPack:
    """A component pack that somebody made, with its whole text."""

    game: str
    id: str
    version: int
    title: str
    digest: str
    """Of the text, in hexadecimal digits."""
    text: str = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        """What games call it that are played with exactly this text."""
        return f"{self.id}@{self.version}-{self.digest[:DIGITS_NAMED]}"


def own_pack(head: PackHead, game: str, text: str) -> OwnPack:
    """The pack with this head and this text."""
    digest = digest_of(text)
    return OwnPack(game, head.id, head.version, head.title, digest, text)


def digest_of(text: str) -> str:
    """The digest of a pack's text; it does not matter how its lines end."""
    return blake2b(_plain(text).encode(), digest_size=32).hexdigest()


def _plain(text: str) -> str:
    return text.replace("\r\n", "\n")


def shown_name(name: str) -> str:
    """The name of a pack as people read it, without the digest."""
    return name.partition("-")[0]


def check_own_head(tables: Mapping[str, Sheet], head: PackHead, source: str) -> None:
    """Refuse a pack that claims to be the default one, or is called by too much."""
    sheet = table(tables, "pack", source)
    cells = sheet.rows[0]
    if head.id == DEFAULT_ID:
        raise sheet.blame(cells["id"], "pack-default-id", id=head.id)
    for column, longest in (("id", LONGEST_ID), ("title", LONGEST_OWN_TITLE)):
        if len(cells[column].text) > longest:
            raise sheet.blame(cells[column], "pack-too-long", found=cells[column].text)
    if head.version > HIGHEST_VERSION:
        limit = f"<= {HIGHEST_VERSION}"
        found = cells["version"].text
        raise sheet.blame(cells["version"], "pack-out-of-range", found=found, limit=limit)


def renamed(text: str, source: str, sheet: Sheet, wanted: Mapping[str, str]) -> str:
    """The text of a pack with other words in the one row of a table, by column."""
    lines = text.split("\n")
    if len(sheet.rows) != 1:
        raise BadPack(source, sheet.line, 1, "pack-needs-one-row", table=sheet.name, found=0)
    # From right to left, so that the places of the cells still to come stay true.
    for cell in sorted(map(sheet.rows[0].__getitem__, wanted), key=lambda cell: -cell.column):
        column = sheet.columns[sheet.rows[0].cells.index(cell)]
        line, start = lines[cell.line - 1], cell.column - 1
        lines[cell.line - 1] = line[:start] + wanted[column] + line[start + len(cell.text) :]
    return "\n".join(lines)
