"""Picture of the scores: the sources of each player's points, final or current."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.scoring import CITY_POINTS, FinalScore, Scored
from engine.underwater_cities.view import UnderwaterCitiesView
from engine.underwater_cities.words.names import card_title, tile_name
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import seat_mark
from render.scene import Align, Box, Line, Panel, Scene, Sprite, Words
from render.underwater_cities.nation.nation_alt import scores_alt
from render.underwater_cities.players.standings import ranked, standing
from render.underwater_cities.status import moment

WIDTH = 896
TITLE = 104
NAMES = 132
HEAD, PART, TOTAL = 52, 42, 84
LOWEST = 30
"""Minimum height of a line in a long table."""
COLUMN = {1: 208, 2: 190, 3: 160, 4: 134}
"""Width of a player's column, by the number of players."""
PAD = 16
SMALLEST = 21
"""Font size that is still legible on a phone."""
TALLEST = 1600
NONE = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line of the table: its name, and its number for each seat."""

    name: Msg
    numbers: tuple[int | None, ...]
    """None if it does not apply to that seat."""
    icon: str = ""
    head: bool = False
    """True if it sums up the rows below it, or is a section on its own."""
    last: bool = False
    """True for the total."""


def rows(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView) -> tuple[ScoreRow, ...]:
    """Return the points so far, then the parts of the final scoring in order, and the total."""
    scores = tuple(player.score for player in view.players)
    return (
        _head("so-far", "point", [score.before for score in scores]),
        *_sources(pack, "metropolises", "metropolis-brown-lit", [score.tiles for score in scores]),
        *_sources(pack, "end-cards", "type-end", [score.cards for score in scores]),
        *_cities(scores),
        _head("left-over", "kelp", [score.resources for score in scores]),
        ScoreRow(
            msg("underwater-cities-picture-score-total"),
            tuple(score.total for score in scores),
            "point",
            head=True,
            last=True,
        ),
    )


def _head(name: str, icon: str, numbers: Sequence[int]) -> ScoreRow:
    return ScoreRow(msg(f"underwater-cities-picture-score-{name}"), tuple(numbers), icon, head=True)


def _sources(
    pack: UnderwaterCitiesPack, name: str, icon: str, scored: Sequence[tuple[Scored, ...]]
) -> Iterator[ScoreRow]:
    """Yield a sum, and each tile or card that contributes to it."""
    yield _head(name, icon, [sum(part.points for part in parts) for parts in scored])
    for seat, parts in enumerate(scored):
        for part in parts:
            numbers = tuple(part.points if other == seat else None for other in range(len(scored)))
            yield ScoreRow(_source_name(pack, part.source), numbers)


def _source_name(pack: UnderwaterCitiesPack, source: str) -> Msg:
    tile = pack.tiles.get(source)
    return tile_name(pack, tile) if tile else card_title(pack, pack.cards[source])


def _cities(scores: Sequence[FinalScore]) -> Iterator[ScoreRow]:
    """Yield the cities' sum, then their points by the number of kinds of building in a city."""
    totals = [sum(city.points for city in score.cities) for score in scores]
    yield _head("cities", "dome-white-lit", totals)
    for kinds in range(len(CITY_POINTS) - 1, -1, -1):
        found = [[city for city in score.cities if len(city.kinds) == kinds] for score in scores]
        if any(found):
            numbers = tuple(sum(city.points for city in cities) or None for cities in found)
            name = msg("underwater-cities-picture-score-kinds", count=kinds)
            yield ScoreRow(name, numbers)


# --- drawing -------------------------------------------------------------------------------------


