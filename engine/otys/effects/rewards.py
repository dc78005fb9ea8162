"""Reward tokens: taken by the Explorer, used through a Sponsor, refilled from the bag (OT-10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.core.decision import Option
from engine.core.effects.effect import Do, Doer
from engine.core.event import Cause
from engine.core.msg import Msg, msg
from engine.otys.effects.effect import Effect
from engine.otys.effects.steps import Run, Step, board_of, tell
from engine.otys.state import OtysState
from engine.otys.words.names import reward_name


@dataclass(frozen=True, slots=True)
class TakeReward(Effect):
    """Take a Reward token from the active level."""

    notation: ClassVar[str] = "explore"

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield both tokens, even one whose bonus has no effect (OT-8.16)."""
        for token in state.display[state.active_level - 1]:
            reward = state.pack.rewards[token]
            label = msg("otys-do-explore", reward=reward_name(token), effect=reward.front.words())
            effect = msg(
                "otys-effect-explore",
                front=reward.front.words(),
                back=reward.back.words(),
                level=state.active_level,
            )
            older = state.boards[doer.seat].rewards[state.active_level - 1]
            if older is not None:
                effect = msg("otys-effect-replaces", effect=effect, reward=reward_name(older))
            step = Explore(doer.seat, token)
            yield Option(f"explore:{token}", label, (step,), spot=f"display:{token}", effect=effect)

    def words(self) -> Msg:
        """Return the effect in words: take a token."""
        return msg("otys-effect-take-reward")


@dataclass(frozen=True, slots=True)
class Explore(Step):
    """Takes a Reward token from the active level (OT-8.15)."""

    seat: int
    token: str

    def run(self, run: Run) -> None:
        """Resolve its immediate bonus, then place it."""
        reward = run.state.pack.rewards[self.token]
        tell(run, "explored", self.seat, reward=reward_name(self.token))
        doer = Doer(self.seat, Cause("reward", self.token))
        run.push(Do(reward.front, doer), PlaceReward(self.seat, self.token))


@dataclass(frozen=True, slots=True)
class PlaceReward(Step):
    """Places a token on the player's board, replacing an older one (OT-8.16)."""

    seat: int
    token: str

    def run(self, run: Run) -> None:
        """Discard the older token, place the new one, and refill the Display."""
        state, board = run.state, board_of(run, self.seat)
        level = state.active_level
        older = board.rewards[level - 1]
        if older:
            state.spent_rewards = (*state.spent_rewards, older)
        board.rewards = (*board.rewards[: level - 1], self.token, *board.rewards[level:])
        refill_display(run, level, self.token)


@dataclass(frozen=True, slots=True)
class UseReward(Effect):
    """Use the immediate bonus of a token on the active level, which is then discarded."""

    notation: ClassVar[str] = "use_reward"

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield the tokens whose bonus would have an effect (OT-7.7)."""
        for token in state.display[state.active_level - 1]:
            front = state.pack.rewards[token].front
            owner = Doer(doer.seat, Cause("reward", token))
            if front.doable(state, owner):
                label = msg("otys-do-use", reward=reward_name(token), effect=front.words())
                then = (Do(front, owner), DiscardReward(token))
                spot, discarded = f"display:{token}", msg("otys-effect-discarded")
                yield Option(f"use:{token}", label, then, spot=spot, effect=discarded)

    def words(self) -> Msg:
        """Return the effect in words: use a token."""
        return msg("otys-effect-use-reward")


@dataclass(frozen=True, slots=True)
class DiscardReward(Step):
    """Discards a token used from the Display (OT-7.7)."""

    token: str

    def run(self, run: Run) -> None:
        """Discard it and refill its space."""
        state = run.state
        state.spent_rewards = (*state.spent_rewards, self.token)
        refill_display(run, state.active_level, self.token)


def refill_display(run: Run, level: int, token: str) -> None:
    """Replace a token that left the Display; an empty bag is refilled first (OT-10.4)."""
    state = run.state
    if not state.bag:
        state.bag, state.spent_rewards = run.state.rng.shuffled(state.spent_rewards), ()
    (fresh,), state.bag = run.draw(state.bag, 1)
    row = tuple(fresh if shown == token else shown for shown in state.display[level - 1])
    state.display = (*state.display[: level - 1], row, *state.display[level:])
    tell(run, "display-refilled", None, reward=reward_name(fresh), level=level)
