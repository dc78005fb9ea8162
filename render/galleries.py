"""The games that have pictures; nothing else in `render` names them all."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.antarctica import GALLERY as ANTARCTICA
from render.gallery import Gallery
from render.otys import GALLERY as OTYS

GALLERIES: Mapping[str, Gallery] = MappingProxyType({"otys": OTYS, "antarctica": ANTARCTICA})
"""The pictures of each game, under its name in the engine's registry."""
