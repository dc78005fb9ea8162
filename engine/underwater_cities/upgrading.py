"""Upgrading, gaining a structure's production, converting cities (UC-6.31 to UC-6.33, UC-6.60)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Annotated, Literal

from engine.core.decision import Nature, Option
from engine.core.effects import SKIP, Do, Doer, Effect, Prospect
from engine.core.frames import Frame, Menu
from engine.core.msg import Msg, msg
from engine.core.stored import Tagged
from engine.underwater_cities.acts import Act, State, offers, outlook, question, wording
from engine.underwater_cities.components import Board
from engine.underwater_cities.costs import Cost, Terms, payable, payments, upgrade_costs
from engine.underwater_cities.deeds import (
    Run,
    Step,
    note_once,
    player_of,
    receive,
    spend,
    tell,
)
from engine.underwater_cities.glossary import Amount, Price, singles
from engine.underwater_cities.labels import label, text
from engine.underwater_cities.names import site_name, standing_name, thing
from engine.underwater_cities.nation import (
    StructureKind,
    structure_at,
    with_conversion,
    with_upgrade,
)
from engine.underwater_cities.offered import payment_option, price_words
from engine.underwater_cities.production import structure_output
from engine.underwater_cities.standing import survey_of, terms
from engine.underwater_cities.statements import Convert, Trial, Upgrade
from engine.underwater_cities.stock import Stock
from engine.underwater_cities.survey import Survey
from engine.underwater_cities.triggers import Happening, happened

# --- upgrading -----------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _costs(price: Price, kind: StructureKind, known: Terms) -> tuple[Cost, ...]:
    return upgrade_costs(price, kind, known)


def kind_at(survey: Survey, site: str) -> StructureKind:
    """Return the structure on a site."""
    kind = structure_at(survey.chart, survey.nation, site)
    assert kind is not None  # noqa: S101 - only occupied sites are offered
    return kind


_MULTIPLIED = frozenset({"double_building", "triple_tunnel"})
"""The special sites on which an upgrade brings more than elsewhere (UC-7.9)."""


@cache
def _upgrade_words(board: Board, kind: StructureKind, site: str) -> Msg:
    """Return the label of an upgrade; two in the same city may differ in multiplier."""
    what = standing_name(kind, site)
    special = board.special_at.get(site)
    if special is not None and special.kind in _MULTIPLIED:
        extras = (thing(f"site-is-{special.kind}"),)
        what = msg("underwater-cities-do-build-at", what=what, extras=extras)
    return msg("underwater-cities-do-upgrade-at", what=what)


def _upgradable(statement: Upgrade, state: State, seat: int) -> Iterator[tuple[str, StructureKind]]:
    """Yield the structures that can be upgraded and paid for."""
    survey, known, stock = survey_of(state, seat), terms(state, seat), state.players[seat].stock
    paid: dict[StructureKind, bool] = {}
    for site in survey.upgradable(singles(statement.kinds)):
        kind = kind_at(survey, site)
        if kind not in paid:
            paid[kind] = bool(payable(_costs(statement.price, kind, known), stock))
        if paid[kind]:
            yield site, kind


@offers.register
def _upgrade_offers(statement: Upgrade, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: ARG001, FBT001
    board = state.pack.boards[state.players[doer.seat].board]
    for site, kind in _upgradable(statement, state, doer.seat):
        then: tuple[Frame, ...] = (PayUpgrade(site, statement.price, doer),)
        if statement.differ and statement.most > 1:
            others = tuple(other for other in singles(statement.kinds) if other != kind)
            further = replace(statement, most=statement.most - 1, kinds=others)
            then = (*then, Do(Act(further), doer))
        group = thing(kind)
        yield Option(
            f"upgrade:{site}", _upgrade_words(board, kind, site), then, group=group, spot=site
        )


@outlook.register
def _upgrade_outlook(statement: Upgrade, state: State, doer: Doer) -> Prospect:
    found = next(_upgradable(statement, state, doer.seat), None)
    return Prospect.NONE if found is None else Prospect.SURE


@lru_cache(maxsize=1024)
def _single_price(statement: Upgrade, known: Terms) -> Stock | None:
    """Return the cost of an upgrade, if it is the same for all kinds allowed."""
    kinds = singles(statement.kinds)
    found = {cost.stock for kind in kinds for cost in upgrade_costs(statement.price, kind, known)}
    return found.pop() if len(found) == 1 else None


@wording.register
def _upgrade_wording(statement: Upgrade, state: State, doer: Doer) -> Msg:
    """Return the upgrade in a few words, with its price."""
    price = _single_price(statement, terms(state, doer.seat))
    if price is None:
        return label(statement)
    words = price_words((price,))
    return msg("underwater-cities-do-upgrade-for", what=label(statement), price=words)


@question.register
def _upgrade_question(statement: Upgrade, state: State, doer: Doer, due: bool) -> Msg:  # noqa: ARG001, FBT001
    """Ask what to upgrade, naming the current usual cost."""
    price = _single_price(statement, terms(state, doer.seat))
    if price is None or statement.price != "usual":
        return msg("ask-effect", effect=text(statement))
    return msg("underwater-cities-ask-upgrade", what=text(statement), price=price_words((price,)))


@dataclass(frozen=True, slots=True)
class PayUpgrade(Menu[State]):
    """Asks how to pay for an upgrade (D10)."""

    site: str
    price: Price
    doer: Annotated[Doer, Tagged]

    def seat_of(self, state: State) -> int:  # noqa: ARG002
        """Return the seat that upgrades."""
        return self.doer.seat

    def prompt(self, state: State) -> Msg:
        """Ask for the payment."""
        return _ask_payment(state, self.doer, self.site)

    def options(self, state: State) -> Sequence[Option]:
        """Return every payment, the first printed price in front."""
        return upgrade_payments(state, self.site, self.price, self.doer)

    def demanded(self) -> bool:
        """Return True: what to upgrade has been chosen."""
        return True


def _ask_payment(state: State, doer: Doer, site: str) -> Msg:
    """Ask for the payment to upgrade the structure on a site."""
    stands = standing_name(kind_at(survey_of(state, doer.seat), site), site)
    what = msg("underwater-cities-do-upgrade-at", what=stands)
    return msg("underwater-cities-ask-payment", what=what)


def upgrade_payments(state: State, site: str, price: Price, doer: Doer) -> list[Option]:
    """Return every way to pay for upgrading the structure on a site."""
    seat = doer.seat
    kind = kind_at(survey_of(state, seat), site)
    found = payments(_costs(price, kind, terms(state, seat)), state.players[seat].stock)
    return [
        payment_option(payment, (Improve(site, payment.paid, payment.cost.spends, doer),))
        for payment in found
    ]


@dataclass(frozen=True, slots=True)
class UpgradeHere(Effect[State]):
    """Upgrade what was just built (UC-6.65)."""

    site: str
    price: Literal["free"] | Amount

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Return every way to pay for it."""
        return upgrade_payments(state, self.site, self.price, doer)

    def words(self) -> Msg:
        """Return the effect in words: upgrade the structure there."""
        return msg("underwater-cities-do-upgrade-here", site=site_name(self.site))

    def question(self, state: State, doer: Doer, *, due: bool) -> Msg:  # noqa: ARG002
        """Ask for the payment."""
        return _ask_payment(state, doer, self.site)

    def can_fail(self) -> bool:
        """Return True: a gain in between may be needed to pay for it."""
        return True


