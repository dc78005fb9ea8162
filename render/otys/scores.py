"""Picture of the final scores: places, points, and the reason why the game ended."""

from __future__ import annotations

from engine.core.game import Result
from engine.core.msg import msg
from engine.otys.view import BoardView, OtysView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import amount, seat_mark
from render.otys.alt import cubes_on, ranked, scores_alt
from render.otys.layout import HEIGHT, WIDTH
from render.otys.status import moment
from render.scene import Align, Box, Panel, Scene, Sprite, Words

ROW = 104
HEAD = 128
TYPE = 31
"""The smallest type: its capitals are 6 pixels high on a phone."""


def scores_scene(view: OtysView, context: ReaderContext) -> Scene:
    """Compose the players from first place to last; during a game, by current standings."""
    seats = ranked(view)
    drawing = Drawing(WIDTH, HEIGHT)
    _head(drawing, view, context)
    inner = drawing.box.inset(MARGIN)
    rows = Box(inner.left, HEAD, inner.width, len(seats) * (ROW + GAP) - GAP)
    for seat, box in zip(seats, rows.rows(len(seats), GAP), strict=True):
        _row(drawing, view, context, seat, box)
    note = Box(inner.left + 8, HEIGHT - MARGIN - 64, inner.width - 16, 64)
    text = context.words.say(msg("otys-picture-tie"))
    drawing.under(Words(text, note, 36, "muted", align=Align.CENTRE, shrink=TYPE))
    return drawing.scene(context, alt_text(context, scores_alt(view)))


def _head(drawing: Drawing, view: OtysView, context: ReaderContext) -> None:
    box = Box(MARGIN + 8, MARGIN, WIDTH - 2 * MARGIN - 16, HEAD - MARGIN - GAP)
    upper, lower = Box(box.left, box.top, box.width, 60), Box(box.left, box.top + 60, box.width, 44)
    over = view.result is not None
    title = msg("picture-scores") if over else msg("picture-standings")
    drawing.put(Words(context.words.say(title), upper, 48, bold=True, shrink=TYPE))
    why = msg(f"otys-end-{view.result.reason}") if view.result else moment(view)
    drawing.put(Words(context.words.say(why), lower, 36, "muted", shrink=TYPE))


def _row(drawing: Drawing, view: OtysView, context: ReaderContext, seat: int, box: Box) -> None:
    """Draw a player's place, name and points, and the tie-breaker."""
    board, result = view.boards[seat], view.result
    first = result is not None and result.places[seat] == 1
    fill, edge = ("panel-bright", "gold") if first else ("panel", "panel-edge")
    drawing.put(Panel(box, fill, edge, 14, 4 if first else 1.5))
    middle = box.centre[1]
    place = Box(box.left + 16, box.top, 64, box.height)
    if first:
        drawing.put(Sprite("crown", place.centre, 60))
    else:
        drawing.put(_place(view, result, seat, place))
    drawing.put(seat_mark(seat, (box.left + 120, middle), 56))
    name = Box(box.left + 164, box.top, 400, box.height)
    drawing.put(Words(context.names[seat], name, 40, bold=True, shrink=TYPE, cut=True))
    points = Box(name.right + 16, box.top, 160, box.height)
    drawing.put(*amount("point", board.points, points, 64, large=True))
    rest = Box(points.right + 8, box.top + 8, box.right - points.right - 16, box.height - 16)
    facts = _facts(board)
    for (icon, count), cell in zip(facts.items(), rest.columns(len(facts), 4), strict=True):
        drawing.put(*amount(icon, count, cell, 40))


def _place(view: OtysView, result: Result | None, seat: int, box: Box) -> Words:
    number = result.places[seat] if result else ranked(view).index(seat) + 1
    return Words(str(number), box, 48, "muted", bold=True, align=Align.CENTRE)


def _facts(board: BoardView) -> dict[str, int]:
    """Return the cubes, which decide ties, and figures that explain the points."""
    return {
        "any-cube": cubes_on(board),
        "upgrade": len(board.upgraded),
        "credit": board.credits,
    }
