"""The strong player: plans whole turns, its own and everyone's next ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, TypeAlias

from engine.core.decision import Answer, Decision, answers
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.players.planning import (
    Breadth,
    PlanNode,
    SearchStopped,
    ShouldStop,
    TurnSearch,
    most_promising,
)
from engine.players.player import Player

OWN_TURN = Breadth(kept=24, answers=40)
"""The breadth of the search through the current turn."""
AGAIN = Breadth(kept=6, answers=16)
"""The breadth from where something was revealed, on another deal."""
LATER_TURNS = Breadth(kept=6, answers=16)
"""The breadth for turns that are only imagined."""
CANDIDATES = 8
"""Plans that are followed beyond the current turn."""
LEADERS = 4
"""First answers whose best plan is always among the candidates."""
FARTHEST = 2
"""Turns that are imagined after the current one."""
MOST_DEALS = 16
"""The most times that hidden components are dealt anew."""
HALVED_AFTER = (2, 4, 8)
"""Deals after which only the better half of the plans is kept."""
Plan: TypeAlias = tuple[Answer, ...]
"""Answers of one turn, up to where something is revealed."""
USUAL_TRIES = 3000
"""Positions tried per turn when no clock sets a limit."""


def tries(most: int) -> Callable[[], ShouldStop]:
    """Return a limit of this many positions, so that planning is repeatable."""
    return lambda: lambda tried: tried >= most


class Strong(Player):
    """Plans its turn, imagines how everyone continues, and takes the best answer found.

    Everything it cannot see is dealt anew several times, so it never peeks into the deck or relies
    on a card that may be there. All plans are followed on the same deals.
    """

    def __init__(self, begin: Callable[[], ShouldStop] | None = None) -> None:
        """Plan with the limit that `begin` returns for each turn; by default a count of tries."""
        self._begin = begin or tries(USUAL_TRIES)

    def choose(self, game: AnyGame, state: Any, decision: Decision, rng: Rng) -> Answer:
        """Return the answer that is worth most on average over what may be hidden."""
        return self.plan(game, state, decision, rng)[0]

    def plan(
        self,
        game: AnyGame,
        state: Any,
        decision: Decision,
        rng: Rng,
    ) -> tuple[Answer, ...]:
        """Return the answer with those to follow it, up to where something is revealed."""
        if len(tuple(islice(answers(decision), 2))) == 1:
            return (decision.default,)
        thought = TurnSearch(game, self._begin())
        dealt = game.redeal(state, decision.seat, rng)
        ends = _candidates(thought.ends(dealt, decision, OWN_TURN))
        if not ends:
            return (decision.default,)
        contest = _Contest(thought, decision, [end.sure for end in ends])
        try:
            contest.hold(dealt, ends)
            while contest.open:
                contest.hold_again(game.redeal(state, decision.seat, rng))
        except SearchStopped:
            pass
        return contest.best


def _candidates(ends: Sequence[PlanNode]) -> list[PlanNode]:
    """Return the ends to follow further: the best of a few first answers, then the rest."""
    found: dict[Plan, PlanNode] = {}
    for end in (*most_promising(ends, LEADERS), *ends):
        found.setdefault(end.sure, end)
    return list(found.values())[:CANDIDATES]


class _Contest:
    """Compares plans on the same deals until one is left or planning has to stop."""

    def __init__(self, thought: TurnSearch, asked: Decision, among: Sequence[Plan]) -> None:
        """Compare these plans, the most promising one first."""
        self._thought = thought
        self._asked = asked
        self._left = list(among)
        self._worth = dict.fromkeys(among, 0.0)
        self._deals = 0

    @property
    def open(self) -> bool:
        """True while another deal could change the choice."""
        return len(self._left) > 1 and self._deals < MOST_DEALS

    @property
    def best(self) -> Plan:
        """The best plan as far as is known."""
        return self._left[0]

    def hold_again(self, dealt: Any) -> None:
        """Follow each plan on a further deal."""
        along = self._thought.along
        self.hold(dealt, [along(dealt, self._asked, plan, AGAIN) for plan in self._left])

    def hold(self, dealt: Any, ends: Sequence[PlanNode]) -> None:
        """Follow each plan on from its end; raises `SearchStopped` if planning must stop."""
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
