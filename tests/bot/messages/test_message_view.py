"""Messages as Discord components."""

from bot.custom_ids import Press, Verb
from bot.messages.menu import ListEntry, Select
from bot.messages.message_view import LONGEST_HINT, MessageContent
from engine.core.text import Words
from tests.bot.limits import inside
from tests.bot.positions import words_as


def test_below_an_entry_stands_as_much_of_its_hint_as_there_is_room_for() -> None:
    hint = words_as("gain 1 credit for each sea cucumber " * 5)
    entry = ListEntry("a", words_as("a"), hint)
    select = Select(Press(Verb.PICK, 1), words_as("a"), (entry,))
    view = MessageContent(words=Words(strict=True), texts=("a",), rows=(select,)).to_view()
    (shown,) = [part["options"][0] for part in inside(view) if "options" in part]
    assert shown["description"].endswith(" for each sea…")
    assert len(shown["description"]) <= LONGEST_HINT
