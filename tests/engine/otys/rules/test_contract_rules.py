from __future__ import annotations

import pytest

from engine.core.rng import Rng
from tests.engine.otys.scene import Scene, on_level

QUIET = "1 2 3A 4 5"
"""On level 3 the Sponsor that is never used unasked."""
NEEDS = [
    ("exact_01", "MM"), ("exact_02", "PP"), ("exact_03", "FF"), ("exact_04", "TT"),
    ("exact_05", "MPP"), ("exact_06", "PFF"), ("exact_07", "FTT"), ("exact_08", "MMT"),
    ("exact_09", "MTT"), ("exact_10", "FFT"), ("exact_11", "PPF"), ("exact_12", "MMP"),
    ("exact_13", "MPF"), ("exact_14", "PFT"), ("exact_15", "MFT"), ("exact_16", "MPT"),
    ("exact_17", "MMFF"), ("exact_18", "PPTT"), ("exact_19", "MMPT"), ("exact_20", "MPPF"),
    ("exact_21", "PFFT"), ("exact_22", "MFTT"),
]  # fmt: skip
DEAD = ("contract_free_10", "contract_free_09")
"""Public contracts that ask for four or three cubes alike."""


def ways(card: str, cubes: str, level: int = 5) -> list[str]:
    """Return the payments that a level with these cubes allows for this private contract."""
    scene = Scene().public("contract_exact_01", "contract_exact_02")
    scene.board(cubes=f"L{level}:{cubes}", hand=[f"contract_{card}"])
    prefix = f"fulfil:contract_{card}:{level}:"
    return [key.removeprefix(prefix) for key in scene.keys_with(prefix)]


def fulfils(scene: Scene) -> bool:
    """Return whether any contract can be fulfilled now."""
    return bool(scene.keys_with("fulfil"))


@pytest.mark.rule("OT-11.1")
def test_fulfilling_returns_the_cubes_scores_and_takes_the_bonus() -> None:
    scene = Scene(store="M1").public("contract_exact_09", DEAD[0])
    scene.board(cubes="L3:MPTT L4:M").next_cards("contract_exact_22")
    before = scene.facts()
    scene.play("fulfil:contract_exact_09:3:MTT")
    expected = {"levels:0", "points:0", "credits:0", "batteries:0", "public", "deck", "discard"}
    assert set(scene.changed(before)) == expected
    assert (scene.me().points, scene.me().credits, scene.me().batteries) == (2, 1, 1)
    assert scene.cubes(3) == "P"


@pytest.mark.rule("OT-11.1")
def test_fulfilling_is_no_action_and_several_may_be_fulfilled() -> None:
    scene = Scene(sponsors=QUIET).public("contract_exact_01", "contract_exact_02")
    scene.board(0, on_level(3, "ME"), "L3:MM L4:PP").play("key:3", "activate")
    scene.play("fulfil:contract_exact_01:3:MM", "fulfil:contract_exact_02:4:PP")
    assert "take:metal" in scene.keys
    assert scene.me().points == 2


@pytest.mark.rule("OT-11.2")
def test_cubes_of_one_contract_come_from_one_level() -> None:
    scene = Scene().public("contract_exact_12", DEAD[0]).board(cubes="L2:MM L3:MP L4:P")
    assert not fulfils(scene)


@pytest.mark.rule("OT-11.2")
def test_paying_level_need_not_be_active_and_keeps_its_other_cubes() -> None:
    scene = Scene(sponsors=QUIET).public("contract_exact_12", DEAD[0])
    scene.board(0, on_level(3, "ME"), "L3:MM L5:MMMPPF").play("key:3")
    scene.play("fulfil:contract_exact_12:5:MMP")
    assert (scene.cubes(3), scene.cubes(5)) == ("MM", "MPF")


