"""Loading packs of Otys: what makes sense is played, what does not is refused at its place."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

from engine.core.effects.alternatives import May, Times
from engine.core.effects.any_order import AnyOrder
from engine.core.effects.effect import Do, Doer
from engine.core.errors import BadPack
from engine.core.event import Cause
from engine.core.game import checked_setup
from engine.core.table import Table
from engine.otys.effects.contracts import Draw
from engine.otys.effects.divers import Upgrade
from engine.otys.effects.goods import Bill, Gain, TakeBackKey
from engine.otys.game import Otys
from engine.otys.pack.components import OtysPack
from engine.otys.pack.load import PACKS, default_pack, kept_pack, load_pack
from engine.registry import find_game, game_for
from tests.engine.otys.scene import Scene

TEXT = PACKS.joinpath("default.pack.md").read_text("utf-8")


def loaded(old: str, new: str) -> OtysPack:
    """The default pack with one piece of text replaced."""
    assert TEXT.count(old) == 1, old
    return load_pack(TEXT.replace(old, new).encode(), "mine.pack.md")


def refusal(old: str, new: str) -> BadPack:
    """Why the pack with that change is refused."""
    with pytest.raises(BadPack) as refused:
        loaded(old, new)
    return refused.value


def line_of(text: str) -> int:
    """The line of the default pack that holds this."""
    return TEXT[: TEXT.index(text)].count("\n") + 1


def without_rows(ids: str, kept: int) -> str:
    """The default pack with only some of the rows whose ids look like this."""
    lines = TEXT.splitlines(keepends=True)
    matching = [line for line in lines if re.match(rf"\| {ids} ", line)]
    return "".join(line for line in lines if line not in matching[kept:])


def test_the_default_pack_names_itself() -> None:
    assert default_pack().name == "default@1"


def test_a_pack_with_other_values_is_played_with_them() -> None:
    pack = loaded("| end_trigger_points | 18 |", "| end_trigger_points | 5 |")
    game = Otys(pack)
    table = Table(game, checked_setup(game, 2, 3))
    while table.pending and table.ply < 2000:
        decision = table.pending[0]
        table.submit(decision.seat, (decision.options[0].key,), table.ply)  # type: ignore[union-attr]
    assert table.result
    assert table.result.reason == "standstill" or max(table.result.scores) < 18


def test_an_effect_word_may_mean_something_else() -> None:
    pack = loaded("| prestige | gain(1 point) |", "| prestige | gain(1 point + 2 credit) |")
    assert pack.rewards["reward_27"].front == Gain(point=1, credit=2)


def test_parts_joined_by_semicolons_are_each_optional() -> None:
    both = "| draw_contract | gain(1 point); draw(4, keep=1) |"
    pack = loaded("| draw_contract | draw(4, keep=1) |", both)
    front = pack.rewards["reward_13"].front
    assert front == AnyOrder((Gain(point=1), Draw(4)))


def test_several_keys_may_be_taken_back_one_after_the_other() -> None:
    pack = loaded("| take_back_key_1 | take_back(1) |", "| take_back_key_1 | take_back(2) |")
    assert pack.sponsors["sponsor_3_basic"].effect == Times(2, TakeBackKey())


def test_a_price_in_a_sponsors_row_is_part_of_its_effect() -> None:
    effect = default_pack().sponsors["sponsor_4_basic"].effect
    assert effect == May(Bill(2, 0), Upgrade("active"))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("| contract_exact_05 | exact | 1 |", "| contract_exact_05 | exact | x |", "pack-not-a-number"),  # noqa: E501
        ("| contract_exact_05 | exact | 1 |", "| card_five | exact | 1 |", "pack-bad-id"),
        ("| contract_exact_05 | exact | 1 |", "| contract_exact_05 | exact | 2 |", "otys-pack-wrong-total"),  # noqa: E501
        ("| contract_exact_05 | exact | 1 |", "| contract_exact_05 | free | 1 |", "otys-pack-mixed-contract"),  # noqa: E501
        ("| contract_exact_05 | exact | 1 |", "| contract_exact_04 | exact | 1 |", "pack-id-twice"),
        ("| - | - | - | - | 3+2 |", "| - | - | - | - | 3+x |", "otys-pack-bad-pattern"),
        ("| reward_01 | resource | metal |", "| reward_01 | resource | gold |", "pack-not-one-of"),
        ("| reward_01 | resource |", "| reward_01 | treasure |", "otys-pack-unknown-effect"),
        ("| start_credits | 3 |", "| start_money | 3 |", "otys-pack-missing-row"),
        ("| key_x_neutral | 12 |", "| key_x_grey | 12 |", "otys-pack-missing-row"),
        ("| take_cube | cube(own) |", "| take_cube | cube(many) |", "notation-not-one-of"),
        ("| draw_contract | draw(4, keep=1) |", "| draw_contract | draw(4, keep=2) |", "notation-not-one-of"),  # noqa: E501
        ("| resurface(5) |", "| resurface(6) |", "notation-not-one-of"),
        ("| upgrade(any) |", "| upgrade(all) |", "notation-not-one-of"),
        ("| actions(2) |", "| actions(2, 3) |", "notation-argument-too-many"),
        ("| free(trader, ", "| free(pilot, ", "notation-not-one-of"),
        ("| better_trade() |", "| better_trade(2) |", "notation-argument-too-many"),
        ("| use_reward() |", "| use_rewards() |", "notation-unknown-statement"),
        ("| prestige | gain(1 point) |", "| prestige | gain(1 pearl) |", "notation-not-one-of"),
        ("| store_start_first_resource | 2 |", "| store_start_first_resource | 9 |", "pack-out-of-range"),  # noqa: E501
        ("| display_rewards_per_level | 2 |", "| display_rewards_per_level | 0 |", "pack-out-of-range"),  # noqa: E501
        ("| start_cubes_per_resource | 1 |", "| start_cubes_per_resource | 9 |", "pack-out-of-range"),  # noqa: E501
        ("| 5 | below_surface | 2 |", "| 5 | below_surface | 3 |", "pack-bad-value"),
        ("| 4 | 3 | 4 | H |", "| 4 | 2 | 4 | H |", "otys-pack-row-count"),
        ("| prestige_1 | gain(1 point) |", "| prestige_1 | explore() |", "otys-pack-needs-level"),
        ("| gain_battery_1 | 0 | 0 | 0 | auto |", "| gain_battery_1 | 0 | 0 | 5 | auto |", "otys-pack-auto-costs"),  # noqa: E501
        ("| gain_battery_1 | 0 | 0 | 0 | auto |", "| gain_battery_1 | 1 | 0 | 0 | auto |", "otys-pack-auto-costs"),  # noqa: E501
        ("| default | otys |", "| default | chess |", "pack-other-game"),
    ],
)  # fmt: skip
def test_a_slip_is_refused_with_its_line_and_reason(old: str, new: str, reason: str) -> None:
    refused = refusal(old, new)
    assert refused.reason.key == reason
    blamed = TEXT.splitlines()[refused.line - 1]
    # A row that is missing is blamed on the head of its table, a word on the row that uses it.
    assert old in blamed or blamed.startswith(("| id | ", "| position | ", "| reward_02 | "))


def test_the_column_of_a_slip_inside_an_effect_is_named() -> None:
    refused = refusal("| prestige | gain(1 point) |", "| prestige | gain(1 pearl) |")
    assert refused.line == line_of("| prestige | gain(1 point) |")
    assert refused.column == len("| prestige | gain(") + 1


def test_a_cube_without_a_resource_is_refused() -> None:
    refused = refusal("| trader | - | 0 | 0 | sell_or_buy |", "| trader | - | 0 | 0 | take_cube |")
    assert refused.reason.key == "otys-pack-no-resource"


@pytest.mark.parametrize(
    ("ids", "kept"),
    [(r"reward_\d+", 29), (r"contract_\w+_\d+", 11), (r"sponsor_\d_\w+", 9), ("spy", 0)],
)
def test_a_pack_with_too_few_pieces_is_refused(ids: str, kept: int) -> None:
    with pytest.raises(BadPack) as refused:
        load_pack(without_rows(ids, kept).encode(), "mine.pack.md")
    assert refused.value.reason.key == "otys-pack-row-count"


@pytest.mark.parametrize("kept", [30, 31])
def test_thirty_reward_tokens_are_enough(kept: int) -> None:
    pack = load_pack(without_rows(r"reward_\d+", kept).encode(), "mine.pack.md")
    assert len(pack.rewards) == kept


def test_a_missing_table_is_refused() -> None:
    refused = refusal("### table: sponsors\n", "### table: patrons\n")
    assert refused.reason.key == "pack-missing-table"


def test_two_gains_to_choose_from_are_told_apart() -> None:
    choice = "| prestige | choose(gain(1 battery), gain(2 credit)) |"
    front = loaded("| prestige | gain(1 point) |", choice).rewards["reward_27"].front
    scene = Scene()
    ways = list(front.ways(scene.state, Doer(0, Cause("reward", "reward_27"))))
    assert [way.key for way in ways] == ["gain:1", "gain:2"]


@pytest.mark.parametrize(("credits_", "keys"), [(3, ["buy", "skip"]), (2, ["skip"])])
def test_a_price_within_a_price_is_offered_to_whoever_can_pay_both(
    credits_: int, keys: list[str]
) -> None:
    effect = May(Bill(2), May(Bill(1), Gain(battery=1)))
    scene = Scene().board(0, credits=credits_)
    scene.state.stack = (Do(effect, Doer(0, Cause("reward", "reward_27"))),)
    assert scene.keys == keys


def test_a_price_within_a_price_is_asked_for_after_it() -> None:
    effect = May(Bill(2), May(Bill(1), Gain(battery=1)))
    scene = Scene().board(0, credits=3)
    scene.state.stack = (Do(effect, Doer(0, Cause("reward", "reward_27"))),)
    scene.play("buy")
    assert (scene.me().credits, scene.me().batteries) == (0, 1)


RELEASED = {"default@1": "ab75498e8016c6d1c6e40280becbc190f106a90a50ecea61c583696ab5c07ef2"}
"""Once a version was played with, it never changes: games go on with it."""


def test_a_released_pack_never_changes() -> None:
    older = [PACKS.joinpath(f"{name}.pack.md") for name in RELEASED]
    there = [file for file in older if file.is_file()] + [PACKS.joinpath("default.pack.md")]
    for file in there:
        name = load_pack(file.read_bytes(), file.name).name
        assert sha256(file.read_bytes()).hexdigest() == RELEASED[name]


def test_a_kept_pack_is_found_by_its_name(tmp_path: Path) -> None:
    newer = TEXT.replace("| default | otys | 1 |", "| default | otys | 2 |")
    (tmp_path / "default.pack.md").write_text(newer, encoding="utf-8")
    (tmp_path / "default@1.pack.md").write_text(TEXT, encoding="utf-8")
    older = kept_pack("default@1", tmp_path)
    assert default_pack(tmp_path).name == "default@2"
    assert older
    assert older.name == "default@1"


@pytest.mark.parametrize("name", ["default@9", "mine@1", "../default", "default", ""])
def test_a_pack_that_was_not_kept_is_not_found(name: str, tmp_path: Path) -> None:
    (tmp_path / "default@1.pack.md").write_text(TEXT, encoding="utf-8")
    assert kept_pack(name, tmp_path) is None


def test_a_pack_under_a_wrong_name_is_not_taken_for_another(tmp_path: Path) -> None:
    (tmp_path / "default@3.pack.md").write_text(TEXT, encoding="utf-8")
    assert kept_pack("default@3", tmp_path) is None


def test_a_game_goes_on_with_the_pack_it_was_begun_with(monkeypatch: pytest.MonkeyPatch) -> None:
    older = Otys(load_pack(TEXT.replace("| otys | 1 |", "| otys | 7 |").encode(), "older"))
    monkeypatch.setattr("engine.registry._with_kept_pack", lambda _game, _pack: older)
    assert game_for(checked_setup(older, 2, 3)) is older
    assert game_for(checked_setup(find_game("otys"), 2, 3)) is find_game("otys")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("| choose(sell(), buy()) |", "| choose(sell(), buy(), n=2) |"),
        ("engineer, explorer) |", "engineer, explorer, once=turn) |"),
    ],
)
def test_named_arguments_that_said_nothing_in_earlier_packs_still_say_nothing(
    old: str, new: str
) -> None:
    plain = load_pack(TEXT.encode(), "mine.pack.md")
    assert loaded(old, new).rewards == plain.rewards
    assert loaded(old, new).divers == plain.divers
