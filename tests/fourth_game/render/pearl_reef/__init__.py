"""The pictures of Pearl Reef."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.game import AnyGame
from engine.core.msg import Msg, msg
from engine.core.text import Words as Language
from render.gallery import Gallery, PictureKind, ReaderContext
from render.kit.alt_text import alt_text, awaited, won
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import seat_mark
from render.kit.provenance import Listed, Sources, origin
from render.scene import Align, Box, Panel, Scene, Words
from tests.fourth_game.engine.pearl_reef.game import PearlReef
from tests.fourth_game.engine.pearl_reef.names import reef_name, shell_name, shell_text
from tests.fourth_game.engine.pearl_reef.pack.components import REEFS, PearlReefPack
from tests.fourth_game.engine.pearl_reef.pack.load import PACKS
from tests.fourth_game.engine.pearl_reef.view import PearlReefView

KINDS = (
    PictureKind("board"),
    PictureKind("panel", private=True),
    PictureKind("hand", private=True),
    PictureKind("sheet", of_seat=True),
    PictureKind("card", things=True),
)
SOURCES = Sources("pearl_reef", PACKS, (Listed("shells"),))
WIDTH, HEIGHT, ROW = 1100, 700, 100


class PearlReefGallery(Gallery):
    """The pictures of Pearl Reef."""

    @property
    def kinds(self) -> tuple[PictureKind, ...]:
        """Return all kinds of picture, the most important first."""
        return KINDS

    def subjects(
        self,
        _game: AnyGame,
        _view: Any,  # noqa: ANN401 - as in the protocol
        _spots: Sequence[str],
        /,
    ) -> tuple[str, ...]:
        """Return the kinds of picture that a seat's question is about."""
        return ("panel",)

    def compose(
        self,
        game: AnyGame,
        kind: str,
        view: Any,  # noqa: ANN401 - as the protocol has it
        context: ReaderContext,
        *,
        seat: int | None,
        thing: str | None,
    ) -> Scene:
        """Return the picture as data."""
        assert isinstance(game, PearlReef)
        assert isinstance(view, PearlReefView)
        if thing is not None:
            return _card(game.pack, context, thing)
        if seat is not None:
            return _sheet(view, context, seat)
        return _reefs(view, context, hand=kind != "board")

    def things(self, game: AnyGame, words: Language) -> Mapping[str, str]:
        """Return every shell and its name in this language."""
        assert isinstance(game, PearlReef)
        return {shell: words.say(shell_name(shell)) for shell in game.pack.shells}


def _reefs(view: PearlReefView, context: ReaderContext, *, hand: bool) -> Scene:
    """Return the reefs, with the players below them or the own shells."""
    below = tuple(_own(view)) if hand else tuple(_players(view))
    rows = max(len(below), 1)
    drawing = Drawing(WIDTH, HEIGHT) if hand else Drawing(WIDTH * 3 // 2, HEIGHT * 3 // 2)
    inner = drawing.box.inset(MARGIN)
    moment = msg("pearl-reef-moment", night=view.night, nights=view.nights)
    _say(drawing, context, moment, Box(inner.left, inner.top, inner.width, ROW - GAP))
    line = Box(inner.left, inner.top + ROW, inner.width, ROW)
    for reef, box in zip(REEFS, line.columns(len(REEFS), GAP), strict=True):
        drawing.under(Panel(box))
        drawing.place(f"reef:{reef + 1}", box)
        _say(drawing, context, _full(view, reef), box.inset(8))
    foot = Box(inner.left, line.bottom + ROW // 2, inner.width, rows * ROW // 2)
    for place, box in enumerate(foot.rows(rows, 2)[: len(below)]):
        if hand:
            _say(drawing, context, below[place], box)
        else:
            _player(drawing, context, view, place, box)
    full = tuple(_full(view, reef) for reef in REEFS)
    alt = alt_text(context, (*_opening(view), moment, *full, *below))
    return drawing.scene(context, alt, changed=_changed(context.before, view))


def _opening(view: PearlReefView) -> Iterator[Msg]:
    """Yield the message that says whose turn it is, or who has won."""
    if view.result is not None:
        yield won(view.result)
    elif view.turn is not None:
        yield awaited(view.turn, msg("pearl-reef-picture-turn"))


def _player(
    drawing: Drawing, context: ReaderContext, view: PearlReefView, seat: int, box: Box
) -> None:
    """Draw a player's row: the name, the points, the closed shells."""
    name, points, closed = box.columns(3, GAP)
    _say(drawing, context, msg("pearl-reef-picture-name", seat=seat), name)
    _say(drawing, context, msg("pearl-reef-picture-points", points=view.points[seat]), points)
    _say(drawing, context, msg("pearl-reef-picture-closed", count=view.hands[seat]), closed)


def _changed(before: object, view: PearlReefView) -> list[str]:
    """Return the reefs at which somebody dived since then."""
    if not isinstance(before, PearlReefView):
        return []
    return [f"reef:{reef + 1}" for reef in REEFS if before.reefs[reef] != view.reefs[reef]]


def _full(view: PearlReefView, reef: int) -> Msg:
    return msg("pearl-reef-picture-reef", reef=reef_name(reef), count=view.reefs[reef])


def _players(view: PearlReefView) -> Iterator[Msg]:
    for seat, points in enumerate(view.points):
        yield msg("pearl-reef-picture-player", seat=seat, points=points, count=view.hands[seat])


def _own(view: PearlReefView) -> Iterator[Msg]:
    for shell in view.hand:
        yield shell_name(shell)


def _say(drawing: Drawing, context: ReaderContext, said: Msg, box: Box) -> None:
    text = context.words.say(said, context.names)
    people = "seat" in dict(said.args)
    drawing.put(Words(text, box, 40, align=Align.CENTRE, shrink=31, cut=people))


def _sheet(view: PearlReefView, context: ReaderContext, seat: int) -> Scene:
    """Return one player's opened shells."""
    drawing = Drawing(WIDTH, HEIGHT)
    box = drawing.box.inset(MARGIN)
    drawing.put(seat_mark(seat, (box.left + 32, box.top + 32), 48))
    said = tuple(_players(view))[seat]
    _say(drawing, context, said, Box(box.left + 72, box.top, box.width - 72, ROW))
    return drawing.scene(context, alt_text(context, (said,)))


def _card(pack: PearlReefPack, context: ReaderContext, shell: str) -> Scene:
    """Return one shell, with its pearls and where they are from."""
    drawing = Drawing(WIDTH, HEIGHT)
    name, text = shell_name(shell), shell_text(pack.shells[shell])
    source = origin(SOURCES, pack.name, shell)
    for said, box in zip((name, text, source), drawing.box.inset(MARGIN).rows(3), strict=True):
        _say(drawing, context, said, box)
    said = msg("picture-alt-card", name=name, text=text, origin=source)
    return drawing.scene(context, alt_text(context, (said,)))


GALLERY = PearlReefGallery()
"""As `render.registry` finds it."""
