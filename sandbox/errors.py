"""Refusals: those for the bot use Discord's words, and those for people use plain ones."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.model import Json


@dataclass(frozen=True, slots=True)
class Reason:
    """One of Discord's numbered errors."""

    status: int
    code: int
    message: str


class Refused(Exception):
    """Raised when the bot asks for something that Discord would refuse."""

    def __init__(self, reason: Reason, extra: Json | None = None) -> None:
        super().__init__(f"{reason.code}: {reason.message}")
        self.reason = reason
        self.extra = extra or {}

    @property
    def body(self) -> Json:
        """The body of the error response."""
        return {"message": self.reason.message, "code": self.reason.code, **self.extra}


class CannotDo(Exception):
    """Raised when a person tries something that a chat would not allow."""

    def __init__(self, words: str, *, option: str | None = None) -> None:
        super().__init__(words)
        self.option = option
        """The command option at fault."""


@dataclass(slots=True)
class Problems:
    """The errors in a form, nested by path."""

    found: Json = field(default_factory=dict)

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Add an error at this path."""
        place = self.found
        for step in path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_if_any(self) -> None:
        """Raise `Refused` if there are errors."""
        if self.found:
            raise Refused(INVALID_FORM, {"errors": self.found})


def invalid(path: str, code: str, message: str) -> Refused:
    """Return the refusal of a form that has a single error, at this dotted path."""
    problems = Problems()
    problems.add(tuple(path.split(".")), code, message)
    return Refused(INVALID_FORM, {"errors": problems.found})


NOT_FOUND = Reason(404, 0, "404: Not Found")
WRONG_METHOD = Reason(405, 0, "405: Method Not Allowed")
UNAUTHORIZED = Reason(401, 0, "401: Unauthorized")
BROKEN = Reason(500, 0, "500: Internal Server Error")

UNKNOWN_APPLICATION = Reason(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Reason(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Reason(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Reason(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Reason(404, 10008, "Unknown Message")
UNKNOWN_OVERWRITE = Reason(404, 10009, "Unknown Overwrite")
UNKNOWN_ROLE = Reason(404, 10011, "Unknown Role")
UNKNOWN_USER = Reason(404, 10013, "Unknown User")
UNKNOWN_EMOJI = Reason(400, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = Reason(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Reason(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Reason(404, 10063, "Unknown application command")

TOO_MANY_PINS = Reason(400, 30003, "Maximum number of pins reached (250)")
TOO_MANY_EMOJIS = Reason(400, 30008, "Maximum number of emojis reached (2000)")
TOO_MANY_REACTIONS = Reason(400, 30010, "Maximum number of reactions reached (20)")
TOO_MANY_CHANNELS = Reason(400, 30013, "Maximum number of guild channels reached (500)")
TOO_MANY_COMMANDS = Reason(400, 30032, "Maximum number of application commands reached (100).")
TOO_MANY_LATE_EDITS = Reason(
    429,
    30046,
    "Maximum number of edits to messages older than 1 hour reached. Try again later.",
)

TOO_LARGE = Reason(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Reason(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Reason(403, 50001, "Missing Access")
NOT_IN_DIRECT = Reason(403, 50003, "Cannot execute action on a DM channel")
NOT_YOUR_MESSAGE = Reason(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Reason(400, 50006, "Cannot send an empty message")
CANNOT_REACH = Reason(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Reason(403, 50013, "Missing Permissions")
BULK_DELETE_SIZE = Reason(
    400, 50016, "Provided too few or too many messages to delete. Must provide between 2 and 100."
)
SYSTEM_MESSAGE = Reason(403, 50021, "Cannot execute action on a system message")
WRONG_CHANNEL_TYPE = Reason(403, 50024, "Cannot execute action on this channel type")
INVALID_TOKEN = Reason(401, 50027, "Invalid Webhook Token")
CANNOT_DELETE_OLD = Reason(
    400, 50034, "You can only bulk delete messages that are under 14 days old."
)
INVALID_FORM = Reason(400, 50035, "Invalid Form Body")
ARCHIVED = Reason(400, 50083, "Thread is archived")
INVALID_JSON = Reason(400, 50109, "The request body contains invalid JSON.")
THREAD_EXISTS = Reason(400, 160004, "A thread has already been created for this message")
THREAD_LOCKED = Reason(403, 160005, "Thread is locked")
TOO_MANY_THREADS = Reason(400, 160006, "Maximum number of active threads reached (1000)")
RATE_LIMITED = Reason(429, 0, "You are being rate limited.")
