"""The cards are data: told in the notation, hardly any with a word of its own, none left out."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.underwater_cities
from engine.core.packs.notation import Call, Expr, parse_effect
from engine.core.packs.pack import PackTable
from engine.underwater_cities.pack.components import ASSISTANT
from engine.underwater_cities.terms.glossary import Era
from tests.engine.pack_tables import default_tables, texts
from tests.engine.underwater_cities.scene import PACK

CARD_TABLES = (
    *("era_cards_1", "era_cards_2", "era_cards_3"),
    *("personal_assistant", "special_cards"),
)
FORM_TABLES = ("statements", "conditions", "events")
ALLOWED = 0.05
"""The part of the cards that may need a step written for them alone."""
ERAS: dict[Era, tuple[int, int]] = {1: (1, 66), 2: (67, 123), 3: (124, 180)}
"""The numbers of the cards of each era, as printed."""


@pytest.fixture(scope="module")
def pack() -> dict[str, PackTable]:
    return default_tables("underwater_cities")


def words(expr: Expr) -> Iterator[str]:
    """The names of statements, conditions and events, and those with an argument by name."""
    if isinstance(expr, Call):
        yield expr.name
        for part in expr.args:
            yield from words(part)
        for name, part in expr.named:
            yield f"{expr.name} {name}="
            yield from words(part)


def users(pack: dict[str, PackTable]) -> dict[str, set[str]]:
    """The cards that use each word."""
    found: dict[str, set[str]] = defaultdict(set)
    for table in CARD_TABLES:
        for row in texts(pack[table]):
            for statement in parse_effect(row["effect"]):
                for word in words(statement):
                    found[word].add(row["id"])
    return found


def explained(pack: dict[str, PackTable]) -> set[str]:
    """The words that the notation tables explain, read from the forms in their first column."""
    found = set()
    for table in FORM_TABLES:
        for row in texts(pack[table]):
            for form in re.split(r" / ", row["form"]):
                name = re.split(r"[( ]", form)[0]
                found |= {name, *(f"{name} {each}" for each in re.findall(r"\w+=", form))}
    return found


def test_at_most_one_card_in_twenty_needs_a_step_of_its_own(pack: dict[str, PackTable]) -> None:
    known = explained(pack)
    alone = {
        word: next(iter(cards))
        for word, cards in users(pack).items()
        if len(cards) == 1 and word not in known
    }
    assert len(set(alone.values())) <= ALLOWED * len(PACK.cards), alone


def test_at_most_one_card_in_twenty_uses_a_form_that_no_other_uses(
    pack: dict[str, PackTable],
) -> None:
    named = {word: cards for word, cards in users(pack).items() if not word.endswith("=")}
    alone = {word: cards for word, cards in named.items() if len(cards) == 1}
    assert len(set().union(*alone.values())) <= ALLOWED * len(PACK.cards), alone


def test_no_card_is_named_in_the_rules() -> None:
    names = set(PACK.cards) - {ASSISTANT}
    found = []
    for path in sorted(Path(engine.underwater_cities.__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        literals = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
        found += [(path.name, value) for value in literals if value in names]
    assert found == []


# --- nothing is left out -------------------------------------------------------------------------


def test_the_decks_hold_the_cards_that_the_distribution_counts(pack: dict[str, PackTable]) -> None:
    held: Counter[tuple[str, ...]] = Counter(
        (str(card.era), str(card.colour), card.type) for card in PACK.cards.values() if card.era
    )
    types = ("instant", "permanent", "action", "production", "end")
    for row in texts(pack["era_card_distribution"]):
        counts = [held.pop((row["era"], row["colour"], kind), 0) for kind in types]
        assert counts == [int(row[kind]) for kind in types]
        assert sum(counts) == int(row["total"])
    assert not held


def test_every_number_is_in_the_deck_of_its_era() -> None:
    for era, (first, last) in ERAS.items():
        deck = PACK.era_cards[era]
        numbers = sorted(PACK.cards[name].number for name in deck)
        assert numbers == list(range(first, last + 1))
    specials = (*PACK.three_credit_cards, *PACK.special_deck)
    assert sorted(PACK.cards[name].number for name in specials) == list(range(181, 206))
