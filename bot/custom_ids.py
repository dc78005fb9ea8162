"""What a button or a select means, written whole into its custom id: it outlives restarts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import blake2b
from typing import TypeVar

from engine.core.decision import Option, Pick
from engine.core.errors import Refused
from engine.core.msg import msg

VERSION = "f1"
"""Ids of another version come from messages that are too old to be understood."""
LONGEST_ID = 100
LONGEST_KEY = 48
"""Longer keys of options are named by a digest."""
LARGEST = 2**31 - 1
"""No number of ours is larger: games, seats and pages are kept in so many bits."""
LARGEST_USER = 2**63 - 1
"""Users, amounts and what stands for a ply are kept in twice as many."""

_NUMBER = re.compile(r"-?[0-9]{1,19}")
_Word = TypeVar("_Word", bound=StrEnum)


class InvalidCustomId(Refused):
    """What an id says, or what was chosen with it, is nothing that this version writes."""

    def __init__(self) -> None:
        super().__init__(msg("bot-error-old-button"))


class Verb(StrEnum):
    """What is wanted."""

    # On the status post, for everybody.
    PLAY = "play"
    SHEET = "sheet"
    LOG = "log"
    UNDO_LAST = "takeback"
    # On the private panel.
    PICK = "pick"
    KIND = "kind"
    PAGE = "page"
    CHOSEN = "chosen"
    CONFIRM = "confirm"
    AMOUNT = "amount"
    ASK_AMOUNT = "askamount"
    UNDO = "undo"
    START_OVER = "over"
    COME_BACK = "back"
    ASK_UNDO = "askundo"
    END_TURN = "end"
    ALWAYS = "always"
    MUTE = "mute"
    # On the list of standing answers and warnings.
    HABIT = "habit"
    UNMUTE = "unmute"
    # On pictures.
    LOOK = "look"
    CHANGED = "changed"
    # On the post of a finished game.
    REPLAY = "replay"
    JUMP = "jump"
    FILM = "film"
    # On the lobby.
    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "computer"
    ADD_LEVEL = "level"
    OPTIONS = "options"
    SET_OPTION = "option"
    SET_PACK = "pack"
    SET_PACE = "pace"
    START = "start"
    # On what people have to show for.
    STATS = "stats"
    LEADERS = "leaders"
    REMATCH = "rematch"
    # On polls.
    BALLOT = "ballot"
    # For those who manage a server.
    SERVER_GAMES = "srvgames"
    ASK_END = "askend"
    # On games that were brought in.
    SIT = "sit"
    FILL = "fill"
    # On one's own settings and games.
    ME = "me"
    GAMES = "games"
    # Answers to questions of the bot itself.
    KEEP = "keep"
    FORGET = "forget"
    END_GAME = "endgame"
    PROPOSE_END = "proposeend"
    RESIGN = "resign"
    # On one's notes.
    JOT = "jot"
    JOTTED = "jotted"
    JOT_SHOWN = "jotshown"
    NEW_THREAD = "thread"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class Press:
    """A button pressed or a select used: at which table, for whom, at which question, and what."""

    verb: Verb
    game: int = 0
    seat: int = -1
    ply: int = -1
    """The mark of the question, or of a position; ids of earlier versions name a ply."""
    rest: str = ""
    values: tuple[str, ...] = field(default=(), compare=False)
    """What was chosen or typed; it comes with the press and is no part of the id."""

    def __str__(self) -> str:
        """The custom id."""
        return f"{VERSION}|{self.verb}|{self.game}|{self.seat}|{self.ply}|{self.rest}"


def read(custom_id: str) -> Press | None:
    """What a custom id means; nothing if this version of Fathom did not write it."""
    version, *parts = custom_id.split("|", maxsplit=5)
    if version != VERSION or len(parts) != len(("verb", "game", "seat", "ply", "rest")):
        return None
    verb, game, seat, ply, rest = parts
    try:
        return Press(
            word_in(Verb, verb),
            number_in(game),
            number_in(seat, -1),
            number_in(ply, -1, LARGEST_USER),
            rest,
        )
    except InvalidCustomId:
        return None


def number_in(written: str, low: int = 0, high: int = LARGEST) -> int:
    """The number that is written so; refused if it is none, or out of these bounds."""
    if _NUMBER.fullmatch(written) is None or not low <= (number := int(written)) <= high:
        raise InvalidCustomId
    return number


def word_in(words: type[_Word], written: str) -> _Word:
    """The word that is written so; refused if it is none of these."""
    try:
        return words(written)
    except ValueError:
        raise InvalidCustomId from None


def chosen(values: Sequence[str]) -> str:
    """The one entry that was chosen, or the one text that was typed; refused if there is none."""
    if not values:
        raise InvalidCustomId
    return values[0]


def check_text(*texts: str) -> None:
    """Refuse what no database keeps: signs that are no text, or halves of one."""
    for text in texts:
        if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
            raise InvalidCustomId


def short(key: str) -> str:
    """A key of an option as it stands in ids: itself, or its digest if it is long."""
    if len(key) <= LONGEST_KEY and not key.startswith("#"):
        return key
    return f"#{blake2b(key.encode(), digest_size=12).hexdigest()}"


def option_of(decision: Pick, written: str) -> Option | None:
    """The option whose key was written so, short or whole."""
    options = decision.options
    return next((each for each in options if written in (each.key, short(each.key))), None)
