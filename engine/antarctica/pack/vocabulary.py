"""The names of effects in the tables of an Antarctica pack."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeVar

from engine.antarctica.effects.cards import EveryoneDrafts, GainKnowhow, RegainBasic
from engine.antarctica.effects.effect import CardEffect, Effect, SpaceEffect
from engine.antarctica.effects.research import EveryoneAdvances, QuickResearch
from engine.antarctica.effects.scientists import GainScientist, PlusTwoScientists, SettleScientist
from engine.antarctica.effects.ships import EveryoneMoves, GainShip, Icebreaker

E = TypeVar("E", bound=Effect)


def _by_name(*effects: E) -> Mapping[str, E]:
    return MappingProxyType({effect.name: effect for effect in effects})


SHIPYARD_CARDS: Mapping[str, CardEffect] = _by_name(
    SettleScientist("place_scientist"),
    QuickResearch("quick_research"),
    PlusTwoScientists("plus_two_scientists"),
    Icebreaker("icebreaker"),
)
"""The effects of Shipyard cards, the one first that is safest to take (AN-13, D10)."""

SPACES: Mapping[str, SpaceEffect] = _by_name(
    EveryoneMoves("move_ship"),
    EveryoneDrafts("shipyard_draft"),
    EveryoneAdvances("advance_three"),
    GainScientist("scientist"),
    GainShip("new_ship"),
    GainKnowhow("knowhow_card"),
    RegainBasic("basic_card"),
)
"""The effects of spaces on the research tracks (AN-9.12 to AN-9.18)."""
