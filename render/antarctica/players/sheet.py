"""Picture of everything that belongs to one player, for all to see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.view import AntarcticaView, ScoreView
from engine.antarctica.words.names import area_name, area_spot, thing
from engine.core.msg import Msg, msg
from render.antarctica.players.buildings import BuildingLines
from render.antarctica.players.facts import discarded, paired_facts, points, rank, stars
from render.antarctica.players.players import PlayerBox, fact_place, stock_place
from render.antarctica.players.players_alt import sheet_alt
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import amount
from render.scene import Align, Box, Line, Panel, Scene, Sprite, Words
from render.theme import SEATS

WIDTH = 1200
TITLE = 84
SIDE = 436
"""Width of the list of what the player has."""
ROW = 40
PAD = 12
COLUMNS = (352, 72, 84, 84, 84)
"""Widths of the columns: name, ships, amount, rank, points."""
SMALLEST = 28
"""Font size that is still legible on a phone."""
TEXT = 30
BUILDING = 58
NONE = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class CountRow:
    """A player's current result in one count of the scoring."""

    of: str
    """The scoring's name for the count."""
    name: Msg
    icon: str
    ships: int | None
    amount: int
    rank: int
    points: int


@dataclass(frozen=True, slots=True)
class CountGroup:
    """Counts of one kind, with the piece they count and their total."""

    name: Msg | None
    """None if its counts have no title."""
    piece: str
    entries: tuple[CountRow, ...]

    @property
    def points(self) -> int:
        """The points of all its counts."""
        return sum(entry.points for entry in self.entries)


# --- content -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ScoringProgress:
    """A player's current results in each count."""

    view: AntarcticaView
    seat: int

    def sections(self) -> tuple[CountGroup, ...]:
        """Return the sections: the areas, the tracks, and the two counts of cards and resources."""
        shape = SEATS[self.seat].shape
        scores = {score.of: score for score in self.view.scores}
        return (
            CountGroup(
                msg("antarctica-picture-areas"), f"pawn-{shape}", tuple(self._areas(scores))
            ),
            CountGroup(
                msg("antarctica-picture-tracks"), f"cube-seat-{shape}", tuple(self._tracks(scores))
            ),
            CountGroup(None, "", tuple(self._others(scores))),
        )

    def _areas(self, scores: Mapping[str, ScoreView]) -> Iterator[CountRow]:
        for area in self.view.areas:
            if area.open:
                yield CountRow(
                    area_spot(area.number),
                    area_name(area.number),
                    "",
                    sum(ship.seat == self.seat for ship in area.ships),
                    area.scientists[self.seat],
                    rank(area.scientists, self.seat),
                    scores[area_spot(area.number)].points[self.seat],
                )

    def _tracks(self, scores: Mapping[str, ScoreView]) -> Iterator[CountRow]:
        for track in self.view.tracks:
            yield CountRow(
                f"track:{track.id}",
                thing(track.id),
                track.id.replace("_", "-", 1),
                None,
                track.cubes[self.seat],
                rank(track.cubes, self.seat),
                scores[f"track:{track.id}"].points[self.seat],
            )

    def _others(self, scores: Mapping[str, ScoreView]) -> Iterator[CountRow]:
        players = self.view.players
        for of, name, icon, amounts in (
            ("cards", "stars", "prestige-star", [stars(one) for one in players]),
            ("resources", "discarded", "discarded", [discarded(one) for one in players]),
        ):
            yield CountRow(
                of,
                msg(f"antarctica-picture-{name}"),
                icon,
                None,
                amounts[self.seat],
                rank(amounts, self.seat),
                scores[of].points[self.seat],
            )


# --- drawing -----------------------------------------------------------------------------------


