"""Questions, options and log lines exist in every language and fit their places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeGuard

import pytest

from engine.core import machine
from engine.core.decision import Nature, Option, Pick
from engine.core.effects.effect import Doer, Effect, Statement, walk
from engine.core.event import Cause
from engine.core.msg import Msg, msg
from engine.core.text import Words, available_locales
from engine.underwater_cities.effects.action_card import Refresh
from engine.underwater_cities.effects.conditional import If
from engine.underwater_cities.effects.gain import Tier
from engine.underwater_cities.effects.special import TakeSpecial
from engine.underwater_cities.pack.components import Card
from engine.underwater_cities.terms.glossary import SingleKind
from engine.underwater_cities.words.describe import card_hint, card_text
from engine.underwater_cities.words.names import (
    bundle_words,
    card_name,
    contract_name,
    got,
    slot_name,
    tile_name,
    type_name,
)
from engine.underwater_cities.words.sites import site_words
from tests.engine.underwater_cities.scene import GAME, PACK, Scene, stroll

locales = pytest.mark.parametrize("locale", available_locales())
LONGEST_LABEL = 80
EN_DASH = "\N{EN DASH}"
WITH_CARDS = ("play-card", "replace-card", "use-card", "refresh-card", "take-card")
DECLARED = ("choose-card", "choose-card-idle", "choose-card-unmatched")


@cache
def met() -> tuple[tuple[Msg, ...], tuple[Msg, ...]]:
    """The labels of options, and everything else that is said, in some games by chance."""
    labels: dict[Msg, None] = {}
    others: dict[Msg, None] = {}
    for seats in (1, 2, 4):
        options = {"board_side": "asymmetric", "contracts": "on"}
        for state, events in stroll(seats, 31 + seats, options):
            others.update(dict.fromkeys(event.msg for event in events))
            for decision in machine.pending(state, GAME):
                others[decision.prompt] = None
                if isinstance(decision, Pick):
                    labels.update(dict.fromkeys(option.label for option in decision.options))
                    hints = (option.effect for option in decision.options)
                    others.update(dict.fromkeys(hint for hint in hints if hint))
            others[GAME.moment(state)] = None
    return tuple(labels), tuple(others)


@pytest.mark.slow
@pytest.mark.unwatched
@locales
def test_all_that_is_asked_and_told_has_words(locale: str) -> None:
    words = Words(locale, strict=True)
    for message in met()[1]:
        assert "{" not in words.say(message)


@pytest.mark.unwatched
@locales
def test_every_label_that_is_met_fits_a_button(locale: str) -> None:
    words = Words(locale, strict=True)
    for message in met()[0]:
        assert len(words.say(message)) <= LONGEST_LABEL, words.say(message)


def card_labels(card: Card) -> Iterator[Msg]:
    """Yield the possible button labels for a card."""
    name = card_name(PACK, card)
    yield from (msg(f"underwater-cities-do-{key}", card=name) for key in WITH_CARDS)
    yield from (msg(f"underwater-cities-do-{key}", card=name) for key in DECLARED)
    if card.type != "instant":
        yield msg("underwater-cities-do-claim-card", card=name, type=type_name(card.type))
    if card.special:
        goods = bundle_words((("credit", card.credits),))
        for key in ("play", "claim"):
            yield msg(f"underwater-cities-do-pay-and-{key}", card=name, goods=goods)
    yield from (part.label() for part in walk(card.effect) if _is_done(part))


def component_labels() -> Iterator[Msg]:
    """Yield the possible button labels for each component."""
    for card in PACK.cards.values():
        yield from card_labels(card)
    for side in PACK.sides.values():
        for slot in side.values():
            for key in ("choose-slot", "slot-first", "perform"):
                yield msg(f"underwater-cities-do-{key}", slot=slot_name(slot))
            price = bundle_words((("credit", 1),))
            yield msg("underwater-cities-do-clone-slot", slot=slot_name(slot), price=price)
            yield from (part.label() for part in walk(slot.effect) if isinstance(part, Effect))
    for contract in PACK.contracts.values():
        name = contract_name(PACK, contract)
        yield msg("underwater-cities-do-claim-contract", contract=name)
        yield from (part.label() for part in walk(contract.reward) if isinstance(part, Effect))
    for tile in PACK.tiles.values():
        yield tile_name(PACK, tile)
        yield from (part.label() for part in walk(tile.now) if isinstance(part, Effect))


def _is_done(part: Statement) -> TypeGuard[Effect[Any]]:
    """Return whether a statement can be a part that is chosen."""
    return isinstance(part, Effect) and not isinstance(part, If | Tier)


@locales
def test_every_component_fits_a_button(locale: str) -> None:
    words = Words(locale, strict=True)
    for message in component_labels():
        assert len(words.say(message)) <= LONGEST_LABEL, words.say(message)


# --- what the words of options promise -----------------------------------------------------------


def read(message: Msg | None, locale: str = "en") -> str:
    """A message as it is read."""
    assert message is not None
    return Words(locale, strict=True).say(message)


def option(scene: Scene, key: str) -> Option:
    """An option of the question that is asked."""
    return scene.pick.by_key[key]


def label_of(scene: Scene, key: str) -> str:
    """Return the label of an option."""
    return read(option(scene, key).label)


def hint_of(scene: Scene, key: str) -> str:
    """Return the hint of an option."""
    return read(option(scene, key).effect)


def tunnels_asked() -> Scene:
    """A slot builds a tunnel, and it is asked where."""
    scene = Scene().player(owns="2s 2c").hand("small_print").start()
    return scene.choose("yellow_2", "small_print")


def matching(card: str, owns: str = "") -> Scene:
    """A yellow card was played on a slot that gives two things at once."""
    return Scene().player(owns=owns).hand(card).start().choose("yellow_4", card)


def test_where_a_tunnel_is_built_is_asked_as_a_question() -> None:
    assert (
        read(tunnels_asked().pick.prompt)
        == "Where do you build a tunnel (1 credit and 1 steelplast)?"
    )


def test_the_label_of_a_site_names_its_place_once_and_its_bonus() -> None:
    scene, bonuses = tunnels_asked(), PACK.boards[1].bonuses
    met = scene.keys_with("site:")
    assert set(met) & bonuses.keys()
    assert set(met) - bonuses.keys()
    for site in met:
        plain = f"Tunnel {EN_DASH.join(site.upper().split('-')[1:])}"
        given = (
            f": +{Words(strict=True).inner(got(bonuses[site]), None)}" if site in bonuses else ""
        )
        assert label_of(scene, f"site:{site}") == plain + given


def test_the_label_of_a_special_site_names_what_it_multiplies_and_costs_more() -> None:
    board = next(b for b in PACK.boards.values() if any(x.surcharge for x in b.specials))
    special = next(x for x in board.specials if x.surcharge)
    site = special.sites[0]
    text = read(site_words(board, kinds_of(site)[0], site))
    assert "costs" in text
    assert text.endswith(" more")


def kinds_of(site: str) -> tuple[SingleKind, ...]:
    """Return the kinds of things that can be built on a site."""
    if site.startswith("t-"):
        return ("tunnel",)
    return ("farm", "desal", "lab") if "." in site else ("white", "purple")


@locales
def test_every_site_fits_a_button_with_all_it_does(locale: str) -> None:
    for board in PACK.boards.values():
        for site in {*board.bonuses, *board.special_at}:
            for kind in kinds_of(site):
                text = read(site_words(board, kind, site), locale)
                assert len(text) <= LONGEST_LABEL, text


def test_a_card_that_stays_is_claimed_not_used() -> None:
    scene = matching("crop_rotation")
    assert label_of(scene, "order:card") == "Claim: Crop Rotation (11), permanent card"


def test_a_card_that_is_claimed_last_ends_the_turn_and_says_so() -> None:
    scene = matching("tide_mill").by_default("claim-card")
    assert label_of(scene, "card") == "Claim the card and end the turn"


def test_a_special_card_that_is_claimed_last_says_its_price_too() -> None:
    scene = Scene().player(owns="1c").hand("biochemist").start()
    scene.choose("green_2", "biochemist", "order:slot").by_default("claim-card")
    assert label_of(scene, "card") == "Pay 1 credit, claim the card and end the turn"


def test_what_a_thing_costs_stands_beside_its_name() -> None:
    scene = Scene().player(owns="1k 1s 1c").hand("kelp_nursery").start()
    scene.choose("red_1", "kelp_nursery")
    assert label_of(scene, "way:1") == "Build: farm (1 kelp)"
    assert label_of(scene, "way:2") == "Build: laboratory (1 steelplast)"


def test_an_upgrade_names_its_price() -> None:
    scene = Scene().player(owns="2r", has_built="c9.b1:farm c9.b2:lab").hand("kelp_nursery").start()
    scene.choose("red_2", "kelp_nursery", "part:1")
    assert label_of(scene, "way:1") == "Upgrade: structure (1 science)"
    scene.play("way:1")
    expected = "Upgrade 1 structure at the usual cost (1 science): which one?"
    assert read(scene.pick.prompt) == expected


def test_steps_name_what_the_spaces_give() -> None:
    scene = Scene().hand("small_print").start().choose("green_2", "small_print")
    assert label_of(scene, "advance:2") == "Advance 2 spaces: +1 credit"
    assert label_of(scene, "advance:1") == "Advance 1 space"


def test_steps_beyond_the_track_name_their_points() -> None:
    scene = Scene().hand("small_print")
    scene.state.track = ((), (0,), (), ())
    scene.start().choose("green_2", "small_print")
    assert label_of(scene, "advance:2") == "Advance 2 spaces: +2 points"


def test_a_single_effect_in_production_names_its_card() -> None:
    scene = Scene().claimed("sea_vent_factory").start("production")
    expected = "Sea Vent Factory (57) · choose: gain 2 credits or 1 steelplast"
    assert read(scene.pick.prompt) == expected


def test_a_card_that_takes_effect_at_once_is_used() -> None:
    scene = matching("harbour_pilot")
    assert label_of(scene, "order:card") == "Use the card: Harbour Pilot (5)"


@pytest.mark.parametrize(
    ("card", "asked", "declined"),
    [
        (
            "crop_rotation",
            "Crop Rotation (11), permanent card: claim it or not?",
            "Do not claim the card",
        ),
        (
            "harbour_pilot",
            "Harbour Pilot (5): use it or not?",
            "Leave the card unused",
        ),
    ],
)
def test_after_the_slot_the_card_is_asked_for_by_what_happens_to_it(
    card: str, asked: str, declined: str
) -> None:
    scene = matching(card).play("order:slot")
    assert read(scene.pick.prompt) == asked
    assert label_of(scene, "leave") == declined


def test_a_card_in_a_list_begins_with_its_colour_and_type() -> None:
    scene = Scene().hand("harbour_pilot").start().play("slot:yellow_4")
    expected = (
        "Matches · yellow, instant card, done at once: advance 2 spaces on the Federation track."
    )
    assert hint_of(scene, "card:harbour_pilot") == expected


def test_a_special_card_in_a_list_names_its_price() -> None:
    said = read(card_hint(PACK.cards["biochemist"]))
    assert said.startswith("Green, production card, 1 credit when played:")


def test_a_matching_card_that_does_nothing_now_says_so() -> None:
    scene = Scene().hand("kelp_nursery").start().play("slot:yellow_4")
    assert label_of(scene, "card:kelp_nursery") == "Kelp Nursery (2): matches, no effect now"


def test_a_matching_card_that_does_something_matches() -> None:
    scene = Scene().hand("harbour_pilot").start().play("slot:yellow_4")
    assert label_of(scene, "card:harbour_pilot") == "Harbour Pilot (5): matches"


def test_too_many_cards_are_discarded_because_of_the_hand_limit() -> None:
    scene = Scene(1).hand("kelp_nursery", "supply_drop", "tide_mill").start()
    scene.choose("always", "kelp_nursery")
    asked = next(each for each in scene.pending if isinstance(each, Pick) and each.least == 2)
    expected = "Hand limit 3: choose 2 cards to discard before your next turn"
    assert read(asked.prompt) == expected


def test_leaving_something_out_is_no_deed() -> None:
    scene = Scene().player(owns="4s 4c").hand("small_print").start()
    scene.choose("yellow_2", "small_print", *first_site())
    assert option(scene, "skip").nature is Nature.NOTHING


def first_site() -> tuple[str, ...]:
    """Return the keys that build and pay for the first tunnel."""
    return (tunnels_asked().keys[0],)


@pytest.mark.slow
@pytest.mark.unwatched
def test_performing_a_slot_says_what_it_does() -> None:
    hints = [o.effect for o in offered() if o.key.startswith("perform:")]
    assert hints
    assert all(hints)


def test_making_a_card_available_says_what_it_does() -> None:
    scene = Scene().claimed("black_ops_team", used=["black_ops_team"])
    (found,) = Refresh(1).ways(scene.state, Doer(0, Cause("card", "embassy")))
    assert found.effect == card_text(PACK.cards["black_ops_team"])


@cache
def offered() -> tuple[Option, ...]:
    """All options that are met in a few games by chance."""
    found: dict[str, Option] = {}
    for seed in (33, 38, 40):
        for state, _ in stroll(4, seed, {"board_side": "asymmetric", "contracts": "on"}):
            for decision in machine.pending(state, GAME):
                if isinstance(decision, Pick):
                    found.update((each.key, each) for each in decision.options)
    return tuple(found.values())


@pytest.mark.unwatched
@pytest.mark.slow
def test_a_contract_says_what_it_brings() -> None:
    hints = [o.effect for o in offered() if o.key.startswith("contract:")]
    assert hints
    assert all(hints)


@pytest.mark.unwatched
def test_drawing_the_cards_before_advancing_says_that_it_comes_first() -> None:
    said = {read(o.label) for o in offered() if o.key == "cards"}
    assert said
    assert all(text.endswith("first") for text in said)


def test_a_german_option_stands_in_the_infinitive() -> None:
    assert read(TakeSpecial(1).label(), "de") == "1 Spezialkarte nehmen"


def test_a_choice_of_several_gains_says_how_many_and_offers_what_comes_together() -> None:
    scene = Scene().hand("federal_grant").start().choose("yellow_1", "federal_grant")
    several = next(each for each in scene.pick.options if each.key == "part:2")
    assert read(several.label) == "Gain 2 of these, all different: 1 kelp, 1 steelplast, 1 science"
    scene.play("part:2")
    said = [read(each.label) for each in scene.pick.options]
    assert said == ["1 kelp + 1 steelplast", "1 kelp + 1 science", "1 steelplast + 1 science"]


def test_an_upgrade_on_a_site_that_multiplies_says_so() -> None:
    scene = Scene(board=5).player(owns="3r", has_built="c5 t-c5-c9 c5.b1:lab c5.b4:lab")
    scene.hand("federal_grant").start().choose("yellow_4", "federal_grant", "way:2")
    assert label_of(scene, "upgrade:c5.b1") == "Upgrade: laboratory C5·1"
    assert label_of(scene, "upgrade:c5.b4") == "Upgrade: laboratory C5·4: \u00d72"


def test_cloning_says_what_it_costs() -> None:
    scene = Scene(4).player(owns="1c").tile("red_3", 1).hand("federal_grant").start()
    assert label_of(scene, "clone:red_3") == "Clone for 1 credit: R3"
