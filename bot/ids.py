"""What a button or a select means, written whole into its custom id: it outlives restarts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b

from engine.core.decision import Option, Pick

VERSION = "f1"
"""Ids of another version come from messages that are too old to be understood."""
LONGEST_ID = 100
LONGEST_KEY = 48
"""Longer keys of options are named by a digest."""


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
    """A button pressed or a select used: at which table, for whom, at which ply, and what."""

    verb: Verb
    game: int = 0
    seat: int = -1
    ply: int = -1
    rest: str = ""

    def __str__(self) -> str:
        """The custom id."""
        return f"{VERSION}|{self.verb}|{self.game}|{self.seat}|{self.ply}|{self.rest}"


PATTERN = r"f\d+\|.*"
"""Every custom id of ours, also of another version: whoever presses it is told so."""


def read(custom_id: str) -> Press | None:
    """What a custom id means; nothing if this version of Fathom did not write it."""
    parts = custom_id.split("|", maxsplit=5)
    try:
        version, verb, game, seat, ply, rest = parts
        press = Press(Verb(verb), int(game), int(seat), int(ply), rest)
    except ValueError:
        return None
    return press if version == VERSION else None


def short(key: str) -> str:
    """A key of an option as it stands in ids: itself, or its digest if it is long."""
    if len(key) <= LONGEST_KEY and not key.startswith("#"):
        return key
    return f"#{blake2b(key.encode(), digest_size=12).hexdigest()}"


def option_of(decision: Pick, written: str) -> Option | None:
    """The option whose key was written so, short or whole."""
    options = decision.options
    return next((each for each in options if written in (each.key, short(each.key))), None)
