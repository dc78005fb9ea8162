"""The component packs offered by the bot's operator, read from a folder at start-up."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from heapq import nsmallest
from pathlib import Path

from bot.localization import plain_name
from bot.messages.menu import ENTRIES
from engine.core.errors import FathomError, Refused
from engine.core.game import AnyGame, title
from engine.core.msg import Msg, msg
from engine.core.packs.own import DEFAULT_ID, OwnPack
from engine.core.packs.pack import MAX_BYTES
from engine.core.text import ENGLISH, Words
from engine.registry import find_game, own_game, read_own

ENDING = ".pack.md"
MOST_FILES = 100
"""The most files of the folder that are read."""
MOST_OF_A_GAME = ENTRIES - 1
"""The most packs offered for one game; a select has space for these and the default pack."""
LONGEST_NAME = 80
"""The most characters of a file's name that are repeated in the log."""

_log = logging.getLogger(__name__)


class SkippedPack(FathomError):
    """A pack that is not offered, or a folder that cannot be read, with the reason."""


class NoSuchPack(Refused):
    """No pack with that name is offered."""


class Packs:
    """The packs that are offered, and the errors of those that are not."""

    def __init__(
        self, offered: Sequence[OwnPack] = (), left_out: Sequence[FathomError] = ()
    ) -> None:
        self.offered = tuple(sorted(offered, key=lambda pack: (pack.title.casefold(), pack.id)))
        self.left_out = tuple(left_out)

    def of(self, game: str) -> tuple[OwnPack, ...]:
        """Return the packs of a game, sorted by title."""
        return tuple(pack for pack in self.offered if pack.game == game)

    def get(self, game: str, id_: str) -> OwnPack | None:
        """Return the pack with this ID, or None if it is no longer offered, or never was."""
        return next((pack for pack in self.of(game) if pack.id == id_), None)

    def game(self, game: str, id_: str) -> AnyGame | None:
        """Return the game with this pack, or with the default one if the ID is empty."""
        if not id_:
            return find_game(game)
        own = self.get(game, id_)
        return own_game(own) if own else None

    def labelled(self, game: str) -> dict[str, Msg]:
        """Return the names of a game's packs by ID, adding the ID to packs that share a title."""
        packs = self.of(game)
        alike = Counter(pack.title.casefold() for pack in packs)
        own = {pack.id: _name(pack, alone=alike[pack.title.casefold()] == 1) for pack in packs}
        return {DEFAULT_ID: msg("bot-pack-default"), **own}

    def name(self, game: str, id_: str) -> Msg:
        """Return the name of a pack, even if it is no longer offered."""
        return self.labelled(game).get(id_ or DEFAULT_ID) or msg("bot-pack-gone", id=id_)

    def id_of(self, game: str, wanted: str) -> str:
        """Return the ID of the pack with this ID or title, empty for the default; refuse others."""
        sought = wanted.strip().casefold()
        if sought in ("", DEFAULT_ID):
            return ""
        for pack in self.of(game):
            if sought in (pack.id, pack.title.casefold()):
                return pack.id
        known, game_title = tuple(self.labelled(game).values()), title(find_game(game))
        raise NoSuchPack(msg("bot-error-no-pack", name=wanted, title=game_title, known=known))


def _name(pack: OwnPack, *, alone: bool) -> Msg:
    if alone:
        return msg("bot-pack-own", title=pack.title)
    return msg("bot-pack-own-named", title=pack.title, id=pack.id)


NO_PACKS = Packs()
"""No packs besides the default ones."""


def read_packs(folder: Path | None) -> Packs:
    """Return the packs in the folder; log those with errors and skip them."""
    if folder is None:
        return NO_PACKS
    offered: dict[tuple[str, str], tuple[OwnPack, Path]] = {}
    left_out: list[FathomError] = []
    try:
        files = _files(folder, left_out)
    except OSError as wrong:
        left_out.append(_unreadable("error-packs-folder", folder=folder, wrong=wrong))
        files = []
    for file in files:
        try:
            own = _read(file)
            _check_room(own, file, offered)
        except FathomError as wrong:
            left_out.append(wrong)
        else:
            offered[own.game, own.id] = own, file
    packs = Packs([own for own, _ in offered.values()], left_out)
    _tell(packs)
    return packs


def _files(folder: Path, left_out: list[FathomError]) -> list[Path]:
    """Return the pack files, sorted by name."""
    found = nsmallest(MOST_FILES + 1, _candidates(folder))
    if len(found) > MOST_FILES:
        left_out.append(
            SkippedPack(msg("error-packs-many", folder=_shown(str(folder)), most=MOST_FILES))
        )
    return found[:MOST_FILES]


def _candidates(folder: Path) -> Iterator[Path]:
    return (path for path in folder.iterdir() if path.name.endswith(ENDING) and path.is_file())


def _read(file: Path) -> OwnPack:
    """Return the pack in a file, without reading more than a pack may hold."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MAX_BYTES + 1)
    except OSError as wrong:
        raise _unreadable("error-file", file=file, wrong=wrong) from wrong
    return read_own(data, _shown(file.name))


def _check_room(
    own: OwnPack, file: Path, offered: dict[tuple[str, str], tuple[OwnPack, Path]]
) -> None:
    """Refuse a second pack with the same ID, and more packs than a game may have."""
    name = _shown(file.name)
    if (own.game, own.id) in offered:
        other = _shown(offered[own.game, own.id][1].name)
        raise SkippedPack(msg("error-pack-twice", file=name, id=own.id, other=other))
    if sum(game == own.game for game, _ in offered) >= MOST_OF_A_GAME:
        raise SkippedPack(msg("error-pack-many", file=name, most=MOST_OF_A_GAME))


def _unreadable(key: str, *, wrong: OSError, **place: Path) -> SkippedPack:
    reason = wrong.strerror or type(wrong).__name__
    shown = {name: _shown(path.name or str(path)) for name, path in place.items()}
    return SkippedPack(msg(key, **shown, reason=reason))


def _shown(name: str) -> str:
    """Return a file name made safe for a line of the log, since it may contain anything."""
    printable = name.encode("utf-8", "replace").decode()
    return plain_name(printable, LONGEST_NAME)


def _tell(packs: Packs) -> None:
    words = Words(ENGLISH)
    for wrong in packs.left_out:
        _log.error("%s", words.say(wrong.msg))
    for pack in packs.offered:
        _log.info("the component pack %s of %s is offered", pack.name, pack.game)
