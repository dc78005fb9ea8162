"""Picture of the whole table."""

from __future__ import annotations

from engine.core.msg import Msg, msg
from engine.underwater_cities.ending import SOLO_CITIES, SOLO_POINTS
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, Drawing
from render.scene import Box, Panel, Scene, Sprite, Words
from render.underwater_cities.alt import board_alt
from render.underwater_cities.board.layout import board_layout
from render.underwater_cities.board.offers import MOST_SPECIALS, Offers
from render.underwater_cities.board.slots import SlotGrid
from render.underwater_cities.board.supply import Supply
from render.underwater_cities.board.tracks import EraTrack, FederationTrack
from render.underwater_cities.cards.face import Face
from render.underwater_cities.changes import changes
from render.underwater_cities.players.players import PlayerBox
from render.underwater_cities.status import draw_status

MOST_CONTRACTS = 3


def board_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose the public board: everything that all players may see."""
    layout = board_layout(len(view.players), contracts=bool(view.contracts))
    drawing = Drawing(layout.width, layout.height)
    draw_status(drawing, pack, context, view, layout.status)
    grid = SlotGrid(drawing, pack, context, view)
    grid.draw(layout.slots)
    grid.always(layout.always)
    EraTrack(drawing, context, view).draw(layout.eras)
    FederationTrack(drawing, pack, context, view).draw(layout.federation)
    offers = Offers(drawing, pack, context, view)
    Supply(drawing, context, view).row(layout.supply)
    offers.cards(layout.cards.columns(MOST_SPECIALS, GAP))
    if view.contracts:
        offers.contracts(layout.contracts.columns(MOST_CONTRACTS, GAP))
    for seat, box in zip(view.order, layout.players, strict=True):
        PlayerBox(drawing, pack, context, view, seat).row(box)
    if layout.spare is not None:
        _solo(drawing, pack, context, view, layout.spare)
    alt = alt_text(context, board_alt(pack, view))
    return drawing.scene(context, alt, "", changes(context.before, view))


# --- the solo game -------------------------------------------------------------------------------

LINE = 76


def _solo(
    drawing: Drawing,
    pack: UnderwaterCitiesPack,
    context: ReaderContext,
    view: UnderwaterCitiesView,
    box: Box,
) -> None:
    """Draw the solo aims, the progress towards them, and the reason for a fourth occupied slot."""
    drawing.under(Panel(box))
    inner = box.inset(14)
    title = Box(inner.left, inner.top, inner.width, 40)
    said = context.words.say(msg("underwater-cities-picture-solo-aim"))
    drawing.under(Words(said, title, 30, "muted", bold=True, shrink=20))
    mine = view.players[0]
    cities = sum(city.connected for city in mine.cities)
    aims = (
        ("dome-white-lit", cities, SOLO_CITIES, "underwater-cities-picture-solo-cities"),
        ("point", mine.score.total, SOLO_POINTS, "underwater-cities-picture-solo-points"),
    )
    top = title.bottom + GAP
    for icon, reached, wanted, key in aims:
        line = Box(inner.left, top, inner.width, LINE)
        _aim(drawing, context, line, icon, (reached, wanted), msg(key))
        top = line.bottom + GAP
    if view.fourth_card is not None:
        _fourth(drawing, pack, context, view.fourth_card, Box(inner.left, top, inner.width, 120))


def _aim(
    drawing: Drawing,
    context: ReaderContext,
    line: Box,
    icon: str,
    counts: tuple[int, int],
    said: Msg,
) -> None:
    """Draw the current and the required amount, and the name of what is counted."""
    size = line.height - 8
    drawing.under(Sprite(icon, (line.left + size // 2, line.centre[1]), size))
    left, wide = line.left + size + 12, 148
    reached, wanted = counts
    colour = "good" if reached >= wanted else "text"
    number = Box(left, line.top, wide, line.height)
    drawing.put(Words(f"{reached}/{wanted}", number, 44, colour, bold=True, shrink=30))
    room = Box(number.right + 8, line.top, line.right - number.right - 8, line.height)
    drawing.under(Words(context.words.say(said), room, 26, "muted", lines=3, shrink=18))


def _fourth(
    drawing: Drawing, pack: UnderwaterCitiesPack, context: ReaderContext, card: str, box: Box
) -> None:
    """Draw the card that determined an additional occupied slot, for this round only."""
    chip = Box(box.left, box.top + 16, 132, 88)
    Face(drawing, pack, context).draw(chip, card)
    room = Box(chip.right + 12, box.top, box.right - chip.right - 12, box.height)
    said = context.words.say(msg("underwater-cities-picture-solo-fourth"))
    drawing.put(Words(said, room, 26, "muted", lines=4, shrink=18))
