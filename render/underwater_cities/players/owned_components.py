"""The cards in front of a player, by type, with their current gains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.components import RESOURCES, UnderwaterCitiesPack
from engine.underwater_cities.glossary import Bundle, CardType, Thing
from engine.underwater_cities.names import card_name, contract_name, goods, tile_name
from engine.underwater_cities.output import NO_OUTPUT, Output
from engine.underwater_cities.view import MetropolisView, PlayerView, UnderwaterCitiesView
from render.kit.icon_rows import Figure, Icon, IconRow
from render.underwater_cities.cards.printed import Print, of_card, of_contract, of_tile

LASTING: tuple[CardType, ...] = ("action", "permanent", "production", "end")
"""The types of cards that stay with their player, beginning with those that are used."""


@dataclass(frozen=True, slots=True)
class Owned:
    """A component in front of a player."""

    place: str
    what: Print
    name: Msg
    used: bool = False
    gained: Bundle = ()
    """Its current gains: points and resources."""

    @property
    def gains(self) -> IconRow:
        """The gains as icons."""
        return tuple(
            glyph for thing, count in self.gained for glyph in (Figure(f"+{count}"), Icon(thing))
        )


@dataclass(frozen=True, slots=True)
class OwnedSection:
    """The components of one type."""

    kind: str
    icon: str
    owned: tuple[Owned, ...]
    points: int | None = None
    """The sum of the points that they score at the end, if they are end-scoring cards."""

    @property
    def name(self) -> Msg:
        """The title above them."""
        return msg(f"underwater-cities-picture-owned-{self.kind}")

    @property
    def waiting(self) -> bool:
        """True if none of it counts yet."""
        return self.kind == "waiting"

    @property
    def is_claimed(self) -> bool:
        """True if it was claimed; metropolises are there from the start."""
        return self.kind not in {"tiles", "waiting"}


def sections(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, seat: int
) -> Iterator[OwnedSection]:
    """Yield the sections that are not empty: cards by type, paid ones, contracts, metropolises."""
    player = view.players[seat]
    found = (
        *(_cards(pack, view, player, type_) for type_ in LASTING),
        _section("paid", "special-card", (_card(pack, card) for card in player.paid)),
        _section("contracts", "contract-gov", (_contract(pack, one) for one in player.contracts)),
        *_tiles(pack, view, player),
    )
    return (section for section in found if section.owned)


def _section(kind: str, icon: str, owned: Iterable[Owned]) -> OwnedSection:
    return OwnedSection(kind, icon, tuple(owned))


# --- cards and contracts -------------------------------------------------------------------------


def _cards(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, player: PlayerView, type_: CardType
) -> OwnedSection:
    """Return the claimed cards of a type, with their gains if cards of that type have any."""
    bring: Mapping[str, Bundle] = {}
    points = None
    if type_ == "end":
        bring = scored(player)
        points = sum(part.points for part in player.score.cards)
    elif type_ == "production" and view.result is None:
        bring = produced(player)
    owned = tuple(
        _card(pack, one.card, used=one.used, gained=bring.get(one.card, ()))
        for one in player.claimed
        if pack.cards[one.card].type == type_
    )
    return OwnedSection(type_, f"type-{type_}", owned, points)


def _card(
    pack: UnderwaterCitiesPack, name: str, *, used: bool = False, gained: Bundle = ()
) -> Owned:
    card = pack.cards[name]
    return Owned(f"card:{name}", of_card(pack, card), card_name(pack, card), used, gained)


def _contract(pack: UnderwaterCitiesPack, name: str) -> Owned:
    contract = pack.contracts[name]
    return Owned(f"contract:{name}", of_contract(pack, contract), contract_name(pack, contract))


def scored(player: PlayerView) -> dict[str, Bundle]:
    """Return the current score of each end-scoring card and metropolis, even if it is 0."""
    parts = (*player.score.cards, *player.score.tiles)
    return {part.source: (("point", part.points),) for part in parts}


def produced(player: PlayerView) -> dict[str, Bundle]:
    """Return the current output of each source, such as a card, if it needs no choice."""
    outputs: dict[str, Output] = {}
    for line in player.production:
        outputs[line.source] = outputs.get(line.source, NO_OUTPUT).plus(line.output)
    return {source: _gains(output) for source, output in outputs.items()}


def _gains(output: Output) -> Bundle:
    things: tuple[Thing, ...] = ("point", *RESOURCES)
    counts = (output.points, *output.stock)
    return tuple((thing, count) for thing, count in zip(things, counts, strict=True) if count)


# --- metropolises --------------------------------------------------------------------------------


def _tiles(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, player: PlayerView
) -> Iterator[OwnedSection]:
    """Yield the connected metropolises, then those that do not count until they are connected."""
    made = {} if view.result is not None else produced(player)
    bring = made | scored(player)
    for kind, icon in (("tiles", "metropolis-brown-lit"), ("waiting", "metropolis-brown")):
        connected = kind == "tiles"
        lying = [one for one in player.metropolises if one.connected is connected]
        yield _section(kind, icon, (_tile(pack, one, bring) for one in lying))


def _tile(pack: UnderwaterCitiesPack, lying: MetropolisView, bring: Mapping[str, Bundle]) -> Owned:
    tile = pack.tiles[lying.tile]
    gained = bring.get(tile.id, ()) if lying.connected else ()
    return Owned(f"tile:{tile.id}", of_tile(pack, tile), tile_name(pack, tile), gained=gained)


# --- alt text ------------------------------------------------------------------------------------


def owned_alt(seat: int, found: Sequence[OwnedSection]) -> Iterator[Msg]:
    """Describe the cards of each type, their gains, and each card's effect."""
    everything = [owned for section in found for owned in section.owned]
    claimed = any(section.is_claimed for section in found)
    title = "owned-alt" if claimed else "owned-alt-empty"
    yield msg(f"underwater-cities-picture-{title}", seat=seat)
    for section in found:
        names = tuple(owned.name for owned in section.owned)
        yield msg("underwater-cities-picture-owned-alt-kind", kind=section.name, cards=names)
    used = tuple(owned.name for owned in everything if owned.used)
    if used:
        yield msg("underwater-cities-picture-nation-alt-used", cards=used)
    for owned in everything:
        if owned.gained:
            yield msg(
                "underwater-cities-picture-nation-alt-source",
                source=owned.name,
                goods=goods(owned.gained),
            )
    for owned in everything:
        yield msg("underwater-cities-picture-owned-alt-text", name=owned.name, text=owned.what.text)
