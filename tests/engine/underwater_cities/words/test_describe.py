"""The texts on the components, in every language, generated from their effects."""

# ruff: noqa: RUF001 - signs are those of the languages

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

import pytest

from engine.core.effects.combinators import Choose
from engine.core.msg import Msg
from engine.core.text import ENGLISH, Words, available_locales
from engine.underwater_cities.effects.action_card import Use
from engine.underwater_cities.effects.conditional import Per
from engine.underwater_cities.effects.lasting import Boost
from engine.underwater_cities.effects.pay import Exchange, Pay
from engine.underwater_cities.pack.components import ASSISTANT, Statements
from engine.underwater_cities.pack.load import default_pack
from engine.underwater_cities.pack.vocabulary import EFFECTS, END, METROPOLIS, PERMANENT, PRODUCTION
from engine.underwater_cities.terms.conditions import Have, Not
from engine.underwater_cities.terms.events import Built, Entered, Upgraded
from engine.underwater_cities.terms.glossary import OVER_THE_TRACK
from engine.underwater_cities.words.describe import (
    bonus_text,
    card_text,
    contract_text,
    effect_text,
    slot_text,
    special_site_text,
    tile_text,
)

PACK = default_pack()
locales = pytest.mark.parametrize("locale", available_locales())
others = pytest.mark.parametrize("locale", [x for x in available_locales() if x != ENGLISH])


@cache
def words(locale: str) -> Words:
    return Words(locale, strict=True)


def all_texts() -> Iterator[tuple[str, Msg]]:
    """Every text in the box, with what it stands on."""
    yield from ((card.id, card_text(card)) for card in PACK.cards.values())
    for side, slots in PACK.sides.items():
        yield from ((f"{side} {slot.id}", slot_text(slot)) for slot in slots.values())
    for contract in PACK.contracts.values():
        yield contract.id, contract_text(contract)
    yield from ((tile.id, tile_text(tile)) for tile in PACK.tiles.values())
    for board in PACK.boards.values():
        yield from ((site, bonus_text(bonus)) for site, bonus in board.bonuses.items())
        yield from ((special.kind, special_site_text(special)) for special in board.specials)


TEXTS = tuple(all_texts())


# --- texts of the box ----------------------------------------------------------------------------


@locales
def test_every_text_is_a_sentence(locale: str) -> None:
    for thing, message in TEXTS:
        text = words(locale).say(message)
        assert text[0] == text[0].upper(), thing
        assert text.endswith("."), thing
        assert not re.search(r"[{}]|  | [,;.]|;;|\.\.|^\W", text), text


@others
def test_no_text_is_left_in_english(locale: str) -> None:
    for thing, message in TEXTS:
        assert words(locale).say(message) != words(ENGLISH).say(message), thing


@locales
def test_cards_that_do_different_things_read_differently(locale: str) -> None:
    effects: dict[str, Statements] = {}
    for card in PACK.cards.values():
        text = words(locale).say(card_text(card))
        assert effects.setdefault(text, card.effect) == card.effect, card.id


UNSAID: dict[type, dict[str, object]] = {
    Pay: {"most": 1},
    Exchange: {"most": 1},
    Choose: {"count": 1},
    Use: {"times": 1},
    Per: {"divisor": 1},
    Boost: {"more": 0},
    Entered: {"space": OVER_THE_TRACK},
}
"""Numbers that go without saying; an n-th is said by a word."""


def numbers(part: object) -> Iterator[int]:
    """The numbers of an effect that its text must say."""
    match part:
        case bool():
            return
        case int():
            yield part
        case tuple():
            for each in part:
                yield from numbers(each)
        case Not(condition=Have(bundle=((_, 1),))):
            return
        case _ if is_dataclass(part):
            yield from numbers(tuple(said_fields(part)))


def said_fields(part: object) -> Iterator[object]:
    """The values in a statement that its text must say."""
    for field in fields(part):  # type: ignore[arg-type]  # it is a dataclass
        value = getattr(part, field.name)
        ordinal = isinstance(part, Built | Upgraded) and field.name == "nth"
        unsaid = UNSAID.get(type(part), {})
        if not ordinal and not (field.name in unsaid and unsaid[field.name] == value):
            yield value


def effects() -> Iterator[tuple[str, object, Msg]]:
    """Everything that has an effect, with its text."""
    for card in PACK.cards.values():
        yield card.id, card.effect, card_text(card)
    for slots in PACK.sides.values():
        for slot in slots.values():
            yield slot.id, slot.effect, slot_text(slot)
    for contract in PACK.contracts.values():
        yield contract.id, (contract.needs, contract.reward), contract_text(contract)
    for tile in PACK.tiles.values():
        yield tile.id, (tile.now, tile.prod, tile.end), tile_text(tile)


