"""The strong player: thinks whole turns through, its own and the next ones of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, TypeAlias

from engine.core.decision import Answer, Decision, answers
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.players.planning import Breadth, Enough, Spent, Step, Thought, most_promising
from engine.players.player import Player

OWN_TURN = Breadth(kept=24, answers=40)
"""How broadly the running turn is thought through."""
AGAIN = Breadth(kept=6, answers=16)
"""The same from where something was revealed, on another deal."""
LATER_TURNS = Breadth(kept=6, answers=16)
"""The same of turns that are only imagined."""
CANDIDATES = 8
"""Plans that are followed beyond the running turn."""
LEADERS = 4
"""First answers of which at least the best plan is among them."""
FARTHEST = 2
"""Turns that are imagined after the running one."""
MOST_DEALS = 16
"""How often what cannot be seen is dealt anew."""
HALVED_AFTER = (2, 4, 8)
"""Deals after which only the better half of the plans is followed further."""
Plan: TypeAlias = tuple[Answer, ...]
"""Answers of one turn, up to where something is revealed."""
USUAL_TRIES = 3000
"""Positions that are tried for a turn where no clock says when it is enough."""


def tries(most: int) -> Callable[[], Spent]:
    """To think until so many positions were tried, so that the same is thought every time."""
    return lambda: lambda tried: tried >= most


class Strong(Player):
    """Plans its turn, imagines how the others and itself go on, and takes what that leads to best.

    What it cannot see is dealt anew, several times: so it never looks into the deck, and relies on
    no card that may lie there. All plans are followed on the same deals.
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
        ends = _candidates(thought.ends(dealt, decision, OWN_TURN))
        if not ends:
            return (decision.default,)
        contest = _Contest(thought, decision, [end.sure for end in ends])
        try:
            contest.hold(dealt, ends)
            while contest.open:
                contest.hold_again(game.redeal(state, decision.seat, rng))
        except Enough:
            pass
        return contest.best


def _candidates(ends: Sequence[Step]) -> list[Step]:
    """The ends whose plans are followed further: those of some first answers, then the best."""
    found: dict[Plan, Step] = {}
    for end in (*most_promising(ends, LEADERS), *ends):
        found.setdefault(end.sure, end)
    return list(found.values())[:CANDIDATES]


class _Contest:
    """Some plans, followed on the same deals until one is left or the thinking has to end."""

    def __init__(self, thought: Thought, asked: Decision, among: Sequence[Plan]) -> None:
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
    def best(self) -> Plan:
        """The best plan as far as is known."""
        return self._left[0]

    def hold_again(self, dealt: Any) -> None:
        """Follow each plan on a further deal."""
        along = self._thought.along
        self.hold(dealt, [along(dealt, self._asked, plan, AGAIN) for plan in self._left])

    def hold(self, dealt: Any, ends: Sequence[Step]) -> None:
        """Follow each plan from its end on; raises `Enough` if the thinking has to end before."""
        if not self.open:
            return
        seat, until, future = self._asked.seat, dealt.turns + FARTHEST, self._thought.future
        found = [future(end, seat, until, LATER_TURNS) for end in ends]
        for plan, worth in zip(self._left, found, strict=True):
            self._worth[plan] += worth
        self._deals += 1
        self._left.sort(key=lambda plan: -self._worth[plan])
        if self._deals in HALVED_AFTER:
            del self._left[(len(self._left) + 1) // 2 :]
