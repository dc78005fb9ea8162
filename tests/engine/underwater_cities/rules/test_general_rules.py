from __future__ import annotations

from dataclasses import fields, replace

import pytest

from engine.core.decision import Pick
from engine.core.rng import Rng
from engine.underwater_cities.effects.draw import Draw
from engine.underwater_cities.effects.gain import Gain
from engine.underwater_cities.effects.lasting import On, Prod
from engine.underwater_cities.effects.pay import Pay
from engine.underwater_cities.hidden import redeal
from engine.underwater_cities.terms.events import Built
from tests.engine.underwater_cities.scene import GAME, PACK, Scene, stock, stroll

# ---------------------------------------------------------------- what holds everywhere


@pytest.mark.rule("UC-1.1", "UC-1.3", "UC-10.3")
def test_all_that_the_rules_speak_of_is_in_the_pack() -> None:
    assert [len(cards) for cards in PACK.era_cards.values()] == [66, 57, 57]
    assert (len(PACK.special_deck), len(PACK.three_credit_cards)) == (15, 10)
    assert (len(PACK.contracts), len(PACK.tiles), len(PACK.boards)) == (8, 16, 8)


@pytest.mark.rule("UC-1.2")
def test_what_a_card_says_beats_the_general_rule_for_that_card_only() -> None:
    scene = Scene().player(owns="4c").hand("coral_concrete", "courier_subs").start()
    scene.choose("red_3", "coral_concrete", "order:card", "site:t-c6-c9")
    # The card asks 2 credits instead of the usual cost.
    assert scene.me().stock == stock("2c 2s 1k")


@pytest.mark.rule("UC-1.4")
def test_nothing_touches_what_others_have_in_a_turn() -> None:
    turns = 0
    before = None
    for state, _ in stroll(3, 17, most=300):
        now = tuple(player.clone() for player in state.players)
        seat = state.turn.seat if state.turn else None
        if before is not None and seat is not None and before[0] == seat:
            turns += 1
            others = [n for n in range(3) if n != seat]
            assert [now[n].stock for n in others] == [before[1][n].stock for n in others]
            assert [now[n].nation for n in others] == [before[1][n].nation for n in others]
        before = (seat, now) if seat is not None else None
    assert turns > 50


@pytest.mark.rule("UC-1.5")
def test_every_part_of_a_card_may_be_left_out() -> None:
    scene = Scene().player(owns="1k").hand("dive_school").start()
    scene.choose("red_3", "dive_school", "order:slot", "card")
    assert scene.keys == ["part:1", "part:2", "stop"]
    scene.play("stop")
    assert scene.prompt == "end"
    assert scene.me().used == ()


@pytest.mark.rule("UC-1.7", "UC-6.53")
def test_between_site_and_payment_of_a_build_nothing_else_is_offered() -> None:
    scene = Scene().player(owns="3s 3k 3c 3b").claimed("exchange_desk").hand("kelp_nursery").start()
    scene.choose("green_4", "kelp_nursery", "build:white", "site:c6")
    assert scene.prompt == "payment"
    assert [key for key in scene.keys if key.startswith("ability:")] == []


@pytest.mark.rule("UC-3.1")
def test_any_number_of_resources_can_be_owned() -> None:
    scene = Scene().player(owns="500s 500k").hand("kelp_nursery").start()
    scene.choose("red_3", "kelp_nursery")
    assert scene.me().stock == stock("502s 501k")


@pytest.mark.rule("UC-3.7", "UC-7.18")
def test_the_score_never_falls_below_nothing() -> None:
    scene = Scene().player(points=2, has_built="c6 t-c6-c9").start("production")
    assert scene.me().points == 0


# ---------------------------------------------------------------- turns


@pytest.mark.rule("UC-5.3")
def test_a_turn_is_discard_declaration_actions_end_and_draw() -> None:
    scene = Scene(1).hand(2, 3, 4, 5, 6).start()
    prompts = [scene.prompt]
    scene.choose("red_3", "kelp_nursery")
    prompts.append(scene.prompt)
    scene.play("end")
    prompts.append(scene.prompt)
    scene.answer(0, *scene.pick.default)
    prompts.append(scene.prompt)
    assert prompts == ["slot", "end", "discard-excess", "slot"]


@pytest.mark.rule("UC-5.15", "UC-6.9")
def test_what_is_bought_follows_its_price_at_once() -> None:
    scene = Scene().player(owns="1k").hand("smuggling").start()
    scene.choose("yellow_4", "smuggling", "order:card", "pay:1")
    assert scene.me().stock == stock("3c 2r")


