from __future__ import annotations

from itertools import product

import pytest

from engine.core import machine
from engine.core.decision import Pick
from engine.core.effects.combinators import Choose
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.gain import Gain
from engine.underwater_cities.effects.lasting import On, Prod
from engine.underwater_cities.effects.pay import Pay
from engine.underwater_cities.effects.special import TakeSpecial
from engine.underwater_cities.effects.trial import Trial
from engine.underwater_cities.effects.upgrade import Convert, Upgrade
from engine.underwater_cities.terms.events import Built
from engine.underwater_cities.terms.glossary import Amount
from engine.underwater_cities.turn.eras import safest
from tests.engine.underwater_cities.altered import altered
from tests.engine.underwater_cities.scene import GAME, PACK, Scene, stock

# Each decision of the rules' table: who is asked, for what, and what is done without an answer.

POINT = Gain((("point", 1),))
CREDIT = Gain((("credit", 1),))
PAY_CREDIT: Amount = ((("credit", 1),),)


def safe(scene: Scene, number: int = 1) -> Scene:
    """Give the safe answer to so many questions, one after the other."""
    for _ in range(number):
        scene.answer(scene.pick.seat, *scene.pick.default)
    return scene


# ---------------------------------------------------------------- hands


@pytest.mark.rule("D1")
def test_d1_one_card_of_each_colour_then_the_lowest_numbers() -> None:
    names = ("federal_grant", "small_print", "kelp_nursery", "supply_drop", "smuggling")
    cards = [PACK.cards[name] for name in names]
    numbers = {"green": [48], "red": [29], "yellow": [2, 3, 4]}
    assert {c: sorted(x.number for x in cards if x.colour == c) for c in numbers} == numbers
    assert sorted(PACK.cards[name].number for name in safest(cards, 3)) == [2, 29, 48]
    assert sorted(PACK.cards[name].number for name in safest(cards, 4)) == [2, 3, 29, 48]


@pytest.mark.rule("D2")
def test_d2_the_latest_cards_go_first_but_special_cards_last() -> None:
    scene = Scene().hand("kelp_nursery", "supply_drop", "smuggling", "small_print", "master_diver")
    scene.start().choose("always", "supply_drop")
    decision = scene.pick
    assert (decision.seat, decision.least, decision.most) == (0, 4, 4)
    hand = scene.me().hand
    era = [name for name in hand[::-1] if not PACK.cards[name].special]
    special = [name for name in hand[::-1] if PACK.cards[name].special]
    assert decision.default == tuple(f"discard:{name}" for name in [*era, *special][:4])


@pytest.mark.rule("D26")
def test_d26_the_first_drawn_cards_are_kept() -> None:
    scene = (
        Scene()
        .hand("recruitment_drive")
        .lay(deck=("smuggling", "kelp_nursery", "supply_drop", "courier_subs"))
    )
    scene.start().choose("yellow_1", "recruitment_drive", "order:card")
    assert (scene.pick.default, scene.pick.least, scene.pick.most) == (("keep:smuggling",), 1, 1)


@pytest.mark.rule("D34")
def test_d34_new_cards_are_kept_then_the_highest_of_the_old() -> None:
    scene = Scene().player(owns="1k").claimed("undersea_server_farm").hand(2, 5, 4, 3)
    scene.start("production")
    assert (scene.prompt, scene.pick.least) == ("keep", 4)
    kept = [PACK.cards[key.removeprefix("keep:")] for key in scene.pick.default]
    assert sorted(card.era or 0 for card in kept) == [1, 2, 2, 2]
    assert 5 in {card.number for card in kept}


# ---------------------------------------------------------------- the declaration


