"""All sprites by name, drawn by code at any size on demand.

sprite = ICONS["cube-metal"].draw(40)
disc = ICONS["seat-disc"].draw(24, tint="#B58CF2")
"""

from __future__ import annotations

from types import MappingProxyType

from render.icons.antarctica.buildings import ICONS as BUILDINGS
from render.icons.antarctica.cards import ICONS as ICE_CARDS
from render.icons.antarctica.expedition import ICONS as EXPEDITION
from render.icons.antarctica.polar import ICONS as POLAR
from render.icons.antarctica.research import ICONS as RESEARCH
from render.icons.antarctica.stations import ICONS as STATIONS
from render.icons.common.laurel import ICONS as LAUREL
from render.icons.common.marks import ICONS as MARKS
from render.icons.common.pieces import ICONS as PIECES
from render.icons.common.seats import ICONS as SEATS
from render.icons.drawing.icon import Icon, Icons
from render.icons.otys.actions import ICONS as ACTIONS
from render.icons.otys.cards import ICONS as CARDS
from render.icons.otys.crew import ICONS as CREW
from render.icons.otys.cubes import ICONS as CUBES
from render.icons.otys.divers import ICONS as DIVERS
from render.icons.otys.goods import ICONS as GOODS
from render.icons.otys.keys import ICONS as KEYS
from render.icons.otys.money import ICONS as MONEY
from render.icons.otys.sponsors import ICONS as SPONSORS
from render.icons.underwater_cities.actions import ICONS as NATION_ACTIONS
from render.icons.underwater_cities.cards import ICONS as NATION_CARDS
from render.icons.underwater_cities.cities import ICONS as CITIES
from render.icons.underwater_cities.counters import ICONS as NATION_MORE
from render.icons.underwater_cities.goods import ICONS as NATION
from render.icons.underwater_cities.slots import ICONS as SLOTS
from render.icons.underwater_cities.structures import ICONS as STRUCTURES

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
        **ACTIONS,
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
        **NATION_ACTIONS,
        **NATION_MORE,
    }
)
"""Every sprite, by name."""
