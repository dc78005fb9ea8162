"""A person who gives the greedy player's answers by pressing what the panel shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bench.panels.chat import Chat, NoAnswer, presses
from bot.custom_ids import Press, Verb, short
from bot.table.standing import Standing
from engine.core.decision import Amount, Answer, Decision, Pick
from engine.core.rng import Rng
from engine.players import find_player
from sandbox.model import Json
from tests.driver.rendered_message import Seen

PLAYER = "greedy"
OF_A_SELECT = 2
"""The presses that a select takes: one opens it."""
OF_A_MODAL = 2
ANSWERS = frozenset(
    {Verb.PICK, Verb.KIND, Verb.PAGE, Verb.CHOSEN, Verb.CONFIRM, Verb.AMOUNT, Verb.ASK_AMOUNT,
     Verb.END_TURN}
)  # fmt: skip
"""The kinds of components that lead to an answer."""
MOST_PRESSES = 200
"""The most presses before a turn counts as stuck."""


@dataclass
class Presser:
    """A seat whose answers are given by pressing; counts the presses."""

    chat: Chat
    person: str
    game: int
    rng: Rng
    presses: int = 0
    panel: Seen | None = None
    _planned: tuple[object, Answer] | None = None

    async def standing(self) -> Standing:
        """Return the game as it stands now."""
        return await self.chat.bot.services.tables.standing(self.game)

    async def open(self) -> Seen:
        """Open the panel from the newest post that allows it."""
        post = self.chat.newest(self.person, Verb.PLAY)
        (play,) = (part for part, press in presses(post) if press.verb is Verb.PLAY)
        shown = await self.chat.press(self.person, post, play["custom_id"])
        self.presses = 1
        return self._shown(shown)

    def is_asked(self) -> bool:
        """Return whether the panel, as it is now, asks something.

        It may not do so yet if the question has come up only after it was shown.
        """
        self.panel = self.chat.seen(self.person, self._panel.id) or self.panel
        return any(press.verb in ANSWERS for _, press in presses(self._panel))

    async def step(self, standing: Standing, asked: Decision) -> Seen:
        """Do one thing on the panel towards the answer, and return the panel after it."""
        if self.presses > MOST_PRESSES:
            raise NoAnswer(f"the turn does not end: {self._panel.text}")
        if end := self._part(Verb.END_TURN):
            return await self._press(end)
        answer = self._answer(standing, asked)
        if isinstance(asked, Amount):
            return await self._amount(answer)
        assert isinstance(answer, tuple)  # noqa: S101 - what the question asks for
        if asked.least == asked.most == 1:
            return await self._pick(short(answer[0]))
        return await self._several(asked, answer)

    def _answer(self, standing: Standing, asked: Decision) -> Answer:
        """Return the answer of the greedy player, the same one as long as the question stays."""
        mark = standing.mark(asked.seat)
        if self._planned is None or self._planned[0] != mark:
            player = find_player(PLAYER)
            choice = player.choose(standing.game, standing.table.state, asked, self.rng)
            self._planned = mark, choice
        return self._planned[1]

    # -- the ways to answer

    async def _pick(self, key: str) -> Seen:
        if button := self._part(Verb.PICK, key):
            return await self._press(button)
        for select in self._selects(Verb.PICK):
            if key in _values(select):
                return await self._select(select, key)
        if turned := await self._towards(key):
            return turned
        raise NoAnswer(f"{key} is not offered: {self._panel.labels}")

    async def _towards(self, key: str) -> Seen | None:
        """Turn to the page, or choose the kind, with this option; None if there is neither."""
        if further := self._further():
            return await self._press(further)
        start, used = self._panel, self.presses
        for select in self._selects(Verb.KIND):
            for value in _values(select):
                await self._select(select, value)
                if await self._is_here(key):
                    self.presses = used + OF_A_SELECT
                    return self._panel
                # Whoever reads the kinds knows which one to choose, so only that one counts.
                back = self._part(Verb.PAGE, "-1.0.0")
                if back is None:
                    raise NoAnswer(f"no way back from {value} of {start.labels}")
                await self._press(back)
        return None

    async def _is_here(self, key: str) -> bool:
        """Return whether an option is on this page or one of those after it."""
        while True:
            if self._part(Verb.PICK, key):
                return True
            if any(key in _values(select) for select in self._selects(Verb.PICK)):
                return True
            further = self._further()
            if further is None:
                return False
            await self._press(further)

    async def _several(self, asked: Pick, answer: tuple[str, ...]) -> Seen:
        wanted = {str(n) for n, option in enumerate(asked.options) if option.key in answer}
        for select in self._selects(Verb.CHOSEN):
            here = wanted & set(_values(select))
            marked = {str(e["value"]) for e in select["options"] if e.get("default")}
            if here != marked:
                return await self._select(select, *sorted(here, key=int))
        if further := self._further():
            return await self._press(further)
        if confirm := self._part(Verb.CONFIRM):
            return await self._press(confirm)
        raise NoAnswer(f"{answer} cannot be confirmed: {self._panel.labels}")

    async def _amount(self, answer: Answer) -> Seen:
        number = str(answer)
        if button := self._part(Verb.AMOUNT, number):
            return await self._press(button)
        for select in self._selects(Verb.AMOUNT):
            return await self._select(select, number)
        ask = self._part(Verb.ASK_AMOUNT)
        if ask is None:
            raise NoAnswer(f"no number can be named: {self._panel.labels}")
        self.presses += OF_A_MODAL
        shown = await self.chat.fill_in(self.person, self._panel, ask["custom_id"], number)
        return self._shown(shown)

    # -- the components shown

    @property
    def _panel(self) -> Seen:
        if self.panel is None:
            raise NoAnswer("no panel is open")
        return self.panel

    def _parts(self, verb: Verb) -> Iterator[tuple[Json, Press]]:
        for part, press in presses(self._panel):
            if press.verb is verb:
                yield part, press

    def _part(self, verb: Verb, rest: str | None = None) -> Json | None:
        """Return the first button with this verb, and this content if it is given."""
        for part, press in self._parts(verb):
            if "options" not in part and rest in (None, press.rest):
                return part
        return None

    def _selects(self, verb: Verb) -> list[Json]:
        return [part for part, _ in self._parts(verb) if "options" in part]

    def _further(self) -> Json | None:
        """Return the button to the next page, if there is one."""
        for part, press in self._parts(Verb.PAGE):
            if press.rest.endswith(".+"):
                return part
        return None

    # -- presses

    async def _press(self, button: Json) -> Seen:
        self.presses += 1
        return self._shown(
            await self.chat.press(self.person, self._panel, str(button["custom_id"]))
        )

    async def _select(self, select: Json, *values: str) -> Seen:
        self.presses += OF_A_SELECT
        chosen = await self.chat.select(self.person, self._panel, select["custom_id"], values)
        return self._shown(chosen)

    def _shown(self, panel: Seen | None) -> Seen:
        if panel is None:
            raise NoAnswer("no panel was shown")
        self.panel = panel
        return panel


def _values(select: Json) -> list[str]:
    return [str(entry["value"]) for entry in select["options"]]
