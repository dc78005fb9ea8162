"""The offers beside the main board: Special cards and government contracts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import Contract, UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from engine.underwater_cities.words.describe import contract_text
from engine.underwater_cities.words.names import card_name, contract_name
from render.gallery import ReaderContext
from render.kit.drawing import GAP, Drawing
from render.scene import Align, Box, Panel, Sprite
from render.underwater_cities.board.supply import supply_alt
from render.underwater_cities.cards.effect_line import contract_icons
from render.underwater_cities.cards.flow import lines_in
from render.underwater_cities.cards.printed import of_card
from render.underwater_cities.question.card_band import ground

FEW_SPECIALS = 4
"""With fewer than so many, they are no wider than these would be."""
SMALL_BAND, SMALL_TYPE = 40, 24
"""The head of a card without a title, and the smallest type in its effect."""


def special_cards(view: UnderwaterCitiesView) -> tuple[str, ...]:
    """Return the face-up Special cards, with the top one of their deck first."""
    top = (view.top_special,) if view.top_special else ()
    return (*top, *view.open_specials)


@dataclass(frozen=True, slots=True)
class Offers:
    """Everything that can be taken, ready to be drawn on the board."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView

    def cards(self, box: Box) -> None:
        """Draw the face-up Special cards without titles: sign, price, type and effect."""
        names = special_cards(self.view)
        across = max(len(names), FEW_SPECIALS)
        for card, cell in zip(names, box.columns(across, GAP), strict=False):
            what = of_card(self.pack, self.pack.cards[card])
            band = Box(cell.left, cell.top, cell.width, SMALL_BAND)
            self.drawing.put(*ground(what, cell, band))
            rest = Box(cell.left + 6, band.bottom, cell.width - 12, cell.bottom - band.bottom - 2)
            self.drawing.put(*lines_in(what.lines, rest, rest.height, smallest_type=SMALL_TYPE))
            self.drawing.place(f"card:{card}", cell)

    def contracts(self, cells: tuple[Box, ...]) -> None:
        """Draw the requirements and rewards of each contract, without its title."""
        for name, cell in zip(self.view.contracts, cells, strict=False):
            contract = self.pack.contracts[name]
            left = self._contract(contract, cell)
            room = Box(left, cell.top + 4, cell.right - left - 8, cell.height - 8)
            icons = contract_icons(contract)
            self.drawing.put(
                *lines_in(icons, room, room.height, smallest_type=SMALL_TYPE, align=Align.LEFT)
            )

    def _contract(self, contract: Contract, cell: Box) -> int:
        """Draw the panel of a contract and its sign; return where the rest begins."""
        size = min(cell.height - 12, 84)
        self.drawing.put(
            Panel(cell), Sprite("contract-gov", (cell.left + 8 + size // 2, cell.centre[1]), size)
        )
        self.drawing.place(f"contract:{contract.id}", cell)
        return cell.left + size + 16


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
