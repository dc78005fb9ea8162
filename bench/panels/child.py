"""`bench.panels.child`: playing one game through the stand-in, and printing what was met as JSON.

It runs with the rules and the bot of the checkout it is given, which may be an earlier one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.panels.chat import Chat, NoAnswer, chatting, presses
from bench.panels.presser import Presser
from bench.panels.readings import effect_of, is_cut, read, unshown, walk
from bench.panels.wrapping import lines
from bot.custom_ids import Verb
from bot.localization import words_for
from bot.table.standing import Standing
from engine.core.decision import Decision, Pick
from engine.core.rng import Rng
from engine.core.text import available_locales
from tests.driver.rendered_message import Seen

PEOPLE = 2
COMPUTERS = 1
ORDER = ("ask-next-part", "underwater-cities-ask-order")
"""The questions that ask only for an order."""
ENGLISH = "en-US"
EXAMPLES = 20
"""The most examples of what is wrong that are kept."""


@dataclass
class Met:
    """Everything that was met in a game."""

    presses: list[int] = field(default_factory=list)
    """Those of each stretch in which a person is awaited, the opening of the panel included."""
    orders: list[int] = field(default_factory=list)
    """The questions for an order in each turn."""
    rows: list[int] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    """The longest label of each language."""
    post_lines: list[int] = field(default_factory=list)
    decisions: int = 0
    options: int = 0
    cut: int = 0
    unshown: int = 0
    label_only: int = 0
    """The options that carry no effect, as their label should say everything."""
    single: list[int] = field(default_factory=list)
    """The presses of each turn as the game counts them; several may follow one another."""
    examples: dict[str, list[str]] = field(default_factory=dict)

    def example(self, kind: str, text: str) -> None:
        """Keep an example of something."""
        kept = self.examples.setdefault(kind, [])
        if text not in kept and len(kept) < EXAMPLES:
            kept.append(text)


class Evening:
    """A game of two people and a computer player, and what is met in it."""

    def __init__(self, chat: Chat, game: int, seed: int, turns: int | None) -> None:
        self.chat = chat
        self.game = game
        self.rng = Rng(seed)
        self.turns = turns
        """The most turns to play; None for all."""
        self.met = Met()
        self._longest: dict[str, str] = {}
        self._spent: list[tuple[int, int, int]] = []
        """For each press or select: the seat, the ply to come, and the presses it took."""

    async def play(self) -> Met:
        """Play to the end and return what was met."""
        while (turn := await self._next()) is not None:
            self._read_post(turn.person)
            await self._turn(turn)
            if self.turns is not None and len(self.met.presses) >= self.turns:
                break
        self._read_post(self.chat.people[0])
        self.met.labels = list(self._longest.values())
        self.met.single = await self._by_turns()
        return self.met

    async def _by_turns(self) -> list[int]:
        """Return the presses of each turn by whoever had it, answers in others' turns left out."""
        turns = await self.chat.bot.services.store.history.turns(self.game)
        spent: dict[int, int] = {}
        for seat, ply, presses_taken in self._spent:
            turn = next((one for one in reversed(turns) if one.start <= ply), None)
            if turn is not None and turn.seat == seat:
                spent[turn.number] = spent.get(turn.number, 0) + presses_taken
        return list(spent.values())

    async def _next(self) -> Presser | None:
        """Return the person whose turn it is; None once the game is over."""
        standing = await self.chat.bot.services.tables.standing(self.game)
        users = (standing.players[seat].user_id for seat in standing.awaited)
        user = next((user for user in users if user is not None), None)
        return Presser(self.chat, str(user), self.game, self.rng) if user is not None else None

    async def _turn(self, presser: Presser) -> None:
        panel, orders, seen, before = await presser.open(), 0, set[int](), 0
        while True:
            standing = await presser.standing()
            seat = standing.seat_of(int(presser.person))
            asked = standing.asked(seat)
            if asked is None or not presser.is_asked():
                break
            self._read_rows(panel)
            if standing.mark(seat) not in seen:
                seen.add(standing.mark(seat))
                orders += asked.prompt.key in ORDER
                await self._read_panel(standing, asked)
            panel = await presser.step(standing, asked)
            self._spent.append((seat, standing.ply, presser.presses - before))
            before = presser.presses
        if presser.presses == 1:
            raise NoAnswer(f"a fresh panel asks nothing: {panel.text}")
        self.met.presses.append(presser.presses)
        self.met.orders.append(orders)

    def _read_rows(self, panel: Seen) -> None:
        parts = walk(panel.raw["components"])
        self.met.rows.append(sum(part["type"] == 1 for part in parts))

    async def _read_panel(self, standing: Standing, asked: Decision) -> None:
        """Lay the panel out in every language and note what is wrong with it."""
        self.met.decisions += 1
        for locale in available_locales():
            reading = await read(standing, asked.seat, locale)
            longest = max([*reading.labels, self._longest.get(locale, "")], key=len)
            self._longest[locale] = longest
            for text in filter(is_cut, reading.strings):
                self.met.cut += 1
                self.met.example("cut", f"{locale} {asked.prompt.key}: {text[-100:]}")
            if not isinstance(asked, Pick):
                continue
            self.met.options += len(asked.options)
            for option in asked.options:
                if effect_of(option) is None:
                    self.met.label_only += 1
                    self.met.example("label only", f"{asked.prompt.key}: {option.key}")
            for key in unshown(standing, asked, reading, words_for(locale)):
                self.met.unshown += 1
                self.met.example("unshown", f"{locale} {asked.prompt.key}: {key}")

    def _read_post(self, person: str) -> None:
        """Note the length of the newest post that tells of a turn or of the end."""
        for post in self.chat.posts(person):
            verbs = {press.verb for _, press in presses(post)}
            if verbs & {Verb.PLAY, Verb.REMATCH, Verb.REPLAY}:
                count = lines(post.text)
                self.met.post_lines.append(count)
                if count > 12:  # noqa: PLR2004 - the most a post should have
                    self.met.example("long post", post.text)
                return


async def gathered(chat: Chat, game: str) -> int:
    """Open a table with two people and a computer player, start it, and return its number."""
    host, guest = chat.people[:PEOPLE]
    for reader in chat.sandbox.world.people.values():
        reader.locale = ENGLISH
    await chat.command(host, "game new", game=game)
    for person, verb in ((guest, Verb.JOIN), (host, Verb.ADD_COMPUTER), (host, Verb.START)):
        table = chat.newest(person, verb)
        (button,) = (part for part, press in presses(table) if press.verb is verb)
        await chat.press(person, table, str(button["custom_id"]))
    status = chat.newest(host, Verb.PLAY)
    return next(press.game for _, press in presses(status) if press.verb is Verb.PLAY)


async def met(game: str, seed: int, turns: int | None = None) -> Met:
    """Play a game and return what was met in it."""
    with TemporaryDirectory() as folder:
        async with chatting(Path(folder), seed) as chat:
            number = await gathered(chat, game)
            return await Evening(chat, number, seed, turns).play()


def main() -> None:
    """Play the game that the command line names."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seed", type=int)
    parser.add_argument("--turns", type=int)
    wanted = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    found = asyncio.run(met(wanted.game, wanted.seed, wanted.turns))
    print(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
