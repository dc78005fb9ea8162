"""Icons that show what components do."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decision import Option
from engine.core.effects.alternatives import Both, May, Times
from engine.core.effects.any_order import AnyOrder
from engine.core.effects.effect import Doer, Effect
from engine.core.msg import Msg, msg
from engine.otys.effects.cubes import BetterTrade
from engine.otys.effects.goods import Bill, Gain, TakeBackKey
from engine.otys.pack.vocabulary import STATEMENTS
from engine.otys.state import RESOURCES as ENGINE_RESOURCES
from render.icons import ICONS
from render.kit.icon_rows import Figure, Icon, IconRow
from render.otys.glyphs import (
    RESOURCES,
    back_row,
    contract_bonus,
    contract_groups,
    diver_row,
    effect_row,
    front_row,
    sponsor_row,
)
from tests.render.otys.tables import (
    pack,
    words,
)


def rows() -> dict[IconRow, set[str]]:
    """Return every row of icons on components, each with the sentences it represents."""
    found: dict[IconRow, set[str]] = {}
    found_effects = [diver.actions[side] for diver in pack().divers.values() for side in (0, 1)]
    found_effects += [sponsor.effect for sponsor in pack().sponsors.values()]
    for reward in pack().rewards.values():
        found_effects += [reward.front, reward.back]
    for effect in found_effects:
        found.setdefault(effect_row(effect), set()).add(words().say(effect.words()))
    return found


def test_every_effect_of_the_pack_has_icons() -> None:
    assert all(rows())


def test_two_effects_look_alike_only_if_they_do_the_same() -> None:
    assert [said for said in rows().values() if len(said) > 1] == []


def test_every_component_has_icons() -> None:
    found = [sponsor_row(sponsor) for sponsor in pack().sponsors.values()]
    found += [front_row(reward) for reward in pack().rewards.values()]
    found += [back_row(reward) for reward in pack().rewards.values()]
    for diver in pack().divers.values():
        found += [diver_row(diver, upgraded=False), diver_row(diver, upgraded=True)]
    names = {glyph.name for row in found for glyph in row if isinstance(glyph, Icon)}
    assert all(found)
    assert names <= ICONS.keys()


def test_sides_of_a_diver_that_differ_look_different() -> None:
    for diver in pack().divers.values():
        same = diver.actions[0] == diver.actions[1] and diver.costs[0] == diver.costs[1]
        alike = diver_row(diver, upgraded=False) == diver_row(diver, upgraded=True)
        assert alike == same


def test_the_ten_sponsor_sides_look_different() -> None:
    assert len({sponsor_row(sponsor) for sponsor in pack().sponsors.values()}) == 10


def test_a_sponsor_that_closes_the_propellers_shows_one_crossed_out() -> None:
    crossed = Icon("propeller", crossed=True)
    for sponsor in pack().sponsors.values():
        assert (crossed in sponsor_row(sponsor)) == sponsor.closes_propellers


@pytest.mark.parametrize("card", pack().contracts.values(), ids=lambda card: card.id)
def test_a_contract_shows_as_many_cubes_as_it_asks_for(card: Any) -> None:  # noqa: ANN401
    assert sum(map(len, contract_groups(card))) == card.cubes
    assert [glyph.name for glyph in contract_bonus(card) if isinstance(glyph, Icon)] == [
        "credit"
    ] * card.credits + ["battery"] * card.batteries


READ_AS_OTHERS: tuple[object, ...] = (Bill, BetterTrade)
"""Statements that are read as effects of other classes: a price, and both ways to trade."""


@pytest.mark.parametrize(
    "kind",
    [*(each for each in STATEMENTS if each not in READ_AS_OTHERS), AnyOrder, Both, May, Times],
)
def test_every_statement_has_icons(kind: type[Effect[Any]]) -> None:
    assert effect_row.dispatch(kind) is not effect_row.dispatch(Effect)


def test_many_of_a_thing_get_a_number() -> None:
    assert effect_row(Gain(credit=2)) == (Icon("credit"), Icon("credit"))
    assert effect_row(Gain(credit=3)) == (Figure("3"), Icon("credit"))


def test_what_is_done_several_times_says_how_often() -> None:
    twice = Times(2, TakeBackKey())
    assert effect_row(twice) == (Figure("2\N{MULTIPLICATION SIGN}"), Icon("take-back"))


def test_parts_in_any_order_are_joined() -> None:
    both = AnyOrder((Gain(point=1), Gain(battery=1)))
    assert effect_row(both) == (Icon("point"), Icon("plus"), Icon("battery"))


class Dance(Effect[Any]):
    """An effect that has no icons."""

    def ways(self, state: object, doer: Doer) -> list[Option]:  # noqa: ARG002
        return []

    def words(self) -> Msg:
        return msg("dance")


def test_an_effect_nobody_has_drawn_is_refused() -> None:
    with pytest.raises(TypeError):
        effect_row(Dance())


def test_resources_stand_in_the_order_of_the_engine() -> None:
    assert RESOURCES == ENGINE_RESOURCES
