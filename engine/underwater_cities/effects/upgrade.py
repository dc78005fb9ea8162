"""Upgrading structures, and turning cities symbiotic (UC-6.31 to UC-6.33)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Literal, Self

from engine.core.decision import Option
from engine.core.effects.bill import payable, payments
from engine.core.effects.effect import Do, Doer, DoerMenu, Prospect
from engine.core.effects.effect import Repeated as CoreRepeated
from engine.core.frames import Frame
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.core.storage.kept import cached_method, remembered
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import Run, Step, note_once, player_of, spend, tell
from engine.underwater_cities.board.costs import CostChanges, Costs, upgrade_costs
from engine.underwater_cities.board.nation import (
    StructureKind,
    structure_at,
    with_conversion,
    with_upgrade,
)
from engine.underwater_cities.board.payment_options import payment_option, price_words
from engine.underwater_cities.board.possessions import terms
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.board.survey import Survey, survey_of
from engine.underwater_cities.effects.effect import (
    DOME,
    NO_THINGS,
    Effect,
    Forecast,
    Repeated,
    Things,
)
from engine.underwater_cities.effects.forecast import lost
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.pack.components import Board
from engine.underwater_cities.state import State
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.events import Upgraded
from engine.underwater_cities.terms.glossary import Amount, Kind, Price, SingleKind, singles
from engine.underwater_cities.words.improvements import conversion_effect, upgrade_effect
from engine.underwater_cities.words.names import (
    cost_words,
    kinds_words,
    limit_words,
    site_name,
    structure_name,
    thing,
)


@dataclass(frozen=True, slots=True)
class Upgrade(Repeated):
    """Upgrade up to this many structures of the kinds (UC-6.31, UC-6.32)."""

    notation: ClassVar[str] = "upgrade"

    most: int
    kinds: tuple[Kind, ...]
    price: Price = "usual"
    differ: bool = False
    """All must be of different kinds."""

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        kinds, differ = phrases.words(args, 1, phrases.STRUCTURES), phrases.yes(args, "differ")
        return cls(phrases.number(args, 0), kinds, phrases.price(args), differ)

    def split(self) -> tuple[CoreRepeated[State], CoreRepeated[State] | None]:
        """Return it done once, and the rest; those that must differ say themselves what is left."""
        return (self, None) if self.differ else CoreRepeated.split(self)

    def single_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield each structure that can be upgraded and paid for."""
        board = state.pack.boards[state.players[doer.seat].board]
        survey = survey_of(state, doer.seat)
        for site, kind in self._possible(state, doer.seat):
            then: tuple[Frame, ...] = (PayUpgrade(site, self.price, doer),)
            if self.differ and self.most > 1:
                then = (*then, Do(self._without(kind), doer))
            label, told = _upgrade_words(board, kind, site), upgrade_effect(survey, kind, site)
            key, group = f"upgrade:{site}", thing(kind)
            yield Option(key, label, then, group=group, spot=site, effect=told)

    def _without(self, kind: StructureKind) -> Upgrade:
        """Return the upgrades of other kinds that are left."""
        others = tuple(other for other in singles(self.kinds) if other != kind)
        return replace(self, most=self.most - 1, kinds=others)

    def _possible(self, state: State, seat: int) -> Iterator[tuple[str, StructureKind]]:
        """Yield the structures that can be upgraded and paid for."""
        survey, known, stock = survey_of(state, seat), terms(state, seat), state.players[seat].stock
        paid: dict[StructureKind, bool] = {}
        for site in survey.upgradable(singles(self.kinds)):
            kind = kind_at(survey, site)
            if kind not in paid:
                paid[kind] = bool(payable(_costs(self, kind, known), stock))
            if paid[kind]:
                yield site, kind

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether there is anything to upgrade."""
        found = next(self._possible(state, doer.seat), None)
        return Prospect.NONE if found is None else Prospect.SURE

    def needs_payment(self) -> bool:
        """Return whether it is not free."""
        return self.price != "free"

    def could_be_done(self, forecast: Forecast) -> bool:
        """Return whether a structure of the kinds could be there and paid for."""
        survey, known = (
            survey_of(forecast.state, forecast.seat),
            terms(forecast.state, forecast.seat),
        )
        return any(
            (forecast.could_come(kind) or survey.upgradable((kind,)))
            and any(forecast.affords(bill.due) for bill in _costs(self, kind, known))
            for kind in singles(self.kinds)
        )

    def brings(self, _forecast: Forecast, /) -> Things:
        """Return an upgrade."""
        return frozenset({Upgraded})

    @cached_method
    def words(self) -> Msg:
        """Return what is upgraded and for what, in words."""
        things, cost = limit_words(self.most, self.kinds), cost_words(self.price, self.most)
        differ = self.differ and self.most > 1
        key = "underwater-cities-do-upgrade-differ" if differ else "underwater-cities-do-upgrade"
        return msg(key, things=things, cost=cost)

    @cached_method
    def label(self) -> Msg:
        """Return what is upgraded."""
        return msg("underwater-cities-do-upgrade-one-of", kinds=kinds_words(self.kinds))

    def single_price(self, known: CostChanges) -> Stock | None:
        """Return the cost of an upgrade, if it is the same for all kinds allowed."""
        kinds = singles(self.kinds)
        found = {bill.due for kind in kinds for bill in _costs(self, kind, known)}
        return found.pop() if len(found) == 1 else None

    def label_now(self, state: State, doer: Doer) -> Msg:
        """Return what is upgraded, with its price."""
        price = self.single_price(terms(state, doer.seat))
        if price is None:
            return self.label()
        words = price_words((price,))
        return msg("underwater-cities-do-upgrade-for", what=self.label(), price=words)

    def question(self, state: State, doer: Doer, /) -> Msg:
        """Ask what to upgrade, naming the current usual cost."""
        price = self.single_price(terms(state, doer.seat))
        if price is None or self.price != "usual":
            return Effect.question(self, state, doer)
        words = price_words((price,))
        return msg("underwater-cities-ask-upgrade", what=self.words(), price=words)


@remembered(64)
def _costs(statement: Upgrade, kind: SingleKind, known: CostChanges) -> Costs:
    return upgrade_costs(statement.price, kind, known)


def kind_at(survey: Survey, site: str) -> StructureKind:
    """Return the structure on a site."""
    kind = structure_at(survey.chart, survey.nation, site)
    assert kind is not None  # noqa: S101 - only occupied sites are offered
    return kind


_MULTIPLIED = frozenset({"double_building", "triple_tunnel"})
"""The special sites on which an upgrade brings more than elsewhere (UC-7.9)."""


def _upgrade_words(board: Board, kind: StructureKind, site: str) -> Msg:
    """Return the label of an upgrade; two in the same city may differ in multiplier."""
    what = structure_name(kind, site)
    special = board.special_at.get(site)
    if special is not None and special.kind in _MULTIPLIED:
        extras = (thing(f"site-is-{special.kind}"),)
        what = msg("underwater-cities-do-build-at", what=what, extras=extras)
    return msg("underwater-cities-do-upgrade-at", what=what)


@dataclass(frozen=True, slots=True)
class PayUpgrade(DoerMenu[State]):
    """Asks how to pay for an upgrade (D10)."""

    site: str
    price: Price
    doer: Annotated[Doer, Tagged]

    def prompt(self, state: State) -> Msg:
        """Ask for the payment."""
        return _ask_payment(state, self.doer, self.site)

    def options(self, state: State) -> Sequence[Option]:
        """Return every payment, the first printed price first."""
        return upgrade_payments(state, self.site, self.price, self.doer)

    def demanded(self) -> bool:
        """Return True: what to upgrade has been chosen."""
        return True


def _ask_payment(state: State, doer: Doer, site: str) -> Msg:
    """Ask for the payment to upgrade the structure on a site."""
    stands = structure_name(kind_at(survey_of(state, doer.seat), site), site)
    what = msg("underwater-cities-do-upgrade-at", what=stands)
    return msg("underwater-cities-ask-payment", what=what)


def upgrade_payments(state: State, site: str, price: Price, doer: Doer) -> list[Option]:
    """Return every way to pay for upgrading the structure on a site."""
    seat = doer.seat
    kind = kind_at(survey_of(state, seat), site)
    found = payments(upgrade_costs(price, kind, terms(state, seat)), state.players[seat].stock)
    return [
        payment_option(payment, (Improve(site, payment.paid, payment.bill.spends, doer),))
        for payment in found
    ]


@dataclass(frozen=True, slots=True)
class UpgradeHere(Effect):
    """Upgrade what was just built (UC-6.65)."""

    site: str
    price: Literal["free"] | Amount

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Return every way to pay for it."""
        return upgrade_payments(state, self.site, self.price, doer)

    def words(self) -> Msg:
        """Return the effect in words: upgrade the structure there."""
        return msg("underwater-cities-do-upgrade-here", site=site_name(self.site))

    def question(self, state: State, doer: Doer, /) -> Msg:
        """Ask for the payment."""
        return _ask_payment(state, doer, self.site)

    def could_be_done(self, forecast: Forecast) -> bool:
        """Return whether the upgrade of something built could be paid for."""
        state, seat = forecast.state, forecast.seat
        kind = structure_at(state.chart(seat), state.players[seat].nation, self.site)
        return kind is None or any(
            forecast.affords(bill.due)
            for bill in upgrade_costs(self.price, kind, terms(state, seat))
        )

    def is_lost(self, state: State, doer: Doer, above: Sequence[Frame]) -> bool:
        """Return whether nothing that was triggered could pay for it."""
        return lost(state, doer, self, above, beside=False)

    def optional(self) -> bool:
        """Return False: it was built for this."""
        return False


