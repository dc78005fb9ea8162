from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.decision import Amount, Answer, Decision, Option, Pick, answers, keys_of
from engine.core.effects.alternatives import May, OneOf, Times
from engine.core.effects.any_order import AnyOrder, ChoosePart
from engine.core.effects.effect import Do, Doer, Effect
from engine.core.event import Cause, Fact
from engine.core.machine import Ask, Frame, Menu, Run, Step, Together, pending
from engine.core.msg import Msg, msg
from engine.core.rng import Rng
from tests.conformance.random_walk import Walk, examples, walks
from tests.engine.core.positions import (
    DOER,
    NOTHING,
    PEARL,
    POINT,
    QUIET,
    SHELL,
    answer,
    asked,
    begun,
    decision,
    doing,
    goods,
    with_goods,
)
from tests.engine.core.toy import (
    CARDS,
    TRICK,
    Chain,
    Choice,
    Dive,
    Gain,
    Must,
    Offer,
    Price,
    Reveal,
    Take,
    Took,
    Toy,
    ToyState,
    WithAtLeast,
)

BUY_POINT, BUY_TWO = May(Price(1), POINT), May(Price(1), Gain("points", 2))
BOTH_PRICES = Chain((BUY_POINT, BUY_TWO))


@dataclass(frozen=True, slots=True)
class _Frames(Effect[ToyState]):
    """An effect of these frames."""

    frames: tuple[Frame, ...]

    def ways(self, state: ToyState, doer: Doer) -> Iterable[Option]:
        del state, doer
        yield Option("frames", msg("frames"), self.frames)

    def words(self) -> Msg:
        return msg("frames")


@dataclass(frozen=True, slots=True)
class _Dredge(Step[ToyState]):
    """Turn up the top card; a crab brings a shell."""

    def run(self, run: Run[ToyState]) -> None:
        top, run.state.deck = run.draw(run.state.deck, 1)
        if top == ("crab",):
            run.push(Take(0, "shells", 1, TRICK))


class _Limpet:
    """Rules by which every point gained lets the seat buy another one."""

    def reactions(self, state: ToyState, facts: Sequence[Fact]) -> Sequence[Frame]:
        del state
        if any(isinstance(fact, Took) and fact.good == "points" for fact in facts):
            return [Do(BUY_POINT, Doer(0, Cause("card", "limpet")))]
        return []


# ---------------------------------------------------------------- all or nothing


@pytest.mark.parametrize(("shells", "keys"), [(2, ["chain", "skip"]), (1, []), (0, [])])
def test_a_chain_is_offered_only_if_all_of_it_can_be_paid(shells: int, keys: list[str]) -> None:
    assert asked(doing(BOTH_PRICES, shells)) == keys


def test_a_chain_that_was_begun_is_carried_through() -> None:
    state = doing(BOTH_PRICES, shells=2)
    answer(state, "chain")
    assert (goods(state), asked(state)) == ((0, 0, 3), [])


def test_what_the_first_part_brings_may_pay_for_the_second() -> None:
    state = doing(Chain((May(Price(1), PEARL), BUY_POINT)), shells=1)
    assert asked(state) == ["chain", "skip"]
    answer(state, "chain")
    assert goods(state) == (0, 0, 1)


def test_what_is_triggered_on_the_way_counts() -> None:
    assert asked(doing(Chain((POINT, May(Price(1), PEARL))))) == []
    state = with_goods(Do(Chain((POINT, May(Price(1), PEARL))), DOER))
    begun(state, _Giver())
    assert (goods(state), asked(state, _Giver())) == ((0, 1, 1), [])


class _Giver:
    """Rules by which every point gained brings a shell."""

    def reactions(self, state: ToyState, facts: Sequence[Fact]) -> Sequence[Frame]:
        del state
        if any(isinstance(fact, Took) and fact.good == "points" for fact in facts):
            return [Take(0, "shells", 1, TRICK)]
        return []


def test_a_choice_within_the_chain_that_would_break_it_is_not_offered() -> None:
    either = OneOf((May(Price(3), POINT), May(Price(1), PEARL), SHELL))
    chain = Chain((either, May(Price(3), Gain("points", 3))))
    assert asked(doing(chain, shells=3)) == ["gain:pearls", "gain:shells"]


@pytest.mark.parametrize(("shells", "keys"), [(1, []), (2, ["gain:points", "skip"])])
def test_a_trigger_in_between_cannot_eat_up_what_the_chain_still_needs(
    shells: int, keys: list[str]
) -> None:
    chain = Do(Chain((POINT, May(Price(1), PEARL))), DOER)
    state = begun(with_goods(chain, shells=shells), _Limpet())
    assert asked(state, _Limpet()) == keys
    if keys:
        answer(state, "gain:points", rules=_Limpet())
    assert goods(state) == (0, 1, shells)


