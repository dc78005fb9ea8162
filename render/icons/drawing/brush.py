"""A small vector brush on Pillow: shapes in units become antialiased pixels.

An icon is drawn several times larger than wanted and reduced, which smooths every edge. The square
of an icon is 100 units high; a wider icon has more units across. `inset` derives a brush for a part
of the picture, `clipped` one for the inside of an outline; both paint on the same canvas.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.fonts import CAP, face
from render.icons.drawing.palette import channels, darker, faint, lighter
from render.icons.drawing.shapes import Path, Point, spot

UNITS: Final = 100
EDGE: Final = 4.0
"""Width of the dark edge around a piece, in units."""
_OVERSAMPLES: Final = ((28, 8), (64, 5))
"""Oversampling factors, each with the largest height in pixels that it is for; above these, 4."""

_SOLID: Final = 255
_FEW_PIXELS = 28
"""Anything less than this many pixels high is drawn without its fine parts."""


def _from(value: int) -> list[int]:
    """Return a lookup table that makes values from `value` up opaque and clears the rest."""
    return [255 * (brightness >= value) for brightness in range(256)]


_OPAQUE: Final = _from(128)
_REACHED: Final = _from(41)
"""A blurred edge has fallen to this value one standard deviation outside the shape."""

_Colour: TypeAlias = tuple[int, int, int, int]
_Box: TypeAlias = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Gradient:
    """A colour at the top of a shape that blends into another at its foot."""

    top: str
    foot: str


@dataclass(frozen=True, slots=True)
class Glow:
    """A colour in the middle of a shape that blends into another at its rim."""

    middle: str
    rim: str


Paint: TypeAlias = str | Gradient | Glow


@dataclass(frozen=True, slots=True)
class Brush:
    """A brush on an icon's canvas, with its own coordinates, tint and clipping mask."""

    canvas: Image.Image
    zoom: complex
    """Pixels of the canvas per unit, rotated if the brush is."""
    origin: complex
    """The pixel of the canvas at which this brush's square begins."""
    oversample: int
    tint: str
    """The colour of things that come in several colours."""
    clip: Image.Image | None = None

    @classmethod
    def of_size(cls, size: int, aspect: float, tint: str, oversample: int = 0) -> Brush:
        """Return a brush on an empty canvas; `size` is the finished icon's height in pixels."""
        oversample = oversample or next(
            (times for height, times in _OVERSAMPLES if size <= height), 4
        )
        canvas = Image.new("RGBA", (round(size * aspect) * oversample, size * oversample))
        return cls(canvas, complex(size * oversample / UNITS), 0, oversample, tint)

    def finished(self) -> Image.Image:
        """Return the drawing at its final size."""
        return self.canvas.reduce(self.oversample)

    # ------------------------------------------------------------ coordinates

    def inset(self, x: float, y: float, height: float, turn: float = 0) -> Brush:
        """Return a brush whose square, `height` high and turned, is centred on this point."""
        turning = complex(*spot(0, 0, height / UNITS, turn))
        middle = complex(UNITS / 2, UNITS / 2)
        origin = self.origin + self.zoom * (complex(x, y) - turning * middle)
        return replace(self, zoom=self.zoom * turning, origin=origin)

    def clipped(self, path: Path) -> Brush:
        """Return a brush that paints only inside an outline."""
        mask = Image.new("L", self.canvas.size)
        ImageDraw.Draw(mask).polygon(self._places(path), fill=_SOLID)
        if self.clip:
            mask = ImageChops.multiply(mask, self.clip)
        return replace(self, clip=mask)

    def dyed(self, tint: str) -> Brush:
        """Return a brush with another tint."""
        return replace(self, tint=tint)

    def fine(self, width: float, least: float = 0.8) -> float:
        """Return a width in units that is not thinner than `least` pixels."""
        return max(width, least / self.pixels(1))

    @property
    def small(self) -> bool:
        """True if there are too few pixels for fine parts."""
        return self.pixels(UNITS) < _FEW_PIXELS

    def pixels(self, length: float) -> float:
        """Return the number of pixels that a length in units takes in the finished icon."""
        return abs(self.zoom) * length / self.oversample

    def _places(self, path: Path) -> list[Point]:
        """Convert a path from units to points on the canvas."""
        places = (self.origin + self.zoom * complex(*point) for point in path)
        return [(place.real, place.imag) for place in places]

    # ------------------------------------------------------------ drawing

    def fill(self, path: Path, paint: Paint) -> None:
        """Fill an outline."""
        places = self._places(path)
        area = self._around(places, 1)
        self._lay(self._inside(places, area), area, paint)

    def stroke(self, path: Path, paint: Paint, width: float, *, closed: bool = False) -> None:
        """Draw along an outline with a round nib."""
        places = self._places([*path, path[0]] if closed else path)
        broad = abs(self.zoom) * width
        area = self._around(places, broad / 2 + 1)
        mask, left, top = Image.new("L", _size(area)), area[0], area[1]
        draw = ImageDraw.Draw(mask)
        near = [(x - left, y - top) for x, y in places]
        draw.line(near, fill=_SOLID, width=max(1, round(broad)))
        for x, y in near:
            reach = max(0.0, broad / 2 - 0.5)
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=_SOLID)
        self._lay(mask, area, paint)

    def body(self, path: Path, colour: str, *, edge: str | None = None, rim: float = 4) -> None:
        """Draw a solid object, lit from above, with a bright upper rim and a dark edge."""
        self.stroke(path, edge or darker(colour, 0.62), EDGE, closed=True)
        self.fill(path, Gradient(lighter(colour, 0.2), darker(colour, 0.2)))
        if rim:
            self.shine(path, faint(lighter(colour, 0.75), 0.7), rim)

    def shine(self, path: Path, colour: str, depth: float) -> None:
        """Draw a highlight along a shape's upper edges, or the lower ones if `depth` is below 0."""
        places = self._places(path)
        area = self._around(places, 1)
        inside = self._inside(places, area)
        moved = [(x, y + abs(self.zoom) * depth) for x, y in places]
        self._lay(ImageChops.subtract(inside, self._inside(moved, area)), area, colour)

    def outline(self, colour: str, width: float) -> None:
        """Draw a rim under everything drawn so far, along its outer side."""
        broad = abs(self.zoom) * width
        solid = self.canvas.getchannel("A").point(_OPAQUE)
        grown = solid.filter(ImageFilter.GaussianBlur(broad)).point(_REACHED)
        rim = Image.new("RGBA", self.canvas.size, channels(colour))
        rim.putalpha(grown)
        rim.alpha_composite(self.canvas)
        self.canvas.paste(rim)

    def letters(self, text: str, middle: Point, height: float, paint: Paint) -> None:
        """Draw upright bold text centred on a point; `height` is that of a capital letter."""
        font = face(max(1, round(height * abs(self.zoom) / CAP)), bold=True)
        left, top, right, bottom = (round(side) for side in font.getbbox(text, anchor="ls"))
        ((x, y),) = self._places([middle])
        corner = (round(x - (left + right) / 2), round(y - (top + bottom) / 2))
        area = (corner[0] + left, corner[1] + top, corner[0] + right, corner[1] + bottom)
        mask = Image.new("L", _size(area))
        draw = ImageDraw.Draw(mask)
        draw.fontmode = "1"
        draw.text((-left, -top), text, fill=_SOLID, font=font, anchor="ls")
        self._lay(mask, area, paint)

    # ------------------------------------------------------------ pixels

    def _around(self, places: Path, margin: float) -> _Box:
        """Return the rectangle of pixels that a shape can touch."""
        across = [x for x, _ in places]
        down = [y for _, y in places]
        return (
            int(min(across) - margin),
            int(min(down) - margin),
            int(max(across) + margin) + 1,
            int(max(down) + margin) + 1,
        )

    def _inside(self, places: Path, area: _Box) -> Image.Image:
        """Return a shape's mask."""
        mask = Image.new("L", _size(area))
        near = [(x - area[0], y - area[1]) for x, y in places]
        ImageDraw.Draw(mask).polygon(near, fill=_SOLID)
        return mask

    def _lay(self, mask: Image.Image, area: _Box, paint: Paint) -> None:
        """Paint the canvas where the mask, which is either black or white, is white."""
        if self.clip:
            mask = ImageChops.multiply(mask, self.clip.crop(area))
        near, far = _ends(paint)
        if near == far and near[3] == _SOLID:
            self.canvas.paste(near, area, mask)
            return
        layer = _painted(paint, mask.size)
        if near[3] == far[3] == _SOLID:
            self.canvas.paste(layer, area, mask)
            return
        layer.putalpha(ImageChops.multiply(layer.getchannel("A"), mask))
        self._mix(layer, area)

    def _mix(self, layer: Image.Image, area: _Box) -> None:
        """Blend a translucent layer into the canvas."""
        left, top = max(0, -area[0]), max(0, -area[1])
        if left or top:
            layer = layer.crop((left, top, *layer.size))
        self.canvas.alpha_composite(layer, (area[0] + left, area[1] + top))


def _size(area: _Box) -> tuple[int, int]:
    """Return the width and height of an area."""
    return max(1, area[2] - area[0]), max(1, area[3] - area[1])


def _ends(paint: Paint) -> tuple[_Colour, _Colour]:
    """Return the colours at the start and end of a paint."""
    if isinstance(paint, str):
        return channels(paint), channels(paint)
    if isinstance(paint, Gradient):
        return channels(paint.top), channels(paint.foot)
    return channels(paint.middle), channels(paint.rim)


def _painted(paint: Paint, size: tuple[int, int]) -> Image.Image:
    """Return a rectangle of paint."""
    near, far = _ends(paint)
    start = Image.new("RGBA", size, near)
    if near == far:
        return start
    ramp = (Image.radial_gradient if isinstance(paint, Glow) else Image.linear_gradient)("L")
    end = Image.new("RGBA", size, far)
    return Image.composite(end, start, ramp.resize(size, Image.Resampling.NEAREST))
