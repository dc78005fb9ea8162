"""Simulated people at many tables, who press whatever their panels offer."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from bot import custom_ids
from bot.custom_ids import Verb
from sandbox.event_bus import PageEvent
from sandbox.server import Sandbox
from tests.driver.rendered_message import Seen

ANSWERS = (Verb.END_TURN, Verb.PICK, Verb.CONFIRM, Verb.KIND, Verb.CHOSEN)
"""The actions that people take on a panel, the most urgent first."""
MENTION = re.compile(r"<@(\d+)>")


@dataclass(slots=True)
class Seat:
    """A table, as the awaited player sees it."""

    game: int
    status: str = ""
    """The ID of the message with the Play button."""
    person: str = ""
    """The ID of the awaited person."""
    panel: Seen | None = None
    """Their panel, as long as it offers something to press."""
    pressed: Press | None = None
    """The press whose result they are waiting for."""


@dataclass(slots=True)
class Press:
    """A press, with the times at which it was acknowledged and its panel was shown."""

    game: int
    message: str
    """The ID of the panel that the press will change; empty if it opens one."""
    at: float = field(default_factory=perf_counter)
    acknowledged: float | None = None
    shown: float | None = None


class Crowd:
    """The people at all tables."""

    def __init__(self, sandbox: Sandbox, seed: int = 1) -> None:
        self._sandbox = sandbox
        self._luck = Random(seed)  # noqa: S311 - nothing is secret here
        self._tables: dict[int, Seat] = {}
        self._ready: deque[Seat] = deque()
        self._nonces: dict[str, Seat] = {}
        self._stirred = asyncio.Event()
        self.presses: list[Press] = []
        self.failed = 0
        sandbox.world.event_bus.page.listen(self._hear)

    def close(self) -> None:
        """Stop listening."""
        self._sandbox.world.event_bus.page.leave(self._hear)

    @property
    def tables(self) -> int:
        """The number of tables whose status post has arrived."""
        return len(self._tables)

    async def press_one(self) -> Press:
        """Press at the table that has waited longest; return the press once its panel is shown."""
        while not self._ready:
            await self._stir()
        press = self._press(self._ready.popleft())
        while press.shown is None:
            await self._stir()
        return press

    async def press_for(self, seconds: float, a_second: float) -> list[Press]:
        """Press at this rate for some seconds, even if the bot falls behind; return the presses."""
        began, first = perf_counter(), len(self.presses)
        for number in range(round(seconds * a_second)):
            await asyncio.sleep(max(0.0, began + number / a_second - perf_counter()))
            if self._ready:
                self._press(self._ready.popleft())
        return self.presses[first:]

    async def settle(self) -> None:
        """Wait until every requested panel has arrived."""
        while any(table.pressed for table in self._tables.values()):
            await self._stir()

    async def _stir(self) -> None:
        self._stirred.clear()
        async with asyncio.timeout(30):
            await self._stirred.wait()

    def _press(self, table: Seat) -> Press:
        on, custom_id, values = self._wish(table)
        table.pressed = press = Press(table.game, table.panel.id if table.panel else "")
        self.presses.append(press)
        nonce = f"crowd-{id(self)}-{len(self.presses)}"
        self._nonces[nonce] = table
        self._sandbox.chat.press(table.person, on, nonce, custom_id, values)
        return press

    def _wish(self, table: Seat) -> tuple[str, str, Sequence[str] | None]:
        """Return the message, the custom ID and the values of the next press at a table."""
        if table.panel is None:
            return table.status, str(custom_ids.Press(Verb.PLAY, table.game)), None
        offered = list(_offered(table.panel))
        first = min((verb for verb, _ in offered), key=ANSWERS.index)
        part = self._luck.choice([each for verb, each in offered if verb is first])
        return table.panel.id, str(part["custom_id"]), self._chosen(part)

    def _chosen(self, part: Mapping[str, Any]) -> Sequence[str] | None:
        """Return random values to choose in a select; None for a button."""
        if "options" not in part:
            return None
        options = [str(option["value"]) for option in part["options"]]
        return self._luck.sample(options, max(1, int(part.get("min_values", 1))))

    def _hear(self, news: PageEvent) -> None:
        self._stirred.set()
        if not isinstance(news.data, dict):
            return
        if news.kind == "interaction":
            self._acknowledged(news.data)
        elif news.kind == "message":
            self._seen(Seen(news.data))

    def _acknowledged(self, told: Mapping[str, Any]) -> None:
        table = self._nonces.get(told["nonce"])
        if table is None or table.pressed is None or told["state"] == "sent":
            return
        if told["state"] == "failed":
            self.failed += 1
            table.pressed, table.panel = None, None
            self._ready.append(table)
        elif table.pressed.acknowledged is None:
            table.pressed.acknowledged = perf_counter()

    def _seen(self, message: Seen) -> None:
        for game in {press.game for press in _presses(message)}:
            if message.ephemeral:
                self._shown(self._tables[game], message)
            elif any(press.verb is Verb.PLAY for press in _presses(message)):
                self._told(game, message)

    def _told(self, game: int, status: Seen) -> None:
        """Update a table from its status post, which says whom it awaits now."""
        table = self._tables.setdefault(game, Seat(game))
        table.status, table.person = status.id, MENTION.findall(status.text)[0]
        if table.pressed is None and table.panel is None and table not in self._ready:
            self._ready.append(table)

    def _shown(self, table: Seat, panel: Seen) -> None:
        """Update a table from a panel that has appeared or changed."""
        press = table.pressed
        if press is None or panel.loading or press.message not in ("", panel.id):
            return
        press.shown, table.pressed = perf_counter(), None
        table.panel = panel if any(_offered(panel)) else None
        if table.panel is not None:
            self._ready.append(table)


def _presses(message: Seen) -> Iterator[custom_ids.Press]:
    """Yield the meanings of a message's buttons and selects."""
    for part in (*message.buttons, *message.selects):
        if meant := custom_ids.parse_custom_id(str(part.get("custom_id", ""))):
            yield meant


def _offered(panel: Seen) -> Iterator[tuple[Verb, Mapping[str, Any]]]:
    """Yield the components of a panel that answer its question."""
    for part in (*panel.buttons, *panel.selects):
        meant = custom_ids.parse_custom_id(str(part.get("custom_id", "")))
        if meant and meant.verb in ANSWERS and not part.get("disabled"):
            yield meant.verb, part
