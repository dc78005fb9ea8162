"""The research tracks, the face-up building cards and the own pieces, for a question about them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from engine.antarctica.pack.components import DECKS, AntarcticaPack
from engine.antarctica.view import AntarcticaView, CardView, SpaceView, TrackView
from engine.antarctica.words.names import card_spot, short_track, thing, track_spot
from engine.core.msg import Msg
from render.antarctica import alt
from render.antarctica.board.tracks import tracks_alt
from render.antarctica.cards.faces import DECK_COLOURS
from render.antarctica.cards.offers import offers_alt, reached
from render.antarctica.changes import changes
from render.antarctica.players.players import player as player_alt
from render.antarctica.question.geography import HEIGHT, WIDTH
from render.antarctica.question.stock import draw_stock
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.scene import Align, Box, Item, Line, Panel, Point, Scene, Sprite, Words
from render.theme import SEATS

SMALL, FIGURE = 31, 36
TRACKS = Box(16, 14, 746, 574)
CARDS = Box(772, 14, 312, 574)
STOCK = Box(16, 596, 1068, 92)
HEAD = 232
"""Width of the heading of a track."""
PITCH = 40
"""Distance between two spaces of a track."""
CUBE = 35
FLAG = (38, 88)
"""Width and height of the flag of an effect, which stands above its space."""
GAP = 8


def research_scene(pack: AntarcticaPack, view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose the tracks, the cards and the pieces of the view's seat."""
    assert view.seat is not None  # noqa: S101 - a private kind gets a seat's own view
    drawing = Drawing(WIDTH, HEIGHT)
    rows = TRACKS.rows(len(view.tracks), GAP)
    for track, box in zip(view.tracks, rows, strict=False):
        TrackRow(drawing, context, view, track, box).draw()
    near = reached(view, view.seat)
    for deck, card, box in zip(DECKS, view.face_up, CARDS.rows(3, GAP), strict=True):
        _Card(drawing, context, view, deck, box).draw(pack, card, near)
    draw_stock(drawing, view, view.seat, STOCK)
    return drawing.scene(
        context,
        alt_text(context, _said(view, view.seat)),
        f"{view.seat}/",
        changes(context.before, view),
    )


def _said(view: AntarcticaView, seat: int) -> Iterator[Msg]:
    """Describe the tracks, the cards, and the own pieces."""
    yield from alt.opening(view)
    yield from tracks_alt(view)
    yield from offers_alt(view)
    yield from player_alt(view, seat)