@pytest.mark.rule("UC-6.9")
def test_a_payment_is_offered_only_if_what_it_buys_can_be_done() -> None:
    scene = Scene().player(owns="1s").hand("technology_negotiation").start()
    scene.choose("yellow_4", "technology_negotiation")
    # There is no desalination plant to upgrade, so the card does nothing.
    assert scene.prompt == "end"
    assert scene.me().stock == stock("1s 2r")


@pytest.mark.rule("UC-6.13", "D20")
def test_two_resources_of_different_types() -> None:
    scene = Scene().claimed(used=["personal_assistant"]).hand("federal_grant").start()
    scene.me().used = ("personal_assistant",)
    scene.choose("yellow_1", "federal_grant")
    # Both are chosen in one: kelp and steelplast, kelp and science, steelplast and science.
    assert scene.keys == ["way:1", "way:2", "way:3"]
    scene.play("way:3")
    assert scene.me().stock == stock("1s 1r")


@pytest.mark.rule("D21")
def test_which_slot_to_perform_may_be_left_open() -> None:
    scene = Scene(era=2).hand("side_contract").start()
    scene.choose("red_3", "side_contract", "order:slot", "card")
    assert scene.keys == ["perform:green_2", "perform:green_3", "skip"]
    assert scene.pick.default == ("skip",)


@pytest.mark.rule("UC-6.46", "D23")
def test_a_trigger_with_a_choice_or_price_is_offered_and_may_be_declined() -> None:
    # A card of a test pack: whenever a farm is built, 1 credit may be paid for 1 point.
    pay = Pay(((("credit", 1),),), Gain((("point", 1),)))
    scene = _with_effect("tide_mill", "permanent", (On(Built(("farm",)), pay),))
    scene.player(owns="1k 1c").claimed("tide_mill").hand("federal_grant").start()
    scene.choose("red_1", "federal_grant", "site:c9.b2")
    assert (scene.keys, scene.pick.default) == (["pay:1", "skip"], ("skip",))
    scene.play("skip")
    assert scene.me().points == 0


@pytest.mark.rule("UC-6.54", "UC-7.4", "D32")
def test_production_that_touches_shared_things_waits_and_follows_the_play_order() -> None:
    draw = (Prod((Gain((("card", 1),)), Draw(2, 1))),)
    scene = _with_effect("tide_mill", "production", draw)
    scene.claimed("tide_mill").lay(deck=("harbour_pilot", "smuggling", "kelp_nursery"))
    scene.claimed("sea_vent_factory", seat=1).start("production")
    assert scene.pick.seat == 1
    assert scene.me().hand == ()
    scene.answer(1, "way:1")
    assert scene.me().hand == ("harbour_pilot",)
    assert scene.prompt == "keep"
    scene.play("keep:kelp_nursery")
    assert scene.me().hand[:2] == ("harbour_pilot", "kelp_nursery")


@pytest.mark.rule("D33", "UC-7.19")
def test_feeding_asks_nothing() -> None:
    scene = Scene(era=2).player(owns="3k").claimed("rooftop_gardens").start("production")
    assert scene.me().stock == stock("3k")
    assert scene.prompt == "slot"


def _with_effect(name: str, type_: str, effect: tuple[object, ...]) -> Scene:
    """A scene with a pack in which a card does something else."""
    changed = replace(PACK.cards[name], type=type_, effect=effect)  # type: ignore[arg-type]
    cards = {**PACK.cards, name: changed}
    return Scene().lay(pack=replace(PACK, cards=cards))


# ---------------------------------------------------------------- defaults, views, corner cases


@pytest.mark.rule("UC-9.2")
def test_the_safe_answers_end_a_turn_whatever_was_begun() -> None:
    scene = Scene().player(owns="4s 4k 4c 1b").hand("courier_subs").start()
    scene.choose("yellow_3", "courier_subs", "part:1")
    turns = scene.state.turns
    for _ in range(20):
        if scene.state.turns > turns:
            break
        decision = scene.pending[0]
        assert isinstance(decision, Pick)
        scene.answer(decision.seat, *decision.default)
    # The city that was begun stands, and nothing further was done.
    assert scene.me().nation.city.bit_count() == 2
    assert scene.me().nation.building == 0


