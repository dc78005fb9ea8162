"""The pictures of a question in words, beginning with what decides it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.msg import Msg
from engine.underwater_cities.words.names import site_name
from render.underwater_cities.question.asked_alt import (
    cards_picture_alt,
    federation_picture_alt,
    nation_picture_alt,
    slots_picture_alt,
)
from render.underwater_cities.question.questions import Question
from tests.render.underwater_cities.holdings import holding
from tests.render.underwater_cities.panels import GREEN, YELLOW, asked_at, choosing, title
from tests.render.underwater_cities.tables import NAMES, pack, words


def said(sentences: Iterable[Msg]) -> list[str]:
    """Return the sentences in English."""
    return [words().say(one, NAMES[:2]) for one in sentences]


def asked(*spots: str, hand: tuple[str, ...] = ()) -> Question:
    """Return a question to a player with these cards in hand."""
    return Question(pack(), holding(*hand), 0, spots)


def test_of_cards_the_names_come_before_what_they_do() -> None:
    play, names, *texts = said(cards_picture_alt(asked_at(choosing("yellow_1"))))
    assert play.startswith("Y1 is chosen")
    assert names.startswith("To choose from: ")
    assert names.index(title(GREEN)) < names.index(title(YELLOW))
    assert texts[0].startswith(title(GREEN))
    assert texts[1].startswith(title(YELLOW))
    assert "gain 1 kelp, 1 steelplast or 1 science" in texts[1]


def test_a_hand_from_which_nothing_is_chosen_is_called_a_hand() -> None:
    told = said(cards_picture_alt(asked(hand=("smuggling", "embassy"))))
    assert f"Your hand: {title('smuggling')} (" in " ".join(told)
    assert not [line for line in told if line.startswith("To choose from")]


def test_no_cards_are_said_to_be_none() -> None:
    assert said(cards_picture_alt(asked()))[-1] == "Your hand: no cards."


def test_tiles_and_contracts_are_described_too() -> None:
    (*_, tile, contract) = said(cards_picture_alt(asked("tile:mint", "contract:first_harvest")))
    assert tile.startswith("Mint: ")
    assert contract.startswith("First Harvest: ")


def test_the_sites_to_choose_from_come_before_the_goods_and_the_network() -> None:
    sites = ("c6.b1", "c9.x")
    chosen, bare = said(nation_picture_alt(asked(*sites))), said(nation_picture_alt(asked()))
    (line,) = set(chosen) - set(bare)
    assert all(words().say(site_name(site)) in line for site in sites)
    rest = chosen[chosen.index(line) + 1 :]
    assert "hand 0 of 3" in rest[0]
    assert "Production right now" in rest[1]
    assert rest[2].startswith("Cities 1")
    assert [each for each in chosen if each != line] == bare


def test_the_slots_are_told_before_the_player_and_the_track() -> None:
    question = asked("green_1")
    question = replace(question, view=replace(question.view, track=((0,), (), (), ())))
    told = said(slots_picture_alt(question))
    (slots,) = [place for place, line in enumerate(told) if "G1, G2, G3, G4" in line]
    (own,) = [place for place, line in enumerate(told) if line.startswith(f"{NAMES[0]}: 0 points")]
    (track,) = [place for place, line in enumerate(told) if "Federation track" in line]
    (offers,) = [place for place, line in enumerate(told) if line.startswith("Special card")]
    assert slots < own < track < offers


def test_the_track_is_told_before_the_player() -> None:
    question = asked("federation:1")
    question = replace(question, view=replace(question.view, track=((), (0, 1), (), ())))
    track, own = said(federation_picture_alt(question))
    assert track.index(NAMES[1]) < track.index(NAMES[0])
    assert own.startswith(f"{NAMES[0]}: 0 points")