# --- a track -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TrackRow:
    """A track in its box, ready to be drawn."""

    drawing: Drawing
    context: ReaderContext
    view: AntarcticaView
    track: TrackView
    box: Box

    @property
    def spot(self) -> str:
        """The spot of the track."""
        return track_spot(self.track.id)

    def draw(self) -> None:
        """Draw the heading, the spaces with their effects, the cubes, and where a choice leads."""
        self.drawing.under(Panel(self.box, "panel", "panel", 12, 1))
        self._head()
        landing = self._landing()
        self._spaces(landing)
        self._cubes(landing)

    def _landing(self) -> int:
        """Return the space that a choice of this track would reach; 0 if it cannot be chosen."""
        asked = self.view.asked
        if asked is None or asked.seat != self.view.seat or self.spot not in self.context.marks:
            return 0
        return dict(asked.landings).get(self.spot, 0)

    def _head(self) -> None:
        """Draw the track's icon, who leads and what that scores, the value of a cube, the name."""
        top, left = self.box.top + 34, self.box.left + 8
        self.drawing.under(Sprite(f"track-{short_track(self.track.id)}", (left + 26, top), 50))
        score = next(count for count in self.view.scores if count.of == f"track:{self.track.id}")
        right = left + 62
        if score.first:
            self.drawing.put(Sprite("crown", (right + 16, top), 34))
            for place, seat in enumerate(score.first):
                self.drawing.put(seat_mark(seat, (right + 46 + place * 18, top), 26))
            right += 58 + (len(score.first) - 1) * 18
            worth = Box(right + 2, top - 22, 50, 44)
            best = str(max(score.points))
            self.drawing.put(Words(best, worth, FIGURE, "gold", bold=True))
        cube = Box(self.box.left + HEAD - 30, top - 20, 28, 40)
        self.drawing.under(
            Sprite("any-cube", (cube.left - 18, top), 28),
            Words(str(self.track.cube_value), cube, SMALL, "muted", align=Align.CENTRE),
        )
        name = self.context.words.say(thing(self.track.id), form="short")
        room = Box(left + 2, self.box.bottom - 46, HEAD - 8, 42)
        self.drawing.under(Words(name, room, SMALL, bold=True))

    def _at(self, space: int) -> Point:
        return self.box.left + HEAD + 20 + (space - 1) * PITCH, self.box.bottom - 24

    def _spaces(self, landing: int) -> None:
        """Draw the spaces, and a flag over each with an effect."""
        assert self.view.seat is not None  # noqa: S101 - it is the seat's own picture
        start, own = self.track.cubes[self.view.seat], SEATS[self.view.seat].colour
        first, last = self._at(1), self._at(self.track.length)
        self.drawing.under(Line((first, last), "panel-edge", 10))
        if landing:
            begin = self._at(start) if start else (first[0] - 16, first[1])
            self.drawing.put(Line((begin, self._at(landing)), own, 10))
        effects = {space.space: space for space in self.track.spaces}
        for number in range(1, self.track.length + 1):
            if number in effects:
                met = start < number <= landing and not effects[number].used
                self.drawing.put(*_flag(effects[number], self._at(number), met=met))
            else:
                x, y = self._at(number)
                dot = Box(x - 8, y - 8, 16, 16)
                self.drawing.under(Panel(dot, "panel-deep", "panel-edge-bright", 8, 2))

    def _cubes(self, landing: int) -> None:
        """Draw the cubes, and a copy of the own one where a choice would put it."""
        for seat, number in enumerate(self.track.cubes):
            if number:
                self.drawing.put(_cube(seat, self._at(number)))
        x, y = self._at(landing or 1)
        box = Box(x - 21, y - 21, 42, 42)
        self.drawing.place(self.spot, box, 10, rimmed=True)
        if self.spot in self.context.marks:
            self.drawing.put(Panel(box, "", "legal", 10, 4.5))
        if landing and self.view.seat is not None:
            self.drawing.put(_cube(self.view.seat, (x, y)))


def _cube(seat: int, centre: Point) -> Sprite:
    look = SEATS[seat]
    return Sprite(f"cube-seat-{look.shape}", centre, CUBE, look.colour)


