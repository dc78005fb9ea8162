"""Games as files: given out when they are over, brought in to be looked at or continued."""

from __future__ import annotations

from collections.abc import Callable

from bot.ids import Verb
from bot.transcripts import MOST_BYTES
from engine.core import transcript
from engine.core.transcript import Transcript, transcript_of
from sandbox.driver import Given, Outcome, Person
from tests.db.test_imports import played
from tests.e2e.evening import Evening, game_of, has, public
from tests.e2e.test_records import play_out


def text_of(moves: int) -> str:
    """The transcript of a game of Otys after so many moves."""
    return transcript.write(transcript_of(played("otys", moves)))


async def bring(scene: Evening, person: Person, text: str | bytes) -> Outcome:
    content = text.encode() if isinstance(text, str) else text
    return await scene.command(person, "game import", {"file": Given("game.txt", content)})


async def test_a_running_game_is_not_given_out_and_a_finished_one_comes_back(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    refused = await scene.command(scene.ann, "game export", {})
    assert scene.says(scene.ann, refused, "bot-error-export-running", game=game)
    await play_out(scene, game)
    given = (await scene.command(scene.ben, "game export", {})).shown()
    assert given.ephemeral
    (file,) = given.raw["attachments"]
    assert file["filename"] == f"otys-{game}.txt"
    text = transcript.write(await scene.bot.house.store.transcript(game))
    before = scene.rows("select count(*) from results")
    brought = await bring(scene, scene.cleo, text)
    assert scene.says(scene.cleo, brought, "bot-import-done", game=game + 1)
    post = scene.cleo.messages()[-1] if not brought.shown().ephemeral else None
    shown = public(scene.ann)
    assert "it counts for nobody" in shown
    assert post is None
    record = await scene.bot.house.store.record(game + 1)
    assert record.state == "over"
    assert scene.rows("select count(*) from results") == before
    looked = await scene.command(scene.ann, "look board", {"number": game + 1})
    assert looked.shown().pictures


async def test_a_running_game_is_continued_by_those_who_sit_down(scene: Evening) -> None:
    await bring(scene, scene.ann, text_of(60))
    post = scene.newest(scene.ann, Verb.SIT)
    game = game_of(post)
    assert "counts for nobody" in post.text
    first, second = _seats(post)
    await scene.ann.press(post, custom_id=first, until="acknowledged")
    await scene.idle()
    post = scene.newest(scene.ann, Verb.SIT)
    assert _seats(post) == [second]
    again = await scene.ann.press(post, custom_id=second)
    assert scene.says(scene.ann, again, "bot-error-joined-already")
    await scene.ben.press(post, custom_id=second, until="acknowledged")
    await scene.idle()
    awaited = await scene.whose(game)
    assert awaited in (scene.ann, scene.ben)
    assert any("all seats are taken" in ping.text.lower() for ping in awaited.pings)
    assert not has(scene.status(scene.ann), Verb.SIT)
    await scene.turn_of(game)
    assert len((await scene.table(game)).log) > 60


async def test_computer_players_take_what_is_left_for_those_who_sit_there(scene: Evening) -> None:
    await bring(scene, scene.ann, text_of(60))
    post = scene.newest(scene.ann, Verb.SIT)
    refused = await scene.press(scene.ben, post, Verb.FILL)
    assert scene.says(scene.ben, refused, "bot-error-not-seated", game=game_of(post))
    await scene.ann.press(post, custom_id=_seats(post)[0], until="acknowledged")
    await scene.idle()
    await scene.press(
        scene.ann, scene.newest(scene.ann, Verb.FILL), Verb.FILL, until="acknowledged"
    )
    assert not has(scene.status(scene.ann), Verb.FILL)
    players = (await scene.standing(game_of(post))).players
    assert sorted(player.kind for player in players) == ["greedy", "human"]


def _seats(post: object) -> list[str]:
    buttons = getattr(post, "buttons", [])
    return [each["custom_id"] for each in buttons if "|sit|" in each["custom_id"]]


def _altered(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


WRONG: tuple[tuple[Callable[[str], str | bytes], str], ...] = (
    (lambda text: _altered(text, "seed 0", "seed 1"), "line "),
    (lambda text: _altered(text, "game otys", "game chess"), "chess"),
    (lambda text: _altered(text, "pack default", "pack other"), "line 3"),
    (lambda text: f"{text}1 no-such-key\n", "line "),
    (lambda text: f"{text}= 1 2\n", "line "),
    (lambda text: f"hello\n{text}", "line 1"),
    (lambda text: text[: text.index("commitment")], "line "),
    (lambda _: b"\xff\xfe\x00", "no text"),
    (lambda _: "a\0b", "no text"),
    (lambda _: "", "line 1"),
    (lambda text: "\n".join(text.splitlines()[:-12]), "nothing has been played"),
    (lambda text: text + "#" * MOST_BYTES, "too large"),
)
"""What is done to the transcript of twelve moves, and what is said of it."""


async def test_what_is_no_game_is_refused_with_line_and_reason(scene: Evening) -> None:
    for alter, told in WRONG:
        refused = (await bring(scene, scene.ann, alter(text_of(12)))).shown()
        assert told.lower() in refused.text.lower()
        assert refused.ephemeral
    assert scene.rows("select count(*) from games") == [(0,)]


async def test_a_game_that_is_under_way_here_is_not_brought_in(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await scene.turn_of(game)
    known: Transcript = await scene.bot.house.store.transcript(game)
    other = scene.sandbox.chat.add_channel("elsewhere", None).id
    content = transcript.write(known).encode()
    given = {"file": Given("game.txt", content)}
    refused = await scene.cleo.command("game import", given, channel=other)
    assert scene.says(scene.cleo, refused, "bot-error-import-under-way")
    busy = await bring(scene, scene.cleo, transcript.write(known))
    assert scene.says(scene.cleo, busy, "bot-channel-busy", game=game)