@dataclass(frozen=True, slots=True)
class Improve(Step):
    """Pays for and upgrades a structure (UC-6.31)."""

    site: str
    paid: Stock
    spends: tuple[str, ...]
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Turn it over."""
        state, seat = run.state, self.doer.seat
        player, kind = player_of(run, seat), kind_at(survey_of(state, seat), self.site)
        spend(run, seat, self.paid, self.doer.cause)
        note_once(player, *(f"turn:{card}" for card in self.spends))
        player.nation = with_upgrade(state.chart(seat), player.nation, self.site)
        tell(run, "upgraded", seat, self.doer.cause, site=standing_name(kind, self.site))
        happened(run, seat, Happening("upgraded", kind, self.site))


# --- the production of one structure -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseTrial(Menu[State]):
    """Asks which other structure's production to gain (D28)."""

    trial: Trial
    done: tuple[str, ...]
    doer: Annotated[Doer, Tagged]

    def seat_of(self, state: State) -> int:  # noqa: ARG002
        """Return the owner of the structures."""
        return self.doer.seat

    def prompt(self, state: State) -> Msg:  # noqa: ARG002
        """Ask for the structure."""
        return msg("underwater-cities-ask-trial")

    def options(self, state: State) -> Sequence[Option]:
        """Return the structures not chosen yet, and none."""
        found = _trial_options(self.trial, state, self.doer, self.done)
        return (*found, Option(SKIP, msg("option-skip"), nature=Nature.NOTHING)) if found else ()

    def default(self, state: State, options: Sequence[Option]) -> str:  # noqa: ARG002
        """Return the option to choose none."""
        return SKIP


