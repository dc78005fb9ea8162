"""A chosen slot is used: nothing is offered that frees from it (UC-5.11 to UC-5.13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from engine.core import machine
from engine.core.decision import Pick
from engine.core.event import Event
from engine.core.msg import msg
from engine.core.rng import Rng
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.lasting import On
from engine.underwater_cities.effects.slot import DoSlot
from engine.underwater_cities.effects.trial import Trial
from engine.underwater_cities.terms.events import Built
from engine.underwater_cities.turn import declaring
from engine.underwater_cities.turn.declaring import ChooseCard, ChooseSlot
from tests.conformance.random_walk import any_answer
from tests.engine.underwater_cities.altered import altered
from tests.engine.underwater_cities.games.certain import Search, State, after, declared, pairs
from tests.engine.underwater_cities.games.slot_law import Tally, setups, turns
from tests.engine.underwater_cities.scene import GAME, Scene, fresh, stock

pytestmark = pytest.mark.unwatched
SETUPS = [pytest.param(*each, id="-".join((str(each[0]), *each[1].values()))) for each in setups()]


# ---------------------------------------------------------------- many turns by chance


@pytest.mark.rule("UC-5.11", "UC-5.12", "UC-5.13")
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_chosen_slot_is_used_or_all_are_told_why_not(
    seats: int, options: dict[str, str]
) -> None:
    games = (turns(seats, options, seed) for seed in range(1, 100))
    tally = Tally.of(islice((turn for game in games for turn in game), 200))
    assert (tally.turns, tally.unlawful) == (200, [])


def test_the_law_tells_a_used_slot_from_a_lost_one_and_one_that_lapsed() -> None:
    used = next(turn for turn in turns(2, {}, 1) if turn.used and not turn.revealed)
    drew = Event(msg("underwater-cities-log-drew", count=1), used.seat)
    lapsed = Event(msg("underwater-cities-log-slot-lapsed"))
    assert used.lawful
    assert replace(used, events=(drew, lapsed)).lawful
    for events in ((), (drew,), (lapsed,), (*used.events, lapsed), (drew, *used.events, lapsed)):
        assert not replace(used, events=events).lawful


# ---------------------------------------------------------------- every answer by brute force


def questions(seed: int, every: int) -> Iterator[tuple[State, Pick]]:
    """Some of the questions in somebody's turn, from games by chance with every set-up."""
    count = 0
    for seats, options in setups():
        state, outcome = fresh(seats, seed, options)
        rng = Rng(seed)
        while outcome.pending:
            asked = rng.choice(outcome.pending)
            mine = state.turn is not None and state.turn.seat == asked.seat and not state.owed
            if mine and isinstance(asked, Pick):
                count += 1
                if count % every == 0:
                    yield state, asked
            answer = any_answer(asked, rng)
            outcome = machine.submit(GAME, state, asked.seat, answer, outcome.pending)


def offered(state: State, asked: Pick) -> set[tuple[str, str, bool]]:
    """The pairs of slot and card that can be chosen."""
    found = set()
    for option in asked.options:
        kind, _, slot = option.key.partition(":")
        if kind in {"slot", "clone"}:
            later = state.clone()
            cards = machine.submit(GAME, later, asked.seat, (option.key,), (asked,)).pending[0]
            assert isinstance(cards, Pick)
            names = (each.key.removeprefix("card:") for each in cards.options)
            found |= {(slot, name, kind == "clone") for name in names}
    return found


def unoffered_but_certain(seed: int, every: int) -> Iterator[tuple[str, str, bool]]:
    """Pairs that are not offered although there is a certain way to use the slot."""
    for state, asked in questions(seed, every):
        if isinstance(state.stack[-1], ChooseSlot) and state.players[asked.seat].hand:
            known = offered(state, asked)
            for pair in pairs(state, asked.seat):
                if pair not in known and Search(pair[0]).succeeds(
                    declared(state, asked.seat, pair)
                ):
                    yield pair