@locales
def test_every_number_of_an_effect_is_in_its_text(locale: str) -> None:
    for thing, effect, message in effects():
        text = words(locale).say(message)
        said = Counter(map(int, re.findall(r"\d+", text.replace("zweimal", "2-mal"))))
        assert Counter(numbers(effect)) <= said, (thing, text)


def test_the_numbers_of_an_effect_are_found() -> None:
    double_shift, fleet = PACK.cards["double_shift"], PACK.cards["banquet"]
    assert sorted(numbers(double_shift.effect)) == [1, 2]
    assert sorted(numbers(fleet.effect)) == [2, 2, 2]
    assert sorted(numbers(PACK.cards["tide_mill"].effect)) == [1]


# --- sentences -----------------------------------------------------------------------------------


def card(id_: str) -> Msg:
    return card_text(PACK.cards[id_])


@pytest.mark.parametrize(
    ("id_", "english", "german"),
    [
        (
            "extraordinary_mission",
            "You may pay 1 credit to perform the action of any available slot.",
            (
                "Du darfst 1 Credit bezahlen, um die Aktion eines beliebigen verfügbaren "
                "Platzes zu nutzen."
            ),
        ),
        (
            "emergency_rations",
            "If you have no kelp, gain 2 kelp; otherwise gain 1 credit.",
            "Wenn du keinen Tang hast, erhalte 2 Tang; sonst erhalte 1 Credit.",
        ),
        (
            "biomech_construction_crew_lab",
            "Whenever you build the second laboratory at a connected city, gain 1 credit.",
            "Immer wenn du an einer verbundenen Stadt das zweite Labor baust, erhalte 1 Credit.",
        ),
        (
            "express_tunnelling",
            "Whenever you use a slot for tunnels, you may build 1 more tunnel there.",
            "Immer wenn du einen Platz für Tunnel nutzt, darfst du dort 1 Tunnel mehr bauen.",
        ),
        (
            "turnkey_lab",
            "Build 1 laboratory at the usual cost and upgrade that structure at once for 1 credit.",
            (
                "Baue 1 Labor zu den üblichen Kosten und werte die neue Struktur sofort für "
                "1 Credit auf."
            ),
        ),
        (
            "hydrologist",
            (
                "During Production: up to 3 of your connected desalination plants may make 1 point "
                "instead of 1 credit each; what their upgrades make stays the same."
            ),
            (
                "In der Produktion: bis zu 3 deiner verbundenen Entsalzungsanlagen dürfen statt "
                "1 Credit jeweils 1 Punkt erzeugen; was die Aufwertung erzeugt, bleibt gleich."
            ),
        ),
        (
            "metropolitan_area",
            (
                "At the end of the game: gain 1 point for at least 6, 2 points for at least 7 or "
                "4 points for at least 8 connected cities."
            ),
            (
                "Am Spielende: erhalte 1 Punkt für mindestens 6, 2 Punkte für mindestens 7 oder "
                "4 Punkte für mindestens 8 verbundene Städte."
            ),
        ),
        (
            "hardship_fund",
            "At the end of your turn, if you have no credits, gain 1 credit.",
            "Am Zugende: wenn du keine Credits hast, erhalte 1 Credit.",
        ),
    ],
)
def test_a_card_says_what_it_does(id_: str, english: str, german: str) -> None:
    assert words("en").say(card(id_)) == english
    assert words("de").say(card(id_)) == german


@pytest.mark.parametrize(
    ("id_", "italian", "brazilian"),
    [
        (
            "emergency_rations",
            "Se non hai alghe, ottieni 2 alghe; altrimenti ottieni 1 credito.",
            "Se você não tiver kelp, receba 2 kelp; senão, receba 1 crédito.",
        ),
        (
            "crop_rotation",
            "Ogni volta che migliori la seconda serra di una città connessa, ottieni 1 punto.",
            (
                "Sempre que você completar a segunda fazenda melhorada de uma cidade conectada, "
                "receba 1 ponto."
            ),
        ),
        (
            "tunnel_crews",
            "Ogni volta che costruisci il tuo secondo tunnel del turno, ottieni 1 plastacciaio.",
            "Sempre que você construir seu segundo túnel do turno, receba 1 plastiaço.",
        ),
        (
            "autonomous_systems",
            (
                "Durante la Produzione: 1 dei tuoi laboratori connessi può produrre 1 plastacciaio "
                "e 1 alga invece di 1 ricerca; ciò che produce il miglioramento non cambia."
            ),
            (
                "Durante a Produção: 1 dos seus laboratórios conectados pode produzir 1 plastiaço "
                "e 1 kelp em vez de 1 ciência; o que a melhoria produz não muda."
            ),
        ),
        (
            "technology_negotiation",
            "Puoi pagare 1 ricerca o 1 plastacciaio per migliorare 1 dissalatore gratuitamente.",
            (
                "Você pode pagar 1 ciência ou 1 plastiaço para melhorar 1 usina dessalinizadora "
                "gratuitamente."
            ),
        ),
    ],
)
def test_a_card_says_it_as_the_language_does(id_: str, italian: str, brazilian: str) -> None:
    assert words("it").say(card(id_)) == italian
    assert words("pt-BR").say(card(id_)) == brazilian


