from dataclasses import replace

import pytest

from bot.custom_ids import Verb
from bot.messages.components import ButtonTone, Select
from bot.messages.menu import WITH_GRID, Menu, Page, chosen_with, confirmed, read_page
from bot.panels.play import chooser
from engine.core.aids.closed import Closed
from engine.core.decision import Amount, Nature, Option, Pick
from engine.core.errors import IllegalAnswer
from engine.core.msg import Msg, msg
from engine.core.text import Words, available_locales
from tests.bot.limits import (
    BASE,
    check_sheet,
    choose_one_by_one,
    pages_of,
    pressed,
    reachable,
    sheet_of,
)
from tests.bot.positions import words_as

ENGLISH = Words(strict=True)
PROMPT = msg("bot-not-you")
COUNTS = (1, 2, 5, 6, 10, 11, 24, 25, 26, 50, 51, 76, 200)


def option(number: int, group: Msg | None = None) -> Option:
    long = number % 3 == 0
    key = f"{'option-with-a-very-long-name:' * 3 if long else 'option:'}{number}"
    return Option(key, msg("bot-amount", number=number), group=group, effect=msg("bot-host"))


def pick(count: int, groups: int = 0, least: int = 1, most: int = 1) -> Pick:
    """Return a decision with so many options; with groups, some options still belong to none."""
    kinds: list[Msg | None] = [msg("bot-kind-size", count=number) for number in range(groups)]
    kinds = [*kinds, None] if groups else [None]
    options = tuple(option(number, kinds[number % len(kinds)]) for number in range(count))
    return Pick(0, PROMPT, options, (options[0].key,), least, most)


@pytest.mark.parametrize("groups", [0, 1, 2, 3, 4, 30, 60])
@pytest.mark.parametrize("count", COUNTS)
def test_every_option_can_be_reached_by_presses(count: int, groups: int) -> None:
    decision = pick(count, groups)
    assert reachable(decision) == {(each.key,) for each in decision.options}


@pytest.mark.parametrize("groups", [0, 1, 2, 3, 4, 30, 60])
@pytest.mark.parametrize("count", COUNTS)
def test_every_page_is_taken_by_discord(count: int, groups: int) -> None:
    decision = pick(count, groups)
    for _, rows in pages_of(decision):
        check_sheet(sheet_of(decision, rows, ENGLISH))


def test_the_colour_of_a_button_tells_what_kind_of_answer_it_is() -> None:
    tones = {
        Nature.ACTION: ButtonTone.INFORM,
        Nature.NOTHING: ButtonTone.PLAIN,
        Nature.LOSS: ButtonTone.END,
        Nature.END: ButtonTone.ON,
    }
    options = tuple(replace(option(n), nature=nature) for n, nature in enumerate(tones))
    (row,) = Menu(BASE, ENGLISH).rows(Pick(0, PROMPT, options, (options[0].key,)))
    assert isinstance(row, tuple)
    assert {button.label: button.tone for button in row} == {
        each.label: tones[each.nature] for each in options
    }


def test_the_way_out_is_last() -> None:
    out, end = replace(option(0), nature=Nature.NOTHING), replace(option(1), nature=Nature.END)
    options = (out, end, option(2), option(4))
    (row,) = Menu(BASE, ENGLISH).rows(Pick(0, PROMPT, options, (out.key,)))
    assert isinstance(row, tuple)
    assert [button.label for button in row] == [each.label for each in (*options[2:], out, end)]


def test_what_loses_something_is_put_into_a_list_even_if_there_is_little_to_choose() -> None:
    loss = msg("bot-kind-other")
    action, nothing = option(0), replace(option(4), nature=Nature.NOTHING)
    lost = tuple(replace(option(n, loss), nature=Nature.LOSS) for n in (1, 2))
    row, select = Menu(BASE, ENGLISH).rows(Pick(0, PROMPT, (action, *lost, nothing), (action.key,)))
    assert isinstance(row, tuple)
    assert [button.label for button in row] == [action.label, nothing.label]
    assert isinstance(select, Select)
    assert [entry.label for entry in select.entries] == [each.label for each in lost]


