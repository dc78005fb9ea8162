"""The effect notation: which statement each text stands for, and what is no statement."""

from __future__ import annotations

import pytest

from engine.core.effects.combinators import All, Choose, Then
from engine.core.effects.effect import Statement, walk
from engine.core.packs.notation import NotationError
from engine.underwater_cities.effects.action_card import Refresh, Use
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.conditional import If, Per
from engine.underwater_cities.effects.draw import Draw
from engine.underwater_cities.effects.gain import Gain, Tier
from engine.underwater_cities.effects.lasting import (
    Ability,
    AltCost,
    Boost,
    Discount,
    End,
    Feed,
    Limit,
    Now,
    On,
    Prod,
    Replace,
)
from engine.underwater_cities.effects.metropolis import GainMetropolis
from engine.underwater_cities.effects.pay import Exchange, Pay
from engine.underwater_cities.effects.slot import PerformSlot
from engine.underwater_cities.effects.special import TakeSpecial
from engine.underwater_cities.effects.trial import Trial
from engine.underwater_cities.effects.upgrade import Convert, Upgrade
from engine.underwater_cities.pack.vocabulary import EFFECTS, END, METROPOLIS, PERMANENT, PRODUCTION
from engine.underwater_cities.terms.conditions import AtLeast, AtMost, Condition, Have, Not, OnSpace
from engine.underwater_cities.terms.events import (
    Advanced,
    Built,
    CardUsed,
    Claimed,
    Entered,
    Matched,
    MetropolisConnected,
    Mismatched,
    SlotGave,
    SlotUsed,
    SpecialTaken,
    Trigger,
    TurnEnded,
    Upgraded,
)
from engine.underwater_cities.terms.glossary import OVER_THE_TRACK, singles
from engine.underwater_cities.terms.purchases import Builds, SpecialCards, Upgrades

POINT = Gain((("point", 1),))
KELP = Gain((("kelp", 1),))


def one(text: str) -> Statement:
    """The only statement of an effect that is done at once."""
    (statement,) = EFFECTS.build(text)
    return statement


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("gain(2 kelp + 1 point)", Gain((("kelp", 2), ("point", 1)))),
        ("pay(1 kelp / 2 card, gain(1 point))",
         Pay(((("kelp", 1),), (("card", 2),)), POINT)),
        ("pay(1 kelp, gain(1 point), max=3)", Pay(((("kelp", 1),),), POINT, 3)),
        ("exchange(1 kelp, 1 steelplast)", Exchange((("kelp", 1),), (("steelplast", 1),))),
        ("exchange(1 kelp, 1 steelplast, max=2)",
         Exchange((("kelp", 1),), (("steelplast", 1),), 2)),
        ("choose(gain(1 kelp), gain(1 point))", Choose((KELP, POINT))),
        ("choose(gain(1 kelp), gain(1 point), gain(1 card), n=2)",
         Choose((KELP, POINT, Gain((("card", 1),))), 2)),
        ("all(gain(1 kelp), gain(1 point))", All((KELP, POINT))),
        ("then(gain(1 kelp), gain(1 point))", Then(KELP, POINT)),
        ("use(3)", Use(3)),
        ("use(1, times=2)", Use(1, times=2)),
        ("use(1, state=any)", Use(1, any_state=True)),
        ("refresh(2)", Refresh(2)),
        ("special(1)", TakeSpecial(1)),
        ("draw(3, keep=1)", Draw(3, 1)),
        ("slot(available)", PerformSlot("available")),
        ("slot(available, colour=green)", PerformSlot("available", "green")),
        ("slot(occupied)", PerformSlot("occupied")),
        ("slot(any, colour=red)", PerformSlot("any", "red")),
        ("slot(always)", PerformSlot("always")),
        ("convert(1)", Convert(1)),
        ("trial(2, farm, lab)", Trial(2, ("farm", "lab"))),
        ("metropolis(draw=2)", GainMetropolis(2)),
        ("if(2 city, gain(1 point))", If(AtLeast((("city", 2),)), POINT)),
        ("if(2 city, gain(1 point), else=gain(1 kelp))",
         If(AtLeast((("city", 2),)), POINT, KELP)),
        ("per(3 lab, gain(1 kelp))", Per(3, "lab", KELP)),
        ("tier(farm, 4:1, 7:2)", Tier("farm", ((4, 1), (7, 2)))),
    ],
)  # fmt: skip
def test_what_is_done_at_once(text: str, statement: Statement) -> None:
    assert one(text) == statement