@pytest.mark.rule("D3", "UC-5.13")
def test_d3_every_legal_pair_of_slot_and_card_can_be_reached_and_both_can_be_taken_back() -> None:
    scene = Scene().player(owns="1c").hand("supply_drop", "kelp_nursery", "federal_grant").start()
    slots = scene.keys_with("slot:")
    legal = set()
    for slot in slots:
        state = GAME.clone(scene.state)
        machine.submit(GAME, state, 0, (f"slot:{slot}",))
        asked = machine.pending(state, GAME)[0]
        assert isinstance(asked, Pick)
        legal |= {(slot, option.key.removeprefix("card:")) for option in asked.options}
        assert state.sealed < state.moves
    # With 1 credit the only slots of which a part depends on the card are those for tunnels.
    free = set(slots) - {"yellow_2"}
    assert legal == set(product(free, scene.me().hand)) | {("yellow_2", "supply_drop")}


@pytest.mark.rule("D3")
def test_d3_the_safe_pair_is_the_always_available_slot_with_the_lowest_card() -> None:
    scene = Scene().hand("master_diver", "supply_drop", "kelp_nursery").start()
    assert scene.pick.default == ("slot:always",)
    assert safe(scene).pick.default == ("card:kelp_nursery",)
    special = Scene().hand("master_diver", "build_expansion").start()
    lowest = min(("master_diver", "build_expansion"), key=lambda name: PACK.cards[name].number)
    assert safe(special).pick.default == (f"card:{lowest}",)


@pytest.mark.rule("D4")
def test_d4_no_cloning_tile_is_taken_without_an_answer() -> None:
    scene = Scene(4).player(owns="1c").hand("supply_drop").tile("red_3", 2).start()
    assert "clone:red_3" in scene.keys
    safe(scene, 2)
    assert scene.state.cloner is None


@pytest.mark.rule("D5")
def test_d5_the_slot_comes_first_and_the_card_is_left() -> None:
    scene = Scene().hand("courier_subs").start().choose("red_3", "courier_subs")
    assert scene.pick.default == ("order:slot",)
    assert safe(scene).pick.default == ("leave",)


# ---------------------------------------------------------------- actions


@pytest.mark.rule("D6")
def test_d6_only_what_is_gained_is_taken_and_the_rest_is_left() -> None:
    scene = Scene(3).player(owns="1s 1c").hand("kelp_nursery").start()
    scene.choose("green_4", "kelp_nursery")
    # "Use an action card; gain 1 steelplast."
    assert scene.pick.default == ("part:2",)
    assert safe(scene).pick.default == ("skip",)
    assert safe(scene).prompt == "end"
    assert scene.me().stock == stock("2s 1c")


@pytest.mark.rule("D7")
@pytest.mark.parametrize(
    ("slot", "owns", "way"), [("green_5", "1s 1c", "way:2"), ("green_3", "2s 1k 1c", "way:2")]
)
def test_d7_of_alternatives_the_first_that_needs_no_payment(slot: str, owns: str, way: str) -> None:
    scene = Scene(3).player(owns=owns).hand("master_diver").start().choose(slot, "master_diver")
    assert scene.keys == ["way:1", "way:2"]
    assert scene.pick.default == (way,)


@pytest.mark.rule("D7")
def test_d7_of_alternatives_that_all_cost_the_one_printed_first() -> None:
    scene = Scene().player(owns="2k 2s").hand("supply_drop").start().choose("red_1", "supply_drop")
    assert scene.pick.default == ("way:1",)


@pytest.mark.rule("D8")
def test_d8_nothing_further_is_built() -> None:
    scene = Scene(era=3).player(owns="3k 3s 3c").hand("building_boom").start()
    scene.choose("green_2", "building_boom", "order:slot", "advance:1", "card", "build:lab")
    scene.play("site:c9.b2")
    assert "build:farm" in scene.keys
    assert scene.pick.default == ("skip",)


@pytest.mark.rule("D9")
def test_d9_the_site_with_the_lowest_name() -> None:
    scene = Scene().player(owns="2s 2c").hand("courier_subs").start()
    scene.choose("yellow_2", "courier_subs")
    assert scene.pick.default == (min(scene.keys),)
    other = Scene().player(owns="1k").hand("federal_grant").start()
    other.choose("red_1", "federal_grant")
    assert other.pick.default == (min(other.keys),) == ("site:c5.b1",)


