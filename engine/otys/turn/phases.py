"""One turn of Otys, phase by phase (OT-4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from itertools import product

from engine.core.decision import Nature, Option
from engine.core.effects.effect import Do, Doer
from engine.core.event import Cause
from engine.core.machine import Frame
from engine.core.msg import Msg, msg
from engine.otys.effects.divers import Actions, own_action_ways
from engine.otys.effects.steps import Run, Step, tell
from engine.otys.state import LEVELS, NEUTRAL_X, NUMBERED_KEYS, OWN_X, OtysState, Turn
from engine.otys.turn.oxygen import OwnerOxygen, air_for
from engine.otys.turn.prospects import acting, ending_effect, key_effect
from engine.otys.turn.side_actions import (
    TurnMenu,
    UseSponsor,
    active_sponsor,
    fulfil_options,
    propel_options,
    sponsor_options,
    swaps_upwards,
)
from engine.otys.words.names import key_name, thing

ACTIVATE, END = "activate", "end"
QUIET_ROUNDS = 20
"""Complete rounds without a point after which the game ends (OT-12.6)."""


@dataclass(frozen=True, slots=True)
class StartTurn(Step):
    """Begins a seat's turn."""

    seat: int

    def run(self, run: Run) -> None:
        """Ask for a Key."""
        run.begin_turn()
        run.state.turn = Turn(self.seat)
        run.push(ChooseKey())


@cache
def _key_option(key: str, level: int) -> Option:
    """Return the option to play a Key; it says whom it wakes up and what the Sponsor does there."""
    word = {OWN_X: "x:", NEUTRAL_X: "neutral:"}.get(key, "")
    return Option(
        f"key:{word}{level}",
        msg("otys-do-play-key", key=key_name(key), level=level),
        (PlayKey(key, level),),
        group=key_name(key) if word else msg("otys-group-numbered"),
        spot=f"key:{key.lower()}",
        tells=partial(key_effect, key, level),
    )


@dataclass(frozen=True, slots=True)
class ChooseKey(TurnMenu):
    """Start of the turn: choose a Key, and for an X Key a level (OT-4.1)."""

    def prompt(self, state: OtysState) -> Msg:
        """Ask for a Key, with what its note tells of the Keys."""
        seat = state.running.seat
        board = state.boards[seat]
        free = (OWN_X,) * (OWN_X in board.keys) + (NEUTRAL_X,) * (board.neutral_x > 0)
        return msg(
            "otys-ask-key",
            used=len(board.track),
            threshold=state.threshold(seat),
            choices=len(free),
            free=tuple(map(key_name, free)),
        )

    def options(self, state: OtysState) -> Sequence[Option]:
        """Return the available Keys (OT-5.2), the safest first."""
        board = state.boards[state.running.seat]
        played = [(key, int(key)) for key in board.keys if key != OWN_X]
        for key in (OWN_X,) * (OWN_X in board.keys) + (NEUTRAL_X,) * (board.neutral_x > 0):
            played += product((key,), LEVELS)
        return [*(_key_option(key, level) for key, level in played), *fulfil_options(state)]


@dataclass(frozen=True, slots=True)
class PlayKey(Step):
    """Puts a Key into play, so that its level becomes active (OT-5.3, OT-5.4)."""

    key: str
    level: int

    def run(self, run: Run) -> None:
        """Take the Key, rotate the Sponsors for an X Key, and begin Phase 1."""
        state, turn = run.state, run.state.running
        board = state.boards[turn.seat]
        if self.key == NEUTRAL_X:
            board.neutral_x -= 1
        else:
            board.keys = tuple(key for key in board.keys if key != self.key)
        turn.key, turn.level, turn.step = self.key, self.level, "phase_1"
        tell(run, "played-key", turn.seat, key=key_name(self.key), level=self.level)
        if self.key not in NUMBERED_KEYS:
            state.sponsors = (state.sponsors[-1], *state.sponsors[:-1])  # OT-5.5
            tell(run, "rotated", turn.seat)
        run.push(*self._auto_sponsor(state, turn.seat), PhaseOne())

    def _auto_sponsor(self, state: OtysState, seat: int) -> tuple[Frame, ...]:
        """Return the frames of a Sponsor that is applied without asking, if it is one (OT-7.3)."""
        sponsor = active_sponsor(state)
        if not sponsor.auto:
            return ()
        doer = Doer(seat, Cause("sponsor", sponsor.id))
        return (UseSponsor(sponsor.id), Do(sponsor.effect, doer))


