"""Messages as Discord components."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.application_emojis.shown import Emojis
from bot.custom_ids import Press, Verb
from bot.messages.components import Button, ButtonTone, ListEntry, Select
from bot.messages.message_view import STYLES, MessageContent, text_view
from engine.core.msg import msg
from engine.core.text import Words
from render.pictures import Picture
from tests.bot.limits import components, inside, said
from tests.bot.positions import words_as

WORDS = Words(strict=True)
PLAY = Press(Verb.PLAY, 7)
PICTURE = Picture("board.png", b"PNG", "The board", 2, 1)
BUTTON, ROW, SELECT, TEXT, GALLERY = 2, 1, 3, 10, 12
"""Discord's numbers for the types of components."""


def shown(**parts: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - parts of a message
    return components(MessageContent(words=WORDS, **parts))


def button(button: Button, *names: str) -> dict[str, Any]:
    found = shown(names=names, rows=((button,),))
    return next(part for part in found if part["type"] == BUTTON)


def test_the_parts_of_a_message_stand_in_their_order() -> None:
    row = (Button(PLAY, msg("bot-play")),)
    found = shown(texts=("above", ""), pictures=(PICTURE,), below=("", "below"), rows=(row, ()))
    _, *rest = found
    assert [part["type"] for part in rest] == [TEXT, GALLERY, TEXT, ROW, BUTTON]
    assert [part["content"] for part in rest if part["type"] == TEXT] == ["above", "below"]


def test_pictures_are_attached_under_the_name_by_which_they_are_shown() -> None:
    content = MessageContent(words=WORDS, pictures=(PICTURE,))
    gallery = next(part for part in components(content) if part["type"] == GALLERY)
    (item,) = gallery["items"]
    assert item["media"]["url"] == "attachment://board.png"
    for _ in ("first attempt", "another"):
        (file,) = content.files()
        assert (file.filename, file.fp.read()) == ("board.png", b"PNG")
        assert file.description == item["description"] == "The board"


def test_a_button_is_known_by_its_press_and_coloured_by_its_purpose() -> None:
    assert set(STYLES) == set(ButtonTone)
    assert len(set(STYLES.values())) == len(ButtonTone)
    for tone, style in STYLES.items():
        made = button(Button(PLAY, msg("bot-play"), tone))
        assert (made["custom_id"], made["style"]) == (str(PLAY), style.value)
        assert not made["disabled"]
    assert button(Button(PLAY, msg("bot-play"), able=False))["disabled"]


def test_a_label_calls_players_by_the_names_of_the_message() -> None:
    made = button(Button(PLAY, msg("bot-next", seat=1)), "Ann", "Ben")
    assert made["label"] == "Up next: Ben"


def test_a_select_holds_its_entries_and_how_many_may_be_chosen() -> None:
    entry = ListEntry("a", words_as("one"), chosen=True)
    select = Select(PLAY, words_as("choose"), (entry, ListEntry("b", words_as("two"))), 0, 2)
    (found,) = [part for part in shown(rows=(select,)) if part["type"] == SELECT]
    assert (found["custom_id"], found["placeholder"]) == (str(PLAY), "Choose")
    assert (found["min_values"], found["max_values"]) == (0, 2)
    assert [(each["value"], each["default"]) for each in found["options"]] == [
        ("a", True),
        ("b", False),
    ]


@pytest.mark.parametrize(("times", "stands"), [(2, True), (5, False)])
def test_below_an_entry_stands_its_effect_if_there_is_room_for_all_of_it(
    times: int, *, stands: bool
) -> None:
    effect = words_as("gain 1 credit for each sea cucumber " * times)
    entry = ListEntry("a", words_as("a"), effect)
    select = Select(Press(Verb.PICK, 1), words_as("a"), (entry,))
    view = MessageContent(words=Words(strict=True), texts=("a",), rows=(select,)).to_view()
    (shown,) = [part["options"][0] for part in inside(view) if "options" in part]
    assert bool(shown.get("description")) is stands


def test_a_message_has_a_stripe_only_in_a_colour_of_its_own() -> None:
    plain = MessageContent(words=WORDS, texts=("a",))
    assert components(plain)[0].get("accent_color") is None
    coloured = components(replace(plain, colour="#12ab34"))
    assert coloured[0]["accent_color"] == discord.Colour.from_str("#12ab34").value


async def test_no_message_is_kept_to_wait_for_presses() -> None:
    for view in (MessageContent(words=WORDS, texts=("a",)).to_view(), text_view("a")):
        assert view.is_finished()
        assert view.timeout is None
        assert said(view) == "a"


def test_a_button_or_an_entry_shows_the_emoji_of_what_it_is_about() -> None:
    emojis = Emojis()
    emojis.show("metal", 7)
    metal, fuel = msg("otys-metal"), msg("otys-fuel")
    buttons = (Button(PLAY, msg("otys-do-take", thing=metal)), Button(PLAY, fuel))
    entries = (ListEntry("1", metal), ListEntry("2", fuel, metal))
    select = Select(PLAY, msg("bot-choose-kind"), entries)
    found = shown(rows=(buttons, select), emojis=emojis)
    names = [part.get("emoji", {}).get("name") for part in found if part["type"] == BUTTON]
    assert names == ["metal", None]
    (listed,) = (part["options"] for part in found if part["type"] == SELECT)
    assert [entry.get("emoji", {}).get("id") for entry in listed] == [7, None]
