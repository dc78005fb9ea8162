"""Playing by typed commands: moves, answers, looking at things, ending games."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from bot.localization import words_for
from engine.core.msg import msg
from tests.driver.person import Value
from tests.e2e.evening import Evening, has, public
from tests.e2e.poll_actions import end_from_outside


async def test_a_dive_offers_for_each_part_what_is_possible_after_those_before(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    keys = await person.choices("otys dive", {"key": ""}, focused="key")
    assert len(keys) > 1
    sought = keys[0]["name"].split()[-1]
    found = await person.choices("otys dive", {"key": sought}, focused="key")
    assert keys[0] in found
    assert await person.choices("otys dive", {"key": "no such thing"}, focused="key") == []
    given = {"key": keys[0]["value"], "action": ""}
    actions = await person.choices("otys dive", given, focused="action")
    assert len(actions) > 1
    assert not {each["value"] for each in actions} & {each["value"] for each in keys}


async def test_a_dive_of_ones_own_in_words_that_fit_nothing_is_refused(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    refused = await person.command("otys dive", key="the deepest")
    assert "the deepest" in refused.shown().text
    assert has(refused.shown(), Verb.PICK)
    assert (await scene.standing(game)).ply == 0


async def test_the_points_of_a_building_are_named_along_with_it(scene: Evening) -> None:
    game = await scene.gather(scene.ben, game="antarctica")
    while (await scene.standing(game)).table.pending[0].prompt.key != "antarctica-ask-sail":
        person = await scene.whose(game)
        await scene.play_turn(person, await scene.open_panel(person))
    person = await scene.whose(game)
    given: dict[str, Value] = {"to": "", "action": "", "points": ""}
    for where in await person.choices("antarctica sail", {"to": ""}, focused="to"):
        given["to"] = where["value"]
        acts = await person.choices("antarctica sail", {**given}, focused="action")
        given["action"] = next((a["value"] for a in acts if a["value"].startswith("build:")), "")
        if given["action"]:
            break
    tracks = await person.choices("antarctica sail", {**given}, focused="points")
    given["points"] = tracks[0]["value"]
    panel = (await scene.command(person, "antarctica sail", given)).shown()
    assert scene.words(person).say(msg("antarctica-ask-after")) in panel.text


async def test_an_answer_that_is_none_is_refused_on_a_fresh_panel(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    refused = await person.command("choose", answer="a dance")
    assert "“a dance”" in refused.shown().text or "„a dance“" in refused.shown().text
    assert has(refused.shown(), Verb.PICK)
    assert (await scene.standing(game)).ply == 0


async def test_nothing_is_offered_to_whoever_is_not_awaited(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    other = await scene.other(game)
    assert await other.choices("choose", {"answer": ""}, focused="answer") == []
    assert await other.choices("otys dive", {"key": ""}, focused="key") == []
    assert await scene.cleo.choices("choose", {"answer": ""}, focused="answer") == []
    refused = await other.command("choose", answer="key:1")
    assert refused.shown().ephemeral
    assert (await scene.standing(game)).ply == 0


async def test_a_game_is_named_by_its_number_from_anywhere_in_the_server(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    elsewhere = list(scene.sandbox.world.channels)[1]
    assert (await person.command("play", channel=elsewhere)).shown().labels == []
    panel = (await person.command("play", channel=elsewhere, number=game)).shown()
    assert has(panel, Verb.PICK)
    ended = await scene.play_turn(person, panel)
    assert ended.done
    assert await scene.whose(game) is not person
    assert not public(person, elsewhere)


@pytest.mark.parametrize("name", ["play", "undo", "look board", "look log", "look hand"])
async def test_a_number_that_no_game_has_is_told(scene: Evening, name: str) -> None:
    refused = await scene.ann.command(name, number=99)
    assert scene.says(scene.ann, refused, "bot-error-unknown-game", game=99)


async def test_a_lobby_is_no_game_that_has_begun(scene: Evening) -> None:
    await scene.lobby()
    assert scene.says(scene.ann, await scene.ann.command("look board"), "bot-error-no-game-here")
    assert scene.says(
        scene.ann, await scene.ann.command("play", number=1), "bot-error-unknown-game", game=1
    )


@pytest.mark.parametrize("name", ["play", "choose", "undo", "look sheet", "otys dive"])
async def test_a_channel_without_a_game_is_told(scene: Evening, name: str) -> None:
    needed: dict[str, dict[str, Value]] = {"choose": {"answer": "x"}, "otys dive": {"key": "x"}}
    given = needed.get(name, {})
    assert scene.says(
        scene.ann, await scene.command(scene.ann, name, given), "bot-error-no-game-here"
    )


@pytest.mark.parametrize("kind", ["board", "sheet", "hand", "log", "rules"])
async def test_players_look_at_everything_and_tell_nobody(scene: Evening, kind: str) -> None:
    await scene.gather(scene.ben)
    before = [each.id for each in scene.cleo.messages()]
    shown = (await scene.ann.command(f"look {kind}")).shown()
    assert shown.ephemeral
    assert shown.text
    assert bool(shown.pictures) is (kind not in ("log", "rules"))
    assert [each.id for each in scene.cleo.messages()] == before


@pytest.mark.parametrize("kind", ["board", "sheet", "log", "rules"])
async def test_a_spectator_looks_at_all_that_is_public(scene: Evening, kind: str) -> None:
    await scene.gather(scene.ben)
    shown = (await scene.cleo.command(f"look {kind}")).shown()
    assert shown.ephemeral
    assert shown.text


async def test_a_spectator_has_no_hand_to_look_at(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    refused = await scene.cleo.command("look hand")
    assert scene.says(scene.cleo, refused, "bot-error-not-seated", game=game)
    assert not refused.shown().pictures


async def test_the_sheet_of_another_is_found_by_name_and_number(scene: Evening) -> None:
    await scene.gather(scene.ben)
    offered = await scene.ann.choices("look sheet", {"player": "player"}, focused="player")
    assert [each["name"] for each in offered] == ["Player 1", "Player 2"]
    for wanted in (offered[1]["value"], "player 2"):
        assert (await scene.ann.command("look sheet", player=wanted)).shown().pictures
    refused = await scene.ann.command("look sheet", player="Nobody")
    assert scene.says(scene.ann, refused, "bot-error-no-player", name="Nobody")


async def test_a_card_is_found_by_what_is_typed(scene: Evening) -> None:
    await scene.gather(scene.ben)
    offered = await scene.ann.choices("look card", {"name": "contract"}, focused="name")
    assert 1 < len(offered) <= 25
    for wanted in (offered[0]["value"], offered[0]["name"]):
        assert (await scene.ann.command("look card", name=wanted)).shown().pictures
    refused = await scene.ann.command("look card", name="The Kraken")
    assert scene.says(scene.ann, refused, "bot-error-no-card", name="The Kraken")


async def test_a_part_of_the_board_is_found_by_what_is_typed(scene: Evening) -> None:
    await scene.gather(scene.ben)
    parts = await scene.ann.choices("look board", {"part": ""}, focused="part")
    assert [each["value"] for each in parts] == ["board", "colony", "players", "scores"]
    for part in parts:
        for wanted in (part["value"], part["name"]):
            shown = (await scene.ann.command("look board", part=wanted)).shown()
            assert [each.rsplit("/", 1)[1] for each in shown.pictures] == [f"{part['value']}.png"]
    refused = await scene.ann.command("look board", part="The Kraken")
    assert scene.says(scene.ann, refused, "bot-error-no-picture", kind="The Kraken")


async def test_the_rules_are_read_topic_by_topic(scene: Evening) -> None:
    await scene.gather(scene.ben)
    shown = (await scene.ann.command("look rules")).shown()
    select = shown.select()
    topics = [each["value"] for each in select["options"]]
    texts = set()
    for topic in topics:
        shown = (await scene.ann.select(shown, select["custom_id"], [topic])).shown()
        texts.add(shown.text)
    assert len(texts) == len(topics)


async def test_the_zooms_of_a_post_are_shown_to_whoever_asks(scene: Evening) -> None:
    await scene.gather(scene.ben)
    status = scene.status(scene.cleo)
    tools = (await scene.press(scene.cleo, status, Verb.MORE)).shown()
    zooms = [one["custom_id"] for one in tools.buttons if "|look|" in one["custom_id"]]
    assert zooms
    for zoom in zooms:
        tools = (await scene.press(scene.cleo, status, Verb.MORE)).shown()
        shown = (await scene.cleo.press(tools, custom_id=zoom)).shown()
        await scene.idle()
        assert shown.ephemeral
        assert shown.pictures


async def test_the_log_is_turned_page_by_page(scene: Evening) -> None:
    game = await scene.gather(computers=1)
    with patch("bot.look.viewer.LOG_ROOM", 300):
        for _ in range(2):
            await scene.turn_of(game)
        shown = (await scene.press(scene.ann, scene.status(scene.ann), Verb.LOG)).shown()
        pages = [shown.text]
        while not shown.buttons[0].get("disabled"):
            before = shown.buttons[0]["custom_id"]
            shown = (await scene.ann.press(shown, custom_id=before)).shown()
            await scene.idle()
            pages.append(shown.text)
    assert len(pages) > 1
    assert len(set(pages)) == len(pages)


async def test_others_do_not_read_in_the_log_what_is_still_private(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    await scene.to_last_answer(person, await scene.open_panel(person))
    assert (await scene.standing(game)).private_moves
    own = (await person.command("look log")).shown().text
    seen = (await other.command("look log")).shown().text
    assert len(own.splitlines()) > len(seen.splitlines())


async def test_help_is_there_everywhere(scene: Evening) -> None:
    assert "/game new" in (await scene.ann.command("help")).shown().text
    direct = scene.ann.direct()
    assert "/game new" in (await scene.ann.command("help", channel=direct)).shown().text


@pytest.mark.parametrize("name", ["game new", "game join", "game start", "play", "undo"])
async def test_in_a_direct_message_one_is_sent_to_a_server(scene: Evening, name: str) -> None:
    given: dict[str, Value] = {"game": "otys"} if name == "game new" else {}
    refused = await scene.command(scene.ann, name, given, scene.ann.direct())
    assert scene.says(scene.ann, refused, "bot-error-direct-message")


async def test_ones_own_game_is_played_from_a_direct_message_by_its_number(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = (await person.command("play", channel=person.direct(), number=game)).shown()
    assert has(panel, Verb.PICK)
    await scene.play_turn(person, panel)
    assert await scene.whose(game) is not person
    assert len(scene.playable(person)) == 1


async def test_only_the_host_ends_a_game_and_is_asked_once_more(scene: Evening) -> None:
    lobby = await scene.lobby(scene.ben)
    await scene.press(scene.ben, lobby, Verb.ADD_COMPUTER, until="acknowledged")
    await scene.press(scene.ben, lobby, Verb.START, until="acknowledged")
    game = int((await scene.standing(1)).id)
    refused = await scene.dora.command("game end")
    assert scene.says(scene.dora, refused, "bot-error-may-not-end", game=game)
    asked = (await scene.ben.command("game end")).shown()
    assert asked.ephemeral
    assert scene.playable(scene.ben)
    await scene.press(scene.ben, asked, Verb.END_GAME)
    assert not scene.playable(scene.ben)
    assert words_for("en").say(msg("bot-ended-early", game=game)) in public(scene.ben)
    assert scene.says(scene.ben, await scene.ben.command("play"), "bot-error-no-game-here")


async def test_a_panel_of_a_game_that_was_ended_says_so(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    await end_from_outside(scene)
    custom_id = next(one["custom_id"] for one in panel.buttons if "|pick|" in one["custom_id"])
    late = await person.press(panel, custom_id=custom_id)
    await scene.idle()
    texts = [late.shown().text, *(each.text for each in late.messages)]
    locale = "en" if person is scene.ann else "de"
    assert any(words_for(locale).say(msg("error-game-over")) in text for text in texts)
    assert (await scene.table(game)).ply == 0


async def test_a_lobby_is_ended_like_a_game(scene: Evening) -> None:
    lobby = await scene.lobby()
    asked = (await scene.ann.command("game end")).shown()
    await scene.press(scene.ann, asked, Verb.END_GAME)
    assert not scene.ann.look(lobby).buttons
    assert (await scene.lobby()).buttons


async def test_the_board_is_sent_anew_on_request(scene: Evening) -> None:
    await scene.gather(scene.ben)
    old = scene.status(scene.ann)
    await scene.ben.say("Long ago, somebody played here.")
    await scene.ann.command("game status")
    await scene.idle()
    assert scene.status(scene.ann).id != old.id
    assert len(scene.playable(scene.ann)) == 1
