"""Alt text: sentences that describe pictures in every game."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import Result
from engine.core.msg import Msg, msg
from render.gallery import ReaderContext

LONGEST = 1024
"""Maximum number of characters that Discord accepts as alt text."""


def alt_text(context: ReaderContext, sentences: Iterable[Msg]) -> str:
    """Return as many of the sentences as Discord's limit allows, joined into one text."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {context.words.say(sentence, context.names)}".strip()
        if len(longer) > LONGEST:
            break
        text = longer
    return text


def awaited(seat: int, what: Msg) -> Msg:
    """Return the sentence that says whose turn it is, and what for."""
    return msg("picture-alt-turn", seat=seat, what=what)


def won(result: Result) -> Msg:
    """Return the sentence that names the winners."""
    return msg("picture-alt-won", count=len(result.winners), seats=people(result.winners))


def people(seats: Iterable[int]) -> tuple[Msg, ...]:
    """Return the players' names, to be listed in a sentence."""
    return tuple(msg("picture-alt-seat", seat=seat) for seat in seats)
