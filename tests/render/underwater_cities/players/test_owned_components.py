"""The components in front of a player, with what they bring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.game import Result
from engine.core.msg import Msg
from engine.underwater_cities.production import Line, Output
from engine.underwater_cities.scoring import Scored
from engine.underwater_cities.stock import Stock
from engine.underwater_cities.view import ClaimedView, MetropolisView, UnderwaterCitiesView
from render.kit.icon_rows import Figure, Icon
from render.underwater_cities.players.owned_components import (
    Owned,
    OwnedSection,
    owned_alt,
    produced,
    scored,
    sections,
)
from tests.render.underwater_cities.holdings import rich
from tests.render.underwater_cities.tables import NAMES, pack, words


def owning(**facts: object) -> UnderwaterCitiesView:
    """A table whose second seat has this, and nothing else in front of it."""
    bare: dict[str, object] = {"claimed": (), "paid": (), "contracts": (), "metropolises": ()}
    return rich(2, **bare | facts)


def of_second(view: UnderwaterCitiesView) -> dict[str, OwnedSection]:
    return {section.kind: section for section in sections(pack(), view, 1)}


def ready(*cards: str) -> tuple[ClaimedView, ...]:
    return tuple(ClaimedView(card, used=False) for card in cards)


def line(source: str, output: Output) -> Line:
    return Line("effect", source, output)


def test_who_owns_nothing_has_no_sections() -> None:
    assert of_second(owning()) == {}


def test_cards_stand_with_their_type_and_are_used_or_not() -> None:
    claimed = (*ready("embassy", "shore_leave"), ClaimedView("jubilee", used=True))
    found = of_second(owning(claimed=claimed))
    assert list(found) == ["action", "permanent"]
    assert [(one.place, one.used) for one in found["action"].owned] == [
        ("card:shore_leave", False),
        ("card:jubilee", True),
    ]
    assert found["action"].icon == "type-action"


def test_only_end_scoring_cards_have_points_in_all() -> None:
    view = owning(claimed=ready("monoculture", "kelp_laureates", "embassy"))
    score = replace(
        view.players[1].score,
        cards=(Scored("monoculture", 3), Scored("kelp_laureates", 0)),
    )
    found = of_second(with_second(view, score=score))
    assert found["end"].points == 3
    assert found["permanent"].points is None
    assert [one.gained for one in found["end"].owned] == [(("point", 3),), (("point", 0),)]


def with_second(view: UnderwaterCitiesView, **facts: object) -> UnderwaterCitiesView:
    second = replace(view.players[1], **facts)  # type: ignore[arg-type]
    return replace(view, players=(view.players[0], second))


def test_what_a_card_produces_is_added_up_and_promised_only_while_the_game_runs() -> None:
    lines = (
        line("tide_mill", Output(Stock(credit=1))),
        line("tide_mill", Output(Stock(credit=2), points=1)),
    )
    view = owning(claimed=ready("tide_mill"), production=lines)
    assert produced(view.players[1]) == {"tide_mill": (("point", 1), ("credit", 3))}
    (card,) = of_second(view)["production"].owned
    assert card.gained == (("point", 1), ("credit", 3))
    over = replace(view, result=Result((1, 2), (2, 1), "eras"))
    (card,) = of_second(over)["production"].owned
    assert card.gained == ()


def test_each_source_of_points_is_scored_even_with_none() -> None:
    view = owning()
    score = replace(
        view.players[1].score, cards=(Scored("monoculture", 0),), tiles=(Scored("mint", 4),)
    )
    assert scored(with_second(view, score=score).players[1]) == {
        "monoculture": (("point", 0),),
        "mint": (("point", 4),),
    }


def test_metropolises_wait_until_they_are_connected() -> None:
    lying = (
        MetropolisView("m1", "mint", connected=True),
        MetropolisView("m2", "academy", connected=False),
    )
    lines = (line("mint", Output(Stock(credit=2))), line("academy", Output(Stock(science=1))))
    found = of_second(owning(metropolises=lying, production=lines))
    assert list(found) == ["tiles", "waiting"]
    assert [one.place for one in found["tiles"].owned] == ["tile:mint"]
    assert found["tiles"].owned[0].gained == (("credit", 2),)
    assert found["waiting"].owned[0].gained == ()
    assert [found[kind].waiting for kind in ("tiles", "waiting")] == [False, True]
    assert not any(section.is_claimed for section in found.values())


def test_paid_cards_and_contracts_come_after_the_claimed_ones() -> None:
    view = owning(claimed=ready("embassy"), paid=("skyline",), contracts=("first_harvest",))
    found = of_second(view)
    assert list(found) == ["permanent", "paid", "contracts"]
    assert all(section.is_claimed for section in found.values())


def test_gains_are_icons_with_a_plus() -> None:
    section = of_second(owning(claimed=ready("embassy")))["permanent"]
    owned: Owned = replace(section.owned[0], gained=(("credit", 2), ("point", 1)))
    assert owned.gains == (Figure("+2"), Icon("credit"), Figure("+1"), Icon("point"))


def said(sentences: Iterable[Msg]) -> list[str]:
    """The sentences in English."""
    return [words().say(one, NAMES[:2]) for one in sentences]


def test_components_are_told_by_type_then_used_ones_gains_and_texts() -> None:
    view = owning(
        claimed=(ClaimedView("jubilee", used=True), *ready("tide_mill")),
        production=(line("tide_mill", Output(Stock(credit=1))),),
    )
    assert said(owned_alt(1, list(sections(pack(), view, 1)))) == [
        f"Claimed by {NAMES[1]}.",
        "Action cards: Jubilee (176).",
        "Production cards: Tide Mill (15).",
        "Used action cards: Jubilee (176).",
        "Tide Mill (15): 1 credit.",
        "Jubilee (176): gain 3 points.",
        "Tide Mill (15): during Production: gain 1 credit.",
    ]


def test_who_has_only_metropolises_has_claimed_nothing() -> None:
    lying = (MetropolisView("m2", "academy", connected=False),)
    told = said(owned_alt(1, list(sections(pack(), owning(metropolises=lying), 1))))
    assert told[0] != f"Claimed by {NAMES[1]}."
    assert "Academy" in told[1]