@pytest.mark.rule("UC-6.1", "UC-6.3", "UC-6.21", "UC-6.65")
@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("build(2, farm)", Build(2, ("farm",))),
        ("build(1, city, cost=free)", Build(1, ("city",), "free")),
        ("build(1, lab, cost=1 credit / 1 kelp)",
         Build(1, ("lab",), ((("credit", 1),), (("kelp", 1),)))),
        ("build(1, city, less=1 credit)", Build(1, ("city",), less=(("credit", 1),))),
        ("build(1, farm, lab, on=expansion)", Build(1, ("farm", "lab"), where="expansion")),
        ("build(1, building, on=any)", Build(1, ("building",), where="any")),
        ("build(1, lab, upgrade=1 credit)",
         Build(1, ("lab",), upgrade_price=((("credit", 1),),))),
        ("build(1, structure, cost=free, upgrade=free)",
         Build(1, ("structure",), "free", upgrade_price="free")),
        ("upgrade(3, structure)", Upgrade(3, ("structure",))),
        ("upgrade(2, farm, cost=1 credit / 1 science)",
         Upgrade(2, ("farm",), ((("credit", 1),), (("science", 1),)))),
        ("upgrade(2, building, differ=yes)", Upgrade(2, ("building",), differ=True)),
    ],
)  # fmt: skip
def test_building_and_upgrading(text: str, statement: Statement) -> None:
    assert one(text) == statement


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("3 farm + 1 up_farm", AtLeast((("farm", 3), ("up_farm", 1)))),
        ("atmost(2 city)", AtMost("city", 2)),
        ("have(1 kelp + 2 credit)", Have((("kelp", 1), ("credit", 2)))),
        ("fed(3)", OnSpace(3)),
        ("not(fed(3))", Not(OnSpace(3))),
    ],
)
def test_conditions(text: str, condition: Condition) -> None:
    assert one(f"if({text}, gain(1 point))") == If(condition, POINT)


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("build(farm, lab)", Built(("farm", "lab"))),
        ("build(lab, nth=2, per=city)", Built(("lab",), 2, "city")),
        ("build(tunnel, nth=2, per=turn)", Built(("tunnel",), 2, "turn")),
        ("upgrade(structure)", Upgraded(("structure",))),
        ("upgrade(farm, nth=2, per=city)", Upgraded(("farm",), 2, "city")),
        ("fed(3)", Entered(3)),
        ("fed(over)", Entered(OVER_THE_TRACK)),
        ("federation", Advanced()),
        ("slot(farm)", SlotUsed("farm")),
        ("slot(always)", SlotUsed("always")),
        ("gives(steelplast)", SlotGave("steelplast")),
        ("match(green)", Matched("green")),
        ("match(any)", Matched()),
        ("mismatch", Mismatched()),
        ("use", CardUsed()),
        ("special", SpecialTaken()),
        ("claim(end)", Claimed("end")),
        ("claim(any)", Claimed()),
        ("metropolis", MetropolisConnected()),
        ("turn_end", TurnEnded()),
    ],
)
def test_events(text: str, event: Trigger) -> None:
    assert PERMANENT.build(f"on({text}, gain(1 point))") == (On(event, POINT),)


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("on(use, gain(1 point), once=round)", On(CardUsed(), POINT, "round")),
        ("on(slot(tunnel), boost(more=1))", On(SlotUsed("tunnel"), Boost(more=1))),
        ("on(slot(farm), boost(kinds=building))",
         On(SlotUsed("farm"), Boost(kinds=("building",)))),
        ("on(slot(science), boost(both=yes))", On(SlotUsed("science"), Boost(both=True))),
        ("ability(gain(1 kelp), once=turn)", Ability(KELP)),
        ("discount(build(city), 1 kelp)", Discount(Builds(("city",)), (("kelp", 1),))),
        ("discount(upgrade(farm), 1 science, once=turn)",
         Discount(Upgrades(("farm",)), (("science", 1),), "turn")),
        ("discount(special, 2 credit)", Discount(SpecialCards(), (("credit", 2),))),
        ("altcost(build(farm, lab), 1 credit)",
         AltCost(Builds(("farm", "lab")), ((("credit", 1),),))),
        ("altcost(upgrade(structure), 1 credit / 1 kelp)",
         AltCost(Upgrades(("structure",)), ((("credit", 1),), (("kelp", 1),)))),
        ("limit(hand=1)", Limit(1)),
    ],
)  # fmt: skip
def test_what_holds_while_a_permanent_is_claimed(text: str, statement: Statement) -> None:
    assert PERMANENT.build(text) == (statement,)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("gain(1 kelp)", KELP),
        ("pay(1 made_biomatter, gain(1 point))", Pay(((("made_biomatter", 1),),), POINT)),
        ("if(1 farm, pay(1 made_biomatter, gain(1 point)))",
         If(AtLeast((("farm", 1),)), Pay(((("made_biomatter", 1),),), POINT))),
        ("replace(lab, 1 science, 1 steelplast + 1 kelp, n=1)",
         Replace("lab", (("science", 1),), (("steelplast", 1), ("kelp", 1)), 1)),
        ("feed(free=1)", Feed(1)),
    ],
)  # fmt: skip
def test_what_is_done_in_production(text: str, part: Statement) -> None:
    assert PRODUCTION.build(f"prod({text})") == (Prod((part,)),)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("gain(2 point)", Gain((("point", 2),))),
        ("per(1 trio, gain(1 point))", Per(1, "trio", POINT)),
        ("tier(city, 5:4)", Tier("city", ((5, 4),))),
        ("pay(2 kelp, gain(1 point), max=5)", Pay(((("kelp", 2),),), POINT, 5)),
    ],
)
def test_what_counts_at_the_end(text: str, part: Statement) -> None:
    assert END.build(f"end({text})") == (End((part,)),)


