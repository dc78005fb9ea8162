"""Paints scenes as PNGs: cached backgrounds, stamps on top, then 256 colours."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from threading import Lock
from typing import TypeAlias, assert_never

from PIL import Image

from render import fonts
from render.paint import shapes
from render.paint.atlas import ENTRY, Atlas, Stamp, bytes_of
from render.paint.backdrop import backdrop
from render.paint.background_cache import BackgroundCache
from render.paint.byte_cache import ByteCache
from render.paint.palette import colours, key
from render.scene import Align, Item, Land, Line, Outline, Panel, Point, Scene, Sprite, Words
from render.theme import Colour, colour

MEGABYTE = 1 << 20
LEVEL = 3
"""PNG compression level: a higher one saves little and takes much longer (`make bench`)."""
SHARES = {"grounds": 20, "packed": 8, "stamps": 28, "frames": 16, "pictures": 16}
"""Maximum number of megabytes of each kind that a painter caches by default."""

Size: TypeAlias = tuple[int, int]


@cache
def _keys() -> Image.Image:
    """Return an image whose palette holds the lookup keys of all colours of the fixed palette."""
    image = Image.new("P", (1, 1))
    image.putpalette([part for one in colours() for part in key(one)])
    return image


@cache
def _palette() -> bytes:
    return bytes(part for one in colours() for part in one)


def indexed(frame: Image.Image) -> Image.Image:
    """Return the picture in the colours of the fixed palette."""
    picture = frame.quantize(palette=_keys(), dither=Image.Dither.NONE)
    picture.putpalette(_palette())
    return picture


def encoded(picture: Image.Image, level: int = LEVEL) -> bytes:
    """Return a picture encoded as a PNG."""
    file = BytesIO()
    picture.save(file, "PNG", compress_level=level)
    return file.getvalue()


class CanvasPool:
    """A pool of reusable canvases, since allocating memory is slow."""

    def __init__(self, limit: int) -> None:
        """Pool at most `limit` bytes."""
        self._limit = limit
        self._free: dict[Size, list[Image.Image]] = defaultdict(list)
        self._lock = Lock()
        self.weight = 0

    @contextmanager
    def borrow(self, size: Size) -> Iterator[Image.Image]:
        """Lend a canvas of this size for one picture; it still shows the previous one."""
        frame = self._take(size)
        try:
            yield frame
        finally:
            self._give(frame)

    def _take(self, size: Size) -> Image.Image:
        with self._lock:
            if self._free[size]:
                frame = self._free[size].pop()
                self.weight -= bytes_of(frame)
                return frame
        return Image.new("RGB", size)

    def _give(self, frame: Image.Image) -> None:
        """Put a canvas back into the pool; if the pool is full, free all the others."""
        with self._lock:
            weight = bytes_of(frame)
            if self.weight + weight > self._limit:
                self._free.clear()
                self.weight = 0
            if weight <= self._limit:
                self._free[frame.size].append(frame)
                self.weight += weight


def _weight(scene: Scene, png: bytes) -> int:
    """Return the bytes of a cached picture: its PNG, and the scene that is its key."""
    return len(png) + ENTRY * len(scene.ground + scene.items)


class Painter:
    """A painter of scenes that caches what it paints; threads may share it."""

    def __init__(self, megabytes: float = sum(SHARES.values())) -> None:
        """Cache at most this many megabytes in all."""
        part = megabytes / sum(SHARES.values()) * MEGABYTE
        self._grounds = BackgroundCache(int(SHARES["grounds"] * part), int(SHARES["packed"] * part))
        self._atlas = Atlas(int(SHARES["stamps"] * part))
        self._frames = CanvasPool(int(SHARES["frames"] * part))
        self._pictures: ByteCache[Scene, bytes] = ByteCache(int(SHARES["pictures"] * part), _weight)

    @property
    def weight(self) -> int:
        """The number of bytes cached now."""
        shelves = (self._grounds, self._atlas, self._frames, self._pictures)
        return sum(shelf.weight for shelf in shelves)

    def paint(self, scene: Scene) -> bytes:
        """Return the scene as a PNG, from the cache if it was painted recently."""
        return self._pictures.get(scene, lambda: self.anew(scene))

    def anew(self, scene: Scene) -> bytes:
        """Return the scene as a PNG, painted even if it is cached."""
        with self._frames.borrow((scene.width, scene.height)) as frame:
            self.draw(scene, frame)
            picture = indexed(frame)
        return encoded(picture)

    def draw(self, scene: Scene, frame: Image.Image) -> None:
        """Draw the scene on a canvas of its size, in full colour."""
        key = (scene.width, scene.height, scene.backdrop, scene.ground)
        frame.paste(self._grounds.get(key, lambda: self._ground(scene)))
        SceneBrush(self._atlas, frame).items(scene.items)

    def _ground(self, scene: Scene) -> Image.Image:
        """Return the background, with the items that never change during a game."""
        ground = backdrop(scene.backdrop, scene.width, scene.height)
        SceneBrush(self._atlas, ground).items(scene.ground)
        return ground


class SceneBrush:
    """A brush that puts the items of a scene on one canvas."""

    def __init__(self, atlas: Atlas, frame: Image.Image) -> None:
        """Take stamps from this atlas."""
        self._atlas = atlas
        self._frame = frame

    def items(self, items: tuple[Item, ...]) -> None:
        """Draw the items in order, so later ones cover earlier ones."""
        for item in items:
            self._item(item)

    def _item(self, item: Item) -> None:
        match item:
            case Sprite():
                self._put(self._atlas.sprite(item), item.centre)
            case Words():
                self._words(item)
            case Panel():
                self._panel(item)
            case Line():
                self._line(item)
            case Land():
                self._land(item)
            case Outline():
                self._outline(item)
            case _:
                assert_never(item)

    def _put(self, stamp: Stamp, at: Point) -> None:
        """Paste a stamp in its own colours."""
        place = (at[0] + stamp.left, at[1] + stamp.top)
        self._frame.paste(stamp.image, place, stamp.image)

    def _fill(self, stamp: Stamp, at: Point, with_colour: Colour) -> None:
        """Fill a mask with a colour."""
        left, top = at[0] + stamp.left, at[1] + stamp.top
        box = (left, top, left + stamp.image.width, top + stamp.image.height)
        self._frame.paste(with_colour, box, stamp.image)

    def _words(self, item: Words) -> None:
        """Draw the lines in the middle of the box, centred by the height of their capitals."""
        setting = fonts.lay(item)
        leading = fonts.LEADING * setting.size
        first = item.box.centre[1] - leading * (len(setting.lines) - 1) / 2
        baseline = first + fonts.cap_height(setting.size) / 2
        for number, line in enumerate(setting.lines):
            if line:
                at = (_start(item, line, setting.size), round(baseline + number * leading))
                label = self._atlas.label(line, setting.size, bold=item.bold)
                self._fill(label, at, colour(item.colour))

    def _line(self, item: Line) -> None:
        first_x, first_y = item.points[0]
        shape = tuple((x - first_x, y - first_y) for x, y in item.points)
        key = ("line", shape, item.width, item.dashed)
        stamp = self._atlas.kept(key, lambda: shapes.line(item))
        self._fill(stamp, item.points[0], colour(item.colour))

    def _land(self, item: Land) -> None:
        """Draw a large field; it belongs to the cached background, so its stamp is not cached."""
        self._fill(shapes.land(item), item.points[0], colour(item.fill))
        if item.edge:
            coast = Line((*item.points, item.points[0]), item.edge, item.stroke)
            self._fill(shapes.line(coast), item.points[0], colour(item.edge))

    def _outline(self, item: Outline) -> None:
        key = ("outline", item.kind, item.box.width, item.box.height, item.radius)
        self._put(self._atlas.kept(key, lambda: shapes.outline(item)), item.box.centre)

    def _panel(self, item: Panel) -> None:
        """Draw a panel; for a large one only the rims are cached, and its inside is filled."""
        corner = (item.box.left, item.box.top)
        context = ("panel", item.fill, item.edge, item.radius, item.stroke)
        for part in shapes.parts(item):
            key = (*context, part.name, part.width, part.height)
            self._put(
                self._atlas.kept(key, part.make), (corner[0] + part.left, corner[1] + part.top)
            )
        inside = shapes.inner_field(item)
        if inside is not None and item.fill:
            box = (inside.left, inside.top, inside.right, inside.bottom)
            self._frame.paste(colour(item.fill), box)


def _start(item: Words, line: str, size: int) -> int:
    """Return the x position where a line begins."""
    spare = item.box.width - fonts.measure(line, size, bold=item.bold)
    share = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[item.align]
    return item.box.left + round(spare * share)