@pytest.mark.slow
@pytest.mark.rule("UC-5.13", "D3", "D4")
def test_every_pair_of_which_a_part_can_be_done_for_certain_is_offered() -> None:
    assert list(unoffered_but_certain(12, 3)) == []


def squandering(seed: int, every: int) -> Iterator[tuple[str, str]]:
    """Options that leave no way to use the slot, not even by luck, though one is certain."""
    for state, asked in questions(seed, every):
        slot = state.running.slot
        if slot is None or state.running.performed:
            continue
        if Search(slot).succeeds(state):
            for option in asked.options:
                if not Search(slot, past_reveals=True).succeeds(after(state, option)):
                    yield slot, option.key


@pytest.mark.slow
@pytest.mark.rule("UC-5.13")
def test_no_option_gives_a_certain_way_away() -> None:
    assert list(squandering(1, 3)) == []


# ---------------------------------------------------------------- a card that is paid for first


@pytest.mark.rule("UC-5.11", "UC-6.55", "D17")
@pytest.mark.parametrize(("name", "owned"), [("open_research", "3c"), ("press_secretary", "2c")])
def test_a_special_card_paid_first_does_not_free_from_using_the_slot(name: str, owned: str) -> None:
    scene = Scene().player(owns=owned).hand(name).start().choose("green_1", name)
    # Paying first would leave too little to build for: the slot is first, unasked.
    assert scene.prompt == "site"
    scene.play("site:c9.b1")
    assert scene.me().nation.desal.bit_count() == 1


@pytest.mark.rule("UC-5.11", "UC-6.55")
def test_a_special_card_is_paid_first_where_enough_is_left_for_the_slot() -> None:
    scene = Scene().player(owns="9c").hand("open_research").start()
    scene.choose("green_1", "open_research")
    assert scene.keys == ["order:slot", "order:card"]


@pytest.mark.rule("UC-5.11", "UC-6.55")
def test_a_card_for_two_credits_does_not_free_from_a_tunnel() -> None:
    scene = Scene().player(owns="1s 2c").hand("old_sea_dog").start()
    scene.choose("yellow_2", "old_sea_dog")
    # It gives back more than it costs, so it may come first.
    assert scene.keys == ["order:slot", "order:card"]
    poor = Scene().player(owns="1s 1c").hand("quartermaster").start()
    poor.choose("yellow_2", "quartermaster")
    assert poor.prompt == "site"


@pytest.mark.rule("UC-5.11", "UC-6.55")
def test_seed_bank_does_not_free_from_a_slot_that_needs_its_credits() -> None:
    scene = Scene().player(owns="1s 3c").claimed(used=["personal_assistant"]).hand("seed_bank")
    scene.start().choose("red_4", "seed_bank")
    assert "order:card" not in scene.keys
    assert scene.keys_with("site:") == ["t-c5-c9", "t-c6-c9", "t-c8-c9"]


@pytest.mark.rule("UC-5.11", "UC-5.19")
def test_a_cloned_slot_is_used_like_any_other() -> None:
    scene = Scene(4).player(owns="4c").hand("open_research").tile("green_2", 1).start()
    scene.play("clone:green_2", "card:open_research")
    assert (scene.prompt, scene.me().stock) == ("site", stock("3c"))


# ---------------------------------------------------------------- what lies hidden


@pytest.mark.rule("UC-5.13")
@pytest.mark.parametrize("contracts", [(), ("staff_excellence", "clear_waters")])
@pytest.mark.parametrize("claimed", [(), ("embassy",)])
def test_a_card_yet_to_be_drawn_never_makes_a_slot_legal(
    claimed: tuple[str, ...], contracts: tuple[str, ...]
) -> None:
    scene = Scene().claimed("think_tank", *claimed).contracts(*contracts)
    scene.hand("exchange_desk", "harbour_pilot").start()
    assert {"slot:green_2", "slot:always"} < set(scene.keys)
    assert not {"slot:green_1", "slot:green_4", "slot:yellow_2", "slot:red_1"} & set(scene.keys)


