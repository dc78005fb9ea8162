"""Side actions and decisions between two steps of an effect."""

from __future__ import annotations

import pytest

from engine.core.effects.combinators import Choose
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.federation import move_marker
from engine.underwater_cities.effects.gain import Gain
from engine.underwater_cities.effects.lasting import On
from engine.underwater_cities.effects.pay import Pay
from engine.underwater_cities.terms.events import Advanced, Built, Entered, TurnEnded
from tests.engine.underwater_cities.altered import altered
from tests.engine.underwater_cities.scene import Scene, stock

CARD = Gain((("card", 1),))
POINT = Gain((("point", 1),))


# ---------------------------------------------------------------- Federation steps


@pytest.mark.rule("D25", "UC-6.38", "UC-11.18")
def test_between_two_steps_it_is_asked_again_if_the_first_brought_a_card() -> None:
    scene = altered("embassy", "permanent", (On(Entered(4), CARD),))
    scene.claimed("embassy").hand("kelp_nursery").start()
    scene.choose("green_2", "kelp_nursery", "advance:2")
    assert (scene.prompt, scene.keys) == ("advance", ["advance:1", "advance:0"])
    assert (scene.state.space_of(0), len(scene.me().hand)) == (4, 1)
    scene.play("advance:0")
    assert (scene.state.space_of(0), scene.prompt) == (4, "end")


@pytest.mark.rule("D25")
def test_steps_that_bring_nothing_to_think_about_are_made_in_one_go() -> None:
    scene = Scene().claimed("embassy").hand("kelp_nursery").start()
    scene.choose("green_2", "kelp_nursery", "advance:2")
    assert (scene.state.space_of(0), scene.prompt) == (3, "end")


@pytest.mark.rule("D25", "UC-6.53", "UC-1.7")
def test_between_two_steps_an_ability_may_be_used_that_the_first_one_made_possible() -> None:
    scene = Scene().claimed("exchange_desk").hand("kelp_nursery")
    move_marker(scene.state, 0, 3)
    scene.start().choose("green_2", "kelp_nursery", "advance:2")
    # Space 2 gave the steelplast that can be exchanged now.
    assert scene.keys == ["advance:1", "advance:0", "ability:exchange_desk:exchange:2"]
    scene.play("ability:exchange_desk:exchange:2", "advance:1")
    assert (scene.state.space_of(0), scene.me().stock) == (1, stock("1k"))


@pytest.mark.rule("UC-6.39", "D25")
def test_an_advance_in_several_goes_is_one_advance() -> None:
    scene = altered("embassy", "permanent", (On(Entered(4), CARD), On(Advanced(), POINT)))
    scene.claimed("embassy").hand("kelp_nursery").start()
    scene.choose("green_2", "kelp_nursery", "advance:2", "advance:1")
    assert (scene.state.space_of(0), scene.me().points) == (3, 1)


# ---------------------------------------------------------------- the order of a bundle


@pytest.mark.rule("UC-6.12", "UC-6.29")
def test_the_card_of_a_bundle_may_be_drawn_before_the_step_is_decided() -> None:
    scene = Scene().player(owns="2s 1k 1c").hand("kelp_nursery").start()
    scene.choose("green_4", "kelp_nursery", "site:c5")
    assert scene.keys == ["advance:1", "cards", "advance:0"]
    scene.play("cards")
    assert (len(scene.me().hand), scene.keys) == (1, ["advance:1", "advance:0"])
    scene.play("advance:1")
    assert (len(scene.me().hand), scene.state.space_of(0), scene.prompt) == (1, 4, "end")


@pytest.mark.rule("UC-6.12")
@pytest.mark.parametrize(("key", "space"), [("advance:1", 4), ("advance:0", 5)])
def test_otherwise_the_card_of_a_bundle_is_drawn_last(key: str, space: int) -> None:
    scene = Scene().player(owns="2s 1k 1c").hand("kelp_nursery").start()
    scene.choose("green_4", "kelp_nursery", "site:c5")
    assert scene.me().hand == ()
    # The card of the bundle is the last thing done; the end of the turn gives another one.
    scene.play(key)
    assert (len(scene.me().hand), scene.state.space_of(0)) == (2, space)


@pytest.mark.rule("UC-6.12")
def test_a_bundle_whose_order_does_not_matter_is_gained_without_asking() -> None:
    scene = Scene().hand("courier_subs").start().choose("red_3", "courier_subs", "order:card")
    # One card of the bundle, and the one at the end of the turn.
    assert (scene.prompt, scene.me().stock, len(scene.me().hand)) == ("slot", stock("3s 1k"), 2)


# ---------------------------------------------------------------- abilities and contracts


