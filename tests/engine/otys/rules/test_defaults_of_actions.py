from __future__ import annotations

import pytest

from tests.engine.otys.scene import Scene, on_level

QUIET = "1 2 3A 4 5"
"""On level 3 the Sponsor that is never used unasked."""
DEAD = ("contract_free_10", "contract_free_09")
FOUR = tuple(f"contract_exact_{number:02}" for number in (20, 17, 19, 18))


def acting(diver: str, cubes: str = "", *, track: str = "", sponsors: str = QUIET) -> Scene:
    """Seat 0 in Phase 2 on level 3, rich enough for every action."""
    scene = Scene(3, sponsors=sponsors, store="M1 P2").public(*DEAD)
    scene.display(3, "reward_04", "reward_23")
    scene.board(1, on_level(3, "EN")).board(2, on_level(3, "FE+"))
    scene.board(0, on_level(3, diver), cubes, credits=9, batteries=1, track=track)
    return scene.play("key:3", "activate")


@pytest.mark.rule("OT-8.4", "OT-8.5")
@pytest.mark.parametrize(
    ("diver", "cubes", "track", "default"),
    [
        ("ME", "", "", "take:metal"),
        ("PE", "L3:M", "", "take:plant"),
        ("ME+", "", "", "take:metal+gain"),
        ("PE+", "", "", "take:plant+gain"),
        ("FE+", "", "", "take:fuel+gain"),
        ("FE+", "L3:MPFT", "", "gain"),
        ("TE+", "", "X 4 2", "take:tech+key:2"),
        ("TE+", "", "N X", "take:tech+key:X"),
        ("TE+", "L3:MPFT", "5 4", "key:4"),
        ("TE+", "", "", "take:tech"),
    ],
)
def test_expert_gives_all_it_can_by_default(
    diver: str, cubes: str, track: str, default: str
) -> None:
    assert acting(diver, cubes, track=track).pick.default == (default,)


@pytest.mark.rule("OT-8.4")
def test_expert_acts_again_by_default_while_an_action_is_left() -> None:
    scene = acting("ME", sponsors="1 3 2 4 5").defaults()
    assert (scene.cubes(3), scene.pick.default) == ("M", ("take:metal",))
    scene.defaults()
    assert (scene.cubes(3), scene.keys) == ("MM", ["resurface", "oxygen"])


@pytest.mark.rule("OT-8.4", "OT-11.3")
def test_expert_acts_by_default_also_while_a_contract_could_be_fulfilled() -> None:
    scene = Scene(sponsors=QUIET).public("contract_exact_01", DEAD[0])
    scene.board(0, on_level(3, "FE+"), "L3:MM").play("key:3", "activate")
    assert scene.keys_with("fulfil") == ["fulfil:contract_exact_01:3:MM"]
    assert scene.pick.default == ("take:fuel+gain",)


@pytest.mark.rule("OT-8.3")
def test_expert_that_can_give_nothing_ends_by_default_and_fulfils_nothing() -> None:
    scene = Scene(sponsors=QUIET).public("contract_exact_01", DEAD[0])
    scene.board(0, on_level(3, "FE"), "L3:MMPP", batteries=1).play("key:3", "activate")
    assert scene.keys == ["fulfil:contract_exact_01:3:MM", "resurface", "oxygen"]
    assert scene.pick.default == ("end",)


@pytest.mark.rule("OT-8.7", "OT-8.8", "OT-8.14", "OT-8.15")
@pytest.mark.parametrize("side", ["", "+"])
@pytest.mark.parametrize("diver", ["TR", "SP", "EN", "EX"])
def test_no_other_diver_acts_by_default(diver: str, side: str) -> None:
    scene = acting(diver + side, "L3:MP")
    assert len(scene.keys) > 2
    assert scene.pick.default == ("end",)
    before = scene.facts()
    scene.defaults()
    assert set(scene.changed(before)) == {"track:0"}


@pytest.mark.rule("OT-8.8", "OT-8.9")
def test_spy_is_offered_all_options_of_both_neighbours_in_one_decision() -> None:
    left = ["copy:2:improve:mechanic", "copy:2:improve:hacker"]
    right = ["copy:3:take:fuel+gain", "copy:3:take:fuel", "copy:3:gain"]
    assert acting("SP").keys == ["draw", *left, *right, "end"]