def _trial_options(
    trial: Trial, state: State, doer: Doer, done: tuple[str, ...] = ()
) -> list[Option]:
    survey = survey_of(state, doer.seat)
    options = []
    for site in survey.upgraded(singles(trial.kinds), done):
        then: tuple[Frame, ...] = (RunOnce(site, doer),)
        if trial.most > 1:
            further = replace(trial, most=trial.most - 1)
            then = (*then, ChooseTrial(further, (*done, site), doer))
        kind = kind_at(survey, site)
        label = msg("underwater-cities-do-trial-at", what=standing_name(kind, site))
        options.append(Option(f"trial:{site}", label, then, group=thing(kind), spot=site))
    return options


@offers.register
def _trial_offers(statement: Trial, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: ARG001, FBT001
    return _trial_options(statement, state, doer)


@outlook.register
def _trial_outlook(statement: Trial, state: State, doer: Doer) -> Prospect:
    found = survey_of(state, doer.seat).upgraded(singles(statement.kinds))
    return Prospect.SURE if found else Prospect.NONE


@dataclass(frozen=True, slots=True)
class RunOnce(Step):
    """Gains the production of one structure, base and upgrade (UC-6.60)."""

    site: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Gain it."""
        seat = self.doer.seat
        output = structure_output(survey_of(run.state, seat), self.site)
        receive(run, seat, output.stock, output.points, self.doer.cause)


# --- converting cities ---------------------------------------------------------------------------


def _convertible(state: State, seat: int) -> tuple[str, ...]:
    """Return the cities that can be converted; without a purple dome none can (UC-6.33)."""
    return () if state.purple_domes == 0 else survey_of(state, seat).convertible


@offers.register
def _convert_offers(statement: Convert, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: ARG001, FBT001
    for site in _convertible(state, doer.seat):
        label = msg("underwater-cities-do-convert-at", site=site_name(site))
        yield Option(f"convert:{site}", label, (TurnCity(site, doer),), spot=site)


@outlook.register
def _convert_outlook(statement: Convert, state: State, doer: Doer) -> Prospect:  # noqa: ARG001
    return Prospect.SURE if _convertible(state, doer.seat) else Prospect.NONE


@dataclass(frozen=True, slots=True)
class TurnCity(Step):
    """Turns a nonsymbiotic city into a symbiotic one (UC-6.33)."""

    site: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Swap the domes."""
        state, seat = run.state, self.doer.seat
        player = player_of(run, seat)
        player.nation = with_conversion(state.chart(seat), player.nation, self.site)
        state.white_domes += 1
        if state.purple_domes is not None:
            state.purple_domes -= 1
        tell(run, "converted", seat, self.doer.cause, site=site_name(self.site))
