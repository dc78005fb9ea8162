"""Production: network, cards and metropolises, feeding (UC-7.4 to 7.19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.decision import Nature, Option
from engine.core.effects.combinators import STOP
from engine.core.effects.effect import Do, Doer, DoerMenu, Prospect, Statement
from engine.core.event import Cause
from engine.core.frames import Frame, Menu
from engine.core.machine import Together
from engine.core.msg import Msg, msg
from engine.underwater_cities.board.changes import (
    Run,
    Step,
    bundle_of,
    forget_once,
    player_of,
    receive,
    source_name,
    tell,
)
from engine.underwater_cities.board.output import output_of
from engine.underwater_cities.board.possessions import claimed_cards, holdings
from engine.underwater_cities.board.production import (
    Line,
    feed,
    most_replaced,
    network,
    of_sort,
    plain_lines,
    sort_of,
    total_output,
)
from engine.underwater_cities.board.survey import survey_of
from engine.underwater_cities.effects.effect import effects_in
from engine.underwater_cities.effects.lasting import Prod, Replace, production_words
from engine.underwater_cities.effects.side_actions import open_contracts
from engine.underwater_cities.pack.components import Statements
from engine.underwater_cities.state import State
from engine.underwater_cities.words.improvements import output_words
from engine.underwater_cities.words.names import bundle_words

PRODUCTION = Cause("phase", "production")


def production_effects(state: State, seat: int) -> list[tuple[Cause, Statements]]:
    """Return the effects of connected metropolises and claimed production cards (UC-7.11)."""
    tiles = survey_of(state, seat).connected_tiles
    found: list[tuple[Cause, Statements]] = [
        (Cause("tile", name), state.pack.tiles[name].prod) for name in tiles
    ]
    found += [
        (Cause("card", card.id), part.parts)
        for card in claimed_cards(state, seat)
        for part in card.effect
        if isinstance(part, Prod)
    ]
    return [(cause, effect) for cause, effect in found if effect]


def production_parts(state: State, seat: int) -> tuple[Statement, ...]:
    """Return all parts of the production effects."""
    return tuple(part for _, effect in production_effects(state, seat) for part in effect)


def lines_of(state: State, seat: int) -> tuple[Line, ...]:
    """Return the current output of the network and the plain effects (UC-7.5 to UC-7.11)."""
    effects = ((cause.name, effect) for cause, effect in production_effects(state, seat))
    plain = plain_lines(effects, holdings(state, seat))
    return (*network(survey_of(state, seat)), *plain)


def asking_sources(state: State, seat: int) -> tuple[str, ...]:
    """Return the cards and tiles with effects that are not simply gained in Production."""
    return tuple(
        cause.name
        for cause, effect in production_effects(state, seat)
        if any(sort_of(part) in {"chosen", "modifying", "shared"} for part in effect)
    )


@dataclass(frozen=True, slots=True)
class BeginProduction(Step):
    """Lets all players produce (UC-7.4)."""

    def run(self, run: Run) -> None:
        """Let each player produce; then come shared effects, contracts and feeding."""
        state = run.state
        run.seal()
        state.phase = "production"
        tell(run, "production", None)
        for player in state.players:
            player.made, player.replaced = 0, ()
            forget_once(player, "turn")
        lanes = tuple((Produce(seat),) for seat in range(state.seats))
        shared = (SharedEffects(seat) for seat in state.order)
        run.push(Together(lanes), *shared, ContractWindow(state.order), EndOfEra())


# --- each player alone ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Produce(Step):
    """A player's own production: choices about the network, plain gains, other choices."""

    seat: int

    def run(self, run: Run) -> None:
        """Push the network with its replacements, then everything else (UC-7.12)."""
        effects = production_effects(run.state, self.seat)
        modifying = (
            ChooseReplaced(part, Doer(self.seat, cause))
            for cause, effect in effects
            for part in effect
            if isinstance(part, Replace)
        )
        run.push(NetworkProduces(self.seat), *modifying, OwnEffects(self.seat))


