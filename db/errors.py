"""What can be wrong with the place where games are kept."""

from __future__ import annotations

from engine.core.errors import FathomError, Refused
from engine.core.msg import Msg, msg


class OperatorError(FathomError):
    """Only whoever runs the bot can do something about it, and only they are told the reason."""

    public = msg("error-records-away")
    """What anybody else is told, as long as nothing was changed."""


class DatabaseAway(OperatorError):
    """Nothing can be read or written now; in a while that may be over."""

    public_after = msg("error-records-away-after")
    """What anybody else is told if something may have been changed before."""


class DatabaseUnavailable(DatabaseAway):
    """The database cannot be opened, read or written; what was committed is safe."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(msg("error-database-unavailable", place=place, reason=reason))


class DatabaseTooNew(DatabaseAway):
    """The database was written by a later version of Fathom."""

    def __init__(self, revision: str) -> None:
        super().__init__(msg("error-database-too-new", revision=revision))


class InUse(OperatorError):
    """Another bot acts for this database, and has not left while it was waited for."""

    def __init__(self, place: str, holder: str) -> None:
        super().__init__(msg("error-database-in-use", place=place, holder=holder))


class Displaced(DatabaseAway):
    """Another bot acts for this database now; whoever reads this has to leave."""

    def __init__(self, place: str, holder: str) -> None:
        super().__init__(msg("error-displaced", place=place, holder=holder))


class NoSuchGame(FathomError):
    """No game is kept under this number."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-no-such-game", game=game_id))


class NoSuchPly(Refused):
    """The log of the game is not as long as that."""

    def __init__(self, ply: int, now: int) -> None:
        super().__init__(msg("error-no-such-ply", ply=ply, now=now))


class NotALobby(Refused):
    """The game does not wait for players any more: it has begun, or it was given up."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-not-a-lobby", game=game_id))


class TooManyLobbies(Refused):
    """Somebody gathers so many tables on a server that there shall be no more of theirs."""

    def __init__(self, most: int) -> None:
        super().__init__(msg("error-many-lobbies", most=most))


class NotBegun(Refused):
    """The game is a lobby, or never was more than that, so there is nothing to play or to load."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-not-begun", game=game_id))


class AlreadyOver(Refused):
    """The game is over, so it cannot be ended."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-already-over", game=game_id))


class StillPlaying(Refused):
    """Somebody sits at tables that wait for them, so they cannot be forgotten."""

    def __init__(self, games: tuple[int, ...]) -> None:
        numbers = ", ".join(map(str, games))
        super().__init__(msg("error-still-playing", games=numbers, count=len(games)))


class BrokenPack(OperatorError):
    """The text that is kept of a component pack cannot be read any more, or is another."""

    public = msg("error-unreadable-game")

    def __init__(self, name: str, reason: Msg) -> None:
        super().__init__(msg("error-broken-pack", name=name, reason=reason))


class EarlierRules(Refused):
    """The rules of today do not let through what was played, so that it cannot be seen again."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("error-earlier-rules", game=game_id))


class BrokenGame(OperatorError):
    """A stored game whose log cannot be read or is not a legal game."""

    public = msg("error-unreadable-game")

    def __init__(self, game_id: int, reason: Msg) -> None:
        super().__init__(msg("error-broken-game", game=game_id, reason=reason))
        self.reason = reason
