"""Seat changes: resigning, stand-ins, replacements, ending together, and a rematch."""

from __future__ import annotations

import pytest

from bot.custom_ids import Verb
from bot.polls.absence_polls import open_absence_poll
from bot.polls.consent import Vote
from bot.timing.escalation import EscalationStage
from db.messaging.polls import Outcome as Became
from db.schema import GameState
from engine.core.msg import msg
from tests.db.backends import on_both
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, game_of, has, ids, press_first, public, wait_until
from tests.e2e.invariants import Witness
from tests.e2e.looking.test_records import play_out
from tests.e2e.poll_actions import pings, poll, polls, say, waited_in_vain

pytestmark = pytest.mark.usefixtures("thinking_here")


async def _use(scene: Evening, person: Person, name: str, **given: str) -> Seen:
    return (await scene.command(person, name, given)).shown()


async def _three(scene: Evening) -> tuple[int, Person, list[Person]]:
    """Start a game of three; return its number, the awaited person and the other two."""
    game = await scene.gather(scene.ben, scene.cleo)
    person = await scene.whose(game)
    return game, person, [each for each in scene.people[:3] if each is not person]


async def _seat(scene: Evening, game: int, person: Person) -> int:
    return (await scene.standing(game)).seat_of(int(person.id))


async def _number(scene: Evening, game: int, person: Person) -> str:
    """Return the number of a person's seat, as autocomplete offers it."""
    return str(await _seat(scene, game, person) + 1)


async def test_a_computer_player_plays_on_for_whoever_resigns(scene: Evening) -> None:
    game, person, others = await _three(scene)
    seat = await _seat(scene, game, person)
    question = await _use(scene, person, "game resign")
    assert (await scene.standing(game)).players[seat].user_id is not None
    await scene.press(person, question, Verb.RESIGN)
    standing = await scene.standing(game)
    assert standing.players[seat].user_id is None
    assert standing.record.state is GameState.RUNNING
    assert await scene.whose(game) in others
    assert "resigned" in public(person)
    assert len(scene.playable(person)) == 1
    assert all(str(player.user_id) != person.id for player in standing.players)
    # A host who resigns is replaced by another player.
    assert standing.record.host_id in [player.user_id for player in standing.players]


