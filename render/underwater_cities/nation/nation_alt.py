"""Alt text for nations, production and scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.msg import Msg, msg
from engine.underwater_cities.board.output import Output
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.pack.components import RESOURCES, UnderwaterCitiesPack
from engine.underwater_cities.terms.glossary import Bundle
from engine.underwater_cities.view import PlayerView, UnderwaterCitiesView
from engine.underwater_cities.words.names import card_name, contract_name, goods, thing, tile_name
from render.kit.alt_text import won
from render.underwater_cities.nation.yields import Yield, yields
from render.underwater_cities.players.banner import federation_space
from render.underwater_cities.players.standings import ranked, standing


def sheet_alt(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, seat: int) -> Iterator[Msg]:
    """Describe one player: figures, network, each city, metropolises and cards."""
    player = view.players[seat]
    yield msg(
        "underwater-cities-picture-nation-alt-player",
        seat=seat,
        goods=goods((("point", player.points), *_bundle(player.stock))),
        hand=player.hand,
        limit=player.hand_limit,
        space=federation_space(view, seat),
    )
    yield from _network(player)
    for city in player.cities:
        yield _city(pack, player, city.site)
    for lying in player.metropolises:
        connected = "connected" if lying.connected else "unconnected"
        yield msg(
            f"underwater-cities-picture-nation-alt-metropolis-{connected}",
            metropolis=tile_name(pack, pack.tiles[lying.tile]),
        )
    yield from cards_alt(pack, player)


def _network(player: PlayerView) -> Iterator[Msg]:
    """Yield the numbers of cities and tunnels, including unconnected ones."""
    yield msg(
        "underwater-cities-picture-nation-alt-network",
        cities=len(player.cities),
        symbiotic=sum(city.kind == "purple" for city in player.cities),
        tunnels=sum(one.kind == "tunnel" for one in player.structures),
        upgraded=sum(one.kind == "tunnel" and one.upgraded for one in player.structures),
    )


def _city(pack: UnderwaterCitiesPack, player: PlayerView, site: str) -> Msg:
    """Describe a city with its buildings."""
    own = pack.boards[player.board].city_of
    city = next(city for city in player.cities if city.site == site)
    found = Counter(
        (one.kind, one.upgraded) for one in player.structures if own.get(one.site) == site
    )
    buildings = tuple(
        msg(
            f"underwater-cities-picture-nation-alt-{'upgraded' if upgraded else 'plain'}",
            kind=thing(kind),
            count=count,
        )
        for (kind, upgraded), count in found.items()
    )
    connected = "connected" if city.connected else "unconnected"
    bare = "" if buildings else "-bare"
    return msg(
        f"underwater-cities-picture-nation-alt-city-{connected}{bare}",
        site=site.upper(),
        kind=thing(city.kind),
        buildings=buildings,
    )


def cards_alt(pack: UnderwaterCitiesPack, player: PlayerView) -> Iterator[Msg]:
    """Name a player's claimed cards, then the used and the paid ones, and the contracts."""
    ready = [claimed.card for claimed in player.claimed if not claimed.used]
    used = [claimed.card for claimed in player.claimed if claimed.used]
    for name, cards in (("claimed", ready), ("used", used), ("paid", player.paid)):
        if cards:
            names = tuple(card_name(pack, pack.cards[card]) for card in cards)
            yield msg(f"underwater-cities-picture-nation-alt-{name}", cards=names)
    if player.contracts:
        names = tuple(contract_name(pack, pack.contracts[name]) for name in player.contracts)
        yield msg("underwater-cities-picture-nation-alt-contracts", contracts=names)


# --- production ----------------------------------------------------------------------------------


def production_alt(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, seat: int
) -> Iterator[Msg]:
    """Describe the income of the next Production, the food that is due, and each source."""
    player = view.players[seat]
    yield msg(
        "underwater-cities-picture-nation-alt-production",
        seat=seat,
        goods=_gains(player.income) or goods((("point", 0),)),
        cities=player.to_feed,
    )
    for one in yields(pack, player):
        if one.output is not None and _gains(one.output):
            yield _source(one, one.output)


def _source(one: Yield, output: Output) -> Msg:
    return msg("underwater-cities-picture-nation-alt-source", source=one.name, goods=_gains(output))


def _gains(output: Output) -> tuple[Msg, ...]:
    points: Bundle = (("point", output.points),) if output.points else ()
    return goods((*points, *_bundle(output.stock)))


def _bundle(stock: Stock) -> Bundle:
    return tuple((name, count) for name, count in zip(RESOURCES, stock, strict=True) if count)


# --- scores --------------------------------------------------------------------------------------


def scores_alt(view: UnderwaterCitiesView) -> Iterator[Msg]:
    """Yield the winners, if any, and each player's place and points, first place first."""
    if view.result is not None and len(view.players) > 1:
        yield won(view.result)
    where = standing(view)
    for seat in ranked(view):
        score = view.players[seat].score
        yield msg(
            "underwater-cities-picture-nation-alt-score",
            place=where[seat],
            seat=seat,
            points=score.total,
            before=score.before,
            metropolises=sum(part.points for part in score.tiles),
            cards=sum(part.points for part in score.cards),
            cities=sum(city.points for city in score.cities),
            resources=score.resources,
        )