class _Diver:
    """Rules by which every point gained lets the seat buy a look at the deck."""

    def reactions(self, state: ToyState, facts: Sequence[Fact]) -> Sequence[Frame]:
        del state
        if any(isinstance(fact, Took) and fact.good == "points" for fact in facts):
            return [Do(May(Price(1), Dive(1)), Doer(0, Cause("card", "limpet")))]
        return []


def test_not_even_a_look_at_the_deck_can_eat_up_what_the_chain_still_needs() -> None:
    chain = Do(Chain((POINT, May(Price(1), PEARL))), DOER)
    assert goods(begun(with_goods(chain, shells=1), _Diver())) == (0, 1, 1)


def test_every_part_that_is_still_due_counts_not_only_the_last() -> None:
    first = OneOf((May(Price(2), POINT), May(Price(1), Gain("points", 2))))
    state = doing(Chain((first, BUY_POINT, BUY_POINT)), shells=3)
    answer(state, "chain")
    assert goods(state) == (0, 0, 4)


def test_what_cannot_be_done_on_the_way_is_passed_over_unless_it_is_due() -> None:
    hopeless = Chain((PEARL, WithAtLeast(9, "shells", POINT)))
    assert goods(doing(Chain((AnyOrder((SHELL, hopeless)), BUY_POINT)))) == (0, 0, 1)
    assert goods(doing(Chain((SHELL, hopeless, BUY_POINT)))) == (0, 0, 0)


def test_chains_within_chains_are_carried_through_or_not_begun() -> None:
    nested = Chain((BUY_POINT, Chain((BUY_POINT, BUY_TWO))))
    assert asked(doing(nested, shells=2)) == []
    state = doing(nested, shells=3)
    answer(state, "chain")
    assert goods(state) == (0, 0, 4)


@pytest.mark.parametrize(
    "effect",
    [
        Times(2, BOTH_PRICES),
        AnyOrder((BOTH_PRICES, NOTHING)),
        OneOf((BOTH_PRICES, NOTHING)),
        WithAtLeast(1, "shells", BOTH_PRICES),
        AnyOrder((OneOf((NOTHING, AnyOrder((BOTH_PRICES,)))),)),
    ],
)
def test_what_contains_nothing_but_a_chain_that_fails_is_not_offered(
    effect: Effect[ToyState],
) -> None:
    poor, rich = doing(effect, shells=1), doing(effect, shells=2)
    while asked(rich):
        answer(rich, asked(rich)[0])
    assert (asked(poor), goods(poor), goods(rich)) == ([], (1, 0, 0), (0, 0, 3))


def test_among_other_parts_only_the_chain_that_fails_is_missing() -> None:
    state = doing(AnyOrder((SHELL, BOTH_PRICES, PEARL)), shells=1)
    assert asked(state) == ["part:0", "part:2", "stop"]


def test_a_chain_becomes_possible_by_another_part() -> None:
    state = doing(AnyOrder((SHELL, BOTH_PRICES)), shells=1)
    answer(state, "part:0")
    assert asked(state) == ["part:0", "stop"]


def test_a_chain_chosen_among_parts_is_done() -> None:
    state = doing(AnyOrder((SHELL, BOTH_PRICES)), shells=2)
    answer(state, "part:1")
    assert goods(state) == (0, 0, 3)


# ---------------------------------------------------------------- hidden things


@pytest.mark.parametrize("deck", [("crab", "whelk"), ("whelk", "crab")])
def test_a_missing_option_tells_nothing_about_the_deck(deck: tuple[str, ...]) -> None:
    state = with_goods(Do(Chain((_Frames((_Dredge(),)), BUY_POINT)), DOER), Choice(0, ("a", "b")))
    state.deck = deck
    assert asked(begun(state)) == ["a", "b"]


@pytest.mark.parametrize("deck", [("crab", "whelk"), ("whelk", "crab")])
def test_what_can_be_paid_whatever_is_revealed_is_offered(deck: tuple[str, ...]) -> None:
    part = _Frames((Choice(0, ("dive", "stay")), _Dredge()))
    state = with_goods(Do(Chain((part, BUY_POINT)), DOER), shells=1)
    state.deck = deck
    assert asked(begun(state)) == ["dive", "stay"]


def test_a_look_ahead_leaves_deck_and_position_alone() -> None:
    state = with_goods(Do(Chain((_Frames((Reveal(),)), BUY_POINT)), DOER), shells=1)
    before = state.clone()
    pending(state, QUIET)
    assert (state, state.deck) == (before, CARDS)