async def test_of_two_the_other_wins_when_one_resigns(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await scene.press(scene.ben, await _use(scene, scene.ben, "game resign"), Verb.RESIGN)
    standing = await scene.standing(game)
    assert (standing.record.state, standing.record.ended) == (GameState.ENDED, "resigned")
    names = [standing.players[await _seat(scene, game, each)].name for each in scene.people[:2]]
    assert f"{names[1]} resigned; {names[0]} wins" in public(scene.ann)
    assert scene.playable(scene.ann) == []


async def test_a_computer_player_stands_in_until_one_is_back(scene: Evening) -> None:
    game, person, others = await _three(scene)
    panel = await _use(scene, person, "game stand-in", level="random")
    assert has(panel, Verb.COME_BACK)
    assert await scene.whose(game) in others
    assert "plays for" in public(person)
    assert scene.says(person, await person.command("games"), "bot-games-stood-in")
    assert not scene.says(others[0], await others[0].command("games"), "bot-games-stood-in")
    await scene.press(person, panel, Verb.COME_BACK)
    standing = await scene.standing(game)
    assert all(player.computer is None for player in standing.players)
    assert not scene.says(person, await person.command("games"), "bot-games-stood-in")
    assert "is back" in public(person)


async def test_where_all_are_away_the_game_rests_until_somebody_is_back(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    await _use(scene, other, "game stand-in")
    ply = (await scene.standing(game)).ply
    told = await _use(scene, person, "game stand-in")
    assert scene.words(person).say(msg("bot-all-away")) in told.text
    assert (await scene.standing(game)).ply == ply
    await _use(scene, other, "game back")
    assert (await scene.standing(game)).ply > ply


async def test_alone_nobody_stands_in(scene: Evening) -> None:
    await scene.gather(computers=1)
    told = await _use(scene, scene.ann, "game stand-in")
    assert scene.words(scene.ann).say(msg("bot-error-stand-in-alone")) in told.text


async def test_whoever_is_away_comes_back_before_they_ask_about_others(scene: Evening) -> None:
    game, person, others = await _three(scene)
    await _use(scene, others[0], "game stand-in")
    number = await _number(scene, game, person)
    told = await _use(scene, others[0], "game stand-in", player=number)
    assert scene.words(others[0]).say(msg("bot-error-back-first")) in told.text
    assert polls(person) == []


async def test_of_two_the_other_one_decides_alone_and_is_told_what_became_of_it(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    seat = await _seat(scene, game, person)
    waited_in_vain(scene)
    told = await _use(scene, other, "game stand-in", player=str(seat + 1))
    standing = await scene.standing(game)
    assert standing.players[seat].stand_in == "greedy"
    level = scene.words(other).inner(msg("bot-level-greedy"), None)
    assert level in told.text
    assert await scene.whose(game) is other


async def test_nobody_comes_back_to_a_game_that_is_over(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await _use(scene, scene.ben, "game stand-in")
    await play_out(scene, game)
    before = public(scene.ann)
    told = await _use(scene, scene.ben, "game back")
    assert scene.words(scene.ben).say(msg("bot-error-game-done", game=game)) in told.text
    assert public(scene.ann) == before


@on_both
async def test_most_of_the_table_may_let_a_computer_player_stand_in(scene: Evening) -> None:
    game, person, others = await _three(scene)
    seat = await _seat(scene, game, person)
    number = await _number(scene, game, person)
    before = pings(scene)
    waited_in_vain(scene)
    await _use(scene, others[0], "game stand-in", player=number)
    assert (await scene.standing(game)).players[seat].computer is None
    called = {each.id: before[each.id] + 1 for each in others}
    assert pings(scene) == before | called
    await say(scene, others[1], poll(others[1]), Vote.STAND_IN)
    standing = await scene.standing(game)
    assert standing.players[seat].stand_in == "greedy"
    assert await scene.whose(game) in others
    assert polls(person) == []


async def _stood_in(scene: Evening) -> tuple[int, Person, list[Seen]]:
    """Start a game whose table votes a stand-in for someone: game, player, their messages."""
    game, person, others = await _three(scene)
    number = await _number(scene, game, person)
    waited_in_vain(scene)
    await _use(scene, others[0], "game stand-in", player=number)
    await say(scene, others[1], poll(others[1]), Vote.STAND_IN)
    assert (await scene.standing(game)).players[await _seat(scene, game, person)].stand_in
    return game, person, person.messages(person.direct())


async def test_whoever_is_stood_in_for_is_told_by_themselves_and_comes_back_from_there(
    scene: Evening,
) -> None:
    game, person, letters = await _stood_in(scene)
    words = scene.words(person)
    said = msg("bot-stood-in-direct", title=msg("otys-title"), game=game)
    (letter,) = [each for each in letters if words.say(said) in each.text]
    outcome = await scene.press(person, letter, Verb.PLAY)
    await scene.press(person, outcome.shown(), Verb.COME_BACK)
    seat = await _seat(scene, game, person)
    assert (await scene.standing(game)).players[seat].stand_in is None


async def test_whoever_never_wants_to_hear_from_the_bot_is_not_told(scene: Evening) -> None:
    for person in scene.people:
        await scene.bot.services.store.settings.set_member(int(person.id), reminders=False)
    _, _, letters = await _stood_in(scene)
    assert letters == []


async def test_nobody_asks_about_somebody_for_whom_nobody_waits(scene: Evening) -> None:
    game, _, others = await _three(scene)
    number = await _number(scene, game, others[1])
    told = await _use(scene, others[0], "game stand-in", player=number)
    assert told.ephemeral
    assert polls(others[0]) == []


async def test_about_whoever_is_not_reminded_in_vain_yet_nobody_asks(scene: Evening) -> None:
    game, person, others = await _three(scene)
    seat = await _seat(scene, game, person)
    name = (await scene.standing(game)).players[seat].name
    told = await scene.command(others[0], "game stand-in", {"player": str(seat + 1)})
    assert scene.says(others[0], told, "bot-error-not-reminded", name=name)
    assert polls(person) == []
    await open_absence_poll(scene.bot.services, await scene.standing(game), seat)
    # Asking a question that is already open counts as a vote for it.
    await _use(scene, others[0], "game stand-in", player=str(seat + 1))
    await say(scene, others[1], poll(person), Vote.STAND_IN)
    assert (await scene.standing(game)).players[seat].stand_in == "greedy"


async def test_who_was_thought_absent_is_back_with_a_press_on_play(scene: Evening) -> None:
    game, person, others = await _three(scene)
    waited_in_vain(scene)
    await _use(scene, others[0], "game stand-in", player=await _number(scene, game, person))
    asked = poll(person)
    await scene.open_panel(person)
    assert not has(person.look(asked), Verb.BALLOT)
    assert "is back" in person.look(asked).text
    rows = scene.rows("select outcome from polls where game_id = ?", game)
    assert rows == [(Became.BACK,)]


async def test_the_absent_one_has_no_say_and_anybody_may_wait(scene: Evening) -> None:
    game, person, others = await _three(scene)
    standing = await scene.standing(game)
    seat = await _seat(scene, game, person)
    await open_absence_poll(scene.bot.services, standing, seat)
    asked = poll(person)
    await say(scene, person, asked, Vote.STAND_IN)
    assert scene.told(person, "bot-error-poll-others")
    await say(scene, others[0], asked, Vote.WAIT)
    assert "wants to wait" in person.look(asked).text
    assert polls(person) == []


async def test_a_nudge_reminds_at_once_but_not_again_and_again(scene: Evening) -> None:
    game, person, others = await _three(scene)
    seat = await _seat(scene, game, person)
    store = scene.bot.services.store
    await open_absence_poll(scene.bot.services, await scene.standing(game), seat)
    await say(scene, others[0], poll(person), Vote.NUDGE)
    await wait_until(lambda: bool(_reminded(scene, game)), "the reminder")
    assert polls(person)
    (wait,) = await store.waits.of_game(game)
    assert wait.step == EscalationStage.PERSON
    await say(scene, others[1], poll(person), Vote.NUDGE)
    assert scene.told(others[1], "bot-error-nudged-already")


def _reminded(scene: Evening, game: int) -> list[tuple[object, ...]]:
    return scene.rows("select 1 from waits where game_id = ? and message_id is not null", game)


async def test_a_vote_for_the_end_is_asked_once_more(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    seat = await _seat(scene, game, person)
    await open_absence_poll(scene.bot.services, await scene.standing(game), seat)
    await say(scene, other, poll(other), Vote.END)
    assert (await scene.standing(game)).record.state is GameState.RUNNING
    question = [each for each in other.messages() if each.ephemeral and has(each, Verb.BALLOT)][-1]
    await say(scene, other, question, Vote.END)
    standing = await scene.standing(game)
    assert (standing.record.state, standing.record.ended) == (GameState.ENDED, "absent")
    assert polls(other) == []
    assert scene.playable(other) == []


@on_both
async def test_a_seat_is_handed_over_if_all_agree_and_the_newcomer_accepts(
    scene: Evening,
) -> None:
    game, person, others = await _three(scene)
    witness = Witness(scene, game)
    seat = await _seat(scene, game, person)
    old = await scene.open_panel(person)
    before = pings(scene)
    await _use(scene, person, "game replace", by=scene.dora.id)
    asked = poll(person)
    called = {each.id: before[each.id] + 1 for each in (*others, scene.dora)}
    assert pings(scene) == before | called
    for each in others:
        await say(scene, each, asked, Vote.AGREE)
    assert (await scene.standing(game)).players[seat].user_id == int(person.id)
    await scene.restart()
    await say(scene, scene.dora, asked, Vote.AGREE)
    standing = await scene.standing(game)
    assert standing.players[seat].user_id == int(scene.dora.id)
    assert await scene.whose(game) is scene.dora
    assert has(await scene.open_panel(scene.dora), Verb.PICK)
    # A person who has left the seat sees no more of it than anyone else.
    for verb in (Verb.PLAY, Verb.SHEET, Verb.UNDO_LAST):
        told = await scene.press(person, scene.status(person), verb)
        assert scene.says(person, told, "bot-error-not-seated", game=game)
    await person.press(old, custom_id=ids(old, Verb.PICK)[0], until="acknowledged")
    await scene.idle()
    refused = scene.words(person).say(msg("bot-error-not-seated", game=game))
    assert refused in [each.text for each in person.messages() if each.ephemeral][-1]
    assert (await scene.standing(game)).ply == 0
    for command in ("look hand", "look sheet", "look log", "look board"):
        await _use(scene, person, command)
    witness.nothing_private_is_seen(await scene.standing(game))
    witness.leave()


async def test_nobody_loses_a_seat_without_being_heard(scene: Evening) -> None:
    game, person, others = await _three(scene)
    number = await _number(scene, game, person)
    await _use(scene, others[0], "game replace", by=scene.dora.id, player=number)
    asked = poll(person)
    await say(scene, scene.dora, asked, Vote.AGREE)
    await say(scene, others[1], asked, Vote.AGREE)
    assert polls(person)
    await say(scene, person, asked, Vote.REFUSE)
    assert polls(person) == []
    standing = await scene.standing(game)
    assert int(scene.dora.id) not in [player.user_id for player in standing.players]


async def test_who_has_left_the_server_is_replaced_without_their_word(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    number = await _number(scene, game, person)
    await scene.sandbox.inject_fault("leave", person=person.id)
    await _use(scene, other, "game replace", by=scene.cleo.id, player=number)
    await say(scene, scene.cleo, poll(other), Vote.AGREE)
    assert await scene.whose(game) is scene.cleo


async def test_whoever_is_not_the_host_asks_the_others_for_the_end(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    question = await _use(scene, scene.ben, "game end")
    assert not has(question, Verb.END_GAME)
    await scene.press(scene.ben, question, Verb.PROPOSE_END)
    asked = poll(scene.ben)
    await say(scene, scene.ann, asked, Vote.AGREE)
    assert (await scene.standing(game)).record.state is GameState.RUNNING
    await say(scene, scene.cleo, asked, Vote.AGREE)
    assert (await scene.standing(game)).record.ended == "agreed"
    assert polls(scene.ann) == []
    assert scene.playable(scene.ann) == []


async def test_a_stranger_neither_ends_nor_resigns_nor_hands_over(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    for name, given in (
        ("game resign", {}),
        ("game end", {}),
        ("game stand-in", {"player": "1"}),
        ("game replace", {"player": "1", "by": scene.cleo.id}),
        ("note", {}),
    ):
        told = await _use(scene, scene.dora, name, **given)
        assert told.ephemeral, name
        assert not told.buttons, name
    assert (await scene.standing(game)).record.state is GameState.RUNNING
    assert polls(scene.ann) == []


async def _played_out(scene: Evening) -> int:
    """Play a game of two people and a computer player with options of its own to its end."""
    lobby = await scene.lobby()
    await scene.press(scene.ben, lobby, Verb.JOIN, until="acknowledged")
    await scene.press(scene.ann, lobby, Verb.ADD_LEVEL, "random", until="acknowledged")
    options = (await scene.press(scene.ann, lobby, Verb.OPTIONS)).shown()
    await scene.select(scene.ann, options, Verb.SET_OPTION, "advanced")
    await scene.select(scene.ann, options, Verb.SET_PACE, "daily")
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    game = game_of(scene.status(scene.ann))
    await play_out(scene, game)
    return game


async def test_once_more_with_whoever_presses_and_all_as_it_was(scene: Evening) -> None:
    game = await _played_out(scene)
    post = scene.newest(scene.ann, Verb.REMATCH)
    before = pings(scene)
    await scene.press(scene.ben, post, Verb.REMATCH)
    lobby = scene.newest(scene.ben, Verb.JOIN)
    assert pings(scene) == before | {scene.ann.id: before[scene.ann.id] + 1}
    await scene.press(scene.ann, post, Verb.REMATCH)
    twice = await scene.press(scene.ann, post, Verb.REMATCH)
    assert scene.says(scene.ann, twice, "bot-error-joined-already")
    told = await scene.press(scene.dora, post, Verb.REMATCH)
    assert scene.says(scene.dora, told, "bot-error-not-seated", game=game)
    known = await scene.bot.services.store.lobbies.get(game_of(lobby))
    played = await scene.standing(game)
    people = [scene.ben, None, scene.ann]
    assert [each.user_id for each in known.players] == [each and int(each.id) for each in people]
    assert [each.computer for each in known.players] == [None, "random", None]
    assert dict(known.options) == dict(played.table.setup.options)
    assert dict(known.options)["sponsor_sides"] == "advanced"
    assert (known.pace, known.game, known.pack) == ("daily", "otys", "")
    await scene.press(scene.ben, lobby, Verb.START, until="acknowledged")
    again = await scene.standing(game_of(scene.status(scene.ben)))
    assert again.id == game_of(lobby)
    assert again.table.setup.options == played.table.setup.options
    busy = await scene.press(scene.ann, post, Verb.REMATCH)
    assert scene.says(scene.ann, busy, "bot-channel-busy", game=again.id)


async def test_a_rematch_wants_nobody_back_who_was_forgotten(scene: Evening) -> None:
    game = await _played_out(scene)
    await scene.bot.services.store.forgetting.forget(int(scene.ben.id))
    before = pings(scene)
    await scene.press(scene.ann, scene.newest(scene.ann, Verb.REMATCH), Verb.REMATCH)
    known = await scene.bot.services.store.lobbies.get(game_of(scene.newest(scene.ann, Verb.JOIN)))
    assert [each.computer for each in known.players] == [None, "random"]
    assert pings(scene) == before
    assert game != known.id


async def test_a_rematch_can_be_had_after_a_restart(scene: Evening) -> None:
    await _played_out(scene)
    await scene.restart()
    post = scene.newest(scene.ann, Verb.REMATCH)
    await scene.press(scene.ann, post, Verb.REMATCH)
    await scene.restart()
    await scene.press(scene.ben, post, Verb.REMATCH)
    known = await scene.bot.services.store.lobbies.get(game_of(scene.newest(scene.ann, Verb.JOIN)))
    assert {each.user_id for each in known.players} >= {int(scene.ann.id), int(scene.ben.id)}


async def _note(scene: Evening, person: Person, text: str) -> Seen:
    """Write a note, and return the person's notes as they are shown afterwards."""
    shown = await _use(scene, person, "note")
    modal = (await scene.press(person, shown, Verb.JOT, until="acknowledged")).opened()
    await person.submit(modal, {"text": text})
    await scene.idle()
    return await _use(scene, person, "note")


async def test_notes_are_read_at_the_end_only_if_that_is_wanted(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    shown = await _note(scene, scene.ann, "the *Spy* is theirs\n@everyone\n" + "long " * 250)
    await scene.press(scene.ann, shown, Verb.JOT_SHOWN)
    await _note(scene, scene.ben, "nobody shall read this")
    shown = await _note(scene, scene.cleo, "changed my mind")
    await scene.press(scene.cleo, shown, Verb.JOT_SHOWN)
    await scene.press(scene.cleo, await _use(scene, scene.cleo, "note"), Verb.JOT_SHOWN)
    before = pings(scene)
    await play_out(scene, game)
    told = public(scene.dora)
    assert r"> the \*Spy\* is theirs" in told
    assert "nobody shall read this" not in told
    assert "changed my mind" not in told
    # The end pings each of the others once; names in notes ping nobody.
    called = sorted(now - before[user] for user, now in pings(scene).items())
    assert called == [0, 0, 1, 1]
    mine = await _use(scene, scene.ben, "note")
    assert "nobody shall read this" in mine.text
    assert not has(mine, Verb.JOT_SHOWN)


async def test_whoever_left_a_game_keeps_their_notes_to_themselves(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    shown = await _note(scene, scene.ben, "I could win this")
    await scene.press(scene.ben, shown, Verb.JOT_SHOWN)
    await scene.press(scene.ben, await _use(scene, scene.ben, "game resign"), Verb.RESIGN)
    assert "I could win this" in (await _use(scene, scene.ben, "note")).text
    await play_out(scene, game)
    assert "I could win this" not in public(scene.ann)


async def test_notes_are_ones_own_until_the_end(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    shown = await _use(scene, scene.ann, "note")
    modal = (await scene.press(scene.ann, shown, Verb.JOT, until="acknowledged")).opened()
    await scene.ann.submit(modal, {"text": "Ben wants *the* Spy\n@everyone"})
    await scene.idle()
    other = await _use(scene, scene.ben, "note")
    assert "Spy" not in other.text
    mine = await _use(scene, scene.ann, "note")
    assert "Ben wants" in mine.text
    await scene.press(scene.ann, mine, Verb.JOT_SHOWN)
    assert "Ben wants" not in public(scene.ann)
    (note,) = await scene.bot.services.store.notes.shown(game)
    assert note.user_id == int(scene.ann.id)


async def test_a_spectator_sees_what_is_public_and_nothing_hidden(scene: Evening) -> None:
    game, _, _ = await _three(scene)
    for _ in range(2):
        await scene.turn_of(game)
    person = await scene.whose(game)
    await press_first(person, await scene.open_panel(person))
    witness = Witness(scene, game)
    given = {"look sheet": {"player": "1"}}
    for command in ("look board", "look sheet", "look hand", "look log", "recap"):
        shown = await _use(scene, scene.dora, command, **given.get(command, {}))
        assert shown.ephemeral, command
    status = scene.status(scene.dora)
    for button in status.buttons:
        outcome = await scene.dora.press(status, custom_id=button["custom_id"])
        await scene.idle()
        assert outcome.shown().ephemeral, button
    witness.nothing_private_is_seen(await scene.standing(game))
    witness.leave()
    assert len((await scene.standing(game)).private_moves) == 1
