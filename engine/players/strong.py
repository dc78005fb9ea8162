"""The strong player: thinks whole turns through, its own and the next ones of all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any

from engine.core.decision import Answer, Decision, answers
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.players.planning import Breadth, Enough, Spent, Step, Thought
from engine.players.player import Player

OWN_TURN = Breadth(kept=24, answers=40)
"""How broadly the running turn is thought through."""
AGAIN = Breadth(kept=8, answers=24)
"""The same once more on another deal, with the candidates alone."""
LATER_TURNS = Breadth(kept=6, answers=16)
"""The same of turns that are only imagined."""
CANDIDATES = 5
"""Answers that are followed beyond the running turn."""
FARTHEST = 2
"""Turns that are imagined after the running one."""
MOST_DEALS = 16
"""How often what cannot be seen is dealt anew."""
HALVED_AFTER = (2, 4, 8)
"""Deals after which only the better half of the candidates is followed further."""
USUAL_TRIES = 2000
"""Positions that are tried for a turn where no clock says when it is enough."""


def tries(most: int) -> Callable[[], Spent]:
    """To think until so many positions were tried, so that the same is thought every time."""
    return lambda: lambda tried: tried >= most


class Strong(Player):
    """Plans its turn, imagines how the others and itself go on, and takes what that leads to best.

    What it cannot see is dealt anew, several times: so it never looks into the deck, and relies on
    no card that may lie there. All candidates are followed on the same deals.
    """

    def __init__(self, begin: Callable[[], Spent] | None = None) -> None:
        """With something that begins to measure how long it thinks; a count of tries if none."""
        self._begin = begin or tries(USUAL_TRIES)

    def choose(self, game: AnyGame, state: Any, decision: Decision, rng: Rng) -> Answer:
        """The answer that leads to what is worth most, on average over what may be hidden."""
        return self.plan(game, state, decision, rng)[0]

    def plan(
        self,
        game: AnyGame,
        state: Any,
        decision: Decision,
        rng: Rng,
    ) -> tuple[Answer, ...]:
        """The same with the answers that are to follow it, up to where something is revealed."""
        if len(tuple(islice(answers(decision), 2))) == 1:
            return (decision.default,)
        thought = Thought(game, self._begin())
        dealt = game.redeal(state, decision.seat, rng)
        plans = thought.ends(dealt, decision, OWN_TURN)
        best = sorted(plans, key=lambda answer: -plans[answer].worth)[:CANDIDATES]
        contest = _Contest(thought, decision, best)
        try:
            contest.hold(dealt, plans)
            while contest.open:
                contest.hold_again(game.redeal(state, decision.seat, rng))
        except Enough:
            pass
        return plans[contest.best].sure if plans else (decision.default,)


class _Contest:
    """Some answers, followed on the same deals until one is left or the thinking has to end."""

    def __init__(self, thought: Thought, asked: Decision, among: Sequence[Answer]) -> None:
        """Between these, the most promising one first."""
        self._thought = thought
        self._asked = asked
        self._left = list(among)
        self._worth = dict.fromkeys(among, 0.0)
        self._deals = 0

    @property
    def open(self) -> bool:
        """Whether anything is left to be found out."""
        return len(self._left) > 1 and self._deals < MOST_DEALS

    @property
    def best(self) -> Answer:
        """The best answer as far as is known."""
        return self._left[0]

    def hold_again(self, dealt: Any) -> None:
        """Follow each answer on a further deal, from the running turn on."""
        left = tuple(self._left)
        self.hold(dealt, self._thought.ends(dealt, self._asked, AGAIN, left))

    def hold(self, dealt: Any, ends: Mapping[Answer, Step]) -> None:
        """Follow each answer from these ends on; raises `Enough` if that could not be done."""
        if not self.open:
            return
        if any(answer not in ends for answer in self._left):
            raise Enough
        seat, until = self._asked.seat, dealt.turns + FARTHEST
        future = self._thought.future
        found = [future(ends[answer], seat, until, LATER_TURNS) for answer in self._left]
        for answer, worth in zip(self._left, found, strict=True):
            self._worth[answer] += worth
        self._deals += 1
        self._left.sort(key=lambda answer: -self._worth[answer])
        if self._deals in HALVED_AFTER:
            del self._left[(len(self._left) + 1) // 2 :]