def scores_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose the table, with first place on the left; during a game, by current standings."""
    lines = rows(pack, view)
    heads = sum(line.head for line in lines) - 1
    fixed = TITLE + NAMES + GAP + MARGIN + heads * HEAD + TOTAL
    parts = len(lines) - heads - 1
    part = max(LOWEST, min(PART, (TALLEST - fixed) // max(parts, 1)))
    heights = [TOTAL if line.last else HEAD if line.head else part for line in lines]
    high = NAMES + sum(heights) + GAP
    drawing = Drawing(WIDTH, TITLE + high + MARGIN)
    _title(drawing, view, context)
    box = Box(MARGIN, TITLE, WIDTH - 2 * MARGIN, high)
    ScoreTable(drawing, view, context, box).draw(lines, heights)
    return drawing.scene(context, alt_text(context, scores_alt(view)))


def _title(drawing: Drawing, view: UnderwaterCitiesView, context: ReaderContext) -> None:
    """Draw the title: the reason for the end, or the progress of the game."""
    upper = Box(MARGIN + GAP, 8, WIDTH - 2 * MARGIN - 2 * GAP, 56)
    lower = Box(upper.left, upper.bottom, upper.width, 36)
    title = msg("picture-scores") if view.result is not None else msg("picture-standings")
    drawing.put(Words(context.words.say(title), upper, 46, bold=True, shrink=28))
    said = (
        msg(f"underwater-cities-end-{_dashed(view.result.reason)}") if view.result else moment(view)
    )
    drawing.put(Words(context.words.say(said), lower, 28, "muted", shrink=SMALLEST))


def _dashed(name: str) -> str:
    return name.replace("_", "-")


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The table of scores, ready to be drawn."""

    drawing: Drawing
    view: UnderwaterCitiesView
    context: ReaderContext
    box: Box

    @property
    def columns(self) -> dict[int, Box]:
        """The column of each seat, with first place on the left."""
        wide = COLUMN[len(self.view.players)]
        seats = ranked(self.view)
        left = self.box.right - GAP - wide * len(seats)
        return {
            seat: Box(left + number * wide, self.box.top, wide, self.box.height)
            for number, seat in enumerate(seats)
        }

    def draw(self, lines: Sequence[ScoreRow], heights: Sequence[int]) -> None:
        """Draw the names at the top, then the rows."""
        self.drawing.put(Panel(self.box))
        for seat, column in self.columns.items():
            self._head(seat, column)
        top = self.box.top + NAMES
        for line, high in zip(lines, heights, strict=True):
            self._row(line, Box(self.box.left, top, self.box.width, high))
            top += high

    def _head(self, seat: int, column: Box) -> None:
        """Draw a column's place, shape and name; a winner's column is lit."""
        place = standing(self.view)[seat]
        won = self.view.result is not None and seat in self.view.result.winners
        if won:
            self.drawing.put(Panel(column.inset(3), "panel-bright", "gold", 14, 4))
        inner = Box(column.left + 10, column.top + 12, column.width - 20, NAMES - 16)
        left, right = Box(inner.left, inner.top, inner.width, 52).columns(2)
        self.drawing.put(seat_mark(seat, left.centre, 46))
        if won:
            self.drawing.put(Sprite("crown", right.centre, 46))
        elif len(self.view.players) > 1:
            text = str(place)
            self.drawing.put(Words(text, right, 40, "muted", bold=True, align=Align.CENTRE))
        name = Box(inner.left, inner.top + 56, inner.width, inner.height - 56)
        self.drawing.put(
            Words(
                self.context.names[seat], name, 26, bold=True, align=Align.CENTRE, lines=2,
                shrink=22, cut=True,
            )
        )  # fmt: skip

    def _row(self, line: ScoreRow, row: Box) -> None:
        if line.head:
            ends = ((row.left + PAD, row.top), (row.right - PAD, row.top))
            self.drawing.put(Line(ends, "panel-edge-bright", 2))
        self._name(line, row)
        for seat, column in self.columns.items():
            cell = Box(column.left, row.top, column.width, row.height)
            self._number(line, line.numbers[seat], cell)

    def _name(self, line: ScoreRow, row: Box) -> None:
        """Draw the name of the row, indented if it is a part of a sum."""
        left, size = row.left + PAD, 44
        if line.icon:
            self.drawing.put(Sprite(line.icon, (left + size // 2, row.centre[1]), size))
        left += size + 10
        first = min(column.left for column in self.columns.values())
        room = Box(left, row.top, first - left - GAP, row.height)
        colour = "text" if line.head else "muted"
        large = 36 if line.last else 30 if line.head else 25
        text = self.context.words.say(line.name)
        self.drawing.put(Words(text, room, large, colour, bold=line.head, lines=2, shrink=SMALLEST))

    def _number(self, line: ScoreRow, number: int | None, cell: Box) -> None:
        """Draw the number of one seat."""
        if number is None:
            return
        size = 56 if line.last else 36 if line.head else 28
        colour = "text" if number and line.head else "muted"
        text = str(number) if number else NONE
        self.drawing.put(Words(text, cell, size, colour, bold=line.head, align=Align.CENTRE))
