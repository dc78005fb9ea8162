"""Loading the components of Underwater Cities from a component pack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from engine.core.effects.effect import Statement
from engine.core.packs.bundled import default_in, kept_in
from engine.core.packs.notation import Vocabulary
from engine.core.packs.pack import (
    Cell,
    PackTable,
    Row,
    SheetNamed,
    effect_cell,
    figures,
    open_pack,
    rows,
)
from engine.underwater_cities.effects.lasting import End, Now, Prod
from engine.underwater_cities.pack import rows as row
from engine.underwater_cities.pack.boards import read_boards
from engine.underwater_cities.pack.cells import NOT_READ, bad_value, expect, numbers, single
from engine.underwater_cities.pack.components import (
    ALWAYS,
    ASSISTANT,
    Card,
    Contract,
    MetropolisTile,
    PlayerCounts,
    Slot,
    StartRow,
    UnderwaterCitiesPack,
)
from engine.underwater_cities.pack.phrases import COUNTERS, GAINS, RESOURCES, THINGS
from engine.underwater_cities.pack.playable import check_playable
from engine.underwater_cities.pack.titles import CARD_TABLES
from engine.underwater_cities.pack.vocabulary import EFFECTS, END, METROPOLIS, OF_TYPES
from engine.underwater_cities.terms.glossary import ERAS, Bundle, Era, Family, Thing

PACKS: Traversable = files("engine.underwater_cities.pack")
SEAT_COUNTS = (1, 2, 3, 4)
START_RESOURCES: dict[str, Thing] = {name: THINGS[name] for name in RESOURCES}
TRACK_BONUSES: dict[str, Thing] = {name: THINGS[name] for name in GAINS if name != "federation"}
"""The possible bonuses of entering a space; a further step could loop forever."""


@cache
def default_pack(folder: Traversable = PACKS) -> UnderwaterCitiesPack:
    """Return the default components, always the same object."""
    return default_in(folder, load_pack)


def kept_pack(name: str, folder: Traversable = PACKS) -> UnderwaterCitiesPack | None:
    """Return an older pack that running games still use, such as `default@1`, if it was kept."""
    return kept_in(folder, name, load_pack)


def load_pack(data: bytes, source: str) -> UnderwaterCitiesPack:
    """Return the pack in a file, or raise with line, column and reason if it is unplayable."""
    name, sheet = open_pack(data, source, "underwater_cities")
    pack = UnderwaterCitiesPack(
        name=name,
        cards=_cards(sheet),
        sides={name: _slots(sheet(name)) for name in ("slots_1_2_players", "slots_3_4_players")},
        contracts=_contracts(sheet("contracts")),
        tiles=_tiles(sheet("metropolis_tiles")),
        federation=_federation(sheet("federation_track")),
        boards=read_boards(sheet),
        start=_start(sheet("start_positions")),
        counts=_player_counts(sheet("player_counts")),
        constants=_constants(sheet("constants")),
    )
    check_playable(pack, sheet)
    return pack


def _effect(
    sheet: PackTable, cells: Row, vocabulary: Vocabulary[Statement], column: str = "effect"
) -> tuple[Statement, ...]:
    """Return the effect of a component, which must not be empty."""
    effect = effect_cell(sheet, cells, column, vocabulary)
    if not effect:
        raise sheet.error_at(cells[column], "pack-needs-value")
    return effect


# --- cards ---------------------------------------------------------------------------------------


def _cards(sheet: SheetNamed) -> dict[str, Card]:
    """Return all cards; ids and numbers must be unique across all tables."""
    found: dict[str, Card] = {}
    numbers_seen: set[int] = set()
    for name in CARD_TABLES:
        for cells, card in zip(sheet(name).rows, _cards_of(sheet(name), name), strict=True):
            if card.id in found:
                raise _twice(sheet(name), cells["id"])
            if card.number in numbers_seen:
                raise _twice(sheet(name), cells["no"])
            found[card.id] = card
            numbers_seen.add(card.number)
    return found


def _twice(sheet: PackTable, cell: Cell) -> Exception:
    return sheet.error_at(cell, "underwater-cities-pack-twice", name=cell.text)


def _cards_of(sheet: PackTable, name: str) -> Iterator[Card]:
    """Yield the cards of one table."""
    if name == "special_cards":
        return _special_cards(sheet)
    if name == "personal_assistant":
        return _assistant(sheet)
    return _era_cards(sheet)


def _era_cards(sheet: PackTable) -> Iterator[Card]:
    era: Era = next(era for era in ERAS if sheet.name.endswith(str(era)))
    for cells, each in zip(
        sheet.rows, rows(sheet, row.EraCardRow, ("effect", *NOT_READ)), strict=True
    ):
        effect = _card_effect(sheet, cells)
        yield Card(each.id, each.no, each.title, era, each.colour, each.type, 0, effect)


def _special_cards(sheet: PackTable) -> Iterator[Card]:
    for cells, each in zip(
        sheet.rows, rows(sheet, row.SpecialCardRow, ("effect", *NOT_READ)), strict=True
    ):
        effect = _card_effect(sheet, cells)
        yield Card(each.id, each.no, each.title, None, each.colour, each.type, each.cost, effect)


def _assistant(sheet: PackTable) -> Iterator[Card]:
    """Yield the Personal Assistant, an action card."""
    found = rows(sheet, row.AssistantRow, ("effect", *NOT_READ))
    expect(sheet, len(found), 1)
    for cells, each in zip(sheet.rows, found, strict=True):
        for column, only in (("id", ASSISTANT), ("type", "action")):
            if cells[column].text != only:
                raise bad_value(sheet, cells[column])
        yield Card(each.id, 0, each.title, None, None, each.type, 0, _card_effect(sheet, cells))


def _card_effect(sheet: PackTable, cells: Row) -> tuple[Statement, ...]:
    """Return a card's effect, in the vocabulary of its type; delayed ones are one statement."""
    type_ = cells["type"].text
    effect = _effect(sheet, cells, next(v for name, v in OF_TYPES.items() if name == type_))
    if type_ in ("production", "end") and len(effect) > 1:
        raise sheet.error_at(cells["effect"], "underwater-cities-pack-one-statement")
    return effect


