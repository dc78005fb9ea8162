"""The errors that game storage raises."""

from __future__ import annotations

from engine.core.errors import FathomError, Refused
from engine.core.msg import Msg, msg


class OperatorError(FathomError):
    """An error that only the operator can resolve, and whose details nobody else is shown."""

    public = msg("error-records-away")
    """The message for everyone else, provided that nothing was changed."""


class DatabaseAway(OperatorError):
    """The database is temporarily unavailable."""

    public_after = msg("error-records-away-after")
    """The message for everyone else if something may already have been changed."""


class DatabaseUnavailable(DatabaseAway):
    """The database cannot be opened, read or written; committed data is safe."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(msg("error-database-unavailable", place=place, reason=reason))


class DatabaseTooNew(DatabaseAway):
    """The database was written by a later version of Fathom."""

    def __init__(self, revision: str) -> None:
        super().__init__(msg("error-database-too-new", revision=revision))


class InUse(OperatorError):
    """Another bot is acting for this database and did not stop while we waited."""

    def __init__(self, place: str, holder: str) -> None:
        super().__init__(msg("error-database-in-use", place=place, holder=holder))


class Displaced(DatabaseAway):
    """Another bot is now acting for this database, so this one has to stop."""

    def __init__(self, place: str, holder: str) -> None:
        super().__init__(msg("error-displaced", place=place, holder=holder))


class NoSuchGame(FathomError):
    """No game has this number."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-no-such-game", game=game_id))


class NoSuchPly(Refused):
    """The log of the game is shorter than this ply."""

    def __init__(self, ply: int, now: int) -> None:
        super().__init__(msg("error-no-such-ply", ply=ply, now=now))


class NotALobby(Refused):
    """The game is no longer a lobby: it has started or was closed."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-not-a-lobby", game=game_id))


class TooManyLobbies(Refused):
    """A host already has too many open tables in a guild."""

    def __init__(self, most: int) -> None:
        super().__init__(msg("error-many-lobbies", most=most))


class NotBegun(Refused):
    """The game never started, so it cannot be played or loaded."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-not-begun", game=game_id))


class AlreadyOver(Refused):
    """The game is already over, so it cannot be ended."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-already-over", game=game_id))


class StillPlaying(Refused):
    """The user still has a seat in unfinished games, so their data cannot be deleted."""

    def __init__(self, games: tuple[int, ...]) -> None:
        numbers = ", ".join(map(str, games))
        super().__init__(msg("error-still-playing", games=numbers, count=len(games)))


class BrokenPack(OperatorError):
    """The stored text of a component pack is unreadable or belongs to another pack."""

    public = msg("error-unreadable-game")

    def __init__(self, name: str, reason: Msg) -> None:
        super().__init__(msg("error-broken-pack", name=name, reason=reason))


class EarlierRules(Refused):
    """The game was played under earlier rules and cannot be replayed under today's."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-earlier-rules", game=game_id))


class BrokenGame(OperatorError):
    """The stored data of the game is damaged: it is unreadable, or its log has illegal moves."""

    public = msg("error-unreadable-game")

    def __init__(self, game_id: int, reason: Msg) -> None:
        super().__init__(msg("error-broken-game", game=game_id, reason=reason))
        self.reason = reason