def test_a_look_ahead_ends_where_somebody_else_is_asked() -> None:
    other = _Frames((Choice(1, ("give", "keep"), (Take(0, "shells", 1, TRICK),)),))
    own = _Frames((Choice(0, ("a", "b")),))
    assert asked(doing(Chain((own, other, BUY_POINT)))) == []
    assert asked(doing(Chain((own, other, BUY_POINT)), shells=1)) == ["a", "b"]


def test_a_look_ahead_ends_where_several_seats_go_on_side_by_side() -> None:
    lanes = _Frames((Together(((Choice(1, ("a", "b")),), (Choice(0, ("a", "b")),))),))
    own = _Frames((Choice(0, ("on", "off")),))
    assert asked(doing(Chain((own, lanes, BUY_POINT)))) == []
    assert asked(doing(Chain((own, lanes, BUY_POINT)), shells=1)) == ["on", "off"]


@pytest.mark.slow
@pytest.mark.unwatched
@examples(60)
@given(walk=walks(60), chance=st.integers(0, 2**32))
def test_no_question_of_a_game_changes_with_the_order_of_the_deck(walk: Walk, chance: int) -> None:
    game = Toy()
    table = walk.table(game, 3)
    redealt = game.redeal(table.state, None, Rng(chance))
    assert pending(redealt, game) == table.pending


# ---------------------------------------------------------------- what is looked at


class _Uncopied(ToyState):
    """A position that must not be copied."""

    __slots__ = ()

    def clone(self) -> Self:
        raise AssertionError("somebody looked ahead")


@pytest.mark.parametrize(
    "effect",
    [
        AnyOrder((SHELL, BUY_POINT)),
        Must(AnyOrder((SHELL, BUY_POINT))),
        BUY_POINT,
        OneOf((SHELL, PEARL)),
    ],
)
def test_nobody_looks_ahead_where_nothing_can_fail(effect: Effect[ToyState]) -> None:
    plain = with_goods(Do(effect, DOER), shells=1)
    fields = {name: getattr(plain, name) for name in ToyState.__dataclass_fields__}
    assert asked(begun(_Uncopied(**fields))) != []


def test_a_question_that_looks_ahead_needs_the_rules() -> None:
    state = doing(BOTH_PRICES, shells=2)
    with pytest.raises(ValueError, match="rules"):
        pending(state)


def test_asking_twice_gives_the_same_question() -> None:
    state = doing(AnyOrder((SHELL, BOTH_PRICES)), shells=1)
    before = state.clone()
    assert pending(state, QUIET) == pending(state, QUIET)
    assert state == before


EITHER = OneOf((SHELL, PEARL))
LONG = 12
"""Choices between two ways, of which thousands of combinations exist."""


def pearls_only(choices: int) -> Chain:
    """An effect possible only if every choice on the way, and no earlier one, is for a pearl."""
    return Chain((*[EITHER] * choices, WithAtLeast(LONG, "pearls", POINT)))


def test_the_only_way_is_found_however_many_others_lead_nowhere() -> None:
    assert asked(doing(OneOf((pearls_only(LONG), POINT)))) == ["chain", "gain:points"]
    assert asked(doing(OneOf((pearls_only(LONG - 1), POINT)))) == []


def test_the_only_way_to_what_is_due_is_kept_however_long_it_takes() -> None:
    chain = Do(pearls_only(LONG - 1), DOER, due=True)
    # Not one of the choices is free, as every shell would give the chain away.
    state = begun(with_goods(Do(EITHER, DOER), chain))
    assert (asked(state), goods(state)) == ([], (0, LONG, 1))


class _Endless:
    """Rules by which every point gained brings a choice that brings another."""

    def reactions(self, state: ToyState, facts: Sequence[Fact]) -> Sequence[Frame]:
        del state
        if any(isinstance(fact, Took) and fact.good == "points" for fact in facts):
            return [Do(OneOf((POINT, Gain("points", 2))), Doer(0, Cause("card", "limpet")))]
        return []


def test_what_has_no_end_is_offered_instead_of_looked_into_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.core.ahead.FAR", 500)
    hopeless = Chain((POINT, WithAtLeast(9, "shells", SHELL)))
    state = begun(with_goods(Do(OneOf((hopeless, PEARL)), DOER)), _Endless())
    assert asked(state, _Endless()) == ["chain", "gain:pearls"]


def test_what_cannot_be_kept_possible_takes_nothing_away() -> None:
    either = (Do(OneOf((BUY_TWO, SHELL)), DOER), Do(BUY_POINT, DOER, due=True))
    assert goods(begun(with_goods(*either, shells=1))) == (1, 0, 1)
    hopeless = Do(WithAtLeast(99, "shells", POINT), DOER, due=True)
    assert asked(begun(with_goods(Do(EITHER, DOER), hopeless))) == ["gain:shells", "gain:pearls"]