def sheet_scene(
    pack: AntarcticaPack, view: AntarcticaView, context: ReaderContext, seat: int
) -> Scene:
    """Compose a player's sheet: what they have, where, for how many points, and building cards."""
    sections = ScoringProgress(view, seat).sections()
    high = sum(_height(section) for section in sections) + GAP * (len(sections) - 1)
    wide = WIDTH - 2 * MARGIN
    cards = BuildingLines(context, view.players[seat].cards, BUILDING, TEXT)
    foot = cards.height(wide - 2 * PAD) + GAP
    drawing = Drawing(WIDTH, 2 * MARGIN + TITLE + high + foot + 2 * GAP)
    person = PlayerBox(drawing, pack, context, view, seat)
    person.title(Box(MARGIN, MARGIN, wide, TITLE))
    side = Box(MARGIN, MARGIN + TITLE + GAP, SIDE, high)
    drawing.under(Panel(side))
    person.listed(side.inset(PAD))
    top = side.top
    for section in sections:
        box = Box(side.right + GAP, top, WIDTH - MARGIN - side.right - GAP, _height(section))
        CountTable(drawing, context, seat).section(section, box)
        top = box.bottom + GAP
    below = Box(MARGIN, side.bottom + GAP, wide, foot)
    drawing.put(Panel(below))
    drawing.put(*cards.items(Box(below.left + PAD, below.top + GAP // 2, wide - 2 * PAD, foot)))
    alt = alt_text(context, sheet_alt(view, seat))
    return drawing.scene(context, alt, "", _changes(context.before, view, seat))


def _changes(before: object, view: AntarcticaView, seat: int) -> frozenset[str]:
    """Return the names of the rows that have changed; none for a first-time viewer."""
    if not isinstance(before, AntarcticaView):
        return frozenset()
    known = dict(_rows(before, seat))
    return frozenset(name for name, row in _rows(view, seat) if known.get(name) != row)


def _rows(view: AntarcticaView, seat: int) -> Iterator[tuple[str, object]]:
    """Yield the content of each row of the sheet, by the name of its place."""
    yield stock_place(seat), points(view, seat)
    yield from ((fact_place(seat, fact), fact) for fact in paired_facts(view, seat))
    for section in ScoringProgress(view, seat).sections():
        yield from ((_count_place(seat, entry), entry) for entry in section.entries)


def _count_place(seat: int, entry: CountRow) -> str:
    """Return the name of a count's place on this sheet; it differs from that of the area itself."""
    return f"{seat}/{entry.of}"


def _height(section: CountGroup) -> int:
    """Return the height of a section: a row for each count and for the title, and the margins."""
    return (len(section.entries) + bool(section.name)) * ROW + 2 * GAP


@dataclass(frozen=True, slots=True)
class CountTable:
    """Counts in rows, ready to be drawn."""

    drawing: Drawing
    context: ReaderContext
    seat: int

    def section(self, section: CountGroup, box: Box) -> None:
        """Draw the title with the sum, then each count."""
        self.drawing.under(Panel(box))
        rows = box.inset(GAP).rows(len(section.entries) + bool(section.name))
        if section.name:
            self._title(section.name, section, _cells(rows[0]))
            line = ((box.left + PAD, rows[0].bottom), (box.right - PAD, rows[0].bottom))
            self.drawing.under(Line(line, "panel-edge", 1.5))
        for entry, row in zip(section.entries, rows[bool(section.name) :], strict=True):
            self._entry(entry, _cells(row))
            room = Box(box.left + 4, row.top, box.width - 8, row.height)
            self.drawing.place(_count_place(self.seat, entry), room)

    def _title(self, said: Msg, section: CountGroup, cells: Sequence[Box]) -> None:
        """Draw the section's name, an icon above each column, and the sum of points."""
        name, ships, count, place, score = cells
        context, size = SEATS[self.seat], ROW - 6
        title = self.context.words.say(said)
        self.drawing.under(Words(title, name, TEXT, bold=True, shrink=SMALLEST))
        if section.entries[0].ships is not None:
            self.drawing.under(Sprite(f"ship-{context.shape}", ships.centre, size, context.colour))
        self.drawing.under(Sprite(section.piece, count.centre, size, context.colour))
        self.drawing.under(Sprite("laurel", place.centre, size))
        self.drawing.put(*amount("point", section.points, score, size))

    def _entry(self, entry: CountRow, cells: Sequence[Box]) -> None:
        name, ships, count, place, score = cells
        if entry.icon:
            icon = (name.left + ROW // 2 - 2, name.centre[1])
            self.drawing.under(Sprite(entry.icon, icon, ROW - 6))
            name = Box(name.left + ROW + 6, name.top, name.width - ROW - 6, name.height)
        said = self.context.words.say(entry.name)
        self.drawing.under(Words(said, name, TEXT, "muted", shrink=SMALLEST))
        if entry.ships is not None:
            self._number(entry.ships, ships)
        self._number(entry.amount, count)
        if entry.rank == 1:
            self.drawing.put(Sprite("first-place", place.centre, ROW - 4))
        else:
            self._number(entry.rank, place)
        self._number(entry.points, score, bold=True)

    def _number(self, number: int, box: Box, *, bold: bool = False) -> None:
        """Draw a number, or a dash for zero."""
        colour = "text" if number else "muted"
        text = str(number) if number else NONE
        self.drawing.put(
            Words(text, box, TEXT + 2, colour, bold=bold, align=Align.CENTRE, shrink=SMALLEST)
        )


def _cells(row: Box) -> tuple[Box, ...]:
    """Return the columns of a row."""
    lefts = [row.left + GAP + sum(COLUMNS[:number]) for number in range(len(COLUMNS))]
    return tuple(
        Box(left, row.top, width, row.height) for left, width in zip(lefts, COLUMNS, strict=True)
    )
