"""The gains of upgrades and conversions in Production, as options say them."""

from __future__ import annotations

from functools import cache

from engine.core.msg import Msg, msg
from engine.underwater_cities.board.changes import bundle_of
from engine.underwater_cities.board.counters import PAIR
from engine.underwater_cities.board.nation import StructureKind
from engine.underwater_cities.board.output import NO_OUTPUT, Output
from engine.underwater_cities.board.production import (
    BASE,
    DOUBLE,
    PAIR_BONUS,
    TRIPLE,
    UPGRADE,
)
from engine.underwater_cities.board.survey import Survey
from engine.underwater_cities.terms.glossary import SingleKind
from engine.underwater_cities.words.names import bundle_words, thing


def upgrade_effect(before: Survey, kind: StructureKind, site: str) -> Msg:
    """Return what the upgrade of the structure on a site brings in each Production."""
    chart = before.chart
    if kind == "tunnel":
        bit = chart.tunnels.bits[site]
        factor = TRIPLE if bit & chart.tripled_tunnels else 1
        return _upgraded(kind, factor if bit & before.tunnel else 0, pair=False)
    city = chart.city_of[site]
    if not before.is_connected(city):
        return _upgraded(kind, 0, pair=False)
    factor = DOUBLE if chart.buildings.bits[site] & chart.doubled else 1
    return _upgraded(kind, factor, pair=before.upgraded_at(city, kind) == PAIR - 1)


@cache
def _upgraded(kind: StructureKind, factor: int, *, pair: bool) -> Msg:
    """Return what an upgrade brings on a site with this multiplier; 0 if it is not connected."""
    more = UPGRADE[kind].times(factor)
    if pair and kind != "tunnel":
        more = more.plus(PAIR_BONUS[kind])
    if more == NO_OUTPUT:
        return msg("underwater-cities-effect-upgrade-idle", kind=thing(kind))
    return msg("underwater-cities-effect-upgrade", kind=thing(kind), goods=output_words(more))


def conversion_effect(before: Survey, site: str) -> Msg:
    """Return what a city brings in each Production once it is symbiotic."""
    chart = before.chart
    if not before.is_connected(site):
        return msg("underwater-cities-effect-convert-idle")
    factor = TRIPLE if chart.cities.bits[site] & chart.tripled_cities else 1
    goods = output_words(BASE["purple"].times(factor))
    return msg("underwater-cities-effect-convert", goods=goods)


def kind_effect(kind: SingleKind, price: Msg, *, upgraded: bool = False) -> Msg:
    """Return what a thing of a kind costs, and what it makes in each Production."""
    if BASE[kind] == NO_OUTPUT:
        return msg("underwater-cities-effect-kind-idle", price=price)
    goods = made_words(kind, upgraded=upgraded)
    return msg("underwater-cities-effect-kind", price=price, goods=goods)


def made_words(kind: SingleKind, *, upgraded: bool = False) -> Msg:
    """Return what a thing of a kind makes in each Production."""
    made = BASE[kind]
    for each, more in UPGRADE.items() if upgraded else ():
        made = made.plus(more) if each == kind else made
    return output_words(made)


def output_words(output: Output) -> Msg:
    """Return resources and points in words."""
    return bundle_words(bundle_of(output.stock, output.points))
