"""The titles in the default pack, which are translated, unlike those of other packs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from engine.core.pack import decode, read_tables, table
from engine.underwater_cities.glossary import ERAS

PACKS: Traversable = files("engine.underwater_cities").joinpath("pack")
DEFAULT = "default.pack.md"
CARD_TABLES = (*(f"era_cards_{era}" for era in ERAS), "special_cards", "personal_assistant")
"""The tables of cards, one for each era, then those without one."""
_FAMILIES = {"card": CARD_TABLES, "contract": ("contracts",), "tile": ("metropolis_tiles",)}


@cache
def usual_titles() -> Mapping[tuple[str, str], str]:
    """Return the titles in the default pack, by kind of component and id."""
    tables = read_tables(decode(PACKS.joinpath(DEFAULT).read_bytes(), DEFAULT), DEFAULT)
    return {
        (family, cells["id"].text): cells["title"].text
        for family, names in _FAMILIES.items()
        for name in names
        for cells in table(tables, name, DEFAULT).rows
    }