@dataclass(frozen=True, slots=True)
class PhaseOne(TurnMenu):
    """Sponsor and propellers in any order, until the diver is activated (OT-4.4)."""

    def prompt(self, state: OtysState) -> Msg:
        """Ask for the diver's action, or what to do before it."""
        return self.question(state, self.options(state))

    def question(self, state: OtysState, options: Sequence[Option]) -> Msg:
        """Ask for the action if any is listed."""
        diver = state.boards[state.running.seat].diver_on(state.active_level)
        named, level = thing(diver), state.active_level
        if options[0].key == ACTIVATE:
            return msg("otys-ask-phase-1", diver=named, level=level)
        return msg("otys-ask-act", diver=named, level=level, actions=state.running.actions)

    def options(self, state: OtysState) -> Sequence[Option]:
        """Return what the diver can do, and everything that may come before it.

        Phase 2 begins with the diver's action. Only if nothing may come before it, or if it has
        no action, is the diver activated first.
        """
        beside = [*sponsor_options(state), *fulfil_options(state), *propel_options(state)]
        acts = [*_acts(state)] if beside else []
        if not acts:
            return [_activating(state), *beside]
        begun = [act.leading_to(Activate(), *act.then, PhaseTwo()) for act in acts]
        return [*begun, _skipping(), *_told_apart(beside, acts)]

    def also(self, state: OtysState, options: Sequence[Option]) -> tuple[Option, ...]:
        """Return the activation where actions are listed in its place, and swaps the other way."""
        activate = Option(ACTIVATE, options[0].label, (Activate(), PhaseTwo()))
        return (*(() if options[0].key == ACTIVATE else (activate,)), *swaps_upwards(state))

    def default(self, _state: OtysState, _options: Sequence[Option], /) -> str:
        """Return the activation: Phase 2 has a safe answer of its own."""
        return ACTIVATE


def _told_apart(beside: Sequence[Option], acts: Sequence[Option]) -> Iterator[Option]:
    """Yield options, with the Sponsor named where the diver could do the same kind of thing."""
    taken = {act.key.rpartition(":")[2] for act in acts}
    for each in beside:
        if each.key.startswith("sponsor:") and each.key.rpartition(":")[2] in taken:
            yield each.worded(replace(each.label, key="otys-do-by-sponsor"), each.effect)
        else:
            yield each


def _activating(state: OtysState) -> Option:
    """Return the option to activate the diver, after which its action is asked for."""
    return _activation(state.boards[state.running.seat].diver_on(state.active_level))


@lru_cache(64)
def _activation(diver: str) -> Option:
    """Return the option to activate this diver."""
    label = msg("otys-do-activate", diver=thing(diver))
    return Option(ACTIVATE, label, (Activate(), PhaseTwo()), tells=acting)


@dataclass(frozen=True, slots=True)
class Activate(Step):
    """Activates the diver on the active level (OT-4.8)."""

    def run(self, run: Run) -> None:
        """Begin Phase 2."""
        turn = run.state.running
        turn.step = "phase_2"
        diver = run.state.boards[turn.seat].diver_on(run.state.active_level)
        tell(run, "activated", turn.seat, diver=thing(diver))


@dataclass(frozen=True, slots=True)
class SpendAction(Step):
    """Uses up one of the diver's actions."""

    def run(self, run: Run) -> None:
        """Count it."""
        run.state.running.actions -= 1


@dataclass(frozen=True, slots=True)
class PhaseTwo(TurnMenu):
    """The active diver acts, or not."""

    def prompt(self, state: OtysState) -> Msg:
        """Ask what the diver does."""
        turn = state.running
        board = state.boards[turn.seat]
        diver = thing(board.diver_on(state.active_level))
        if board.batteries and next(_acts(state), None) is None:
            return msg("otys-ask-oxygen", diver=diver)
        acted = turn.actions < _actions_at_first(state)
        return msg("otys-ask-phase-2", diver=diver, actions=turn.actions, acted=int(acted))

    def options(self, state: OtysState) -> Sequence[Option]:
        """Return the diver's actions, contracts, and the ways out of the phase.

        Once the diver cannot act any more, that is Phase 3, if there is a choice in it.
        """
        acts = [act.leading_to(*act.then, again=True) for act in _acts(state)]
        contracts = [*fulfil_options(state)]
        if acts or not contracts or not state.boards[state.running.seat].batteries:
            return [*acts, *contracts, _ending(acts=bool(acts))]
        leaving = (way.leading_to(KeepKey(), *way.then) for way in air_options(state))
        return [*contracts, *leaving]

    def also(self, _state: OtysState, options: Sequence[Option], /) -> tuple[Option, ...]:
        """Return the end of the phase, where Phase 3 is listed in its place."""
        return () if options[-1].key == END else (_ending(acts=False),)

    def default(self, state: OtysState, options: Sequence[Option]) -> str:
        """Return an Expert's fullest action; no other diver acts unasked."""
        diver = state.boards[state.running.seat].diver_on(state.active_level)
        first = options[0]
        return first.key if acts_by(first) and diver in state.pack.experts else END


def _actions_at_first(state: OtysState) -> int:
    """Return how often the active diver could act when it was activated."""
    given = active_sponsor(state).effect
    return given.number if state.running.sponsor_used and isinstance(given, Actions) else 1