@pytest.mark.rule("UC-5.13", "UC-6.58")
def test_what_is_certain_to_come_with_what_is_revealed_counts() -> None:
    scene = Scene().player(owns="1s").claimed("headhunters", used=["personal_assistant"])
    scene.hand("side_contract").start().choose("red_4", "side_contract")
    # Taking a Special card gives 2 credits for the tunnel, whichever card it is.
    assert scene.keys == ["perform:green_2", "perform:green_3"]
    scene.play("perform:green_3", "take:search")
    while scene.prompt in {"keep-special", "put-under"}:
        scene.play(scene.keys[0])
    assert scene.keys_with("site:") == ["t-c5-c9", "t-c6-c9", "t-c8-c9"]


@pytest.mark.rule("UC-5.13", "UC-6.46")
@pytest.mark.parametrize(("claimed", "legal"), [(("headhunters",), True), ((), False)])
def test_what_a_permanent_brings_for_what_a_card_does_makes_a_slot_legal(
    claimed: tuple[str, ...], *, legal: bool
) -> None:
    scene = Scene().claimed(*claimed, used=["personal_assistant"]).hand("recruiting_office")
    # The 2 credits for a Special card pay for a desalination plant; nothing else could.
    assert ("slot:green_1" in scene.start().keys) is legal


@pytest.mark.rule("UC-5.13", "UC-6.28")
def test_a_metropolis_tile_yet_to_be_drawn_never_makes_a_slot_legal() -> None:
    scene = Scene().player(owns="2c").claimed(used=["personal_assistant"])
    scene.lay(spare_tiles=("mint", "harbour_market")).hand("coastal_accession").start()
    assert "slot:red_1" not in scene.keys


# ---------------------------------------------------------------- the card first


@pytest.mark.rule("UC-5.13", "UC-5.20")
def test_the_card_that_makes_the_slot_possible_is_not_squandered() -> None:
    scene = Scene().player(owns="3c").hand("extraordinary_mission").start()
    scene.choose("green_4", "extraordinary_mission")
    # Only these two bring the kelp and the steelplast of a city.
    assert scene.keys == ["perform:red_3", "perform:yellow_1"]
    scene.play("perform:red_3")
    assert scene.keys_with("site:") != []


# ---------------------------------------------------------------- what stands by


@pytest.mark.rule("UC-5.13", "UC-6.53")
def test_an_ability_after_the_declaration_cannot_swap_away_what_the_slot_needs() -> None:
    scene = Scene().player(owns="1s 1c").claimed("exchange_desk").hand("kelp_nursery").start()
    assert "ability:exchange_desk:exchange:2" in scene.keys
    scene.choose("yellow_2", "kelp_nursery")
    assert scene.keys == ["site:t-c5-c9", "site:t-c6-c9", "site:t-c8-c9"]
    scene.play("site:t-c6-c9")
    assert scene.me().nation.tunnel.bit_count() == 1


@pytest.mark.rule("UC-5.13", "UC-6.53")
def test_an_ability_that_leaves_enough_stands_by() -> None:
    scene = Scene().player(owns="2s 1c").claimed("exchange_desk").hand("kelp_nursery").start()
    scene.choose("yellow_2", "kelp_nursery")
    assert "ability:exchange_desk:exchange:2" in scene.keys


@pytest.mark.rule("UC-5.13", "UC-6.53")
def test_a_slot_is_offered_for_what_an_ability_can_swap_in() -> None:
    scene = Scene().player(owns="1k 1c").claimed("exchange_desk").hand("kelp_nursery").start()
    scene.choose("yellow_2", "kelp_nursery", "order:slot")
    # Nothing else can be done now, so it is done unasked.
    assert scene.keys_with("site:") == ["t-c5-c9", "t-c6-c9", "t-c8-c9"]
    assert scene.me().stock == stock("1s 1c")


# ---------------------------------------------------------------- own action tiles


