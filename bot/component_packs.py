"""The component packs that whoever runs the bot offers: read from a folder when it starts."""

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
from engine.core.pack import MAX_BYTES
from engine.core.pack_own import DEFAULT_ID, OwnPack
from engine.core.text import ENGLISH, Words
from engine.registry import find_game, own_game, read_own

ENDING = ".pack.md"
MOST_FILES = 100
"""Files of the folder that are looked at."""
MOST_OF_A_GAME = ENTRIES - 1
"""A select has no room for more besides the default pack."""
LONGEST_NAME = 80
"""Characters of a file's name that are repeated."""

_log = logging.getLogger(__name__)


class SkippedPack(FathomError):
    """A pack that is not offered, or a folder that is not read, and why."""


class NoSuchPack(Refused):
    """No pack of that name is offered."""


class Packs:
    """The packs that are offered, and what was wrong with others."""

    def __init__(
        self, offered: Sequence[OwnPack] = (), left_out: Sequence[FathomError] = ()
    ) -> None:
        self.offered = tuple(sorted(offered, key=lambda pack: (pack.title.casefold(), pack.id)))
        self.left_out = tuple(left_out)

    def of(self, game: str) -> tuple[OwnPack, ...]:
        """Those of a game, by their titles."""
        return tuple(pack for pack in self.offered if pack.game == game)

    def get(self, game: str, id_: str) -> OwnPack | None:
        """The one with this id; none, if it is not there or not there any more."""
        return next((pack for pack in self.of(game) if pack.id == id_), None)

    def game(self, game: str, id_: str) -> AnyGame | None:
        """The game with this pack, or with the default one if no id is given."""
        if not id_:
            return find_game(game)
        own = self.get(game, id_)
        return own_game(own) if own else None

    def named(self, game: str) -> dict[str, Msg]:
        """What people read for each pack of a game, by its id; those called alike with the id."""
        packs = self.of(game)
        alike = Counter(pack.title.casefold() for pack in packs)
        own = {pack.id: _name(pack, alone=alike[pack.title.casefold()] == 1) for pack in packs}
        return {DEFAULT_ID: msg("bot-pack-default"), **own}

    def name(self, game: str, id_: str) -> Msg:
        """What people read for a pack, also if it is not there any more."""
        return self.named(game).get(id_ or DEFAULT_ID) or msg("bot-pack-gone", id=id_)

    def called(self, game: str, wanted: str) -> str:
        """The id of the pack that is meant by an id or a title; empty for the default one."""
        sought = wanted.strip().casefold()
        if sought in ("", DEFAULT_ID):
            return ""
        for pack in self.of(game):
            if sought in (pack.id, pack.title.casefold()):
                return pack.id
        known, game_title = tuple(self.named(game).values()), title(find_game(game))
        raise NoSuchPack(msg("bot-error-no-pack", name=wanted, title=game_title, known=known))


def _name(pack: OwnPack, *, alone: bool) -> Msg:
    if alone:
        return msg("bot-pack-own", title=pack.title)
    return msg("bot-pack-own-named", title=pack.title, id=pack.id)


NO_PACKS = Packs()
"""Nobody has given any."""


def read_packs(folder: Path | None) -> Packs:
    """The packs of a folder; what is wrong with one of them is logged, and the others are read."""
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
    """The files with packs, by their names."""
    found = nsmallest(MOST_FILES + 1, _candidates(folder))
    if len(found) > MOST_FILES:
        left_out.append(
            SkippedPack(msg("error-packs-many", folder=_shown(str(folder)), most=MOST_FILES))
        )
    return found[:MOST_FILES]


def _candidates(folder: Path) -> Iterator[Path]:
    return (path for path in folder.iterdir() if path.name.endswith(ENDING) and path.is_file())


def _read(file: Path) -> OwnPack:
    """The pack in a file, of which no more is read than a pack may be long."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MAX_BYTES + 1)
    except OSError as wrong:
        raise _unreadable("error-file", file=file, wrong=wrong) from wrong
    return read_own(data, _shown(file.name))


def _check_room(
    own: OwnPack, file: Path, offered: dict[tuple[str, str], tuple[OwnPack, Path]]
) -> None:
    """Each pack of a game has an id of its own, and there are not too many of them."""
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
    """A name of a file as it can stand in a line of the log: it may hold anything."""
    printable = name.encode("utf-8", "replace").decode()
    return plain_name(printable, LONGEST_NAME)


def _tell(packs: Packs) -> None:
    words = Words(ENGLISH)
    for wrong in packs.left_out:
        _log.error("%s", words.say(wrong.msg))
    for pack in packs.offered:
        _log.info("the component pack %s of %s is offered", pack.name, pack.game)