@dataclass(frozen=True, slots=True)
class PhaseThree(Step):
    """Ends the diver's action and asks whether it stays."""

    def run(self, run: Run) -> None:
        """Put the Key away first."""
        run.push(KeepKey(), Oxygen())


@cache
def _skipping() -> Option:
    """Return the option to do without the action of a diver that could act."""
    end = _ending(acts=True).worded(msg("otys-do-no-action"), None)
    return end.leading_to(Activate(), PhaseThree())


@cache
def _ending(*, acts: bool) -> Option:
    """Return the option to end Phase 2, which says whether the diver could still act."""
    words, tells = msg("otys-do-end-action"), partial(ending_effect, acts)
    return Option(END, words, (PhaseThree(),), tells=tells, nature=Nature.NOTHING)


def _acts(state: OtysState) -> Iterator[Option]:
    """Yield what the diver on the active level can do, as often as it may still act."""
    turn = state.running
    if turn.actions > 0:
        for way in own_action_ways(state, turn.seat):
            yield way.leading_to(SpendAction(), *way.then)


def acts_by(option: Option) -> bool:
    """Return whether the diver acts if this option is chosen."""
    return SpendAction() in option.then


@dataclass(frozen=True, slots=True)
class KeepKey(Step):
    """Moves the used Key to the Hacker track (OT-5.7)."""

    def run(self, run: Run) -> None:
        """Place it, and recover all Keys if the Hacker's threshold is reached."""
        state, turn = run.state, run.state.running
        board = state.boards[turn.seat]
        assert turn.key is not None  # noqa: S101 - Phase 3 follows Phase 1
        board.track, turn.key, turn.step = (*board.track, turn.key), None, "phase_3"
        if len(board.track) >= state.threshold(turn.seat):
            self._recover(run)

    def _recover(self, run: Run) -> None:
        """Empty the whole track (OT-5.9)."""
        state, seat = run.state, run.state.running.seat
        board = state.boards[seat]
        state.neutral_x += board.track.count(NEUTRAL_X)
        board.track, board.keys = (), (*NUMBERED_KEYS, OWN_X)
        tell(run, "recovered", seat)


@dataclass(frozen=True, slots=True)
class Oxygen(TurnMenu):
    """Asks whether the active diver stays or resurfaces (OT-6.6)."""

    def prompt(self, state: OtysState) -> Msg:
        """Ask for oxygen."""
        diver = state.boards[state.running.seat].diver_on(state.active_level)
        return msg("otys-ask-oxygen", diver=thing(diver))

    def options(self, state: OtysState) -> Sequence[Option]:
        """Return resurfacing and oxygen; contracts only if there is a real question (OT-4.7)."""
        found = [*air_options(state)]
        if len(found) > 1 or _owner_has_battery(state):
            found += fulfil_options(state)
        return found


def air_options(state: OtysState) -> Iterator[Option]:
    """Return resurfacing and staying, after which the owners of copied divers are asked."""
    seat = state.running.seat
    diver = state.boards[seat].diver_on(state.active_level)
    return air_for(state, seat, diver, AskOwners())


def _owner_has_battery(state: OtysState) -> bool:
    copied = state.running.copied if state.spy_variant else ()
    return any(state.boards[owner].batteries for owner, _ in copied)


@dataclass(frozen=True, slots=True)
class AskOwners(Step):
    """Makes the copied divers resurface too, in the author's variant (OT-8.20)."""

    def run(self, run: Run) -> None:
        """Ask each owner once for each diver, the left neighbour first; then end the turn."""
        state = run.state
        turn = state.running
        copied = dict.fromkeys(turn.copied) if state.spy_variant else {}
        neighbours = list(state.neighbours(turn.seat))
        asked = sorted(copied, key=lambda pair: neighbours.index(pair[0]))
        run.push(*(OwnerOxygen(owner, diver) for owner, diver in asked), EndTurn())


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """Ends the turn: next is another seat, or the end of the round."""

    def run(self, run: Run) -> None:
        """Continue clockwise (OT-3.1)."""
        state = run.state
        place = state.order.index(state.running.seat) + 1
        state.turn = None
        if place < len(state.order):
            run.push(StartTurn(state.order[place]))
        else:
            run.push(EndRound())


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """Ends a round, when all have had equally many turns and the game may end (OT-12.2)."""

    def run(self, run: Run) -> None:
        """End the game, or begin the next round."""
        state = run.state
        state.quiet_rounds = 0 if state.scored else state.quiet_rounds + 1
        state.scored = False
        if state.last_round or state.quiet_rounds >= QUIET_ROUNDS:
            state.over = "points" if state.last_round else "standstill"
            run.seal()
            tell(run, f"over-{state.over}", None)
            return
        state.round += 1
        run.push(StartTurn(state.order[0]))