def test_what_leads_nowhere_is_looked_into_in_one_order_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Four shells and pearls come in any order, and the same in each of them.
    goods_first = AnyOrder((SHELL, Gain("shells", 2), PEARL, Gain("pearls", 2)))
    hopeless = Chain((goods_first, WithAtLeast(99, "shells", POINT)))
    tried = []
    taken = ChoosePart.take

    def noted(self: ChoosePart, run: Run[ToyState], asked: Decision, given: Answer) -> None:
        tried.append(given)
        taken(self, run, asked, given)

    monkeypatch.setattr(ChoosePart, "take", noted)
    assert asked(doing(OneOf((hopeless, POINT)))) == []
    in_every_order = len(tried)
    monkeypatch.setattr(
        ToyState, "search_key", lambda self: (self.shells, self.pearls, self.points)
    )
    assert asked(doing(OneOf((hopeless, POINT)))) == []
    assert 0 < len(tried) - in_every_order < in_every_order


class _Proud(Menu[ToyState]):
    """A menu whose safe answer is the last one, which cannot be carried through."""

    __slots__ = ()

    def seat_of(self, state: ToyState) -> int:
        del state
        return 0

    def prompt(self, state: ToyState) -> Msg:
        del state
        return msg("ask")

    def options(self, state: ToyState) -> Sequence[Option]:
        del state
        both = (Do(BUY_POINT, DOER, due=True), Do(BUY_TWO, DOER, due=True))
        plain = [Option(key, msg(key)) for key in ("a", "b")]
        return [*plain, Option("proud", msg("proud"), both, unsure=True)]

    def default(self, state: ToyState, options: Sequence[Option]) -> str:
        del state
        return options[-1].key


@pytest.mark.parametrize(("shells", "default"), [(2, "proud"), (1, "a")])
def test_the_safe_answer_is_one_that_is_offered(shells: int, default: str) -> None:
    state = begun(with_goods(_Proud(), shells=shells))
    assert decision(state).default == (default,)
    assert decision(state).check((default,)) == (default,)


def test_an_option_that_is_not_offered_is_refused_like_any_other() -> None:
    state = begun(with_goods(_Proud(), shells=1))
    assert decision(state).find("proud") is None


class _Silent(Ask[ToyState]):
    """Something that asks nothing."""

    __slots__ = ()

    def decision(self, state: ToyState) -> None:
        del state

    def take(self, run: Run[ToyState], decision: Decision, answer: Answer) -> None:
        raise AssertionError((run, decision, answer))


def test_an_option_after_which_nothing_happens_is_not_offered() -> None:
    plain = tuple(Option(key, msg(key)) for key in "ab")
    idle = Option("idle", msg("idle"), (_Silent(),), unsure=True)
    busy = Option("busy", msg("busy"), (Take(0, "shells", 1, TRICK),), unsure=True)
    assert asked(begun(with_goods(_Menu((*plain, idle, busy))))) == ["a", "b", "busy"]


@dataclass(frozen=True, slots=True)
class _Menu(Menu[ToyState]):
    """A menu of these options."""

    listed: tuple[Option, ...]

    def seat_of(self, state: ToyState) -> int:
        del state
        return 0

    def prompt(self, state: ToyState) -> Msg:
        del state
        return msg("ask")

    def options(self, state: ToyState) -> Sequence[Option]:
        del state
        return self.listed


def test_an_amount_on_the_way_is_tried_with_every_number() -> None:
    state = doing(Chain((_Frames((Offer(0),)), BUY_POINT)), shells=3)
    found = pending(state, QUIET)[0]
    assert isinstance(found, Amount)
    assert (found.low, found.high) == (0, 3)


# ---------------------------------------------------------------- the answers that are tried


def test_every_answer_of_a_decision_comes_once_the_safe_one_first() -> None:
    options = tuple(Option(key, msg(key)) for key in "abc")
    pick = Pick(0, msg("ask"), options, ("b",), 1, 2)
    found = list(answers(pick))
    assert found[0] == ("b",)
    assert sorted(found, key=str) == sorted(
        [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")], key=str
    )


def test_every_number_comes_once_the_safe_one_first() -> None:
    assert list(answers(Amount(0, msg("ask"), 1, 4, 3))) == [3, 1, 2, 4]


@pytest.mark.parametrize(("given", "keys"), [(("a", "b"), ("a", "b")), ((), ()), (3, ())])
def test_an_amount_names_no_keys(given: tuple[str, ...] | int, keys: tuple[str, ...]) -> None:
    assert keys_of(given) == keys
