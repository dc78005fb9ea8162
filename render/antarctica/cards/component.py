"""A large picture of one component, with its icons, its text and the source of its values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.antarctica.pack.components import (
    DECKS,
    RESOURCE_KINDS,
    AntarcticaPack,
    BuildingCard,
    EffectSpace,
    ShipyardKind,
    Track,
)
from engine.antarctica.pack.load import PACKS
from engine.antarctica.words.describe import (
    building_text,
    resource_text,
    space_text,
)
from engine.antarctica.words.describe import card_needs as needs_in_words
from engine.antarctica.words.names import deck_name, resource_name, short_track, thing
from engine.core.msg import Msg, msg
from engine.core.text import Words as Language
from render.antarctica.cards.faces import card_face, card_ground, card_needs, spread, upright
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import MARGIN, Drawing
from render.kit.icon_rows import Figure, Icon, IconRow
from render.kit.provenance import Listed, Sources, origin
from render.scene import Align, Box, Panel, Point, Scene, Sprite, Words

WIDTH, HEIGHT = 896, 528
FACE = 236
"""Width of the picture on the left."""
TEXT, SMALLEST = 34, 21
ICONS, SMALL_ICONS = 64, 44
GROUPS = 6
"""Maximum number of groups of icons on one line; more than that are split into two lines."""
EFFECT_LINES = 4
FEWEST_PLAYERS = 2
LABEL = 34
SOURCES = Sources(
    "antarctica",
    PACKS,
    (
        Listed("building_cards"),
        Listed("buildings"),
        Listed("tracks"),
        Listed("shipyard_kinds", "kind"),
        Listed("resource_cards", "kind", "resource_"),
    ),
)


@dataclass(frozen=True, slots=True)
class LabelledIcons:
    """A line of icons below the text, with its label."""

    label: Msg
    groups: tuple[IconRow, ...] = ()
    """Empty if the label says everything."""


# --- names ---------------------------------------------------------------------------------------


def component_names(pack: AntarcticaPack) -> Mapping[str, Msg]:
    """Return the names of all components that can be shown on their own, by id."""
    return {
        **{card.id: _numbered(pack, card) for card in pack.cards.values()},
        **{name: thing(name) for name in (*pack.kinds, *pack.buildings, *pack.tracks)},
        **{f"resource_{kind}": resource_name(kind) for kind in RESOURCE_KINDS},
    }


def names_of_things(pack: AntarcticaPack, language: Language) -> dict[str, str]:
    """Return the names of all components in the reader's language, by id."""
    return {name: language.say(said) for name, said in component_names(pack).items()}


def _numbered(pack: AntarcticaPack, card: BuildingCard) -> Msg:
    """Return a card's name: building, deck and number in the deck, since cards may be identical."""
    deck = [other.id for other in pack.cards.values() if other.deck == card.deck]
    return msg(
        "antarctica-picture-card-name",
        building=thing(card.result),
        deck=deck_name(card.deck),
        number=deck.index(card.id) + 1,
    )


# --- the picture ---------------------------------------------------------------------------------


def component_scene(pack: AntarcticaPack, context: ReaderContext, component: str) -> Scene:
    """Compose the picture of one component."""
    drawing = Drawing(WIDTH, HEIGHT)
    frame = drawing.box.inset(MARGIN)
    drawing.put(Panel(frame))
    name = component_names(pack)[component]
    head = Box(frame.left + 24, frame.top + 8, frame.width - 48, 64)
    drawing.put(Words(context.words.say(name), head, 44, bold=True, shrink=24))
    foot = Box(frame.left + 24, frame.bottom - 52, frame.width - 48, 44)
    source = origin(SOURCES, pack.name, component)
    drawing.put(Words(context.words.say(source), foot, 26, "muted", shrink=SMALLEST))
    body = Box(frame.left + 24, head.bottom + 4, frame.width - 48, foot.top - head.bottom - 12)
    text = _Component(drawing, pack, context, body).draw(component)
    said = msg("picture-alt-card", name=name, text=text, origin=source)
    return drawing.scene(context, alt_text(context, (said,)))


