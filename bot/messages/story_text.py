"""Moves told turn by turn in a few lines of a phone, with icons where there is room."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap
from types import MappingProxyType
from typing import TypeAlias

from bot.application_emojis.shown import Emojis
from bot.application_emojis.within import with_icons
from bot.messages.game_text import Doer, doer, standing_entries, undo_lines
from db.records import ToldEntry
from engine.core.aids.story import NET, Storyteller, chapters, together
from engine.core.event import Event, known_to
from engine.core.msg import Msg
from engine.core.text import Words

PHONE = 46
"""The characters of a line on a phone."""
SIZES = MappingProxyType({"-# ": PHONE * 32 // 27, "### ": PHONE * 32 // 34})
"""The same for lines that begin with these marks, which Discord sets in another size."""
OWN, COMPUTERS, TABLE = 3, 2, 2
"""The most lines for the turn of a person, for that of a computer player, and for the table."""
ROOM = 9
"""The most lines for all turns in a post, which has some others too."""
ACROSS = 2
"""The merging that tells turns in several parts of the game together."""
MANY = 40
"""More sentences about a player than fit a post in any form but the shortest."""
Form: TypeAlias = str | None
FORMS: tuple[Form, ...] = (None, "tally", "least")
"""The forms of a sentence, the longest first."""
_ICON, _NAME = "##", "@" * 10
"""Characters as wide as an icon, and as the name of someone who is mentioned."""
_EMOJI = re.compile(r"<:\w+:\d+>")
_MENTION = re.compile(r"<@\d+>")
_MARKS = re.compile(r"\*\*|^(?:-#|###) ")


@dataclass(frozen=True, slots=True)
class StoryReader:
    """Those whom a story is told."""

    words: Words
    names: Sequence[str]
    emojis: Emojis | None = None
    computers: Collection[int] = ()
    """The seats of computer players, of whom less is told."""

    def say(self, sentences: Iterable[Msg], forms: Iterable[Form], *, icons: bool = False) -> str:
        """Return sentences in words, each in its form if it has it."""
        said = (
            self._said(with_icons(each, self.emojis) if icons and self.emojis else each, form)
            for each, form in zip(sentences, forms, strict=True)
        )
        return " ".join(f"{text[:1].upper()}{text[1:]}." for text in said if text)

    def _said(self, sentence: Msg, form: Form) -> str:
        texts = [self.words.inner(sentence, tuple(self.names), each) for each in _forms(form)]
        return min(texts, key=len)


def _forms(form: Form) -> tuple[Form, ...]:
    """Return a form and those that are longer, for messages that do not have it."""
    return FORMS[: FORMS.index(form) + 1]


def story_lines(
    entries: Sequence[ToldEntry], teller: Storyteller, reader: StoryReader, room: int = ROOM
) -> list[str]:
    """Return what everyone may know of these entries: a paragraph for each player's turn.

    If they take more lines on a phone than there is room, the turns are told more briefly, and
    several turns of one player together.
    """
    tried: list[list[str]] = []
    for merged, fewer in ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 2)):
        lines = _told(entries, teller, reader, merged, fewer)
        tried += [lines, _running_on(lines, reader)] if merged else [lines]
        if any(_total(each) <= room for each in tried):
            break
    return min(tried, key=lambda lines: max(room, _total(lines)))


def _running_on(lines: Iterable[str], reader: StoryReader) -> list[str]:
    """Return the lines with short turns, or those of computer players, as one."""
    computers = tuple(f"**{reader.names[seat]}:**" for seat in reader.computers)

    def kind(line: str) -> str:
        """Return the kind of a line; lines that follow each other and are alike become one."""
        if line.startswith(computers):
            return "computers"
        return "short" if line.startswith("**") and height(line) == 1 else line

    return [" ".join(alike) for _, alike in groupby(lines, kind)]


def _total(lines: Iterable[str]) -> int:
    return sum(map(height, lines))


def _told(
    entries: Sequence[ToldEntry],
    teller: Storyteller,
    reader: StoryReader,
    merged: int,
    fewer: int,
) -> list[str]:
    """Return the paragraphs.

    `merged` tells turns of a player together: with 1 those in one part of the game, with 2 all.
    """
    lines: list[str] = []
    told = standing_entries(entries)
    for undone, alike in groupby(told, key=lambda entry: entry.kind == "undo"):
        if undone:
            lines += undo_lines(alike, reader.words, reader.names)
            continue
        for who, sentences in _turns(alike, teller, merged):
            lines += _paragraph(who, sentences, reader, fewer)
    return lines


def _turns(
    entries: Iterable[ToldEntry], teller: Storyteller, merged: int
) -> Iterable[tuple[Doer, tuple[Msg, ...]]]:
    """Yield each who did something in a turn, with the sentences about it."""
    events = [
        (doer(entry, event), event) for entry in entries for event in known_to(entry.events, None)
    ]
    table: list[Event] = []
    found = chapters(teller, [event for _, event in events])
    for chapter in together(found, parts=merged < ACROSS) if merged else found:
        for seat, places in chapter.in_order:
            doers = {events[place][0] for place in places}
            who = doers.pop() if len(doers) == 1 else Doer(seat)
            done = [events[place][1] for place in places]
            if seat is not None:
                yield who, teller.turn(done)
            elif chapter.of_all:
                yield who, teller.table(done)
            else:
                table += done
    if table:
        yield Doer(None), teller.table(table)


def _paragraph(who: Doer, sentences: Sequence[Msg], reader: StoryReader, fewer: int) -> list[str]:
    """Return the sentences as one paragraph, shortened as far as its lines on a phone require.

    First the icons go, and then one sentence after the other is shortened, the longest first.
    """
    head, most = "-# ", TABLE
    if who.seat is not None:
        head = f"**{who.name(reader.words, reader.names)}:** "
        most = COMPUTERS if who.seat in reader.computers else OWN
    said = ""
    for said in _versions(sentences, reader):
        if height(f"{head}{said}") <= most - fewer:
            break
    return [f"{head}{said}"] if said else []


def _versions(sentences: Sequence[Msg], reader: StoryReader) -> Iterator[str]:
    """Yield the sentences ever more briefly; so many that none would fit at once in short."""
    if len(sentences) > MANY:
        yield reader.say(sentences, [FORMS[-1]] * len(sentences))
        return
    forms: list[Form] = [None] * len(sentences)
    yield reader.say(sentences, forms, icons=True)
    yield reader.say(sentences, forms)
    sizes = [len(reader.say([each], [None])) for each in sentences]
    longest = sorted(range(len(sentences)), key=lambda place: -sizes[place])
    goods_last = sorted(longest, key=lambda place: sentences[place].key == NET)
    for form in FORMS[1:]:
        for place in goods_last:
            forms[place] = form
            yield reader.say(sentences, forms)


def height(text: str) -> int:
    """Return the number of lines that a text takes on a phone."""
    return sum(map(_height_of_line, text.splitlines()))


def _height_of_line(line: str) -> int:
    room = next((size for mark, size in SIZES.items() if line.startswith(mark)), PHONE)
    plain = _MARKS.sub("", _MENTION.sub(_NAME, _EMOJI.sub(_ICON, line)))
    return max(1, len(wrap(plain, room)))
