"""Nations, Production and scores in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.msg import Msg
from engine.underwater_cities.view import ClaimedView, UnderwaterCitiesView
from render.underwater_cities.nation.nation_alt import production_alt, scores_alt, sheet_alt
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import NAMES, context, pack


def said(found: Iterable[Msg]) -> list[str]:
    """The sentences in English."""
    words = context(2).words
    return [words.say(one, NAMES) for one in found]


def sheet(view: UnderwaterCitiesView) -> list[str]:
    return said(sheet_alt(pack(), view, 0))


def changed(**parts: object) -> UnderwaterCitiesView:
    """A view whose first player differs."""
    view = view_of(position())
    return replace(view, players=(replace(view.players[0], **parts), *view.players[1:]))  # type: ignore[arg-type]


def test_figures_come_before_the_network_and_that_before_the_cities() -> None:
    player, network, *cities = sheet(view_of(position(owns="4k")))
    assert "17 points" in player
    assert "4 kelp" in player
    assert network.startswith("Cities 4")
    assert any("C9" in city for city in cities)


def test_every_city_is_told_with_what_stands_there() -> None:
    told = sheet(view_of(position()))
    (start,) = (one for one in told if "C9" in one)
    assert "farm" in start
    assert "upgraded" in start


def test_an_unconnected_city_is_said_to_be_so() -> None:
    told = sheet(view_of(position()))
    (far,) = (one for one in told if "C4" in one)
    (near,) = (one for one in told if "C6" in one)
    assert "not connected" in far
    assert "not connected" not in near


def test_used_cards_are_told_apart_from_those_that_are_ready() -> None:
    cards = (ClaimedView("jubilee", used=True), ClaimedView("embassy", used=False))
    ready, used = sheet(changed(claimed=cards))[-2:]
    assert pack().cards["embassy"].title in ready
    assert pack().cards["jubilee"].title in used


def test_whoever_has_claimed_nothing_has_no_sentence_about_cards() -> None:
    assert len(sheet(changed(claimed=()))) == len(sheet(changed())) - 1


def test_production_names_the_whole_before_its_sources() -> None:
    whole, *sources = said(production_alt(pack(), view_of(position()), 0))
    assert "7 points" in whole
    assert any(source.startswith("city site C9") for source in map(_lowered, sources))


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def test_a_source_that_gives_nothing_is_left_out() -> None:
    bare = said(production_alt(pack(), view_of(position(nation="")), 1))
    assert len(bare) == 1 + sum("C9" in one for one in bare)


def test_scores_are_told_from_first_place_to_last() -> None:
    told = said(scores_alt(view_of(position())))
    assert len(told) == 2
    assert "Mira" in told[0]
    assert "27" in told[0]
