"""A large picture of one component, with its icons, its text and the source of its values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.msg import Msg, msg
from engine.core.packs.own import shown_name
from engine.core.text import Words as Language
from engine.underwater_cities.pack.components import Card, Slot, UnderwaterCitiesPack
from engine.underwater_cities.pack.load import PACKS
from engine.underwater_cities.words.names import (
    board_name,
    card_name,
    contract_name,
    era_name,
    slot_name,
    thing,
    tile_name,
    type_name,
)
from render.fonts import height, measure, wrap
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import MARGIN, Drawing
from render.kit.provenance import Listed, Sources, origin
from render.scene import Align, Box, Panel, Scene, Sprite, Words
from render.underwater_cities.cards.flow import lines_in
from render.underwater_cities.cards.player_board import BoardSide, board_words
from render.underwater_cities.cards.printed import Print, of_card, of_contract, of_slot, of_tile

WIDTH = 896
BAND, KIND, ORIGIN = 76, 44, 40
PAD = 24
ICONS, ICONS_HEIGHT = 88, 200
TITLE, TEXT, SMALLEST = 44, 34, 21
BOARD_WIDTH, BOARD_HEIGHT, BOARD_TYPE = 1200, 700, 28
SIDES = {"slots_1_2_players": "few", "slots_3_4_players": "many"}
"""The numbers of players for which each side of the main board is used."""
SOURCES = Sources(
    "underwater_cities",
    PACKS,
    (
        *(Listed(f"era_cards_{era}") for era in (1, 2, 3)),
        Listed("personal_assistant"),
        Listed("special_cards"),
        Listed("contracts"),
        Listed("metropolis_tiles"),
        *(Listed(side, prefix=f"{side}:") for side in SIDES),
    ),
)


# --- names ---------------------------------------------------------------------------------------


def component_names(pack: UnderwaterCitiesPack) -> Mapping[str, Msg]:
    """Return the names of all components that can be shown on their own, by id."""
    return {
        **{card.id: card_name(pack, card) for card in pack.cards.values()},
        **{tile.id: tile_name(pack, tile) for tile in pack.tiles.values()},
        **{one.id: contract_name(pack, one) for one in pack.contracts.values()},
        **{name: _slot_of(name, slot) for name, slot in slots(pack).items()},
        **{f"board:{number}": board_name(number) for number in pack.boards},
    }


def names_of_things(pack: UnderwaterCitiesPack, language: Language) -> dict[str, str]:
    """Return the names of all components in the reader's language, by id."""
    return {name: language.say(said) for name, said in component_names(pack).items()}


def slots(pack: UnderwaterCitiesPack) -> dict[str, Slot]:
    """Return the slots on both sides of the main board, by side and id, as the ids repeat."""
    return {f"{side}:{slot.id}": slot for side in SIDES for slot in pack.sides[side].values()}


def _slot_of(name: str, slot: Slot) -> Msg:
    """Return a slot's name with the number of players, which identifies the side of its board."""
    side = SIDES[name.partition(":")[0]]
    return msg(f"underwater-cities-picture-slot-{side}", slot=slot_name(slot))


# --- print ---------------------------------------------------------------------------------------


def _printed(pack: UnderwaterCitiesPack, component: str) -> tuple[Print, tuple[Msg, ...]]:
    """Return everything printed on a component, and the words for its kinds."""
    if component in pack.cards:
        card = pack.cards[component]
        return of_card(pack, card), tuple(_card_kinds(card))
    if component in pack.tiles:
        tile = pack.tiles[component]
        kinds = (msg(f"underwater-cities-picture-metropolis-{tile.colour}"),)
        solo = () if tile.solo else (msg("underwater-cities-picture-not-solo"),)
        return of_tile(pack, tile), (*kinds, *solo)
    if component in pack.contracts:
        contract = pack.contracts[component]
        stage = msg(f"underwater-cities-picture-contract-{contract.stage}")
        return of_contract(pack, contract), (stage,)
    return of_slot(slots(pack)[component]), (msg("underwater-cities-picture-action-slot"),)


def _card_kinds(card: Card) -> Iterator[Msg]:
    """Yield the type of a card, and its colour and deck if it has them."""
    yield type_name(card.type)
    if card.colour is not None:
        yield thing(card.colour)
    if card.era is not None:
        yield era_name(card.era)
    if card.special:
        yield msg("underwater-cities-picture-special", count=card.credits)


# --- the picture ---------------------------------------------------------------------------------


