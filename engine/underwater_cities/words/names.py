"""Messages that name the components of Underwater Cities; their texts are in `locales`.

Titles of the default pack are translated, even in another pack that keeps them; a pack's own titles
appear as written. Titles are not unique (UC-3.8), so a card is named with its number.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from engine.core.msg import Msg, msg
from engine.core.storage.kept import cached_method, remembered
from engine.underwater_cities.pack.components import (
    ASSISTANT,
    BELOW_THE_TRACK,
    Card,
    Contract,
    MetropolisTile,
    Slot,
    UnderwaterCitiesPack,
)
from engine.underwater_cities.pack.titles import usual_titles
from engine.underwater_cities.terms.glossary import Amount, Bundle, Counter, Kind, Price, Thing

Titled: TypeAlias = Card | Contract | MetropolisTile


@cache
def thing(name: str) -> Msg:
    """Return a term of the game by its id: a resource, a kind of structure, a colour ..."""
    return msg(f"underwater-cities-{name.replace('_', '-')}")


# --- things that have a title --------------------------------------------------------------------


def _title(pack: UnderwaterCitiesPack, family: str, titled: Titled) -> Msg:
    """Return a title by the id of its component, or as written in its pack."""
    known = pack.default or usual_titles().get((family, titled.id)) == titled.title
    return _worded(family, titled.id) if known else _written(titled.title)


def _worded(family: str, id_: str) -> Msg:
    return msg(f"underwater-cities-{family}-{id_.replace('_', '-')}")


def _written(title: str) -> Msg:
    return msg("underwater-cities-own-title", title=title)


def card_title(pack: UnderwaterCitiesPack, card: Card) -> Msg:
    """Return the title of a card."""
    return _title(pack, "card", card)


@remembered(1024)
def card_name(pack: UnderwaterCitiesPack, card: Card) -> Msg:
    """Return a card's title and unique number; the Personal Assistant has no number."""
    title = card_title(pack, card)
    if card.id == ASSISTANT:
        return title
    key = "namesake" if card.title in _shared_titles(pack) else "numbered"
    return msg(f"underwater-cities-{key}-card", title=title, number=card.number)


@cached_method
def _shared_titles(pack: UnderwaterCitiesPack) -> frozenset[str]:
    """Return the titles that several cards bear (UC-3.8)."""
    titles = [card.title for card in pack.cards.values()]
    return frozenset(title for title in titles if titles.count(title) > 1)


def contract_name(pack: UnderwaterCitiesPack, contract: Contract) -> Msg:
    """Return the title of a government contract."""
    return _title(pack, "contract", contract)


def tile_name(pack: UnderwaterCitiesPack, tile: MetropolisTile) -> Msg:
    """Return the title of a metropolis tile."""
    return _title(pack, "tile", tile)


# --- places --------------------------------------------------------------------------------------


@cached_method
def slot_name(slot: Slot) -> Msg:
    """Return the name of an action slot: its colour and place."""
    if slot.colour is None:
        return msg("underwater-cities-slot-always-available")
    return msg(f"underwater-cities-slot-{slot.colour}", place=slot.place)


def site_name(site: str) -> Msg:
    """Return the name of a site on a player board, with its kind (UC-6.17)."""
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


def structure_name(kind: str, site: str) -> Msg:
    """Return the name of a thing on a site, with just enough of the site to identify it."""
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


def board_name(number: int) -> Msg:
    """Return the name of a player board."""
    return msg("underwater-cities-board", number=number)


def space_name(space: int) -> Msg:
    """Return the name of a place of a Federation marker."""
    if space == BELOW_THE_TRACK:
        return msg("underwater-cities-below-the-track")
    return msg("underwater-cities-space", space=space)


def era_name(era: int) -> Msg:
    """Return the name of an era."""
    return msg(f"underwater-cities-era-{era}")


def type_name(type_: str) -> Msg:
    """Return the name of a type of card."""
    return msg(f"underwater-cities-type-{type_}")


# --- numbers of things ---------------------------------------------------------------------------


def amount(name: Thing, count: int) -> Msg:
    """Return a number of one thing in words, except for Federation steps."""
    return msg(f"underwater-cities-amount-{name.replace('_', '-')}", count=count)


def goods(bundle: Bundle) -> tuple[Msg, ...]:
    """Return the things of a bundle with their numbers."""
    return tuple(amount(name, count) for name, count in bundle)


def bundle_words(bundle: Bundle) -> Msg:
    """Return a whole bundle as one message."""
    return msg("underwater-cities-bundle", goods=goods(bundle))


def prices(alternatives: Amount) -> tuple[Msg, ...]:
    """Return alternative bundles, one message each."""
    return tuple(map(bundle_words, alternatives))


def counted(counter: Counter, count: int) -> Msg:
    """Return a number of what a counter counts."""
    return msg(f"underwater-cities-count-{counter.replace('_', '-')}", count=count)


def needs_words(needs: tuple[tuple[Counter, int], ...]) -> tuple[Msg, ...]:
    """Return counters with their numbers."""
    return tuple(counted(counter, number) for counter, number in needs)


def kinds_words(kinds: tuple[Kind, ...]) -> tuple[Msg, ...]:
    """Return the names of kinds of things."""
    return tuple(map(thing, kinds))


def limit_words(most: int, kinds: tuple[Kind, ...]) -> Msg:
    """Return a number of things of the kinds, as an upper limit."""
    if most == 1:
        each = tuple(msg("underwater-cities-one", kind=kind) for kind in kinds_words(kinds))
        return msg("underwater-cities-one-of", things=each)
    return msg("underwater-cities-up-to", count=most, kinds=kinds_words(kinds))


def cost_words(price: Price, most: int = 1) -> Msg:
    """Return the cost of each thing."""
    match price:
        case "usual":
            return msg("underwater-cities-cost-usual")
        case "free":
            return msg("underwater-cities-cost-free")
        case _ if most > 1:
            return msg("underwater-cities-cost-each", prices=prices(price))
        case _:
            return msg("underwater-cities-cost", prices=prices(price))


def gain_words(bundle: Bundle) -> Msg:
    """Return what is gained, and how far the Federation marker advances."""
    kept = tuple(item for item in bundle if item[0] != "federation")
    steps = sum(count for name, count in bundle if name == "federation")
    gained = msg("underwater-cities-do-gain", goods=goods(kept))
    advanced = msg("underwater-cities-do-advance", steps=steps)
    if kept and steps:
        return msg("effect-all", parts=(gained, advanced))
    return gained if kept else advanced


def got(bundle: Bundle) -> Msg:
    """Return the gains of a bundle in a few words, including Federation steps."""
    parts = tuple(
        msg("underwater-cities-do-steps", steps=count)
        if name == "federation"
        else amount(name, count)
        for name, count in bundle
    )
    return msg("underwater-cities-do-get", parts=parts)


def moment_words(era: int, number: int, phase: str | None) -> Msg:
    """Return the era and the round, but only the era while its new cards are chosen."""
    if phase == "cards":
        return msg("underwater-cities-moment-cards", era=era_name(era))
    return msg("underwater-cities-moment", era=era_name(era), round=number)