# --- slots, contracts, metropolises --------------------------------------------------------------


def _slots(sheet: PackTable) -> dict[str, Slot]:
    slots = {}
    for cells, each in zip(
        sheet.rows, rows(sheet, row.SlotRow, ("effect", *NOT_READ)), strict=True
    ):
        effect = _effect(sheet, cells, EFFECTS)
        families: tuple[Family, ...] = each.family if each.colour else (ALWAYS,)
        slots[each.id] = Slot(
            each.id, each.colour, each.place or 0, each.ring or 0, effect, families
        )
    return slots


def _contracts(sheet: PackTable) -> dict[str, Contract]:
    also = ("requirement", "reward", "requirement_text", "reward_text", "tag")
    contracts = {}
    for cells, each in zip(sheet.rows, rows(sheet, row.ContractRow, also), strict=True):
        needs = numbers(sheet, cells, "requirement", COUNTERS)
        if not needs:
            raise sheet.error_at(cells["requirement"], "pack-needs-value")
        reward = _effect(sheet, cells, EFFECTS, "reward")
        contracts[each.id] = Contract(each.id, each.title, each.stage, needs, reward)
    return contracts


def _tiles(sheet: PackTable) -> dict[str, MetropolisTile]:
    tiles = {}
    for cells, each in zip(
        sheet.rows, rows(sheet, row.TileRow, ("effect", *NOT_READ)), strict=True
    ):
        effect = _effect(sheet, cells, METROPOLIS if each.colour == "blue" else END)
        if len({type(part) for part in effect}) != len(effect):
            raise sheet.error_at(cells["effect"], "underwater-cities-pack-one-statement")
        tiles[each.id] = MetropolisTile(
            *(each.id, each.title, each.colour),
            now=tuple(part for whole in effect if isinstance(whole, Now) for part in whole.parts),
            prod=tuple(part for whole in effect if isinstance(whole, Prod) for part in whole.parts),
            end=tuple(part for whole in effect if isinstance(whole, End) for part in whole.parts),
            solo=each.solo,
        )
    return tiles


def _federation(sheet: PackTable) -> tuple[Bundle, ...]:
    """Return the bonus of each space; index 0 is for steps beyond the track."""
    single(sheet, "space")
    found = rows(sheet, row.FederationRow, ("bonus", "tag"))
    expect(sheet, len(found), len(row.TRACK))
    bonuses: dict[int, Bundle] = {}
    for cells, each in zip(sheet.rows, found, strict=True):
        if each.next != max(each.space - 1, 0):
            raise bad_value(sheet, cells["next"])
        bonuses[each.space] = numbers(sheet, cells, "bonus", TRACK_BONUSES)
    return tuple(bonuses[space] for space in range(len(bonuses)))


# --- numbers -------------------------------------------------------------------------------------


def _start(sheet: PackTable) -> tuple[StartRow, ...]:
    """Return the starting space and resources for each place in the play order."""
    single(sheet, "order")
    found = rows(sheet, row.StartRow, ("resources", "tag"))
    expect(sheet, len(found), len(SEAT_COUNTS))
    starts: dict[int, StartRow] = {}
    for cells, each in zip(sheet.rows, found, strict=True):
        if not each.federation:
            raise bad_value(sheet, cells["federation"])
        resources = numbers(sheet, cells, "resources", START_RESOURCES)
        starts[each.order] = StartRow(each.federation, resources)
    return tuple(starts[order] for order in SEAT_COUNTS)


def _player_counts(sheet: PackTable) -> dict[int, PlayerCounts]:
    single(sheet, "players")
    found = rows(sheet, row.PlayerCountsRow, ("tag",))
    expect(sheet, len(found), len(SEAT_COUNTS))
    return {
        each.players: PlayerCounts(each.slots, each.purple_domes, each.cloning_tile)
        for each in found
    }


CONSTANTS = {
    "white_domes": (4, 99),
    "tunnels": (1, 999),
    "action_tiles": (3, 3),
    "three_credit_cards_shown": (0, 99),
    "brown_tiles_each": (1, 9),
    "blue_tiles_each": (1, 9),
    "contracts_shown": (1, 9),
    "opening_cards": (1, 12),
    "opening_cards_kept": (1, 12),
}
"""The constants that the rules require, each with its playable range."""


def _constants(sheet: PackTable) -> dict[str, int]:
    found = {each.id: each.value for each in rows(sheet, row.ConstantRow, ("rule", "tag"))}
    return figures(sheet, found, CONSTANTS, "underwater-cities-pack-missing-row")
