"""The steps of docs/add-a-game.md, parsed from the page itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePath

from engine.core.text import available_locales
from engine.registry import package_of

ROOT = Path(__file__).parents[2]
PAGE = "docs/add-a-game.md"
BY_HAND = "by hand: "
_STEP = re.compile(r"\| (\d+) \| (.+) \| ([^|]+) \|")


@dataclass(frozen=True)
class Place:
    """A file that a game needs, and the step that says so."""

    step: int
    pattern: str
    """A path that may contain `<game>`, `<package>` and `<language>`."""

    def paths(self, game: str) -> Iterator[str]:
        """Yield the path of the file for a game, or one path for each language."""
        path = self.pattern.replace("<game>", game).replace("<package>", package_of(game))
        for locale in available_locales() if "<language>" in path else ("",):
            yield path.replace("<language>", locale)

    def missing(self, game: str, root: Path = ROOT) -> list[str]:
        """Return a sentence for each path at which a game has no file."""
        return [
            f"{game} has no {path}: see step {self.step} of {PAGE}"
            for path in self.paths(game)
            if not any(root.glob(path))
        ]

    def holds(self, path: str, game: str) -> bool:
        """Return whether a path is this file of a game, or lies in the game's own folder."""
        return any(
            PurePath(path).match(each) or PurePath(path).is_relative_to(_own_folder(each, game))
            for each in self.paths(game)
        )

    def __str__(self) -> str:
        return f"step {self.step}: {self.pattern}"


def _own_folder(path: str, game: str) -> str:
    """Return the folder in a path that bears the name of a game, or the path itself."""
    *folders, _ = PurePath(path).parts
    for number, folder in enumerate(folders, 1):
        if folder in (game, package_of(game)):
            return str(PurePath(*folders[:number]))
    return path


def steps(*, by_hand: bool) -> dict[int, tuple[str, ...]]:
    """Return the paths that each step names, for steps done by hand or for all others."""
    found = {}
    for line in (ROOT / PAGE).read_text("utf-8").splitlines():
        step = _STEP.fullmatch(line)
        if step and step[3].startswith(BY_HAND) == by_hand:
            found[int(step[1])] = tuple(re.findall(r"`([^`]+)`", step[3]))
    return found


PLACES = tuple(Place(step, path) for step, paths in steps(by_hand=False).items() for path in paths)
"""Every file that a game needs, in the order of the steps."""


def _optional() -> tuple[Place, ...]:
    """Return the files that a game may have, from the paragraph that names them."""
    _, _, last = (ROOT / PAGE).read_text("utf-8").partition("\nOptional: ")
    return tuple(Place(0, path) for path in re.findall(r"`([^`]*<package>[^`]*)`", last))


OPTIONAL = _optional()
"""Every further file that a game may have."""
