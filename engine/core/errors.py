"""Errors that input from outside can cause; each carries its own message."""

from __future__ import annotations

from engine.core.msg import Arg, Msg, msg


class FathomError(Exception):
    """Anything that a player can be told about; nothing has changed when it is raised."""

    def __init__(self, message: Msg) -> None:
        super().__init__(f"{message.key} {dict(message.args)}")
        self.msg = message


class Refused(FathomError):
    """A request that the rules do not allow, or do not allow now."""


class Stale(Refused):
    """The answer was meant for an earlier position of this table."""

    def __init__(self, at: int, now: int) -> None:
        # The number of answers is not revealed, as some of them are not public.
        super().__init__(msg("error-stale"))
        self.at, self.now = at, now


class NotAwaited(Refused):
    """This seat is not being asked anything at the moment."""


class IllegalAnswer(Refused):
    """The answer is not one that the decision offers."""


class CannotUndo(Refused):
    """The move cannot be taken back, or not by this seat alone."""


class BadSetup(FathomError):
    """A game that cannot be set up as requested."""


class UnknownGame(BadSetup):
    """No game of that name is known."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(msg("error-unknown-game", name=name, known=", ".join(known)))


class UnknownPack(BadSetup):
    """A game whose component pack is not available."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(msg("error-unknown-pack", name=name, known=", ".join(known)))


class BadSnapshot(FathomError):
    """A stored position that cannot be read."""

    def __init__(self, reason: str) -> None:
        super().__init__(msg("error-bad-snapshot", reason=reason))


class BadTranscript(FathomError):
    """A transcript that cannot be read or replayed, with the line to blame."""

    def __init__(self, line: int, reason: Msg) -> None:
        super().__init__(msg("error-bad-transcript", line=line, reason=reason))
        self.line = line


class BadPack(FathomError):
    """A component pack that is rejected, with the place to blame."""

    def __init__(self, source: str, line: int, column: int, reason: str, **args: Arg) -> None:
        """Blame a place (both counted from 1); `reason` is a message key."""
        why = msg(reason, **args)
        super().__init__(msg("error-bad-pack", source=source, line=line, column=column, reason=why))
        self.source = source
        self.line = line
        self.column = column
        self.reason = why
