from __future__ import annotations

import pytest

from engine.core.decision import Amount, Answer, Option, Pick
from engine.core.errors import IllegalAnswer
from engine.core.machine import Frame, Menu, begin, pending
from engine.core.msg import Msg, msg
from engine.core.text import Words
from tests.engine.core.toy import Note, Rules, ToyState, position


def pick(*keys: str, least: int = 1, most: int = 1) -> Pick:
    options = tuple(Option(key, msg(key)) for key in keys)
    return Pick(0, msg("which"), options, keys[:least], least, most)


def amount(low: int, high: int) -> Amount:
    return Amount(0, msg("how-many"), low, high, low)


def reason(decision: Pick | Amount, answer: Answer) -> str:
    with pytest.raises(IllegalAnswer) as refused:
        decision.check(answer)
    return refused.value.msg.key


@pytest.mark.parametrize("answer", [("a",), ("b",), ("c",)])
def test_each_option_is_a_legal_answer(answer: Answer) -> None:
    assert pick("a", "b", "c").check(answer) == answer


@pytest.mark.parametrize("answer", [("a",), ("c", "a"), ("b", "c", "a")])
def test_a_pick_of_several_takes_any_number_within_its_bounds_and_keeps_their_order(
    answer: Answer,
) -> None:
    assert pick("a", "b", "c", "d", least=1, most=3).check(answer) == answer


def test_a_pick_of_none_is_legal_where_none_need_be_picked() -> None:
    assert pick("a", "b", least=0, most=2).check(()) == ()


@pytest.mark.parametrize("answer", [("d",), ("a", "d"), ("",), ("A",)])
def test_what_is_not_offered_is_refused(answer: Answer) -> None:
    assert reason(pick("a", "b", "c", most=2), answer) == "error-no-such-option"


def test_the_refusal_names_what_is_not_offered() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        pick("a", "b").check(("z",))
    assert refused.value.msg["key"] == "z"


@pytest.mark.parametrize("answer", [(), ("a",), ("a", "b", "c", "d")])
def test_too_few_and_too_many_are_refused(answer: Answer) -> None:
    assert reason(pick("a", "b", "c", "d", least=2, most=3), answer) == "error-wrong-number"


def test_the_same_option_twice_is_refused() -> None:
    assert reason(pick("a", "b", least=2, most=2), ("a", "a")) == "error-wrong-number-exactly"


def test_a_wrong_number_is_told_the_bounds() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        pick("a", "b", "c", least=1, most=2).check(("a", "b", "c"))
    assert (refused.value.msg["least"], refused.value.msg["most"]) == (1, 2)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "Choose 2 different options"),
        ("it", "Scegli 2 opzioni diverse"),
        ("de", "Wähle 2 verschiedene Möglichkeiten"),
        ("pt-BR", "Escolha 2 opções diferentes"),
    ],
)
def test_a_number_that_is_fixed_is_told_as_one_number(locale: str, text: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        pick("a", "b", "c", least=2, most=2).check(("a",))
    assert Words(locale, strict=True).say(refused.value.msg) == text


def test_an_amount_is_no_answer_to_a_pick() -> None:
    assert reason(pick("a", "b"), 1) == "error-not-an-amount"


def test_a_pick_is_no_answer_to_an_amount() -> None:
    assert reason(amount(0, 3), ("1",)) == "error-not-a-pick"


@pytest.mark.parametrize("answer", [2, 3, 5])
def test_an_amount_within_its_bounds_is_legal(answer: int) -> None:
    assert amount(2, 5).check(answer) == answer


@pytest.mark.parametrize("answer", [1, 6, -3])
def test_an_amount_out_of_its_bounds_is_refused(answer: int) -> None:
    assert reason(amount(2, 5), answer) == "error-amount-out-of-range"


def test_an_amount_out_of_range_is_told_the_bounds() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        amount(2, 5).check(9)
    assert (refused.value.msg["low"], refused.value.msg["high"]) == (2, 5)


@pytest.mark.parametrize(
    ("decision", "forced"),
    [
        (pick("a"), ("a",)),
        (pick("a", "b"), None),
        (pick("a", "b", least=2, most=2), ("a", "b")),
        (pick("a", "b", least=1, most=2), None),
        (pick("a", least=0, most=1), None),
        (pick(least=0, most=0), ()),
        (amount(3, 3), 3),
        (amount(3, 4), None),
    ],
)
def test_an_answer_is_forced_if_it_is_the_only_one(
    decision: Pick | Amount, forced: Answer | None
) -> None:
    assert decision.forced() == forced


def test_options_are_found_by_their_keys() -> None:
    decision = pick("a", "b")
    assert decision.by_key == {"a": decision.options[0], "b": decision.options[1]}


def test_options_that_lead_elsewhere_read_the_same_to_a_player() -> None:
    assert Option("a", msg("a"), (Note("x"),)) == Option("a", msg("a"), (Note("y"),))


def test_what_follows_is_no_part_of_how_an_option_is_printed() -> None:
    assert "Note" not in repr(Option("a", msg("a"), (Note("x"),)))


# ---------------------------------------------------------------- what must be said by each


class _Strange(Frame):
    __slots__ = ()


class _First(Menu[ToyState]):
    __slots__ = ()

    def seat_of(self, state: ToyState) -> int:
        return len(state.shells) - 1

    def prompt(self, state: ToyState) -> Msg:
        return msg("which", turns=state.turns)

    def options(self, state: ToyState) -> list[Option]:
        return [Option(card, msg(card)) for card in state.deck[:3]]


def test_the_safe_answer_of_a_menu_is_its_first_option_unless_it_says_otherwise() -> None:
    state = position(_First())
    begin(Rules(), state)
    (decision,) = pending(state)
    assert isinstance(decision, Pick)
    assert (decision.seat, decision.default) == (2, (state.deck[0],))


def test_a_menu_asks_for_exactly_one_option() -> None:
    state = position(_First())
    begin(Rules(), state)
    (decision,) = pending(state)
    assert isinstance(decision, Pick)
    assert (decision.least, decision.most) == (1, 1)


@pytest.mark.parametrize("answer", [["a"], None, "a", ("a", ["b"]), (1,), True, 2.0, {"a"}])
def test_an_answer_of_a_wrong_type_is_refused_by_every_kind_of_decision(answer: object) -> None:
    option = Option("a", msg("a"))
    for decision in (Pick(0, msg("ask"), (option,), ("a",)), Amount(0, msg("ask"), 0, 3, 0)):
        with pytest.raises(IllegalAnswer):
            decision.check(answer)  # type: ignore[arg-type]