@pytest.mark.rule("UC-6.68", "UC-5.13")
def test_the_tile_that_chooses_a_slot_counts_for_the_card_played_on_it() -> None:
    scene = Scene().player(owns="1c").hand("last_delivery").start()
    scene.play("slot:yellow_2")
    assert [option.label.key for option in scene.pick.options] == [
        "underwater-cities-do-choose-card"
    ]
    scene.play("card:last_delivery", "site:t-c6-c9")
    assert scene.me().nation.tunnel.bit_count() == 1


@pytest.mark.rule("UC-6.68")
def test_a_second_red_tile_brings_points_in_place_of_credits() -> None:
    scene = Scene().player(owns="1s").claimed(used=["personal_assistant"]).hand("red_carpet")
    scene.tile("red_3", 0).start()
    assert "slot:red_4" not in scene.keys
    alone = Scene().player(owns="1s").claimed(used=["personal_assistant"]).hand("red_carpet")
    assert "slot:red_4" in alone.start().keys


@pytest.mark.rule("UC-5.21", "UC-11.10")
def test_the_slot_that_is_chosen_cannot_be_performed_by_a_card_it_uses() -> None:
    scene = Scene().claimed("union_leader", used=["personal_assistant"]).hand("kelp_nursery")
    others = ("green_1", "green_2", "green_3", "green_4", "red_1", "red_2", "red_3")
    for slot in (*others, "yellow_1", "yellow_2", "yellow_3", "yellow_4"):
        scene.tile(slot, 0)
    # Nothing but itself would be left for the action card to perform.
    assert "slot:red_4" not in scene.start().keys


# ---------------------------------------------------------------- told why not


@pytest.mark.rule("UC-5.13")
def test_everybody_reads_that_an_action_has_lapsed() -> None:
    scene = Scene().hand("kelp_nursery").start()
    turn = scene.state.running
    turn.slot, turn.sealed = "yellow_2", scene.state.sealed
    # As if something revealed meanwhile had made it impossible.
    scene.state.moves += 1
    scene.state.stack = (*scene.state.stack[:-1], DoSlot(0, "yellow_2"))
    scene.events += machine.begin(GAME, scene.state).events
    (told,) = scene.told("slot-lapsed")
    assert (told.seat, told.to) == (0, None)
    assert scene.prompt == "end-lapsed"
    scene.play("end")
    assert len(scene.told("slot-lapsed")) == 1


# ---------------------------------------------------------------- a long way


@pytest.mark.rule("UC-5.13", "D3")
def test_a_slot_is_offered_though_only_a_long_way_leads_to_it() -> None:
    scene = Scene().player(
        owns="1c 2r",
        board=2,
        has_built="c5 t-c3-c5 t-c5-c9 c5.b1:desal+ c5.b2:farm c9.b1:farm c9.b2:desal c9.b3:lab",
    )
    scene.claimed("small_print", "barter_post", "patent_office", "hydrologist", "driftnet_crew")
    scene.claimed("retrofit_team", "exchange_desk", used=["personal_assistant"])
    scene.hand("first_settlers", "extraordinary_mission", "algae_vats").start()
    assert "slot:green_4" in scene.keys
    scene.play("slot:green_4")
    assert scene.keys == ["card:extraordinary_mission"]
    cities = scene.me().nation.city.bit_count()
    scene.play("card:extraordinary_mission")
    # Whatever comes next, the last thing offered first, the city gets built.
    while scene.prompt not in {"end", "slot"}:
        scene.play(scene.keys[-1])
    assert scene.me().nation.city.bit_count() == cities + 1


