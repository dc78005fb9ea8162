"""The titles in the default pack, which are translated, unlike those of other packs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from engine.core.packs.bundled import DEFAULT_PACK
from engine.core.packs.pack import decode, read_tables, table
from engine.underwater_cities.terms.glossary import ERAS

CARD_TABLES = (*(f"era_cards_{era}" for era in ERAS), "special_cards", "personal_assistant")
"""The tables of cards, one for each era, then those without one."""
_FAMILIES = {"card": CARD_TABLES, "contract": ("contracts",), "tile": ("metropolis_tiles",)}


@cache
def usual_titles() -> Mapping[tuple[str, str], str]:
    """Return the titles in the default pack, by kind of component and id."""
    file = files("engine.underwater_cities.pack").joinpath(DEFAULT_PACK)
    tables = read_tables(decode(file.read_bytes(), DEFAULT_PACK), DEFAULT_PACK)
    return {
        (family, cells["id"].text): cells["title"].text
        for family, names in _FAMILIES.items()
        for name in names
        for cells in table(tables, name, DEFAULT_PACK).rows
    }