def component_scene(pack: UnderwaterCitiesPack, context: ReaderContext, component: str) -> Scene:
    """Compose the picture of one component."""
    name = component_names(pack)[component]
    if component.startswith("board:"):
        return _board_scene(pack, context, int(component.partition(":")[2]))
    source = origin(SOURCES, pack.name, component)
    what, kinds = _printed(pack, component)
    said = context.words.say(what.text)
    inner = WIDTH - 2 * MARGIN - 2 * PAD
    text = height(TEXT, len(wrap(said, TEXT, inner))) + PAD
    drawing = Drawing(WIDTH, BAND + KIND + ICONS_HEIGHT + text + ORIGIN + PAD + 2 * MARGIN)
    frame = drawing.box.inset(MARGIN)
    drawing.put(Panel(frame, "panel", what.colour, 16, 4))
    _band(drawing, context, what, Box(frame.left, frame.top, frame.width, BAND))
    kind = Box(frame.left + PAD, frame.top + BAND + 4, inner, KIND)
    icons = Box(kind.left, kind.bottom, inner, ICONS_HEIGHT)
    sentence = Box(kind.left, icons.bottom, inner, text)
    drawing.put(
        _muted(context, msg("underwater-cities-picture-kinds", kinds=kinds), kind, 28),
        *lines_in(what.lines, icons, ICONS, smallest_type=SMALLEST),
        Words(said, sentence, TEXT, lines=9, shrink=SMALLEST),
        _muted(context, source, Box(kind.left, sentence.bottom + 8, inner, ORIGIN), 26),
    )
    alt = msg("underwater-cities-picture-alt-card", name=name, text=what.text, origin=source)
    return drawing.scene(context, alt_text(context, (alt,)))


def _muted(context: ReaderContext, said: Msg, box: Box, size: int) -> Words:
    return Words(context.words.say(said), box, size, "muted", lines=2, shrink=SMALLEST)


def _band(drawing: Drawing, context: ReaderContext, what: Print, band: Box) -> None:
    """Draw the band with its colour sign, number, title, price and type."""
    size, middle = band.height - 10, band.centre[1]
    left, right = band.left + 10, band.right - 10
    drawing.put(
        Panel(band, what.colour, what.colour, 16, 1),
        Sprite(what.sign, (left + size // 2, middle), size),
    )
    left += size + 12
    if what.type:
        drawing.put(Sprite(what.type, (right - size // 2, middle), size))
        right -= size + 12
    if what.credits:
        field = Box(right - 108, middle - 28, 108, 56)
        number = Box(field.left, field.top, 50, field.height)
        drawing.put(
            Panel(field, "panel-deep", "gold", 26, 2),
            Sprite("credit", (field.right - 30, middle), 46),
            Words(str(what.credits), number, TITLE, bold=True, align=Align.RIGHT),
        )
        right = field.left - 12
    if what.number:
        wide = measure(what.number, TITLE, bold=True) + 2
        room = Box(left, band.top, wide, band.height)
        drawing.put(Words(what.number, room, TITLE, "ink", bold=True))
        left = room.right + 20
    room = Box(left, band.top, right - left, band.height)
    title = context.words.say(what.title)
    drawing.put(Words(title, room, TITLE, "ink", bold=True, lines=2, shrink=SMALLEST))


def _board_scene(pack: UnderwaterCitiesPack, context: ReaderContext, number: int) -> Scene:
    """Compose a picture of one side of a player board with everything printed on it."""
    board = pack.boards[number]
    drawing = Drawing(BOARD_WIDTH, TITLE + 24 + BOARD_HEIGHT + KIND + 2 * MARGIN)
    frame = drawing.box.inset(MARGIN)
    side = msg(f"underwater-cities-option-board-side-{board.side}")
    head = Box(frame.left + 8, frame.top, frame.width - 16, TITLE + 16)
    title = msg("underwater-cities-picture-kinds", kinds=(board_name(number), side))
    drawing.put(Words(context.words.say(title), head, TITLE, bold=True, shrink=BOARD_TYPE))
    room = Box(frame.left, head.bottom + 8, frame.width, BOARD_HEIGHT)
    BoardSide(drawing, board).draw(room)
    source = _board_origin(pack)
    foot = Box(head.left, room.bottom, head.width, KIND)
    drawing.put(Words(context.words.say(source), foot, 30, "muted", shrink=BOARD_TYPE))
    alt = msg("underwater-cities-picture-alt-board-side", name=title, origin=source)
    return drawing.scene(context, alt_text(context, (alt, *board_words(board))))


def _board_origin(pack: UnderwaterCitiesPack) -> Msg:
    """Return a board's origin: only its starting city and metropolises are as printed."""
    if pack.default:
        return msg("picture-partly-own")
    return msg("picture-from-pack", name=shown_name(pack.name))
