"""Pictures with every kind of item, to be compared with versions once checked by eye.

`python -m tests.render.samples` paints them anew: look at them before you keep them.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.paint.painter import Painter
from render.scene import Align, Box, Item, Line, Outline, Panel, Scene, Sprite, Words
from render.theme import colour

FILES = Path(__file__).parent / "painted"


def scene(*items: Item, ground: tuple[Item, ...] = (), backdrop: str = "panel") -> Scene:
    """Return a small picture."""
    return Scene(200, 100, ground, items, "a test", backdrop)


def drawn(what: Scene) -> Image.Image:
    """Return a scene painted in full colour."""
    frame = Image.new("RGB", (what.width, what.height))
    Painter().draw(what, frame)
    return frame


def touched(what: Scene) -> tuple[int, int, int, int]:
    """Return the bounding box of what a picture shows on its plain background."""
    plain = Image.new("RGB", (what.width, what.height), colour(what.backdrop))
    return ImageChops.difference(drawn(what), plain).getbbox() or (0, 0, 0, 0)


def pixel(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    """Return one pixel."""
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    return found


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return the average difference of two pictures, out of 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


EVERYTHING = scene(
    Panel(Box(10, 10, 80, 60)),
    Sprite("credit", (40, 40), 30),
    Sprite("seat-disc", (70, 40), 20, "seat-1"),
    Words("12", Box(100, 10, 90, 40), 32, bold=True, align=Align.CENTRE),
    Line(((100, 60), (190, 60), (190, 90)), "gold", 3),
    Outline(Box(10, 10, 80, 60)),
    Outline(Box(110, 60, 60, 30), "changed"),
    ground=(Panel(Box(2, 2, 196, 96)),),
    backdrop="sea",
)

SHEET = Scene(
    640,
    360,
    (Panel(Box(16, 16, 608, 328)), Panel(Box(32, 112, 280, 216), "panel-bright", "gold")),
    (
        *(
            Sprite(f"seat-{shape}", (64 + 56 * number, 64), 40, f"seat-{number + 1}")
            for number, shape in enumerate(("disc", "triangle", "square", "diamond"))
        ),
        *(
            Sprite(f"cube-{name}", (72 + 64 * number, 160), 48, faded=number == 3)
            for number, name in enumerate(("metal", "plant", "fuel", "tech"))
        ),
        Words("Ağaç Émile 0123", Box(300, 40, 300, 48), 36, bold=True, align=Align.RIGHT),
        Words(
            "Gain one credit for each diver below the level of this one.",
            Box(336, 120, 264, 120),
            24,
            "muted",
            lines=3,
        ),
        Line(((336, 260), (600, 260)), "panel-edge-bright", 2, dashed=True),
        Words("Wolfeschlegelsteinhausen", Box(336, 276, 264, 48), 32, "gold", cut=True),
        Outline(Box(48, 208, 112, 96)),
        Outline(Box(184, 208, 112, 96), "changed"),
    ),
    "a test",
)

SAMPLES = {"everything": EVERYTHING, "sheet": SHEET}

if __name__ == "__main__":
    FILES.mkdir(exist_ok=True)
    for name, sample in SAMPLES.items():
        drawn(sample).save(FILES / f"{name}.png")
