"""Players, hands and claimed cards in words."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.stock import Stock
from engine.underwater_cities.view import (
    ClaimedView,
)
from tests.render.underwater_cities.holdings import holding, rich
from tests.render.underwater_cities.tables import (
    NAMES,
    composed,
    context,
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