@dataclass(frozen=True, slots=True)
class ChooseReplaced(DoerMenu[State]):
    """Asks how many structures produce something else in this Production (UC-7.8, D31)."""

    replace: Replace
    doer: Doer

    def prompt(self, _state: State, /) -> Msg:
        """Ask for the number."""
        return msg("underwater-cities-ask-replaced", what=self.replace.words())

    def options(self, state: State) -> Sequence[Option]:
        """Return none, or up to as many as are connected."""
        seat, kind = self.doer.seat, self.replace.kind
        already = state.players[seat].replaced.count(kind)
        most = most_replaced(self.replace, holdings(state, seat), already)
        if most <= 0:
            return ()
        return tuple(
            Option(
                f"replace:{number}",
                msg("underwater-cities-do-replace-number", count=number),
                (ReplaceOutput(self.replace, number, self.doer),) if number else (),
                spot=str(self.doer.cause) if number else None,
                effect=self._told(number) if number else None,
                nature=Nature.ACTION if number else Nature.NOTHING,
            )
            for number in range(most + 1)
        )

    def _told(self, number: int) -> Msg:
        """Return what this many structures produce, and what they do not."""
        new, old = (
            output_words(output_of(goods).times(number))
            for goods in (self.replace.new, self.replace.old)
        )
        return msg("underwater-cities-effect-replaced", new=new, old=old)


@dataclass(frozen=True, slots=True)
class ReplaceOutput(Step):
    """Makes this many structures produce something else (UC-7.8)."""

    replace: Replace
    number: int
    doer: Doer

    def run(self, run: Run) -> None:
        """Record it, and change the network's production accordingly."""
        seat, kind = self.doer.seat, self.replace.kind
        player = player_of(run, seat)
        player.replaced = (*player.replaced, *(kind,) * self.number)
        lost = output_of(self.replace.old).times(self.number)
        gained = output_of(self.replace.new).times(self.number)
        player.stock = player.stock.minus(lost.stock)
        player.points -= lost.points
        goods = bundle_words(bundle_of(lost.stock, lost.points))
        tell(run, "replaced-output", seat, self.doer.cause, goods=goods)
        receive(run, seat, gained.stock, gained.points, self.doer.cause)


@dataclass(frozen=True, slots=True)
class NetworkProduces(Step):
    """Gains the production of the network."""

    seat: int

    def run(self, run: Run) -> None:
        """Gain it."""
        state = run.state
        made = total_output(network(survey_of(state, self.seat)))
        receive(run, self.seat, made.stock, made.points, PRODUCTION)


@dataclass(frozen=True, slots=True)
class OwnEffects(Step):
    """Gains plain effects of metropolises and production cards, then asks about the others."""

    seat: int

    def run(self, run: Run) -> None:
        """Gain the plain ones and ask for the others."""
        state = run.state
        effects = production_effects(state, self.seat)
        held = holdings(state, self.seat)
        for cause, effect in effects:
            output = total_output(plain_lines(((cause.name, effect),), held))
            receive(run, self.seat, output.stock, output.points, cause)
        chosen = tuple(
            OwnEffect(part, Doer(self.seat, cause))
            for cause, effect in effects
            for part in effects_in(of_sort(effect, "chosen"))
        )
        run.push(*_chosen(self.seat, chosen))


def _chosen(seat: int, todo: tuple[OwnEffect, ...]) -> tuple[Frame, ...]:
    """Return the frames for effects that the player chooses; a single one needs no choice."""
    return (ChooseEffect(seat, todo),) if len(todo) > 1 else todo


@dataclass(frozen=True, slots=True)
class OwnEffect(Do):
    """An effect of a card or metropolis in Production, named in its question."""

    def prompt(self, state: State) -> Msg:
        """Ask the question of the effect, with the name of its source."""
        asked = super(OwnEffect, self).prompt(state)
        return msg(
            "underwater-cities-asked-of", source=source_name(state, self.doer.cause), asked=asked
        )


