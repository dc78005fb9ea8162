"""Draws the research tracks: their spaces, the effects of the spaces, and every seat's cubes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.view import AntarcticaView, ScoreView, SpaceView, TrackView
from engine.antarctica.words.names import short_track, thing, track_spot
from engine.core.msg import Msg, msg
from render.antarctica.changes import changes
from render.fonts import fits, measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import seat_mark
from render.scene import Align, Box, Item, Panel, Point, Scene, Sprite, Words
from render.theme import SEATS

SMALLEST = 28
"""The smallest font size, which stays legible when a phone shows it at a third of its size."""
LETTER = 24
"""Space at the left end for the letter of a track that can be chosen."""


@dataclass(frozen=True, slots=True)
class TrackSpaces:
    """The positions of a track's spaces."""

    left: int
    middle: int
    pitch: int
    size: int

    def centre(self, space: int) -> Point:
        """Return the centre of a space; spaces are counted from 1."""
        return (self.left + (space - 1) * self.pitch + self.pitch // 2, self.middle)


@dataclass(frozen=True, slots=True)
class Tracks:
    """The open tracks, ready to be drawn."""

    drawing: Drawing
    pack: AntarcticaPack
    context: ReaderContext
    view: AntarcticaView

    # --- one track ------------------------------------------------------------------------------

    def row(self, track: TrackView, box: Box, *, named: bool) -> None:
        """Draw one track with all its spaces, below its heading if the box is tall enough."""
        inner = Box(box.left + LETTER, box.top, box.width - LETTER - 4, box.height)
        if box.height * 12 > box.width:
            head, spaces = _split(inner)
            self._standings(track, head, self._head(track, head, named=named))
        else:
            wide = self._head(track, inner, named=named) - inner.left
            spaces = Box(inner.left + wide, inner.top, inner.width - wide, inner.height)
        pitch = min(spaces.width // _longest(self.pack), spaces.height + 8)
        size = min(pitch - 4, spaces.height)
        self._spaces(track, TrackSpaces(spaces.left, spaces.centre[1], pitch, size))
        self.drawing.place(track_spot(track.id), box)

    def _head(self, track: TrackView, box: Box, *, named: bool) -> int:
        """Draw the track's emblem, name, stations and points per cube; return where they end."""
        size, middle = box.height, box.centre[1]
        self.drawing.under(Sprite(_emblem(track.id), (box.left + size // 2, middle), size - 4))
        left = box.left + size + 8
        if named:
            left = self._name(track, Box(left, box.top, box.width, size))
        for station in track.icons:
            sprite = Sprite(f"building-{station}", (left + size // 2, middle), size - 8)
            self.drawing.under(sprite)
            left += size
        left += size * (max(_icons(self.pack) - len(track.icons), 0) if not named else 0)
        letters = max(size * 7 // 10, SMALLEST)
        value = Box(left + 4, box.top, measure(str(track.cube_value), letters, bold=True) + 2, size)
        self.drawing.under(Words(str(track.cube_value), value, letters, bold=True))
        self.drawing.under(Sprite("point", (value.right + size // 2 - 2, middle), size - 16))
        return value.right + size + 4

    def _name(self, track: TrackView, box: Box) -> int:
        """Draw the name if there is space for it; return where the next item starts."""
        text = self.context.words.say(thing(track.id))
        letters = max(min(box.height * 7 // 10, 36), SMALLEST)
        words = Words(text, Box(box.left, box.top, NAME, box.height), letters, bold=True, shrink=21)
        if not fits(words):
            return box.left
        self.drawing.under(words)
        return box.left + NAME + 4

    def _standings(self, track: TrackView, box: Box, left: int) -> None:
        """Draw what each seat on the track would score for it now, with first place marked."""
        count = _count(self.view, track)
        seats = [seat for seat in self.view.order if track.cubes[seat]]
        pitch = min((box.right - left) // len(self.view.order), 2 * box.height)
        right = box.right - pitch * len(seats)
        for number, seat in enumerate(seats):
            cell = Box(right + number * pitch, box.top, pitch, box.height)
            self._standing(seat, count, cell)

    def _standing(self, seat: int, count: ScoreView, cell: Box) -> None:
        """Draw a seat and its points, with a rosette for first place."""
        size = cell.height * 64 // 100
        mark = (cell.left + size, cell.centre[1])
        self.drawing.put(seat_mark(seat, mark, size))
        left = mark[0] + size // 2 + 6
        room = Box(left, cell.top, cell.right - left, cell.height)
        first = seat in count.first
        if first:
            rosette = (mark[0] - size * 7 // 10, mark[1] - size // 4)
            self.drawing.put(Sprite("first-place", rosette, size * 9 // 10))
        colour = "gold" if first else "text"
        self.drawing.put(Words(str(count.points[seat]), room, 32, colour, bold=True, shrink=24))

    # --- spaces --------------------------------------------------------------------------------

    def _spaces(self, track: TrackView, line: TrackSpaces) -> None:
        """Draw all spaces, with a number or their effect, and the cubes on them."""
        effects = {space.space: space for space in track.spaces}
        seats = {space: seat for seat, space in enumerate(track.cubes) if space}
        for number in range(1, track.length + 1):
            effect, seat = effects.get(number), seats.get(number)
            centre = line.centre(number)
            if effect is None or not effect.blue:
                self.drawing.under(Sprite(_space(effect), centre, line.size))
            if effect is not None:
                self.drawing.put(*_effect(effect, centre, line.size, met=seat is not None))
            elif seat is None:
                self.drawing.put(_number(number, centre, line.size))
            if seat is not None:
                self.drawing.put(*_cube(seat, centre, line.size, beside=effect is not None))


NAME = 240
"""Width of a track's name."""


def _split(box: Box) -> tuple[Box, Box]:
    """Return the boxes of the heading and of the spaces below it."""
    high = box.height * 42 // 100
    head = Box(box.left, box.top, box.width, high)
    return head, Box(box.left, head.bottom + 2, box.width, box.height - high - 2)


def _longest(pack: AntarcticaPack) -> int:
    """Return the length of the longest track, which limits the size of spaces on every track."""
    return max(track.length for track in pack.tracks.values())


def _icons(pack: AntarcticaPack) -> int:
    """Return the largest number of stations that support a single track."""
    return max(len(track.icons) for track in pack.tracks.values())


def _count(view: AntarcticaView, track: TrackView) -> ScoreView:
    return next(count for count in view.scores if count.of == f"track:{track.id}")


def _emblem(track: str) -> str:
    return f"track-{short_track(track)}"


def _space(effect: SpaceView | None) -> str:
    if effect is None:
        return "space-plain"
    return "space-blue" if effect.blue else "space-red"


def _number(number: int, centre: Point, size: int) -> Words:
    """Return a space's number as text in the middle of the space."""
    box = Box(centre[0] - size // 2, centre[1] - size // 2, size, size)
    return Words(str(number), box, SMALLEST, "muted", align=Align.CENTRE, shrink=21)


def _glyph(space: SpaceView, centre: Point, size: int) -> Sprite:
    """Return the icon of a space's effect, faded if the effect is used up."""
    return Sprite(f"effect-{space.effect}", centre, size, faded=space.used)


def _effect(space: SpaceView, centre: Point, size: int, *, met: bool) -> Iterator[Item]:
    """Yield a space's effect: in the middle, or smaller and in the upper left beside a cube."""
    if space.blue:
        yield Sprite(_space(space), centre, size, faded=space.used)
    if met:
        centre = (centre[0] - size // 6, centre[1] - size // 6)
    yield _glyph(space, centre, size * (50 if met else 64) // 100)


def _cube(seat: int, centre: Point, size: int, *, beside: bool) -> Iterator[Item]:
    """Yield a cube on its space, moved to the lower right if the space also has an effect."""
    context = SEATS[seat]
    if beside:
        centre = (centre[0] + size // 6, centre[1] + size // 6)
    share = 64 if beside else 86
    yield Sprite(f"cube-seat-{context.shape}", centre, size * share // 100, context.colour)


# --- the picture of all tracks -------------------------------------------------------------------

WIDTH = 896
ROW = 124
LEGEND = 44


def tracks_scene(pack: AntarcticaPack, view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose all open tracks, large enough for phones, with an explanation of their effects."""
    kinds = _kinds(view)
    lines = max(map(len, kinds)) + 1
    rows = len(view.tracks) * (ROW + GAP)
    drawing = Drawing(WIDTH, MARGIN + rows + (lines + 1) * LEGEND + 20 + MARGIN)
    inner = drawing.box.inset(MARGIN)
    tracks = Tracks(drawing, pack, context, view)
    for number, track in enumerate(view.tracks):
        box = Box(inner.left, inner.top + number * (ROW + GAP), inner.width, ROW)
        drawing.under(Panel(box))
        tracks.row(track, Box(box.left, box.top + 6, box.width, box.height - 12), named=True)
    legend = Box(inner.left, inner.top + rows, inner.width, inner.height - rows)
    _legend(drawing, context, legend, kinds)
    return drawing.scene(
        context, alt_text(context, tracks_alt(view)), "", changes(context.before, view)
    )


def _kinds(view: AntarcticaView) -> tuple[dict[str, Msg], dict[str, Msg]]:
    """Return the effects of red spaces and those of blue ones in words, each once."""
    spaces = [space for track in view.tracks for space in track.spaces]
    red = {space.effect: space.words for space in spaces if not space.blue}
    blue = {space.effect: space.words for space in spaces if space.blue}
    return red, blue


def _legend(
    drawing: Drawing,
    context: ReaderContext,
    box: Box,
    kinds: tuple[Mapping[str, Msg], Mapping[str, Msg]],
) -> None:
    """Draw the meaning of each effect, red ones on the left, and below them how cubes score."""
    drawing.under(Panel(box))
    inner = box.inset(10)
    lines = max(map(len, kinds)) + 2
    rows = inner.rows(lines)
    columns = zip(("red", "blue"), kinds, strict=True)
    for place, (colour, effects) in enumerate(columns):
        cells = [row.columns(2, 12)[place] for row in rows]
        _line(drawing, context, cells[0], f"space-{colour}", msg(f"antarctica-picture-{colour}"))
        for (effect, said), cell in zip(effects.items(), cells[1:], strict=False):
            _line(drawing, context, cell, f"effect-{effect}", said)
    _line(drawing, context, rows[-1], "first-place", msg("antarctica-picture-first-cube"))


def _line(drawing: Drawing, context: ReaderContext, box: Box, icon: str, said: Msg) -> None:
    """Draw an icon and its meaning."""
    size = box.height
    drawing.under(Sprite(icon, (box.left + size // 2, box.centre[1]), size - 8))
    room = Box(box.left + size + 8, box.top, box.width - size - 8, size)
    drawing.under(Words(context.words.say(said), room, 24, lines=2, shrink=21))


def tracks_alt(view: AntarcticaView) -> Iterator[Msg]:
    """Describe each seat's cubes on the tracks."""
    for track in view.tracks:
        ahead = sorted(view.order, key=lambda seat: -track.cubes[seat])
        cubes = tuple(
            msg("antarctica-picture-alt-cube", seat=seat, space=track.cubes[seat])
            for seat in ahead
            if track.cubes[seat]
        )
        key = "antarctica-picture-alt-track" if cubes else "antarctica-picture-alt-no-cubes"
        yield msg(key, track=thing(track.id), cubes=cubes)
