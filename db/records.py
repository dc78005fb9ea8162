"""What is known of stored games: players, lobbies, log entries, outcomes, posts."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Literal, TypeAlias

from db.schema import GameState, now
from engine.core.event import Event
from engine.core.game import Setup
from engine.core.msg import msg
from engine.core.table import Table

NO_PACE = "none"
"""The pace of a game without a clock."""

PlayerKind: TypeAlias = Literal["human", "random", "greedy", "strong"]
"""A person, or which computer player."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat."""

    kind: PlayerKind = "human"
    user_id: int | None = None
    name: str = ""
    """How the user was called when last seen."""
    stand_in: PlayerKind | None = None
    """The computer player that answers for a person who is away."""
    stand_in_asked: bool = False
    """They have asked for it themselves."""
    left_by: int | None = None
    """The person who gave the seat up when that already counted."""

    @property
    def computer(self) -> PlayerKind | None:
        """The computer player that answers now, if it is not a person or nobody sits there yet."""
        return self.stand_in if self.kind == "human" else self.kind


class By(StrEnum):
    """Who answered for a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    """The computer player that sits there."""
    STAND_IN = "stand-in"
    """A computer player for a person who is away."""
    HABIT = "habit"
    """What the person always answers, given for them."""
    TIMEOUT = "timeout"
    """Nobody did in time, so it was the answer that is safe."""
    IMPORT = "import"
    """It was played elsewhere, before the game was brought here."""
    RULES = "rules"
    """Nobody: the rules were changed, and what had been answered did not fit them any more."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Whose hand made an entry of the log."""

    by: By = By.PERSON
    user_id: int | None = None


UNNAMED = Origin()
"""A person of whom no more is known than the seat."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """What is known of a game without loading it."""

    id: int
    game: str
    seats: int
    """Of a lobby: how many players have joined."""
    setup: Setup | None
    """Unless it has not begun."""
    host_id: int | None
    guild_id: int | None
    channel_id: int | None
    state: GameState
    ply: int
    """The length of its log."""
    announced: int
    """The ply up to which its channel was told."""
    awaits: tuple[int, ...]
    """The seats that are asked something now."""
    computer_seat: int | None
    """The first of them on which a computer player sits or stands in."""
    created_at: datetime
    updated_at: datetime
    ended: str | None
    """The reason for which it ended."""
    scores: tuple[int, ...] | None
    pace: str = NO_PACE
    """How fast it is to be played."""
    rules: str | None = None
    """The rules by which it is played; None: those of some earlier version."""
    ruled_from: int = 0
    """The ply since which it is played by them."""
    chain: str | None = None
    """What stands for its whole log, if that is known."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """A game that waits for its players."""

    id: int
    game: str
    options: tuple[tuple[str, str], ...]
    host_id: int
    guild_id: int | None
    channel_id: int
    players: tuple[Player, ...]
    created_at: datetime
    updated_at: datetime
    seasoned: bool = False
    """Somebody at it has played this game to its end before."""
    pack: str = ""
    """The id of the component pack that is to be played with, empty for the default one."""
    pace: str = NO_PACE
    """How fast it is to be played."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game brought back to where it stood."""

    record: GameRecord
    players: tuple[Player, ...]
    table: Table
    repaired: bool
    """A snapshot could not be used, so more of the log was played again."""


TOOK_BACK = msg("log-took-back")
"""What is told of an undo."""
TOOK_BACK_AGREED = "log-took-back-agreed"
"""What is told of an undo to which all have agreed; its argument `told` says how far the channel
had been told when it was made."""
TOOK_BACK_SEEN = "log-took-back-seen"
"""The same where something was seen that cannot be unseen."""
TOOK_BACK_CHANGED = "log-took-back-changed"
"""The same where nobody has agreed, but the rules were changed."""
_FOR_ALL = (TOOK_BACK_AGREED, TOOK_BACK_SEEN, TOOK_BACK_CHANGED)
"""What everybody is told of, and what had been told before is struck through."""


@dataclass(frozen=True, slots=True)
class ToldEntry:
    """A log entry as it is told to people."""

    ply: int
    """At which it was entered."""
    seat: int
    kind: Literal["move", "undo"]
    events: tuple[Event, ...]
    """What happened, for whomever: each event says who may know it; of an undo only `TOOK_BACK`.

    That stands there if the move which it took back had been told to the channel before. An undo
    for all, by consent or because the rules were changed, is always told.
    """
    undone_by: int | None
    """The ply of the undo that took it back."""
    by: By
    user_id: int | None
    at: datetime

    @property
    def told_up_to(self) -> int | None:
        """Of an undo for all: the ply up to which the channel was told then."""
        for event in self.events:
            if self.kind == "undo" and event.name in _FOR_ALL:
                told = event["told"]
                return told if isinstance(told, int) else None
        return None


@dataclass(frozen=True, slots=True)
class Played:
    """What an entry led to; it is kept for good."""

    events: tuple[Event, ...]
    ply: int
    """The length of the log after it."""
    repeated: bool = False
    """The interaction was delivered before; this is what it led to then."""
    table: Table | None = field(default=None, compare=False)
    """The table after it, unless nothing was played now."""
    record: GameRecord | None = field(default=None, compare=False)
    """What is known of the game after it, unless nothing was played now."""
    told: ToldEntry | None = field(default=None, compare=False)
    """The entry as it is told, unless it is an undo or nothing was played now."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message in which a game is shown."""

    channel_id: int
    message_id: int
    ply: int
    """What it shows: the game after so many entries of its log."""
    at: datetime = field(default_factory=now)
