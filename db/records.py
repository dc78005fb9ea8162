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
    """True if the person asked for the stand-in."""
    left_by: int | None = None
    """The person who gave up the seat, if that was late enough in the game to count."""

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
    DOMINANT = "dominant"
    """An answer given for a person at once, as no other could have led to anything better."""
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
"""The origin of an entry by a person of whom only the seat is known."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """The stored facts about a game, without its table."""

    id: int
    game: str
    seats: int
    """The number of seats; for a lobby, the number of players who have joined."""
    setup: Setup | None
    """The setup; None before the game starts."""
    host_id: int | None
    guild_id: int | None
    channel_id: int | None
    state: GameState
    ply: int
    """The length of its log."""
    announced: int
    """The ply up to which its channel has been told."""
    awaits: tuple[int, ...]
    """The seats with a pending question."""
    computer_seat: int | None
    """The first of these seats that a computer player answers for."""
    created_at: datetime
    updated_at: datetime
    ended: str | None
    """The reason it ended; None while it has not."""
    scores: tuple[int, ...] | None
    pace: str = NO_PACE
    """The name of its time control."""
    rules: str | None = None
    """The version of the rules it is played under; None for an unknown earlier one."""
    ruled_from: int = 0
    """The first ply to which that version applies."""
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
    """True if one of its players has finished a game of this kind before."""
    pack: str = ""
    """The ID of the component pack to play with; empty for the default one."""
    pace: str = NO_PACE
    """The name of its time control."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game loaded from the store, with its players and its table."""

    record: GameRecord
    players: tuple[Player, ...]
    table: Table
    repaired: bool
    """True if a snapshot was unusable, so that more of the log was replayed."""


TOOK_BACK = msg("log-took-back")
"""The public message for an undo."""
TOOK_BACK_AGREED = "log-took-back-agreed"
"""The message key for an undo that all agreed to.

Its argument `told` is the ply up to which the channel had been told by then.
"""
TOOK_BACK_SEEN = "log-took-back-seen"
"""The message key for an agreed undo after which players still know what had been revealed."""
TOOK_BACK_LAST = "log-took-back-last"
"""The message key for an undo after the end of a turn, since which nobody had acted."""
TOOK_BACK_CHANGED = "log-took-back-changed"
"""The message key for an undo that needed no consent because the rules have changed."""
_FOR_ALL = (TOOK_BACK_AGREED, TOOK_BACK_SEEN, TOOK_BACK_LAST, TOOK_BACK_CHANGED)
"""The keys of undos that are always public, and for which the undone lines are struck through."""


@dataclass(frozen=True, slots=True)
class ToldEntry:
    """A log entry for display."""

    ply: int
    """The ply at which it was entered."""
    seat: int
    kind: Literal["move", "undo"]
    events: tuple[Event, ...]
    """The events it caused, each of which says who may know of it; for an undo, only its message.

    An ordinary undo has `TOOK_BACK` here if the undone move was public, and otherwise nothing. An
    undo by consent, after the end of a turn or after a change of the rules is always public.
    """
    undone_by: int | None
    """The ply of the undo that undid it, if any."""
    by: AnswerOrigin
    user_id: int | None
    at: datetime

    @property
    def told_up_to(self) -> int | None:
        """The ply up to which the channel had been told when this undo was made.

        None for a move and for an ordinary undo.
        """
        for event in self.events:
            if self.kind == "undo" and event.name in _FOR_ALL:
                told = event["told"]
                return told if isinstance(told, int) else None
        return None


@dataclass(frozen=True, slots=True)
class AppendResult:
    """The outcome of adding an entry to a game's log."""

    events: tuple[Event, ...]
    ply: int
    """The length of the log after it."""
    repeated: bool = False
    """True if the interaction was delivered before; the rest is the outcome it had then."""
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