@pytest.mark.rule("D10")
def test_d10_the_cost_printed_first() -> None:
    scene = Scene().player(owns="1k 1c").claimed("credit_line").hand("federal_grant").start()
    scene.choose("red_1", "federal_grant", "way:1", "site:c9.b2")
    assert scene.keys == ["pay:1-kelp", "pay:1-credit"]
    assert scene.pick.default == ("pay:1-kelp",)


@pytest.mark.rule("D11")
def test_d11_the_least_biomatter_then_the_least_steelplast() -> None:
    scene = Scene().player(owns="1s 1k 2b 1c").hand("courier_subs").start()
    scene.choose("green_4", "courier_subs", "site:c6")
    # One steelplast is missing, so at least one biomatter is paid.
    assert scene.pick.default == ("pay:1-credit+1-kelp+1-steelplast+1-biomatter",)
    tied = Scene().player(owns="2s 1k 1b 1c").hand("courier_subs").start()
    tied.choose("green_4", "courier_subs", "site:c6")
    assert [key.count("biomatter") for key in tied.keys] == [0, 1, 1]
    assert tied.keys[1] == "pay:1-credit+1-kelp+1-steelplast+1-biomatter"


@pytest.mark.rule("D12")
def test_d12_nothing_further_is_upgraded() -> None:
    scene = Scene().player(owns="3r", has_built="c9.b1:farm c9.b2:lab").hand("federal_grant")
    scene.start().choose("yellow_4", "federal_grant", "way:2", "upgrade:c9.b1")
    assert scene.pick.default == ("skip",)


@pytest.mark.rule("D13")
def test_d13_no_action_card_is_used() -> None:
    scene = Scene(era=2).hand("demonstration_use_one").start()
    scene.choose("green_2", "demonstration_use_one", "order:slot", "advance:1", "card")
    assert (scene.keys, scene.pick.default) == (["use:personal_assistant", "skip"], ("skip",))


@pytest.mark.rule("D14")
def test_d14_the_card_used_longest_ago_becomes_available() -> None:
    scene = Scene(era=2).claimed("shore_leave", used=["shore_leave", "personal_assistant"])
    scene.hand("personnel_review").start().choose("yellow_1", "personnel_review", "order:card")
    assert scene.keys[-1] == "skip"
    assert scene.pick.default == ("refresh:shore_leave",)


@pytest.mark.rule("D15", "UC-6.43")
def test_d15_a_card_is_claimed_if_there_is_room_and_else_declined() -> None:
    scene = Scene().claimed("shore_leave").hand("build_a_structure").start()
    scene.choose("green_2", "build_a_structure", "advance:2", "card")
    assert scene.me().claimed[-1] == "build_a_structure"
    full = Scene().claimed("shore_leave", "drill_rig", "driftnet_crew").hand("build_a_structure")
    full.start().choose("green_2", "build_a_structure", "order:card")
    assert len(full.keys_with("replace:")) == 4
    assert full.pick.default == ("leave",)


@pytest.mark.rule("D16")
def test_d16_the_card_that_goes_is_not_used() -> None:
    scene = Scene().claimed("shore_leave", "drill_rig", "driftnet_crew").hand("build_a_structure")
    scene.start().choose("green_2", "build_a_structure", "order:card", "replace:shore_leave")
    assert (scene.keys, scene.pick.default) == (["no", "use:shore_leave"], ("no",))


@pytest.mark.rule("D17", "UC-6.55")
def test_d17_a_special_card_is_not_paid_for() -> None:
    scene = Scene().player(owns="3c").hand("open_research").start()
    scene.choose("green_2", "open_research", "order:slot", "advance:1")
    assert (scene.keys, scene.pick.default) == (["card", "leave"], ("leave",))


