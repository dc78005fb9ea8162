"""All sprites by name, drawn by code at any size on demand.

sprite = ICONS["cube-metal"].draw(40)
disc = ICONS["seat-disc"].draw(24, tint="#B58CF2")
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import MappingProxyType

from render.icons.drawing.icon import Icon, Icons

__all__ = ["ICONS", "Icon", "Icons"]

TOOLS = "drawing"
"""The folder that holds no icons, only the tools for drawing them."""


def _modules() -> Iterator[str]:
    """Yield the modules that hold icons: those of `common`, then those of each game."""
    found = (
        path.relative_to(Path(__file__).parent) for path in Path(__file__).parent.glob("*/*.py")
    )
    for path in sorted(found, key=lambda path: (path.parent.name != "common", str(path))):
        if path.parent.name != TOOLS and path.stem != "__init__":
            yield f"{__name__}.{path.parent.name}.{path.stem}"


def _collected() -> Icons:
    """Return the icons of all modules; raise ValueError if two of them have the same name."""
    icons: dict[str, Icon] = {}
    for module in _modules():
        for name, icon in getattr(import_module(module), "ICONS", {}).items():
            if name in icons:
                raise ValueError(f"{module} has another icon called {name}")
            icons[name] = icon
    return MappingProxyType(icons)


ICONS: Icons = _collected()
"""All sprites, by name."""