def test_a_metropolis_acts_on_connecting_and_in_production() -> None:
    found = METROPOLIS.build("now(gain(1 kelp), gain(1 point)); prod(gain(1 kelp))")
    assert found == (Now((KELP, POINT)), Prod((KELP,)))


# --- slips ---------------------------------------------------------------------------------------

ZERO = "underwater-cities-pack-zero"
TWICE = "underwater-cities-pack-twice"
NOT_ONE_OF = "notation-not-one-of"
UNKNOWN = "notation-unknown-statement"


@pytest.mark.parametrize(
    ("text", "reason", "at"),
    [
        ("gain(0 kelp)", ZERO, "0"),
        ("use(0)", ZERO, "0"),
        ("gain(1 kelp + 2 kelp)", TWICE, "2"),
        ("gain(1 gold)", NOT_ONE_OF, "1"),
        ("gain(1 made_biomatter)", NOT_ONE_OF, "1"),
        ("pay(1 made_biomatter, gain(1 point))", NOT_ONE_OF, "1"),
        ("pay(1 point, gain(1 kelp))", NOT_ONE_OF, "1"),
        ("choose(gain(1 kelp))", NOT_ONE_OF, "gain"),
        ("choose(gain(1 kelp), gain(1 point), n=2)", NOT_ONE_OF, "2"),
        ("draw(2, keep=3)", NOT_ONE_OF, "3"),
        ("build(1, farm, farm)", TWICE, "farm)"),
        ("build(1, house)", NOT_ONE_OF, "house"),
        ("build(1, city, upgrade=free)", NOT_ONE_OF, "city"),
        ("build(1, farm, cost=usual)", NOT_ONE_OF, "usual"),
        ("build(1, farm, cost=free, less=1 kelp)",
         "underwater-cities-pack-less-than-usual", "1 kelp"),
        ("build(1, farm, on=roof)", NOT_ONE_OF, "roof"),
        ("upgrade(1, white)", NOT_ONE_OF, "white"),
        ("upgrade(1, farm, differ=no)", NOT_ONE_OF, "no"),
        ("slot(always, colour=red)", "notation-argument-unknown", "red"),
        ("slot(mine)", NOT_ONE_OF, "mine"),
        ("if(farm, gain(1 point))", NOT_ONE_OF, "farm"),
        ("if(1 farm / 1 lab, gain(1 point))", NOT_ONE_OF, "1 farm"),
        ("if(2, gain(1 point))", NOT_ONE_OF, "2"),
        ("if(fed(5), gain(1 point))", NOT_ONE_OF, "5"),
        ("per(1 farm + 1 lab, gain(1 point))", "underwater-cities-pack-one-counter", "1 farm"),
        ("tier(farm, 4:2, 4:3)", "underwater-cities-pack-rising", "4:3"),
        ("tier(farm, 4:2, 5:2)", "underwater-cities-pack-rising", "5:2"),
        ("tier(farm, 0:2)", "underwater-cities-pack-rising", "0:2"),
        ("limit(hand=1)", UNKNOWN, "limit"),
        ("now(gain(1 kelp))", UNKNOWN, "now"),
        ("boost(more=1)", UNKNOWN, "boost"),
    ],
)  # fmt: skip
def test_a_slip_is_found_where_it_is(text: str, reason: str, at: str) -> None:
    with pytest.raises(NotationError) as error:
        EFFECTS.build(text)
    assert (error.value.reason, error.value.offset) == (reason, text.index(at))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gain(1 kelp)", UNKNOWN),
        ("on(gain(1 kelp), gain(1 point))", NOT_ONE_OF),
        ("on(use, limit(hand=1))", UNKNOWN),
        ("on(use, gain(1 kelp), once=week)", NOT_ONE_OF),
        ("on(upgrade(farm, nth=2, per=turn), gain(1 kelp))", NOT_ONE_OF),
        ("on(fed(under), gain(1 kelp))", NOT_ONE_OF),
        ("on(fed(9), gain(1 kelp))", NOT_ONE_OF),
        ("on(claim(instant), gain(1 kelp))", NOT_ONE_OF),
        ("on(use, boost(more=1))", "underwater-cities-pack-boost"),
        ("on(slot(steel), boost(more=1))", "underwater-cities-pack-boost"),
        ("on(slot(city), boost(kinds=farm))", "underwater-cities-pack-boost"),
        ("on(slot(always), boost(both=yes))", "underwater-cities-pack-boost"),
        ("on(slot(farm), boost(kinds=city))", NOT_ONE_OF),
        ("on(slot(farm), all(boost(more=1), gain(1 kelp)))", UNKNOWN),
        ("ability(gain(1 kelp))", "notation-argument-missing"),
        ("discount(special, 1 kelp)", NOT_ONE_OF),
        ("discount(claim, 1 kelp)", NOT_ONE_OF),
        ("altcost(special, 1 credit)", NOT_ONE_OF),
    ],
)
def test_a_permanent_can_only_hold_what_holds(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as error:
        PERMANENT.build(text)
    assert error.value.reason == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gain(1 kelp)", UNKNOWN),
        ("prod(prod(gain(1 kelp)))", UNKNOWN),
        ("prod(all(feed(free=1), gain(1 kelp)))", UNKNOWN),
        ("prod(replace(lab, 1 kelp, 1 point, n=1))", "underwater-cities-pack-replaced"),
        ("prod(replace(building, 1 kelp, 1 point, n=1))", NOT_ONE_OF),
    ],
)
def test_production_can_only_do_what_is_done_then(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as error:
        PRODUCTION.build(text)
    assert error.value.reason == reason


@pytest.mark.rule("UC-7.27")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("end(gain(1 kelp))", NOT_ONE_OF),
        ("end(pay(1 card, gain(1 point)))", NOT_ONE_OF),
        ("end(pay(1 kelp, tier(farm, 1:1)))", UNKNOWN),
        ("end(per(1 farm, gain(1 kelp)))", NOT_ONE_OF),
        ("end(upgrade(1, farm))", UNKNOWN),
    ],
)
def test_all_that_counts_at_the_end_is_points(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as error:
        END.build(text)
    assert error.value.reason == reason


# --- statements as data --------------------------------------------------------------------------


@pytest.mark.rule("UC-6.16")
def test_words_for_several_kinds_mean_each_of_them_once() -> None:
    assert singles(("building",)) == ("farm", "desal", "lab")
    assert singles(("tunnel", "structure")) == ("tunnel", "farm", "desal", "lab")
    assert singles(("city",)) == ("white", "purple")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("choose(gain(1 kelp), gain(1 point))", (KELP, POINT)),
        ("all(gain(1 kelp), gain(1 point))", (KELP, POINT)),
        ("then(gain(1 kelp), gain(1 point))", (KELP, POINT)),
        ("if(1 farm, gain(1 kelp), else=gain(1 point))", (KELP, POINT)),
        ("if(1 farm, gain(1 kelp))", (KELP,)),
        ("pay(1 kelp, gain(1 point))", (POINT,)),
        ("per(1 farm, gain(1 point))", (POINT,)),
        ("use(1)", ()),
    ],
)
def test_a_statement_knows_those_inside_it(text: str, parts: tuple[Statement, ...]) -> None:
    assert tuple(one(text).inside()) == parts


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("now(gain(1 kelp)); prod(gain(1 point))", (KELP, POINT)),
        ("prod(gain(1 point), gain(1 kelp))", (POINT, KELP)),
    ],
)
def test_a_metropolis_holds_statements(text: str, parts: tuple[Statement, ...]) -> None:
    effect = METROPOLIS.build(text)
    assert tuple(part for whole in effect for part in whole.inside()) == parts


def test_a_walk_meets_every_statement_before_those_inside_it() -> None:
    effect = PERMANENT.build(
        "on(use, pay(1 kelp, gain(1 point))); ability(gain(1 kelp), once=turn)"
    )
    first, second = effect
    payment = Pay(((("kelp", 1),),), POINT)
    assert tuple(walk(effect)) == (first, payment, POINT, second, KELP)
