"""Games as files: exported once they are over, imported to be viewed or continued."""

from __future__ import annotations

import threading
from collections.abc import Callable
from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from bot.lobby.import_export import MOST_BYTES, told_so_far
from bot.messages.game_text import turn_lines
from db.games import transcripts
from engine.core import transcript
from engine.core.msg import msg
from engine.core.rng import commitment
from engine.core.transcript import Transcript, transcript_of
from tests.db.games.test_transcripts import played
from tests.driver.person import Given, Outcome, Person
from tests.e2e.evening import Evening, game_of, has, ids, public
from tests.e2e.invariants import hidden_from
from tests.e2e.looking.test_records import play_out


def text_of(moves: int) -> str:
    """Return the transcript of a game of Otys after this many moves."""
    return transcript.write(transcript_of(played("otys", moves)))


async def bring(scene: Evening, person: Person, text: str | bytes) -> Outcome:
    content = text.encode() if isinstance(text, str) else text
    return await scene.command(person, "game import", {"file": Given("game.txt", content)})


async def test_of_a_running_game_all_get_what_everybody_was_told(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await scene.turn_of(game)
    person = await scene.whose(game)
    await scene.to_last_answer(person, await scene.open_panel(person))
    given = await scene.command(person, "game export", {})
    assert person.look(given.shown()).ephemeral
    said = scene.words(person).say(msg("bot-export-running", game=game))
    assert given.shown().text == said
    setup = (await scene.table(game)).setup
    texts = [
        await told_so_far(
            scene.bot.services.store, scene.bot.services.tables, game, scene.words(each)
        )
        for each in scene.people
    ]
    for text, reader in zip(texts, scene.people, strict=True):
        assert commitment(setup.seed) in text
        assert f"{setup.seed:x}" not in text.replace(commitment(setup.seed), "")
        head, _, told = text.partition("\n# ")
        assert told, "a turn was told"
        assert "*" not in text
        assert not any(words in text for words in hidden_from(await scene.standing(game), ""))
        # Nothing from the turn that is still private.
        seen = (await scene.standing(game)).record.announced
        log = await scene.bot.services.store.games.log(game, 0, seen)
        assert len(told.splitlines()) == len(turn_lines(log, scene.words(reader), ("", "")))
        assert head.endswith(commitment(setup.seed))
    await play_out(scene, game)
    refused = (await bring(scene, scene.ann, texts[0])).shown()
    assert "line 7: this game was still running" in refused.text.lower()


async def test_a_finished_game_is_given_out_and_comes_back(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await play_out(scene, game)
    given = (await scene.command(scene.ben, "game export", {})).shown()
    assert given.ephemeral
    (file,) = given.raw["attachments"]
    assert file["filename"] == f"otys-{game}.txt"
    text = transcript.write(await scene.bot.services.store.transcripts.get(game))
    before = scene.rows("select count(*) from results")
    brought = await bring(scene, scene.cleo, text)
    assert scene.says(scene.cleo, brought, "bot-import-done", game=game + 1)
    post = scene.cleo.messages()[-1] if not brought.shown().ephemeral else None
    shown = public(scene.ann)
    assert "it doesn’t count" in shown
    assert post is None
    record = await scene.bot.services.store.games.record(game + 1)
    assert record.state == "over"
    assert scene.rows("select count(*) from results") == before
    looked = await scene.command(scene.ann, "look board", {"number": game + 1})
    assert looked.shown().pictures


async def test_all_that_a_game_without_people_offers_works_for_everybody(scene: Evening) -> None:
    table = played("otys", 1000)
    assert table.result
    await bring(scene, scene.cleo, transcript.write(transcript_of(table)))
    post = scene.newest(scene.ann, Verb.REPLAY)
    assert not has(post, Verb.SHEET)
    assert not has(post, Verb.REMATCH)
    sheets = [each for each in ids(post, Verb.LOOK) if each.endswith("|sheet")]
    assert len(sheets) == 2
    for button in post.buttons:
        outcome = await scene.dora.press(post, custom_id=button["custom_id"])
        await scene.idle()
        assert outcome.shown().ephemeral
        assert has(outcome.shown(), Verb.LOG) or outcome.shown().pictures


async def test_a_running_game_is_continued_by_those_who_sit_down(scene: Evening) -> None:
    await bring(scene, scene.ann, text_of(60))
    post = scene.newest(scene.ann, Verb.SIT)
    game = game_of(post)
    assert "doesn’t count" in post.text
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
    assert "all seats are taken" in public(scene.ann).lower()
    assert [ping.id for ping in awaited.pings] == [scene.status(scene.ann).id]
    assert not has(scene.status(scene.ann), Verb.SIT)
    await scene.turn_of(game)
    assert len((await scene.table(game)).log) > 60


@pytest.mark.parametrize("place", [0, 1], ids=["who is awaited", "who is not"])
async def test_computer_players_take_what_is_left_for_those_who_sit_there(
    scene: Evening, place: int
) -> None:
    await bring(scene, scene.ann, text_of(60))
    post = scene.newest(scene.ann, Verb.SIT)
    refused = await scene.press(scene.ben, post, Verb.FILL)
    assert scene.says(scene.ben, refused, "bot-error-not-seated", game=game_of(post))
    await scene.ann.press(post, custom_id=_seats(post)[place], until="acknowledged")
    await scene.idle()
    before = len(scene.ann.pings)
    await scene.press(
        scene.ann, scene.newest(scene.ann, Verb.FILL), Verb.FILL, until="acknowledged"
    )
    assert await scene.whose(game_of(post)) is scene.ann
    assert len(scene.ann.pings) == before + 1
    assert not has(scene.status(scene.ann), Verb.FILL)
    players = (await scene.standing(game_of(post))).players
    assert sorted(player.kind for player in players) == ["greedy", "human"]
    (wait,) = await scene.bot.services.store.waits.of_game(game_of(post))
    assert str(wait.user_id) == scene.ann.id


def _seats(post: object) -> list[str]:
    buttons = getattr(post, "buttons", [])
    return [each["custom_id"] for each in buttons if "|sit|" in each["custom_id"]]


def _altered(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def _of_another_game(text: str) -> str:
    """Return a transcript with the header of one game and the moves of another."""
    other = transcript.write(transcript_of(played("antarctica", 12)))
    return "\n".join([*other.splitlines()[:-12], *text.splitlines()[-12:]])


def _with(old: str, new: str) -> Callable[[str], str]:
    return lambda text: _altered(text, old, new)


ENDLESS = "x" * 50_000

WRONG: tuple[tuple[Callable[[str], str | bytes], str], ...] = (
    (_with("seed 0", "seed 1"), "line 8: the seed does not match"),
    (_with("game otys", "game chess"), "chess"),
    (_with("game otys", "game antarctica"), "line 5: there is no game option"),
    (_of_another_game, "isn’t one of the options"),
    (_with("pack default", "pack other"), "line 3"),
    (_with("seats 2", "seats 9"), "line 4: not possible with 9 players"),
    (_with("option ", "option no-such switch\noption "), "no-such"),
    (_with("game otys", f"game {ENDLESS}"), "line 2: "),
    (_with("pack default", f"pack {ENDLESS}"), "line 3: "),
    (lambda text: f"{text}1 {ENDLESS}\n", "isn’t one of the options"),
    (lambda text: f"{text}1 ={'9' * 4000}\n", "this is not a move"),
    (lambda text: f"{text}2 undo 0\n1 undo 0\n", "no move to undo"),
    (lambda text: f"{text}9 undo 11\n", "no move to undo"),
    (lambda text: text.encode("utf-16"), "isn’t a text file"),
    (lambda text: f"{text}1 no-such-key\n", "line "),
    (lambda text: f"{text}= 1 2\n", "line "),
    (lambda text: f"hello\n{text}", "line 1"),
    (lambda text: text[: text.index("commitment")], "line "),
    (lambda _: b"\xff\xfe\x00", "isn’t a text file"),
    (lambda _: "a\0b", "isn’t a text file"),
    (lambda _: "", "line 1"),
    (lambda text: "\n".join(text.splitlines()[:-12]), "no moves have been played"),
    (lambda text: text + "#" * MOST_BYTES, "too large"),
)
"""Changes to a transcript of twelve moves, each with the refusal it leads to."""


async def test_what_is_no_game_is_refused_with_line_and_reason(scene: Evening) -> None:
    for alter, told in WRONG:
        refused = (await bring(scene, scene.ann, alter(text_of(12)))).shown()
        assert told.lower() in refused.text.lower()
        assert refused.ephemeral
        scene.sandbox.clock.advance(60)
    assert scene.rows("select count(*) from games") == [(0,)]


async def test_what_takes_too_long_is_refused(scene: Evening) -> None:
    with patch("bot.lobby.import_export.REPLAY_TIME_LIMIT", -1):
        refused = await bring(scene, scene.ann, text_of(12))
    assert scene.says(scene.ann, refused, "bot-error-import-long")
    assert scene.rows("select count(*) from games") == [(0,)]


async def test_whoever_brings_one_after_the_other_has_to_wait(scene: Evening) -> None:
    for _ in range(3):
        refused = (await bring(scene, scene.ann, "hello")).shown()
        assert "line 1" in refused.text
    late = (await bring(scene, scene.ann, text_of(60))).shown()
    assert "several files in a row; you can import the next one <t:" in late.text
    assert scene.rows("select count(*) from games") == [(0,)]
    scene.sandbox.clock.advance(60)
    await bring(scene, scene.ann, text_of(60))
    assert scene.rows("select count(*) from games") == [(1,)]


async def test_games_are_read_and_played_again_where_nobody_waits_for_it(scene: Evening) -> None:
    """Transcripts are not processed on the thread that answers presses, and only one at a time."""
    where: list[threading.Thread] = []
    several: list[bool] = []

    def note(action: Callable[..., object]) -> Callable[..., object]:
        def noted(*given: object) -> object:
            where.append(threading.current_thread())
            several.append(not scene.bot.services.import_lock.locked())
            return action(*given)

        return noted

    with (
        patch.object(transcript, "read", note(transcript.read)),
        patch.object(transcript, "replay", note(transcript.replay)),
        patch("db.games.transcripts._play_again", note(transcripts._play_again)),
    ):
        await bring(scene, scene.ann, text_of(60))
    assert len(where) == 3
    assert threading.main_thread() not in where
    assert not any(several)
    assert scene.rows("select count(*) from games") == [(1,)]


async def test_a_long_log_is_kept_whole(scene: Evening) -> None:
    table = played("otys", 60)
    seat = table.pending[0].seat
    answer = table.pending[0].default
    for _ in range(transcripts.AT_ONCE):
        table.submit(seat, answer, table.ply)
        table.undo(seat, table.ply, agreed=True)
    await bring(scene, scene.ann, transcript.write(transcript_of(table)))
    kept = (await scene.table(game_of(scene.newest(scene.ann, Verb.SIT)))).log
    assert kept == table.log


async def test_a_game_that_is_under_way_here_is_not_brought_in(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await scene.turn_of(game)
    known: Transcript = await scene.bot.services.store.transcripts.get(game)
    other = scene.sandbox.chat.add_channel("elsewhere", None).id
    content = transcript.write(known).encode()
    given = {"file": Given("game.txt", content)}
    refused = await scene.cleo.command("game import", given, channel=other)
    assert scene.says(scene.cleo, refused, "bot-error-import-under-way")
    busy = await bring(scene, scene.cleo, transcript.write(known))
    assert scene.says(scene.cleo, busy, "bot-channel-busy", game=game)
