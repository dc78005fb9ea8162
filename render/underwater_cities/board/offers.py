"""The offers beside the main board: Special cards and government contracts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import Contract, UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from engine.underwater_cities.words.describe import contract_text
from engine.underwater_cities.words.names import card_name, contract_name
from render.fonts import height as height_of
from render.fonts import wrap
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.scene import Align, Box, Panel, Scene, Sprite, Words
from render.underwater_cities.board.supply import Supply, supply_alt
from render.underwater_cities.cards.effect_line import contract_icons, smallest
from render.underwater_cities.cards.face import Face
from render.underwater_cities.cards.flow import lines_in
from render.underwater_cities.changes import changes

MOST_SPECIALS = 7
"""Maximum number of face-up Special cards: the top one of the deck, and those for 3 credits."""
DEPTH = 10
"""Offset of the pile, which is visible behind its top card."""
SMALLEST, TEXT = 21, 24


def special_cards(view: UnderwaterCitiesView) -> tuple[str, ...]:
    """Return the face-up Special cards, with the top one of their deck first."""
    top = (view.top_special,) if view.top_special else ()
    return (*top, *view.open_specials)


@dataclass(frozen=True, slots=True)
class Offers:
    """Everything that can be taken, ready to be drawn."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView

    # --- Special cards ------------------------------------------------------------------------

    def cards(self, cells: tuple[Box, ...]) -> None:
        """Draw the face-up Special cards; the deck's top card lies on a pile."""
        face = Face(self.drawing, self.pack, self.context)
        for card, cell in zip(special_cards(self.view), cells, strict=False):
            if card == self.view.top_special and self.view.specials > 1:
                self._pile(cell)
                box = Box(cell.left, cell.top, cell.width - DEPTH, cell.height - DEPTH)
            else:
                box = cell
            face.draw(box, card, place=f"card:{card}")

    def _pile(self, cell: Box) -> None:
        """Draw the cards below the face-up one."""
        self.drawing.put(
            Panel(
                Box(cell.left + DEPTH, cell.top + DEPTH, cell.width - DEPTH, cell.height - DEPTH),
                "panel-deep",
                "panel-edge-bright",
                14,
                2,
            )
        )

    # --- contracts ----------------------------------------------------------------------------

    def contracts(self, cells: tuple[Box, ...]) -> None:
        """Draw the requirements and rewards of each contract as icons."""
        for name, cell in zip(self.view.contracts, cells, strict=False):
            contract = self.pack.contracts[name]
            left = self._contract(contract, cell)
            upper, lower = Box(left, cell.top + 6, cell.right - left - 8, cell.height - 12).rows(2)
            title = self.context.words.say(contract_name(self.pack, contract))
            self.drawing.put(
                Words(title, upper, min(upper.height * 8 // 10, 32), bold=True, shrink=20)
            )
            self.icons(contract, lower, lower.height - 4)

    def _contract(self, contract: Contract, cell: Box) -> int:
        """Draw the panel of a contract and its sign; return where the rest begins."""
        size = min(cell.height - 12, 84)
        self.drawing.put(
            Panel(cell), Sprite("contract-gov", (cell.left + 8 + size // 2, cell.centre[1]), size)
        )
        self.drawing.place(f"contract:{contract.id}", cell)
        return cell.left + size + 16

    def icons(self, contract: Contract, box: Box, size: int) -> None:
        """Draw the requirements, an arrow, and the rewards."""
        items = lines_in(
            contract_icons(contract),
            box,
            size,
            smallest_type=smallest(self.drawing),
            align=Align.LEFT,
        )
        self.drawing.put(*items)

    def worded(self, contract: Contract, cell: Box) -> None:
        """Draw a contract with its title and icons above and its text below."""
        size = CONTRACT_SIGN
        self.drawing.put(
            Panel(cell),
            Sprite("contract-gov", (cell.left + PAD + size // 2, cell.top + PAD + size // 2), size),
        )
        self.drawing.place(f"contract:{contract.id}", cell)
        left = cell.left + size + 2 * PAD
        title = Box(left, cell.top + PAD, cell.right - left - PAD, TITLE)
        name = self.context.words.say(contract_name(self.pack, contract))
        self.drawing.put(Words(name, title, 30, bold=True, shrink=SMALLEST))
        self.icons(contract, Box(left, title.bottom, title.width, size - TITLE), size - TITLE - 4)
        top = cell.top + PAD + size + PAD // 2
        room = Box(cell.left + PAD, top, cell.width - 2 * PAD, cell.bottom - top - PAD // 2)
        text = self.context.words.say(contract_text(contract))
        self.drawing.put(Words(text, room, TEXT, lines=4, shrink=SMALLEST))


# --- all offers, for phones ----------------------------------------------------------------------

WIDTH = 896
ACROSS = 3
CARD = 296
CONTRACT_SIGN, TITLE = 84, 40
PAD = 12


def offers_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose the Special cards, the supply and the contracts, large enough for phones."""
    inner = WIDTH - 2 * MARGIN
    rows = -(-len(view.open_specials) // ACROSS)
    contracts = [pack.contracts[name] for name in view.contracts]
    highs = [_high(context, contract, inner) for contract in contracts]
    above = (rows + 1) * (CARD + GAP) - GAP
    drawing = Drawing(WIDTH, 2 * MARGIN + above + sum(highs) + GAP * len(highs))
    offers = Offers(drawing, pack, context, view)
    lines = Box(MARGIN, MARGIN, inner, above).rows(rows + 1, GAP)
    first, *others = (cell for line in lines for cell in line.columns(ACROSS, GAP))
    pile = (first,) if view.top_special else ()
    offers.cards((*pile, *others[ACROSS - 1 :]))
    left = first.right + GAP
    Supply(drawing, context, view).captioned(Box(left, first.top, inner + MARGIN - left, CARD))
    top = lines[-1].bottom + GAP
    for contract, high in zip(contracts, highs, strict=True):
        offers.worded(contract, Box(MARGIN, top, inner, high))
        top += high + GAP
    return drawing.scene(
        context, alt_text(context, offers_alt(pack, view)), "", changes(context.before, view)
    )


def _high(context: ReaderContext, contract: Contract, inner: int) -> int:
    """Return the height of a contract with its text."""
    lines = wrap(context.words.say(contract_text(contract)), TEXT, inner - 2 * PAD)
    return PAD + CONTRACT_SIGN + height_of(TEXT, len(lines)) + 2 * PAD


# --- alt text ------------------------------------------------------------------------------------


def offers_alt(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView) -> Iterator[Msg]:
    """Describe the Special cards, the contracts and the supply."""
    specials = special_cards(view)
    if specials:
        cards = tuple(card_name(pack, pack.cards[card]) for card in specials)
        yield msg("underwater-cities-picture-alt-specials", cards=cards)
    for name in view.contracts:
        contract = pack.contracts[name]
        title, text = contract_name(pack, contract), contract_text(contract)
        yield msg("underwater-cities-picture-alt-contract", contract=title, text=text)
    yield supply_alt(view)