@pytest.mark.rule("OT-11.3")
def test_contract_may_be_fulfilled_in_every_step_of_the_own_turn() -> None:
    scene = Scene(sponsors=QUIET).public(*DEAD)
    scene.board(0, on_level(3, "ME"), "L4:MM", batteries=1, hand=["contract_exact_01"])
    way, steps = "fulfil:contract_exact_01:4:MM", ["key:3", "activate", "end", "resurface"]
    offered = []
    for step in steps:
        offered.append((scene.state.running.step, way in scene.keys))
        scene.play(step)
    names = ["start", "phase_1", "phase_2", "phase_3"]
    assert offered == [(name, True) for name in names]


@pytest.mark.rule("OT-11.3")
def test_contract_may_be_fulfilled_between_two_actions() -> None:
    scene = Scene(sponsors="1 3 2 4 5").public(*DEAD)
    scene.board(0, on_level(3, "ME"), "L3:M", hand=["contract_exact_01"])
    scene.play("key:3", "take:metal", "fulfil:contract_exact_01:3:MM", "take:metal")
    assert (scene.me().points, scene.cubes(3)) == (1, "M")


@pytest.mark.rule("OT-11.3")
@pytest.mark.parametrize("token", ["reward_13", "reward_01", "reward_23"])
def test_no_contract_is_offered_inside_an_action(token: str) -> None:
    scene = Scene(sponsors=QUIET).public("contract_exact_01", DEAD[0])
    scene.board(0, on_level(3, "EX"), "L4:MM", credits=2).display(3, token, "reward_27")
    scene.play("key:3", "activate")
    assert fulfils(scene)
    scene.play(f"explore:{token}")
    assert scene.pick.seat == 0
    assert not fulfils(scene)


@pytest.mark.rule("OT-11.3")
def test_nobody_else_fulfils_in_a_players_turn() -> None:
    scene = Scene().public("contract_exact_01", DEAD[0]).board(1, cubes="L3:MM")
    assert [decision.seat for decision in scene.pending] == [0]
    assert not fulfils(scene)
    scene.begin(1)
    assert scene.keys_with("fulfil") == ["fulfil:contract_exact_01:3:MM"]


@pytest.mark.rule("OT-11.3")
def test_contract_revealed_in_anothers_turn_may_be_fulfilled_later() -> None:
    scene = Scene(sponsors=QUIET).public("contract_exact_01", DEAD[0])
    scene.board(cubes="L3:MM").board(1, cubes="L4:TT").next_cards("contract_exact_04")
    scene.play("fulfil:contract_exact_01:3:MM", "key:3", "activate", "end", "resurface")
    assert scene.pick.seat == 1
    assert scene.keys_with("fulfil") == ["fulfil:contract_exact_04:4:TT"]


@pytest.mark.rule("OT-11.3")
def test_fulfilling_is_never_forced() -> None:
    scene = Scene(sponsors=QUIET).public("contract_exact_01", DEAD[0]).board(cubes="L3:MM")
    scene.play("key:3", "activate", "end")
    assert (scene.me().points, scene.cubes(3), scene.pick.seat) == (0, "MM", 1)


@pytest.mark.rule("OT-11.4")
def test_public_contracts_and_those_of_the_own_hand_can_be_fulfilled() -> None:
    scene = Scene().public("contract_exact_01", DEAD[0]).board(1, hand=["contract_exact_03"])
    scene.board(cubes="L3:MM L4:PPFF", hand=["contract_exact_02"])
    found = ["fulfil:contract_exact_01:3:MM", "fulfil:contract_exact_02:4:PP"]
    assert scene.keys_with("fulfil") == found


@pytest.mark.rule("OT-11.5")
@pytest.mark.parametrize(("card", "cubes"), NEEDS)
def test_exact_contract_takes_just_the_cubes_it_shows(card: str, cubes: str) -> None:
    assert ways(card, cubes) == [cubes]
    spare = next(letter for letter in "MPFT" if letter not in cubes)
    assert ways(card, cubes + spare) == [cubes]
    for letter in set(cubes):
        assert ways(card, cubes.replace(letter, spare, 1)) == []


