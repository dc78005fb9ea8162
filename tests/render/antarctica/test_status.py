"""The strip at the top."""

from __future__ import annotations

from engine.antarctica.view import AskedView
from engine.core.msg import msg
from engine.core.rng import Rng
from tests.render.antarctica.tables import (
    composed,
    context,
    lettering,
    seen,
    step,
    table,
    words,
)


def test_the_strip_says_who_is_asked_and_what_also_in_the_turn_of_another() -> None:
    at, rng, met = table(3, 5), Rng(2), dict[str, str]()
    while at.pending:
        asked = at.pending[0]
        question = asked.prompt.key.removeprefix("antarctica-ask-")
        view = seen(at, None)
        assert view.asked == AskedView(asked.seat, question)
        said = words().say(msg(f"antarctica-picture-does-{question}"))
        if question not in met:
            met[question] = said
            scene = composed("board", view, context(3))
            assert said in [one.text for one in lettering(scene)]
        step(at, rng)
    assert len(met) == len(set(met.values())) >= 5
