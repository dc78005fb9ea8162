"""Messages read back in the form in which Discord returns them."""

from __future__ import annotations

import pytest
from discord import ui

from bot.custom_ids import Press, Verb
from bot.messages.components import Button
from bot.messages.message_view import MessageContent
from bot.posts.sent_message import is_bare, only_words, presses_of, texts_of
from engine.core.msg import msg
from engine.core.text import Words
from render.pictures import Picture
from tests.bot.limits import components, inside, said
from tests.bot.posts.in_town import as_sent

PLAY, LOG = Press(Verb.PLAY, 7), Press(Verb.LOG, 7)
ROW = (Button(PLAY, msg("bot-play")), Button(LOG, msg("bot-log")))
POST = MessageContent(
    words=Words(),
    texts=("<@1>, it is your move", "the heading"),
    pictures=(Picture("board.png", b"", "a board", 10, 10),),
    below=("a line below",),
    rows=(ROW,),
)


def test_texts_are_told_apart_by_the_picture_between_them() -> None:
    above, below = texts_of(as_sent(POST.to_view()))
    assert above == ("<@1>, it is your move", "the heading")
    assert below == ("a line below",)


def test_without_a_picture_all_texts_are_above_it() -> None:
    bare = MessageContent(words=Words(), texts=("one", "another"))
    assert texts_of(as_sent(bare.to_view())) == (("one", "another"), ())


def test_the_words_are_left_but_for_those_that_call_somebody() -> None:
    left = only_words(as_sent(POST.to_view()))
    assert said(left) == "the heading\na line below"
    assert {part["type"] for part in inside(left)} == {10, 17}


@pytest.mark.parametrize(
    ("content", "bare"),
    [
        (POST, False),
        (MessageContent(words=Words(), texts=("words",), rows=(ROW,)), False),
        (MessageContent(words=Words(), texts=("words",), pictures=POST.pictures), False),
        (MessageContent(words=Words(), texts=("words",)), True),
    ],
)
def test_a_post_is_bare_without_pictures_and_buttons(
    content: MessageContent, *, bare: bool
) -> None:
    assert is_bare(as_sent(content.to_view())) is bare
    assert len(components(content)) >= 2


def test_a_post_that_was_reduced_to_its_words_is_bare() -> None:
    assert is_bare(as_sent(only_words(as_sent(POST.to_view()))))


def test_presses_are_those_of_our_own_buttons() -> None:
    view = POST.to_view()
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        ui.Button(label="else", custom_id="something else"),
        ui.Button(label="link", url="https://example.org"),
    )
    view.add_item(row)
    assert list(presses_of(as_sent(view))) == [PLAY, LOG]
