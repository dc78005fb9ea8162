"""Building: what, where, and for which payment (UC-6.17 to UC-6.30)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, NamedTuple, Self

from engine.core.decision import Option
from engine.core.effects.bill import payable, payments
from engine.core.effects.combinators import best_of
from engine.core.effects.effect import Do, Doer, DoerMenu, Prospect, Statement
from engine.core.frames import Frame
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make, NotationError
from engine.core.storage.kept import cached_method, remembered
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import (
    Run,
    Step,
    note_once,
    player_of,
    receive,
    spend,
    tell,
)
from engine.underwater_cities.board.costs import (
    USUAL_TERMS,
    CostChanges,
    Costs,
    build_costs,
    payments_before,
    upgrade_costs,
)
from engine.underwater_cities.board.payment_options import payment_option, price_words
from engine.underwater_cities.board.possessions import terms
from engine.underwater_cities.board.stock import NOTHING, Stock
from engine.underwater_cities.board.supply import CITIES, build_there, in_supply, legal_sites
from engine.underwater_cities.board.survey import Where, newly_connected, survey_of
from engine.underwater_cities.effects.effect import (
    DOME,
    NO_THINGS,
    Effect,
    Forecast,
    Repeated,
    Things,
)
from engine.underwater_cities.effects.forecast import foreseen
from engine.underwater_cities.effects.gain import stepping
from engine.underwater_cities.effects.metropolis import tell_connected
from engine.underwater_cities.effects.upgrade import UpgradeHere
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.state import State
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.events import Built, MetropolisConnected, Upgraded
from engine.underwater_cities.terms.glossary import (
    Amount,
    Bundle,
    Kind,
    Price,
    SingleKind,
    singles,
)
from engine.underwater_cities.words.improvements import kind_effect, made_words
from engine.underwater_cities.words.names import (
    cost_words,
    goods,
    kinds_words,
    limit_words,
    structure_name,
)
from engine.underwater_cities.words.sites import (
    build_words,
    site_effect,
    site_question,
    site_words,
)


class _Builder(NamedTuple):
    """A statement, by its id, that could build a kind."""

    kind: SingleKind
    statement: int


@dataclass(frozen=True, slots=True)
class Build(Repeated):
    """Build up to this many things, each of any of the kinds."""

    notation: ClassVar[str] = "build"

    most: int
    kinds: tuple[Kind, ...]
    price: Price = "usual"
    less: Bundle = ()
    """The discount on the usual cost."""
    where: Where = "ordinary"
    """The sites that buildings may be built on (UC-6.21)."""
    upgrade_price: Literal["free"] | Amount | None = None
    """The price of upgrading everything built at once, all or nothing (UC-6.65)."""

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        upgraded = "upgrade" in args
        kinds = phrases.words(args, 1, phrases.STRUCTURES if upgraded else phrases.KINDS)
        less: Bundle = phrases.bundle(args, "less") if "less" in args else ()
        if less and "cost" in args:
            raise NotationError(args.expr("less").at, "underwater-cities-pack-less-than-usual")
        return cls(
            *(phrases.number(args, 0), kinds, phrases.price(args), less, phrases.where(args)),
            upgrade_price=phrases.free_or(args, "upgrade") if upgraded else None,
        )

    def single_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield each kind that can be built, or the sites if there is only one."""
        yard = _BuildChoices(self, state, doer.seat)
        kinds = tuple(yard.kinds())
        if len(kinds) == 1:
            yield from site_options(yard, kinds[0][0], doer)
            return
        for kind, prospect in kinds:
            found, unsure = prices(self, kind, yard.terms), prospect is Prospect.UNSURE
            upgraded = self.upgrade_price is not None
            label = build_words(kind, found, upgraded=upgraded)
            told = kind_effect(kind, price_words(found), upgraded=upgraded)
            then = (ChooseSite(self, kind, doer),)
            yield Option(f"build:{kind}", label, then, effect=told, unsure=unsure)

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether anything can be built now."""
        return best_of(found for _, found in _BuildChoices(self, state, doer.seat).kinds())

    def possible_costs(
        self, kind: SingleKind, known: CostChanges = USUAL_TERMS, surcharge: Stock = NOTHING
    ) -> Costs:
        """Return the possible costs of building one thing, the first printed one first."""
        return _costs(self, kind, known, surcharge)

    def could_be_done(self, forecast: Forecast) -> bool:
        """Return whether one of the kinds could be built."""
        return any(self._could_build(kind, forecast) for kind in singles(self.kinds))

    def _could_build(self, kind: SingleKind, forecast: Forecast) -> bool:
        """Return whether a piece, a site and the cost of a kind could be there."""
        freed = kind == "white" and forecast.could_come(DOME)
        if not (freed or in_supply(forecast.state, kind)) or not self._sites(kind, forecast):
            return False
        known = terms(forecast.state, forecast.seat)
        return any(
            forecast.affords(bill.due, biomatter=bill.substitute is not None)
            for bill in self.possible_costs(kind, known)
        ) and self._could_upgrade(kind, forecast, known)

    def _could_upgrade(self, kind: SingleKind, forecast: Forecast, known: CostChanges) -> bool:
        """Return whether an upgrade at once could be paid for, with what the build triggers."""
        if self.upgrade_price is None:
            return True
        costs = _upgrade_costs(self, kind, known)
        if forecast.upgrading or any(forecast.affords(bill.due) for bill in costs):
            return True
        built = self.built(kind, self._bonuses(kind, forecast) | forecast.coming, forecast)
        return any(built.affords(bill.due) for bill in costs)

    def built(self, kind: SingleKind, coming: Things, forecast: Forecast) -> Forecast:
        """Return the forecast once a kind is built, with these things and all that it triggers."""
        tiles: tuple[Statement, ...] = ()
        if kind == "tunnel":
            coming, tiles = coming | {MetropolisConnected}, tuple(self.sets_going(forecast))
        coming |= {kind, Built}
        return foreseen(Forecast(forecast.state, forecast.seat, coming, upgrading=True), tiles)

    def _sites(self, kind: SingleKind, forecast: Forecast) -> Collection[str]:
        """Return the sites where a kind could be built; more if further ones could open up."""
        survey, opened = survey_of(forecast.state, forecast.seat), self._opened(kind, forecast)
        if kind == "tunnel":
            return survey.chart.tunnels.bits if opened else survey.tunnel_sites
        if kind in CITIES:
            return survey.chart.cities.bits if opened else survey.city_sites
        # All of them: sites that do not differ may each have a bonus.
        return survey.chart.buildings.bits if opened else survey.building_sites(self.where)

    def _opened(self, kind: SingleKind, forecast: Forecast) -> bool:
        """Return whether something that is built before could open up sites for a kind."""
        openers: tuple[SingleKind, ...] = ("tunnel",) if kind == "tunnel" else CITIES
        itself = self.most > 1 and forecast.could_come(*openers)
        return itself or self._others_build(openers, forecast)

    def _others_build(self, kinds: Iterable[SingleKind], forecast: Forecast) -> bool:
        """Return whether one of the kinds could be built other than by doing this once."""
        if id(self) in forecast.again:
            return forecast.could_come(*kinds)
        return forecast.could_come() or any(
            isinstance(each, _Builder) and each.statement != id(self) and each.kind in kinds
            for each in forecast.coming
        )

    def brings(self, forecast: Forecast) -> Things:
        """Return the kinds that could be built, and the bonuses of their sites."""
        kinds: list[SingleKind] = [
            kind for kind in singles(self.kinds) if self._could_build(kind, forecast)
        ]
        found: Things = frozenset({Built, *kinds, *(_Builder(kind, id(self)) for kind in kinds)})
        if "tunnel" in kinds:
            found |= {MetropolisConnected}
        if self.upgrade_price is not None:
            found |= {Upgraded}
        for kind in kinds:
            found |= self._bonuses(kind, forecast)
        return found

    def _bonuses(self, kind: SingleKind, forecast: Forecast) -> Things:
        """Return the sites with a bonus where a kind could be built, and what else they bring."""
        state = forecast.state
        bonuses = state.pack.boards[state.players[forecast.seat].board].bonuses
        found: Things = frozenset(bonuses.keys() & set(self._sites(kind, forecast)))
        steps = any(name == "federation" for site in found for name, _ in bonuses[str(site)])
        return found | stepping(forecast) if steps else found

    def sets_going(self, forecast: Forecast) -> Iterator[Statement]:
        """Yield the effects of the metropolises that a tunnel could connect."""
        if "tunnel" not in singles(self.kinds):
            return
        state, nation = forecast.state, forecast.state.players[forecast.seat].nation
        more = self._others_build(("tunnel",), forecast)
        for name, needs in zip(nation.tiles, state.chart(forecast.seat).needs, strict=True):
            missing = (needs & ~nation.tunnel).bit_count()
            if missing > 0 and (more or missing <= self.most):
                yield from state.pack.tiles[name].now

    def needs_payment(self) -> bool:
        """Return whether it is not free."""
        return self.price != "free"

    def touches_common_supply(self) -> bool:
        """Return True: it takes domes and tunnels from the supply."""
        return True

    @cached_method
    def words(self) -> Msg:
        """Return what is built, where and for what, in words."""
        things, cost = limit_words(self.most, self.kinds), cost_words(self.price, self.most)
        if self.less:
            cost = msg("underwater-cities-cost-less", goods=goods(self.less))
        words = msg(f"underwater-cities-do-build-{self.where}", things=things, cost=cost)
        if self.upgrade_price is None:
            return words
        price = cost_words(self.upgrade_price)
        return msg("underwater-cities-do-build-upgraded", build=words, cost=price)

    @cached_method
    def label(self) -> Msg:
        """Return what is built."""
        key = "build-one-of" if self.upgrade_price is None else "build-and-upgrade"
        return msg(f"underwater-cities-do-{key}", kinds=kinds_words(self.kinds))

    def label_now(self, state: State, doer: Doer) -> Msg:
        """Return what is built and what it costs, if it is one kind of thing."""
        kind, *others = singles(self.kinds)
        if others or self.upgrade_price is not None:
            return self.label()
        return build_words(kind, prices(self, kind, terms(state, doer.seat)))

    def question(self, state: State, doer: Doer, /) -> Msg:
        """Ask where to build, or first what, if there is a choice."""
        yard = _BuildChoices(self, state, doer.seat)
        kinds = tuple(yard.kinds())
        if len(kinds) == 1:
            return self.site_question(kinds[0][0], yard.terms)
        if self.upgrade_price is not None:
            return Effect.question(self, state, doer)
        return msg(f"underwater-cities-ask-build{_family({kind for kind, _ in kinds})}")

    def site_question(self, kind: SingleKind, known: CostChanges) -> Msg:
        """Return the question where to build a thing of a kind."""
        upgraded = self.upgrade_price is not None
        return site_question(kind, prices(self, kind, known), upgraded=upgraded)


def _family(kinds: set[SingleKind]) -> str:
    """Return the end of the key of a question about these kinds."""
    if kinds and kinds.isdisjoint({*CITIES, "tunnel"}):
        return "-building"
    return "-city" if kinds and kinds.issubset(CITIES) else ""


# --- what can be built ---------------------------------------------------------------------------


@remembered(64)
def _costs(build: Build, kind: SingleKind, known: CostChanges, surcharge: Stock) -> Costs:
    return build_costs(kind, build.price, build.less, known, surcharge)


@remembered(64)
def _upgrade_costs(build: Build, kind: SingleKind, known: CostChanges) -> Costs:
    """Return the costs of the upgrade that goes with a build."""
    assert build.upgrade_price is not None  # noqa: S101
    return upgrade_costs(build.upgrade_price, kind, known)


class _BuildChoices:
    """The things that a seat could build now by one statement."""

    def __init__(self, build: Build, state: State, seat: int) -> None:
        self.build = build
        self.state = state
        self.seat = seat
        self.survey = survey_of(state, seat)
        self.stock = state.players[seat].stock
        self.terms = terms(state, seat)
        self._upgrades: dict[tuple[SingleKind, str, Stock], bool] = {}
        """The upgrades that could be paid for; sites without a bonus share an empty name."""

    def kinds(self) -> Iterator[tuple[SingleKind, Prospect]]:
        """Yield the kinds that can be built somewhere."""
        for kind in singles(self.build.kinds):
            if in_supply(self.state, kind):
                found = self.prospect(kind)
                if found is not Prospect.NONE:
                    yield kind, found

    def prospect(self, kind: SingleKind) -> Prospect:
        """Return whether a thing of that kind can be built somewhere."""
        return best_of(found for _, found in self.sites(kind))

    def sites(self, kind: SingleKind) -> Iterator[tuple[str, Prospect]]:
        """Yield the sites where a thing of that kind can be built and paid for."""
        usual = self._outlook_at(kind, NOTHING)
        if usual is Prospect.NONE:
            return
        surcharges = self.survey.chart.surcharges
        for site in legal_sites(self.survey, kind, self.build.where):
            surcharge = surcharges.get(site, NOTHING)
            found = self._outlook_at(kind, surcharge) if surcharge is not NOTHING else usual
            if found is Prospect.UNSURE and not self._upgrade_could_come(kind, site, surcharge):
                continue
            if found is not Prospect.NONE:
                yield site, found

    def _upgrade_could_come(self, kind: SingleKind, site: str, surcharge: Stock) -> bool:
        bonuses = self.state.pack.boards[self.state.players[self.seat].board].bonuses
        key = (kind, site if site in bonuses else "", surcharge)
        known = self._upgrades.get(key)
        if known is None:
            known = self._upgrades[key] = self._could_upgrade(kind, site, surcharge)
        return known

    def _could_upgrade(self, kind: SingleKind, site: str, surcharge: Stock) -> bool:
        """Return whether building there could bring what its upgrade lacks (UC-6.65).

        Nothing comes between but what the build triggers: the bonus of the site, metropolises and
        the responses of permanents.
        """
        later = _upgrade_costs(self.build, kind, self.terms)
        built = payments(self.build.possible_costs(kind, self.terms, surcharge), self.stock)
        left = {self.stock.minus(payment.paid) for payment in built}
        found = self._triggered(kind, site)
        return any(found.affords(bill.due, owned=stock) for stock in left for bill in later)

    def _triggered(self, kind: SingleKind, site: str) -> Forecast:
        """Return what could come once it is built there."""
        now = Forecast(self.state, self.seat)
        coming: Things = frozenset({site})
        bonus = self.state.pack.boards[self.state.players[self.seat].board].bonuses.get(site, ())
        if "federation" in dict(bonus):
            coming |= stepping(now)
        return self.build.built(kind, coming, now)

    def _outlook_at(self, kind: SingleKind, surcharge: Stock) -> Prospect:
        """Return whether it can be paid for, including the upgrade that goes with it."""
        lacking = self._lacking(kind, surcharge)
        if not lacking:
            return Prospect.NONE
        return Prospect.SURE if NO_THINGS in lacking else Prospect.UNSURE

    def _lacking(self, kind: SingleKind, surcharge: Stock) -> frozenset[Things]:
        return _lacking_after(self.build, kind, self.terms, surcharge, self.stock)


_NOTHING_LACKS = frozenset({NO_THINGS})


@remembered(128)
def _lacking_after(
    build: Build, kind: SingleKind, known: CostChanges, surcharge: Stock, stock: Stock
) -> frozenset[Things]:
    """Return the resources that each payment for a build leaves lacking for its upgrade."""
    asked = build.possible_costs(kind, known, surcharge)
    if build.upgrade_price is None:
        return _NOTHING_LACKS if payable(asked, stock) else frozenset()
    later = _upgrade_costs(build, kind, known)
    return frozenset(lacks for _, lacks in payments_before(asked, stock, later))


@remembered(64)
def prices(build: Build, kind: SingleKind, known: CostChanges) -> tuple[Stock, ...]:
    """Return the possible prices including that of the upgrade, without a site's surcharge."""
    asked = build.possible_costs(kind, known)
    if build.upgrade_price is None:
        return tuple(dict.fromkeys(bill.due for bill in asked))
    later = _upgrade_costs(build, kind, known)
    return tuple(dict.fromkeys(bill.due.plus(up.due) for bill in asked for up in later))


