"""Records of stored games: players, lobbies, log entries, outcomes, posts."""

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
"""A person, or a kind of computer player."""


@dataclass(frozen=True, slots=True)
class Player:
    """The occupant of a seat."""

    kind: PlayerKind = "human"
    user_id: int | None = None
    name: str = ""
    """The user's name when last seen."""
    stand_in: PlayerKind | None = None
    """The computer player that answers for an absent person."""
    stand_in_asked: bool = False
    """Set if the person asked for the stand-in."""
    left_by: int | None = None
    """The person who gave up the seat late enough for that to count."""

    @property
    def computer(self) -> PlayerKind | None:
        """The computer player that answers now; None for a person or an empty seat."""
        return self.stand_in if self.kind == "human" else self.kind


class AnswerOrigin(StrEnum):
    """The origin of an answer."""

    PERSON = "person"
    COMPUTER = "computer"
    """The computer player in the seat."""
    STAND_IN = "stand-in"
    """A computer player for an absent person."""
    HABIT = "habit"
    """An automatic answer that the person has set."""
    TIMEOUT = "timeout"
    """The safe answer, given because time ran out."""
    IMPORT = "import"
    """An answer given elsewhere, before the game was imported."""
    RULES = "rules"
    """An undo entered because the rules changed and earlier answers no longer fit."""


@dataclass(frozen=True, slots=True)
class EntryOrigin:
    """The origin of a log entry."""

    by: AnswerOrigin = AnswerOrigin.PERSON
    user_id: int | None = None


UNNAMED = EntryOrigin()
"""A person known only by their seat."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """The stored facts about a game, without its table."""

    id: int
    game: str
    seats: int
    """The number of seats; of a lobby, the number of players who have joined."""
    setup: Setup | None
    """The setup; None before the game starts."""
    host_id: int | None
    guild_id: int | None
    channel_id: int | None
    state: GameState
    ply: int
    """The length of its log."""
    announced: int
    """The ply up to which its channel was told."""
    awaits: tuple[int, ...]
    """The seats with a pending question."""
    computer_seat: int | None
    """The first of these seats that a computer player answers for."""
    created_at: datetime
    updated_at: datetime
    ended: str | None
    """The reason for its end."""
    scores: tuple[int, ...] | None
    pace: str = NO_PACE
    """The name of its time control."""
    rules: str | None = None
    """The rules version it is played under; None for that of an unknown earlier version."""
    ruled_from: int = 0
    """The ply from which that version applies."""
    chain: str | None = None
    """The digest of its whole log, if known."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """A game that is waiting for its players."""

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
    """Set if one of its players has finished this game before."""
    pack: str = ""
    """The id of the component pack to play with; empty for the default one."""
    pace: str = NO_PACE
    """The name of its time control."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A loaded game."""

    record: GameRecord
    players: tuple[Player, ...]
    table: Table
    repaired: bool
    """Set if a snapshot was unusable, so that more of the log was replayed."""


TOOK_BACK = msg("log-took-back")
"""The public message for an undo."""
TOOK_BACK_AGREED = "log-took-back-agreed"
"""The key for an undo that all agreed to; its argument `told` is the ply up to which the channel
had been told at the time."""
TOOK_BACK_SEEN = "log-took-back-seen"
"""The key for an agreed undo that cannot unsee what was revealed."""
TOOK_BACK_CHANGED = "log-took-back-changed"
"""The key for an undo without consent, after a change of the rules."""
_FOR_ALL = (TOOK_BACK_AGREED, TOOK_BACK_SEEN, TOOK_BACK_CHANGED)
"""The undos that are always public, and after which the undone public lines are struck through."""


@dataclass(frozen=True, slots=True)
class ToldEntry:
    """A log entry for display."""

    ply: int
    """The ply at which it was entered."""
    seat: int
    kind: Literal["move", "undo"]
    events: tuple[Event, ...]
    """Everything that happened, each event saying who may know it; for an undo only its message.

    An ordinary undo has `TOOK_BACK` here if the undone move was public. One by consent or after a
    change of the rules is always public.
    """
    undone_by: int | None
    """The ply of the undo that undid it."""
    by: AnswerOrigin
    user_id: int | None
    at: datetime

    @property
    def told_up_to(self) -> int | None:
        """The ply up to which the channel had been told at a public undo."""
        for event in self.events:
            if self.kind == "undo" and event.name in _FOR_ALL:
                told = event["told"]
                return told if isinstance(told, int) else None
        return None


@dataclass(frozen=True, slots=True)
class AppendResult:
    """The outcome of a log entry, once it is stored."""

    events: tuple[Event, ...]
    ply: int
    """The length of the log after it."""
    repeated: bool = False
    """Set if the interaction was delivered before; the rest is its outcome then."""
    table: Table | None = field(default=None, compare=False)
    """The table after it; None if nothing was played now."""
    record: GameRecord | None = field(default=None, compare=False)
    """The game's record after it; None if nothing was played now."""
    told: ToldEntry | None = field(default=None, compare=False)
    """The entry for display; None for an undo or if nothing was played now."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message that shows a game."""

    channel_id: int
    message_id: int
    ply: int
    """The length of the log it shows."""
    at: datetime = field(default_factory=now)
