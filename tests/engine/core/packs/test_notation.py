from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.packs.notation import (
    MAX_DEPTH,
    Amount,
    Args,
    Bundle,
    Call,
    Expr,
    Item,
    Make,
    Name,
    NotationError,
    Ratio,
    Vocabulary,
    parse_amount,
    parse_effect,
    write,
)
from engine.core.packs.pack import decode, read_tables

ROOT = Path(__file__).parents[4]
COMPONENTS = ROOT.parent / "shared" / "rules" / "underwater_cities_components.md"
PROSE = {"special_site_kinds", "glossary_coverage"}
"""Tables in which the column `effect` holds words for readers."""


def one(count: int, name: str | None = None) -> Amount:
    return Amount((Bundle((Item(count, name),)),))


def cells(kinds: set[str]) -> list[str]:
    if not COMPONENTS.exists():
        pytest.skip("the component tables are not beside the project")
    tables = read_tables(decode(COMPONENTS.read_bytes(), COMPONENTS.name), COMPONENTS.name)
    return [
        row[column].text
        for table in tables.values()
        for column in table.columns
        for row in table.rows
        if column in kinds and not (column == "effect" and table.name in PROSE)
    ]


# ---------------------------------------------------------------- reading


def test_a_statement_holds_its_arguments_in_order() -> None:
    assert parse_effect("build(2, farm, desal, cost=free)") == (
        Call("build", (one(2), Name("farm"), Name("desal")), (("cost", Name("free")),)),
    )


def test_statements_are_parted_by_semicolons() -> None:
    assert parse_effect("use(1); gain(1 steelplast)") == (
        Call("use", (one(1),)),
        Call("gain", (one(1, "steelplast"),)),
    )


def test_statements_stand_inside_statements() -> None:
    assert parse_effect("choose(sell(), buy())") == (Call("choose", (Call("sell"), Call("buy"))),)


def test_a_slash_means_one_or_the_other_and_a_plus_means_all() -> None:
    assert parse_amount("1 kelp + 2 credit / 3 science") == Amount(
        (Bundle((Item(1, "kelp"), Item(2, "credit"))), Bundle((Item(3, "science"),)))
    )


def test_a_condition_is_an_amount_or_a_statement() -> None:
    condition, *_ = parse_effect("if(2 farm + 1 lab, gain(1 kelp))")[0].args
    assert condition == parse_amount("2 farm + 1 lab")
    assert parse_effect("if(not(have(1 kelp)), gain(1 kelp))")[0].args[0] == Call(
        "not", (Call("have", (one(1, "kelp"),)),)
    )


def test_thresholds_are_ratios() -> None:
    assert parse_effect("tier(city, 5:4, 6:8)")[0].args == (Name("city"), Ratio(5, 4), Ratio(6, 8))


def test_the_same_word_is_a_name_without_brackets_and_a_statement_with_them() -> None:
    assert parse_effect("on(use, use(1))")[0].args == (Name("use"), Call("use", (one(1),)))


def test_a_dash_is_nothing() -> None:
    assert parse_effect("-") == ()
    assert parse_amount(" - ") == Amount(())
    assert write(()) == write(Amount(())) == "-"


def test_zero_is_an_amount() -> None:
    assert parse_amount("0") == one(0)


def test_blanks_have_no_meaning() -> None:
    assert parse_effect(" gain ( 1kelp+2 credit ) ;use(1) ") == parse_effect(
        "gain(1 kelp + 2 credit); use(1)"
    )


def test_a_statement_knows_where_it_stands_and_is_equal_elsewhere() -> None:
    first, second = parse_effect("use(1);  use(1)")
    assert (first.at, second.at) == (0, 9)
    assert first == second


