"""Picture of everything that belongs to one player, for all to see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.view import AntarcticaView, ScoreView
from engine.antarctica.words.names import area_name, area_spot, thing
from engine.core.msg import Msg, msg
from render.antarctica.players.buildings import in_a_line
from render.antarctica.players.facts import discarded, paired_facts, points, rank, stars
from render.antarctica.players.players import PlayerBox, fact_place, stock_place
from render.antarctica.players.players_alt import sheet_alt
from render.antarctica.question.geography import HEIGHT, WIDTH
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.kit.pieces import Piece, row
from render.scene import Align, Box, Line, Panel, Scene, Sprite, Words
from render.theme import SEATS

TITLE = Box(16, 8, 1068, 54)
SIDE = Box(16, 66, 430, 570)
"""The list of what the player has."""
TABLES = Box(452, 66, 632, 570)
FOOT = Box(16, 642, 1068, 52)
GAP, PAD = 4, 2
TALLEST = 42
"""Height of the highest row of the tables."""
COLUMNS = (262, 74, 86, 76, 116)
"""Widths of the columns: name, ships, amount, rank, points."""
TEXT = 31
"""The smallest type: its capitals are 6 pixels high on a phone."""
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
    drawing = Drawing(WIDTH, HEIGHT)
    person = PlayerBox(drawing, pack, context, view, seat)
    person.title(TITLE)
    drawing.under(Panel(SIDE))
    person.listed(Box(SIDE.left + 10, SIDE.top + 4, SIDE.width - 14, SIDE.height - 8))
    lines = sum(map(_lines, sections))
    spare = TABLES.height - (GAP + 2 * PAD) * len(sections) + GAP
    high = min(spare // lines, TALLEST)
    top = TABLES.top
    for section in sections:
        box = Box(TABLES.left, top, TABLES.width, _lines(section) * high + 2 * PAD)
        CountTable(drawing, context, seat).section(section, box)
        top = box.bottom + GAP
    drawing.put(Panel(FOOT))
    cards = view.players[seat].cards
    room = Box(FOOT.left + 12, FOOT.top, FOOT.width - 24, FOOT.height)
    drawing.put(*in_a_line(context, cards, room).items(room))
    alt = alt_text(context, sheet_alt(view, seat))
    return drawing.scene(context, alt, "", _changes(context.before, view, seat))


def _changes(before: object, view: AntarcticaView, seat: int) -> frozenset[str]:
    """Return the names of the rows that have changed; none for a first-time viewer."""
    if not isinstance(before, AntarcticaView):
        return frozenset()
    known = dict(_rows(before, seat))
    return frozenset(name for name, fact in _rows(view, seat) if known.get(name) != fact)


def _rows(view: AntarcticaView, seat: int) -> Iterator[tuple[str, object]]:
    """Yield the content of each row of the sheet, by the name of its place."""
    yield stock_place(seat), points(view, seat)
    yield from ((fact_place(seat, fact), fact) for fact in paired_facts(view, seat))
    for section in ScoringProgress(view, seat).sections():
        yield from ((_count_place(seat, entry), entry) for entry in section.entries)


def _count_place(seat: int, entry: CountRow) -> str:
    """Return the name of a count's place on this sheet; it differs from that of the area itself."""
    return f"{seat}/{entry.of}"


def _lines(section: CountGroup) -> int:
    """Return the number of a section's rows: one for each count and one for the title."""
    return len(section.entries) + bool(section.name)


@dataclass(frozen=True, slots=True)
class CountTable:
    """Counts in rows, ready to be drawn."""

    drawing: Drawing
    context: ReaderContext
    seat: int

    def section(self, section: CountGroup, box: Box) -> None:
        """Draw the title with the sum, then each count."""
        self.drawing.under(Panel(box))
        rows = box.inset(PAD).rows(len(section.entries) + bool(section.name))
        if section.name:
            self._title(section.name, section, _cells(rows[0]))
            line = ((box.left + 8, rows[0].bottom), (box.right - 8, rows[0].bottom))
            self.drawing.under(Line(line, "panel-edge", 1.5))
        for entry, cell in zip(section.entries, rows[bool(section.name) :], strict=True):
            self._entry(entry, _cells(cell))
            room = Box(box.left + 4, cell.top, box.width - 8, cell.height)
            self.drawing.place(_count_place(self.seat, entry), room)

    def _title(self, said: Msg, section: CountGroup, cells: Sequence[Box]) -> None:
        """Draw the section's name, an icon above each column, and the sum of points."""
        name, ships, count, place, score = cells
        context, size = SEATS[self.seat], name.height - 2
        title = self.context.words.say(said)
        self.drawing.under(Words(title, name, TEXT, bold=True))
        if section.entries[0].ships is not None:
            self.drawing.under(Sprite(f"ship-{context.shape}", ships.centre, size, context.colour))
        self.drawing.under(Sprite(section.piece, count.centre, size, context.colour))
        self.drawing.under(Sprite("laurel", place.centre, size))
        things = (Piece("point"), Piece(text=str(section.points)))
        self.drawing.put(*row(things, score.left + GAP, score.centre[1], size, TEXT))

    def _entry(self, entry: CountRow, cells: Sequence[Box]) -> None:
        name, ships, count, place, score = cells
        if entry.ships is None:
            name = Box(name.left, name.top, ships.right - name.left, name.height)
        if entry.icon:
            size = name.height - 2
            icon = (name.left + size // 2, name.centre[1])
            self.drawing.under(Sprite(entry.icon, icon, size))
            name = Box(name.left + size + 6, name.top, name.width - size - 6, name.height)
        said = self.context.words.say(entry.name, form="short")
        self.drawing.under(Words(said, name, TEXT, "muted"))
        if entry.ships is not None:
            self._number(entry.ships, ships)
        self._number(entry.amount, count)
        if entry.rank == 1:
            self.drawing.put(Sprite("first-place", place.centre, place.height))
        else:
            self._number(entry.rank, place)
        self._number(entry.points, score, bold=True)

    def _number(self, number: int, box: Box, *, bold: bool = False) -> None:
        """Draw a number, or a dash for zero."""
        colour = "text" if number else "muted"
        text = str(number) if number else NONE
        self.drawing.put(Words(text, box, TEXT, colour, bold=bold, align=Align.CENTRE))


def _cells(line: Box) -> tuple[Box, ...]:
    """Return the columns of a row."""
    lefts = [line.left + 2 * GAP + sum(COLUMNS[:number]) for number in range(len(COLUMNS))]
    return tuple(
        Box(left, line.top, width, line.height) for left, width in zip(lefts, COLUMNS, strict=True)
    )