def test_a_single_loss_stands_where_it_belongs_among_the_buttons() -> None:
    lost = replace(option(1, msg("bot-kind-other")), nature=Nature.LOSS)
    (row,) = Menu(BASE, ENGLISH).rows(
        Pick(0, PROMPT, (option(0), lost, option(2)), (option(0).key,))
    )
    assert isinstance(row, tuple)
    assert [button.tone for button in row] == [ButtonTone.INFORM, ButtonTone.END, ButtonTone.INFORM]


def test_a_list_that_stands_alone_says_how_many_there_are_to_choose_from() -> None:
    (select,) = Menu(BASE, ENGLISH).rows(pick(24))
    assert isinstance(select, Select)
    assert select.placeholder == msg("bot-choose-one", count=24)


def test_a_list_beside_others_is_told_apart_from_them() -> None:
    kinds = tuple(option(n, msg("bot-back")) for n in range(45, 48))
    wanted = Pick(0, PROMPT, (*(option(n) for n in range(24)), *kinds), (option(0).key,))
    labels = [
        row.placeholder for row in Menu(BASE, ENGLISH).rows(wanted) if isinstance(row, Select)
    ]
    assert labels == [msg("bot-back"), msg("bot-kind-other")]


def test_a_list_of_several_says_how_many_are_chosen() -> None:
    options = tuple(option(n) for n in range(4))
    keys = tuple(each.key for each in options[:2])
    for least, most, said in (
        (2, 2, msg("bot-choose-exactly", count=2)),
        (1, 2, msg("bot-choose-several", least=1, most=2)),
    ):
        select, *_ = Menu(BASE, ENGLISH).rows(Pick(0, PROMPT, options, keys[:least], least, most))
        assert isinstance(select, Select)
        assert select.placeholder == said


def test_options_are_buttons_if_they_take_up_to_four_rows() -> None:
    rows = Menu(BASE, ENGLISH).rows(pick(20))
    assert [len(row) for row in rows if isinstance(row, tuple)] == [5, 5, 5, 5]
    (select,) = Menu(BASE, ENGLISH).rows(pick(21))
    assert isinstance(select, Select)


def test_the_longest_label_says_how_many_buttons_stand_in_a_row() -> None:
    options = (option(1), Option("long", msg("bot-choose-exactly", count=3)))
    rows = Menu(BASE, ENGLISH).rows(Pick(0, PROMPT, options, ("long",)))
    across = [len(row) for row in rows if isinstance(row, tuple)]
    assert sum(across) == 2
    assert max(across) <= 2


def test_up_to_three_kinds_are_lists_side_by_side() -> None:
    rows = Menu(BASE, ENGLISH).rows(pick(40, groups=3))
    assert [type(row) for row in rows] == [tuple, tuple, Select, Select, Select]


def test_more_kinds_that_fit_one_list_are_one_list_kind_by_kind() -> None:
    decision = pick(25, groups=5)
    *_, last = Menu(BASE, ENGLISH).rows(decision)
    assert isinstance(last, Select)
    assert last.press.verb is Verb.PICK
    grouped = sorted(
        (each for each in decision.options if each.group), key=lambda each: str(each.group)
    )
    assert [entry.label for entry in last.entries] == [each.label for each in grouped]


def test_of_more_kinds_the_kind_is_asked_first() -> None:
    rows = Menu(BASE, ENGLISH).rows(pick(60, groups=5))
    assert [row.press.verb for row in rows if isinstance(row, Select)] == [Verb.KIND]


def test_from_one_kind_there_is_a_way_back() -> None:
    decision = pick(60, groups=5)
    rows = Menu(BASE, ENGLISH, Page(kind=2)).rows(decision)
    (back,) = (press for press, _ in pressed(rows[-1:]))
    assert read_page(back.rest) == Page()