@dataclass(frozen=True, slots=True)
class _Component:
    """The middle of the picture, ready to be drawn."""

    drawing: Drawing
    pack: AntarcticaPack
    context: ReaderContext
    box: Box

    def draw(self, component: str) -> Msg:
        """Draw the component with its text, and return the text."""
        pack = self.pack
        if component in pack.tracks:
            return self._track(pack.tracks[component])
        if component in pack.cards:
            return self._card(pack.cards[component])
        if component in pack.kinds:
            return self._kind(pack.kinds[component])
        if component in pack.buildings:
            return self._building(component)
        return self._resource(component.removeprefix("resource_"))

    def _card(self, card: BuildingCard) -> Msg:
        """Draw a building card."""
        face = Box(self.box.left, self.box.top, FACE, self.box.height)
        places = upright(face)
        self.drawing.put(*card_ground(card.deck, face, places), *card_face(card, places))
        self.drawing.put(*card_needs(card, places.needs, None))
        return self._said(_card_words(card), map(LabelledIcons, _players(card.mark)))

    def _kind(self, kind: ShipyardKind) -> Msg:
        """Draw a Shipyard card."""
        self._emblem(f"shipyard-{kind.id}", self.box.height)
        count = msg(
            "antarctica-picture-kind-count",
            count=kind.count,
            all=sum(each.count for each in self.pack.kinds.values()),
        )
        return self._said(kind.effect.words(), (LabelledIcons(count),))

    def _resource(self, kind: str) -> Msg:
        """Draw a Resource card, and the buildings that it can stand for."""
        self._emblem(f"resource-{kind}", self.box.height)
        row: IconRow = tuple(Icon(f"building-{name}") for name in self.pack.gives[kind])
        part = LabelledIcons(msg("antarctica-picture-stands-for"), (row,))
        return self._said(resource_text(self.pack, kind), (part,))

    def _building(self, building: str) -> Msg:
        """Draw a type of building: the cards that build it, and the buildings that require it."""
        self._emblem(f"building-{building}", FACE)
        cards = self.pack.cards.values()
        decks = Counter(f"deck-{card.deck}" for card in cards if card.result == building)
        order = [f"building-{name}" for name in self.pack.buildings]
        asking = Counter(f"building-{card.result}" for card in cards if building in card.requires)
        signs = [f"deck-{deck}" for deck in DECKS]
        parts = [LabelledIcons(msg("antarctica-picture-built-with"), _counted(decks, signs))]
        if asking:
            parts.append(
                LabelledIcons(msg("antarctica-picture-needed-for"), _counted(asking, order))
            )
        return self._said(building_text(self.pack, building), parts)

    def _emblem(self, sprite: str, size: int) -> None:
        """Draw the component itself, on the left."""
        centre = (self.box.left + FACE // 2, self.box.centre[1])
        self.drawing.put(Sprite(sprite, centre, size))

    def _said(self, text: Msg, parts: Iterable[LabelledIcons]) -> Msg:
        """Draw the text on the right with the parts below it, and return the text."""
        parts = tuple(parts)
        room = Box(
            self.box.left + FACE + 32, self.box.top, self.box.width - FACE - 32, self.box.height
        )
        bottom = room.bottom
        for part in reversed(parts):
            bottom = self._part(part, room, bottom)
        above = Box(room.left, room.top, room.width, bottom - room.top)
        self.drawing.put(Words(self.context.words.say(text), above, TEXT, lines=8, shrink=SMALLEST))
        return text

    def _part(self, part: LabelledIcons, room: Box, bottom: int) -> int:
        """Draw a label and its icons, ending at `bottom`; return the bottom of the space above."""
        lines = _lines(part.groups)
        size = SMALL_ICONS if lines[1:] else ICONS
        top = bottom - LABEL - len(lines) * size
        label = Box(room.left, top, room.width, LABEL)
        said = self.context.words.say(part.label)
        self.drawing.put(Words(said, label, 26, "muted", bold=True, shrink=SMALLEST))
        for number, line in enumerate(lines):
            row = Box(room.left, label.bottom + number * size, room.width, size)
            self.drawing.put(*spread(line, row, Align.LEFT))
        return top - 8

    # --- tracks --------------------------------------------------------------------------------

    def _track(self, track: Track) -> Msg:
        """Draw a research track: stations, points, spaces, and the spaces' effects in words."""
        head = Box(self.box.left, self.box.top, self.box.width, 88)
        size = head.height
        self.drawing.put(
            Sprite(f"track-{short_track(track.id)}", (head.left + size // 2, head.centre[1]), size)
        )
        stations: IconRow = tuple(Icon(f"building-{station}") for station in track.icons)
        value: IconRow = (Figure(str(track.cube_value)), Icon("point"))
        left = head.left + size + 24
        room = Box(left, head.top, head.right - left, size)
        self.drawing.put(*spread((stations, value), room.inset(8), Align.LEFT))
        self._open(track, head)
        spaces = Box(self.box.left, head.bottom + 8, self.box.width, 64)
        self._spaces(track, spaces)
        below = Box(
            spaces.left, spaces.bottom + 8, spaces.width, self.box.bottom - spaces.bottom - 8
        )
        self._effects(track, below)
        return msg("antarctica-picture-effects", effects=tuple(map(space_text, track.spaces)))

    def _effects(self, track: Track, box: Box) -> None:
        """Draw the effects of the spaces, one per line."""
        down = min(len(track.spaces), EFFECT_LINES) or 1
        columns = box.columns(-(-len(track.spaces) // down) or 1, 16)
        cells = [cell for column in columns for cell in column.rows(max(down, 3), 4)[:down]]
        for space, cell in zip(track.spaces, cells, strict=False):
            size = min(cell.height, 56)
            self._space(space, (cell.left + size // 2, cell.centre[1]), size)
            room = Box(cell.left + size + 12, cell.top, cell.width - size - 12, cell.height)
            said = self.context.words.say(space_text(space))
            self.drawing.put(Words(said, room, 30, lines=2, shrink=SMALLEST))

    def _open(self, track: Track, head: Box) -> None:
        """Draw how many players it takes for the track to be open, unless it is always open."""
        for said in _players(track.mark):
            text = self.context.words.say(said)
            wide = min(measure(text, 28) + 2, head.width * 45 // 100)
            box = Box(head.right - wide, head.top, wide, head.height)
            self.drawing.put(Words(text, box, 28, "muted", lines=2, shrink=SMALLEST))

    def _spaces(self, track: Track, box: Box) -> None:
        """Draw the spaces in a line."""
        effects = {space.space: space for space in track.spaces}
        pitch = min(box.width // track.length, box.height)
        for number in range(1, track.length + 1):
            centre = (box.left + (number - 1) * pitch + pitch // 2, box.centre[1])
            if number in effects:
                self._space(effects[number], centre, pitch - 4)
                continue
            self.drawing.put(Sprite("space-plain", centre, pitch - 4))
            cell = Box(centre[0] - pitch // 2, box.top, pitch, box.height)
            said = Words(str(number), cell, 28, "muted", align=Align.CENTRE, shrink=SMALLEST)
            self.drawing.put(said)

    def _space(self, space: EffectSpace, centre: Point, size: int) -> None:
        """Draw a space with an effect."""
        self.drawing.put(
            Sprite("space-blue" if space.blue else "space-red", centre, size),
            Sprite(f"effect-{space.name}", centre, size * 64 // 100),
        )


def _players(mark: int) -> tuple[Msg, ...]:
    """Return how many players a component needs, or nothing if it is used in every game."""
    return (msg("antarctica-picture-mark", players=mark),) if mark > FEWEST_PLAYERS else ()


def _card_words(card: BuildingCard) -> Msg:
    """Return everything printed on a building card except its name."""
    key = "antarctica-picture-card-star" if card.star else "antarctica-picture-card"
    return msg(key, needs=needs_in_words(card.requires, card.research), count=card.scientists)


def _lines(groups: tuple[IconRow, ...]) -> tuple[tuple[IconRow, ...], ...]:
    """Return the groups of icons on one line, or on two if there are many."""
    if len(groups) <= GROUPS:
        return (groups,) if groups else ()
    half = -(-len(groups) // 2)
    return groups[:half], groups[half:]


def _counted(counts: Mapping[str, int], order: Iterable[str]) -> tuple[IconRow, ...]:
    """Return the icons that occur, each with its count, in this order."""
    return tuple((Figure(str(counts[name])), Icon(name)) for name in order if counts[name])
