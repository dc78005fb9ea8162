"""The emojis that belong to no game, or to several, and the type of a list of emojis."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class EmojiList:
    """The emojis of a game."""

    sprites: Mapping[str, str]
    """The sprite of each emoji, both by name.

    An emoji is called by the word for the thing in the English texts, in small letters, and figures
    where things are numbered; a word of more than 8 letters is shortened, and an upgraded thing's
    word ends in `up`. If an earlier game has another picture under that name, the initial of the
    game comes before it.
    """
    said: Mapping[str, str] = field(default_factory=dict)
    """The emoji of each message that names such a thing, by the key of the message.

    Of messages with a number, that of a key for instance, `key=3` stands for those with this one.
    """


EMOJIS = EmojiList(
    sprites={
        "point": "point",
        "credit": "credit",
        "disc": "seat-disc",
        "triangle": "seat-triangle",
        "square": "seat-square",
        "diamond": "seat-diamond",
        "first": "first-player",
        "crown": "crown",
        "laurel": "laurel",
        "robot": "bot",
        "time": "hourglass",
        "tick": "tick",
        "cross": "cross",
        "lock": "lock",
        "eye": "eye",
    },
)
"""The emojis that belong to no game, or to several."""
