"""Players, hands and claimed cards in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.msg import Msg
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.view import (
    ClaimedView,
)
from render.underwater_cities.players.players_alt import claimed, hand_alt, player, players_alt
from tests.render.underwater_cities.holdings import holding, rich
from tests.render.underwater_cities.tables import (
    NAMES,
    composed,
    context,
    pack,
    words,
)


def test_the_players_are_told_in_words() -> None:
    view = replace(rich(2), order=(1, 0))
    alt = composed("players", view, context(2)).alt
    assert alt.startswith(
        f"{NAMES[1]}: 87 points; 14 credits, 2 kelp, 3 steelplast and 5 science; "
        "4 cards in hand; connected: cities 20, tunnels 21, farms 22, desalination plants 23, "
        "laboratories 24, metropolises 25."
    )
    assert f"{NAMES[1]} has claimed" in alt
    assert "First Harvest" in alt


def test_who_has_no_resources_is_told_so() -> None:
    alt = composed("players", rich(2, stock=Stock()), context(2)).alt
    assert f"{NAMES[1]}: 87 points; no resources; 4 cards in hand" in alt


def test_the_own_cards_are_told_in_words() -> None:
    claimed = (ClaimedView("jubilee", used=True),)
    view = holding("smuggling", "embassy", looked_at=("mint",), claimed=claimed)
    assert composed("hand", view, context(2)).alt == (
        "To choose from: Mint. Your hand: Smuggling (4), Embassy (35). "
        "Mira has claimed Jubilee (176)."
    )


def test_an_empty_hand_is_told_in_words() -> None:
    assert composed("hand", holding(), context(2)).alt.startswith("Your hand: no cards.")


def said(sentences: Iterable[Msg]) -> list[str]:
    """The sentences in English."""
    return [words().say(one, NAMES[:2]) for one in sentences]


def test_resources_that_are_missing_are_not_told() -> None:
    (told,) = said(player(rich(2, stock=Stock(kelp=2)), 1))
    assert "; 2 kelp; 4 cards in hand;" in told
    assert "credit" not in told


def test_claimed_cards_and_contracts_are_told_together_and_none_not_at_all() -> None:
    held = (ClaimedView("embassy", used=True),)
    view = rich(2, claimed=held, contracts=("first_harvest",))
    assert said(claimed(pack(), view, 1)) == [
        f"{NAMES[1]} has claimed Embassy (35) and First Harvest."
    ]
    assert said(claimed(pack(), rich(2, claimed=(), contracts=()), 1)) == []


def test_all_players_are_told_before_what_any_has_claimed() -> None:
    told = said(players_alt(pack(), replace(rich(2), order=(1, 0))))
    assert [one.split(":")[0] for one in told[:2]] == [NAMES[1], NAMES[0]]
    assert all("has claimed" in one for one in told[2:])


def test_what_is_looked_at_is_told_before_the_hand() -> None:
    view = holding("embassy", looked_at=("jubilee", "mint"))
    assert view.own is not None
    told = said(hand_alt(pack(), view, view.own))
    assert "Jubilee (176)" in told[0]
    assert "Mint" in told[0]
    assert "Embassy (35)" in told[1]


def test_the_own_claimed_cards_end_the_words_for_a_hand() -> None:
    view = holding(claimed=(ClaimedView("embassy", used=False),))
    assert view.own is not None
    told = said(hand_alt(pack(), view, view.own))
    assert len(told) == 2
    assert told[-1] == "Mira has claimed Embassy (35)."
