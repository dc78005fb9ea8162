"""The `play` command: play in the terminal against computer players."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from dataclasses import dataclass

from engine.cli.common import (
    Commands,
    add_options,
    add_save,
    let_play,
    new_table,
    options_of,
    players_for,
    players_rng,
    save,
    seed_of,
)
from engine.cli.demo import tell_result
from engine.cli.sketch import sketch
from engine.core.decision import Amount, Answer, Decision
from engine.core.errors import BadSetup, Refused
from engine.core.event import Event, known_to
from engine.core.msg import msg
from engine.core.table import Table
from engine.core.text import Words

HELP = "a number or key answers (several with blanks), u takes back, s shows the table, q stops"


def add_to(commands: Commands) -> None:
    """Add the command and its arguments."""
    command = commands.add_parser("play", help="play against computer players")
    command.add_argument("game")
    command.add_argument("--seats", type=int, default=2)
    command.add_argument("--seat", type=int, default=1, help="your seat, from 1")
    command.add_argument("--against", default="greedy", help="random, greedy or strong")
    add_options(command)
    add_save(command)
    command.set_defaults(run=run)


@dataclass
class Session:
    """A human player at a table."""

    table: Table
    seat: int
    words: Words

    def tell(self, events: Iterable[Event]) -> None:
        """Print what this seat may know."""
        for event in known_to(events, self.seat):
            print(f"> {self.words.tell(event)}")

    def show(self) -> None:
        """Print the table as this seat sees it."""
        print(f"\n{sketch(self.table.game, self.table.view(self.seat), self.words)}")

    def ask(self, decision: Decision) -> str:
        """Print a question and read the reply."""
        print(f"\n{self.words.say(decision.prompt)}")
        if isinstance(decision, Amount):
            return input(f"{decision.low} to {decision.high}: ")
        for number, option in enumerate(decision.options, 1):
            hint = f" ({self.words.say(option.effect)})" if option.effect else ""
            print(f"{number:3} {self.words.say(option.label)}{hint}  [{option.key}]")
        return input("? ")

    def reply(self, decision: Decision, text: str) -> bool:
        """Carry out what was typed; return False to stop."""
        if text == "q":
            return False
        if text == "s":
            self.show()
            return True
        try:
            self._answer(decision, text)
        except Refused as wrong:
            print(self.words.say(wrong.msg), f"({HELP})")
        return True

    def _answer(self, decision: Decision, text: str) -> None:
        if text == "u":
            self.table.undo(self.seat, self.table.ply)
        else:
            answer = read_reply(decision, text)
            self.tell(self.table.submit(self.seat, answer, self.table.ply).events)


def read_reply(decision: Decision, text: str) -> Answer:
    """Return the answer that was typed: numbers from the list, or keys."""
    if isinstance(decision, Amount):
        return int(text) if re.fullmatch(r"-?\d{1,9}", text) else ()
    numbered = {str(number): option.key for number, option in enumerate(decision.options, 1)}
    return tuple(numbered.get(word, word) for word in text.split())


def run(arguments: argparse.Namespace) -> int:
    """Play until the game is over or the player stops."""
    seed, options = seed_of(arguments), options_of(arguments)
    table = new_table(arguments.game, arguments.seats, seed, options)
    players = players_for([arguments.against], arguments.seats)
    if arguments.seat not in range(1, arguments.seats + 1):
        raise BadSetup(msg("error-no-such-seat", seat=str(arguments.seat), seats=arguments.seats))
    session = Session(table, arguments.seat - 1, Words("en"))
    rng = players_rng(table.setup)
    print(f"commitment {table.commitment}\n{HELP}")
    turns = -1
    while table.pending:
        mine = table.awaited(session.seat)
        if mine is None:
            session.tell(let_play(table, players, rng))
            continue
        if table.state.turns > turns:
            turns = table.state.turns
            session.show()
        try:
            text = session.ask(mine).strip()
        except (EOFError, KeyboardInterrupt):
            return 0
        if not session.reply(mine, text):
            return 0
    tell_result(table)
    save(table, arguments.save)
    return 0