def test_options_lie_as_their_places_do_on_the_board() -> None:
    options = tuple(
        Option(f"slot:{name}", msg("bot-amount", number=number), spot=name)
        for number, name in enumerate(("g1", "r1", "g2", "r2"))
    )
    closed = (Closed("y1", msg("bot-amount", number=9), msg("bot-host")),)
    grid = (("slot:g1", "r1", "y1"), ("g2", "r2", "y2"))
    out = Option("pass", msg("bot-back"), nature=Nature.NOTHING)
    asked = Pick(0, PROMPT, (*options, out), ("pass",))
    *rows, last = Menu(BASE, ENGLISH, grid=grid, closed=closed).rows(asked)
    assert [[button.label.args[0][1] for button in row] for row in rows] == [[0, 1, 9], [2, 3]]  # type: ignore[union-attr]
    assert [[button.able for button in row] for row in rows] == [[True, True, False], [True, True]]  # type: ignore[union-attr]
    assert [button.label for button in last] == [out.label]  # type: ignore[union-attr]


def test_a_row_of_the_grid_that_is_too_long_has_no_icons() -> None:
    metal = msg("otys-metal")
    options = tuple(Option(f"{n}", metal, spot=f"s{n}") for n in range(7))
    grid = (("s0", "s1"), ("s2", "s3", "s4", "s5", "s6"))
    short, long = Menu(BASE, ENGLISH, grid=grid).rows(Pick(0, PROMPT, options, ("0",)))
    assert all(button.icon for button in short)  # type: ignore[union-attr]
    assert not any(button.icon for button in long)  # type: ignore[union-attr]


def test_what_loses_something_does_not_push_the_rest_into_lists() -> None:
    do, lose = msg("bot-back"), msg("bot-kind-other")
    actions = tuple(option(n, do) for n in (1, 2))
    lost = tuple(replace(option(n, lose), nature=Nature.LOSS) for n in range(3, 40))
    row, *rest = Menu(BASE, ENGLISH).rows(Pick(0, PROMPT, (*actions, *lost), (actions[0].key,)))
    assert [button.label for button in row] == [each.label for each in actions]  # type: ignore[union-attr]
    assert any(isinstance(each, Select) for each in rest)


@pytest.mark.parametrize(("count", "is_list"), [(2, False), (4, False), (5, True), (12, True)])
def test_beside_a_large_grid_options_become_a_list_while_a_message_has_room(
    *, count: int, is_list: bool
) -> None:
    slots, others = [f"s{n}" for n in range(16)], [f"a{n}" for n in range(count)]
    options = tuple(Option(key, words_as(key)) for key in (*slots, *others))
    grid = tuple(tuple(slots[start : start + 5]) for start in range(0, 16, 5))
    rows = Menu(BASE, ENGLISH, grid=grid).rows(Pick(0, PROMPT, options, ("s0",)))
    assert isinstance(rows[-1], Select) is is_list
    parts = (2 if isinstance(row, Select) else 1 + len(row) for row in rows)
    assert sum(parts) <= WITH_GRID


def test_a_grid_without_any_of_the_options_is_left_out() -> None:
    closed = (Closed("y1", msg("bot-amount", number=9), msg("bot-host")),)
    (row,) = Menu(BASE, ENGLISH, grid=(("y1",),), closed=closed).rows(pick(2))
    assert isinstance(row, tuple)
    assert [button.able for button in row] == [True, True]


