"""A player's claimed and paid cards, by type, and the contracts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import CARD_TYPES, UnderwaterCitiesPack
from engine.underwater_cities.view import PlayerView, UnderwaterCitiesView
from engine.underwater_cities.words.names import contract_name
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.scene import Box, Panel, Sprite, Words
from render.underwater_cities.cards.effect_line import card_icons
from render.underwater_cities.cards.face import Face, dimmed
from render.underwater_cities.cards.flow import IconScale, lines_in
from render.underwater_cities.cards.glyphs import IconLine
from render.underwater_cities.cards.printed import band_colour

CHIP = (92, 64)
ICONS = 36
"""Maximum size of the icons of effects."""
MOST_LINES = 4
"""The effects are omitted if they would take more lines than this."""
SPACE, APART = 8, 24
"""Distances between two cards, and between two types."""
LINE = 72
TEXT = 30
SMALLEST = 28
"""Font size that is still legible on a phone."""
INSTANT = "instant"


@dataclass(frozen=True, slots=True)
class ClaimedCard:
    """A card in front of a player."""

    card: str
    used: bool = False


@dataclass(frozen=True, slots=True)
class CardType:
    """Cards of one type."""

    icon: str
    cards: tuple[ClaimedCard, ...]


def groups(pack: UnderwaterCitiesPack, player: PlayerView) -> Iterator[CardType]:
    """Yield the claimed cards by type, then the instant Special cards that were paid for."""
    for type_ in CARD_TYPES:
        cards = tuple(
            ClaimedCard(claimed.card, claimed.used)
            for claimed in player.claimed
            if pack.cards[claimed.card].type == type_
        )
        if type_ == INSTANT:
            continue
        if cards:
            yield CardType(f"type-{type_}", cards)
    if player.paid:
        yield CardType("special-card", tuple(map(ClaimedCard, player.paid)))


@dataclass(frozen=True, slots=True)
class ClaimedChips:
    """The cards of a player, ready to be drawn in lines."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView
    seat: int

    @property
    def player(self) -> PlayerView:
        """The owner of the cards."""
        return self.view.players[self.seat]

    def height(self, width: int) -> int:
        """Return the total height at this width."""
        return self._lines(width, effects=self._has_effects(width)) * LINE

    def draw(self, box: Box) -> None:
        """Draw each type after its sign, and the contracts below; or say that there is nothing."""
        effects = self._has_effects(box.width)
        spread = list(self._spread(box.width, effects=effects))
        for line, left, what in spread:
            at = Box(box.left + left, box.top + line * LINE + 4, *CHIP)
            if isinstance(what, ClaimedCard):
                wide = self._width(what, effects=effects)
                self._card(Box(at.left, at.top, wide, at.height), what)
            else:
                self.drawing.put(Sprite(what, (at.left + CHIP[1] // 2, at.centre[1]), CHIP[1] - 8))
        if not spread:
            self._says(Box(box.left, box.top, box.width, LINE), msg(NOTHING), "muted")
        if self.player.contracts:
            self._contracts(Box(box.left, box.bottom - LINE, box.width, LINE))

    def _has_effects(self, width: int) -> bool:
        """Return whether the effects of the cards fit."""
        return self._lines(width, effects=True) <= MOST_LINES

    def _lines(self, width: int, *, effects: bool) -> int:
        """Return the number of lines, including that of the contracts."""
        last = max((line for line, _, _ in self._spread(width, effects=effects)), default=0)
        return last + 1 + bool(self.player.contracts)

    def _width(self, claim: ClaimedCard, *, effects: bool) -> int:
        """Return the width of a card."""
        if not effects:
            return CHIP[0]
        return CHIP[0] + IconScale(ICONS, SMALLEST).line(self._effect(claim)) + 2 * SPACE

    def _effect(self, claim: ClaimedCard) -> IconLine:
        """Return the effect of a card, in one line of icons."""
        return tuple(atom for line in card_icons(self.pack.cards[claim.card]) for atom in line)

    def _spread(self, width: int, *, effects: bool) -> Iterator[tuple[int, int, str | ClaimedCard]]:
        """Yield the line, offset and content of each sign and card; no line ends with a sign."""
        line, left = 0, 0
        for group in groups(self.pack, self.player):
            first = self._width(group.cards[0], effects=effects)
            if left + CHIP[1] + first + SPACE > width:
                line, left = line + 1, 0
            yield line, left, group.icon
            left += CHIP[1] + SPACE
            for claim in group.cards:
                wide = self._width(claim, effects=effects)
                if left + wide > width:
                    line, left = line + 1, 0
                yield line, left, claim
                left += wide + SPACE
            left += APART - SPACE

    def _card(self, box: Box, claim: ClaimedCard) -> None:
        """Draw a card's colour, type, number and effect; a used one is dimmed and has a rim."""
        chip = Box(box.left, box.top, CHIP[0], box.height)
        if box.width > CHIP[0]:
            room = Box(chip.right + SPACE, box.top, box.width - CHIP[0] - 2 * SPACE, box.height)
            colour = band_colour(self.pack.cards[claim.card].colour)
            field = Panel(box, "panel-bright", colour, 10, 2)
            icons = lines_in((self._effect(claim),), room, ICONS, smallest_type=SMALLEST)
            items = (field, *icons)
            self.drawing.put(*(map(dimmed, items) if claim.used else items))
        Face(self.drawing, self.pack, self.context).draw(chip, claim.card, used=claim.used)
        if claim.used:
            self.drawing.put(Panel(box, "", "bad", 10, 4))
            self.drawing.put(Sprite("cross", (chip.right - 14, chip.top + 14), 30))

    def _contracts(self, line: Box) -> None:
        """Draw the titles of the contracts."""
        size = LINE - 14
        self.drawing.put(Sprite("contract-gov", (line.left + size // 2, line.centre[1]), size))
        names = tuple(
            contract_name(self.pack, self.pack.contracts[name]) for name in self.player.contracts
        )
        room = Box(line.left + size + 12, line.top, line.width - size - 12, line.height)
        self._says(room, msg("underwater-cities-picture-nation-listed", things=names))

    def _says(self, room: Box, said: Msg, colour: str = "text") -> None:
        text = self.context.words.say(said)
        self.drawing.put(Words(text, room, TEXT, colour, lines=2, shrink=SMALLEST))


NOTHING = "underwater-cities-picture-nation-nothing-claimed"