@pytest.mark.rule("OT-11.6")
@pytest.mark.parametrize(
    ("card", "cubes"),
    [
        ("free_08", "MMMMP"), ("free_08", "MMMPP"), ("free_06", "MMMM"), ("free_06", "MMMP"),
        ("free_02", "MMP"), ("free_05", "MMPF"), ("free_07", "MMMP"), ("free_07", "MMPP"),
        ("free_09", "MMMMM"), ("free_04", "MMM"), ("free_10", "MMMPP"), ("free_03", "MMPPFF"),
        ("free_01", "MPFT"),
    ],
)  # fmt: skip
def test_groups_of_a_free_contract_are_of_different_resources(card: str, cubes: str) -> None:
    assert ways(card, cubes) == []


@pytest.mark.rule("OT-11.6")
@pytest.mark.parametrize(
    ("card", "cubes"),
    [
        ("free_01", "FF"), ("free_02", "MFT"), ("free_03", "TTT"), ("free_04", "PTT"),
        ("free_05", "MPFT"), ("free_06", "PPTT"), ("free_07", "MPTT"), ("free_08", "MPPTT"),
        ("free_09", "FFTTT"), ("free_10", "PPPP"),
    ],
)  # fmt: skip
def test_free_contract_is_paid_by_groups_of_chosen_resources(card: str, cubes: str) -> None:
    assert ways(card, cubes) == [cubes]


@pytest.mark.rule("OT-11.7")
def test_player_chooses_level_and_cubes_of_a_free_contract() -> None:
    scene = Scene().public("contract_free_01", DEAD[0]).board(cubes="L3:MMPP L5:TT")
    scene.board(1, cubes="L4:FF")
    options = ["3:MM", "3:PP", "5:TT"]
    assert scene.keys_with("fulfil") == [f"fulfil:contract_free_01:{way}" for way in options]
    scene.play("fulfil:contract_free_01:3:PP")
    assert (scene.cubes(3), scene.cubes(5)) == ("MM", "TT")


@pytest.mark.rule("OT-11.8")
@pytest.mark.parametrize(
    ("card", "cubes", "gained"),
    [
        ("exact_20", "MPPF", (4, 0, 0)),
        ("exact_13", "MPF", (2, 1, 0)),
        ("exact_14", "PFT", (2, 0, 1)),
        ("free_08", "MMPPF", (5, 1, 1)),
    ],
)
def test_card_gives_its_own_bonus(card: str, cubes: str, gained: tuple[int, int, int]) -> None:
    scene = Scene().board(cubes=f"L4:{cubes}", hand=[f"contract_{card}"])
    scene.play(f"fulfil:contract_{card}:4:{cubes}")
    assert (scene.me().points, scene.me().credits, scene.me().batteries) == gained


@pytest.mark.rule("OT-11.8")
def test_permanent_bonus_of_the_level_is_added_to_that_of_the_card() -> None:
    scene = Scene().board(cubes="L4:MPF", hand=["contract_exact_13"], rewards={4: "reward_03"})
    scene.play("fulfil:contract_exact_13:4:MPF")
    assert (scene.me().points, scene.me().credits) == (2, 1 + 2)


@pytest.mark.rule("OT-11.9")
def test_public_contract_is_replaced_in_its_space_by_the_top_card_at_once() -> None:
    scene = Scene(3).public("contract_free_10", "contract_exact_01", "contract_free_09")
    scene.board(cubes="L3:MMPP").next_cards("contract_exact_02", "contract_exact_03")
    deck = scene.state.deck
    scene.play("fulfil:contract_exact_01:3:MM")
    row = ("contract_free_10", "contract_exact_02", "contract_free_09")
    assert (scene.state.public, scene.state.deck) == (row, deck[1:])
    assert scene.state.discard == ("contract_exact_01",)