@pytest.mark.unwatched
@pytest.mark.rule("UC-10.4")
def test_when_the_game_is_over_nothing_is_pending_and_the_result_is_in_every_view() -> None:
    state = None
    for after, _ in stroll(2, 19):
        state = after
    assert state is not None
    assert all(GAME.view(state, seat).result == GAME.result(state) for seat in (0, 1, None))


@pytest.mark.rule("UC-10.1")
def test_a_view_shows_only_the_own_cards() -> None:
    scene = Scene().hand("kelp_nursery", "small_print").hand("smuggling", seat=1)
    scene.me().seen = ("small_print",)
    mine, others = GAME.view(scene.state, 0), GAME.view(scene.state, None)
    assert mine.own is not None
    assert mine.own.hand == ("kelp_nursery", "small_print")
    assert others.own is None
    shown = repr([getattr(others, field.name) for field in fields(others)])
    assert "'smuggling'" not in shown
    assert "'kelp_nursery'" not in shown
    assert [player.hand for player in others.players] == [2, 1]


@pytest.mark.rule("UC-10.1")
def test_own_discards_are_not_dealt_anew() -> None:
    scene = Scene().lay(buried=((0, "kelp_nursery"), (1, "smuggling")))
    dealt = redeal(scene.state, 0, Rng(3))
    assert dealt.buried[0] == (0, "kelp_nursery")


@pytest.mark.rule("UC-10.1", "UC-6.28")
def test_metropolis_tiles_that_somebody_looks_at_are_dealt_anew_for_the_others() -> None:
    blue = PACK.tiles_of("blue", 2)
    scene = Scene().hand("kelp_nursery").lay(spare_tiles=blue[2:])
    scene.me().drawn = blue[:2]
    assert redeal(scene.state, 0, Rng(3)).players[0].drawn == blue[:2]
    dealt = [redeal(scene.state, 1, Rng(seed)) for seed in range(9)]
    assert any(other.players[0].drawn != blue[:2] for other in dealt)
    for other in dealt:
        assert sorted((*other.players[0].drawn, *other.spare_tiles)) == sorted(blue)


@pytest.mark.rule("UC-11.5", "UC-5.30")
def test_an_empty_deck_is_made_of_the_discard_pile_at_the_very_draw() -> None:
    scene = Scene().hand("federal_grant").lay(deck=("harbour_pilot",), discards=("smuggling",))
    scene.start().choose("always", "federal_grant")
    # The slot gives two cards and the end of the turn one.
    assert scene.me().hand[0] == "harbour_pilot"
    assert {*scene.me().hand[1:]} == {"smuggling", "federal_grant"}
    assert scene.state.deck == ()


@pytest.mark.rule("UC-11.7")
def test_four_action_cards_are_the_most_whatever_is_claimed() -> None:
    for state, _ in stroll(4, 23, most=900):
        for player in state.players:
            types = [PACK.cards[name].type for name in player.claimed]
            assert types.count("action") <= 4


@pytest.mark.rule("UC-11.11", "UC-5.22")
def test_a_cloned_slot_is_no_slot_of_another_player_for_either() -> None:
    scene = Scene(4, era=2).tile("red_3", 2, 0).hand("industrial_espionage").start()
    scene.choose("green_1", "industrial_espionage")
    assert scene.keys == ["advance:2", "advance:1"]
    scene.play("advance:2")
    assert scene.prompt == "end"


@pytest.mark.rule("UC-11.18")
def test_a_step_is_finished_before_the_next_one() -> None:
    scene = Scene().claimed("embassy").hand("kelp_nursery").start()
    scene.choose("green_2", "kelp_nursery", "advance:2")
    told = [event.name.removeprefix("underwater-cities-log-") for event in scene.events]
    steps = [name for name in told if name in {"stepped", "gained", "gained-from"}]
    # Space 4 gives nothing; space 3 a credit, and the permanent another one.
    assert steps == ["stepped", "stepped", "gained", "gained-from"]


@pytest.mark.rule("UC-11.27", "UC-6.14")
def test_of_two_farms_one_may_be_built() -> None:
    scene = Scene().player(owns="1k").hand("federal_grant").start()
    scene.choose("red_1", "federal_grant", "site:c9.b2")
    assert scene.prompt == "end"
    bonus = Scene().player(owns="1k").hand("federal_grant").start()
    # The first site of the starting city gives 1 kelp on this board.
    bonus.choose("red_1", "federal_grant", "site:c9.b1", "site:c9.b2")
    assert bonus.me().nation.farm.bit_count() == 2
