"""Underwater Cities in a channel: solo, with four people choosing at once, a turn in one line."""

from __future__ import annotations

import asyncio

from bot.cogs.look import _things
from bot.custom_ids import Verb
from bot.lobby.import_export import told_so_far
from bot.localization import words_for
from engine.registry import find_game
from tests.driver.person import Person, Value
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, game_of, has, ids, public

GAME = "underwater-cities"
CHOOSES = "chose which cards to keep"


async def choose_hand(scene: Evening, person: Person, panel: Seen) -> Seen:
    """Keep the first cards offered, and return the panel."""
    (chosen,) = ids(panel, Verb.CHOSEN)
    select = panel.select(chosen)
    values = [each["value"] for each in select["options"][: select["max_values"]]]
    panel = (await person.select(panel, chosen, values)).shown()
    await scene.idle()
    return (await scene.press(person, panel, Verb.CONFIRM)).shown()


async def take_turn(scene: Evening, person: Person) -> None:
    """Play a whole turn with the first card on the slot that is always available."""
    given: dict[str, Value] = {"slot": "slot:always"}
    cards = await person.choices("cities play", {**given, "card": ""}, focused="card")
    panel = (
        await scene.command(person, "cities play", {**given, "card": cards[0]["value"]})
    ).shown()
    if has(panel, Verb.END_TURN):
        panel = (await scene.press(person, panel, Verb.END_TURN)).shown()
    while has(panel, Verb.CHOSEN):
        panel = await choose_hand(scene, person, panel)


async def alone(scene: Evening) -> int:
    """Provide a solo game of Ann's that has reached her first turn."""
    game = await scene.gather(game=GAME)
    await choose_hand(scene, scene.ann, await scene.open_panel(scene.ann))
    return game


# ---------------------------------------------------------------- alone


async def test_one_person_starts_a_game_alone_and_sets_its_option(scene: Evening) -> None:
    lobby = await scene.lobby(game=GAME)
    options = (await scene.press(scene.ann, lobby, Verb.OPTIONS)).shown()
    column = next(each for each in ids(options, Verb.SET_OPTION) if each.endswith("solo_column"))
    await scene.ann.select(options, column, ["3"])
    await scene.idle()
    assert "third of each colour" in scene.ann.look(lobby).text
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    table = (await scene.standing(game_of(scene.status(scene.ann)))).table
    assert table.setup.options == (("solo_column", "3"),)


async def test_a_game_alone_goes_on_turn_after_turn_and_calls_its_player_only_once(
    scene: Evening,
) -> None:
    game, told = await alone(scene), 0
    for turn in range(1, 4):
        await take_turn(scene, scene.ann)
        standing = await scene.standing(game)
        assert standing.table.state.turns == turn + 1
        assert standing.record.announced > told
        told = standing.record.announced
    assert "next:" not in public(scene.ann).casefold()
    assert len(scene.playable(scene.ann)) == 1
    # A solo player who has just moved knows that it is their turn again.
    assert len(scene.ann.pings) == 1


async def test_nobody_else_can_play_a_game_alone(scene: Evening) -> None:
    game = await alone(scene)
    refused = await scene.press(scene.ben, scene.status(scene.ben), Verb.PLAY)
    assert scene.says(scene.ben, refused, "bot-error-not-seated", game=game)


async def test_a_game_alone_goes_on_after_a_restart(scene: Evening) -> None:
    game = await alone(scene)
    await scene.restart()
    await take_turn(scene, scene.ann)
    assert (await scene.standing(game)).table.state.turns == 2


async def test_alone_turn_after_turn_is_told_in_one_post(scene: Evening) -> None:
    await alone(scene)
    first = scene.status(scene.ann)
    for _ in range(2):
        before = public(scene.ann)
        await take_turn(scene, scene.ann)
        assert scene.status(scene.ann).id == first.id
        assert public(scene.ann) != before


# ---------------------------------------------------------------- four at once


async def test_four_people_choose_their_first_hands_at_the_same_time(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo, scene.dora, game=GAME)
    assert [len(person.pings) for person in scene.people] == [1, 1, 1, 1]
    panels = [await scene.open_panel(person) for person in scene.people]
    assert all(has(panel, Verb.CHOSEN) for panel in panels)
    pairs = zip(scene.people, panels, strict=True)
    await asyncio.gather(*(choose_hand(scene, person, panel) for person, panel in pairs))
    await scene.idle()
    standing = await scene.standing(game)
    assert [len(player.hand) for player in standing.table.state.players] == [3, 3, 3, 3]
    assert len(standing.awaited) == 1
    services = scene.bot.services
    log = await told_so_far(services.store, services.tables, game, scene.words(scene.ann))
    assert log.count(CHOOSES) == 4
    assert CHOOSES not in public(scene.ann)


