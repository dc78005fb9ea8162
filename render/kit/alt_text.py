"""Pictures in words, for those who do not see them: what the games have in common."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import Result
from engine.core.msg import Msg, msg
from render.gallery import Look

LONGEST = 1024
"""Characters that Discord takes beside a picture."""


def alt_text(look: Look, sentences: Iterable[Msg]) -> str:
    """The sentences one after the other, as many as there is room for."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {look.words.say(sentence, look.names)}".strip()
        if len(longer) > LONGEST:
            break
        text = longer
    return text


def awaited(seat: int, what: Msg) -> Msg:
    """Who is awaited, and for what."""
    return msg("picture-alt-turn", seat=seat, what=what)


def won(result: Result) -> Msg:
    """Who has won."""
    return msg("picture-alt-won", count=len(result.winners), seats=people(result.winners))


def people(seats: Iterable[int]) -> tuple[Msg, ...]:
    """Seats by their names, to be listed in a sentence."""
    return tuple(msg("picture-alt-seat", seat=seat) for seat in seats)