@pytest.mark.slow
@pytest.mark.rule("UC-5.13", "D3")
def test_much_that_may_be_done_besides_hides_no_slot() -> None:
    """The only card leads there, after its payment and through one of many ways."""
    scene = Scene().player(owns="2c 2s", board=5, has_built="c8 t-c8-c9+ c6.b1:farm+ c7.b1:farm+")
    scene.claimed("quick_setting_foam", "drill_rig", "jubilee", "press_corps")
    scene.claimed("biomech_construction_crew_lab")
    scene.contracts("model_town", "research_compact", "continental_network")
    scene.me().nation = replace(scene.me().nation, tiles=("tunnel_hub", "builders_quay", "mint"))
    scene.hand("building_boom", "federal_mandate", "farm_belt").start()
    assert "slot:green_4" in scene.keys
    scene.play("slot:green_4", "card:federal_mandate", "perform:red_3", "site:c5")
    assert scene.me().nation.city.bit_count() == 3


@pytest.mark.slow
@pytest.mark.rule("UC-5.13", "D3")
def test_thousands_of_other_ways_hide_no_slot() -> None:
    """Only a certain tunnel, and what the metropolis builds then, brings all that a city costs."""
    scene = Scene().player(
        owns="8c 1s 4r",
        has_built="c1 c5 c6 t-c5-c7 t-c5-c9 c1.b1:farm c5.b1:farm c6.b1:farm c3.b1:desal "
        "c5.b2:desal c5.x:desal c7.b2:desal c8.b1:desal c9.b3:desal c6.b2:lab+ c9.b2:lab",
    )
    scene.claimed("quick_setting_foam").hand("tunnel_drone", "civic_register").tile("green_1", 0)
    tiles = ("hall_of_specialists", "academy", "builders_quay")
    scene.me().nation = replace(scene.me().nation, tiles=tiles)
    assert "slot:green_4" in scene.start().keys
    scene.play("slot:green_4")
    assert scene.keys == ["card:tunnel_drone"]


@pytest.mark.rule("UC-6.44", "UC-5.13")
def test_a_card_that_makes_space_is_used_and_responded_to() -> None:
    scene = Scene()
    scene.me().claimed = ()
    scene.claimed("shift_planner", "driftnet_crew", "jubilee", "shore_leave", "spare_parts")
    scene.hand("demo_reactor").start()
    assert Search("green_1").succeeds(declared(scene.state, 0, ("green_1", "demo_reactor", False)))
    assert "slot:green_1" in scene.keys


@pytest.mark.rule("UC-6.60", "UC-5.13")
def test_a_tunnel_built_before_may_connect_what_is_made_to_produce() -> None:
    says = (Build(1, ("tunnel",), "free"), Trial(1, ("desal",)))
    scene = altered("shore_leave", "instant", says)
    scene.player(owns="", has_built="c6 c6.b2:desal+").claimed(used=["personal_assistant"])
    scene.hand("shore_leave")
    tiles = ("metropolis_league", "tunnel_hub", "tunnel_hub")
    scene.me().nation = replace(scene.me().nation, tiles=tiles)
    scene.start()
    assert Search("green_1").succeeds(declared(scene.state, 0, ("green_1", "shore_leave", False)))
    assert "slot:green_1" in scene.keys


@pytest.mark.rule("UC-6.46", "UC-6.65")
def test_a_response_may_itself_build_with_an_upgrade() -> None:
    upgraded = Build(1, ("farm",), upgrade_price=((("science", 1),),))
    scene = altered("embassy", "permanent", (On(Built(("structure",)), upgraded),))
    scene.player(owns="2k 3c", has_built="c6.b1:farm").claimed("embassy").hand("kelp_nursery")
    assert "slot:green_1" in scene.start().keys


# ---------------------------------------------------------------- the quick check


@pytest.mark.slow
@pytest.mark.rule("UC-5.13")
def test_the_quick_check_of_slots_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    slots = (
        (state.clone(), pick)
        for state, pick in questions(12, 2)
        if isinstance(state.stack[-1], ChooseSlot | ChooseCard)
    )
    asked = tuple(islice(slots, 900))
    monkeypatch.setattr(declaring, "could_help", lambda *_: True)
    for state, pick in asked:
        (unhurried,) = machine.pending(state, GAME)
        assert isinstance(unhurried, Pick)
        assert [each.key for each in unhurried.options] == [each.key for each in pick.options]