@dataclass(frozen=True, slots=True)
class ChooseEffect(Menu[State]):
    """Asks which effect with a payment, choice or condition comes next, if any (D31)."""

    seat: int
    todo: tuple[OwnEffect, ...]

    def prompt(self, _state: State, /) -> Msg:
        """Ask for the effect."""
        return msg("underwater-cities-ask-production")

    def options(self, state: State) -> Sequence[Option]:
        """Return those that have an effect now, and the option to do no more."""
        found = []
        for place, each in enumerate(self.todo):
            prospect = each.effect.prospect(state, each.doer)
            if prospect is not Prospect.NONE:
                rest = (*self.todo[:place], *self.todo[place + 1 :])
                then = (OwnEffect(each.effect, each.doer, due=True), *_chosen(self.seat, rest))
                words = source_name(state, each.doer.cause)
                (hint,) = production_words((each.effect,))
                unsure = prospect is Prospect.UNSURE
                key, spot = f"effect:{place + 1}", str(each.doer.cause)
                found.append(Option(key, words, then, spot=spot, effect=hint, unsure=unsure))
        stop = Option(STOP, msg("underwater-cities-do-no-more"), nature=Nature.NOTHING)
        return (*found, stop) if found else ()

    def default(self, _state: State, options: Sequence[Option], /) -> str:
        """Return what is gained without a payment; otherwise nothing more."""
        offered = {option.key for option in options}
        for place, each in enumerate(self.todo):
            if not each.effect.optional() and f"effect:{place + 1}" in offered:
                return f"effect:{place + 1}"
        return STOP


# --- shared effects ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SharedEffects(Step):
    """A player's production effects that involve shared things (UC-7.4, D32)."""

    seat: int

    def run(self, run: Run) -> None:
        """Do them one after another."""
        run.push(
            *(
                Do(part, Doer(self.seat, cause))
                for cause, effect in production_effects(run.state, self.seat)
                for part in effects_in(of_sort(effect, "shared"))
            )
        )


@dataclass(frozen=True, slots=True)
class ContractWindow(Step):
    """Lets all players claim contracts once more, in the new play order (UC-6.64)."""

    seats: tuple[int, ...]

    def run(self, run: Run) -> None:
        """Ask one after another."""
        if run.state.contracts:
            run.push(*(ChooseContract(seat) for seat in self.seats))


@dataclass(frozen=True, slots=True)
class ChooseContract(Menu[State]):
    """Asks which contract to claim before the era ends, if any (D30)."""

    seat: int

    def prompt(self, _state: State, /) -> Msg:
        """Ask for the contract."""
        return msg("underwater-cities-ask-contract")

    def options(self, state: State) -> Sequence[Option]:
        """Return none first; claiming one leads back here."""
        found = tuple(self._leading_back(option) for option in open_contracts(state, self.seat))
        none = Option("none", msg("underwater-cities-do-no-contract"), nature=Nature.NOTHING)
        return (none, *found) if found else ()

    def _leading_back(self, option: Option) -> Option:
        then = (*option.then, ChooseContract(self.seat))
        return Option(option.key, option.label, then, spot=option.spot, effect=option.effect)


# --- feeding -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EndOfEra(Step):
    """Makes action cards available and feeds the cities (UC-7.15 to UC-7.19)."""

    def run(self, run: Run) -> None:
        """Do both for every player."""
        state = run.state
        state.phase = None
        for seat, player in enumerate(state.players):
            player.used, player.made, player.replaced = (), 0, ()
            self._feed(run, seat)

    @staticmethod
    def _feed(run: Run, seat: int) -> None:
        """Feed with kelp, then with biomatter, then by losing points (UC-7.17)."""
        state, player = run.state, player_of(run, seat)
        meal = feed(holdings(state, seat), player.points, production_parts(state, seat))
        player.stock = player.stock.minus(meal.paid)
        if fed := meal.cities - meal.hungry:
            goods = bundle_words(bundle_of(meal.paid))
            tell(run, "fed", seat, Cause("phase", "feeding"), cities=fed, goods=goods)
        if meal.hungry:
            player.points -= meal.lost
            tell(run, "hungry", seat, cities=meal.hungry, points=meal.lost)
