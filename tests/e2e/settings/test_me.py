"""`/me` and `/games`: people's own settings take effect, and people find their games."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest

from bot.custom_ids import Verb
from bot.localization import words_for
from bot.preferences.user import user_settings
from bot.table.waiting import reminder_policy_of
from engine.core.msg import msg
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, ids
from tests.e2e.poll_actions import end_from_outside, waited_in_vain
from tests.e2e.reminders.test_days import letters, paced, reminders_in

AUTUMN = datetime(2027, 10, 30, 18, tzinfo=UTC)
"""20:00 in Rome, on the evening before clocks there are put back."""
SPRING = datetime(2028, 3, 25, 19, tzinfo=UTC)
"""20:00 in Rome, on the evening before clocks there are put forward."""
ROUNDED = timedelta(seconds=2)
"""The most by which a clock is short after two changes of settings, each at a whole second."""


async def at(scene: Evening, moment: datetime) -> None:
    """Set all clocks to this moment."""
    span = moment - scene.sandbox.clock.now()
    await scene.later(seconds=span.total_seconds())


async def choose(scene: Evening, person: Person, panel: Seen, what: str, value: str) -> Seen:
    custom_id = next(each for each in ids(panel, Verb.ME) if each.endswith(f"|{what}"))
    changed = (await person.select(panel, custom_id, [value])).shown()
    await scene.idle()
    return changed


async def settings(person: Person) -> Seen:
    return (await person.command("me settings")).shown()


async def test_off_is_off(scene: Evening) -> None:
    for person in (scene.ann, scene.ben):
        panel = await choose(scene, person, await settings(person), "place", "off")
        assert panel.ephemeral
        await scene.press(person, panel, Verb.ME, "next")
    game = await scene.gather(scene.ben, scene.cleo)
    for _ in range(6):
        await scene.turn_of(game)
        for _ in range(4):
            await scene.later(days=1)
    assert scene.cleo.pings
    for person in (scene.ann, scene.ben):
        assert not person.pings
        assert not letters(person)
        assert f"{person.mention} " not in "".join(each.text for each in reminders_in(scene))


async def sleeps(scene: Evening, person: Person) -> datetime:
    """Give a person quiet hours that have just begun, and return the moment they are over."""
    begun = scene.sandbox.clock.now().replace(minute=0, second=0, microsecond=0)
    over = begun + timedelta(hours=9)
    await person.command("me time-zone", zone="UTC")
    await person.command("me quiet", start=f"{begun.hour}:00", end=f"{over.hour}:00")
    await scene.idle()
    return over


async def test_whose_turn_comes_in_quiet_hours_is_called_when_they_are_over(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    morning = await sleeps(scene, other)
    pings = len(other.pings)
    await scene.turn_of(game)
    assert await scene.whose(game) is other is not person
    assert other.mention in scene.status(other).text
    await at(scene, morning - timedelta(hours=1))
    assert len(other.pings) == pings
    await at(scene, morning)
    assert len(other.pings) == pings + 1
    assert len(letters(other)) == 1


async def test_quiet_hours_give_nobody_back_time_that_had_passed(scene: Evening) -> None:
    person = await paced(scene)
    await scene.later(hours=20)
    deadline, before = await _deadline(scene), scene.sandbox.clock.now()
    assert timedelta(hours=3, minutes=59) < deadline - before <= timedelta(hours=4)
    morning = await sleeps(scene, person)
    left = await _deadline(scene) - morning
    # The clock ran until the settings were changed, and then stood at a whole second.
    assert deadline - scene.sandbox.clock.now() - ROUNDED <= left <= deadline - before
    before = scene.sandbox.clock.now()
    await choose_none(scene, person)
    deadline = await _deadline(scene)
    assert before + left - ROUNDED <= deadline <= scene.sandbox.clock.now() + left


async def test_nobody_loses_the_time_they_were_away_by_saying_that_they_are_back(
    scene: Evening,
) -> None:
    person = await paced(scene)
    post = scene.status(person)
    await scene.later(hours=4)
    shown = (await person.command("me away", {"until": "20"})).shown()
    await scene.idle()
    for _ in range(4):
        await scene.later(days=1)
    await scene.press(person, shown, Verb.ME, "back")
    await scene.idle()
    left = await _deadline(scene) - scene.sandbox.clock.now()
    assert timedelta(hours=19, minutes=59) < left <= timedelta(hours=20)
    # Not the time in the immediate reminder: they were pinged days ago.
    moment = int(person.look(post).text.partition("<t:")[2].partition(":")[0])
    assert abs(moment - (await _deadline(scene)).timestamp()) <= 1


async def choose_none(scene: Evening, person: Person) -> None:
    """Turn a person's quiet hours off."""
    await scene.press(person, await settings(person), Verb.ME, "loud")
    await scene.idle()


