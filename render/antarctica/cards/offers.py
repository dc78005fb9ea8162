"""The face-up building cards, and the piles of other cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.antarctica.pack.components import DECKS, AntarcticaPack
from engine.antarctica.view import AntarcticaView, CardView
from engine.antarctica.words.describe import card_needs as needs_in_words
from engine.antarctica.words.names import deck_name, thing
from engine.core.msg import Msg, msg
from render.antarctica.board.ship_rows import staying
from render.antarctica.cards.building_sites import BuildingSites, height_for, needed_types
from render.antarctica.cards.faces import (
    CardPlaces,
    band_room,
    card_face,
    card_ground,
    need,
    number_left,
    worded,
)
from render.antarctica.changes import changes
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import amount
from render.scene import Align, Box, Panel, Scene, Sprite, Words

COUNT = 32
NEED = 24
SMALLEST = 21
"""The smallest font size on cards with text; a phone shows it at less than half that size."""


def offer_spot(card: str) -> str:
    """Return the name of a face-up building card's place."""
    return f"building:{card}"


def reached(view: AntarcticaView, seat: int) -> frozenset[str]:
    """Return the types of building in areas where this seat has a ship that is not leaving now."""
    return frozenset(
        building
        for area in view.areas
        if any(ship.seat == seat for ship in staying(view, area))
        for building in area.buildings
    )