@pytest.mark.rule("UC-6.53", "UC-5.13")
@pytest.mark.parametrize(("name", "left"), [("emergency_rations", "1k"), ("supply_drop", "")])
def test_an_ability_turns_what_the_card_gave_into_what_the_slot_needs(name: str, left: str) -> None:
    # The card gives kelp, of which one becomes the steelplast for the tunnel.
    scene = Scene().player(owns="1c").claimed("exchange_desk").hand(name, "courier_subs").start()
    assert "slot:yellow_2" in scene.keys
    scene.play("slot:yellow_2", f"card:{name}", *(["way:1"] if name == "supply_drop" else []))
    scene.play("site:t-c6-c9")
    assert (scene.me().nation.tunnel.bit_count(), scene.me().stock) == (1, stock(left))


@pytest.mark.rule("UC-6.53", "UC-6.18")
def test_between_two_builds_an_ability_may_pay_for_the_second() -> None:
    # The site of the first laboratory gives the kelp that is exchanged for steelplast.
    scene = Scene().player(owns="1s").claimed("exchange_desk").hand("federal_grant").start()
    scene.choose("red_1", "federal_grant", "site:c9.b1")
    assert scene.keys == ["ability:exchange_desk:exchange:1", "skip"]
    scene.play("ability:exchange_desk:exchange:1", "site:c9.b2")
    assert scene.me().nation.lab.bit_count() == 2


@pytest.mark.rule("UC-6.53")
def test_an_ability_that_does_not_help_does_not_hold_up_the_turn() -> None:
    scene = Scene().player(owns="1s 1c").claimed("exchange_desk").hand("federal_grant").start()
    scene.choose("yellow_2", "federal_grant", "site:t-c5-c9")
    # The site gave a steelplast, but there is no credit for a second tunnel.
    assert scene.prompt == "end"


@pytest.mark.rule("UC-6.53", "UC-5.9")
def test_between_slot_and_card_an_ability_may_make_the_card_possible() -> None:
    # The slot gives no kelp, but steelplast that can be exchanged for it.
    scene = altered("courier_subs", "instant", (Pay(((("kelp", 2),),), POINT),))
    scene.claimed("exchange_desk").hand("courier_subs").start()
    scene.choose("red_3", "courier_subs")
    assert scene.keys == ["leave", "ability:exchange_desk:exchange:2"]
    scene.play("ability:exchange_desk:exchange:2", "card", "pay:1")
    assert scene.me().points == 1


@pytest.mark.rule("UC-6.64", "UC-6.55")
def test_between_slot_and_card_a_contract_may_pay_for_the_card() -> None:
    words = "c9.b1:farm+ c9.b2:farm"
    scene = Scene().player(owns="1k", has_built=words).contracts("first_harvest")
    scene.hand("corporate_expansion").start()
    scene.choose("red_1", "corporate_expansion", "site:c9.b3")
    # The third farm meets the contract, whose 2 credits pay for the Special card.
    assert scene.keys == ["contract:first_harvest", "skip"]
    scene.play("skip")
    assert scene.keys == ["leave", "contract:first_harvest"]
    scene.play("contract:first_harvest", "card")
    assert scene.me().claimed[-1] == "corporate_expansion"
    assert scene.me().stock == stock("2k")


@pytest.mark.rule("UC-6.53", "UC-5.26")
def test_what_the_end_of_the_turn_brings_may_still_be_used_by_an_ability() -> None:
    kelp = Gain((("kelp", 1),))
    scene = altered("hardship_fund", "permanent", (On(TurnEnded(), kelp),))
    scene.claimed("hardship_fund", "exchange_desk").hand("federal_grant").start()
    scene.choose("green_2", "federal_grant", "order:slot", "advance:1", "leave", "end")
    assert scene.keys == ["end", "ability:exchange_desk:exchange:1"]
    scene.play("ability:exchange_desk:exchange:1")
    # The ability is used up, so the turn ends without another question.
    assert scene.me().stock == stock("1s")
    assert len(scene.me().hand) == 1


@pytest.mark.rule("UC-5.16", "UC-6.65", "UC-1.7")
def test_between_a_build_and_the_upgrade_that_belongs_to_it_no_ability_is_offered() -> None:
    effect = (On(Built(("lab",)), Choose((POINT, Gain((("credit", 1),))))),)
    scene = altered("tide_mill", "permanent", effect, seats=3).claimed("tide_mill", "exchange_desk")
    scene.player(owns="1s 1k 2r 1c").claimed("patent_office").hand("federal_grant").start()
    scene.choose("red_5", "federal_grant", "part:2", "build:lab", "site:c9.b2")
    assert scene.keys == ["way:1", "way:2", "skip"]
    scene.play("way:1")
    assert scene.keys == ["pay:1-science", "pay:1-credit"]


@pytest.mark.rule("UC-6.5", "UC-6.2")
def test_a_discount_of_an_effect_lowers_an_alternative_cost_too() -> None:
    effect = (Build(1, ("lab",), "usual", (("credit", 1),)),)
    scene = altered("courier_subs", "instant", effect)
    scene.claimed("credit_line").hand("courier_subs").start()
    # A laboratory for 1 credit instead of 1 steelplast, less the credit that the card spares.
    scene.choose("red_3", "courier_subs", "order:card", "site:c9.b2")
    assert scene.me().nation.lab.bit_count() == 1
