"""Loading the components of Otys from a component pack."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

from engine.core.effects.alternatives import Both, May
from engine.core.effects.any_order import AnyOrder
from engine.core.packs.bundled import default_in, kept_in
from engine.core.packs.pack import PackTable, Row, effect_cell, figures, open_pack, rows
from engine.otys.effects.contracts import Draw
from engine.otys.effects.goods import Bill, Gain, TakeBackKey
from engine.otys.pack.components import Contract, Diver, OtysPack, Reward, Sponsor, StoreRow
from engine.otys.pack.rows import (
    ContractRow,
    CountRow,
    DiverRow,
    HackerRow,
    MechanicRow,
    NumberRow,
    PositionRow,
    PriceRow,
    RewardRow,
    SponsorRow,
    TrackStep,
)
from engine.otys.pack.vocabulary import AnyEffect, vocabulary
from engine.otys.state import level_of

Step = TypeVar("Step", bound=TrackStep)

PACKS: Traversable = files("engine.otys.pack")
FEWEST_REWARDS = 30
"""Fewer could leave nothing to refill the Display with (OT-10.5)."""
FEWEST_CONTRACTS = 12
TRACK_STEPS = 4
"""Each Technician can be improved at most 3 times (OT-8.14)."""
WITHOUT_A_LEVEL = (Gain, Draw, TakeBackKey)
"""Effects without an active level, possible for a contract fulfilled before a Key is played.

They also never compete with an Expert's cube for space.
"""
START_VALUES = {
    "start_credits": (0, 99),
    "start_batteries": (0, 99),
    "start_points": (0, 0),
    "start_cubes_per_resource": (0, 3),
    "public_contracts_2_players": (1, 3),
    "public_contracts_3_players": (1, 3),
    "public_contracts_4_players": (3, 3),
    "display_rewards_per_level": (2, 2),
    "end_trigger_points": (1, 99),
    "store_start_first_resource": (0, 3),
    "store_start_second_resource": (0, 3),
    "store_start_third_resource": (0, 3),
    "store_start_fourth_resource": (0, 3),
}
"""The start values that the rules require, each with its playable range."""


@cache
def default_pack(folder: Traversable = PACKS) -> OtysPack:
    """Return the default components, always the same object."""
    return default_in(folder, load_pack)


def kept_pack(name: str, folder: Traversable = PACKS) -> OtysPack | None:
    """Return an older pack that running games still use, such as `default@1`, if it was kept."""
    return kept_in(folder, name, load_pack)


def load_pack(data: bytes, source: str) -> OtysPack:
    """Return the pack in a file, or raise with line, column and reason if it is unplayable."""
    name, sheet = open_pack(data, source, "otys")
    divers = rows(sheet("divers"), DiverRow, also=("tag",))
    words = _EffectWords(sheet("effects"), tuple(row.id for row in divers))
    return OtysPack(
        name=name,
        start=_start(sheet("start_values")),
        spaces=_spaces(sheet("diver_positions")),
        max_moves=tuple(step.max_move for step in _track(sheet("mechanic_track"), MechanicRow)),
        thresholds=tuple(step.threshold for step in _track(sheet("hacker_track"), HackerRow)),
        store_rows=_store_rows(sheet("store_rows")),
        divers=_divers(sheet("divers"), divers, words),
        sponsors=_sponsors(sheet("sponsors"), words),
        contracts=_contracts(sheet("contracts")),
        rewards=_rewards(sheet("rewards"), words),
        neutral_x=_neutral_x(sheet("component_counts")),
    )


class _EffectWords:
    """The `effects` table, which defines the effect words of the other tables."""

    def __init__(self, sheet: PackTable, divers: tuple[str, ...]) -> None:
        self._sheet = sheet
        self._rows = {row["id"].text: row for row in sheet.rows}
        self._divers = divers

    def effect(
        self, sheet: PackTable, row: Row, column: str, resources: Iterable[str | None] = ()
    ) -> AnyEffect:
        """Return the effect that a cell names."""
        cell = row[column]
        meaning = self._rows.get(cell.text)
        if meaning is None:
            raise sheet.error_at(cell, "otys-pack-unknown-effect", found=cell.text)
        named = tuple(resource for resource in resources if resource)
        parts = effect_cell(self._sheet, meaning, "notation", vocabulary(self._divers, named))
        return parts[0] if len(parts) == 1 else AnyOrder(parts)


def _start(sheet: PackTable) -> dict[str, int]:
    found = {row.id: row.value for row in rows(sheet, NumberRow, also=("tag",))}
    return figures(sheet, found, START_VALUES, "otys-pack-missing-row")


def _expect(sheet: PackTable, number: int, *, least: int, most: int | None = None) -> None:
    """Raise unless the table has as many rows as the rules need."""
    if number < least or (most is not None and number > most):
        raise sheet.error_at(sheet.header[0], "otys-pack-row-count", found=number, expected=least)


def _spaces(sheet: PackTable) -> tuple[int, ...]:
    also = ("zone", "key", "reward_spaces", "tag")
    positions = rows(sheet, PositionRow, also)
    _expect(sheet, len(positions), least=8, most=8)
    for cells, row in zip(sheet.rows, positions, strict=True):
        if row.level != level_of(row.position):
            raise sheet.error_at(cells["level"], "pack-bad-value", found=cells["level"].text)
    below = [row for row in positions if row.level]
    return tuple(row.resource_spaces for row in sorted(below, key=lambda row: row.position))


def _track(sheet: PackTable, model: type[Step]) -> list[Step]:
    """Return the steps of a Technician's track, from no improvement to all."""
    found = sorted(rows(sheet, model, ("position", "tag")), key=lambda row: row.upgrades_made)
    if [row.upgrades_made for row in found] != list(range(TRACK_STEPS)):
        raise sheet.error_at(
            sheet.header[0], "otys-pack-row-count", found=len(found), expected=TRACK_STEPS
        )
    return found


