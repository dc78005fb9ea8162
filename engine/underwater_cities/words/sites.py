"""Sites on player boards, as options say them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.msg import Msg, msg
from engine.core.storage.kept import remembered
from engine.underwater_cities.board.payment_options import price_words
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.board.survey import Survey
from engine.underwater_cities.pack.components import Board, UnderwaterCitiesPack
from engine.underwater_cities.terms.glossary import SingleKind
from engine.underwater_cities.words.describe import tile_parts
from engine.underwater_cities.words.names import (
    bundle_words,
    gain_words,
    got,
    site_name,
    structure_name,
    thing,
    tile_name,
)


@remembered(512)
def site_words(board: Board, kind: SingleKind, site: str) -> Msg:
    """Return the name of a site, with its bonus, multiplier and surcharge."""
    what, extras = structure_name(kind, site), []
    if site in board.bonuses:
        extras.append(msg("underwater-cities-do-bonus", got=got(board.bonuses[site])))
    if site in board.special_at:
        special = board.special_at[site]
        extras.append(thing(f"site-is-{special.kind}"))
        if special.surcharge:
            goods = bundle_words(special.surcharge)
            extras.append(msg("underwater-cities-do-surcharge", goods=goods))
    if not extras:
        return what
    return msg("underwater-cities-do-build-at", what=what, extras=tuple(extras))


# --- what building on a site brings --------------------------------------------------------------


def site_effect(
    survey: Survey, pack: UnderwaterCitiesPack, board: Board, site: str, makes: Msg
) -> Msg:
    """Return what building on a site connects, brings at once and costs more.

    `makes` is what it produces if it is connected.
    """
    chart = survey.chart
    if site in chart.tunnels.bits:
        return _tunnel_effect(survey, pack, board, site, makes)
    city = chart.city_of.get(site)
    if city is None:
        return _city_effect(board, site, bool(chart.cities.bits[site] & survey.reached))
    bit = chart.cities.bits[city]
    if not bit & survey.nation.city:
        return _building_effect(board, site, msg("underwater-cities-effect-no-city"))
    if not bit & survey.reached:
        return _building_effect(board, site, msg("underwater-cities-effect-unconnected"))
    return _building_effect(board, site, msg("underwater-cities-effect-makes", goods=makes))


@remembered(512)
def _building_effect(board: Board, site: str, first: Msg) -> Msg:
    return msg("underwater-cities-effect-site", parts=(first, *_printed(board, site)))


@remembered(64)
def _city_effect(board: Board, site: str, reached: bool) -> Msg:  # noqa: FBT001
    first = msg(f"underwater-cities-effect-city-{'connected' if reached else 'unconnected'}")
    return msg("underwater-cities-effect-site", parts=(first, *_printed(board, site)))


@remembered(32)
def _tunnel_effect(
    survey: Survey, pack: UnderwaterCitiesPack, board: Board, site: str, makes: Msg
) -> Msg:
    """Return what a tunnel connects, and the metropolis at which it ends."""
    parts = (*_tunnel(survey, site, makes), *_printed(board, site))
    tile = _joined_metropolis(survey, site)
    if tile is None:
        toward = tuple(_metropolis_ahead(survey, pack, site))
        return msg("underwater-cities-effect-site", parts=(*parts, *toward))
    name, told = tile_name(pack, pack.tiles[tile]), tile_parts(pack.tiles[tile])
    joined = msg("underwater-cities-effect-metropolis", tile=name, parts=told)
    return msg("underwater-cities-effect-site", parts=(*parts, joined))


def _printed(board: Board, site: str) -> Iterator[Msg]:
    """Yield what is printed on a site: bonus, multiplier and surcharge."""
    if site in board.bonuses:
        yield msg("underwater-cities-effect-bonus", gain=gain_words(board.bonuses[site]))
    special = board.special_at.get(site)
    if special is not None:
        yield thing(f"site-is-{special.kind}")
        if special.surcharge:
            yield msg("underwater-cities-do-surcharge", goods=bundle_words(special.surcharge))


def _tunnel(survey: Survey, site: str, makes: Msg) -> Iterator[Msg]:
    """Yield what a tunnel makes, which is nothing without a city at an end, and where it leads."""
    chart = survey.chart
    ends = chart.ends[chart.tunnels.places[site]]
    if not ends & survey.nation.city:
        yield msg("underwater-cities-effect-tunnel-idle")
        return
    far = ends & ~survey.reached
    cities = far & survey.nation.city
    for city in chart.cities.named(cities):
        yield msg("underwater-cities-effect-tunnel-city", city=site_name(city))
    for city in chart.cities.named(far & ~cities):
        yield msg("underwater-cities-effect-tunnel-empty", city=site_name(city))
    if not far and not _at_metropolis(survey, site):
        yield msg("underwater-cities-effect-tunnel-inner")
    yield msg("underwater-cities-effect-makes", goods=makes)


def _at_metropolis(survey: Survey, site: str) -> tuple[int, ...]:
    """Return the places of the metropolises that a tunnel site leads to."""
    bit = survey.chart.tunnels.bits.get(site, 0)
    return tuple(place for place, needs in enumerate(survey.chart.needs) if needs & bit)


def _missing(survey: Survey, place: int, site: str) -> int:
    """Return how many tunnels a metropolis will lack once this site is built on."""
    built = survey.nation.tunnel | survey.chart.tunnels.bits[site]
    return (survey.chart.needs[place] & ~built).bit_count()


def _joined_metropolis(survey: Survey, site: str) -> str | None:
    """Return the tile of the metropolis that a tunnel would connect, if any."""
    for place in _at_metropolis(survey, site):
        if not _missing(survey, place, site):
            return survey.nation.tiles[place]
    return None


def _metropolis_ahead(survey: Survey, pack: UnderwaterCitiesPack, site: str) -> Iterator[Msg]:
    """Yield the metropolises that a tunnel leads to but does not connect yet."""
    for place in _at_metropolis(survey, site):
        name = tile_name(pack, pack.tiles[survey.nation.tiles[place]])
        count = _missing(survey, place, site)
        yield msg("underwater-cities-effect-tunnel-toward", tile=name, count=count)


# --- questions -----------------------------------------------------------------------------------


def build_words(kind: SingleKind, found: tuple[Stock, ...], *, upgraded: bool = False) -> Msg:
    """Return what is built, and perhaps upgraded with it, for which of these prices."""
    if len(found) > 1:  # too many for a button; the next question names them
        return msg("underwater-cities-do-build", kind=thing(kind))
    built, price = thing(kind), price_words(found)
    if upgraded:
        return msg("underwater-cities-do-build-upgraded-for", kind=built, price=price)
    return msg("underwater-cities-do-build-for", kind=built, price=price)


def site_question(kind: SingleKind, found: tuple[Stock, ...], *, upgraded: bool = False) -> Msg:
    """Return the question where to build, and perhaps upgrade, with the possible prices."""
    built, price = thing(kind), price_words(found)
    if upgraded:
        return msg("underwater-cities-ask-site-upgraded", kind=built, price=price)
    return msg("underwater-cities-ask-site", kind=built, price=price)
