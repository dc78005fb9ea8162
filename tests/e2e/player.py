"""A person who plays whole games through the panel and sometimes undoes moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from bot.custom_ids import Verb, short
from engine.core.decision import Pick
from engine.core.rng import Rng
from engine.players import find_player
from sandbox.model import Json
from tests.driver.person import Outcome, Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, answering, has, ids
from tests.e2e.invariants import Witness

ASKING = (Verb.PICK, Verb.KIND, Verb.CHOSEN, Verb.END_TURN)
"""The actions on a panel that asks a question."""
UNDO = 0.05
START_OVER = 0.06
WANDER = 0.1
"""The probabilities of random actions."""
UNTRIED = 0.3
"""The same for one of them that was not tried yet in this game."""


@dataclass
class Clicker:
    """A person who presses buttons and uses selects, mostly to make progress."""

    scene: Evening
    person: Person
    game: int
    chance: Random
    likes: str = "greedy"
    """The computer player whose choices this person follows to make progress."""
    done: set[Verb] = field(default_factory=set)
    """The verbs of all presses made so far."""
    last: Verb = Verb.PLAY
    """The verb of the latest press."""

    async def go_on(self, witness: Witness) -> None:
        """Open a panel and press on it as long as it asks something."""
        panel = await self.scene.open_panel(self.person)
        while any(has(panel, verb) for verb in ASKING):
            panel = (await self.step(panel)).shown()
            await witness.look(self.person)

    async def step(self, panel: Seen) -> Outcome:
        """Perform one action on the panel."""
        for verb, usual in ((Verb.START_OVER, START_OVER), (Verb.UNDO, UNDO)):
            likely = usual if verb in self.done else UNTRIED
            if has(panel, verb) and self.chance.random() < likely:
                return await self._press(panel, verb)
        likely = WANDER if Verb.PAGE in self.done or not has(panel, Verb.PAGE) else UNTRIED
        wander = self.chance.random() < likely
        if has(panel, Verb.END_TURN) and has(panel, Verb.PAGE):
            return await self._press(panel, Verb.PAGE if wander else Verb.END_TURN)
        if has(panel, Verb.CHOSEN):
            return await self._choose_several(panel)
        return await self._choose(panel, wander=wander)

    def _note(self, verb: Verb) -> None:
        self.done.add(verb)
        self.last = verb

    async def _press(self, panel: Seen, verb: Verb) -> Outcome:
        self._note(verb)
        return await self.scene.press(self.person, panel, verb)

    async def _choose(self, panel: Seen, *, wander: bool) -> Outcome:
        wanted = await self._wanted()
        buttons = answering(panel)
        entries = list(_entries(panel, Verb.PICK))
        if not wander:
            meant = [each for each in buttons if each.endswith((f"|{wanted}", f"~{wanted}"))]
            buttons = meant or buttons
            entries = [each for each in entries if each[1] == wanted]
            buttons = [] if entries else buttons
        kinds = list(_entries(panel, Verb.KIND)) if wander or not (buttons or entries) else []
        if has(panel, Verb.PAGE) and wander:
            return await self._press_any(panel, Verb.PAGE)
        if kinds:
            return await self._select(panel, Verb.KIND, kinds)
        if entries and (not buttons or self.chance.random() < 0.5):
            return await self._select(panel, Verb.PICK, entries)
        chosen = self.chance.choice(buttons)
        self._note(Verb(chosen.split("|")[1]))
        outcome = await self.person.press(panel, custom_id=chosen)
        await self.scene.idle()
        return outcome

    async def _choose_several(self, panel: Seen) -> Outcome:
        """Choose as many entries as required, then confirm."""
        (confirm,) = (
            each for each in panel.buttons if each["custom_id"] in ids(panel, Verb.CONFIRM)
        )
        if not confirm.get("disabled"):
            return await self._press(panel, Verb.CONFIRM)
        asked, answer = await self._answer()
        numbers = [str(number) for number, one in enumerate(asked.options) if one.key in answer]
        (select,) = (one for one in panel.selects if one["custom_id"] in ids(panel, Verb.CHOSEN))
        self._note(Verb.CHOSEN)
        outcome = await self.person.select(panel, select["custom_id"], numbers)
        await self.scene.idle()
        return outcome

    async def _press_any(self, panel: Seen, verb: Verb) -> Outcome:
        self._note(verb)
        able = {one["custom_id"] for one in panel.buttons if not one.get("disabled")}
        chosen = self.chance.choice([each for each in ids(panel, verb) if each in able])
        outcome = await self.person.press(panel, custom_id=chosen)
        await self.scene.idle()
        return outcome

    async def _select(self, panel: Seen, verb: Verb, entries: list[tuple[Json, str]]) -> Outcome:
        self._note(verb)
        select, value = self.chance.choice(entries)
        outcome = await self.person.select(panel, select["custom_id"], [value])
        await self.scene.idle()
        return outcome

    async def _wanted(self) -> str:
        """Return the key of the answer that the computer player would give."""
        _, answer = await self._answer()
        return short(answer[0])

    async def _answer(self) -> tuple[Pick, tuple[str, ...]]:
        """Return this person's question, and the answer that the computer player would give."""
        standing = await self.scene.standing(self.game)
        asked = standing.asked(standing.seat_of(int(self.person.id)))
        assert isinstance(asked, Pick)
        luck, player = Rng(self.chance.getrandbits(64)), find_player(self.likes)
        answer = player.choose(standing.game, standing.table.state, asked, luck)
        assert isinstance(answer, tuple)
        return asked, answer


def chance_of(seed: int) -> Random:
    """Return a random generator that behaves the same in every run."""
    return Random(seed)  # noqa: S311 - nothing is kept secret with it


def _entries(panel: Seen, verb: Verb) -> list[tuple[Json, str]]:
    """Return the entries of all selects with this verb, each with its select."""
    selects = [one for one in panel.selects if one["custom_id"].split("|")[1] == verb.value]
    return [(one, str(entry["value"])) for one in selects for entry in one["options"]]