def site_options(yard: _BuildChoices, kind: SingleKind, doer: Doer) -> Iterator[Option]:
    """Yield the sites where a thing of a kind can be built, by name (D9)."""
    pack = yard.state.pack
    board = pack.boards[yard.state.players[yard.seat].board]
    makes = made_words(kind, upgraded=yard.build.upgrade_price is not None)
    for site, prospect in yard.sites(kind):
        yield Option(
            f"site:{site}",
            site_words(board, kind, site),
            (ChoosePayment(yard.build, kind, site, doer),),
            spot=site,
            effect=site_effect(yard.survey, pack, board, site, makes),
            unsure=prospect is Prospect.UNSURE,
        )


# --- where, and for what -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseSite(DoerMenu[State]):
    """Asks where to build (D9)."""

    build: Build
    kind: SingleKind
    doer: Annotated[Doer, Tagged]

    def prompt(self, state: State) -> Msg:
        """Ask for the site."""
        return self.build.site_question(self.kind, terms(state, self.doer.seat))

    def options(self, state: State) -> Sequence[Option]:
        """Return every legal site that can be paid for, the lowest name first."""
        yard = _BuildChoices(self.build, state, self.doer.seat)
        return tuple(site_options(yard, self.kind, self.doer))

    def demanded(self) -> bool:
        """Return True: what to build has been chosen."""
        return True

    def says(self) -> tuple[Build]:
        """Return the statement by which it is built."""
        return (self.build,)