@dataclass(frozen=True, slots=True)
class Offers:
    """The face-up cards and the piles, ready to be drawn."""

    drawing: Drawing
    pack: AntarcticaPack
    context: ReaderContext
    view: AntarcticaView

    def card(self, card: CardView | None, deck: str, box: Box) -> None:
        """Draw the face-up card of a deck."""
        places = worded(box)
        self.drawing.under(*card_ground(deck, box, places))
        self._deck(deck, places)
        left = self.view.cards_left[DECKS.index(deck)]
        self.drawing.put(number_left(left, places, min(places.band.height - 6, COUNT)))
        if card is None:
            self._empty(box, places)
            return
        self.drawing.put(*card_face(card, places))
        self._named(card, places)
        self.drawing.place(offer_spot(card.id), box)

    def _deck(self, deck: str, places: CardPlaces) -> None:
        """Draw the name of the deck on its band."""
        room = band_room(places)
        name = self.context.words.say(deck_name(deck))
        half = Box(room.left, room.top, room.width * 7 // 10, room.height)
        self.drawing.under(Words(name, half, 28, "ink", bold=True, shrink=SMALLEST))

    def _empty(self, box: Box, places: CardPlaces) -> None:
        """Draw the place of a deck that has run out."""
        room = Box(box.left, places.band.bottom, box.width, box.bottom - places.band.bottom)
        size = min(room.width, room.height) // 2
        self.drawing.put(Sprite("building-space", places.result.centre, size, faded=True))
        text = self.context.words.say(msg("antarctica-picture-no-cards"))
        words = Words(text, places.name, 26, "muted", align=Align.CENTRE, shrink=SMALLEST)
        self.drawing.put(words)

    def _named(self, card: CardView, places: CardPlaces) -> None:
        """Draw the building's name, and each requirement on a line of its own."""
        name = self.context.words.say(thing(card.result))
        self.drawing.put(
            Words(name, places.name, 26, bold=True, align=Align.CENTRE, lines=2, shrink=SMALLEST)
        )
        rows = places.needs.rows(max(len(card.requires), 3), 4)
        for building, row in zip(card.requires, rows, strict=False):
            size = row.height
            self.drawing.put(*need(building, (row.left + size // 2, row.centre[1]), size, None))
            room = Box(row.left + size + 10, row.top, row.width - size - 10, size)
            said = self.context.words.say(thing(building))
            self.drawing.put(Words(said, room, NEED, lines=2, shrink=SMALLEST))

    # --- piles ---------------------------------------------------------------------------------

    def piles(self, box: Box) -> None:
        """Draw the numbers of cards left and out of the game, and how near a standstill is."""
        self.drawing.under(Panel(box))
        view = self.view
        left = self._pile("shipyard-back", str(view.pile), box.inset(8))
        left = self._pile("resource-knowhow", str(view.knowhow), left)
        if view.removed:
            gone = left
            left = self._pile("shipyard-back", str(view.removed), gone)
            size = gone.height
            cross = (gone.left + size // 2, gone.centre[1])
            self.drawing.put(Sprite("cross", cross, size * 7 // 10))
        if view.quiet:
            near = view.quiet * 2 >= view.standstill
            colour = "warn" if near else "text"
            self._pile("hourglass", f"{view.quiet}/{view.standstill}", left, colour)

    def _pile(self, icon: str, number: str, box: Box, colour: str = "text") -> Box:
        """Draw a pile and its size at the left of a box; return the rest of the box."""
        size = box.height
        letters = size * 8 // 10
        self.drawing.put(Sprite(icon, (box.left + size // 2, box.centre[1]), size))
        wide = measure(number, letters, bold=True) + 2
        room = Box(box.left + size + 4, box.top, wide, size)
        self.drawing.put(Words(number, room, letters, colour, bold=True))
        left = room.right + size // 2
        return Box(left, box.top, box.right - left, size)

    def played(self, box: Box) -> None:
        """Draw how many Shipyard cards of each kind have been played, out of how many."""
        self.drawing.under(Panel(box))
        inner = box.inset(10)
        title = Box(inner.left + 4, inner.top, inner.width - 8, 34)
        said = self.context.words.say(msg("antarctica-picture-played"))
        self.drawing.under(Words(said, title, 26, "muted", bold=True, shrink=SMALLEST))
        rest = Box(inner.left, title.bottom, inner.width, inner.bottom - title.bottom)
        played = Counter(self.view.spent)
        played["icebreaker"] += sum(len(area.icebreakers) for area in self.view.areas)
        kinds = self.pack.kinds.values()
        for kind, cell in zip(kinds, rest.columns(len(kinds), 8), strict=True):
            number = f"{played[kind.id]}/{kind.count}"
            self.drawing.put(*amount(f"shipyard-{kind.id}", number, cell, cell.height - 14))


# --- the picture of the cards --------------------------------------------------------------------

WIDTH = 896
CARD, PILES, PLAYED = 420, 72, 112
"""Heights of the cards, the piles, and the list of cards played."""


def offers_scene(pack: AntarcticaPack, view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose the face-up cards, large enough for phones, and whatever helps to plan ahead."""
    needed = needed_types(pack, view)
    # The part that is not always there comes last, so that nothing above it ever moves.
    room = GAP + height_for(view, needed) if needed else 0
    drawing = Drawing(WIDTH, MARGIN + CARD + GAP + PILES + GAP + PLAYED + room + MARGIN)
    inner = drawing.box.inset(MARGIN)
    offers = Offers(drawing, pack, context, view)
    cards = Box(inner.left, inner.top, inner.width, CARD)
    for deck, card, box in zip(DECKS, view.face_up, cards.columns(len(DECKS), GAP), strict=True):
        offers.card(card, deck, box)
    piles = Box(inner.left, cards.bottom + GAP, inner.width, PILES)
    offers.piles(piles)
    played = Box(inner.left, piles.bottom + GAP, inner.width, PLAYED)
    offers.played(played)
    if needed:
        rest = Box(inner.left, played.bottom + GAP, inner.width, room - GAP)
        BuildingSites(drawing, context, view).draw(needed, rest)
    return drawing.scene(
        context, alt_text(context, offers_alt(view)), "", changes(context.before, view)
    )


def offers_alt(view: AntarcticaView) -> Iterator[Msg]:
    """Describe the face-up cards and the piles."""
    for deck, card, left in zip(DECKS, view.face_up, view.cards_left, strict=True):
        name = deck_name(deck)
        if card is None:
            yield msg("antarctica-picture-alt-no-offer", deck=name)
        else:
            yield msg(
                "antarctica-picture-alt-offer",
                deck=name,
                count=left,
                building=thing(card.result),
                needs=needs_in_words(card.requires, card.research),
            )
    yield msg("antarctica-picture-alt-piles", pile=view.pile, knowhow=view.knowhow)
    if view.quiet:
        yield msg("antarctica-picture-alt-quiet", turns=view.quiet, most=view.standstill)
