"""Claimed cards are told beside the options that set them going."""

from __future__ import annotations

import pytest

from engine.core import machine
from engine.core.decision import Option, Pick
from engine.core.event import Event
from engine.core.msg import Msg
from engine.core.rng import Rng
from engine.core.text import Words
from engine.players import find_player
from engine.underwater_cities.state import State
from tests.engine.underwater_cities.scene import GAME, Scene, fresh

WORDS = Words("en", strict=True)
SETTING_GOING = ("site:", "upgrade:", "advance:")
PLIES = 420


def effect_of(scene: Scene, key: str) -> str:
    """Return what the option says it does."""
    asked = GAME.explained(scene.state, scene.pick)
    assert isinstance(asked, Pick)
    effect = asked.by_key[key].effect
    assert effect is not None
    return WORDS.say(effect)


@pytest.mark.rule("UC-6.46")
def test_a_site_says_what_a_claimed_card_gives_there_and_nothing_elsewhere() -> None:
    scene = Scene().player(owns="2s", board=3, has_built="c6").claimed("graduate_intake")
    scene.hand(1).start().choose("red_1", 1)
    answer = "your cards: Graduate Intake: gain 1 card"
    assert effect_of(scene, "site:c9.b1").endswith(answer)
    assert answer not in effect_of(scene, "site:c6.b1")


@pytest.mark.unwatched
@pytest.mark.parametrize("seed", [71, 72, 73])
def test_what_comes_from_a_claimed_card_was_told_before(seed: int) -> None:
    state, outcome = fresh(3, seed)
    player, rng, met = find_player("greedy"), Rng(seed), 0
    for _ in range(PLIES):
        if not outcome.pending:
            break
        decision = outcome.pending[0]
        asked = GAME.explained(state, decision)
        if isinstance(asked, Pick) and asked.most == 1:
            for option in asked.options:
                if option.key.startswith(SETTING_GOING):
                    met += _check(state, asked, option)
        answer = player.choose(GAME, state, decision, rng)
        outcome = machine.submit(GAME, state, decision.seat, answer, outcome.pending)
    assert met


def _check(state: State, asked: Pick, option: Option) -> int:
    """Compare an option with what happens at once, and return how many cards answered."""
    copy = GAME.clone(state)
    outcome = machine.submit(GAME, copy, asked.seat, (option.key,))
    if copy.turns > state.turns or copy.turn is None:
        # Production may have followed, or the end of the turn.
        return 0
    told = "" if option.effect is None else WORDS.say(option.effect)
    sources = [source for event in outcome.events for source in _source(event)]
    for source in sources:
        assert source in told, (told, [WORDS.say(event.msg) for event in outcome.events])
    return len(sources)


def _source(event: Event) -> list[str]:
    """Return the claimed card that an event comes from, if any."""
    card = event.cause is not None and event.cause.kind == "card" and event.seat is not None
    source = dict(event.msg.args).get("source")
    return [WORDS.say(source).partition(" (")[0]] if card and isinstance(source, Msg) else []
