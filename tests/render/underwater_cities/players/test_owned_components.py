"""The components in front of a player, by type, and what they bring."""

from __future__ import annotations

from dataclasses import replace

from engine.core.game import Result
from engine.underwater_cities.view import PlayerView, UnderwaterCitiesView
from render.icons import ICONS
from render.kit.icon_rows import Figure, Icon
from render.underwater_cities.players.owned_components import (
    Owned,
    OwnedSection,
    owned_alt,
    produced,
    scored,
    sections,
)
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import NAMES, pack, words


def holding(*cards: str) -> UnderwaterCitiesView:
    """Return the view of a player who has claimed these cards besides the Personal Assistant."""
    return view_of(position().claimed(*cards))


def found(view: UnderwaterCitiesView) -> dict[str, OwnedSection]:
    return {section.kind: section for section in sections(pack(), view, 0)}


def test_sections_come_in_the_order_of_their_use_and_none_is_empty() -> None:
    kinds = list(found(holding("monoculture", "brine_gardens", "embassy")))
    assert kinds == ["action", "permanent", "production", "end", "tiles", "waiting"]
    assert list(found(holding())) == ["action", "tiles", "waiting"]


def test_every_section_has_a_drawn_icon() -> None:
    assert all(section.icon in ICONS for section in found(holding("embassy")).values())


def test_a_metropolis_waits_until_it_is_connected() -> None:
    here = found(holding())
    assert [owned.place for owned in here["tiles"].owned] == ["tile:mint"]
    assert here["waiting"].waiting
    assert not here["tiles"].is_claimed
    assert all(not owned.gained for owned in here["waiting"].owned)


def test_a_production_card_brings_something_only_while_the_game_runs() -> None:
    view = holding("tide_mill")
    over = replace(view, result=Result((90, 80), (1, 2), "end"))
    assert found(view)["production"].owned[0].gained
    assert not found(over)["production"].owned[0].gained


def test_end_scoring_cards_have_the_sum_of_their_points() -> None:
    view = holding("monoculture")
    assert found(view)["end"].points == sum(part.points for part in view.players[0].score.cards)
    assert found(view)["action"].points is None


def test_gains_are_icons_with_their_numbers() -> None:
    card = found(holding())["action"].owned[0]
    assert replace(card, gained=(("point", 2),)).gains == (Figure("+2"), Icon("point"))


def test_points_are_told_even_if_there_are_none_and_outputs_by_their_source() -> None:
    player: PlayerView = holding("monoculture").players[0]
    assert scored(player).keys() >= {"monoculture"}
    assert dict(produced(player)["mint"]) == {"point": 1, "credit": 2}


def test_used_cards_are_named_in_words() -> None:
    here = [*sections(pack(), holding(), 0)]
    card: Owned = here[0].owned[0]
    used = replace(here[0], owned=(replace(card, used=True),))
    ready, spent = (
        [words().say(one, NAMES) for one in owned_alt(0, found)] for found in ([here[0]], [used])
    )
    assert len(spent) == len(ready) + 1
