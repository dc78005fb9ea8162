"""Messages that name the things of Underwater Cities; the words for them stand in `locales`.

Titles of the pack of the project are known in every language, also in another pack that leaves
them as they are; those that are its own are said as it writes them. Titles are not unique (UC-3.8),
so a card is named with its number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import TypeAlias

from engine.core.msg import Msg, msg
from engine.underwater_cities.components import (
    ASSISTANT,
    BELOW_THE_TRACK,
    Card,
    Contract,
    MetropolisTile,
    Slot,
    UnderwaterCitiesPack,
)
from engine.underwater_cities.glossary import Amount, Bundle, Counter, Thing
from engine.underwater_cities.load import default_pack

Titled: TypeAlias = Card | Contract | MetropolisTile


@cache
def thing(name: str) -> Msg:
    """A word of the game by its id: a resource, a kind of structure, a colour ..."""
    return msg(f"underwater-cities-{name.replace('_', '-')}")


# --- things that have a title --------------------------------------------------------------------


def _title(pack: UnderwaterCitiesPack, family: str, titled: Titled) -> Msg:
    """A title by the id of its component, or as its pack writes it."""
    known = pack.default or _usual().get((family, titled.id)) == titled.title
    return _worded(family, titled.id) if known else _written(titled.title)


@cache
def _worded(family: str, id_: str) -> Msg:
    return msg(f"underwater-cities-{family}-{id_.replace('_', '-')}")


@lru_cache(maxsize=1024)
def _written(title: str) -> Msg:
    return msg("underwater-cities-own-title", title=title)


@cache
def _usual() -> Mapping[tuple[str, str], str]:
    """The titles in the pack of the project, by what has them and its id."""
    pack = default_pack()
    families: dict[str, Iterable[Titled]] = {
        "card": pack.cards.values(),
        "contract": pack.contracts.values(),
        "tile": pack.tiles.values(),
    }
    return {(name, each.id): each.title for name, family in families.items() for each in family}


def card_title(pack: UnderwaterCitiesPack, card: Card) -> Msg:
    """What stands at the head of a card."""
    return _title(pack, "card", card)


@lru_cache(maxsize=1024)
def card_name(pack: UnderwaterCitiesPack, card: Card) -> Msg:
    """A card by title and number, which no other card has; the Personal Assistant has none."""
    title = card_title(pack, card)
    if card.id == ASSISTANT:
        return title
    return msg("underwater-cities-numbered-card", title=title, number=card.number)


def contract_name(pack: UnderwaterCitiesPack, contract: Contract) -> Msg:
    """A government contract by its title."""
    return _title(pack, "contract", contract)


def tile_name(pack: UnderwaterCitiesPack, tile: MetropolisTile) -> Msg:
    """A metropolis tile by its title."""
    return _title(pack, "tile", tile)


# --- places --------------------------------------------------------------------------------------


@cache
def slot_name(slot: Slot) -> Msg:
    """An action slot by colour and place."""
    if slot.colour is None:
        return msg("underwater-cities-slot-always-available")
    return msg(f"underwater-cities-slot-{slot.colour}", place=slot.place)


@cache
def site_name(site: str) -> Msg:
    """A site of a player board by what it is and its name there (UC-6.17)."""
    if site.startswith("t-"):
        one, other = site.upper().split("-")[1:]
        return msg("underwater-cities-site-tunnel", one=one, other=other)
    place, _, rest = site.partition(".")
    if rest == "x":
        return msg("underwater-cities-site-expansion", city=place.upper())
    if rest:
        number = int(rest.removeprefix("b"))
        return msg("underwater-cities-site-building", number=number, city=place.upper())
    kind = "metropolis" if site.startswith("m") else "city"
    return _place_name(kind, place.upper())


@cache
def standing_name(kind: str, site: str) -> Msg:
    """What stands or is built on a site, with no more of the site than tells it apart."""
    if site.startswith("t-"):
        one, other = site.upper().split("-")[1:]
        return msg("underwater-cities-standing-tunnel", one=one, other=other)
    place, _, rest = site.partition(".")
    if not rest:
        return msg("underwater-cities-standing-city", kind=thing(kind), place=place.upper())
    if rest == "x":
        return msg("underwater-cities-standing-expansion", kind=thing(kind), city=place.upper())
    number = int(rest.removeprefix("b"))
    return msg(
        "underwater-cities-standing-building", kind=thing(kind), number=number, city=place.upper()
    )


def _place_name(kind: str, place: str) -> Msg:
    return msg(f"underwater-cities-site-{kind}", place=place)


@cache
def board_name(number: int) -> Msg:
    """A player board by its number."""
    return msg("underwater-cities-board", number=number)


@cache
def space_name(space: int) -> Msg:
    """A place of a Federation marker."""
    if space == BELOW_THE_TRACK:
        return msg("underwater-cities-below-the-track")
    return msg("underwater-cities-space", space=space)


@cache
def era_name(era: int) -> Msg:
    """One of the three eras."""
    return msg(f"underwater-cities-era-{era}")


@cache
def type_name(type_: str) -> Msg:
    """A type of card."""
    return msg(f"underwater-cities-type-{type_}")


# --- numbers of things ---------------------------------------------------------------------------


@cache
def amount(name: Thing, count: int) -> Msg:
    """So many of one thing, without Federation steps."""
    return msg(f"underwater-cities-amount-{name.replace('_', '-')}", count=count)


def goods(bundle: Bundle) -> tuple[Msg, ...]:
    """The things of a bundle with their numbers."""
    return tuple(amount(name, count) for name, count in bundle)


@cache
def bundle_words(bundle: Bundle) -> Msg:
    """All of a bundle in one."""
    return msg("underwater-cities-bundle", goods=goods(bundle))


def prices(alternatives: Amount) -> tuple[Msg, ...]:
    """Bundles of which one or another is meant."""
    return tuple(map(bundle_words, alternatives))


@cache
def counted(counter: Counter, count: int) -> Msg:
    """So many of what a counter counts."""
    return msg(f"underwater-cities-count-{counter.replace('_', '-')}", count=count)


def moment_words(era: int, number: int, phase: str | None) -> Msg:
    """The era and the round; while new cards are chosen no round of the era has begun."""
    if phase == "cards":
        return msg("underwater-cities-moment-cards", era=era_name(era))
    return msg("underwater-cities-moment", era=era_name(era), round=number)