@pytest.mark.rule("D18")
def test_d18_the_top_card_of_the_deck_is_taken_else_a_shown_one() -> None:
    scene = Scene().hand("kelp_nursery").start().choose("green_3", "kelp_nursery")
    assert scene.pick.default == (f"take:{scene.state.specials[0]}",)
    none = Scene().hand("kelp_nursery").lay(specials=()).start()
    none.choose("green_3", "kelp_nursery")
    assert none.pick.default == (f"take:{none.state.open_specials[0]}",)


@pytest.mark.rule("D18")
def test_d18_also_where_taking_one_could_be_left() -> None:
    scene = Scene(era=2).hand("recruiting_office").start()
    scene.choose("green_2", "recruiting_office", "order:slot", "advance:1", "card", "way:1")
    assert scene.pick.default == (f"take:{scene.state.specials[0]}",)


@pytest.mark.rule("D19")
def test_d19_the_first_is_kept_and_the_others_go_under_as_drawn() -> None:
    scene = Scene().hand("kelp_nursery").lay(specials=PACK.special_deck[:6])
    scene.start().choose("green_3", "kelp_nursery", "take:search")
    safe(scene, 2)
    a, b, c, d, e, f = PACK.special_deck[:6]
    assert scene.me().hand == (b,)
    assert scene.state.specials == (e, f, a, c, d)


@pytest.mark.rule("D20")
def test_d20_the_types_printed_first() -> None:
    scene = Scene().claimed(used=["personal_assistant"]).hand("federal_grant").start()
    safe(scene.choose("yellow_1", "federal_grant"))
    assert scene.me().stock == stock("1k 1s")


@pytest.mark.rule("D21")
def test_d21_no_slot_is_performed() -> None:
    scene = Scene(era=2).hand("side_contract").start()
    scene.choose("red_3", "side_contract", "order:slot", "card")
    assert scene.pick.default == ("skip",)


@pytest.mark.rule("D22", "UC-5.24")
def test_d22_the_bonus_of_the_site_comes_first() -> None:
    scene = Scene().player(owns="1s", board=3, has_built="c6 t-c6-c9").claimed("graduate_intake")
    scene.hand("federal_grant").start().choose("red_1", "federal_grant", "site:c6.b1")
    assert (scene.keys, scene.pick.default) == (["next:0", "next:1"], ("next:0",))
    safe(scene)
    assert scene.prompt == "advance"


@pytest.mark.rule("D23", "UC-6.46")
@pytest.mark.parametrize(
    "effect",
    [
        Pay(PAY_CREDIT, POINT),
        Choose((POINT, CREDIT)),
        TakeSpecial(1),
        Upgrade(1, ("structure",)),
    ],
)
def test_d23_a_trigger_with_a_payment_or_a_choice_is_declined(effect: Pay | Choose) -> None:
    scene = altered("tide_mill", "permanent", (On(Built(("farm",)), effect),))
    scene.player(owns="1k 2c 1r").claimed("tide_mill").hand("federal_grant").start()
    scene.choose("red_1", "federal_grant", "site:c9.b2")
    assert scene.keys[-1] == "skip"
    assert scene.pick.default == ("skip",)


@pytest.mark.rule("D24")
def test_d24_no_ability_is_used() -> None:
    scene = Scene().player(owns="1k").claimed("exchange_desk").hand("federal_grant").start()
    safe(scene, 2)
    assert scene.prompt == "end"
    assert "ability:exchange_desk:exchange:1" in scene.keys
    assert scene.pick.default == ("end",)


@pytest.mark.rule("D25")
def test_d25_every_step_is_made() -> None:
    scene = Scene().hand("kelp_nursery").start().choose("green_2", "kelp_nursery")
    assert scene.pick.default == ("advance:2",)
    bonus = Scene().player(owns="2s 1k 1c").hand("kelp_nursery").start()
    bonus.choose("green_4", "kelp_nursery", "site:c5")
    assert bonus.keys == ["advance:1", "cards", "advance:0"]
    assert bonus.pick.default == ("advance:1",)