async def _deadline(scene: Evening) -> datetime:
    """Return the deadline of the awaited player in the first game."""
    store = scene.bot.services.store
    (wait,) = await store.waits.of_game(1)
    record, person = await store.games.record(1), await user_settings(store, wait.user_id)
    policy = await reminder_policy_of(store, record, wait, person)
    assert policy.deadline is not None
    return policy.deadline


async def test_ones_own_interval_counts_at_once(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await scene.later(hours=1)
    panel = await choose(scene, person, await settings(person), "interval", "2")
    select = next(each for each in panel.selects if each["custom_id"].endswith("interval"))
    assert [each["value"] for each in select["options"] if each.get("default")] == ["2"]
    await scene.later(minutes=59)
    assert not letters(person)
    await scene.later(minutes=1)
    assert len(letters(person)) == 1


async def test_whoever_wants_it_is_reminded_in_the_channel(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await choose(scene, person, await settings(person), "place", "channel")
    await scene.later(hours=24)
    assert not letters(person)
    assert len(reminders_in(scene)) == 1


async def test_reminders_are_written_in_the_language_of_their_reader(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    if await scene.whose(game) is not scene.ben:
        await scene.turn_of(game)
    await scene.open_panel(scene.ben)
    await scene.later(hours=24)
    (letter,) = letters(scene.ben)
    assert "wartet auf dich" in letter.text


@pytest.mark.parametrize(("evening", "night"), [(AUTUMN, 12), (SPRING, 10)])
async def test_quiet_hours_last_until_the_morning_when_clocks_are_changed(
    scene: Evening, evening: datetime, night: int
) -> None:
    """Quiet hours from 21 to 8 last 12 hours when clocks go back, and 10 when they go forward."""
    await at(scene, evening - timedelta(hours=1))
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await person.command("me time-zone", zone="Europe/Rome")
    quiet = (await person.command("me quiet", start="21:00", end="8:00")).shown()
    assert "21:00" in quiet.text
    await choose(scene, person, await settings(person), "interval", "6")
    await at(scene, evening + timedelta(hours=1, seconds=5))
    await scene.later(hours=night - 1, minutes=59)
    assert not letters(person)
    await scene.later(minutes=1)
    assert len(letters(person)) == 1


async def test_nobody_is_reminded_while_away_and_all_goes_on_after_it(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    today = scene.sandbox.clock.now().date()
    back = today + timedelta(days=9)
    shown = (await person.command("me away", {"until": back.isoformat()})).shown()
    assert "You are away" in shown.text or "Du bist bis" in shown.text
    for _ in range(4):
        await scene.later(days=2)
    await scene.restart()
    await scene.reminded()
    assert not letters(person)
    await scene.later(days=2)
    assert len(letters(person)) == 1


def says_away(scene: Evening, message: Seen, person: Person) -> bool:
    """Return whether a public message says until when a person is away."""
    text = scene.ann.look(message).text
    return bool(re.search(rf"-# {named(scene, person)} is away until <t:\d+:D>", text))


def named(scene: Evening, person: Person) -> str:
    """Return a person's name."""
    return scene.sandbox.world.people[person.id].global_name


async def test_who_waits_for_somebody_away_reads_until_when(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    person = await scene.whose(game)
    others = [each for each in scene.people[:3] if each is not person]
    post, pings = scene.status(scene.ann), [len(each.pings) for each in scene.people]
    for each in (person, *others):
        await scene.command(each, "me away", {"until": "9"})
    assert says_away(scene, post, person)
    assert not any(says_away(scene, post, each) for each in others)
    assert scene.status(scene.ann).id == post.id
    assert [len(each.pings) for each in scene.people] == pings
    words = scene.words(others[0])
    day = re.search(r"<t:\d+:D>", scene.ann.look(post).text)
    assert day is not None
    listed = (await others[0].command("games")).shown().text
    assert words.say(msg("bot-away", name=named(scene, person), day=day.group())) in listed
    assert day.group() not in (await person.command("games")).shown().text
    waited_in_vain(scene)
    await scene.command(
        others[0], "game stand-in", {"player": str(await seat_of(scene, game, person))}
    )
    asked = scene.newest(scene.ann, Verb.BALLOT)
    assert says_away(scene, asked, person)
    await scene.command(person, "me away", {})
    assert not says_away(scene, post, person)


async def seat_of(scene: Evening, game: int, person: Person) -> int:
    """Return the number of a person's seat, counted from 1."""
    return (await scene.standing(game)).seat_of(int(person.id)) + 1


async def test_that_somebody_is_away_stands_in_the_post_that_calls_them(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    other, post = await scene.other(game), scene.status(scene.ann)
    await scene.command(other, "me away", {"until": "9"})
    assert not says_away(scene, post, other), "nobody waits for them yet"
    await scene.turn_of(game)
    assert says_away(scene, scene.status(scene.ann), other)


async def test_whoever_is_back_sooner_says_so(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    shown = (await person.command("me away", {"until": "20"})).shown()
    shown = (await scene.press(person, shown, Verb.ME, "back")).shown()
    assert "You are away" not in shown.text
    assert "Du bist bis" not in shown.text
    await scene.later(hours=25)
    assert len(letters(person)) == 1


async def test_what_makes_no_sense_is_refused_kindly_and_changes_nothing(scene: Evening) -> None:
    await scene.ann.command("me time-zone", zone="europe/rome")
    before = scene.rows("select settings from members")
    for name, given, key in (
        ("me time-zone", {"zone": "Europe/Atlantis"}, "bot-error-no-zone"),
        ("me away", {"until": "2027-02-30"}, "bot-error-no-date"),
        ("me quiet", {"start": "25:00", "end": "7"}, "bot-error-no-time"),
    ):
        refused = (await scene.ann.command(name, given)).shown()
        await scene.idle()
        assert refused.ephemeral
        text = next(iter(given.values()))
        assert words_for("en").say(msg(key, text=text)).partition(";")[0] in refused.text
    assert scene.rows("select settings from members") == before


async def test_quiet_hours_need_a_time_zone(scene: Evening) -> None:
    refused = await scene.ann.command("me quiet", start="22", end="7")
    assert scene.says(scene.ann, refused, "bot-error-quiet-zone")


async def test_zones_and_days_are_offered_while_typing(scene: Evening) -> None:
    zones = await scene.ben.choices("me time-zone", {"zone": ""}, focused="zone")
    assert zones[0]["value"] == "Europe/Berlin"
    zones = await scene.ann.choices("me time-zone", {"zone": "sao paulo"}, focused="zone")
    assert [each["value"] for each in zones] == ["America/Sao_Paulo"]
    days = await scene.ben.choices("me away", {"until": ""}, focused="until")
    assert len(days) == 14
    assert (await scene.ben.command("me away", {"until": days[3]["value"]})).shown().buttons
    times = await scene.ann.choices("me quiet", {"start": "22"}, focused="start")
    assert "22:30" in [each["value"] for each in times]


async def test_a_test_shows_that_reminders_arrive(scene: Evening) -> None:
    tested = (await scene.ann.command("me test-ping")).shown()
    (letter,) = letters(scene.ann)
    assert scene.words(scene.ann).say(msg("bot-ping")) in letter.text
    assert f"<#{scene.ann.direct()}>" in tested.text
    await choose(scene, scene.ann, await settings(scene.ann), "place", "channel")
    pings = len(scene.ann.pings)
    assert scene.says(scene.ann, await scene.ann.command("me test-ping"), "bot-ping-here")
    assert len(scene.ann.pings) == pings + 1
    elsewhere = await scene.ann.command("me test-ping", channel=scene.ann.direct())
    assert scene.says(scene.ann, elsewhere, "bot-ping-elsewhere")
    await choose(scene, scene.ann, await settings(scene.ann), "place", "off")
    assert scene.says(scene.ann, await scene.ann.command("me test-ping"), "bot-ping-off")


async def test_a_test_says_why_a_reminder_would_not_arrive(scene: Evening) -> None:
    refusing = {"method": "POST", "path": "/channels/*/messages", "status": 403, "code": 50007}
    await scene.sandbox.inject_fault("answer", **refusing)
    assert scene.says(scene.ann, await scene.ann.command("me test-ping"), "bot-ping-refused")


async def test_whoever_wants_to_know_is_told_once_that_they_are_next(scene: Evening) -> None:
    for person in (scene.ann, scene.ben, scene.cleo):
        shown = await settings(person)
        await scene.press(person, shown, Verb.ME, "next")
    game = await scene.gather(scene.ben, scene.cleo)
    standing = await scene.standing(game)
    assert standing.next_turn is not None
    following = str(standing.players[standing.next_turn].user_id)
    told = next(person for person in scene.people if person.id == following)
    assert len(letters(told)) == 1
    assert [person for person in scene.people if letters(person)] == [told]
    await scene.ann.command("game status")
    await scene.idle()
    assert len(letters(told)) == 1
    await scene.turn_of(game)
    assert await scene.whose(game) is told
    assert not letters(told), "it is of no use any more"


async def test_that_somebody_is_next_is_not_said_any_more_once_it_is_their_turn_at_night(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    standing = await scene.standing(game)
    assert standing.next_turn is not None
    following = str(standing.players[standing.next_turn].user_id)
    told = next(person for person in scene.people if person.id == following)
    await scene.press(told, await settings(told), Verb.ME, "next")
    await scene.turn_of(game)
    while not letters(told):
        await scene.turn_of(game)
    await sleeps(scene, told)
    await scene.turn_of(game)
    assert await scene.whose(game) is told
    assert not letters(told)


async def test_that_somebody_is_next_is_not_said_of_a_game_that_was_ended(scene: Evening) -> None:
    for person in (scene.ann, scene.ben, scene.cleo):
        await scene.press(person, await settings(person), Verb.ME, "next")
    await scene.gather(scene.ben, scene.cleo)
    assert any(letters(person) for person in scene.people)
    await end_from_outside(scene)
    assert not any(letters(person) for person in scene.people)


async def test_all_my_games_are_found_those_first_that_wait_for_me(scene: Evening) -> None:
    first = await scene.gather(scene.ben)
    waiting, place = await scene.whose(first), scene.room
    scene.ann.channel = list(scene.sandbox.world.channels)[1]
    second = await scene.gather(computers=1)
    scene.cleo.channel = scene.sandbox.chat.add_channel("a-table", None).id
    await scene.lobby(scene.cleo)
    listed = (await waiting.command("games")).shown()
    assert listed.ephemeral
    assert f"/{scene.status(scene.cleo, place).id})" in listed.text
    plays = [int(each.split("|")[2]) for each in ids(listed, Verb.PLAY)]
    assert first in plays
    panel = await waiting.press(listed, custom_id=f"f1|play|{first}|-1|-1|")
    await scene.idle()
    assert has(panel.shown(), Verb.PICK)
    other = await scene.other(first)
    text = (await other.command("games", channel=other.direct())).shown().text
    assert f"<t:{_since(scene, first)}:R>" in text
    assert f"{scene.sandbox.world.guild.name}" in text
    if other is scene.ann:
        assert plays == [first]
        assert text.index(f"game {second}") < text.index(f"game {first}")
    assert "Waiting for players" not in text
    assert scene.says(scene.cleo, await scene.cleo.command("games"), "bot-games-lobby", count=1)


def _since(scene: Evening, game: int) -> int:
    ((since,),) = scene.rows("select since from waits where game_id = ?", game)
    return int(datetime.fromisoformat(str(since)).replace(tzinfo=UTC).timestamp())


async def test_whoever_has_no_game_is_told_how_to_begin(scene: Evening) -> None:
    assert scene.says(scene.dora, await scene.dora.command("games"), "bot-games-none")


async def test_many_games_are_turned_page_by_page(scene: Evening) -> None:
    places = [scene.sandbox.chat.add_channel(f"room-{n}", None).id for n in range(7)]
    for place in places:
        scene.ann.channel = place
        await scene.lobby()
    listed = (await scene.ann.command("games")).shown()
    assert listed.text.count("Waiting for players") == 5
    after = (await scene.press(scene.ann, listed, Verb.GAMES, "1")).shown()
    assert after.text.count("Waiting for players") == 2


async def test_a_pace_is_chosen_at_the_table_and_shown_as_time_that_runs(scene: Evening) -> None:
    lobby = await scene.lobby()
    await scene.press(scene.ben, lobby, Verb.JOIN, until="acknowledged")
    options = (await scene.press(scene.ann, lobby, Verb.OPTIONS)).shown()
    await scene.ann.select(options, ids(options, Verb.SET_PACE)[0], ["fast"])
    await scene.idle()
    assert "**fast**" in scene.ben.look(lobby).text
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    await scene.idle()
    status = scene.status(scene.ann)
    deadline = scene.sandbox.clock.now() + timedelta(hours=24)
    moment = int(status.text.partition("<t:")[2].partition(":")[0])
    assert abs(moment - deadline.timestamp()) < 60
    game = int(ids(status, Verb.PLAY)[0].split("|")[2])
    person = await scene.whose(game)
    await scene.later(hours=1)
    assert len(letters(person)) == 1


async def test_when_the_time_is_up_the_post_says_so_and_the_others_are_asked(
    scene: Evening,
) -> None:
    person = await paced(scene)
    await scene.later(hours=23, minutes=59)
    assert not has_ballot(person)
    await scene.later(minutes=2)
    assert has_ballot(person)
    assert "time’s up" in scene.status(person).text
    assert "<t:" not in scene.status(person).text
    await scene.turn_of(1)
    assert await scene.whose(1) is not person
    assert [row[0] for row in scene.rows("select clock from seats where clock not null")] == [
        4 * 3600
    ]


async def test_nobody_is_thrown_out_because_their_time_is_up(scene: Evening) -> None:
    person = await paced(scene)
    for _ in range(6):
        await scene.later(days=20)
    await scene.restart()
    await scene.later(days=200)
    standing = await scene.standing(1)
    assert standing.record.state.value == "running"
    assert await scene.whose(1) is person
    assert all(player.computer is None for player in standing.players)
    assert sum(has(each, Verb.BALLOT) for each in person.messages()) == 1
    await scene.turn_of(1)
    assert await scene.whose(1) is not person


def has_ballot(person: Person) -> bool:
    return any(has(each, Verb.BALLOT) for each in person.messages())


async def test_after_the_last_reminder_the_table_is_asked_and_nobody_is_thrown_out(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    person = await scene.whose(game)
    for _ in range(3):
        await scene.later(hours=24)
    assert has_ballot(person)
    for _ in range(4):
        await scene.later(days=10)
    assert await scene.whose(game) is person
    assert (await scene.standing(game)).record.state.value == "running"


async def test_whoever_wants_to_be_forgotten_is_asked_once_more(scene: Evening) -> None:
    await scene.ann.command("me time-zone", zone="Europe/Rome")
    asked = (await scene.ann.command("me forget")).shown()
    assert scene.rows("select count(*) from members") == [(1,)]
    await scene.press(scene.ann, asked, Verb.FORGET)
    assert scene.rows("select count(*) from members") == [(0,)]
