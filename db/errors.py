"""Errors of game storage."""

from __future__ import annotations

from engine.core.errors import FathomError, Refused
from engine.core.msg import Msg, msg


class OperatorError(FathomError):
    """An error that only the operator can resolve; its details are shown to nobody else."""

    public = msg("error-records-away")
    """The text for everyone else, as long as nothing was changed."""


class DatabaseAway(OperatorError):
    """The database is unavailable for now."""

    public_after = msg("error-records-away-after")
    """The text for everyone else if something may already have been changed."""


class DatabaseUnavailable(DatabaseAway):
    """The database cannot be opened, read or written; what was committed is safe."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(msg("error-database-unavailable", place=place, reason=reason))


class DatabaseTooNew(DatabaseAway):
    """The database was written by a later version of Fathom."""

    def __init__(self, revision: str) -> None:
        super().__init__(msg("error-database-too-new", revision=revision))


class InUse(OperatorError):
    """Another bot acts for this database and did not leave while we waited."""

    def __init__(self, place: str, holder: str) -> None:
        super().__init__(msg("error-database-in-use", place=place, holder=holder))


class Displaced(DatabaseAway):
    """Another bot acts for this database now; this one has to stop."""

    def __init__(self, place: str, holder: str) -> None:
        super().__init__(msg("error-displaced", place=place, holder=holder))


class NoSuchGame(FathomError):
    """No game has this number."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-no-such-game", game=game_id))


class NoSuchPly(Refused):
    """The log of the game is not that long."""

    def __init__(self, ply: int, now: int) -> None:
        super().__init__(msg("error-no-such-ply", ply=ply, now=now))


class NotALobby(Refused):
    """The game is no longer waiting for players: it has started or was given up."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-not-a-lobby", game=game_id))


class TooManyLobbies(Refused):
    """A host already has too many open tables in a guild."""

    def __init__(self, most: int) -> None:
        super().__init__(msg("error-many-lobbies", most=most))


class NotBegun(Refused):
    """The game is still a lobby, or never was more than one, so it cannot be played or loaded."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-not-begun", game=game_id))


class AlreadyOver(Refused):
    """The game is already over, so it cannot be ended."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-already-over", game=game_id))


class StillPlaying(Refused):
    """A person still has a seat in unfinished games, so their data cannot be deleted."""

    def __init__(self, games: tuple[int, ...]) -> None:
        numbers = ", ".join(map(str, games))
        super().__init__(msg("error-still-playing", games=numbers, count=len(games)))


class BrokenPack(OperatorError):
    """The stored text of a component pack cannot be read, or is that of another pack."""

    public = msg("error-unreadable-game")

    def __init__(self, name: str, reason: Msg) -> None:
        super().__init__(msg("error-broken-pack", name=name, reason=reason))


class EarlierRules(Refused):
    """Today's rules do not accept the moves of a game, so it cannot be replayed."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-earlier-rules", game=game_id))


class BrokenGame(OperatorError):
    """A stored game whose log is unreadable or not a legal game."""

    public = msg("error-unreadable-game")

    def __init__(self, game_id: int, reason: Msg) -> None:
        super().__init__(msg("error-broken-game", game=game_id, reason=reason))
        self.reason = reason
