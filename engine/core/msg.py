"""Messages that leave the engine: keys and arguments, never sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, Union

Arg: TypeAlias = Union[str, int, "Msg", "tuple[Msg, ...]"]


@dataclass(frozen=True, slots=True)
class Msg:
    """A message, to be put into words in the reader's language."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    def __getitem__(self, name: str) -> Arg:
        """Return the argument of that name."""
        return dict(self.args)[name]


def msg(key: str, /, **args: Arg) -> Msg:
    """Build a message with keyword arguments: `msg("gained", credits=2)`."""
    return Msg(key, tuple(args.items()))