@pytest.mark.parametrize(
    ("text", "offset", "reason"),
    [
        ("", 0, "notation-incomplete"),
        ("gain", 4, "notation-incomplete"),
        ("gain(1 kelp", 11, "notation-incomplete"),
        ("gain(1 kelp))", 12, "notation-unexpected"),
        ("gain(1 kelp);", 13, "notation-incomplete"),
        ("gain(1 kelp,)", 12, "notation-unexpected"),
        ("gain(kelp 1)", 10, "notation-unexpected"),
        ("gain(1 2)", 7, "notation-unexpected"),
        ("gain(1 kelp +)", 13, "notation-unexpected"),
        ("tier(city, 5:)", 13, "notation-unexpected"),
        ("tier(city, 1 kelp + 5:4)", 21, "notation-unexpected"),
        ("gain(1 Kelp)", 7, "notation-character"),
        ("gain(1 kelp) | use(1)", 13, "notation-character"),
        ("gain(01 kelp)", 5, "notation-number"),
        ("gain(1234567 kelp)", 5, "notation-number"),
        ("draw(4, keep=1, keep=2)", 16, "notation-argument-twice"),
        ("draw(keep=1, 4)", 13, "notation-named-go-last"),
        ("kelp", 4, "notation-incomplete"),
        ("gain(-)", 5, "notation-character"),
    ],
)
def test_a_slip_is_told_at_its_place(text: str, offset: int, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_effect(text)
    assert (caught.value.offset, caught.value.reason) == (offset, reason)


def test_an_amount_is_not_a_ratio() -> None:
    with pytest.raises(NotationError) as caught:
        parse_amount("5:4")
    assert (caught.value.offset, caught.value.reason) == (1, "notation-unexpected")


def test_statements_nest_only_so_deep() -> None:
    fits = "all(" * (MAX_DEPTH - 1) + "use(1)" + ")" * (MAX_DEPTH - 1)
    assert write(parse_effect(fits)) == fits
    with pytest.raises(NotationError) as caught:
        parse_effect(f"all({fits})")
    assert caught.value.reason == "notation-too-deep"


# ---------------------------------------------------------------- laws

WORDS = st.from_regex(r"[a-z][a-z0-9_]{0,7}", fullmatch=True)
NUMBERS = st.integers(0, 999_999)
ITEMS = st.builds(Item, NUMBERS, st.none() | WORDS)
BUNDLES = st.lists(ITEMS, min_size=1, max_size=3).map(lambda items: Bundle(tuple(items)))
AMOUNTS = st.lists(BUNDLES, min_size=1, max_size=3).map(lambda bundles: Amount(tuple(bundles)))
LEAVES: st.SearchStrategy[Expr] = st.one_of(
    AMOUNTS, st.builds(Ratio, NUMBERS, NUMBERS), st.builds(Name, WORDS)
)


def calls(exprs: st.SearchStrategy[Expr]) -> st.SearchStrategy[Call]:
    args = st.lists(exprs, max_size=3).map(tuple)
    named = st.dictionaries(WORDS, exprs, max_size=2).map(lambda given: tuple(given.items()))
    return st.builds(Call, WORDS, args, named)


CALLS = calls(st.recursive(LEAVES, calls, max_leaves=8))
EFFECTS = st.lists(CALLS, max_size=3).map(tuple)


@pytest.mark.slow
@pytest.mark.unwatched
@given(EFFECTS)
def test_what_is_written_reads_the_same(effect: tuple[Call, ...]) -> None:
    assert parse_effect(write(effect)) == effect


@pytest.mark.unwatched
@pytest.mark.slow
@given(AMOUNTS)
def test_an_amount_written_reads_the_same(amount: Amount) -> None:
    assert parse_amount(write(amount)) == amount


@pytest.mark.slow
@pytest.mark.unwatched
@given(EFFECTS)
def test_blanks_between_the_signs_change_nothing(effect: tuple[Call, ...]) -> None:
    text = write(effect)
    wide = text.replace("(", " ( ").replace(",", "  ,").replace("=", " = ").replace(":", " : ")
    assert parse_effect(wide) == effect


@given(st.text(alphabet="ab1 0_-(),;=/+:\t|\n", max_size=30))
def test_any_text_is_read_or_refused_at_a_place_in_it(text: str) -> None:
    offset = 0
    try:
        written = write(parse_effect(text))
    except NotationError as error:
        written, offset = text, error.offset
    assert "".join(written.split()) == "".join(text.split())
    assert 0 <= offset <= len(text)


def test_every_effect_of_underwater_cities_is_read_and_written_back() -> None:
    found = cells({"effect", "reward"})
    assert len(found) > 250
    assert [write(parse_effect(text)) for text in found] == found


def test_every_bonus_surcharge_and_requirement_is_read_and_written_back() -> None:
    found = cells({"bonus", "surcharge", "requirement"})
    assert len(found) > 90
    assert [write(parse_amount(text)) for text in found] == found


# ---------------------------------------------------------------- vocabulary


def gain(args: Args, make: Make) -> str:
    del make
    goods = args.bundle(0, among=("kelp", "credit"))
    return " and ".join(f"{item.count} {item.name}" for item in goods.items)


def choose(args: Args, make: Make) -> str:
    parts = [make(part) for part in args.calls()]
    return f"{args.number('n', default=1)} of {' or '.join(parts)}"


def move(args: Args, make: Make) -> str:
    del make
    colour = args.name("colour", among=("red", "green"), default="any")
    kinds = args.names(1, among=("farm", "lab"))
    return f"{args.number(0)} {colour} {' '.join(kinds)}"


def pay(args: Args, make: Make) -> str:
    return f"{write(args.amount(0))} -> {make(args.call(1))}"


def tier(args: Args, make: Make) -> str:
    del make
    steps = {step.a: step.b for step in args.ratios(1)}
    return f"{args.name(0)} {steps}"


def call(args: Args, make: Make) -> str:
    del make
    return f"{args.name(0, args.given['divers'])}!"


@dataclass(frozen=True)
class Statement:
    """A statement that is read by this function."""

    function: Callable[[Args, Make], str]

    @property
    def notation(self) -> str:
        return self.function.__name__

    def read(self, args: Args, make: Make) -> str:
        return self.function(args, make)


def statements(*functions: Callable[[Args, Make], str]) -> Iterator[Statement]:
    return map(Statement, functions)


@pytest.fixture
def vocabulary() -> Vocabulary[str]:
    return Vocabulary(*statements(gain, choose, move, pay, tier))


def test_a_vocabulary_builds_each_statement(vocabulary: Vocabulary[str]) -> None:
    assert vocabulary.build("gain(1 kelp + 2 credit); move(2, farm, lab, colour=red)") == (
        "1 kelp and 2 credit",
        "2 red farm lab",
    )


def test_a_vocabulary_builds_statements_inside_statements(vocabulary: Vocabulary[str]) -> None:
    assert vocabulary.build("choose(gain(1 kelp), choose(gain(2 kelp), n=3))") == (
        "1 of 1 kelp or 3 of 2 kelp",
    )


def test_an_argument_may_have_alternatives(vocabulary: Vocabulary[str]) -> None:
    assert vocabulary.build("pay(1 kelp / 1 lab, gain(1 credit))") == (
        "1 kelp / 1 lab -> 1 credit",
    )


def test_a_vocabulary_reads_thresholds(vocabulary: Vocabulary[str]) -> None:
    assert vocabulary.build("tier(city, 5:4, 6:8)") == ("city {5: 4, 6: 8}",)


def test_a_dash_builds_nothing(vocabulary: Vocabulary[str]) -> None:
    assert vocabulary.build("-") == ()


def test_a_vocabulary_names_its_statements(vocabulary: Vocabulary[str]) -> None:
    assert vocabulary.statements == ("choose", "gain", "move", "pay", "tier")


def test_statements_may_name_what_the_pack_gives_them() -> None:
    found = Vocabulary[str](*statements(call), given={"divers": ("spy", "trader")})
    assert found.build("call(spy)") == ("spy!",)
    with pytest.raises(NotationError) as caught:
        found.build("call(pilot)")
    assert caught.value.details == {"found": "pilot", "allowed": "spy, trader"}


def test_joined_vocabularies_nest_what_each_of_them_nested() -> None:
    inner = Vocabulary[str](*statements(gain, choose))
    joined = inner | Vocabulary(*statements(tier)) | Vocabulary(*statements(pay), inside=inner)
    assert joined.statements == ("choose", "gain", "pay", "tier")
    assert joined.build("pay(1 kelp, gain(1 credit))") == ("1 kelp -> 1 credit",)
    for text in ("choose(tier(city, 5:4))", "pay(1 kelp, tier(city, 5:4))"):
        with pytest.raises(NotationError) as caught:
            joined.build(text)
        assert caught.value.details == {"statement": "tier", "known": "choose, gain"}


@pytest.mark.parametrize(
    ("text", "offset", "reason"),
    [
        ("gain(1 kelp); fly(1)", 14, "notation-unknown-statement"),
        ("choose(gain(1 kelp), fly())", 21, "notation-unknown-statement"),
        ("gain()", 0, "notation-argument-missing"),
        ("choose(n=1)", 0, "notation-argument-missing"),
        ("gain(kelp)", 5, "notation-needs-amount"),
        ("gain(2)", 5, "notation-needs-amount"),
        ("gain(1 kelp / 2 credit)", 5, "notation-needs-bundle"),
        ("gain(1 kelp + 2 stone)", 14, "notation-not-one-of"),
        ("gain(1 kelp, 2 kelp)", 13, "notation-argument-too-many"),
        ("gain(1 kelp, max=2)", 17, "notation-argument-unknown"),
        ("choose(kelp)", 7, "notation-needs-statement"),
        ("choose(gain(1 kelp), n=many)", 23, "notation-needs-number"),
        ("choose(gain(1 kelp), n=1 kelp)", 23, "notation-needs-number"),
        ("move(1, 2)", 8, "notation-needs-name"),
        ("move(1, city)", 8, "notation-not-one-of"),
        ("move(1)", 0, "notation-argument-missing"),
        ("move(1, farm, colour=blue)", 21, "notation-not-one-of"),
        ("tier(city, 5)", 11, "notation-needs-ratio"),
    ],
)
def test_a_vocabulary_refuses_at_the_place(
    vocabulary: Vocabulary[str], text: str, offset: int, reason: str
) -> None:
    with pytest.raises(NotationError) as caught:
        vocabulary.build(text)
    assert (caught.value.offset, caught.value.reason) == (offset, reason)


def test_a_refusal_says_what_is_allowed(vocabulary: Vocabulary[str]) -> None:
    with pytest.raises(NotationError) as caught:
        vocabulary.build("gain(1 stone)")
    assert caught.value.details == {"found": "stone", "allowed": "credit, kelp"}


def test_arguments_can_be_asked_for_before_they_are_read() -> None:
    args = Args(parse_effect("slot(any, colour=red)")[0])
    assert 0 in args
    assert "colour" in args
    assert 1 not in args
    assert "max" not in args