def _flag(space: SpaceView, foot: Point, *, met: bool) -> Iterator[Item]:
    """Yield the flag of an effect: red ones with a dot, blue ones with a second rim, used grey."""
    width, high = FLAG
    box = Box(foot[0] - width // 2, foot[1] + 19 - high, width, high)
    fill, edge = ("flag-blue", "seat-3") if space.blue else ("flag-red", "card-red")
    if space.used:
        fill, edge = "panel-bright", "panel-edge"
    yield Panel(box, fill, "legal" if met else edge, 8, 4 if met else 2.5)
    if space.blue and not space.used:
        yield Panel(box.inset(5), "", edge, 5, 1.5)
    dot = Box(foot[0] - 6, foot[1] - 6, 12, 12)
    yield Panel(dot, edge, edge, 6, 0)
    yield Sprite(f"effect-{space.effect}", (foot[0], box.top + 24), 36, faded=space.used)


# --- a card --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Card:
    """The face-up card of a deck in its box, ready to be drawn."""

    drawing: Drawing
    context: ReaderContext
    view: AntarcticaView
    deck: str
    box: Box

    def draw(self, pack: AntarcticaPack, card: CardView | None, near: Collection[str]) -> None:
        """Draw its name, the building, what it requires, what it costs and gives, cards left."""
        colour = DECK_COLOURS[self.deck]
        band = Box(self.box.left, self.box.top, self.box.width, 42)
        self.drawing.under(Panel(self.box, "panel", "panel-edge", 12, 2.5))
        self.drawing.under(Panel(band, colour, colour, 12, 0))
        foot = self.box.bottom - 28
        left = self.view.cards_left[DECKS.index(self.deck)]
        room = Box(self.box.right - 46, foot - 22, 40, 44)
        self.drawing.put(
            Sprite(f"deck-{self.deck}", (room.left - 14, foot), 36),
            Words(str(left), room, SMALL, "muted", align=Align.CENTRE),
        )
        if card is None:
            self.drawing.put(Sprite("building-space", (self.box.left + 58, self.box.centre[1] + 20),
                                    84, faded=True))  # fmt: skip
            return
        self._face(pack, card, near, band, foot)
        self.drawing.place(card_spot(card.id), self.box, rimmed=True)
        if card_spot(card.id) in self.context.marks:
            self.drawing.put(Panel(self.box, "", "legal", 12, 5))

    def _face(
        self, pack: AntarcticaPack, card: CardView, near: Collection[str], band: Box, foot: int
    ) -> None:
        name = self.context.words.say(thing(card.result), form="short")
        title = Box(band.left + 12, band.top, band.width - 20, band.height)
        building = (self.box.left + 58, band.bottom + (self.box.bottom - band.bottom) // 2)
        self.drawing.put(
            Words(name, title, SMALL, "ink", bold=True),
            Sprite(f"building-{card.result}", building, 88, faded=self._is_closed(card)),
        )
        if card.star:
            self.drawing.put(Sprite("prestige-star", (building[0] + 36, building[1] - 40), 34))
        y = band.bottom + 34
        for number, (needed, state) in enumerate(self._needs(pack, card, near)):
            self.drawing.put(*_need(needed, state, (self.box.left + 146 + number * 62, y)))
        x = self.box.left + 122
        for number in range(card.scientists):
            self.drawing.put(Sprite("pawn", (x + number * 20, foot), 36))
        x += 20 * card.scientists
        self.drawing.put(
            Sprite("arrow-right", (x + 10, foot), 26),
            Words(str(card.research), Box(x + 24, foot - 22, 24, 44), FIGURE, bold=True),
            Sprite("research-point", (x + 62, foot), 34),
        )

    def _is_closed(self, card: CardView) -> bool:
        """Return whether a building is asked for, but this one cannot be chosen."""
        asked = self.view.asked
        building = asked is not None and asked.question == "action"
        return (
            building and bool(self.context.marks) and card_spot(card.id) not in self.context.marks
        )

    def _needs(
        self, pack: AntarcticaPack, card: CardView, near: Collection[str]
    ) -> Iterator[tuple[str, str]]:
        """Yield the required buildings: near, replaced by a Resource card, or missing."""
        lacking = [each for each in card.requires if each not in near]
        assert self.view.seat is not None  # noqa: S101 - it is the seat's own picture
        own, turn = self.view.players[self.view.seat], self.view.turn
        used = turn is not None and turn.seat == self.view.seat and turn.card_used
        kind = pack.replacing.get(lacking[0]) if len(lacking) == 1 and not used else None
        ready = {"basic": own.basic_ready, "knowhow": own.knowhow > 0}
        for each in card.requires:
            if each in near:
                yield each, "near"
            else:
                yield each, f"resource-{kind}" if kind and ready.get(kind) else "missing"


def _need(building: str, state: str, centre: Point) -> Iterator[Item]:
    """Yield a required building with a tick, the card that would replace it, or a lock."""
    yield Sprite(f"building-{building}", centre, 50, faded=state == "missing")
    corner = (centre[0] + 18, centre[1] + 16)
    if state == "near":
        yield Sprite("tick", corner, 26)
    elif state == "missing":
        yield Sprite("lock", corner, 24)
    else:
        yield Sprite(state, corner, 34)
