"""Component packs as somebody might make them out of the default ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.core.pack import Row, Sheet, read_tables
from engine.core.pack_own import OwnPack
from engine.registry import default_text, game_called, read_own, text_to_edit

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
"""What would mean something to a chat, or look like more than a title."""


class Draft:
    """The text of a pack that is being edited, table by table."""

    def __init__(self, game: str, id_: str = "reef", title: str = "Reef") -> None:
        self.game = game_called(game)
        self.text = text_to_edit(self.game, id_, title)

    def sheet(self, table: str) -> Sheet:
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


def _row(sheet: Sheet, word: str) -> Row:
    column = "id" if "id" in sheet.columns else sheet.columns[0]
    return next(row for row in sheet.rows if row[column].text == word)


def _written(sheet: Sheet, row: Row, cells: Mapping[str, str]) -> str:
    assert set(cells) <= set(sheet.columns)
    texts = [cells.get(column, row[column].text) for column in sheet.columns]
    return f"| {' | '.join(texts)} |"


def _otys() -> Draft:
    """A contract and a Reward more, a contract fewer, and effects that no default card has."""
    draft = Draft("otys", title=LONGEST_PACK_TITLE)
    draft.add(
        *("contracts", "contract_exact_05"),
        id="contract_exact_90",
        metal="3",
        plant="3",
        fuel="0",
        tech="1",
        cubes="7",
        points="9",
        bonus_credits="4",
    ).remove("contracts", "contract_exact_02")
    choice = "choose(pay(2 credit, draw(5, keep=1)), gain(2 battery + 1 neutral_x))"
    draft.add("effects", "battery", id="treasure", notation=choice)
    draft.add("effects", "battery", id="both", notation="gain(1 battery); gain(2 credit)")
    draft.add("rewards", "reward_01", id="reward_99", front="treasure", back="battery_1")
    draft.change("rewards", "reward_03", front="both")
    draft.change("sponsors", "sponsor_1_basic", effect="treasure", mode="choice", points="2")
    return draft.change("start_values", "start_credits", value="7")


def _antarctica() -> Draft:
    """A card for another, with other demands, and tracks with other spaces and points."""
    draft = Draft("antarctica", title=LONGEST_PACK_TITLE)
    draft.add("building_cards", "basic_01", id="harbour_camp", scientists="3", requires="crane")
    draft.remove("building_cards", "basic_01")
    draft.change("building_cards", "basic_07", research="5", star="yes")
    draft.change("tracks", "track_glaciology", length="14", cube_value="9")
    draft.change("track_spaces", "track_glaciology_3", effect="move_ship", colour="blue")
    draft.add("track_spaces", "track_glaciology_9", id="deep_ice", space="12", effect="scientist")
    draft.add("shipyard_cards", "quick_research_2", id="quick_research_3")
    draft.change("shipyard_kinds", "quick_research", count="3")
    return draft.change("constants", "quick_research_points", value="5")


def _underwater_cities() -> Draft:
    """Other titles and effects, a card for another, a contract and a tile more."""
    draft = Draft("underwater-cities", title=LONGEST_PACK_TITLE)
    draft.change("era_cards_1", "tide_mill", title=LONGEST_TITLE, effect="prod(gain(2 credit))")
    draft.add(
        *("era_cards_1", "supply_drop"),
        no="901",
        id="own_supplies",
        title="Our Own Supplies",
        effect="choose(gain(2 kelp), draw(4, keep=1), pay(1 science, gain(3 credit)))",
    ).remove("era_cards_1", "supply_drop")
    draft.change("special_cards", "reef_nobel", title="Prize of the Reef")
    draft.add("contracts", "model_town", id="our_town", title="Our Town", reward="gain(9 credit)")
    draft.remove("contracts", "model_town")
    draft.add("metropolis_tiles", "mint", id="bank", title="Bank", effect="prod(gain(3 credit))")
    return draft.remove("metropolis_tiles", "academy")


DRAFTS: Mapping[str, Callable[[], Draft]] = MappingProxyType(
    {"otys": _otys, "antarctica": _antarctica, "underwater_cities": _underwater_cities}
)


def altered(game: str) -> OwnPack:
    """A pack of this game with much that is other than in the box."""
    return DRAFTS[game.replace("-", "_")]().own()


def unaltered(game: str) -> bytes:
    """The default pack of a game as it stands."""
    return default_text(game).encode()
