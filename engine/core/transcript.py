"""Complete games as text: a header, one readable move per line, and the final scores.

While a game is being played, only what everyone was told may be exported: without the seed, and
with sentences instead of moves, as a move can name something that only its seat may know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.core.decision import Answer
from engine.core.errors import BadSetup, BadTranscript, Refused
from engine.core.game import SEED_BITS, AnyGame, Setup, checked_setup
from engine.core.log import Entry, Move, Undo
from engine.core.msg import Msg, msg
from engine.core.rng import commitment
from engine.core.table import Table

TITLE = "fathom transcript 1"
UNTOLD = "hidden"
"""The placeholder for the seed while a game is being played."""
_MOVE = re.compile(
    r"([1-9]) (?:=(?P<amount>-?\d{1,18})|undo (?P<kept>\d{1,18})|(?P<keys>[^=\s].*))"
)
_FIELDS = {
    "error-unknown-game": "game",
    "error-unknown-pack": "pack",
    "error-seat-count": "seats",
}
"""The header field to blame when a setup is rejected; otherwise it is an option."""
_SCORE = re.compile(r"-?\d{1,18}")


@dataclass(frozen=True, slots=True)
class Transcript:
    """A game that can be passed on: replaying it gives the same game."""

    setup: Setup
    log: tuple[Entry, ...]
    scores: tuple[int, ...] | None = None
    """None for a game that is not over."""


def transcript_of(table: Table) -> Transcript:
    """Return the moves so far, seed included: for a running game, only for the database."""
    result = table.result
    return Transcript(table.setup, tuple(table.log), result.scores if result else None)


def _write_entry(entry: Entry) -> str:
    if isinstance(entry, Undo):
        return f"{entry.seat + 1} undo {entry.kept}"
    return f"{entry.seat + 1} {write_answer(entry.answer)}"


def write_answer(answer: Answer) -> str:
    """Return an answer as written in a transcript."""
    if isinstance(answer, int):
        return f"={answer}"
    return " ".join(answer) if answer else "-"


def read_answer(text: str) -> Answer:
    """Return the answer written in a transcript."""
    if text.startswith("="):
        return int(text[1:])
    return () if text == "-" else tuple(text.split())


def write(transcript: Transcript) -> str:
    """Return the transcript as text."""
    setup = transcript.setup
    head = _head(setup, f"{setup.seed:032x}")
    moves = [_write_entry(entry) for entry in transcript.log]
    scores = transcript.scores
    last = [] if scores is None else ["= " + " ".join(str(score) for score in scores)]
    return "\n".join([*head, *moves, *last]) + "\n"


def write_told(setup: Setup, told: Iterable[str]) -> str:
    """Return a transcript of a running game, with the public log in place of moves."""
    lines = (f"# {line}" for each in told for line in each.splitlines())
    return "\n".join([*_head(setup, UNTOLD), *lines]) + "\n"


def _head(setup: Setup, seed: str) -> list[str]:
    return [
        TITLE,
        f"game {setup.game}",
        f"pack {setup.pack}",
        f"seats {setup.seats}",
        *(f"option {name} {value}" for name, value in setup.options),
        f"seed {seed}",
        f"commitment {commitment(setup.seed)}",
    ]


class _Lines:
    """The significant lines with their numbers, without comments and blank lines."""

    def __init__(self, text: str) -> None:
        kept = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
        self._lines = [(number, line) for number, line in kept if line and line[0] != "#"]
        self._next = 0
        self.end = len(kept) + 1

    def peek(self) -> tuple[int, str]:
        """Return the next line; empty past the end."""
        return self._lines[self._next] if self._next < len(self._lines) else (self.end, "")

    def take(self) -> tuple[int, str]:
        """Return the next line and move past it."""
        line = self.peek()
        self._next += 1
        return line

    def rest(self) -> Iterator[tuple[int, str]]:
        """Yield all lines from here on."""
        while self.peek()[1]:
            yield self.take()


def _field(lines: _Lines, name: str) -> str:
    number, line = lines.take()
    word, _, value = line.partition(" ")
    if word != name or not value:
        raise BadTranscript(number, msg("transcript-expected", field=name))
    return value


def _number(lines: _Lines, name: str, base: int = 10) -> int:
    number = lines.peek()[0]
    try:
        return int(_field(lines, name), base)
    except ValueError as wrong:
        raise BadTranscript(number, msg("transcript-not-a-number", field=name)) from wrong


def _read_setup(lines: _Lines) -> Setup:
    number, title = lines.take()
    if title != TITLE:
        raise BadTranscript(number, msg("transcript-wrong-title", title=TITLE))
    game, pack = _field(lines, "game"), _field(lines, "pack")
    seats = _number(lines, "seats")
    options = []
    while lines.peek()[1].startswith("option "):
        name, _, value = _field(lines, "option").partition(" ")
        options.append((name, value))
    number, line = lines.peek()
    if line == f"seed {UNTOLD}":
        raise BadTranscript(number, msg("transcript-untold"))
    seed = _number(lines, "seed", 16)
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadTranscript(number, msg("error-seed", bits=SEED_BITS))
    number = lines.peek()[0]
    if _field(lines, "commitment") != commitment(seed):
        raise BadTranscript(number, msg("transcript-broken-promise"))
    return Setup(game, seats, seed, tuple(options), pack)


def _read_entry(number: int, line: str) -> Entry:
    match = _MOVE.fullmatch(line)
    if not match:
        raise BadTranscript(number, msg("transcript-not-a-move"))
    seat = int(match[1]) - 1
    if match["kept"]:
        return Undo(seat, int(match["kept"]))
    if match["amount"]:
        return Move(seat, int(match["amount"]))
    keys = tuple(match["keys"].split()) if match["keys"] != "-" else ()
    if keys and keys[0] == "undo":
        raise BadTranscript(number, msg("transcript-not-a-move"))
    return Move(seat, keys)


def _read_scores(number: int, line: str) -> tuple[int, ...]:
    scores = line[1:].split()
    if not all(_SCORE.fullmatch(score) for score in scores):
        raise BadTranscript(number, msg("transcript-not-a-number", field="scores"))
    return tuple(int(score) for score in scores)


def read(text: str) -> Transcript:
    """Return the transcript in this text, or raise with the line and the reason."""
    return _read(text)[0]


def _read(text: str) -> tuple[Transcript, tuple[int, ...]]:
    """Return the transcript, with the line number of each entry and of the scores."""
    lines = _Lines(text)
    setup = _read_setup(lines)
    log: list[Entry] = []
    numbers: list[int] = []
    scores = None
    for number, line in lines.rest():
        if scores is not None:
            raise BadTranscript(number, msg("transcript-after-the-end"))
        numbers.append(number)
        if line.startswith("= "):
            scores = _read_scores(number, line)
        else:
            log.append(_read_entry(number, line))
    return Transcript(setup, tuple(log), scores), tuple(numbers)


def replay(
    text: str, find: Callable[[Setup], AnyGame], check_deadline: Callable[[], None] = lambda: None
) -> Table:
    """Replay a transcript, or raise with the line where it breaks the rules.

    `check_deadline` is called before each entry and may raise an exception to stop the replay.
    """
    transcript, numbers = _read(text)
    table = _replay_setup(text, transcript.setup, find)
    for number, entry in zip(numbers, transcript.log, strict=False):
        check_deadline()
        try:
            table.apply(entry)
        except Refused as wrong:
            raise BadTranscript(number, wrong.msg) from wrong
    _compare_scores(table, transcript, numbers)
    return table


def _replay_setup(text: str, setup: Setup, find: Callable[[Setup], AnyGame]) -> Table:
    try:
        game = find(setup)
        checked = checked_setup(game, setup.seats, setup.seed, dict(setup.options))
    except BadSetup as wrong:
        raise BadTranscript(_line_to_blame(text, wrong.msg), wrong.msg) from wrong
    return Table(game, checked)


def _line_to_blame(text: str, wrong: Msg) -> int:
    """Return the number of the header line to blame for a rejected setup."""
    field = _FIELDS.get(wrong.key) or f"option {wrong['name']}"
    lines = enumerate(text.splitlines(), 1)
    return next((number for number, line in lines if line.strip().startswith(f"{field} ")), 1)


def _compare_scores(table: Table, transcript: Transcript, numbers: tuple[int, ...]) -> None:
    if transcript.scores is None:
        return
    result = table.result
    if result is None:
        raise BadTranscript(numbers[-1], msg("transcript-not-over"))
    if result.scores != transcript.scores:
        told = " ".join(str(score) for score in result.scores)
        raise BadTranscript(numbers[-1], msg("transcript-other-scores", scores=told))
