"""The story of a turn of Underwater Cities says what was built, and what it brought and cost."""

from __future__ import annotations

import pytest

from engine.core.event import Cause, Event
from engine.core.msg import Msg, msg
from engine.core.text import Words
from engine.registry import find_game
from engine.underwater_cities.pack.components import RESOURCES
from engine.underwater_cities.view import PlayerView
from engine.underwater_cities.words.names import amount, bundle_words, structure_name
from tests.conformance.told_games import answered, signed

STORY = find_game("underwater-cities").story
WORDS = Words(strict=True)
SLOT = msg("underwater-cities-slot-green", place=3)
CARD = msg(
    "underwater-cities-numbered-card",
    title=msg("underwater-cities-own-title", title="Long Pier"),
    number=7,
)
GAMES = [(3, "random"), (4, "random"), (5, "greedy")]


def event(name: str, **facts: Msg | int) -> Event:
    return Event(msg(f"underwater-cities-log-{name}", **facts), 0)


def built(kind: str, site: str) -> Event:
    return event("built", site=structure_name(kind, site))


def said(*events: Event, form: str | None = None) -> list[str]:
    return [WORDS.inner(each, None, form) for each in STORY.turn(events)]


def amounts(player: PlayerView) -> dict[str, int]:
    """Return what a player holds, by the keys of the amounts."""
    held = {amount(name, 1).key: count for name, count in zip(RESOURCES, player.stock, strict=True)}
    return {
        **held, amount("point", 1).key: player.points, amount("card", 1).key: player.hand,
    }  # fmt: skip


@pytest.mark.parametrize(("seed", "player"), GAMES)
def test_what_a_story_says_was_gained_and_paid_is_what_everyone_sees(
    seed: int, player: str
) -> None:
    card = amount("card", 1).key
    for each in answered("underwater-cities", 3, seed, player):
        era = any(told.cause == Cause("phase", "era") for told in each.events)
        era = era or any(told.name.endswith("-chose-hand") for told in each.events)
        over = any(told.name == "underwater-cities-log-over" for told in each.events)
        for seat in range(3):
            before = amounts(each.before.players[seat])
            after = amounts(each.after.players[seat])
            told = signed(STORY.turn(each.of(seat)))
            changed = {key: after[key] - before[key] for key in after}
            if over:  # the result says what the final scoring brought
                assert changed.pop(amount("point", 1).key) >= told.pop(amount("point", 1).key, 0)
            if era:  # everyone gets as many cards and keeps as many
                del changed[card]
                told.pop(card, None)
            assert told == {key: change for key, change in changed.items() if change}, each.events


@pytest.mark.parametrize(("seed", "player"), GAMES)
def test_all_that_was_built_is_told(seed: int, player: str) -> None:
    for each in answered("underwater-cities", 3, seed, player):
        for seat in range(3):
            before, after = each.before.players[seat], each.after.players[seat]
            standing = len(after.cities) + len(after.structures)
            more = standing - len(before.cities) - len(before.structures)
            told = [
                part["count"]
                for sentence in STORY.turn(each.of(seat))
                if sentence.key == "underwater-cities-story-built"
                for part in sentence["things"]  # type: ignore[union-attr]
                if isinstance(part, Msg)
            ]
            assert sum(told) == more  # type: ignore[arg-type]


def test_a_turn_is_told_in_the_order_of_its_story() -> None:
    told = said(
        event("declared", slot=SLOT, card=CARD),
        event("paid", goods=bundle_words((("credit", 2), ("kelp", 1)))),
        built("white", "c5"),
        built("farm", "c5.b1"),
        event("gained", goods=bundle_words((("credit", 1), ("point", 4)))),
        built("farm", "c5.b2"),
        event("stepped", space=msg("underwater-cities-space", space=2)),
        event("drew", count=1),
    )
    assert told == [
        "G3 with Long Pier",
        "built city C5 and 2 farms (C5)",
        "1 step up the Federation",
        "−1 credit, −1 kelp",  # noqa: RUF001
        "+4 points",
    ]


@pytest.mark.parametrize(
    ("then", "head"),
    [
        ("claimed", "G3, claimed Long Pier"),
        ("unused", "G3 with Long Pier (no effect)"),
        ("resolved", "G3 with Long Pier"),
    ],
)
def test_what_became_of_the_card_is_told_beside_the_slot(then: str, head: str) -> None:
    facts = {} if then == "unused" else {"card": CARD}
    told = said(
        event("declared", slot=SLOT, card=CARD), event(then, **facts), event("drew", count=1)
    )
    assert told == [head]


def test_a_clone_and_a_slot_without_a_card_are_told_as_such() -> None:
    assert said(event("cloned", slot=SLOT, card=CARD))[0] == "clone of G3 with Long Pier"
    assert said(event("declared-alone", slot=SLOT)) == ["G3 without a card"]


def test_where_there_is_hardly_any_room_what_was_built_and_the_points_stay() -> None:
    events = (
        event("declared", slot=SLOT, card=CARD),
        event("used", card=CARD),
        built("tunnel", "t-c5-c9"),
        event("gained", goods=bundle_words((("credit", 1), ("point", 2)))),
    )
    assert said(*events, form="least") == ["G3", "", "built tunnel (C5–C9)", "", "+2 points"]  # noqa: RUF001


def test_a_hidden_special_card_is_told_with_the_one_that_went_under_the_deck() -> None:
    told = said(event("searched-specials", card=CARD), event("kept-special"))
    assert told[0] == "took a hidden Special card; Long Pier went under the deck"
