"""The content of the private panel: the player's picture, the question, and its components."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.application_emojis.shown import Emojis
from bot.custom_ids import Press, Verb, short
from bot.localization import SHORT_NAME, names_of, safe_names
from bot.messages.components import Button, ButtonTone, ComponentRow, ListEntry, Select
from bot.messages.game_text import BESIDE, actions_text, heading, newest_actions, waiting_lines
from bot.messages.menu import FIRST_PAGE, Menu, Page, is_single
from bot.messages.message_view import LONGEST_TEXT, NO_EMOJIS, MessageContent
from bot.messages.option_lines import ROOM, option_lines
from bot.messages.pictures import Pictures, panel_requests
from bot.panels.what_follows import Reader, WhatFollows, what_follows
from bot.panels.why_not import closed_to
from bot.table.habits import NO_REMARKS, HabitRemarks, choice_label
from bot.table.seats import USUAL_LEVEL, level_words, seat_colour
from bot.table.standing import Standing
from engine.core.aids.waste import Waste
from engine.core.decision import Answer, Decision, Pick
from engine.core.msg import Msg, msg
from engine.core.text import Words

MARGIN = 100
"""The characters kept free for the line that says how many options are not explained."""


@dataclass(frozen=True, slots=True)
class PanelReader:
    """The reader of a panel: their seat, their language, and the state of the panel."""

    seat: int
    words: Words
    page: Page = FIRST_PAGE
    note: Msg | None = None
    """A note shown first, such as that a press came too late."""
    ending: Answer | None = None
    """The answer to be confirmed because it would end the turn or waste something."""
    habits: HabitRemarks = NO_REMARKS
    """The remarks on their automatic answers."""
    recap: tuple[str, ...] = ()
    """The recap of what happened since their last move, shown at the beginning of a turn."""
    wastes: tuple[Waste, ...] = ()
    """The resources that the answer would waste."""
    undone: str = ""
    """The steps that they have just undone, in words."""
    muted: tuple[Msg, ...] = ()
    """The kinds of warnings that they have just turned off."""
    unwarned: frozenset[str] = frozenset()
    """The kinds of waste that they do not want to be warned of."""


async def panel(
    standing: Standing, reader: PanelReader, pictures: Pictures, emojis: Emojis = NO_EMOJIS
) -> MessageContent:
    """Return the panel of a seat as the game stands now."""
    away = _away(standing, reader.seat)
    asked = None if away or reader.ending is not None else standing.asked(reader.seat)
    seen = standing.seen_by(reader.seat)
    base = Press(Verb.PICK, standing.id, reader.seat, standing.mark(reader.seat))
    names = names_of(standing.players, reader.words, SHORT_NAME)
    after = WhatFollows()
    if asked:
        after = what_follows(Reader(standing, reader.seat, reader.words, names))
    rows = _menu(standing, reader, base, names, after).rows(asked) if asked else ()
    above, asking = _above(standing, reader), _asking(standing, reader, asked, after)
    note = _note(asked, reader.words, safe_names(standing.players, reader.words))
    room = LONGEST_TEXT - MARGIN - sum(map(len, (*above, note, *asking)))
    return MessageContent(
        words=reader.words,
        names=names,
        texts=above,
        pictures=await pictures.try_draw_all(
            seen, panel_requests(seen, reader.seat, asked), reader.words
        ),
        below=(
            note,
            option_lines(rows, reader.words, names, min(ROOM, room)),
            *asking,
        ),
        rows=(
            *rows,
            *(_for_good(standing, reader.habits, base) if asked else ()),
            _footer(standing, reader, base),
        ),
        colour=seat_colour(reader.seat),
        emojis=emojis,
    )


def _menu(
    standing: Standing,
    reader: PanelReader,
    base: Press,
    names: tuple[str, ...],
    after: WhatFollows,
) -> Menu:
    """Return the layout of the question, in the grid and with the closed places of the game."""
    game, asked = standing.game, standing.asked(reader.seat)
    grid = game.grid(standing.position_asked(reader.seat), asked) if asked else ()
    closed = closed_to(standing, reader.seat)
    return Menu(
        base,
        reader.words,
        reader.page,
        grid,
        closed,
        names,
        ends=after.ends,
        pauses=after.pauses,
        commits=standing.committing(reader.seat, unwarned=reader.unwarned),
        all_end=after.every,
        next_asked=after.others,
    )


def _above(standing: Standing, reader: PanelReader) -> tuple[str, ...]:
    """Return the texts above the pictures: what has happened, and how far the game is."""
    words, names = reader.words, safe_names(standing.players, reader.words)
    so_far = newest_actions(
        actions_text(standing.private_moves_of(reader.seat), reader.seat, words, names)
    )
    return (
        _first(reader, names),
        heading(standing.seen_by(reader.seat), words),
        _answered(reader, names),
        f"-# {so_far}" if so_far else "",
    )


def _asking(
    standing: Standing, reader: PanelReader, asked: Decision | None, after: WhatFollows
) -> tuple[str, ...]:
    """Return the texts right above the buttons: the warnings, the question and what follows it."""
    names = safe_names(standing.players, reader.words)
    warnings = "\n".join(_warnings(reader, names))
    follows = " ".join(reader.words.say(line, names) for line in after.said)
    question = f"### {_question(standing, reader, asked, names)}"
    return (warnings, f"{question}\n-# {follows}" if follows else question)


def _note(asked: Decision | None, words: Words, names: Sequence[str]) -> str:
    """Return what a question says once about all its options, if it has such a form."""
    if asked is None:
        return ""
    note = words.say(asked.prompt, names, "note")
    return "" if note == words.say(asked.prompt, names) else f"-# {note}"


def _first(reader: PanelReader, names: Sequence[str]) -> str:
    """Return the text at the very top, which is the note and the recap."""
    note = [f"⚠️ {reader.words.say(reader.note, names)}"] if reader.note else []
    if reader.undone:
        note.append(f"↩️ {reader.words.say(msg('bot-undone', what=reader.undone))}")
    recap = (f"-# {line.removeprefix('-# ')}" for line in reader.recap)
    return "\n".join((*note, *recap))


def _warnings(reader: PanelReader, names: Sequence[str]) -> Iterator[str]:
    """Yield the warnings, and a line for those just turned off."""
    words = reader.words
    yield from (f"⚠️ {words.say(waste.words, names)}" for waste in reader.wastes)
    if reader.muted:
        yield f"-# 🔕 {words.say(msg('bot-warning-muted', kinds=reader.muted))}"


def _answered(reader: PanelReader, names: Sequence[str]) -> str:
    """Return lines on the automatic answers given, and on why this question is asked anyway."""
    words, notes = reader.words, reader.habits
    lines = []
    if notes.answered:
        done = newest_actions(actions_text(notes.answered, reader.seat, words, names), BESIDE)
        said = words.say(msg("bot-habit-answered", count=len(notes.answered)))
        lines.append(f"-# 🔁 {said} {done}".rstrip())
    if notes.why_asked:
        lines.append(f"-# 🔁 {words.say(notes.why_asked, names)}")
    return "\n".join(lines)


def _for_good(standing: Standing, notes: HabitRemarks, base: Press) -> Sequence[ComponentRow]:
    """Return the select that answers this question now and, automatically, in future."""
    if notes.asked is None or not notes.choices:
        return ()
    game, habit = standing.game, notes.asked.habit
    entries = tuple(
        ListEntry(choice, choice_label(game, habit, choice)) for choice in notes.choices
    )
    press = replace(base, verb=Verb.ALWAYS, rest=habit.name)
    return (Select(press, msg("bot-habit-always"), entries),)


def _question(
    standing: Standing, reader: PanelReader, asked: Decision | None, names: Sequence[str]
) -> str:
    words = reader.words
    if asked:
        return words.say(asked.prompt, names, "panel" if _options_say_it(asked) else None)
    if reader.ending is not None:
        doing = answer_words(standing, reader.seat, reader.ending)
        return words.say(msg(_sure_key(standing, reader.seat, reader.ending), doing=doing), names)
    if standing.ended_early or standing.table.result:
        ended = msg("bot-ended", game=standing.id)
        return words.say(ended if standing.ended_early else msg("bot-game-over"))
    if _away(standing, reader.seat):
        level = standing.players[reader.seat].computer or USUAL_LEVEL
        return words.say(msg("bot-stood-in", level=level_words(level)))
    waiting = waiting_lines(standing, words, names)
    return "\n".join((words.say(msg("bot-not-you")), *waiting))


def _options_say_it(asked: Decision) -> bool:
    """Return whether the options name everything that the question lists."""
    parts = dict(asked.prompt.args).get("parts")
    if not isinstance(asked, Pick) or not isinstance(parts, tuple):
        return False
    found = {said for option in asked.options for said in _within(option.label, option.effect)}
    return found.issuperset(parts)


def _within(*messages: Msg | None) -> Iterator[Msg]:
    """Yield messages and those in them."""
    for message in messages:
        if message is not None:
            yield message
            yield from _within(*(arg for _, arg in message.args if isinstance(arg, Msg)))


def _sure_key(standing: Standing, seat: int, answer: Answer) -> str:
    """Return the key of the request to confirm, which says if the answer ends the turn."""
    if standing.will_end(seat, answer):
        return "bot-ends-turn"
    return "bot-may-end-turn" if standing.may_end(seat, answer) else "bot-sure"


def _away(standing: Standing, seat: int) -> bool:
    """Return whether a computer player stands in for this seat."""
    over = standing.ended_early or standing.table.result is not None
    return not over and standing.players[seat].stand_in is not None


def answer_words(standing: Standing, seat: int, answer: Answer) -> tuple[Msg, ...]:
    """Return an answer in words."""
    asked = standing.asked(seat)
    if isinstance(asked, Pick) and isinstance(answer, tuple):
        return tuple(asked.by_key[key].label for key in answer if key in asked.by_key)
    return (msg("bot-amount", number=answer if isinstance(answer, int) else 0),)


def ending_press(standing: Standing, seat: int, answer: Answer) -> Press:
    """Return the press that gives this answer and ends the turn."""
    asked = standing.asked(seat)
    if isinstance(answer, int):
        rest = f"{Verb.AMOUNT}~{answer}"
    elif isinstance(asked, Pick) and not is_single(asked):
        keys = [option.key for option in asked.options]
        rest = f"{Verb.CONFIRM}~{Page(chosen=sum(1 << keys.index(key) for key in answer))}"
    else:
        rest = f"{Verb.PICK}~{short(answer[0])}"
    return Press(Verb.END_TURN, standing.id, seat, standing.mark(seat), rest)


def _confirming(standing: Standing, reader: PanelReader, base: Press) -> ComponentRow:
    """Return the buttons of a confirmation: to do it, to turn the warning off, and to go back."""
    assert reader.ending is not None  # noqa: S101 - it is the answer to confirm
    end = ending_press(standing, reader.seat, reader.ending)
    ends = standing.will_end(reader.seat, reader.ending)
    back = Button(replace(base, verb=Verb.PAGE, rest=str(FIRST_PAGE)), msg("bot-back"))
    if not reader.wastes:
        return Button(end, msg("bot-end-turn" if ends else "bot-do-it"), ButtonTone.ON), back
    anyway = msg("bot-end-turn-anyway" if ends else "bot-do-it-anyway")
    mute = Button(replace(end, verb=Verb.MUTE), msg("bot-warn-no-more"))
    # Red, as something is lost.
    return Button(end, anyway, ButtonTone.END), mute, back


def _undoing(standing: Standing, seat: int) -> Iterator[tuple[Verb, str]]:
    """Yield the action and label of the button, if any, that undoes the last step or asks to."""
    if standing.own_steps(seat):
        yield Verb.UNDO, "bot-undo"
    elif not standing.private_moves_of(seat):
        if standing.needs_consent(seat) and standing.seen_by(seat).is_untouched(seat):
            # Their turn is over, but nobody has acted since as far as they may know.
            yield Verb.UNDO, "bot-undo"
    elif standing.needs_consent(seat):
        alone = sum(player.user_id is not None for player in standing.players) == 1
        yield Verb.UNDO_LAST, "bot-undo" if alone else "bot-ask-to-undo"


def _footer(standing: Standing, reader: PanelReader, base: Press) -> ComponentRow:
    """Return the last row of buttons, such as to undo, to refresh, or to confirm the answer."""
    seat = reader.seat

    def button(verb: Verb, key: str) -> Button:
        return Button(replace(base, verb=verb), msg(key))

    if reader.ending is not None:
        return _confirming(standing, reader, base)
    if _away(standing, seat):
        back = replace(base, verb=Verb.COME_BACK)
        return (Button(back, msg("bot-come-back"), ButtonTone.ON),)
    row = [button(*tool) for tool in _tools(standing, reader)]
    if not standing.ended_early:
        row.append(Button(Press(Verb.MORE, standing.id), msg("bot-more")))
    return tuple(row)


def _tools(standing: Standing, reader: PanelReader) -> Iterator[tuple[Verb, str]]:
    """Yield the actions and labels of the buttons that help to decide, at most four."""
    seat = reader.seat
    yield from _undoing(standing, seat)
    if standing.can_start_over(seat):
        yield Verb.START_OVER, "bot-start-over"
    if closed_to(standing, seat):
        yield Verb.WHY_NOT, "bot-why-not"
    if reader.recap:
        yield Verb.CHANGED, "bot-what-changed"
    if standing.asked(seat) is None and not (standing.table.result or standing.ended_early):
        yield Verb.PLAY, "bot-look-again"
