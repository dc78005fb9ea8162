"""Side actions between two steps of a player's own turn: abilities and contracts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.decision import Option
from engine.core.effects.combinators import as_one_effect, best_prospect
from engine.core.effects.effect import Do, Doer, Prospect
from engine.core.event import Cause
from engine.core.msg import Msg, msg
from engine.underwater_cities.board.changes import Run, Step, note_once, player_of, tell
from engine.underwater_cities.board.counters import meets
from engine.underwater_cities.board.possessions import abilities, holdings
from engine.underwater_cities.effects.effect import AnyEffect, OutputEffect, effects_in
from engine.underwater_cities.pack.components import Card
from engine.underwater_cities.state import State, without
from engine.underwater_cities.words.describe import contract_text
from engine.underwater_cities.words.names import card_name, contract_name


@dataclass(frozen=True, slots=True)
class OnTurn(Doer):
    """A seat that does something in its own turn."""

    def side_actions(self, state: State, asked: Sequence[Option]) -> Iterable[Option]:
        """Return abilities and contracts, unless only one thing is asked or they are listed."""
        if len(asked) == 1 or any(option.again for option in asked):
            return ()
        return side_action_options(state, self.seat)

    def enabling(self, state: State, effects: Sequence[AnyEffect]) -> Iterable[Option]:
        """Return side actions that could make one of these possible when none of them is.

        They may come between any two steps (UC-6.53), even where nothing else is possible.
        """
        if not any(effect.can_fail() for effect in effects):
            return ()
        beside = self.side_actions(state, ())
        return [
            each
            for each in beside
            if could_enable(each, state, lambda later: best_prospect(effects, later, self))
        ]


def could_enable(option: Option, state: State, judge: Callable[[State], Prospect]) -> bool:
    """Return whether something could be possible after an option, as far as can be foreseen."""
    copy = state.clone()
    foreseen = all(isinstance(frame, Step) and frame.foresee(copy) for frame in option.then)
    return not foreseen or judge(copy) is not Prospect.NONE


def doer_of(state: State, seat: int, cause: Cause) -> Doer:
    """Return the doer for a seat that now acts for this cause."""
    if state.turn is not None and state.turn.seat == seat and not state.turn.ended:
        return OnTurn(seat, cause)
    return Doer(seat, cause)


def side_action_options(state: State, seat: int) -> Iterator[Option]:
    """Yield the usable abilities and contracts, after which the question is asked again."""
    player = state.players[seat]
    for card, ability in abilities(state, seat):
        if f"turn:{card.id}" not in player.once:
            doer = Doer(seat, Cause("card", card.id))
            for way in ability.then.due_ways(state, doer):
                label = msg(
                    "underwater-cities-do-use-ability",
                    card=card_name(state.pack, card),
                    what=way.label,
                )
                then = (UseAbility(seat, card.id), *way.then)
                yield replace(
                    way,
                    key=f"ability:{card.id}:{way.key}",
                    label=label,
                    then=then,
                    again=True,
                    spot=way.spot or f"card:{card.id}",
                    effect=_ability_effect(state, card, way),
                )
    for contract in open_contracts(state, seat):
        yield replace(contract, again=True)


def _ability_effect(state: State, card: Card, way: Option) -> Msg:
    """Return what a way to use an ability does, with the card that allows it."""
    return msg(
        "underwater-cities-effect-ability",
        card=card_name(state.pack, card),
        what=way.effect or way.label,
    )


def open_contracts(state: State, seat: int) -> Iterator[Option]:
    """Yield the contracts whose criteria the seat meets (UC-6.63)."""
    if state.contracts:
        held = holdings(state, seat)
        for name in state.contracts:
            contract = state.pack.contracts[name]
            if meets(contract.needs, held):
                words = contract_name(state.pack, contract)
                label = msg("underwater-cities-do-claim-contract", contract=words)
                yield Option(
                    f"contract:{name}",
                    label,
                    (ClaimContract(seat, name),),
                    spot=f"contract:{name}",
                    effect=contract_text(contract),
                )


@dataclass(frozen=True, slots=True)
class UseAbility(Step):
    """Uses an ability, once in the turn (UC-6.53)."""

    seat: int
    card: str

    def run(self, run: Run) -> None:
        """Record it."""
        note_once(player_of(run, self.seat), f"turn:{self.card}")

    def foresee(self, _state: State, /) -> bool:
        """Return True: by itself it brings nothing."""
        return True


@dataclass(frozen=True, slots=True)
class ClaimContract(Step):
    """Claims a contract, whose reward comes at once (UC-6.63)."""

    seat: int
    name: str

    def run(self, run: Run) -> None:
        """Take it."""
        state, player = run.state, player_of(run, self.seat)
        contract = state.pack.contracts[self.name]
        state.contracts = without(state.contracts, self.name)
        player.contracts = (*player.contracts, self.name)
        tell(run, "contract", self.seat, contract=contract_name(state.pack, contract))
        doer = doer_of(state, self.seat, Cause("contract", self.name))
        run.push(Do(as_one_effect(effects_in(contract.reward)), doer))

    def foresee(self, state: State) -> bool:
        """Add its resources; return False if its other effects could help as well."""
        reward, held = state.pack.contracts[self.name].reward, holdings(state, self.seat)
        gains = [part for part in reward if isinstance(part, OutputEffect) and part.safe()]
        player = state.players[self.seat]
        for gain in gains:
            player.stock = player.stock.plus(gain.output(held).stock)
        return len(gains) == len(reward)
