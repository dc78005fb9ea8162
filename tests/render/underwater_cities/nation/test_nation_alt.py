"""Nations, production and scores in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.game import Result
from engine.core.msg import Msg
from engine.underwater_cities.view import ClaimedView
from render.underwater_cities.nation.nation_alt import production_alt, scores_alt, sheet_alt
from tests.render.underwater_cities.holdings import ended
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import (
    NAMES,
    composed,
    context,
    pack,
    seen,
    table,
    words,
)


def test_the_sheet_is_told_in_words() -> None:
    at = position(owns="4c").claimed("brine_gardens")
    alt = composed("sheet", view_of(at), context(2), seat=0).alt
    assert "Mira: 17 points, 4 credits; hand 0 of 3; below the Federation track." in alt
    assert "C9, nonsymbiotic city: 2 \N{MULTIPLICATION SIGN} farm (upgraded), laboratory." in alt
    assert "C4, nonsymbiotic city, not connected: desalination plant." in alt
    assert "Metropolis Mint: connected." in alt
    assert "Brine Gardens (65)" in alt


def test_production_is_told_in_words() -> None:
    alt = composed("production", view_of(position()), context(2), seat=0).alt
    assert alt.startswith("Mira, Production right now: 7 points, 6 credits")
    assert "cities to feed: 3." in alt
    assert "C9: 3 points, 3 kelp, 1 science." in alt


def test_the_scores_are_told_in_words_the_first_place_first() -> None:
    alt = composed("scores", ended(), context(3)).alt
    total = ended().players[1].score.total
    assert f"1. {context(3).names[1]}: {total} points: so far 60," in alt
    assert alt.index("1. ") < alt.index("2. ") < alt.index("3. ")


def said(sentences: Iterable[Msg]) -> list[str]:
    """Return the sentences in English."""
    return [words().say(one, NAMES[:2]) for one in sentences]


def test_a_sheet_counts_the_network_with_what_is_not_connected() -> None:
    told = said(sheet_alt(pack(), view_of(position()), 0))
    assert told[1] == "Cities 4, symbiotic 1; tunnels 4, upgraded 1."


def test_a_city_without_buildings_is_told_too() -> None:
    told = said(sheet_alt(pack(), view_of(position(nation="c8*")), 0))
    assert "C8, symbiotic city, not connected." in told


def test_used_paid_and_ready_cards_are_told_apart() -> None:
    view = view_of(position())
    player = replace(
        view.players[0],
        claimed=(ClaimedView("embassy", used=False), ClaimedView("jubilee", used=True)),
        paid=("skyline",),
        contracts=("first_harvest",),
    )
    told = said(sheet_alt(pack(), replace(view, players=(player, view.players[1])), 0))
    assert told[-4:] == [
        "Claimed: Embassy (35).",
        "Used action cards: Jubilee (176).",
        "Paid Special cards: Skyline (170).",
        "Contracts: First Harvest.",
    ]


def test_somebody_who_makes_nothing_is_told_so_without_sources() -> None:
    view = view_of(position(nation=""))
    player = replace(view.players[0], production=(), asking=())
    told = said(production_alt(pack(), replace(view, players=(player, view.players[1])), 0))
    assert told == ["Mira, Production right now: 0 points; cities to feed: 1."]


def test_a_running_game_has_standings_and_no_winner() -> None:
    told = said(scores_alt(view_of(position())))
    assert [one[:2] for one in told] == ["1.", "2."]
    over = said(scores_alt(replace(view_of(position()), result=Result((1, 2), (2, 1), "eras"))))
    assert over[0] == f"The game is over: {NAMES[1]} wins."
    assert over[1].startswith(f"1. {NAMES[1]}")


def test_a_solo_game_is_told_without_a_winner() -> None:
    alone = replace(seen(table(1), None), result=Result((100,), (1,), "eras"))
    told = said(scores_alt(alone))
    assert len(told) == 1
    assert told[0].startswith("1. Mira")
