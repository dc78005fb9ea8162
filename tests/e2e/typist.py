"""A person who plays whole games by what is typed, occasionally undoing moves."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.custom_ids import Verb
from bot.messages.autocomplete import BETWEEN
from engine.core.decision import Pick
from engine.registry import find_game
from tests.driver.person import Outcome, Person, Value
from tests.e2e.evening import Evening, game_of, has
from tests.e2e.invariants import Witness

WHOLE_TURN = 0.8
UNDO = 0.25
"""The probabilities of typing a whole turn where possible, and of undoing."""


@dataclass
class Typist:
    """Types turns and answers, chosen at random from the autocomplete choices."""

    scene: Evening
    person: Person
    name: str
    """The game's name."""
    chance: Random
    turns: int = 0
    """The number of whole turns typed so far."""
    undone: int = 0
    """The number of undos typed so far."""

    async def go_on(self, witness: Witness) -> None:
        """Type a turn or an answer, and undo or end the turn where that is possible."""
        if await self._begun() and self.chance.random() < WHOLE_TURN:
            outcome = await self._turn()
            self.turns += 1
        else:
            outcome = await self._choose()
        if has(outcome.shown(), Verb.UNDO) and self.chance.random() < UNDO:
            await self.scene.command(self.person, "undo", {})
            self.undone += 1
        elif has(outcome.shown(), Verb.END_TURN):
            await self.scene.press(self.person, outcome.shown(), Verb.END_TURN)
        await witness.look(self.person)

    @property
    def _command(self) -> tuple[str, tuple[str, ...]]:
        """The command with which a whole turn of the game is typed, and its arguments."""
        game = find_game(self.name)
        (headline,) = game.move_commands
        # Players who discard something every turn soon have nothing left to play with.
        parts = tuple(part.name for part in headline.parts if part.name != "discard")
        return f"{game.short_name} {headline.name}", parts

    async def _begun(self) -> bool:
        """Return whether this person can begin a turn with the command now."""
        name, (first, *_) = self._command
        return bool(await self.person.choices(name, {first: ""}, focused=first))

    async def _turn(self) -> Outcome:
        """Play a turn by typing it; choose each option from its autocomplete choices."""
        name, parts = self._command
        given: dict[str, Value] = {}
        for part in parts:
            offered = await self.person.choices(name, {**given, part: ""}, focused=part)
            if offered:
                given[part] = self.chance.choice(offered)["value"]
        return await self.scene.command(self.person, name, given)

    async def _choose(self) -> Outcome:
        several = await self._how_many()
        wanted = {"value": "", "name": ""}
        for _ in range(several):
            before = f"{wanted['value']}{BETWEEN} " if wanted["value"] else ""
            offered = await self.person.choices("choose", {"answer": before}, focused="answer")
            wanted = self.chance.choice(offered)
        # Either the offered value, or its text typed out.
        answer = wanted["value"] if several > 1 or self.chance.random() < 0.5 else wanted["name"]
        return await self.scene.command(self.person, "choose", {"answer": answer})

    async def _how_many(self) -> int:
        """Return the least number of options that the current answer needs."""
        standing = await self.scene.standing(game_of(self.scene.status(self.person)))
        asked = standing.asked(standing.seat_of(int(self.person.id)))
        return max(asked.least, 1) if isinstance(asked, Pick) else 1
