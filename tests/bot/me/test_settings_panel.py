"""Parsing of the settings that users type, and the settings panel, in every language."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.me import settings_panel
from bot.me.settings_panel import BadSetting
from bot.messages.components import Select
from bot.preferences.user import INTERVALS, UserSettings
from bot.reminders.reminder_text import DueReminder, reminder_message
from bot.table.waiting import _called
from bot.timing.availability import Availability
from bot.timing.escalation import ReminderPolicy
from db.records import Post
from engine.core.text import Words, available_locales
from engine.registry import GAMES
from tests.bot.limits import check_sheet
from tests.bot.positions import AWKWARD, THEN, Evening, people

NOW = datetime(2026, 11, 19, 12, tzinfo=UTC)
ROMAN = UserSettings(hours=Availability("Europe/Rome"), has_zone=True)
locales = pytest.mark.parametrize("locale", available_locales())


def test_an_absence_may_end_on_the_29th_of_february() -> None:
    then = datetime(2028, 2, 20, 12, tzinfo=UTC)
    span = settings_panel.read_away(ROMAN, "2028-02-29", then)
    assert span == (then, datetime(2028, 2, 29, 7, tzinfo=UTC))


@pytest.mark.parametrize(
    ("day", "back"),
    [("2027-03-28", (2027, 3, 28, 6)), ("2027-03-29", (2027, 3, 29, 6)),
     ("2026-10-25", (2026, 10, 25, 7)), ("2026-10-26", (2026, 10, 26, 7))],
)  # fmt: skip
def test_an_absence_ends_in_the_morning_also_when_clocks_are_changed(
    day: str, back: tuple[int, int, int, int]
) -> None:
    now = datetime(2026, 10, 1, tzinfo=UTC)
    span = settings_panel.read_away(ROMAN, day, now)
    assert span == (now, datetime(*back, tzinfo=UTC))


def test_whoever_is_away_and_names_another_time_zone_is_back_on_the_same_day() -> None:
    away = settings_panel.read_away(ROMAN, "24.12.", NOW)
    person = replace(ROMAN, hours=replace(ROMAN.hours, away=away))
    there = datetime(2026, 12, 24, 16, tzinfo=UTC)
    moved = settings_panel.moved_to(person, "America/Los_Angeles", NOW)
    assert moved == {"zone": "America/Los_Angeles", "away": (NOW, there)}
    assert settings_panel.moved_to(ROMAN, "UTC", NOW) == {"zone": "UTC"}
    assert settings_panel.moved_to(person, "UTC", there) == {"zone": "UTC"}


@pytest.mark.parametrize(
    ("typed", "key"),
    [("2020-01-01", "past"), ("19.11.2026", "past"), ("0", "past"), ("2999-01-01", "long"),
     ("0001-01-01", "past"), ("9999-12-31", "long")],
)  # fmt: skip
def test_an_absence_ends_on_a_day_to_come_within_a_year(typed: str, key: str) -> None:
    with pytest.raises(BadSetting) as wrong:
        settings_panel.read_away(ROMAN, typed, NOW)
    assert wrong.value.msg.key == f"bot-error-away-{key}"


def test_an_absence_lasts_until_the_morning_of_that_day_where_its_person_is() -> None:
    assert settings_panel.read_away(ROMAN, "24.12.", NOW) == (
        NOW,
        datetime(2026, 12, 24, 7, tzinfo=UTC),
    )
    assert settings_panel.read_away(ROMAN, None, NOW) is None


def test_an_absence_that_is_made_longer_began_when_it_was_first_said() -> None:
    first = settings_panel.read_away(ROMAN, "3", NOW)
    away = replace(ROMAN, hours=replace(ROMAN.hours, away=first))
    longer = settings_panel.read_away(away, "9", NOW + timedelta(days=1))
    assert longer is not None
    assert longer[0] == NOW


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Rome", "Europe/Rome"),
        ("europe/rome", "Europe/Rome"),
        ("rome", "Europe/Rome"),
        ("sao paulo", "America/Sao_Paulo"),
        ("São Paulo", "America/Sao_Paulo"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_known_by_its_name_or_its_city(typed: str, zone: str) -> None:
    assert settings_panel.read_zone(typed) == zone


def test_a_zone_that_does_not_exist_is_refused_with_those_that_come_near() -> None:
    with pytest.raises(BadSetting) as wrong:
        settings_panel.read_zone("Europe/Roma")
    assert "Europe/Rome" in Words(strict=True).say(wrong.value.msg)
    with pytest.raises(BadSetting) as wrong:
        settings_panel.read_zone("Qqqqqqq")
    assert wrong.value.msg.key == "bot-error-no-zone"


@pytest.mark.parametrize(
    ("start", "end", "key"),
    [("22", None, "both"), (None, "7", "both"), ("7", "6", "long"), ("7", "7", "long")],
)
def test_quiet_hours_that_make_no_sense_are_refused(
    start: str | None, end: str | None, key: str
) -> None:
    with pytest.raises(BadSetting) as wrong:
        settings_panel.read_quiet(ROMAN, start, end)
    assert wrong.value.msg.key == f"bot-error-quiet-{key}"


@pytest.mark.parametrize(
    "typed",
    ["GMT+2", "UTC+1", "Etc/GMT-3", "localtime", "Factory", "EST", "CET", "../UTC", "", "  "],
)
def test_what_is_no_place_is_no_time_zone(typed: str) -> None:
    with pytest.raises(BadSetting):
        settings_panel.read_zone(typed)


@pytest.mark.parametrize("typed", ["GMT+2", "UTC+1", "+0100"])
def test_hours_from_greenwich_are_not_mistaken_for_a_place(typed: str) -> None:
    with pytest.raises(BadSetting) as wrong:
        settings_panel.read_zone(typed)
    assert wrong.value.msg.key == "bot-error-no-zone"


def test_every_zone_that_is_offered_is_understood() -> None:
    offered = [name for name, _ in settings_panel.zones_offered("en", NOW)]
    assert offered[0] == "Europe/London"
    assert len(set(offered)) == len(offered)
    assert [settings_panel.read_zone(name) for name in offered] == offered


@pytest.mark.parametrize(
    ("what", "value"),
    [("interval", "0"), ("interval", "-2"), ("interval", "9"), ("interval", "9" * 30),
     ("interval", ""), ("place", "pigeon"), ("place", ""), ("nothing", "")],
)  # fmt: skip
def test_what_the_panel_never_offered_is_refused(what: str, value: str) -> None:
    with pytest.raises(BadSetting):
        settings_panel._pressed(what, value)


def test_quiet_hours_are_taken_away_by_typing_none() -> None:
    assert settings_panel.read_quiet(ROMAN, None, None) is None
    assert settings_panel.read_quiet(ROMAN, "22", "7") == (1320, 420)


def test_every_press_of_the_panel_is_understood() -> None:
    away = replace(ROMAN.hours, quiet=(1320, 420), away=(NOW, NOW + timedelta(days=2)))
    everything = replace(ROMAN, hours=away, tell_next=True)
    for person in (UserSettings(), everything):
        sheet = settings_panel.settings_message(person, Words(), NOW)
        for row in sheet.rows:
            if isinstance(row, Select):
                assert all(
                    settings_panel._pressed(row.press.rest, entry.value) for entry in row.entries
                )
            else:
                assert all(settings_panel._pressed(button.press.rest, "") for button in row)


@locales
def test_settings_are_taken_in_every_language(locale: str) -> None:
    words = Words(locale, strict=True)
    away = Availability(
        "America/Argentina/ComodRivadavia", (1320, 420), (NOW, NOW + timedelta(days=2))
    )
    full = UserSettings(away, INTERVALS[-1], reminders=False, tell_next=True, has_zone=True)
    for person in (UserSettings(), full):
        check_sheet(settings_panel.settings_message(person, words, NOW))


@locales
@pytest.mark.parametrize("game", GAMES)
def test_a_reminder_is_taken_in_every_language(locale: str, game: str) -> None:
    words = Words(locale, strict=True)
    standing = Evening(people(*AWKWARD), 1, game).standing
    for wait in _called(standing, THEN).values():
        policy = ReminderPolicy(
            Availability(), timedelta(hours=8), deadline=THEN + timedelta(hours=3)
        )
        due = DueReminder(standing, wait, UserSettings(), policy, THEN)
        check_sheet(reminder_message(due, words, Post(1, 2, 0, THEN), "<@101>"))