@pytest.mark.parametrize(
    ("id_", "italian"),
    [
        ("farm_modernisation", "Migliora fino a 2 serre per 1 credito o 1 ricerca ciascuna."),
        ("tunnel_engineer", "Costruisci fino a 2 tunnel per 1 credito ciascuno."),
    ],
)
def test_an_italian_price_agrees_with_what_it_is_paid_for(id_: str, italian: str) -> None:
    assert words("it").say(card(id_)) == italian


def test_a_metropolis_says_what_it_brings_and_when() -> None:
    said = words("en").say(tile_text(PACK.tiles["mint"]))
    assert said == "When connected: gain 2 credits. In each Production: gain 2 credits and 1 point."
    said = words("en").say(tile_text(PACK.tiles["metropolis_league"]))
    assert said == "At the end of the game: gain 3 points for each connected metropolis."


def test_a_contract_says_what_it_asks_for_and_brings() -> None:
    contract = PACK.contracts["first_harvest"]
    needs = "at least 3 connected farms and 1 connected upgraded farm"
    whole = f"If you have {needs}, gain 2 kelp and 2 credits."
    assert words("en").say(contract_text(contract)) == whole


def test_a_special_site_says_what_it_does_and_costs() -> None:
    sites = {special.kind: special for b in PACK.boards.values() for special in b.specials}
    assert words("en").say(special_site_text(sites["six_points"])) == (
        "Building here gives 6 points at once; building here costs 2 science and 2 credits more."
    )
    assert words("en").say(special_site_text(sites["double_building"])) == (
        "Building ×2: in Production this building makes its own production once more."
    )


# --- effects that no component of the box has ----------------------------------------------------

