"""The type of a sprite: its sketch, aspect ratio and default tint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from render.icons.drawing.brush import Brush
from render.icons.drawing.palette import WHITE

Sketch: TypeAlias = Callable[[Brush], None]
"""A function that draws something with a brush whose square is 100 units high."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A sprite, drawn each time it is needed."""

    sketch: Sketch
    aspect: float = 1.0
    """Ratio of width to height."""
    colour: str | None = None
    """The default tint; None if the sprite cannot be tinted."""

    def draw(self, size: int, tint: str | None = None) -> Image.Image:
        """Return the sprite, `size` pixels high; one that cannot be tinted ignores `tint`."""
        return self._sketched(size, tint, 0).finished()

    def magnified(self, size: int, times: int) -> Image.Image:
        """Return the sprite with the few, broad parts it has at `size`, but so many times larger.

        Whatever shrinks it to about `size` again leaves it as legible as if it were drawn there.
        """
        return self._sketched(size, None, times).canvas

    def _sketched(self, size: int, tint: str | None, oversample: int) -> Brush:
        wanted = tint or self.colour if self.colour else None
        brush = Brush.of_size(size, self.aspect, wanted or WHITE, oversample)
        self.sketch(brush)
        return brush


Icons: TypeAlias = Mapping[str, Icon]
