"""Looking back: what has changed, and the board after any turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.custom_ids import Press, Verb
from bot.look import history
from bot.look.viewer import NothingToSee
from bot.table.state_tags import PLAIN, ply_tag
from engine.core.msg import msg
from engine.registry import GAMES
from tests.bot.look.looking import STRANGER, Scene, buttons, scene_in
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, answer


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene_in(tmp_path) as found:
        yield found


# --- what has changed ----------------------------------------------------------------------------


async def test_what_changed_is_outlined_since_the_readers_last_move(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN, moves=30)
    standing = await scene.services.tables.standing(number)
    for seat, user in enumerate((ANN, BEN)):
        last = await scene.services.store.history.last_by(number, user, standing.record.announced)
        assert last is not None
        await scene.press(Caller(user), Press(Verb.CHANGED, number))
        _, wanted = scene.pictures.wanted.pop()
        then = await scene.services.store.history.position_at(number, last + 1)
        assert (wanted.kind, wanted.viewer) == ("board", seat)
        assert wanted.before == then.view(seat)


async def test_the_recap_stands_above_the_board_and_not_above_its_parts(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN, moves=30)
    caller = Caller(ANN)
    await scene.press(caller, Press(Verb.CHANGED, number))
    assert "since your last move" in caller.shown[-1].casefold()
    part = buttons(caller)[Verb.CHANGED][0]
    await scene.press(caller := Caller(ANN), part)
    assert "since your last move" not in caller.shown[-1].casefold()
    standing, wanted = scene.pictures.wanted[-1]
    assert wanted.kind == part.rest
    assert wanted.before is not None
    assert standing.id == number


async def test_the_recap_leads_to_the_sheets_of_those_who_moved(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN, moves=30)
    standing = await scene.services.tables.standing(number)
    while (
        await answer(scene.services.tables, number)
    ).record.announced == standing.record.announced:
        pass
    (last,) = await scene.services.store.games.log(number, newest=1)
    reader = 1 - last.seat
    await scene.press(caller := Caller((ANN, BEN)[reader]), Press(Verb.CHANGED, number))
    (press,) = [each for each in buttons(caller)[Verb.CHANGED] if each.rest == "sheet"]
    assert press.seat == last.seat
    await scene.press(Caller((ANN, BEN)[reader]), press)
    _, wanted = scene.pictures.wanted[-1]
    assert (wanted.kind, wanted.seat, wanted.viewer) == ("sheet", last.seat, reader)
    assert wanted.before is not None


async def test_whoever_only_watches_sees_what_changed_in_the_last_round(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN, moves=30)
    caller = Caller(STRANGER)
    await scene.press(caller, Press(Verb.CHANGED, number))
    assert "In the last round" in caller.shown[-1]
    assert Verb.PLAY not in buttons(caller)
    _, wanted = scene.pictures.wanted[-1]
    assert wanted.viewer is None


async def test_a_panel_begins_with_the_recap_until_the_first_step_is_made(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN, moves=30)
    while True:
        standing = await scene.services.tables.standing(number)
        if not standing.private_moves_of(seat := standing.awaited[0]):
            break
        await answer(scene.services.tables, number)
    user = (ANN, BEN)[seat]
    caller = Caller(user)
    await scene.press(caller, Press(Verb.PLAY, number))
    assert "-# Since your last move" in caller.shown[-1]
    (what_changed,) = buttons(caller)[Verb.CHANGED]
    await scene.press(aside := Caller(user), what_changed)
    assert "Since your last move" in aside.shown[-1]
    pick = buttons(caller)[Verb.PICK][0]
    await scene.press(caller := Caller(user), pick)
    assert "Since your last move" not in caller.shown[-1]
    assert Verb.CHANGED not in buttons(caller)


@pytest.mark.parametrize(
    "trouble", [NothingToSee(msg("bot-recap-begin")), KeyError("of an older version")]
)
async def test_a_panel_opens_even_if_the_past_cannot_be_read(
    scene: Scene, trouble: Exception
) -> None:
    number = await scene.begun(ANN, BEN, moves=30)
    standing = await scene.services.tables.standing(number)
    user = (ANN, BEN)[standing.awaited[0]]
    object.__setattr__(scene.services.store, "position_at", AsyncMock(side_effect=trouble))
    caller = Caller(user)
    await scene.press(caller, Press(Verb.PLAY, number))
    assert Verb.PICK in buttons(caller)


# --- the board after any turn --------------------------------------------------------------------


@pytest.mark.parametrize("written", ["0", "1", "2", "1.1", " 3 "])
async def test_the_board_is_shown_as_it_was_after_a_turn_or_a_step(
    scene: Scene, written: str
) -> None:
    number = await scene.begun(ANN, BEN, moves=40)
    turns = await scene.services.store.history.turns(number)
    assert turns[0].seat == 0
    plies = {"0": 0, "1": turns[0].stop, "2": turns[1].stop, "1.1": turns[0].start + 1,
             " 3 ": turns[2].stop}  # fmt: skip
    await scene.board_at(caller := Caller(ANN), number, written)
    standing, wanted = scene.pictures.wanted[-1]
    assert (standing.table.ply, wanted.viewer) == (plies[written], 0)
    assert wanted.before is None
    for part in buttons(caller)[Verb.LOOK]:
        await scene.press(Caller(ANN), part)
        zoomed, wanted = scene.pictures.wanted[-1]
        assert (zoomed.table.ply, wanted.kind) == (plies[written], part.rest)


@pytest.mark.parametrize(
    ("written", "said"),
    [("9999", "no turn"), ("-1", "no turn"), ("reef", "no turn"), ("", "no turn"),
     ("1.99", "no step 99"), ("1.0", "no step 0"), ("1.2.3", "no turn")],
)  # fmt: skip
async def test_a_turn_that_never_was_is_refused_with_what_there_is(
    scene: Scene, written: str, said: str
) -> None:
    number = await scene.begun(ANN, BEN, moves=20)
    await scene.board_at(caller := Caller(ANN), number, written)
    assert said in caller.shown[-1]
    assert scene.pictures.wanted == []


async def test_a_turn_that_is_still_private_can_be_looked_at_by_nobody(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN, moves=20)
    while True:
        standing = await answer(scene.services.tables, number)
        if standing.private_moves:
            break
    turns = await scene.services.store.history.turns(number)
    told = await history.turns_told(scene.services.store, standing)
    assert told[-1].stop <= standing.record.announced < turns[-1].stop
    other = next(
        user for user in (ANN, BEN) if not standing.private_moves_of((ANN, BEN).index(user))
    )
    await scene.press(Caller(other), Press(Verb.LOOK, number, ply=standing.ply, rest="board"))
    shown, _ = scene.pictures.wanted[-1]
    assert shown.table.ply == standing.record.announced


async def test_turns_are_offered_with_who_and_when_and_steps_with_what_was_done(
    scene: Scene,
) -> None:
    number = await scene.begun(ANN, BEN, moves=40)
    turns = await history.turns_told(
        scene.services.store, await scene.services.tables.standing(number)
    )
    assert turns[0].seat == 0
    offered = await scene.offered(number, ANN, "")
    assert next(iter(offered)) == str(turns[-1].number)
    assert "Ann" in offered["1"] or "Ben" in offered["1"]
    assert "Round 1" in offered["1"] or "round 1" in offered["1"]
    steps = await scene.offered(number, ANN, "1.")
    assert list(steps) == [f"1.{step}" for step in range(1, len(turns[0].plies) + 1)]
    assert "Activated" in " ".join(steps.values())


async def test_a_number_that_is_far_too_long_is_no_turn(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN, moves=30)
    assert await scene.offered(number, ANN, f"{'9' * 5000}.") == {}


@pytest.mark.parametrize("game", GAMES)
async def test_the_steps_of_a_turn_are_those_at_which_the_reader_was_asked(
    scene: Scene, game: str
) -> None:
    """Showing more steps could reveal that a player had a choice because of their hand."""
    number = await scene.begun(ANN, BEN, game=game, moves=36)
    standing = await scene.services.tables.standing(number)
    turns = await history.turns_told(scene.services.store, standing)
    assert any(len(turn.plies) > 2 for turn in turns)
    for turn in turns:
        whole = await scene.offered(number, STRANGER, f"{turn.number}.")
        assert list(whole) == [f"{turn.number}.1"]
        for seat, user in enumerate((ANN, BEN)):
            asked = [mover for mover in turn.movers[1:] if mover == seat]
            offered = await scene.offered(number, user, f"{turn.number}.")
            assert len(offered) == 1 + len(asked)
        too_far = f"{turn.number}.{len(turn.plies)}"
        if len(turn.plies) > 1:
            await scene.board_at(caller := Caller(STRANGER), number, too_far)
            assert "no step" in caller.shown[-1]
            assert "has steps 1 to 1" in caller.shown[-1]


async def test_of_a_finished_game_every_step_can_be_looked_at(scene: Scene) -> None:
    number = await scene.begun("random", "random", game="antarctica")
    turn = max(await scene.services.store.history.turns(number), key=lambda turn: len(turn.plies))
    assert len(turn.plies) > 1
    offered = await scene.offered(number, STRANGER, f"{turn.number}.")
    assert len(offered) == len(turn.plies)


async def test_the_buttons_of_a_past_board_do_not_tell_how_many_answers_there_were(
    scene: Scene,
) -> None:
    number = await scene.begun(ANN, BEN, moves=40)
    turns = await history.turns_told(
        scene.services.store, await scene.services.tables.standing(number)
    )
    named = set()
    for turn in turns[:4]:
        await scene.board_at(caller := Caller(ANN), number, str(turn.number))
        named |= {press.ply for press in buttons(caller)[Verb.LOOK]}
    assert len(named) == 4
    assert min(named) >= PLAIN
    setup = (await scene.services.tables.standing(number)).table.setup
    assert named == {ply_tag(setup, turn.stop) for turn in turns[:4]}
    other = replace(setup, seed=setup.seed + 1)
    assert not named & {ply_tag(other, turn.stop) for turn in turns[:4]}


async def test_the_buttons_of_a_past_board_of_an_earlier_version_still_lead_there(
    scene: Scene,
) -> None:
    number = await scene.begun(ANN, BEN, moves=40)
    turns = await scene.services.store.history.turns(number)
    await scene.press(Caller(ANN), Press(Verb.LOOK, number, ply=turns[1].stop, rest="board"))
    shown, _ = scene.pictures.wanted[-1]
    assert shown.table.ply == turns[1].stop


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_step_of_which_nothing_is_told_is_offered_by_its_number(
    scene: Scene, game: str
) -> None:
    number = await scene.begun(ANN, BEN, game=game, moves=30)
    turns = await history.turns_told(
        scene.services.store, await scene.services.tables.standing(number)
    )
    for turn in turns:
        for value, said in (await scene.offered(number, STRANGER, f"{turn.number}.")).items():
            assert said == value or said.partition(f"{value} · ")[2].strip()


# --- rate limits ---------------------------------------------------------------------------------


async def test_whoever_asks_for_many_pictures_is_asked_to_wait_but_can_always_play(
    scene: Scene,
) -> None:
    number = await scene.begun(ANN, BEN)
    now = scene.services.store.now()
    scene.services.store.database.now = lambda: now
    look = Press(Verb.LOOK, number, rest="board")
    for _ in range(20):
        await scene.press(Caller(ANN), look)
    await scene.press(caller := Caller(ANN), look)
    assert "That’s a lot of pictures at once" in caller.asides[-1]
    await scene.press(caller := Caller(ANN), Press(Verb.PLAY, number))
    assert caller.shown
    assert not caller.asides
    await scene.press(caller := Caller(BEN), look)
    assert caller.shown
    assert not caller.asides