@pytest.mark.rule("OT-8.7")
def test_trader_is_offered_every_complete_trade_in_one_decision() -> None:
    sales = ["sell:metal:credits", "sell:plant:credits", "sell:tech:credits", "sell:tech:points"]
    assert acting("TR", "L3:MPT").keys == [*sales, "buy:metal", "buy:plant", "end"]


@pytest.mark.rule("OT-8.14")
def test_engineer_is_offered_both_technicians_in_one_decision() -> None:
    assert acting("EN").keys == ["improve:mechanic", "improve:hacker", "end"]


@pytest.mark.rule("OT-8.15")
def test_explorer_is_offered_both_tokens_in_one_decision() -> None:
    assert acting("EX").keys == ["explore:reward_04", "explore:reward_23", "end"]


@pytest.mark.rule("OT-8.15", "OT-10.1")
def test_first_shown_resource_is_taken_by_default() -> None:
    scene = acting("EX").play("explore:reward_04")
    assert scene.pick.default == ("take:metal",)
    scene.defaults()
    assert scene.cubes(3) == "M"


@pytest.mark.rule("OT-8.17")
def test_basic_diver_highest_in_the_column_is_upgraded_by_default() -> None:
    scene = Scene(sponsors=QUIET).display(3, "reward_04", "reward_23")
    scene.board(0, "[TR+ SP+ EN | ME PE EX TE FE]", credits=2)
    scene.play("key:3", "activate", "explore:reward_23")
    assert scene.pick.default == ("upgrade:engineer",)
    scene.defaults()
    assert "engineer" in scene.me().upgraded


@pytest.mark.rule("OT-10.1")
def test_token_choice_of_a_sponsor_has_the_same_defaults() -> None:
    scene = Scene(sponsors="1 3 2A 4 5").display(3, "reward_12", "reward_23")
    assert scene.play("key:3", "sponsor:use:reward_12").pick.default == ("take:fuel",)
    scene = Scene(sponsors="1 3 2A 4 5").display(3, "reward_12", "reward_23")
    assert scene.play("key:3", "sponsor:use:reward_23").pick.default == ("upgrade:trader",)


@pytest.mark.rule("OT-11.10")
def test_first_card_drawn_is_kept_by_default() -> None:
    scene = Scene(sponsors=QUIET).next_cards(*FOUR).board(0, on_level(3, "SP"), credits=1)
    scene.play("key:3", "activate", "draw")
    assert scene.pick.default == (f"keep:{FOUR[0]}",)
    scene.defaults()
    assert scene.me().contracts == (FOUR[0],)


@pytest.mark.rule("OT-11.3")
@pytest.mark.parametrize(
    "steps", [[], ["key:3"], ["key:3", "activate"], ["key:3", "activate", "end"]]
)
def test_no_contract_is_fulfilled_by_default(steps: list[str]) -> None:
    scene = Scene(sponsors=QUIET).public("contract_exact_01", DEAD[0])
    scene.board(0, on_level(3, "ME"), "L4:MM", batteries=1).play(*steps)
    assert scene.keys_with("fulfil") == ["fulfil:contract_exact_01:4:MM"]
    assert not scene.pick.default[0].startswith("fulfil")


@pytest.mark.rule("OT-11.3", "OT-8.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_defaults_never_spend_credits_batteries_neutral_keys_cubes_or_cards(seats: int) -> None:
    scene = Scene(seats, sponsors="1A 2A 3 4A 5A")
    for seat in range(seats):
        hand = [scene.state.deck[0]]
        scene.board(seat, cubes="L3:MM L5:PPF", credits=6, batteries=3, neutral_x=1, hand=hand)

    def wealth() -> list[tuple[int, ...]]:
        return [
            (b.credits, b.batteries, b.neutral_x, b.all_cubes(), len(b.contracts))
            for b in scene.state.boards
        ]

    for _ in range(150):
        before = wealth()
        scene.defaults()
        pairs = zip(before, wealth(), strict=True)
        assert all(old <= new for was, now in pairs for old, new in zip(was, now, strict=True))
