"""Games that players leave or end early, as the people involved experience it."""

from __future__ import annotations

import pytest

from bot.custom_ids import Verb
from bot.polls.consent import Vote
from bot.table.standing import Standing
from sandbox.permissions import Permission
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, public
from tests.e2e.looking.test_records import play_out
from tests.e2e.poll_actions import poll, say

RESULTS = "select user_id, place, mu from results where game_id = ? order by place"


async def _use(scene: Evening, person: Person, name: str, **given: str) -> Seen:
    return (await scene.command(person, name, given)).shown()


async def test_of_two_who_resigns_loses_and_the_other_has_won_it(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await play_out(scene, game, lambda standing: standing.table.state.turns > 2)
    question = await _use(scene, scene.ben, "game resign")
    await scene.press(scene.ben, question, Verb.RESIGN)
    rows = scene.rows(RESULTS, game)
    assert [row[:2] for row in rows] == [(int(scene.ann.id), 1), (int(scene.ben.id), 2)]
    assert float(str(rows[0][2])) > float(str(rows[1][2]))
    assert "resigned; Player 1 wins" in public(scene.ann)
    assert "ratings: Player 1" in public(scene.ann)
    assert "1 game, 1 won" in (await _use(scene, scene.ann, "stats")).text


async def test_no_rival_is_sent_away_on_their_turn_by_whoever_is_about_to_lose(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    ann = int(scene.ann.id)

    def anns_turn(standing: Standing) -> bool:
        seats = [standing.seat_of(ann)]
        return standing.table.state.turns > 2 and [*standing.awaited] == seats

    await play_out(scene, game, anns_turn)
    seat = (await scene.standing(game)).seat_of(ann)
    await _use(scene, scene.ben, "game stand-in", player=str(seat + 1))
    assert (await scene.standing(game)).players[seat].stand_in is None
    question = await _use(scene, scene.ben, "game resign")
    await scene.press(scene.ben, question, Verb.RESIGN)
    assert [row[0] for row in scene.rows(RESULTS, game)] == [ann, int(scene.ben.id)]


async def test_who_is_asked_whether_to_resign_reads_what_it_counts_for(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    assert "doesn’t count" in (await _use(scene, scene.ann, "game resign")).text
    await play_out(scene, game, lambda standing: standing.table.state.turns > 2)
    assert "you come last" in (await _use(scene, scene.ann, "game resign")).text


async def test_where_the_only_rival_was_sent_away_resigning_is_said_to_count_for_nobody(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    await play_out(scene, game, lambda standing: standing.table.state.turns > 2)
    seat = (await scene.standing(game)).seat_of(int(scene.ben.id))
    await scene.bot.services.store.seats.set_stand_in(game, seat, "greedy")
    question = await _use(scene, scene.ann, "game resign")
    assert "you come last" not in question.text
    assert "doesn’t count" in question.text
    await scene.press(scene.ann, question, Verb.RESIGN)
    assert scene.rows(RESULTS, game) == []


async def test_a_host_who_plays_with_others_asks_them_for_the_end(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    listed = await _use(scene, scene.ann, "server games")
    of_list = (await scene.select(scene.ann, listed, Verb.ASK_END, str(game))).shown()
    question = await _use(scene, scene.ann, "game end")
    for each in (question, of_list):
        assert not has(each, Verb.END_GAME)
        assert has(each, Verb.PROPOSE_END)
    await scene.press(scene.ann, question, Verb.PROPOSE_END)
    assert not (await scene.standing(game)).ended_early
    await say(scene, scene.ben, poll(scene.ben), Vote.AGREE)
    assert (await scene.standing(game)).record.ended == "agreed"
    assert "doesn’t count" in public(scene.ann)


async def test_whoever_plays_with_computers_alone_ends_it_alone(scene: Evening) -> None:
    game = await scene.gather(computers=1)
    await scene.press(scene.ann, await _use(scene, scene.ann, "game end"), Verb.END_GAME)
    assert (await scene.standing(game)).ended_early
    assert "counts for" not in public(scene.ann)


async def test_who_manages_the_server_and_does_not_play_ends_a_game(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    everyone = scene.sandbox.world.guild.roles[0]
    everyone.permissions |= int(Permission.MANAGE_GUILD)
    await scene.press(scene.dora, await _use(scene, scene.dora, "game end"), Verb.END_GAME)
    assert (await scene.standing(game)).ended_early


# With this seed, players at random get to half of the game before they come to a standstill.
@pytest.mark.parametrize("seed", [4])
async def test_a_game_that_its_table_ends_after_half_is_told_with_what_it_counts_for(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    await play_out(scene, game, lambda now: now.game.halfway(now.table.state))
    table = (await scene.standing(game)).table
    assert table.pending
    points = table.game.points(table.state)
    question = await _use(scene, scene.ben, "game end")
    assert "zählt sie nach dem jetzigen Stand" in question.text
    await scene.press(scene.ben, question, Verb.PROPOSE_END)
    assert "it counts as it stands" in poll(scene.ann).text
    await say(scene, scene.ann, poll(scene.ann), Vote.AGREE)
    leader = points.index(max(points))
    assert f"it counts as it stood: Player {leader + 1} wins" in public(scene.ann)
    assert len(scene.rows(RESULTS, game)) == 2
