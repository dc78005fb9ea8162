"""Sprites for the tests: drawn once, placed on a panel, or seen without colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import TypeAlias

from PIL import Image, ImageChops, ImageStat

from render.icons import ICONS
from render.icons.drawing.palette import PANEL, channels
from tests.render import colour_vision

Sight: TypeAlias = Callable[[Image.Image], Image.Image]

STRIPS = frozenset({"water-surface"})
"""Sprites that continue beyond their sides."""
DIVERS = (
    "metal_expert",
    "plant_expert",
    "fuel_expert",
    "tech_expert",
    "trader",
    "spy",
    "engineer",
    "explorer",
)
SHAPES = ("disc", "triangle", "square", "diamond")
PIECES = ("ship", "pawn", "cube-seat", "tile", "marker")
"""The pieces of which there is a sprite for each seat's shape."""
BUILDINGS = tuple(
    f"building-{name}"
    for name in (
        "camp",
        "shipyard",
        "crane",
        "shaft_tower",
        "drilling_rig",
        "wind_turbine",
        "laboratory",
        "factory",
        "inland_station",
        "coastal_station",
        "naval_station",
        "headquarters",
        "plankton_farm",
        "satellite_dish",
    )
)
KINDS = ("farm", "desal", "lab", "tunnel")
"""The buildings of a nation, except cities."""
CITY_KINDS = ("dome-white", "dome-purple", "metropolis-blue", "metropolis-brown")
VACANT = ("building-empty", "building-space", "sun-space", "ship-space")
"""Empty places for the pieces of Antarctica."""
STRUCTURES = tuple(f"{kind}{mark}" for kind in KINDS for mark in ("", "-up"))
SITES = tuple(f"site-{name}" for name in ("building", "expansion", "city", "tunnel"))
CITIES = tuple(f"{city}{mark}" for city in CITY_KINDS for mark in ("", "-lit"))
SLOTS = ("slot-green", "slot-red", "slot-yellow", "slot-always")
FAMILIES = {
    "seats": tuple(f"seat-{shape}" for shape in ("disc", "triangle", "square", "diamond")),
    "goods": ("metal", "plant", "fuel", "tech", "credit", "battery", "battery-empty", "point"),
    "cubes": tuple(f"cube-{name}" for name in ("metal", "plant", "fuel", "tech", "empty")),
    "keys": (*(f"key-{number}" for number in range(1, 6)), "key-x", "key-neutral-x"),
    "contracts": ("contract", "contract-exact", "contract-free"),
    "rewards": ("reward", "reward-back", "reward-plinth"),
    "sponsors": tuple(f"sponsor-{number}" for number in range(1, 6)),
    "sides": ("side-basic", "side-advanced"),
    "divers": tuple(f"diver-{name}{mark}" for name in DIVERS for mark in ("", "+")),
    "helmets": ("diver-any", "diver-active", "surface"),
    "deeds": ("swap", "trade", "sell", "buy", "copy", "upgrade", "improve", "take-back"),
    "marks": ("crown", "first-player", "bot", "hourglass", "tick", "cross", "lock", "eye"),
    **{f"{piece}s": tuple(f"{piece}-{shape}" for shape in SHAPES) for piece in PIECES},
    "buildings": BUILDINGS,
    "stations": tuple(f"building-{place}_station" for place in ("inland", "coastal", "naval")),
    "sun": ("sun", "sun-space", "pack-ice", "ship-space", "anticlockwise", "penguin"),
    "shipyard cards": tuple(
        f"shipyard-{kind}"
        for kind in (
            "icebreaker",
            "place_scientist",
            "plus_two_scientists",
            "quick_research",
            "back",
        )
    ),
    "resource cards": ("resource-basic", "resource-knowhow"),
    "decks": ("deck-basic", "deck-double", "deck-advanced"),
    "effects": tuple(
        f"effect-{name}"
        for name in (
            "move_ship",
            "shipyard_draft",
            "advance_three",
            "scientist",
            "new_ship",
            "knowhow_card",
            "basic_card",
        )
    ),
    "spaces": ("space-plain", "space-red", "space-blue"),
    "tracks": tuple(
        f"track-{name}"
        for name in ("glaciology", "biology", "oceanography", "climatology", "astronomy")
    ),
    "expedition": (
        "research-point",
        "prestige-star",
        "reserve",
        "discarded",
        "first-place",
        "reachable",
    ),
    "signs": ("chevron", "bolt", "loop", "action-a", "wheel", "laurel"),
    "resources": ("credit", "kelp", "steelplast", "science", "biomatter", "point"),
    "gains": ("point", "federation", "card-draw", "special-card", "assistant"),
    "structures": STRUCTURES,
    "sites": SITES,
    "cities": CITIES,
    "card colours": ("colour-g", "colour-r", "colour-y"),
    "card types": tuple(
        f"type-{name}" for name in ("instant", "permanent", "action", "production", "end")
    ),
    "card backs": ("era-1", "era-2", "era-3", "special-card"),
    "sheets": ("contract-gov", "contract", "contract-exact", "contract-free"),
    "slots": SLOTS,
    "action tiles": (*(f"tile-{shape}" for shape in SHAPES), "tile-neutral", "clone"),
    "nation's deeds": (
        "hand-limit",
        "discount",
        "surcharge",
        "pay",
        "exchange",
        "draw-keep",
        "use-action",
        "refresh-action",
        "perform-slot",
        "convert-city",
        "upgrade-any",
        "trial-run",
        "feed",
        "connect",
        "joined",
        "era-marker",
    ),
    "any of them": ("structure-any", "building-any", "city-any"),
    "times": ("times-2", "times-3"),
}
"""Sprites that appear side by side and must not be mistaken for each other."""


@cache
def drawn(name: str, size: int, tint: str | None = None) -> Image.Image:
    """Return a sprite, which must not be painted on."""
    return ICONS[name].draw(size, tint)


def on_panel(name: str, size: int, tint: str | None = None, *, ground: str = PANEL) -> Image.Image:
    """Return a sprite as it looks in a picture."""
    sprite = drawn(name, size, tint)
    whole = Image.new("RGBA", sprite.size, ground)
    whole.alpha_composite(sprite)
    return whole.convert("RGB")


def opaque(sprite: Image.Image) -> list[int]:
    """Return the opacity of each pixel."""
    return list(sprite.getchannel("A").tobytes())


def pixels(sprite: Image.Image) -> list[tuple[int, ...]]:
    """Return the red, green and blue of each pixel, and its opacity if the image has any."""
    flat, step = sprite.tobytes(), len(sprite.getbands())
    return [tuple(flat[start : start + step]) for start in range(0, len(flat), step)]


def closest(
    names: tuple[str, ...], size: int, sight: Sight, tint: str | None = None
) -> tuple[float, str, str]:
    """Return the least difference between two of the sprites (0 to 255), and their names."""
    seen = {name: sight(on_panel(name, size, tint)) for name in names}
    return min(_differences(seen))


def _differences(seen: dict[str, Image.Image]) -> Iterator[tuple[float, str, str]]:
    for (one, first), (two, second) in combinations(seen.items(), 2):
        apart = ImageStat.Stat(ImageChops.difference(first, second)).rms
        yield max(apart), one, two


def grey(picture: Image.Image) -> Image.Image:
    """Return the picture in shades of grey."""
    return picture.convert("L")


def contrast(colour: str | tuple[int, ...], ground: str) -> float:
    """Return the contrast ratio of a colour and a ground that is written out, from 1 to 21."""
    first = channels(colour) if isinstance(colour, str) else colour
    return colour_vision.contrast(first, channels(ground))
