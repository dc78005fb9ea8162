"""Picture of the scores: the sources of each player's points, the places, and the tie-breakers."""

from __future__ import annotations

from dataclasses import dataclass

from engine.antarctica.view import AntarcticaView, ScoreView
from engine.antarctica.words.names import area_name, thing
from engine.core.msg import Msg, msg
from render.antarctica.players.facts import first_places, points, ranked, standing
from render.antarctica.players.players_alt import scores_alt
from render.antarctica.status import moment
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import seat_mark
from render.scene import Align, Box, Line, Panel, Scene, Sprite, Words

WIDTH = 896
TITLE = 104
NAMES = 132
ROW = 44
TOTAL = 84
COLUMN = {2: 208, 3: 176, 4: 138}
"""Width of a player's column, by the number of players."""
PAD = 16
SMALLEST = 21
"""Font size that is still legible on a phone."""
NONE = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line of the table: its name, and its number for each seat."""

    name: Msg
    numbers: tuple[int, ...]
    icon: str = ""
    first: tuple[int, ...] = ()
    """Seats in first place."""
    head: bool = False
    """True if it sums up the rows below it, or is a section on its own."""
    high: int = ROW


def rows(view: AntarcticaView) -> tuple[ScoreRow, ...]:
    """Return the rows: areas and tracks under their sums, cards, resources, total, tie-breakers."""
    seats = range(len(view.players))
    scores = {score.of: score for score in view.scores}
    areas = [scores[f"area:{area.number}"] for area in view.areas if area.open]
    tracks = [scores[f"track:{track.id}"] for track in view.tracks]
    names = {f"area:{area.number}": area_name(area.number) for area in view.areas}
    names |= {f"track:{track.id}": thing(track.id) for track in view.tracks}
    return (
        _sum("areas", areas),
        *(ScoreRow(names[one.of], one.points, "", one.first) for one in areas),
        _sum("tracks", tracks),
        *(ScoreRow(names[one.of], one.points, _emblem(one), one.first) for one in tracks),
        _single(scores["cards"], "stars", "prestige-star"),
        _single(scores["resources"], "discarded", "discarded"),
        ScoreRow(
            msg("antarctica-picture-total"),
            tuple(points(view, seat) for seat in seats),
            "point",
            head=True,
            high=TOTAL,
        ),
        ScoreRow(
            msg("antarctica-picture-first-places"),
            tuple(first_places(view, seat) for seat in seats),
            "first-place",
        ),
        ScoreRow(
            msg("antarctica-picture-building-cards"),
            tuple(len(player.cards) for player in view.players),
            "card",
        ),
    )


def _emblem(track: ScoreView) -> str:
    return track.of.removeprefix("track:").replace("_", "-", 1)


def _sum(name: str, counts: list[ScoreView]) -> ScoreRow:
    """Return the row that heads a section, with the points of all its counts."""
    numbers = tuple(map(sum, zip(*(count.points for count in counts), strict=True)))
    return ScoreRow(msg(f"antarctica-picture-{name}"), numbers, head=True)


def _single(count: ScoreView, name: str, icon: str) -> ScoreRow:
    """Return the row of a section that consists of a single count."""
    return ScoreRow(msg(f"antarctica-picture-{name}"), count.points, icon, count.first, head=True)


# --- drawing -----------------------------------------------------------------------------------


def scores_scene(view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose the table, with first place on the left; during a game, by current standings."""
    lines = rows(view)
    high = NAMES + sum(line.high for line in lines) + GAP
    drawing = Drawing(WIDTH, TITLE + high + MARGIN)
    _title(drawing, view, context)
    table = ScoreTable(drawing, view, context, Box(MARGIN, TITLE, WIDTH - 2 * MARGIN, high))
    table.draw(lines)
    return drawing.scene(context, alt_text(context, scores_alt(view)))


def _title(drawing: Drawing, view: AntarcticaView, context: ReaderContext) -> None:
    """Draw the title: the reason for the end, or the progress of the game."""
    upper = Box(MARGIN + GAP, 8, WIDTH - 2 * MARGIN - 2 * GAP, 56)
    lower = Box(upper.left, upper.bottom, upper.width, 36)
    over = view.result is not None
    title = msg("picture-scores") if over else msg("picture-standings")
    drawing.put(Words(context.words.say(title), upper, 46, bold=True, shrink=28))
    why = msg(f"antarctica-end-{view.result.reason}") if view.result else moment(view)
    drawing.put(Words(context.words.say(why), lower, 28, "muted", shrink=SMALLEST))


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The table of scores, ready to be drawn."""

    drawing: Drawing
    view: AntarcticaView
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

    def draw(self, lines: tuple[ScoreRow, ...]) -> None:
        """Draw the names at the top, then the rows."""
        self.drawing.under(Panel(self.box))
        for seat, column in self.columns.items():
            self._head(seat, column)
        top = self.box.top + NAMES
        for line in lines:
            row = Box(self.box.left, top, self.box.width, line.high)
            self._row(line, row)
            top = row.bottom

    def _head(self, seat: int, column: Box) -> None:
        """Draw a column's place, shape and name; a winner's column is lit."""
        place = standing(self.view)[seat]
        won = self.view.result is not None and place == 1
        if won:
            self.drawing.put(Panel(column.inset(3), "panel-bright", "gold", 14, 4))
        inner = Box(column.left + 10, column.top + 12, column.width - 20, NAMES - 16)
        left, right = Box(inner.left, inner.top, inner.width, 52).columns(2)
        self.drawing.put(seat_mark(seat, left.centre, 46))
        if won:
            self.drawing.put(Sprite("crown", right.centre, 46))
        else:
            text = str(place)
            self.drawing.put(Words(text, right, 40, "muted", bold=True, align=Align.CENTRE))
        name = Box(inner.left, inner.top + 56, inner.width, inner.height - 56)
        text = self.context.names[seat]
        self.drawing.put(
            Words(text, name, 26, bold=True, align=Align.CENTRE, lines=2, shrink=22, cut=True)
        )

    def _row(self, line: ScoreRow, row: Box) -> None:
        if line.head:
            ends = ((row.left + PAD, row.top), (row.right - PAD, row.top))
            self.drawing.put(Line(ends, "panel-edge-bright", 2))
        self._name(line, row)
        for seat, column in self.columns.items():
            cell = Box(column.left, row.top, column.width, row.height)
            self._number(line, seat, cell)

    def _name(self, line: ScoreRow, row: Box) -> None:
        """Draw the name of the row, with its icon if it has one."""
        left = row.left + PAD
        size = min(row.height - 6, 48)
        if line.icon:
            centre = (left + size // 2, row.centre[1])
            self.drawing.under(Sprite(line.icon, centre, size))
            left += size + 8
        first = min(column.left for column in self.columns.values())
        room = Box(left, row.top, first - left - GAP, row.height)
        colour = "text" if line.head else "muted"
        large = 34 if line.high > ROW else 27
        text = self.context.words.say(line.name)
        self.drawing.under(Words(text, room, large, colour, bold=line.head, shrink=SMALLEST))

    def _number(self, line: ScoreRow, seat: int, cell: Box) -> None:
        """Draw the number of one seat, with a rosette beside it for first place."""
        number = line.numbers[seat]
        size = 52 if line.high > ROW else 32 if line.head else 28
        colour = "text" if number else "muted"
        if seat in line.first:
            rosette = (cell.left + 30, cell.centre[1])
            self.drawing.put(Sprite("first-place", rosette, ROW - 8))
        text = str(number) if number else NONE
        bold = line.head
        self.drawing.put(Words(text, cell, size, colour, bold=bold, align=Align.CENTRE))