@dataclass(frozen=True, slots=True)
class ChoosePayment(DoerMenu[State]):
    """Asks how to pay for a build (D10, D11)."""

    build: Build
    kind: SingleKind
    site: str
    doer: Annotated[Doer, Tagged]

    def prompt(self, _state: State, /) -> Msg:
        """Ask for the payment."""
        what = structure_name(self.kind, self.site)
        return msg("underwater-cities-ask-payment", what=what)

    def options(self, state: State) -> Sequence[Option]:
        """Return every legal payment, the printed cost and the least biomatter first."""
        seat = self.doer.seat
        known, surcharge = terms(state, seat), state.chart(seat).surcharge(self.site)
        asked = self.build.possible_costs(self.kind, known, surcharge)
        price, doer = self.build.upgrade_price, self.doer
        then: tuple[Frame, ...] = ()
        if price is not None:  # nothing may come between except what the build triggers (UC-5.16)
            doer = Doer(seat, doer.cause)
            then = (Do(UpgradeHere(self.site, price), doer, due=True),)
        found = payments(asked, state.players[seat].stock)
        return [
            payment_option(
                payment,
                (Erect(self.kind, self.site, payment.paid, payment.bill.spends, doer), *then),
                unsure=price is not None,
            )
            for payment in found
        ]

    def demanded(self) -> bool:
        """Return True: what to build has been chosen."""
        return True

    def says(self) -> tuple[Build]:
        """Return the statement by which it is built."""
        return (self.build,)