ACTION = (
    "choose(gain(1 federation), use(1), use(2), n=2)",
    "exchange(1 kelp, 1 steelplast)",
    "pay(2 card, all(gain(1 kelp), special(2)))",
    "pay(1 card, choose(gain(1 kelp), gain(1 point), gain(1 card), n=2))",
    "pay(1 card, gain(1 point), max=3)",
    "pay(2 card, gain(1 point), max=3)",
    "pay(1 kelp, choose(gain(1 kelp), draw(1, keep=1)))",
    "pay(1 kelp, choose(gain(1 federation), gain(2 federation), use(1), n=2))",
    "pay(1 kelp, then(build(2, farm, lab, on=any), pay(1 card, gain(1 point))))",
    "pay(1 kelp, pay(1 credit, gain(1 point)))",
    "pay(1 kelp, pay(1 credit, gain(1 point), max=2))",
    "pay(1 kelp, pay(1 card, gain(1 point), max=2))",
    "pay(1 kelp, exchange(1 kelp, 1 science, max=2))",
    "pay(1 kelp, exchange(1 kelp, 1 science))",
    "pay(1 kelp, build(1, tunnel, on=expansion, upgrade=free))",
    "pay(1 kelp, build(1, tunnel, less=1 credit))",
    "pay(1 kelp, upgrade(2, structure, differ=yes))",
    "pay(1 kelp, use(1, state=any, times=3))",
    "pay(1 kelp, use(2, state=any))",
    "pay(1 kelp, refresh(1))",
    "pay(1 kelp, refresh(3))",
    "pay(1 kelp, special(1))",
    "pay(1 kelp, draw(3, keep=2))",
    "pay(1 kelp, slot(available, colour=green))",
    "pay(1 kelp, slot(occupied, colour=red))",
    "pay(1 kelp, slot(any, colour=yellow))",
    "pay(1 kelp, slot(always))",
    "pay(1 kelp, convert(2))",
    "pay(1 kelp, trial(2, structure))",
    "pay(1 kelp, trial(1, structure))",
    "pay(1 kelp, trial(1, lab))",
    "pay(1 kelp, trial(2, farm, lab))",
    "pay(1 kelp, metropolis(draw=1))",
    "pay(1 kelp, if(1 farm, gain(1 point)))",
    "pay(1 kelp, if(1 farm, gain(1 point), else=gain(1 kelp)))",
    "pay(1 kelp, per(1 farm, gain(1 point)))",
    "pay(1 kelp, per(2 farm, gain(1 federation)))",
    "pay(1 kelp, tier(farm, 1:1, 2:2))",
    "metropolis(draw=1)",
    "convert(2)",
    "draw(1, keep=1)",
    "use(2, state=any)",
    "slot(any, colour=green)",
    "trial(2, lab)",
    "trial(2, structure)",
    "special(2)",
    "if(1 farm, pay(1 kelp, gain(1 point)), else=pay(1 card, gain(1 point)))",
    "if(1 farm, pay(1 kelp, gain(1 point), max=2), else=pay(2 card, gain(1 point), max=2))",
    "if(1 farm, all(pay(1 kelp, gain(1 point)), gain(1 card)))",
    "if(1 farm, choose(pay(1 kelp, gain(1 point)), use(1)))",
    "if(1 farm, then(pay(1 kelp, gain(1 point)), pay(1 card, gain(1 point))))",
    "if(have(2 kelp + 1 credit), gain(1 point))",
    "if(not(have(2 kelp)), gain(1 point))",
    "if(not(2 farm), gain(1 point))",
    "if(not(atmost(2 farm)), gain(1 point))",
    "if(not(fed(2)), gain(1 point))",
    "if(not(not(1 farm)), gain(1 point))",
)
HELD = (
    "on(build(farm, nth=4, per=city), gain(1 point))",
    "on(build(farm, lab, nth=2, per=city), gain(1 point))",
    "on(build(farm, lab, nth=2, per=turn), gain(1 point))",
    "on(build(building, nth=1, per=turn), gain(1 point))",
    "on(build(lab, nth=5, per=turn), gain(1 point))",
    "on(upgrade(lab, nth=2, per=city), gain(1 point))",
    "on(upgrade(farm, lab, nth=2, per=city), gain(1 point))",
    "on(upgrade(tunnel), pay(1 kelp, gain(1 point)), once=era)",
    "on(match(yellow), pay(1 kelp, gain(1 point)), once=turn)",
    "on(turn_end, gain(1 point), once=round)",
    "on(slot(lab), boost(more=2))",
    *(f"on(claim({kind}), gain(1 point))"
      for kind in ("permanent", "action", "production", "end")),
    *(f"on(slot({family}), gain(1 point))"
      for family in ("federation", "desal", "city", "use", "steel", "cards", "lab", "special")),
    "on(gives(kelp), gain(1 point))",
    "ability(pay(1 kelp, gain(1 point)), once=turn)",
    "discount(upgrade(tunnel), 1 science)",
    "altcost(build(white, purple), 3 credit / 1 biomatter)",
)  # fmt: skip
LATER = (
    "prod(trial(1, farm), trial(2, farm), feed(free=2))",
    "prod(replace(farm, 1 kelp, 1 point, n=2), replace(tunnel, 1 credit, 1 point, n=1))",
    "prod(pay(2 made_biomatter, gain(1 point)))",
)


def unusual() -> Iterator[Statements]:
    """Effects that a pack of somebody else may have."""
    yield from map(EFFECTS.build, ACTION)
    yield from map(PERMANENT.build, HELD)
    yield from map(PRODUCTION.build, LATER)
    yield METROPOLIS.build("now(gain(1 kelp))")
    yield METROPOLIS.build("prod(gain(1 kelp))")
    yield END.build("end(gain(1 point))")


@locales
def test_every_effect_that_can_be_written_can_be_said(locale: str) -> None:
    for effect in unusual():
        text = words(locale).say(effect_text(effect))
        assert not re.search(r"[{}]|  | [,;.]", text), text
        said = Counter(map(int, re.findall(r"\d+", text.replace("zweimal", "2-mal"))))
        assert Counter(numbers(effect)) <= said, text


@locales
@pytest.mark.parametrize("counter", sorted({"farm", "desal", "lab", "tunnel"}))
def test_every_kind_of_structure_can_make_something_else(locale: str, counter: str) -> None:
    old = {"farm": "1 kelp", "desal": "1 credit", "lab": "1 science", "tunnel": "1 credit"}[counter]
    effect = PRODUCTION.build(f"prod(replace({counter}, {old}, 2 point, n=2))")
    assert "2" in words(locale).say(effect_text(effect))


def test_the_assistant_says_what_it_gives() -> None:
    assert words("en").say(card(ASSISTANT)) == "Gain 1 steelplast or 1 credit."