@pytest.mark.rule("OT-11.9")
def test_replacement_may_be_fulfilled_in_the_same_window() -> None:
    scene = Scene().public("contract_exact_01", DEAD[0]).board(cubes="L3:MMPP")
    scene.next_cards("contract_exact_02", "contract_exact_03")
    scene.play("fulfil:contract_exact_01:3:MM")
    assert scene.keys_with("fulfil") == ["fulfil:contract_exact_02:3:PP"]
    scene.play("fulfil:contract_exact_02:3:PP")
    assert scene.state.public == ("contract_exact_03", DEAD[0], None)
    assert scene.state.discard == ("contract_exact_01", "contract_exact_02")


@pytest.mark.rule("OT-11.9")
def test_private_contract_is_discarded_and_not_replaced() -> None:
    scene = Scene().public(*DEAD)
    scene.board(cubes="L3:MM", hand=["contract_exact_05", "contract_exact_01"])
    before = scene.facts()
    scene.play("fulfil:contract_exact_01:3:MM")
    assert not {"public", "deck"} & set(scene.changed(before))
    assert scene.me().contracts == ("contract_exact_05",)
    assert scene.state.discard == ("contract_exact_01",)


def drawing(*cards: str, seed: int = 7) -> Scene:
    """Seat 0 is about to draw with its Spy; these cards are on top of the deck."""
    scene = Scene(sponsors=QUIET).public(*DEAD).next_cards(*cards)
    scene.state.rng = Rng(seed)
    return scene.board(0, on_level(3, "SP+")).play("key:3", "activate")


FOUR = tuple(f"contract_exact_{number:02}" for number in (17, 18, 19, 20))


@pytest.mark.rule("OT-11.10")
def test_top_four_are_drawn_and_exactly_one_must_be_kept() -> None:
    scene = drawing(*FOUR).play("draw")
    assert scene.keys == [f"keep:{card}" for card in FOUR]
    assert (scene.pick.least, scene.pick.most) == (1, 1)


@pytest.mark.rule("OT-11.10")
def test_kept_card_goes_to_the_hand_and_the_others_under_the_deck() -> None:
    scene = drawing(*FOUR)
    deck = scene.state.deck
    scene.play("draw", f"keep:{FOUR[2]}")
    assert scene.me().contracts == (FOUR[2],)
    assert scene.state.deck[:-3] == deck[4:]
    assert sorted(scene.state.deck[-3:]) == sorted(set(FOUR) - {FOUR[2]})
    assert scene.state.discard == ()


@pytest.mark.rule("OT-11.10")
def test_cards_go_under_the_deck_in_random_order() -> None:
    scenes = [drawing(*FOUR, seed=seed).play("draw", f"keep:{FOUR[0]}") for seed in range(60)]
    assert len({scene.state.deck[-3:] for scene in scenes}) == 6


def stripped(deck: int, discard: int, *, hand: str | None = None) -> Scene:
    """A Spy about to draw; seat 1 holds all cards but these of deck and discard pile."""
    scene = Scene(sponsors=QUIET).public(*DEAD)
    scene.board(0, on_level(3, "SP+"), "L4:MM", batteries=1, hand=[hand] if hand else [])
    cards, state = scene.state.deck, scene.state
    state.deck, state.discard = cards[:deck], cards[deck : deck + discard]
    scene.me(1).contracts = cards[deck + discard :]
    return scene


@pytest.mark.rule("OT-11.11")
def test_draw_takes_what_is_left_before_the_discards_are_shuffled() -> None:
    scene = stripped(2, 5)
    left, spent = scene.state.deck, scene.state.discard
    scene.play("key:3", "activate", "draw")
    drawn = tuple(key.removeprefix("keep:") for key in scene.keys)
    assert drawn[:2] == left
    assert len(drawn) == 4
    assert set(drawn[2:]) <= set(spent)
    assert sorted((*drawn[2:], *scene.state.deck)) == sorted(spent)
    assert scene.state.discard == ()


@pytest.mark.rule("OT-11.11")
def test_discard_pile_becomes_a_deck_in_random_order() -> None:
    firsts = set()
    for seed in range(30):
        scene = stripped(0, 5)
        scene.state.rng = Rng(seed)
        firsts.add(scene.play("key:3", "activate", "draw").keys[0])
    assert len(firsts) == 5


