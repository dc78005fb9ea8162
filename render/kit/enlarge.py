"""Pictures drawn in one size and shown in another: whole ones, or as a part of a larger one."""

from __future__ import annotations

from dataclasses import replace

from render.scene import Box, Item, Land, Line, Outline, Panel, Point, Scene, Sprite, Words


def enlarged(scene: Scene, by: float) -> Scene:
    """Return a picture in which everything is so many times as large."""
    return replace(
        scene,
        width=round(scene.width * by),
        height=round(scene.height * by),
        ground=tuple(moved(item, by) for item in scene.ground),
        items=tuple(moved(item, by) for item in scene.items),
    )


def moved(item: Item, by: float, to: Point = (0, 0)) -> Item:
    """Return an item so many times as large, in a picture whose upper left corner lies at `to`."""

    def at(point: Point) -> Point:
        return round(point[0] * by) + to[0], round(point[1] * by) + to[1]

    match item:
        case Sprite():
            return replace(item, centre=at(item.centre), size=round(item.size * by))
        case Line():
            return replace(item, points=tuple(map(at, item.points)), width=item.width * by)
        case Land():
            return replace(item, points=tuple(map(at, item.points)), stroke=item.stroke * by)
        case Panel() | Words() | Outline():
            return _in_box(item, by, moved_box(item.box, by, to))


def _in_box(item: Panel | Words | Outline, by: float, box: Box) -> Item:
    """Return something that fills a box, in another box."""
    if isinstance(item, Words):
        # Rounded down, so that what fitted its box still does.
        return replace(item, box=box, size=int(item.size * by), shrink=int(item.shrink * by))
    larger = replace(item, box=box, radius=round(item.radius * by))
    return replace(larger, stroke=larger.stroke * by) if isinstance(larger, Panel) else larger


def moved_box(box: Box, by: float, to: Point = (0, 0)) -> Box:
    """Return a box so many times as large, in a picture whose upper left corner lies at `to`."""
    left, top = round(box.left * by), round(box.top * by)
    right, bottom = round(box.right * by), round(box.bottom * by)
    return Box(left + to[0], top + to[1], right - left, bottom - top)