def _store_rows(sheet: PackTable) -> tuple[StoreRow, ...]:
    found = rows(sheet, PriceRow, also=("tag",))
    _expect(sheet, len(found), least=3, most=3)
    return tuple(
        StoreRow(
            (row.sell_credits_basic, row.sell_credits_upgraded),
            (row.sell_points_basic, row.sell_points_upgraded),
            (row.buy_price_basic, row.buy_price_upgraded),
        )
        for row in found
    )


def _divers(sheet: PackTable, found: tuple[DiverRow, ...], words: _EffectWords) -> dict[str, Diver]:
    _expect(sheet, len(found), least=8, most=8)
    divers: dict[str, Diver] = {}
    for cells, row in zip(sheet.rows, found, strict=True):
        action = words.effect(sheet, cells, "action", (row.resource,))
        bonus = None
        if row.bonus_upgraded is not None:
            bonus = words.effect(sheet, cells, "bonus_upgraded", (row.resource,))
        costs, actions = (
            (row.cost_basic, row.cost_upgraded),
            (action, _upgraded(row, action, bonus)),
        )
        divers[row.id] = Diver(row.id, row.kind, costs, actions, bonus)
    return divers


def _upgraded(row: DiverRow, action: AnyEffect, bonus: AnyEffect | None) -> AnyEffect:
    """Return the Upgraded action: an Expert adds its bonus (OT-8.5), another diver is replaced."""
    if bonus is None:
        return action
    if row.kind != "expert":
        return bonus
    parts = (action, bonus)
    return Both(parts) if isinstance(bonus, WITHOUT_A_LEVEL) else AnyOrder(parts)


def _sponsors(sheet: PackTable, words: _EffectWords) -> dict[str, Sponsor]:
    found = rows(sheet, SponsorRow, also=("tag",))
    _expect(sheet, len({(row.tile, row.side) for row in found}), least=10, most=10)
    sponsors = {}
    for cells, row in zip(sheet.rows, found, strict=True):
        effect = words.effect(sheet, cells, "effect")
        if row.credits_cost or row.battery_cost:
            effect = May(Bill(row.credits_cost, row.battery_cost), effect)
        auto, last = row.mode == "auto", row.when == "phase_1_last"
        if auto and (row.points or effect.has_price()):
            raise sheet.error_at(cells["mode"], "otys-pack-auto-costs")
        sponsors[row.id] = Sponsor(row.id, row.tile, row.side, effect, row.points, auto, last)
    return sponsors


def _contracts(sheet: PackTable) -> dict[str, Contract]:
    found = rows(sheet, ContractRow, also=("min_level", "req_tag", "value_tag"))
    _expect(sheet, len(found), least=FEWEST_CONTRACTS)
    for cells, row in zip(sheet.rows, found, strict=True):
        if row.id.split("_")[1] != row.kind:
            raise sheet.error_at(cells["kind"], "pack-bad-value", found=row.kind)
    _check_numbers(sheet)
    return {row.id: row.contract() for row in found}


def _check_numbers(sheet: PackTable) -> None:
    """Raise if two share a number, by which players know them; 1 and 01 are the same."""
    seen: dict[tuple[str, int], str] = {}
    for row in sheet.rows:
        family, _, number = row["id"].text.rpartition("_")
        other = seen.setdefault((family, int(number)), row["id"].text)
        if other != row["id"].text:
            raise sheet.error_at(row["id"], "otys-pack-number-twice", other=other)


def _rewards(sheet: PackTable, words: _EffectWords) -> dict[str, Reward]:
    found = rows(sheet, RewardRow, also=("front_tag", "back_tag"))
    _expect(sheet, len(found), least=FEWEST_REWARDS)
    _check_numbers(sheet)
    rewards = {}
    for cells, row in zip(sheet.rows, found, strict=True):
        front = words.effect(sheet, cells, "front", (row.resource_a, row.resource_b))
        back = words.effect(sheet, cells, "back")
        if not isinstance(back, WITHOUT_A_LEVEL):
            raise sheet.error_at(cells["back"], "otys-pack-needs-level", found=row.back)
        rewards[row.id] = Reward(row.id, front, back, row.background)
    return rewards


def _neutral_x(sheet: PackTable) -> int:
    counted = rows(sheet, CountRow, also=("per_player", "unlimited", "limit_note", "tag"))
    counts = {row.id: row.count for row in counted}
    if "key_x_neutral" not in counts:
        raise sheet.error_at(sheet.header[0], "otys-pack-missing-row", name="key_x_neutral")
    return counts["key_x_neutral"]