@pytest.mark.rule("OT-11.11")
def test_full_deck_leaves_the_discards_alone() -> None:
    scene = stripped(4, 5)
    spent = scene.state.discard
    scene.play("key:3", "activate", "draw")
    assert (len(scene.state.deck), scene.state.discard) == (0, spent)


@pytest.mark.rule("OT-11.11")
@pytest.mark.parametrize(("deck", "discard"), [(3, 0), (1, 1), (0, 1), (1, 0)])
def test_fewer_than_four_cards_are_all_drawn_and_one_is_kept(deck: int, discard: int) -> None:
    scene = stripped(deck, discard)
    cards = {*scene.state.deck, *scene.state.discard}
    scene.play("key:3", "activate", "draw")
    assert {key.removeprefix("keep:") for key in scene.keys} == cards
    kept = scene.keys[-1]
    scene.play(kept)
    assert scene.me().contracts == (kept.removeprefix("keep:"),)
    assert len(scene.state.deck) == deck + discard - 1


@pytest.mark.rule("OT-11.11")
def test_no_draw_is_offered_without_any_card() -> None:
    scene = stripped(0, 0).play("key:3", "activate")
    assert "draw" not in scene.keys


@pytest.mark.rule("OT-11.11")
def test_refill_with_an_empty_deck_uses_the_discards_with_the_card_just_fulfilled() -> None:
    scene = stripped(0, 0).public("contract_exact_01")
    scene.state.deck, scene.state.public = (), ("contract_exact_01", DEAD[0], None)
    scene.play("fulfil:contract_exact_01:4:MM")
    assert scene.state.public == ("contract_exact_01", DEAD[0], None)
    assert (scene.state.deck, scene.state.discard) == ((), ())
    assert (scene.me().points, scene.cubes(4)) == (1, "")


@pytest.mark.rule("OT-11.11")
def test_empty_public_spaces_are_filled_from_the_lowest_once_a_card_is_discarded() -> None:
    scene = stripped(0, 0)
    scene.me().contracts = ("contract_exact_01",)
    scene.me(1).contracts = (*scene.me(1).contracts, *DEAD)
    scene.state.public = (None, None, None)
    scene.play("fulfil:contract_exact_01:4:MM")
    assert scene.facts()["public"] == ("contract_exact_01", None, None)
    assert (scene.me().contracts, scene.state.discard) == ((), ())


@pytest.mark.rule("OT-11.12")
@pytest.mark.parametrize(("level", "most"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_level_takes_cubes_up_to_its_spaces_and_no_more(level: int, most: int) -> None:
    tiles = ["1", "2", "4", "5"]
    tiles.insert(level - 1, "3A")
    scene = Scene(sponsors=" ".join(tiles)).public("contract_free_10", "contract_free_08")
    cubes = "PFTPFT"[: most - 1]
    scene.board(0, on_level(level, "ME"), f"L{level}:{cubes}", batteries=1)
    scene.play(f"key:{level}", "activate", "take:metal")
    assert sum(scene.me().cubes(level)) == most
    full = Scene(sponsors=" ".join(tiles)).public("contract_free_10", "contract_free_08")
    full.board(0, on_level(level, "ME"), f"L{level}:{'PFTPFT'[:most]}", batteries=1)
    assert full.play(f"key:{level}", "activate").keys_with("take") == []


@pytest.mark.rule("OT-11.12")
@pytest.mark.parametrize(("cubes", "levels"), [(2, 5), (3, 5), (4, 3), (5, 2)])
def test_larger_contracts_fit_deeper_levels_only(cubes: int, levels: int) -> None:
    pack = Scene().game.pack
    cards = [card for card in pack.contracts.values() if card.cubes == cubes]
    fitting = {sum(space >= card.cubes for space in pack.spaces) for card in cards}
    assert fitting == {levels}
