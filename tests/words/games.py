"""Everything said in random games: in each game, for all seat counts and options."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from pathlib import Path

from engine.core.decision import Amount, Answer, Decision, Pick
from engine.core.event import Event
from engine.core.game import AnyGame, Setup, checked_setup
from engine.core.msg import Msg
from engine.core.rng import Rng
from engine.core.table import Table
from engine.registry import find_game


@dataclass
class Said:
    """The texts of a game, each of them only once."""

    prompts: set[Msg] = field(default_factory=set)
    labels: set[Msg] = field(default_factory=set)
    groups: set[Msg] = field(default_factory=set)
    hints: set[Msg] = field(default_factory=set)
    events: dict[Msg, Event] = field(default_factory=dict)
    menus: set[tuple[Msg, ...]] = field(default_factory=set)
    """The labels that occur together in one decision."""

    def hear(self, table: Table, events: tuple[Event, ...]) -> None:
        """Record what an answer led to, and what is asked next."""
        # Facts are for the rules; nothing of them is said.
        self.events |= {event.msg: replace(event, fact=None) for event in events}
        for each in table.pending:
            decision = table.game.explained(table.state, each)
            self.prompts.add(decision.prompt)
            if isinstance(decision, Pick):
                self._hear_options(decision)

    def _hear_options(self, decision: Pick) -> None:
        labels = tuple(option.label for option in decision.options)
        self.menus.add(labels)
        self.labels.update(labels)
        self.groups.update(option.group for option in decision.options if option.group)
        self.hints.update(option.effect for option in decision.options if option.effect)

    @property
    def everything(self) -> set[Msg]:
        """All texts, in no particular order."""
        return {*self.prompts, *self.labels, *self.groups, *self.hints, *self.events}


TABLES = 3
"""The number of games played for each seat count and each choice of options."""
SHARED: Path | None = None
"""The folder of this run in which its workers keep what they have heard, if there are several."""


def setups(game: AnyGame) -> Iterator[Setup]:
    """Yield several set-ups for every seat count and every choice of options."""
    seed = 0
    for seats in game.seat_counts:
        options = [option for option in game.options if option.counts_for(seats)]
        values = [[(option.name, value) for value in option.values] for option in options]
        for chosen, _ in product(product(*values), range(TABLES)):
            yield checked_setup(game, seats, seed, dict(chosen))
            seed += 1


def _answer(rng: Rng, decision: Decision) -> Answer:
    if isinstance(decision, Amount):
        return decision.low + rng.below(decision.high - decision.low + 1)
    count = decision.least + rng.below(decision.most - decision.least + 1)
    keys = [option.key for option in decision.options]
    return tuple(rng.shuffled(keys)[:count])


def _play(table: Table, said: Said) -> None:
    rng = Rng(table.setup.seed)
    said.hear(table, table.opening)
    while table.pending:
        decision = table.pending[rng.below(len(table.pending))]
        outcome = table.submit(decision.seat, _answer(rng, decision), table.ply)
        said.hear(table, outcome.events)


@cache
def said_in(name: str) -> Said:
    """Return the texts that appear in random games of this game."""
    if SHARED is None:
        return _heard(name)
    file = SHARED / f"said-in-{name}"
    if not file.exists():
        part = file.with_suffix(f".{os.getpid()}")
        part.write_bytes(pickle.dumps(_heard(name)))
        part.replace(file)
    said: Said = pickle.loads(file.read_bytes())  # noqa: S301 - written a moment ago
    return said


def _heard(name: str) -> Said:
    game, said = find_game(name), Said()
    for setup in setups(game):
        _play(Table(game, setup), said)
    return said