@pytest.mark.parametrize(("least", "most"), [(0, 1), (0, 3), (1, 2), (2, 2), (3, 30), (0, 200)])
@pytest.mark.parametrize("count", [3, 25, 26, 60, 200])
def test_several_options_are_chosen_on_all_pages_and_confirmed(
    count: int, least: int, most: int
) -> None:
    decision = pick(count, least=least, most=min(most, count))
    keys = [each.key for each in decision.options]
    # As many as may be chosen, spread over all pages.
    wanted = set(keys[:: -(-count // min(most, count))][: min(most, count)])
    press = choose_one_by_one(decision, wanted)
    assert press is not None
    answer = chooser(press.verb, press.rest)(decision)
    assert isinstance(answer, tuple)
    assert set(decision.check(answer) or ()) == wanted  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [3, 25, 26, 200])
def test_a_choice_of_several_is_taken_by_discord_however_much_is_chosen(count: int) -> None:
    decision = pick(count, least=0, most=count)
    for locale in available_locales():
        for chosen in (0, (1 << count) - 1):
            for number in range(-(-count // 25)):
                rows = Menu(BASE, ENGLISH, Page(-1, number, chosen)).rows(decision)
                check_sheet(sheet_of(decision, rows, Words(locale, strict=True)))


def test_too_few_or_too_many_cannot_be_confirmed() -> None:
    decision = pick(6, least=2, most=3)
    for chosen, able in ((0b1, False), (0b11, True), (0b111, True), (0b1111, False)):
        (*_, row) = Menu(BASE, ENGLISH, Page(chosen=chosen)).rows(decision)
        assert isinstance(row, tuple)
        assert [button.able for button in row] == [able]


def test_nothing_may_be_confirmed_where_nothing_need_be_chosen() -> None:
    decision = pick(4, least=0, most=1)
    assert confirmed(decision, Page()) == ()
    (*_, row) = Menu(BASE, ENGLISH).rows(decision)
    assert isinstance(row, tuple)
    assert row[0].able


def test_what_was_chosen_on_another_page_stays_chosen() -> None:
    first = chosen_with(Page(), ["0", "24"])
    second = chosen_with(Page(number=1, chosen=first.chosen), ["25"])
    assert second.chosen == 1 | 1 << 24 | 1 << 25
    assert chosen_with(second, []).chosen == first.chosen


def test_a_choice_beyond_the_options_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        confirmed(pick(3, most=2), Page(chosen=0b1000))


@pytest.mark.parametrize("text", ["", "1", "a.b.c", "1.2", "1.2.xyz", "-.+.0"])
def test_a_page_that_cannot_be_read_is_the_first(text: str) -> None:
    assert read_page(text) == Page()


def test_a_page_is_read_as_it_was_written() -> None:
    page = Page(3, 7, 0xBEEF)
    assert read_page(str(page)) == page
    assert read_page(f"{page}.+") == page


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 9), (-3, 3), (0, 10), (5, 29)])
def test_every_amount_can_be_reached_by_presses(low: int, high: int) -> None:
    amount = Amount(0, PROMPT, low, high, low)
    assert reachable(amount) == set(range(low, high + 1))


@pytest.mark.parametrize(("low", "high"), [(0, 9), (0, 24), (0, 25), (-10_000, 1_000_000)])
def test_an_amount_is_taken_by_discord(low: int, high: int) -> None:
    amount = Amount(0, PROMPT, low, high, low)
    for locale in available_locales():
        rows = Menu(BASE, ENGLISH).rows(amount)
        check_sheet(sheet_of(amount, rows, Words(locale, strict=True)))


def test_a_large_amount_is_typed() -> None:
    (row,) = Menu(BASE, ENGLISH).rows(Amount(0, PROMPT, 0, 500, 0))
    assert isinstance(row, tuple)
    (button,) = row
    assert button.press.verb is Verb.ASK_AMOUNT
    assert button.press.rest == "0.500"


@pytest.mark.parametrize("typed", ["", "many", "1.5", "9" * 5000])
def test_what_is_no_number_is_refused_as_an_amount(typed: str) -> None:
    with pytest.raises(IllegalAnswer) as wrong:
        chooser(Verb.AMOUNT, typed)(Amount(0, PROMPT, 0, 500, 0))
    assert wrong.value.msg.key == "error-not-a-pick"


def test_a_press_for_an_option_does_not_answer_for_an_amount() -> None:
    with pytest.raises(IllegalAnswer):
        chooser(Verb.PICK, "key:1")(Amount(0, PROMPT, 0, 5, 0))
