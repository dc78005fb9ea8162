"""Results as people see them: below the last post, in `/stats` and in `/leaderboard`."""

from __future__ import annotations

from collections.abc import Callable

from bot.messages.rating_text import MINUS
from bot.table.standing import Standing
from db.records import EntryOrigin
from engine.core.msg import msg
from engine.core.rng import Rng
from engine.players import find_player
from tests.db.backends import on_both
from tests.db.finished_games import finished
from tests.e2e.evening import Evening, public


async def play_out(
    scene: Evening, game: int, until: Callable[[Standing], bool] | None = None
) -> None:
    """Play a game at random until it ends or the condition holds, then post it."""
    services, player, rng = scene.bot.services, find_player("random"), Rng(3)
    stored = await services.store.games.load(game)
    table = stored.table
    while table.pending and not (until and until(await scene.standing(game))):
        asked = table.pending[0]
        answer = player.choose(table.game, table.state, asked, rng)
        hand = EntryOrigin(user_id=stored.players[asked.seat].user_id)
        played = await services.store.moves.play(
            game, asked.seat, answer, table.ply, hand=hand, public=True
        )
        table = played.table or table
    await services.status_poster.tell(game)


@on_both
async def test_the_last_post_says_how_ratings_changed_and_stats_show_it(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await play_out(scene, game)
    post = public(scene.ann)
    assert "Ratings: " in post
    assert "(+" in post
    assert f"({MINUS}" in post
    own = (await scene.command(scene.ann, "stats", {})).shown()
    assert own.ephemeral
    assert "1 game" in own.text
    assert len(own.pictures) == 1
    other = (await scene.command(scene.ann, "stats", {"player": scene.ben.id})).shown()
    assert "Player 2’s games" in other.text
    nobody = (await scene.command(scene.cleo, "stats", {})).shown()
    assert nobody.text == scene.words(scene.cleo).say(msg("bot-stats-none"))


async def test_the_leaderboard_lists_those_with_enough_games_in_order(scene: Evening) -> None:
    people = [int(person.id) for person in (scene.ann, scene.ben)]
    guild = int(scene.sandbox.world.guild.id)
    empty = (await scene.command(scene.ann, "leaderboard", {"game": "otys"})).shown()
    assert "Nobody is listed yet" in empty.text
    for hour in range(3):
        await finished(scene.bot.services.store, people, (2, 1), hour, guild=guild)
    listed = (await scene.command(scene.ann, "leaderboard", {})).shown()
    assert listed.text.index(f"P{people[1]}") < listed.text.index(f"P{people[0]}")
    assert "3 of 3 won" in listed.text
    turned = await scene.ann.press(listed, "Antarctica")
    assert "Nobody is listed yet" in turned.shown().text


async def test_the_server_has_statistics_and_each_side_leads_to_the_other(scene: Evening) -> None:
    words = scene.words(scene.ann)
    none = (await scene.command(scene.ann, "stats", {"of": "server"})).shown()
    assert none.text == words.say(msg("bot-server-stats-none"))
    game = await scene.gather(scene.ben)
    await play_out(scene, game)
    server = (await scene.command(scene.ann, "stats", {"of": "server"})).shown()
    assert server.ephemeral
    assert "1 game by 2 people" in server.text
    assert len(server.pictures) == 1
    own = (
        await scene.ann.press((await scene.command(scene.ann, "stats", {})).shown(), "This server")
    ).shown()
    assert "1 game by 2 people" in own.text
    back = (await scene.ann.press(own, "My games")).shown()
    assert "Player 1’s games" in back.text


async def test_statistics_are_of_somebody_or_of_the_server(scene: Evening) -> None:
    both = {"of": "server", "player": scene.ben.id}
    refused = (await scene.command(scene.ann, "stats", both)).shown()
    assert refused.text == scene.words(scene.ann).say(msg("bot-error-stats-both"))