async def test_while_others_still_choose_nobody_begins_and_nobody_sees_what_was_kept(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben, scene.cleo, scene.dora, game=GAME)
    for person in scene.people[:3]:
        panel = await choose_hand(scene, person, await scene.open_panel(person))
        assert not has(panel, Verb.PICK)
    standing = await scene.standing(game)
    assert standing.awaited == (3,)
    kept = standing.table.state.players[0].hand
    assert not any(title in public(scene.dora) for title in kept)
    await choose_hand(scene, scene.dora, await scene.open_panel(scene.dora))
    first = await scene.whose(game)
    assert has(await scene.open_panel(first), Verb.PICK)


# ---------------------------------------------------------------- a turn in one line


async def with_an_order(person: Person) -> dict[str, Value]:
    """Return a slot and a card that let the player choose which of the two is resolved first."""
    cards = await person.choices("cities play", {"card": ""}, focused="card")
    assert len(cards) == 3
    for card in cards:
        given: dict[str, Value] = {"card": card["value"]}
        slots = await person.choices("cities play", {**given, "slot": ""}, focused="slot")
        assert ": matches" in slots[0]["name"]
        assert ": no effect" in slots[-1]["name"]
        given["slot"] = slots[0]["value"]
        orders = await person.choices("cities play", {**given, "order": ""}, focused="order")
        if orders:
            assert orders[0]["value"] == "order:slot"
            return given
    raise AssertionError("there is no such card")


async def test_slot_and_card_may_be_named_in_either_order(scene: Evening) -> None:
    game = await alone(scene)
    given = await with_an_order(scene.ann)
    await scene.command(scene.ann, "cities play", given)
    table = (await scene.standing(game)).table
    keys = [move.answer for move in table.moves[-2:]]
    assert keys == [(given["slot"],), (given["card"],)]


async def test_a_turn_in_one_line_goes_as_far_as_it_can_and_asks_for_the_rest(
    scene: Evening,
) -> None:
    await alone(scene)
    panel = await scene.command(scene.ann, "cities play", await with_an_order(scene.ann))
    # What the slot asks is asked at once, with the card beside it.
    assert "Card first" in panel.shown().labels
    assert has(panel.shown(), Verb.PICK)


async def test_a_slot_is_found_by_words_of_its_name_in_any_order(scene: Evening) -> None:
    await alone(scene)
    slots = await scene.ann.choices("cities play", {"slot": "y2"}, focused="slot")
    assert slots[0]["name"].startswith("Y2")


async def test_whoever_names_no_slot_hears_which_come_near(scene: Evening) -> None:
    game = await alone(scene)
    cards = await scene.ann.choices("cities play", {"card": ""}, focused="card")
    given: dict[str, Value] = {"slot": "yellow", "card": cards[0]["value"]}
    panel = await scene.command(scene.ann, "cities play", given)
    assert "“yellow” isn’t one of the options" in panel.shown().text
    assert "Y2" in panel.shown().text
    assert (await scene.standing(game)).table.awaited(0) is not None


async def test_a_turn_in_one_line_of_whoever_is_not_awaited_says_who_is(scene: Evening) -> None:
    await scene.gather(scene.ben, game=GAME)
    await choose_hand(scene, scene.ann, await scene.open_panel(scene.ann))
    given: dict[str, Value] = {"slot": "yellow", "card": "anything"}
    panel = await scene.command(scene.ann, "cities play", given)
    assert "ou have nothing to do" in panel.shown().text
    assert "Player 2: " in panel.shown().text
    assert "one of the options" not in panel.shown().text
    asked = await scene.command(scene.ben, "cities play", given)
    assert scene.says(scene.ben, asked, "bot-error-asked-else")


async def test_a_card_may_be_named_in_english_by_whoever_reads_another_language(
    scene: Evening,
) -> None:
    await alone(scene)
    titles = [_things(find_game(GAME), words_for(name)) for name in ("en", "de")]
    thing = next(key for key, title in titles[0].items() if title != titles[1][key])
    found = await scene.ben.choices("look card", {"name": titles[0][thing]}, focused="name")
    assert f"{titles[1][thing]} · {titles[0][thing]}" in [each["name"] for each in found]
    looked = await scene.command(scene.ben, "look card", {"name": titles[0][thing]})
    assert not scene.says(scene.ben, looked, "bot-error-no-card", name=titles[0][thing])