@pytest.mark.rule("D27", "UC-6.11")
def test_d27_no_card_is_discarded_as_a_price() -> None:
    scene = Scene(era=3).hand("farewell_tour", "kelp_nursery").start()
    colour = PACK.cards["farewell_tour"].colour
    slot = {"green": "green_2", "red": "red_3", "yellow": "yellow_1"}[colour or ""]
    scene.choose(slot, "farewell_tour", "order:card")
    assert (scene.keys, scene.pick.default) == (["pay:1", "skip"], ("skip",))


@pytest.mark.rule("D28")
@pytest.mark.parametrize("effect", [Trial(1, ("structure",)), Convert(1)])
def test_d28_no_structure_and_no_city_is_chosen(effect: Trial | Convert) -> None:
    scene = altered("kelp_nursery", "instant", (effect,))
    scene.player(has_built="c6 c9.b1:desal+").hand("kelp_nursery").start()
    scene.choose("yellow_1", "kelp_nursery", "order:card")
    assert len(scene.keys) > 1
    assert scene.pick.default == ("skip",)


@pytest.mark.rule("D29", "UC-6.28")
def test_d29_the_first_tile_is_kept() -> None:
    scene = Scene(era=3).player(owns="2c").hand("coastal_accession")
    scene.lay(spare_tiles=("festival_pier", "biopark", "parliament"))
    scene.start().choose("red_3", "coastal_accession", "order:slot", "card", "pay:1")
    assert scene.pick.default == ("keep:festival_pier",)


@pytest.mark.rule("D30")
def test_d30_no_contract_is_claimed() -> None:
    words = "c9.b1:farm+ c9.b2:farm c9.b3:farm"
    scene = Scene().player(has_built=words).contracts("first_harvest").hand("federal_grant").start()
    assert "contract:first_harvest" in scene.keys
    assert scene.pick.default == ("slot:always",)
    window = Scene().player(has_built=words).contracts("first_harvest").start("production")
    assert (window.prompt, window.pick.default) == ("contract", ("none",))


# ---------------------------------------------------------------- Production, and the end of a turn


@pytest.mark.rule("D31")
def test_d31_nothing_is_paid_and_nothing_makes_something_else() -> None:
    scene = Scene().player(owns="3k", has_built="c9.b1:lab")
    scene.claimed("night_market", "autonomous_systems", "sea_vent_factory").start("production")
    assert scene.pick.default == ("replace:0",)
    safe(scene, 3)
    # What was printed first was gained; no kelp will be sold.
    assert scene.me().stock == stock("3k 1r 2c")
    assert scene.pick.default == ("skip",)


@pytest.mark.rule("D32", "UC-7.4")
def test_d32_shared_effects_bring_gains_only() -> None:
    effect = (Prod((Gain((("card", 1),)), Build(1, ("farm",)), Pay(PAY_CREDIT, TakeSpecial(1)))),)
    scene = altered("tide_mill", "production", effect).player(owns="3k 3c").claimed("tide_mill")
    scene.start("production")
    assert len(scene.me().hand) == 1
    assert scene.pick.default == ("skip",)
    safe(scene, 2)
    assert (scene.state.era, scene.me().stock) == (2, stock("2k 3c"))


@pytest.mark.rule("D33", "UC-7.19")
def test_d33_feeding_leaves_nothing_to_decide() -> None:
    scene = Scene(era=2).player(owns="1k 1b", points=5, has_built="c6 t-c6-c9").start("production")
    assert (scene.prompt, scene.me().points) == ("slot", 5)
    assert scene.me().stock == stock("1c")


@pytest.mark.rule("D35", "UC-5.32")
def test_d35_the_end_of_the_turn_is_confirmed() -> None:
    scene = Scene().hand("kelp_nursery").start().choose("red_3", "kelp_nursery")
    assert (scene.keys, scene.pick.default) == (["end"], ("end",))
