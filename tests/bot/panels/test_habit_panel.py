"""Automatic answers and muted warnings, in the list where they can be changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from discord import ui

from bot.custom_ids import InvalidCustomId, Press, Verb, parse_custom_id
from bot.panels.habit_panel import (
    ASK,
    answer_always,
    change_habit,
    show_habits,
    show_warnings,
    warn_again,
)
from bot.preferences.user import save_user_settings, user_settings
from bot.table.standing import NotSeated, Standing
from engine.antarctica.players.habits import HABITS
from engine.core.errors import IllegalAnswer
from engine.registry import find_game
from tests.bot.limits import inside
from tests.bot.posts.in_town import Scene, in_town
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN

RANKED, PLAIN = "shipyard-card", "move-ship"
CHOICES = {habit.name: habit.choices for habit in HABITS}
KIND = f"antarctica:{find_game('antarctica').wastes[0]}"


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


@pytest.fixture
async def standing(scene: Scene) -> Standing:
    return await scene.game(ANN, BEN, game="antarctica")


def lists(caller: Caller) -> dict[str, list[str]]:
    """Return the values in each select shown last, by the rest of its press or by its verb."""
    view: ui.LayoutView = caller.interaction.edit_original_response.await_args.kwargs["view"]
    found = {}
    for part in inside(view):
        if "options" in part and (press := parse_custom_id(part["custom_id"])) is not None:
            found[press.rest or press.verb] = [option["value"] for option in part["options"]]
    return found


async def shown(scene: Scene, standing: Standing, user: int = ANN) -> Caller:
    caller = Caller(user)
    await show_habits(scene.services.store, await scene.reply(caller), standing)
    return caller


async def change(scene: Scene, standing: Standing, name: str, value: str) -> Caller:
    """Let Ann choose a value in the list."""
    caller = Caller(ANN)
    press = Press(Verb.HABIT, standing.id, 0, rest=name, values=(value,))
    await change_habit(scene.services, scene.services.reply(caller.interaction), press)
    return caller


async def rules(scene: Scene, standing: Standing) -> dict[str, str]:
    kept = await scene.services.store.habits.in_game(standing.id, ANN)
    return {each.name: each.rule for each in kept}


async def test_every_automatic_answer_of_the_game_can_be_set(
    scene: Scene, standing: Standing
) -> None:
    caller = await shown(scene, standing)
    assert lists(caller) == {name: list(choices) for name, choices in CHOICES.items()}
    assert caller.shown[0].count("I ask you each time") == len(CHOICES)
    with pytest.raises(NotSeated):
        await shown(scene, standing, 999)


async def test_a_game_without_such_questions_says_so(scene: Scene) -> None:
    caller = await shown(scene, await scene.game(ANN, BEN))
    assert "no questions that can be answered automatically" in caller.shown[0]
    assert lists(caller) == {}


async def test_a_choice_is_kept_and_can_be_taken_away(scene: Scene, standing: Standing) -> None:
    (only,) = CHOICES[PLAIN]
    caller = await change(scene, standing, PLAIN, only)
    assert await rules(scene, standing) == {PLAIN: only}
    assert lists(caller)[PLAIN] == [only, ASK]
    assert caller.shown[0].count("I ask you each time") == len(CHOICES) - 1
    caller = await change(scene, standing, PLAIN, ASK)
    assert await rules(scene, standing) == {}
    assert lists(caller)[PLAIN] == [only]


async def test_of_several_choices_without_an_order_only_one_is_kept(
    scene: Scene, standing: Standing
) -> None:
    for choice in CHOICES["advance-three"]:
        await change(scene, standing, "advance-three", choice)
        assert await rules(scene, standing) == {"advance-three": choice}


async def test_an_order_is_set_choice_by_choice(scene: Scene, standing: Standing) -> None:
    first, second, *rest = reversed(CHOICES[RANKED])
    caller = await change(scene, standing, RANKED, first)
    usual = [choice for choice in CHOICES[RANKED] if choice != first]
    assert (await rules(scene, standing))[RANKED].split() == [first, *usual]
    under_way = f"{RANKED}~{first}"
    assert lists(caller)[under_way] == [*usual, ASK]
    caller = await change(scene, standing, under_way, second)
    usual.remove(second)
    assert (await rules(scene, standing))[RANKED].split() == [first, second, *usual]
    assert rest


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (PLAIN, "fly"),
        (RANKED, "nothing"),
        (f"{RANKED}~{CHOICES[RANKED][0]}", CHOICES[RANKED][0]),
        ("no-such-habit", ASK),
    ],
)
async def test_what_was_never_offered_is_refused(
    scene: Scene, standing: Standing, name: str, value: str
) -> None:
    with pytest.raises(IllegalAnswer):
        await change(scene, standing, name, value)
    assert await rules(scene, standing) == {}


async def test_an_empty_selection_is_refused(scene: Scene, standing: Standing) -> None:
    caller = Caller(ANN)
    reply = scene.services.reply(caller.interaction)
    with pytest.raises(InvalidCustomId):
        await change_habit(scene.services, reply, Press(Verb.HABIT, standing.id, 0, rest=PLAIN))


@pytest.mark.parametrize("refused", [False, True])
async def test_an_answer_made_automatic_on_the_panel_says_where_to_change_it(
    scene: Scene, standing: Standing, monkeypatch: pytest.MonkeyPatch, *, refused: bool
) -> None:
    wrong: Any = {"side_effect": NotSeated(standing.id)} if refused else {"return_value": standing}
    monkeypatch.setattr(scene.tables, "answer_always", AsyncMock(**wrong))
    caller = Caller(ANN)
    press = Press(Verb.ALWAYS, standing.id, 0, 5, values=("stay",))
    await answer_always(scene.services, scene.services.reply(caller.interaction), press)
    assert len(caller.shown) == 1
    assert [aside.startswith("Saved as your automatic answer") for aside in caller.asides] == (
        [] if refused else [True]
    )


# ---------------------------------------------------------------- warnings


async def test_without_a_game_only_muted_warnings_are_listed(scene: Scene) -> None:
    caller = Caller(ANN)
    await show_warnings(scene.services.store, await scene.reply(caller))
    assert "No warnings are muted" in caller.shown[0]
    assert "In a game’s channel" in caller.shown[0]
    await save_user_settings(scene.services.store, ANN, muted=frozenset({KIND}))
    caller = Caller(ANN)
    await show_warnings(scene.services.store, await scene.reply(caller))
    assert "Muted warnings" in caller.shown[0]
    assert lists(caller) == {Verb.UNMUTE: [KIND]}


@pytest.mark.parametrize("in_a_game", [False, True])
async def test_a_warning_is_turned_on_again_where_it_was_listed(
    scene: Scene, standing: Standing, *, in_a_game: bool
) -> None:
    await save_user_settings(scene.services.store, ANN, muted=frozenset({KIND}))
    caller = Caller(ANN)
    press = Press(Verb.UNMUTE, standing.id if in_a_game else 0, values=(KIND,))
    await warn_again(scene.services, scene.services.reply(caller.interaction), press)
    assert (await user_settings(scene.services.store, ANN)).muted == frozenset()
    assert "No warnings are muted" in caller.shown[0]
    assert bool(lists(caller)) is in_a_game
