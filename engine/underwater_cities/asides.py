"""Side actions between two steps of a player's own turn: abilities and contracts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.decision import Option
from engine.core.effects import Do, Doer
from engine.core.event import Cause
from engine.core.msg import msg
from engine.underwater_cities.acts import State, act, foresee, ways_of
from engine.underwater_cities.counters import meets
from engine.underwater_cities.deeds import Run, Step, note_once, player_of, tell
from engine.underwater_cities.describe import effect_text
from engine.underwater_cities.names import card_name, contract_name
from engine.underwater_cities.standing import abilities, holdings
from engine.underwater_cities.state import without
from engine.underwater_cities.statements import Gain
from engine.underwater_cities.stock import stock_of


@dataclass(frozen=True, slots=True)
class OnTurn(Doer):
    """A seat that does something in its own turn."""

    def beside(self, state: State, asked: Sequence[Option]) -> Iterable[Option]:
        """Return abilities and contracts, unless only one thing is asked or they are listed."""
        if len(asked) == 1 or any(option.again for option in asked):
            return ()
        return asides(state, self.seat)


def doer_of(state: State, seat: int, cause: Cause) -> Doer:
    """Return the doer for a seat that now acts for this cause."""
    if state.turn is not None and state.turn.seat == seat and not state.turn.ended:
        return OnTurn(seat, cause)
    return Doer(seat, cause)


def asides(state: State, seat: int) -> Iterator[Option]:
    """Yield the usable abilities and contracts, after which the question is asked again."""
    player = state.players[seat]
    for card, ability in abilities(state, seat):
        if f"turn:{card.id}" not in player.once:
            doer = Doer(seat, Cause("card", card.id))
            for way in ways_of(ability.then, state, doer, due=True):
                label = msg(
                    "underwater-cities-do-use-ability",
                    card=card_name(state.pack, card),
                    what=way.label,
                )
                then = (UseAbility(seat, card.id), *way.then)
                key = f"ability:{card.id}:{way.key}"
                spot = way.spot or f"card:{card.id}"
                yield replace(way, key=key, label=label, then=then, again=True, spot=spot)
    for contract in open_contracts(state, seat):
        yield replace(contract, again=True)


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
                    hint=effect_text(contract.reward),
                )


@dataclass(frozen=True, slots=True)
class UseAbility(Step):
    """Uses an ability, once in the turn (UC-6.53)."""

    seat: int
    card: str

    def run(self, run: Run) -> None:
        """Record it."""
        note_once(player_of(run, self.seat), f"turn:{self.card}")


@foresee.register
def _ability_foreseen(frame: UseAbility, state: State) -> bool:  # noqa: ARG001
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
        run.push(Do(act(contract.reward), doer))


@foresee.register
def _contract_foreseen(frame: ClaimContract, state: State) -> bool:
    """Add a contract's resources; return False if its other effects could help as well."""
    reward, player = state.pack.contracts[frame.name].reward, state.players[frame.seat]
    for part in reward:
        if isinstance(part, Gain):
            player.stock = player.stock.plus(stock_of(part.bundle))
    return all(isinstance(part, Gain) for part in reward)
