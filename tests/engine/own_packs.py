"""Component packs as somebody might make them out of the default ones."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.packs.own import OwnPack
from engine.core.packs.pack import PackTable, Row, read_tables
from engine.registry import default_text, game_name_for, read_own, text_to_edit
from tests.game_facts import facts_of

LONGEST_PACK_TITLE = "Wandering Whale Watchers of Wellington W"
"""As long as the title of a pack may be."""
LONGEST_TITLE = "The Most Widely Wandering Whale Watchers of Wellington Wharf"
"""As long as the title of a card may be."""
INJECTIONS = (
    "@everyone",
    "<@123456789012345678>",
    "**Bold**",
    "_Sly_",
    "`code`",
    "[link](x)",
    "https://example.org",
    "# Heading",
    "> Quote",
    "~~gone~~",
    "\\escape",
    "a{ $b }",
    "two  blanks",
    "-# small",
    "Za\N{COMBINING ACUTE ACCENT}\N{COMBINING GRAVE ACCENT}\N{COMBINING TILDE}lgo",
)
"""Texts with a meaning in chat, or that look like more than a title."""


class Draft:
    """The text of a pack that is being edited, table by table."""

    def __init__(self, game: str, id_: str = "reef", title: str = "Reef") -> None:
        self.game = game_name_for(game)
        self.text = text_to_edit(self.game, id_, title)

    def sheet(self, table: str) -> PackTable:
        return read_tables(self.text, "draft")[table]

    def change(self, table: str, row: str, **cells: str) -> Draft:
        """Other words in some cells of the row that begins with this word or has it as its id."""
        sheet = self.sheet(table)
        found = _row(sheet, row)
        return self._put(found, _written(sheet, found, cells))

    def add(self, table: str, like: str, **cells: str) -> Draft:
        """A row more, like another except in some cells."""
        sheet = self.sheet(table)
        found = _row(sheet, like)
        lines = self.text.split("\n")
        lines.insert(found.cells[0].line, _written(sheet, found, cells))
        self.text = "\n".join(lines)
        return self

    def remove(self, table: str, row: str) -> Draft:
        return self._put(_row(self.sheet(table), row), None)

    def drop(self, table: str) -> Draft:
        """Without a table."""
        sheet, lines = self.sheet(table), self.text.split("\n")
        self.text = "\n".join(lines[: sheet.line - 1] + lines[sheet.rows[-1].cells[0].line :])
        return self

    def own(self) -> OwnPack:
        return read_own(self.text.encode(), "draft.pack.md")

    def _put(self, row: Row, line: str | None) -> Draft:
        lines = self.text.split("\n")
        number = row.cells[0].line
        lines[number - 1 : number] = [] if line is None else [line]
        self.text = "\n".join(lines)
        return self


def _row(sheet: PackTable, word: str) -> Row:
    column = "id" if "id" in sheet.columns else sheet.columns[0]
    return next(row for row in sheet.rows if row[column].text == word)


def _written(sheet: PackTable, row: Row, cells: Mapping[str, str]) -> str:
    assert set(cells) <= set(sheet.columns)
    texts = [cells.get(column, row[column].text) for column in sheet.columns]
    return f"| {' | '.join(texts)} |"


def altered(game: str) -> OwnPack:
    """A pack of this game with much that is other than in the box."""
    return facts_of(game).altered().own()


def unaltered(game: str) -> bytes:
    """The default pack of a game as it stands."""
    return default_text(game).encode()
