"""The custom IDs of buttons and selects: each holds its full meaning, and so outlives restarts."""

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
"""The version of the ID format; IDs of other versions are on messages too old to understand."""
LONGEST_ID = 100
LONGEST_KEY = 48
"""The longest option key written out in an ID; longer ones become a digest."""
LARGEST = 2**31 - 1
"""The largest game, seat or page number: the database stores 32 bits."""
LARGEST_USER = 2**63 - 1
"""The largest user ID, amount or position mark: the database stores 64 bits."""

_NUMBER = re.compile(r"-?[0-9]{1,19}")
_Word = TypeVar("_Word", bound=StrEnum)


class InvalidCustomId(Refused):
    """A custom ID, or a chosen value, that this version never writes."""

    def __init__(self) -> None:
        super().__init__(msg("bot-error-old-button"))


class Verb(StrEnum):
    """The action that a component asks for."""

    # On the status post, for everyone.
    PLAY = "play"
    SHEET = "sheet"
    LOG = "log"
    UNDO_LAST = "takeback"
    MORE = "more"
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
    WHY_NOT = "why"
    # On the list of automatic answers and warnings.
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
    # On statistics.
    STATS = "stats"
    LEADERS = "leaders"
    REMATCH = "rematch"
    # On polls.
    BALLOT = "ballot"
    # On the panels of server managers.
    SERVER_GAMES = "srvgames"
    ASK_END = "askend"
    # On imported games.
    SIT = "sit"
    FILL = "fill"
    # On the panels of one's own settings and games.
    ME = "me"
    GAMES = "games"
    # Answers to the bot's own questions.
    KEEP = "keep"
    FORGET = "forget"
    END_GAME = "endgame"
    PROPOSE_END = "proposeend"
    RESIGN = "resign"
    # On the notes modal and panel.
    JOT = "jot"
    JOTTED = "jotted"
    JOT_SHOWN = "jotshown"
    NEW_THREAD = "thread"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button or a used select: its action, game, seat, question and values."""

    verb: Verb
    game: int = 0
    seat: int = -1
    ply: int = -1
    """The mark of the question or position; IDs of earlier versions hold a ply."""
    rest: str = ""
    values: tuple[str, ...] = field(default=(), compare=False)
    """The values chosen or typed; they come with the interaction and are not part of the ID."""

    def __str__(self) -> str:
        """Return the custom ID."""
        return f"{VERSION}|{self.verb}|{self.game}|{self.seat}|{self.ply}|{self.rest}"


def parse_custom_id(custom_id: str) -> Press | None:
    """Return the press that a custom ID stands for, or None if this version did not write it."""
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
    """Return the number in this text; refuse anything else, or a number out of bounds."""
    if _NUMBER.fullmatch(written) is None or not low <= (number := int(written)) <= high:
        raise InvalidCustomId
    return number


def word_in(words: type[_Word], written: str) -> _Word:
    """Return the enum member with this value; refuse anything else."""
    try:
        return words(written)
    except ValueError:
        raise InvalidCustomId from None


def chosen(values: Sequence[str]) -> str:
    """Return the one value chosen or typed; refuse an empty list."""
    if not values:
        raise InvalidCustomId
    return values[0]


def check_text(*texts: str) -> None:
    """Refuse text that databases cannot store: null characters and lone surrogates."""
    for text in texts:
        if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
            raise InvalidCustomId


def short(key: str) -> str:
    """Return an option's key as written in custom IDs: itself, or a digest if it is long."""
    if len(key) <= LONGEST_KEY and not key.startswith("#"):
        return key
    return f"#{blake2b(key.encode(), digest_size=12).hexdigest()}"


def option_of(decision: Pick, written: str) -> Option | None:
    """Return the option with this key, short or full, if any."""
    options = decision.options
    return next((each for each in options if written in (each.key, short(each.key))), None)