# --- what follows --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Erect(Step):
    """Pays for something and builds it, with everything that this triggers (UC-6.18)."""

    kind: SingleKind
    site: str
    paid: Stock
    spends: tuple[str, ...]
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Pay, build, and let the site, metropolises and permanents respond."""
        state, seat = run.state, self.doer.seat
        before = survey_of(state, seat)
        spend(run, seat, self.paid, self.doer.cause)
        note_once(player_of(run, seat), *(f"turn:{card}" for card in self.spends))
        build_there(state, seat, self.kind, self.site)
        if state.turn is not None:
            state.turn.built = (*state.turn.built, self.kind)
        survey = survey_of(state, seat)
        in_turn = state.turn.built if state.turn else ()
        fact = facts.Built(seat, self.doer, self.kind, self.site, survey, in_turn)
        tell(run, "built", seat, self.doer.cause, fact, site=structure_name(self.kind, self.site))
        self._points_at_once(run)
        places = state.chart(seat).metropolises.places
        for place in newly_connected(before, survey):
            tell_connected(run, state.players[seat].nation.tiles[places[place]], self.doer)

    def _points_at_once(self, run: Run) -> None:
        """Gain the points that some sites give when they are built on (UC-6.30)."""
        seat = self.doer.seat
        points = run.state.chart(seat).at_once.get(self.site, 0)
        receive(run, seat, NOTHING, points, self.doer.using("site", self.site).cause)
