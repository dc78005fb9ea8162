"""All sprites by name. They are drawn by code, at any size, when they are asked for.

sprite = ICONS["cube-metal"].draw(40)
disc = ICONS["seat-disc"].draw(24, tint="#B58CF2")
"""

from __future__ import annotations

from types import MappingProxyType

from render.icons.buildings import ICONS as BUILDINGS
from render.icons.cards import ICONS as CARDS
from render.icons.cities import ICONS as CITIES
from render.icons.crew import ICONS as CREW
from render.icons.cubes import ICONS as CUBES
from render.icons.deeds import ICONS as DEEDS
from render.icons.divers import ICONS as DIVERS
from render.icons.expedition import ICONS as EXPEDITION
from render.icons.goods import ICONS as GOODS
from render.icons.ice_cards import ICONS as ICE_CARDS
from render.icons.icon import Icon, Icons
from render.icons.keys import ICONS as KEYS
from render.icons.laurel import ICONS as LAUREL
from render.icons.marks import ICONS as MARKS
from render.icons.money import ICONS as MONEY
from render.icons.nation import ICONS as NATION
from render.icons.nation_cards import ICONS as NATION_CARDS
from render.icons.nation_deeds import ICONS as NATION_DEEDS
from render.icons.nation_more import ICONS as NATION_MORE
from render.icons.pieces import ICONS as PIECES
from render.icons.polar import ICONS as POLAR
from render.icons.research import ICONS as RESEARCH
from render.icons.seats import ICONS as SEATS
from render.icons.slots import ICONS as SLOTS
from render.icons.sponsors import ICONS as SPONSORS
from render.icons.stations import ICONS as STATIONS
from render.icons.structures import ICONS as STRUCTURES

__all__ = ["ICONS", "Icon", "Icons"]

ICONS: Icons = MappingProxyType(
    {
        **SEATS,
        **GOODS,
        **CUBES,
        **MONEY,
        **KEYS,
        **CARDS,
        **SPONSORS,
        **DIVERS,
        **CREW,
        **DEEDS,
        **LAUREL,
        **MARKS,
        **PIECES,
        **BUILDINGS,
        **STATIONS,
        **POLAR,
        **ICE_CARDS,
        **RESEARCH,
        **EXPEDITION,
        **NATION,
        **STRUCTURES,
        **CITIES,
        **NATION_CARDS,
        **SLOTS,
        **NATION_DEEDS,
        **NATION_MORE,
    }
)
"""Every sprite there is."""
