"""Custom component packs: their names, and how they are told apart.

A game continues with the very pack it was started with, whatever becomes of the file. So a custom
pack is identified by its id, its version and a digest of its text: `reef@2-1f0c…`. The packs that
come with the project have no digest in their names, as a released one never changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from engine.core.errors import BadPack
from engine.core.packs.pack import PackHead, PackTable, table

DEFAULT_ID = "default"
"""The id of the pack that comes with the project, which no other may use."""
LONGEST_ID, LONGEST_OWN_TITLE = 30, 40
"""The most characters for the id and the title of a custom pack, which are listed side by side."""
HIGHEST_VERSION = 999_999
DIGITS_NAMED = 16
"""The digits of the digest that are part of a pack's name."""


@dataclass(frozen=True, slots=True)
class OwnPack:
    """A custom component pack with its full text."""

    game: str
    id: str
    version: int
    title: str
    digest: str
    """The digest of the text, in hexadecimal."""
    text: str = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        """The name used by games that are played with exactly this text."""
        return f"{self.id}@{self.version}-{self.digest[:DIGITS_NAMED]}"


def own_pack(head: PackHead, game: str, text: str) -> OwnPack:
    """Return the pack with this head and this text."""
    digest = digest_of(text)
    return OwnPack(game, head.id, head.version, head.title, digest, text)


def digest_of(text: str) -> str:
    """Return the digest of a pack's text, regardless of its line endings."""
    return blake2b(_plain(text).encode(), digest_size=32).hexdigest()


def _plain(text: str) -> str:
    return text.replace("\r\n", "\n")


def shown_name(name: str) -> str:
    """Return the name of a pack as players see it, without the digest."""
    return name.partition("-")[0]


def check_own_head(tables: Mapping[str, PackTable], head: PackHead, source: str) -> None:
    """Raise if a pack claims to be the default one, or if its id, title or version is too long."""
    sheet = table(tables, "pack", source)
    cells = sheet.rows[0]
    if head.id == DEFAULT_ID:
        raise sheet.error_at(cells["id"], "pack-default-id", id=head.id)
    for column, longest in (("id", LONGEST_ID), ("title", LONGEST_OWN_TITLE)):
        if len(cells[column].text) > longest:
            raise sheet.error_at(cells[column], "pack-too-long", found=cells[column].text)
    if head.version > HIGHEST_VERSION:
        limit = f"<= {HIGHEST_VERSION}"
        found = cells["version"].text
        raise sheet.error_at(cells["version"], "pack-out-of-range", found=found, limit=limit)


def renamed(text: str, source: str, sheet: PackTable, wanted: Mapping[str, str]) -> str:
    """Return the text of a pack with some cells of a one-row table replaced, by column."""
    lines = text.split("\n")
    if len(sheet.rows) != 1:
        raise BadPack(source, sheet.line, 1, "pack-needs-one-row", table=sheet.name, found=0)
    # From right to left, so that the positions of the remaining cells stay valid.
    for cell in sorted(map(sheet.rows[0].__getitem__, wanted), key=lambda cell: -cell.column):
        column = sheet.columns[sheet.rows[0].cells.index(cell)]
        line, start = lines[cell.line - 1], cell.column - 1
        lines[cell.line - 1] = line[:start] + wanted[column] + line[start + len(cell.text) :]
    return "\n".join(lines)
