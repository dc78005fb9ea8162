"""Pictures as text, to be compared with versions that were once checked by eye."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from render.scene import Box, Item, Land, Line, Outline, Panel, Scene, Sprite, Words


def written(scene: Scene) -> str:
    """Return a picture as text, with one line for each item."""
    lines = [f"{scene.width} x {scene.height} on {scene.backdrop}", scene.alt, "--- ground"]
    lines += map(_item, scene.ground)
    lines += ["--- items", *map(_item, scene.items)]
    return "\n".join(lines) + "\n"


def _at(box: Box) -> str:
    return f"{box.left},{box.top} {box.width}x{box.height}"


def _item(item: Item) -> str:
    match item:
        case Panel():
            text = f"{_at(item.box)} {item.fill} {item.edge} {item.radius} {item.stroke}"
        case Line():
            text = f"{item.points} {item.colour} {item.width}"
        case Land():
            text = f"{item.points} {item.fill} {item.edge} {item.stroke}"
        case Sprite():
            text = f"{item.name} {item.centre} {item.size}{''.join(_extras(item))}"
        case Outline():
            text = f"{item.kind} {_at(item.box)}"
        case Words():
            weight = "bold" if item.bold else "plain"
            text = f"{item.text!r} {_at(item.box)} {item.size} {item.colour} {weight} {item.align}"
        case _:
            assert_never(item)
    return f"{type(item).__name__.lower()} {text}"


def _extras(item: Sprite) -> Iterator[str]:
    if item.tint:
        yield f" {item.tint}"
    if item.faded:
        yield " faded"
