"""The story of a turn of Otys says what it brought, and names things by what they do."""

from __future__ import annotations

import pytest

from engine.core.event import Event
from engine.core.msg import Msg, msg
from engine.core.text import Words
from engine.otys.view import BoardView
from engine.otys.words.names import contract_name, cubes_name, goods, key_name, reward_name, thing
from engine.registry import find_game
from tests.conformance.told_games import answered, signed

STORY = find_game("otys").story
WORDS = Words(strict=True)
CUBES = ("metal", "plant", "fuel", "tech")


def event(name: str, **facts: Msg | int | tuple[Msg, ...]) -> Event:
    return Event(msg(f"otys-log-{name}", **facts), 0)


def said(*events: Event, form: str | None = None) -> list[str]:
    return [WORDS.inner(each, ("Ann", "Ben"), form) for each in STORY.turn(events)]


def amounts(board: BoardView) -> dict[str, int]:
    """Return what a board holds, by the keys of the amounts."""
    held = {
        "otys-credits": board.credits,
        "otys-batteries": board.batteries,
        "otys-points": board.points,
    }
    for place, name in enumerate(CUBES):
        held[f"otys-story-cubes-{name}"] = sum(level[place] for level in board.levels)
    return held


@pytest.mark.parametrize(("seed", "player"), [(3, "random"), (4, "random"), (5, "greedy")])
def test_what_a_story_says_was_gained_and_paid_is_what_everyone_sees(
    seed: int, player: str
) -> None:
    for each in answered("otys", 3, seed, player):
        for seat in range(3):
            before = amounts(each.before.boards[seat])
            after = amounts(each.after.boards[seat])
            told = signed(STORY.turn(each.of(seat)))
            told.pop("otys-neutral-x", None)
            changed = {key: after[key] - before[key] for key in after}
            assert told == {key: change for key, change in changed.items() if change}, each.events


@pytest.mark.parametrize(("seed", "player"), [(3, "random"), (5, "greedy")])
def test_every_upgrade_and_every_contract_is_named_even_where_there_is_hardly_any_room(
    seed: int, player: str
) -> None:
    for each in answered("otys", 3, seed, player):
        for what in each.events:
            if what.name in ("otys-log-upgraded", "otys-log-upgraded-to", "otys-log-fulfilled"):
                named = what["contract" if what.name.endswith("fulfilled") else "diver"]
                assert isinstance(named, Msg)
                told = " ".join(said(*each.of(each.seat), form="least"))
                assert WORDS.inner(named, None) in told


def test_a_turn_is_told_in_the_order_of_its_story() -> None:
    fuel = msg("otys-cubes", count=1, resource=thing("fuel"))
    told = said(
        event("played-key", key=key_name("3"), level=3),
        event("paid", goods=goods(credit=2)),
        event("propelled", diver=thing("trader"), place=msg("otys-place-level", level=3)),
        event("activated", diver=thing("trader")),
        event("took-cube", resource=thing("fuel"), level=3),
        event(
            "fulfilled",
            contract=contract_name("contract_exact_8"),
            cubes=msg("otys-cube-list", parts=(fuel,)),
            level=3,
            goods=goods(credit=1, point=3),
        ),
        event("resurfaced", diver=thing("trader")),
    )
    assert told == [
        "Key 3: Trader",
        "fulfilled contract E8",
        "−1 Credit, −1 Battery",  # noqa: RUF001
        "+3 points",
    ]


def test_a_reward_is_told_by_its_effect() -> None:
    (told,) = said(event("explored", reward=reward_name("reward_01")))
    assert told.startswith("Reward, for each contract on its level: ")
    assert "Reward 1" not in told


def test_new_contracts_and_rewards_are_told_by_what_they_ask_and_give() -> None:
    fresh = [
        Event(msg("otys-log-contract-revealed", contract=contract_name("contract_exact_8"))),
        Event(msg("otys-log-display-refilled", reward=reward_name("reward_01"), level=2)),
    ]
    (told,) = STORY.table(fresh)
    text = WORDS.say(told)
    assert text.startswith("New: 2 metal, tech from one level: 3 points; Reward on level 2 (")
    assert WORDS.inner(told, None, "tally") == "2 new pieces on the board"


def test_the_cubes_of_a_contract_are_told_as_one_payment() -> None:
    contract = contract_name("contract_exact_8")
    paid = event("fulfilled", contract=contract, cubes=cubes_name("MMT"), level=1, goods=())
    assert said(paid)[-1] == "−2 metal, −1 tech"  # noqa: RUF001