def upgrade_there(state: State, seat: int, site: str) -> None:
    """Turn over the structure on a site."""
    player = state.players[seat]
    player.nation = with_upgrade(state.chart(seat), player.nation, site)


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
        upgrade_there(state, seat, self.site)
        fact = facts.Upgraded(seat, kind, self.site, survey_of(state, seat))
        tell(run, "upgraded", seat, self.doer.cause, fact, site=structure_name(kind, self.site))


# --- cities ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Convert(Repeated):
    """Turn up to this many of the player's nonsymbiotic cities symbiotic (UC-6.33)."""

    notation: ClassVar[str] = "convert"

    most: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(phrases.number(args, 0))

    def single_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield each city that can be converted."""
        survey = survey_of(state, doer.seat)
        for site in _convertible(state, doer.seat):
            label = msg("underwater-cities-do-convert-at", site=site_name(site))
            then, told = (TurnCity(site, doer),), conversion_effect(survey, site)
            yield Option(f"convert:{site}", label, then, spot=site, effect=told)

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether any city can be converted."""
        return Prospect.SURE if _convertible(state, doer.seat) else Prospect.NONE

    def touches_common_supply(self) -> bool:
        """Return True: it takes domes from the supply."""
        return True

    def brings(self, forecast: Forecast) -> Things:
        """Return a dome for a nonsymbiotic city."""
        return NO_THINGS if forecast.state.purple_domes == 0 else frozenset({DOME})

    @cached_method
    def words(self) -> Msg:
        """Return how many, in words."""
        return msg("underwater-cities-do-convert", count=self.most)


def _convertible(state: State, seat: int) -> tuple[str, ...]:
    """Return the cities that can be converted; without a purple dome none can (UC-6.33)."""
    return () if state.purple_domes == 0 else survey_of(state, seat).convertible


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
