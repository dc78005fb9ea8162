"""The layout of decisions as buttons and selects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import TypeVar

from bot.custom_ids import Press, Verb, number_in, short
from bot.messages.button_room import MOST, button_width, per_row, row_sizes
from bot.messages.components import Button, ButtonTone, ComponentRow, ListEntry, Select
from engine.core.aids.closed import Closed, Grid
from engine.core.decision import Amount, Answer, Decision, Nature, Option, Pick
from engine.core.errors import IllegalAnswer
from engine.core.msg import Msg, msg
from engine.core.text import Words

ROWS = 4
"""The most rows of options shown as buttons; what would take more becomes a select."""
ENTRIES = 25
"""The most entries of a select."""
WITH_GRID = 25
"""The most buttons and rows of a grid and the buttons beside it: a message takes 40 components."""
SELECTS = 3
"""The most kinds of options that get a select each; with more, the kind is chosen first."""

WAYS_OUT = (Nature.NOTHING, Nature.END)
"""The natures of options that stand last."""

T = TypeVar("T")


TONES = {
    Nature.ACTION: ButtonTone.INFORM,
    Nature.NOTHING: ButtonTone.PLAIN,
    Nature.LOSS: ButtonTone.END,
    Nature.END: ButtonTone.ON,
}
"""The colours of options shown as buttons."""


@dataclass(frozen=True, slots=True)
class Page:
    """The open part of a long decision, and the selection so far."""

    kind: int = -1
    """The number of the kind whose options are shown, or -1 for all kinds."""
    number: int = 0
    chosen: int = 0
    """The selected options, as a bit mask."""

    def __str__(self) -> str:
        """Return the page as written in custom IDs."""
        return f"{self.kind}.{self.number}.{self.chosen:x}"


FIRST_PAGE = Page()
LAST_PAGE = 9999
"""The largest page or kind number; no decision has that many."""
_PAGE = re.compile(r"(-1|[0-9]{1,4})\.([0-9]{1,4})\.([0-9a-f]{1,80})(?:\.[-+])?")


def read_page(text: str) -> Page:
    """Return the page written in a custom ID; the first one if it cannot be read."""
    found = _PAGE.fullmatch(text)
    if found is None:
        return FIRST_PAGE
    kind, number, chosen = found.groups()
    return Page(int(kind), int(number), int(chosen, 16))


@dataclass(frozen=True, slots=True)
class _Placed:
    """The rows of options that lie in a grid, and the options that do not."""

    rows: tuple[tuple[Button, ...], ...]
    rest: tuple[Option, ...]

    @property
    def room(self) -> int:
        """The most buttons and rows for the other options."""
        taken = sum(1 + len(row) for row in self.rows)
        return WITH_GRID - taken if taken else ROWS * (1 + MOST)


@dataclass(frozen=True, slots=True)
class Menu:
    """The layout of a decision as buttons and selects."""

    base: Press
    """A press with the game, seat and mark that all its custom IDs share."""
    words: Words
    """The language of the labels, whose widths say how many fit in a row."""
    page: Page = FIRST_PAGE
    grid: Grid = ()
    """The keys or places of options as they lie on the board."""
    closed: tuple[Closed, ...] = ()
    """The places that cannot be chosen now."""
    names: tuple[str, ...] = ()
    ends: frozenset[str] = frozenset()
    """The keys of the options that certainly end the turn, of which it is said above."""
    pauses: frozenset[str] = frozenset()
    """Those of them after which others choose before the turn goes on."""
    commits: frozenset[str] = frozenset()
    """Those of them that are not asked about again."""
    all_end: bool = False
    """True if the question says it of all of them."""
    next_asked: Mapping[str, Msg] = field(default_factory=dict)
    """The question that follows an option, where the question does not say it."""

    def rows(self, decision: Decision) -> tuple[ComponentRow, ...]:
        """Return the buttons and selects of a decision."""
        if isinstance(decision, Amount):
            return tuple(self._amount(decision))
        if not is_single(decision):
            return tuple(self._several(decision))
        if self.page.kind >= 0:
            return tuple(self._one_kind(decision))
        return tuple(self._single(decision))

    def _id(self, verb: Verb, rest: object = "") -> Press:
        return replace(self.base, verb=verb, rest=str(rest))

    def _button(self, option: Option) -> Button:
        press, tone = self._id(Verb.PICK, short(option.key)), TONES[option.nature]
        if option.key in self.commits:
            press = self._id(Verb.END_TURN, f"{Verb.PICK}~{short(option.key)}")
            tone = ButtonTone.ON if tone is ButtonTone.INFORM else tone
        return Button(press, option.label, tone, effect=self._told(option), group=option.group)

    def _told(self, option: Option, *, named: bool = False) -> Msg | None:
        """Return what an option does, and what follows it unless the question says so.

        `named` tells that its whole label stands beside it.
        """
        follows = self._follows(option)
        if follows is None:
            return option.effect
        alone, beside, args = follows
        effect = option.effect or option.label
        said = self.words.say(effect, self.names)
        if option.effect is None and (named or said == self.words.say(effect, self.names, "short")):
            return msg(alone, **args)
        return msg(beside, effect=effect, **args)

    def _follows(self, option: Option) -> tuple[str, str, dict[str, Msg]] | None:
        """Return how to say what follows an option: alone, beside its effect, and with what."""
        if option.key in self.pauses:
            return "bot-effect-pauses-turn", "bot-effect-and-pause", {}
        if option.key in self.ends:
            return None if self.all_end else ("bot-effect-ends-turn", "bot-effect-and-end", {})
        asks = self.next_asked.get(option.key)
        return None if asks is None else ("bot-effect-next", "bot-effect-and-next", {"asks": asks})

    def _entry(self, option: Option, value: str, *, chosen: bool = False) -> ListEntry:
        effect = self._told(option, named=True)
        alike = effect and self.words.say(effect, self.names) == self.words.say(
            option.label, self.names
        )
        return ListEntry(value, option.label, None if alike else effect, chosen)

    def _select(self, number: int, label: Msg, options: Sequence[Option]) -> Select:
        # The number keeps the custom IDs of several selects distinct.
        entries = tuple(self._entry(option, short(option.key)) for option in options)
        return Select(self._id(Verb.PICK, f"@{number}"), label, entries)

    def _single(self, pick: Pick) -> Iterator[ComponentRow]:
        """Yield buttons for options that stand alone, and selects for those grouped by kind."""
        placed = self._placed(pick)
        yield from placed.rows
        buttons, kinds = self._sorted(placed)
        yield from self._lines([self._button(option) for option in buttons])
        if len(kinds) <= SELECTS and all(len(kind) <= ENTRIES for _, kind in kinds):
            for number, (label, options) in enumerate(kinds):
                yield self._select(number, label, options)
        elif len(kinds) == 1:
            yield from self._paged(0, *kinds[0])
        elif len(listed := [option for _, options in kinds for option in options]) <= ENTRIES:
            # A single list takes one press fewer than choosing the kind first.
            yield self._select(0, msg("bot-choose-one", count=len(listed)), listed)
        else:
            yield from self._kinds(kinds)

    def _kinds(self, kinds: Sequence[tuple[Msg, Sequence[Option]]]) -> Iterator[ComponentRow]:
        """Yield a select of the kinds of options."""
        page = self._page_of(len(kinds))
        shown = _of_page(kinds, page.number)
        first = page.number * ENTRIES
        entries = tuple(
            ListEntry(str(first + place), label, msg("bot-kind-size", count=len(options)))
            for place, (label, options) in enumerate(shown)
        )
        yield Select(self._id(Verb.KIND), msg("bot-choose-kind"), entries)
        yield from self._turning(len(kinds))

    def _one_kind(self, pick: Pick) -> Iterator[ComponentRow]:
        """Yield the options of the chosen kind, and a button to go back."""
        _, kinds = self._sorted(self._placed(pick))
        if self.page.kind < len(kinds):
            yield from self._paged(self.page.kind, *kinds[self.page.kind])
        yield (Button(self._id(Verb.PAGE, Page()), msg("bot-back")),)

    def _paged(self, number: int, label: Msg, options: Sequence[Option]) -> Iterator[ComponentRow]:
        shown = _of_page(options, self._page_of(len(options)).number)
        if self._are_few(options):
            yield from self._lines([self._button(option) for option in shown])
        else:
            yield self._select(number, label, shown)
        yield from self._turning(len(options))

    def _several(self, pick: Pick) -> Iterator[ComponentRow]:
        """Yield a select that keeps the selection, and a button that confirms it."""
        numbered = list(enumerate(pick.options))
        page = self._page_of(len(numbered))
        shown = _of_page(numbered, page.number)
        # Ignores bits beyond the options.
        chosen = page.chosen & ((1 << len(numbered)) - 1)
        entries = tuple(
            self._entry(option, str(number), chosen=bool(chosen >> number & 1))
            for number, option in shown
        )
        most = min(pick.most, len(entries))
        select = self._id(Verb.CHOSEN, page)
        yield Select(select, _how_many(pick), entries, 0, most)
        yield from self._turning(len(numbered))
        count = chosen.bit_count()
        confirm = self._id(Verb.CONFIRM, page)
        able = pick.least <= count <= pick.most
        yield (Button(confirm, msg("bot-confirm", count=count), ButtonTone.ON, able=able),)

    # --- what becomes a button -----------------------------------------------------------------

    def _placed(self, pick: Pick) -> _Placed:
        """Return the rows of options that lie in a grid, with closed places, and the others."""
        found: dict[str, Option] = {}
        for option in pick.options:
            found[option.key] = option
            if option.spot is not None:
                found.setdefault(option.spot, option)
        shut = {one.spot: one for one in self.closed}
        rows, used = [], set[str]()
        for line in self.grid:
            row: list[Button] = []
            for cell in line:
                here = found.get(cell)
                if here is not None and here.key not in used:
                    used.add(here.key)
                    row.append(self._button(here))
                elif cell in shut:
                    row.append(self._shut(cell, shut[cell]))
            rows.append(self._in_one_line(row))
        if not used:
            return _Placed((), pick.options)
        rest = tuple(option for option in pick.options if option.key not in used)
        return _Placed(tuple(row for row in rows if row), rest)

    def _in_one_line(self, row: Sequence[Button]) -> tuple[Button, ...]:
        """Return a row of the grid, without icons if only that keeps it in one line."""
        widths = [button_width(button.label, self.words, self.names) for button in row]
        if per_row(widths) >= len(row):
            return tuple(row)
        return tuple(replace(button, icon=False) for button in row)

    def _shut(self, cell: str, closed: Closed) -> Button:
        """Return the disabled button of a closed place; its custom ID only has to be distinct."""
        return Button(self._id(Verb.WHY_NOT, short(cell)), closed.name, able=False)

    def _rows_needed(self, labels: Sequence[Msg]) -> int:
        """Return the rows that buttons with these labels take."""
        sizes, _ = _row_sizes(labels, self.words, self.names)
        return len(sizes)

    def _are_few(self, options: Sequence[Option], room: int = ROWS * (1 + MOST)) -> bool:
        """Return whether all these options can be buttons, the ways out last."""
        ordered = sorted(options, key=lambda option: option.nature in WAYS_OUT)
        rows = self._rows_needed([option.label for option in ordered])
        return rows <= ROWS and rows + len(options) <= room

    def _lines(self, buttons: Sequence[Button]) -> Iterator[tuple[Button, ...]]:
        return rows_of(buttons, self.words, self.names)

    def _sorted(self, placed: _Placed) -> tuple[list[Option], list[tuple[Msg, list[Option]]]]:
        """Return the options beside the grid to show as buttons, and the others by kind.

        If there are only a few, those that lose something still go into a select, where a slip of
        the thumb cannot choose them.
        """
        options, room = placed.rest, placed.room
        keeping = [option for option in options if option.nature is not Nature.LOSS]
        few = self._are_few(keeping, room)
        kinds: dict[Msg | None, list[Option]] = {}
        for option in options:
            alone = few and option.nature is not Nature.LOSS
            kinds.setdefault(None if alone else option.group, []).append(option)
        single = kinds.pop(None, [])
        if not self._are_few(single, room):
            # A single list needs no name to tell it apart.
            other = msg("bot-kind-other") if kinds else msg("bot-choose-one", count=len(single))
            kinds[other] = single
            single = []
        for label in [label for label in kinds if label is not None and _is_small(label, kinds)]:
            if self._are_few([*single, *kinds[label]], room):
                single += kinds.pop(label)
        # The way out comes last.
        single.sort(key=lambda option: (option.nature in WAYS_OUT, options.index(option)))
        return single, [(label, found) for label, found in kinds.items() if label is not None]

    # --- pages ---------------------------------------------------------------------------------

    def _page_of(self, count: int) -> Page:
        """Return the open page; the last one if there are fewer pages."""
        return replace(self.page, number=min(self.page.number, max(count - 1, 0) // ENTRIES))

    def _turning(self, count: int) -> Iterator[ComponentRow]:
        """Yield buttons to the previous and next pages, if there are any."""
        last = (count - 1) // ENTRIES
        if last <= 0:
            return
        here = self.page
        before = self._id(Verb.PAGE, replace(here, number=max(here.number - 1, 0)))
        after = self._id(Verb.PAGE, replace(here, number=min(here.number + 1, last)))
        # At either end, one of them leads to the open page and is disabled.
        yield (
            Button(replace(before, rest=f"{before.rest}.-"), msg("bot-page-before"),
                   able=here.number > 0),
            Button(replace(after, rest=f"{after.rest}.+"), msg("bot-page-after"),
                   able=here.number < last),
        )  # fmt: skip

    def _amount(self, amount: Amount) -> Iterator[ComponentRow]:
        """Yield buttons or a select for a few numbers, or a button that opens a modal for many."""
        numbers = range(amount.low, amount.high + 1)
        label = msg("bot-ask-amount", low=amount.low, high=amount.high)
        labels = {number: msg("bot-amount", number=number) for number in numbers[: ENTRIES + 1]}
        buttons = [
            Button(self._id(Verb.AMOUNT, number), said, ButtonTone.INFORM)
            for number, said in labels.items()
        ]
        if self._rows_needed([button.label for button in buttons]) <= ROWS:
            yield from self._lines(buttons)
        elif len(numbers) <= ENTRIES:
            entries = tuple(ListEntry(str(number), said) for number, said in labels.items())
            yield Select(self._id(Verb.AMOUNT), label, entries)
        else:
            ask = self._id(Verb.ASK_AMOUNT, f"{amount.low}.{amount.high}")
            yield (Button(ask, label, ButtonTone.INFORM),)


def rows_of(
    buttons: Sequence[Button], words: Words, names: Sequence[str] = ()
) -> Iterator[tuple[Button, ...]]:
    """Yield buttons in rows on a phone too, without icons if only that keeps the rows few."""
    sizes, icons = _row_sizes([button.label for button in buttons], words, names)
    left = iter(buttons if icons else [replace(button, icon=False) for button in buttons])
    for size in sizes:
        yield tuple(islice(left, size))


def _row_sizes(
    labels: Sequence[Msg], words: Words, names: Sequence[str]
) -> tuple[tuple[int, ...], bool]:
    """Return how many buttons stand in each row, and whether they have icons."""
    with_icons, without = (
        row_sizes([button_width(label, words, names, icon=icon) for label in labels], ROWS)
        for icon in (True, False)
    )
    icons = len(with_icons) <= ROWS or len(without) > ROWS
    return (with_icons if icons else without), icons


def _how_many(pick: Pick) -> Msg:
    if pick.least == pick.most:
        return msg("bot-choose-exactly", count=pick.most)
    return msg("bot-choose-several", least=pick.least, most=pick.most)


def is_single(pick: Pick) -> bool:
    """Return whether exactly one option is chosen, so that a press on it is the answer."""
    return pick.least == pick.most == 1


def chosen_with(page: Page, values: Sequence[str]) -> Page:
    """Return the page with these entries selected, keeping the selections on other pages."""
    first = page.number * ENTRIES
    others = page.chosen & ~(((1 << ENTRIES) - 1) << first)
    # Only this page's entries can be selected: an arbitrary number could be huge.
    numbers = {number_in(value, first, first + ENTRIES - 1) for value in values}
    picked = sum(1 << number for number in numbers)
    return replace(page, chosen=others | picked)


def confirmed(pick: Pick, page: Page) -> Answer:
    """Return the answer made up of the selected options; refuse a selection beyond them."""
    if page.chosen >> len(pick.options):
        raise IllegalAnswer(msg("error-no-such-option", key=f"{page.chosen:x}"))
    return tuple(
        option.key for number, option in enumerate(pick.options) if page.chosen >> number & 1
    )


def _of_page(things: Sequence[T], number: int) -> Sequence[T]:
    """Return the items of one page, numbered from 0."""
    return things[number * ENTRIES : (number + 1) * ENTRIES]


def _is_small(label: Msg, kinds: Mapping[Msg | None, Sequence[Option]]) -> bool:
    """Return whether a kind has a single option and no similar kinds, and so needs no select."""
    alike = [other for other in kinds if other is not None and other.key == label.key]
    return len(kinds[label]) == len(alike) == 1
