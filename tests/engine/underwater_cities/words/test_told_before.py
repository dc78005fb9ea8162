"""Every option says what it does, costs and gives before it is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine.core import machine
from engine.core.decision import Option, Pick
from engine.core.msg import Msg, msg
from engine.core.rng import Rng
from engine.core.text import Words, available_locales
from engine.players import find_player
from engine.underwater_cities.board.nation import with_conversion, with_upgrade
from engine.underwater_cities.board.production import network, total_output
from engine.underwater_cities.board.supply import build_there
from engine.underwater_cities.board.survey import survey, survey_of
from engine.underwater_cities.effects.build import ChoosePayment
from engine.underwater_cities.words.improvements import output_words
from tests.engine.underwater_cities.scene import GAME, Scene, fresh, stroll

locales = pytest.mark.parametrize("locale", available_locales())
ASYMMETRIC = {"board_side": "asymmetric", "contracts": "on"}
SAY_EVERYTHING = frozenset(
    (
        *("option-skip", "option-stop"),
        *(
            f"underwater-cities-do-{name}"
            for name in (
                *("stay", "draw-first", "search-specials", "draw-tiles", "end-turn", "no-more"),
                *("no-contract", "not-use", "pay-for", "swap", "replace-number"),
            )
        ),
    )
)
"""The labels that say themselves what is done, paid and gained."""
LONGEST_EFFECT = 340
"""No effect takes more than about eight lines on a phone."""
IN_TWO, IN_THREE = 20, 10
"""The most characters where two or three buttons stand in a row."""
OF_PLACES = ("slot:", "clone:", "perform:", "site:", "upgrade:", "trial:", "convert:")
OF_STEPS = ("advance:",)
FREE_IN_LENGTH = frozenset(
    ("effect-option", "effect-sequence", "effect-one-of", "effect-all", "effect-either")
)
"""Labels made of the words of several effects."""


def said(message: Msg | None, locale: str = "en", form: str | None = None) -> str:
    """Return a message as it is read, in one of its forms."""
    assert message is not None
    return Words(locale, strict=True).say(message, ("Ann", "Ben", "Cem", "Dee"), form)


def greedy_game(seats: int, seed: int, plies: int) -> Iterator[Pick]:
    """Yield the questions of a game between greedy players, up to this many answers."""
    state, outcome = fresh(seats, seed, ASYMMETRIC)
    player, rng = find_player("greedy"), Rng(seed)
    for _ in range(plies):
        if not outcome.pending:
            return
        asked = (GAME.explained(state, each) for each in outcome.pending)
        yield from (each for each in asked if isinstance(each, Pick))
        decision = outcome.pending[0]
        answer = player.choose(GAME, state, decision, rng)
        outcome = machine.submit(GAME, state, decision.seat, answer, outcome.pending)


@cache
def met() -> tuple[Option, ...]:
    """All options that are met in some games, random and greedy ones."""
    found: dict[tuple[str, Msg, Msg | None], Option] = {}
    for seats, seed in ((1, 51), (2, 52), (3, 53), (4, 54)):
        for state, _ in stroll(seats, seed, ASYMMETRIC if seats > 1 else {}):
            for each in machine.pending(state, GAME):
                asked = GAME.explained(state, each)
                if isinstance(asked, Pick):
                    found.update(((o.key, o.label, o.effect), o) for o in asked.options)
    for asked in greedy_game(2, 55, 400):
        found.update(((o.key, o.label, o.effect), o) for o in asked.options)
    return tuple(found.values())


@pytest.mark.unwatched
def test_every_option_has_an_effect_or_a_label_that_says_everything() -> None:
    silent = {
        option.label.key
        for option in met()
        if option.effect is None and not option.key.startswith("next:")
    }
    assert silent <= SAY_EVERYTHING
    assert met()


@pytest.mark.unwatched
@locales
def test_no_effect_is_longer_than_one_can_read_on_a_phone(locale: str) -> None:
    for effect in {option.effect for option in met() if option.effect}:
        text = said(effect, locale)
        assert "{" not in text
        assert len(text) <= LONGEST_EFFECT, text


@pytest.mark.unwatched
@locales
def test_three_places_or_numbers_of_steps_stand_in_a_row(locale: str) -> None:
    for option in met():
        if option.key.startswith((*OF_PLACES, *OF_STEPS)):
            text = said(option.label, locale, "short")
            assert len(text) <= IN_THREE, (option.key, text)


@pytest.mark.unwatched
@locales
def test_two_deeds_stand_in_a_row(locale: str) -> None:
    named = ("underwater-cities-numbered-card", "underwater-cities-namesake-card")
    goods = ("-do-get", "-do-pay-for", "-do-pay-to-get", "-do-swap", "-contract", "-ability")
    for option in met():
        label = option.label
        inner = [arg.key for _, arg in label.args if isinstance(arg, Msg)]
        names = {label.key, *inner}
        if names & {*named} or label.key.endswith(goods) or any("-card-" in each for each in inner):
            continue
        if label.key in FREE_IN_LENGTH or option.key.startswith(("next:", "keep:", "effect:")):
            continue
        text = said(label, locale, "short")
        assert len(text) <= IN_TWO, (option.key, label.key, text)


def keyed(scene: Scene, key: str) -> Option:
    """Return an option of the question that is asked."""
    asked = GAME.explained(scene.state, scene.pick)
    assert isinstance(asked, Pick)
    return asked.by_key[key]


# --- slots ----------------------------------------------------------------------------------------


def noted(scene: Scene) -> str:
    """Return what the question says once about all its options."""
    return said(GAME.explained(scene.state, scene.pick).prompt, form="note")


def test_a_slot_says_what_it_does_and_its_question_what_of_it_one_can_pay_for() -> None:
    scene = Scene().player(owns="1k").hand("kelp_nursery").start()
    effect = said(keyed(scene, "slot:red_1").effect)
    assert effect == "Up to 2 farms or up to 2 laboratories"
    can, cannot = noted(scene).split(" · not for: ")
    assert can.endswith(" · you can pay for: farm 1 kelp")
    assert cannot.startswith("tunnel, ")
    assert "laboratory" in cannot


def test_the_question_names_what_cannot_be_paid_for() -> None:
    scene = Scene(4).hand("kelp_nursery").start()
    effect = said(keyed(scene, "slot:green_3").effect)
    assert effect == "1 city or 1 kelp"
    assert "you can pay for" not in noted(scene)
    assert "nonsymbiotic city, symbiotic city" in noted(scene)


def test_a_slot_that_only_a_card_makes_possible_names_it() -> None:
    scene = Scene(4).player(owns="").hand("spare_parts", "open_tender").start()
    effect = said(keyed(scene, "slot:green_2").effect)
    assert effect == "Only after Open Tender (54): up to 2 desalination plants"
    assert said(keyed(scene, "slot:green_1").effect) == "2 Federation steps"


def test_a_slot_that_several_cards_could_make_possible_says_so() -> None:
    scene = Scene(4).player(owns="").hand("harbour_pilot", "supply_drop").start()
    effect = said(keyed(scene, "slot:yellow_4").effect)
    assert effect == "Only after another effect, such as your card’s: 1 city; 1 building"


def test_a_slot_that_is_possible_at_once_says_nothing_of_cards() -> None:
    scene = Scene(4).player(owns="1c").hand("open_tender").start()
    assert said(keyed(scene, "slot:green_2").effect).startswith("Up to 2 desalination")


def test_no_price_of_an_upgrade_is_named_where_nothing_can_be_upgraded() -> None:
    scene = Scene().player(owns="9s 9k 9c").hand("kelp_nursery").start()
    effects = [said(keyed(scene, key).effect) for key in scene.pick.by_key]
    assert any("upgrade 1 structure" in effect for effect in effects)
    assert "upgrade" not in noted(scene)


def test_the_question_names_the_action_cards_that_are_ready() -> None:
    scene = Scene().player(owns="1c 1s").hand("kelp_nursery").start()
    effect = said(keyed(scene, "slot:red_4").effect)
    assert effect == "1 tunnel; use 1 action card"
    assert noted(scene).endswith(" · action cards ready: Personal Assistant")


def test_the_question_for_a_card_says_once_what_the_slot_does() -> None:
    scene = Scene().hand("harbour_pilot").start()
    assert noted(scene).startswith("A card counts only on a slot of its colour")
    text = said(scene.play("slot:green_2").pick.prompt, form="note")
    assert text == "G2, whatever card you play: advance 2 spaces on the Federation track."


def test_the_question_for_a_card_names_the_usual_costs_of_the_slot() -> None:
    scene = Scene().player(owns="1c").hand("harbour_pilot").start().play("slot:green_1")
    assert noted(scene).endswith(
        "build up to 2 desalination plants. You can pay for: desalination plant 1 credit."
    )


def test_what_is_paid_for_another_slot_names_the_slots() -> None:
    scene = Scene().player(owns="1k 1r 2c").hand("borrowed_crew").start()
    scene.tile("green_2", 1).tile("yellow_2", 1)
    scene.choose("red_3", "borrowed_crew", "order:slot", "card")
    does = "Perform the action of a slot occupied by another player"
    assert [said(keyed(scene, key).effect) for key in ("pay:1", "pay:2")] == [f"{does}: G2, Y2"] * 2


def test_a_card_that_is_claimed_last_says_that_a_card_is_drawn() -> None:
    scene = Scene().player(owns="1c").hand("biochemist").start()
    scene.choose("green_2", "biochemist", "order:slot")
    effect = said(keyed(scene.by_default("claim-card"), "card").effect)
    assert effect.startswith("You keep it: ")
    assert effect.endswith(". Then you draw 1 card.")


def test_slot_and_card_both_say_that_they_come_first() -> None:
    scene = Scene().hand("crop_rotation").start().choose("yellow_4", "crop_rotation")
    short = {key: said(keyed(scene, key).label, form="short") for key in scene.keys}
    assert short == {"order:slot": "Slot first", "order:card": "Card first"}


def test_a_card_that_is_claimed_says_that_it_is_kept() -> None:
    scene = Scene().hand("crop_rotation").start().choose("yellow_4", "crop_rotation")
    assert said(keyed(scene, "order:card").effect).startswith("You keep it: ")


def test_an_upgrade_that_lacks_its_price_says_so() -> None:
    scene = Scene(4).player(owns="1k").claimed("driftnet_crew").hand("kelp_nursery").start()
    scene.choose("red_5", "kelp_nursery")
    effect = said(keyed(scene, "part:2").effect)
    assert effect.endswith("; not possible yet: upgrade: 1 science needed (you have 0)")


def test_the_question_where_to_build_names_the_upgrade_that_its_price_includes() -> None:
    scene = Scene(4).player(owns="1k 1r").hand("kelp_nursery").start()
    scene.choose("red_5", "kelp_nursery", "part:2")
    expected = "Where do you build a farm and upgrade it at once (1 kelp and 1 science)?"
    assert said(scene.pick.prompt) == expected


def test_cloning_says_its_price_and_what_it_does() -> None:
    scene = Scene(4).player(owns="1c").tile("red_3", 1).hand("federal_grant").start()
    assert said(keyed(scene, "clone:red_3").effect).startswith("For 1 credit: ")


def test_a_contract_says_what_it_takes_and_what_it_brings() -> None:
    effects = {said(o.effect) for o in met() if o.key.startswith("contract:")}
    assert effects
    assert all(text.startswith("If you have at least ") for text in effects)


# --- cards ----------------------------------------------------------------------------------------


def test_a_card_of_another_colour_says_that_it_does_nothing_and_why() -> None:
    scene = Scene().hand("harbour_pilot").start().play("slot:green_2")
    effect = said(keyed(scene, "card:harbour_pilot").effect)
    assert effect.startswith("Not green: discarded without effect · yellow, instant card: ")


def test_no_card_matches_the_always_available_slot() -> None:
    scene = Scene().hand("harbour_pilot").start().play("slot:always")
    effect = said(keyed(scene, "card:harbour_pilot").effect)
    assert effect.startswith("No card matches this slot: discarded without effect · yellow")


def test_a_matching_card_that_does_nothing_says_what_is_missing() -> None:
    scene = Scene().hand("kelp_nursery").start().play("slot:yellow_4")
    effect = said(keyed(scene, "card:kelp_nursery").effect)
    assert effect.startswith(
        "Matches, but does nothing now: farm: 1 kelp needed (you have 0) · yellow"
    )


def test_a_special_card_that_is_too_dear_says_so() -> None:
    scene = Scene().hand("biochemist").start().play("slot:green_2")
    effect = said(keyed(scene, "card:biochemist").effect)
    assert effect.startswith("Matches, but does nothing now: 1 credit needed (you have 0) · ")


def test_a_card_that_is_left_says_what_becomes_of_it() -> None:
    scene = Scene().hand("crop_rotation").start().choose("yellow_4", "crop_rotation", "order:slot")
    assert said(keyed(scene, "leave").effect) == ("Crop Rotation (11) is discarded without effect")


# --- sites ----------------------------------------------------------------------------------------


def sites_of(built: str, owns: str, slot: str, card: str, *keys: str) -> Scene:
    """Return a scene in which it is asked where to build."""
    scene = Scene().player(owns=owns, has_built=built).hand(card).start()
    return scene.choose(slot, card, *keys)


def test_a_building_site_says_whether_its_city_is_connected() -> None:
    scene = sites_of("c8", "2k", "red_1", "harbour_pilot")
    effects = {key: said(option.effect) for key, option in scene.pick.by_key.items()}
    assert any(
        text.startswith("From now on 1 kelp in each Production") for text in effects.values()
    )
    assert any(
        text.startswith("City not connected yet: no production") for text in effects.values()
    )


@pytest.mark.unwatched
def test_a_building_site_says_what_the_network_makes_more_with_it() -> None:
    seen = set()
    for state, _ in stroll(3, 62):
        for asked in machine.pending(state, GAME):
            for option in asked.options if isinstance(asked, Pick) else ():
                first = option.then[0] if option.then else None
                if not isinstance(first, ChoosePayment) or first.build.upgrade_price is not None:
                    continue
                if first.kind not in ("farm", "desal", "lab"):
                    continue
                then, seat = state.clone(), asked.seat
                build_there(then, seat, first.kind, first.site)
                made = total_output(network(survey_of(state, seat))).times(-1)
                more = total_output(network(survey_of(then, seat))).plus(made)
                produces = any(more.stock)
                text = (
                    f"From now on {said(output_words(more)).lower()} in"
                    if produces
                    else "no production"
                )
                assert text in said(option.effect)
                seen.add(produces)
    assert seen == {True, False}


def test_a_tunnel_says_which_city_it_connects() -> None:
    scene = sites_of("c8", "2s 2c", "yellow_2", "small_print")
    assert said(keyed(scene, "site:t-c8-c9").effect).startswith("Connects your city C8")
    assert said(keyed(scene, "site:t-c6-c9").effect).startswith("Leads to C6, where no city")


def test_a_tunnel_says_what_the_metropolis_that_it_connects_brings() -> None:
    told = [
        said(option.effect)
        for option in met()
        if option.effect
        and option.key.startswith("site:t-")
        and "metropolis" in said(option.effect)
    ]
    assert told
    for text in told:
        assert "Nothing" not in text
        assert "onnects the metropolis" in text


def test_a_price_on_a_button_says_that_it_is_paid() -> None:
    label = msg("underwater-cities-do-pay-for", goods="1")
    assert said(label, "en", "short") == "Pay 1"
    assert said(label, "de", "short") == "1 zahlen"


# --- upgrades -------------------------------------------------------------------------------------


@pytest.mark.unwatched
def test_an_upgrade_says_what_the_network_makes_more_with_it() -> None:
    seen = set()
    for state, _ in stroll(3, 61, ASYMMETRIC):
        for asked in machine.pending(state, GAME):
            before = survey_of(state, asked.seat)
            for option in asked.options if isinstance(asked, Pick) else ():
                kind, _, site = option.key.partition(":")
                if kind not in {"upgrade", "convert"}:
                    continue
                change = with_upgrade if kind == "upgrade" else with_conversion
                after = survey(before.chart, change(before.chart, before.nation, site))
                made = total_output(network(before)).times(-1)
                more = total_output(network(after)).plus(made)
                told = dict(option.effect.args).get("goods") if option.effect else None
                assert told == (output_words(more) if any(more.stock) or more.points else None)
                seen.add(told)
    assert len(seen) > 1


def test_steps_say_where_they_lead_and_what_they_bring() -> None:
    scene = Scene().hand("small_print").start().choose("green_2", "small_print")
    assert said(keyed(scene, "advance:2").effect) == "To space 3: +1 credit"
    assert said(keyed(scene, "advance:1").effect) == "To space 4, no bonus"


def test_a_matching_card_without_a_structure_to_produce_says_so() -> None:
    scene = Scene().hand("trial_run_labs", "trial_run_structure").start().play("slot:red_3")
    effect = said(keyed(scene, "card:trial_run_structure").effect)
    assert effect.startswith("Matches, but does nothing now: no fitting upgraded structure")
