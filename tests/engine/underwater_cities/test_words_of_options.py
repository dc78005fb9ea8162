"""What is asked, offered and told in a game can be said in every language and fits its place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine.core import machine
from engine.core.decision import Pick
from engine.core.msg import Msg, msg
from engine.core.text import Words, available_locales
from engine.underwater_cities.labels import label
from engine.underwater_cities.names import card_name, contract_name, slot_name, tile_name
from engine.underwater_cities.statements import walk
from tests.engine.underwater_cities.scene import GAME, PACK, stroll

locales = pytest.mark.parametrize("locale", available_locales())
LONGEST_LABEL = 80
WITH_CARDS = ("play-card", "replace-card", "use-card", "refresh-card", "take-card")


@cache
def met() -> tuple[tuple[Msg, ...], tuple[Msg, ...]]:
    """The labels of options, and everything else that is said, in some games by chance."""
    labels: dict[Msg, None] = {}
    others: dict[Msg, None] = {}
    for seats in (1, 2, 4):
        options = {"board_side": "asymmetric", "contracts": "on"}
        for state, events in stroll(seats, 31 + seats, options):
            others.update(dict.fromkeys(event.msg for event in events))
            for decision in machine.pending(state, GAME):
                others[decision.prompt] = None
                if isinstance(decision, Pick):
                    labels.update(dict.fromkeys(option.label for option in decision.options))
                    hints = (option.hint for option in decision.options)
                    others.update(dict.fromkeys(hint for hint in hints if hint))
            others[GAME.moment(state)] = None
    return tuple(labels), tuple(others)


@locales
def test_all_that_is_asked_and_told_has_words(locale: str) -> None:
    words = Words(locale, strict=True)
    for message in met()[1]:
        assert "{" not in words.say(message)


@locales
def test_every_label_that_is_met_fits_a_button(locale: str) -> None:
    words = Words(locale, strict=True)
    for message in met()[0]:
        assert len(words.say(message)) <= LONGEST_LABEL, words.say(message)


def component_labels() -> Iterator[Msg]:
    """What a button may say about each component."""
    for card in PACK.cards.values():
        name = card_name(PACK, card)
        yield from (msg(f"underwater-cities-do-{key}", card=name) for key in WITH_CARDS)
        yield msg("underwater-cities-do-choose-card-unmatched", card=name)
        yield from (label(part) for part in walk(card.effect) if _is_done(part))
    for side in PACK.sides.values():
        for slot in side.values():
            for key in ("choose-slot", "clone-slot", "slot-first", "perform"):
                yield msg(f"underwater-cities-do-{key}", slot=slot_name(slot))
            yield from (label(part) for part in walk(slot.effect))
    for contract in PACK.contracts.values():
        name = contract_name(PACK, contract)
        yield msg("underwater-cities-do-claim-contract", contract=name)
        yield from (label(part) for part in walk(contract.reward))
    for tile in PACK.tiles.values():
        yield tile_name(PACK, tile)
        yield from (label(part) for part in walk(tile.now))


def _is_done(part: object) -> bool:
    """Whether a statement can be a part that is chosen, not what holds or comes at the end."""
    lasting = {"On", "Discount", "AltCost", "Limit", "Boost", "Ability", "Prod", "End", "Replace"}
    return type(part).__name__ not in {*lasting, "Feed", "If", "Tier"}


@locales
def test_every_component_fits_a_button(locale: str) -> None:
    words = Words(locale, strict=True)
    for message in component_labels():
        assert len(words.say(message)) <= LONGEST_LABEL, words.say(message)
