"""Picture of the whole table."""

from __future__ import annotations

from engine.core.msg import Msg, msg
from engine.underwater_cities.ending import SOLO_CITIES, SOLO_POINTS
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.kit.enlarge import enlarged
from render.scene import Box, Panel, Scene, Sprite, Words
from render.underwater_cities.alt import board_alt
from render.underwater_cities.board.federation_strip import federation_strip
from render.underwater_cities.board.layout import GAP, board_layout
from render.underwater_cities.board.offers import Offers
from render.underwater_cities.board.tracks import FEDERATION_SPOT, EraTrack
from render.underwater_cities.cards.face import Face
from render.underwater_cities.changes import changes
from render.underwater_cities.players.banner import parted
from render.underwater_cities.players.players import PlayerBox
from render.underwater_cities.question.frame import SMALLEST, drawing
from render.underwater_cities.question.questions import NOBODY, Question
from render.underwater_cities.question.slot_picture import SlotTiles
from render.underwater_cities.status import draw_status

MOST_CONTRACTS = 3
LARGER = 1.5
"""The board is composed in the size of a question's picture, and shown so many times as large."""


def board_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose the public board: everything that all players may see."""
    # Those that players have claimed keep their row, so that nothing else ever moves.
    contracts = bool(view.contracts) or any(player.contracts for player in view.players)
    layout = board_layout(len(view.players), contracts=contracts)
    picture = drawing()
    draw_status(picture, pack, context, view, layout.status)
    asked = Question(pack, view, NOBODY, ())
    tiles = SlotTiles(picture, asked, context)
    tiles.coloured(layout.slots)
    tiles.always(layout.always)
    federation_strip(picture, view, layout.federation)
    picture.place(FEDERATION_SPOT, layout.federation)
    EraTrack(picture, context, view).draw(layout.eras)
    for seat, box in zip(view.order, layout.players, strict=True):
        PlayerBox(picture, pack, context, view, seat).row(box)
    if layout.spare is not None:
        _solo(picture, pack, context, view, layout.spare)
    offers = Offers(picture, pack, context, view)
    offers.contracts(layout.contracts.columns(MOST_CONTRACTS, GAP))
    offers.cards(layout.cards)
    alt = alt_text(context, board_alt(pack, view))
    return enlarged(picture.scene(context, alt, "", changes(context.before, view)), LARGER)


# --- the solo game -------------------------------------------------------------------------------


def _solo(
    drawing: Drawing,
    pack: UnderwaterCitiesPack,
    context: ReaderContext,
    view: UnderwaterCitiesView,
    box: Box,
) -> None:
    """Draw the solo aims, the progress towards them, and the reason for a fourth occupied slot."""
    drawing.under(Panel(box))
    inner = box.inset(8)
    mine = view.players[0]
    cities = sum(city.connected for city in mine.cities)
    aims = (
        ("dome-white-lit", cities, SOLO_CITIES, "underwater-cities-picture-solo-cities"),
        ("point", mine.score.total, SOLO_POINTS, "underwater-cities-picture-solo-points"),
    )
    left, right = parted(inner, (5, 4), GAP)
    for line, (icon, reached, wanted, key) in zip(left.rows(2), aims, strict=True):
        _aim(drawing, context, line, icon, (reached, wanted), msg(key))
    if view.fourth_card is not None:
        _fourth(drawing, pack, context, view.fourth_card, right)


def _aim(
    drawing: Drawing,
    context: ReaderContext,
    line: Box,
    icon: str,
    counts: tuple[int, int],
    said: Msg,
) -> None:
    """Draw the current and the required amount, and the name of what is counted."""
    size = line.height - 6
    drawing.under(Sprite(icon, (line.left + size // 2, line.centre[1]), size))
    left, wide = line.left + size + 8, 116
    reached, wanted = counts
    colour = "good" if reached >= wanted else "text"
    number = Box(left, line.top, wide, line.height)
    drawing.put(Words(f"{reached}/{wanted}", number, 38, colour, bold=True, shrink=SMALLEST))
    room = Box(number.right + 8, line.top, line.right - number.right - 8, line.height)
    drawing.under(Words(context.words.say(said), room, SMALLEST, "muted", lines=2, shrink=22))


def _fourth(
    drawing: Drawing, pack: UnderwaterCitiesPack, context: ReaderContext, card: str, box: Box
) -> None:
    """Draw the card that determined an additional occupied slot, for this round only."""
    chip = Box(box.left, box.top + 8, 116, box.height - 16)
    Face(drawing, pack, context).draw(chip, card)
    room = Box(chip.right + 12, box.top, box.right - chip.right - 12, box.height)
    said = context.words.say(msg("underwater-cities-picture-solo-fourth"))
    drawing.put(Words(said, room, SMALLEST, "muted", lines=4, shrink=22))
