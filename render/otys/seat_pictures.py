"""The picture of one seat for all to see: its sheet."""

from __future__ import annotations

from dataclasses import replace

from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.otys import alt
from render.otys.question.dive import dive_scene
from render.scene import Scene


def sheet_scene(pack: OtysPack, view: OtysView, context: ReaderContext, seat: int) -> Scene:
    """Compose the search zone of a seat as on its own turn, but without its secret contracts."""
    scene = dive_scene(pack, replace(view, hand=None), context, seat)
    return replace(scene, alt=alt_text(context, alt.sheet_alt(view, seat)))
