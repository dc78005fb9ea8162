"""Players, hands and claimed cards in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.msg import Msg
from engine.underwater_cities.view import OwnCards
from render.underwater_cities.players.players_alt import claimed, hand_alt, player, players_alt
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import NAMES, pack, words

PLAIN = view_of(position(owns="4c"))


def said(found: Iterable[Msg]) -> list[str]:
    """The sentences in English."""
    return [words().say(one, NAMES) for one in found]


def test_a_player_is_told_with_points_and_goods() -> None:
    (sentence,) = said(player(PLAIN, 0))
    assert sentence.startswith("Mira")
    assert "17" in sentence
    assert "4 credits" in sentence


def test_who_has_claimed_nothing_is_not_mentioned() -> None:
    bare = replace(PLAIN, players=(replace(PLAIN.players[0], claimed=()), PLAIN.players[1]))
    assert said(claimed(pack(), bare, 0)) == []


def test_claimed_cards_and_contracts_are_named() -> None:
    contract = next(iter(pack().contracts.values()))
    mine = replace(PLAIN.players[0], contracts=(contract.id,))
    view = replace(PLAIN, players=(mine, PLAIN.players[1]))
    (sentence,) = said(claimed(pack(), view, 0))
    assert contract.title in sentence
    assert pack().cards["personal_assistant"].title in sentence


def test_players_are_told_in_their_order_and_what_they_claimed_after_them() -> None:
    told = said(players_alt(pack(), replace(PLAIN, order=(1, 0))))
    names = [next(name for name in NAMES if name in sentence) for sentence in told]
    assert names == [NAMES[1], NAMES[0], NAMES[1], NAMES[0]]


def test_cards_that_are_looked_at_come_before_the_hand() -> None:
    first, second, *_ = said(
        hand_alt(pack(), PLAIN, OwnCards(("smuggling",), ("embassy", "mint"), ()))
    )
    assert pack().cards["embassy"].title in first
    assert pack().tiles["mint"].title in first
    assert pack().cards["smuggling"].title in second


def test_an_empty_hand_is_said_to_be_empty() -> None:
    empty = said(hand_alt(pack(), PLAIN, OwnCards((), (), ())))
    full = said(hand_alt(pack(), PLAIN, OwnCards(("smuggling",), (), ())))
    assert empty[0] != full[0]
    assert len(empty) == len(full)
