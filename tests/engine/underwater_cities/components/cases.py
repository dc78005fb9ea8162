"""Effects of components on one line each: the position, the choices made, and all changes.

A position is written in words: `3c 1k` are resources as in the worked examples and `5p` points;
`+tide_mill` is a claimed card and `-shore_leave` a claimed action card that is used; `@3` is the
space of the Federation marker; `hand:kelp_nursery` is a card in hand; `red_3=me` and `red_3=other`
are action tiles; `paid:old_sea_dog` is a Special card that was paid for; everything else is built,
as in `nations.built`. Cards may be named by their numbers.

Changes are written alike: `+2s -1c`, `@3`, `c9.b2:farm` (built), `^c9.b2` (upgraded), `c9*` (a city
turned), `+1card`, `+2buried` (discarded unseen), `took:` (a Special card is in hand), `claimed:`,
`used:`, `fresh:` (made available), `paid:`, `tile:` and `contract:`. What is not written must not
change.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.core.decision import Pick
from engine.underwater_cities.board.chart import Chart
from engine.underwater_cities.board.nation import Nation, city_at, structure_at, upgraded_at
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.pack.components import ASSISTANT
from engine.underwater_cities.state import SPACES
from tests.engine.underwater_cities.scene import LETTERS, PACK, Scene, card

BEFORE_LETTERS = re.compile(r"(\d+)([cksrbp])")
SLOT = re.compile(r"(always|(?:green|red|yellow)_\d)(?:=(\w+))?")
PLACE = {"green": "green_2", "red": "red_2", "yellow": "yellow_1"}
"""Slots of each colour that always ask something before they change anything."""
FIRST_QUESTIONS = (
    {"advance:1", "advance:2"},
    {"part:1", "part:2"},
    {"way:1", "way:2", "way:3"},
)
"""The first question of these slots, the last one without an action card that could be used."""
FILLER = {"green": 23, "red": 48, "yellow": 48, None: 48}
"""Cards that do not match a slot of that colour."""


class Case(NamedTuple):
    """A position, the choices made in it, and all that they change."""

    name: int | str
    """The component, a card by its number."""
    has: str
    does: str | None
    """None: the component has no effect and is not offered."""
    gives: str = ""
    never: str = ""
    """Options that must not be offered meanwhile."""


class Score(NamedTuple):
    """A position at the end of the game, and what a component scores for it."""

    name: int | str
    has: str
    points: int


class Cards(NamedTuple):
    """The tables of a deck, one for each type of card."""

    instant: tuple[Case, ...]
    permanent: tuple[Case, ...]
    action: tuple[Case, ...]
    production: tuple[Case, ...]
    end: tuple[Score, ...]


def told(case: Case | Score) -> str:
    """The name of a case."""
    return " ".join(str(part) for part in case[:3] if part not in {"", None})


def names_of(*tables: Iterable[Case | Score]) -> set[str]:
    """The components that these tables speak of."""
    return {named(case.name) for table in tables for case in table}


def named(name: int | str) -> str:
    """A component by its id."""
    if isinstance(name, int) or name.isdigit():
        return card(int(name))
    return name


# --- positions -----------------------------------------------------------------------------------


def laid_out(words: str, seats: int = 2, era: int = 1) -> Scene:
    """A scene in which the first player has all this."""
    scene = Scene(seats, era=era)
    rest = [word for word in words.split() if not _laid(scene, word)]
    numbers = [match for word in rest if (match := BEFORE_LETTERS.fullmatch(word))]
    owned = {match[2]: int(match[1]) for match in numbers}
    built = [word for word in rest if not BEFORE_LETTERS.fullmatch(word)]
    things = " ".join(f"{number}{letter}" for letter, number in owned.items() if letter != "p")
    return scene.player(owns=things, has_built=" ".join(built), points=owned.get("p", 0))


def _laid(scene: Scene, word: str) -> bool:
    """Return whether a word was about cards and tiles on the table, after placing them there."""
    player = scene.me()
    if word[0] in "+-":
        name = named(word[1:])
        if name != ASSISTANT:
            scene.claimed(name, used=player.used)
        player.used = (*player.used, *((name,) if word[0] == "-" else ()))
    elif word[0] == "@":
        scene.state.track = tuple((0,) if space == int(word[1:]) else () for space in SPACES)
    elif match := re.fullmatch(SLOT, word):
        scene.tile(match[1], *(0 if who == "me" else 1 for who in (match[2] or "").split("_")))
    elif word.startswith("hand:"):
        scene.hand(*player.hand, named(word.removeprefix("hand:")))
    elif word.startswith("paid:"):
        name = named(word.removeprefix("paid:"))
        scene.hand(*player.hand, name)
        player.hand, player.paid = player.hand[:-1], (*player.paid, name)
    else:
        return False
    return True


# --- what changes --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kept:
    """All that the first player has at one moment."""

    stock: Stock
    points: int
    space: int
    chart: Chart
    nation: Nation
    hand: tuple[str, ...]
    buried: int
    claimed: tuple[str, ...]
    used: tuple[str, ...]
    paid: tuple[str, ...]
    contracts: tuple[str, ...]


def kept(scene: Scene) -> Kept:
    """Return the first player's current possessions."""
    player, state = scene.me(), scene.state
    return Kept(
        player.stock,
        player.points,
        state.space_of(0),
        state.chart(0),
        player.nation,
        player.hand,
        len(state.buried),
        player.claimed,
        player.used,
        player.paid,
        player.contracts,
    )


def changes(before: Kept, after: Kept) -> set[str]:
    """Return the changes in words."""
    numbers = [
        *((letter, getattr(after.stock, thing) - getattr(before.stock, thing))
          for letter, thing in LETTERS.items()),
        ("p", after.points - before.points),
        ("cards", _era_cards(after.hand) - _era_cards(before.hand)),
        ("buried", after.buried - before.buried),
    ]  # fmt: skip
    found = {f"{number:+}{word}" for word, number in numbers if number}
    if after.space != before.space:
        found.add(f"@{after.space}")
    found |= {f"took:{name}" for name in _more(after.hand, before.hand) if PACK.cards[name].special}
    for word, old, new in (
        ("claimed", before.claimed, after.claimed),
        ("used", before.used, after.used),
        ("fresh", after.used, before.used),
        ("lost", after.claimed, before.claimed),
        ("paid", before.paid, after.paid),
        ("contract", before.contracts, after.contracts),
        ("tile", before.nation.gained, after.nation.gained),
    ):
        found |= {f"{word}:{name}" for name in _more(new, old)}
    return found | _built_between(before.chart, before.nation, after.nation)


def _era_cards(hand: Sequence[str]) -> int:
    return sum(not PACK.cards[name].special for name in hand)


def _more(new: Sequence[str], old: Sequence[str]) -> set[str]:
    """Return the items that are new."""
    return set((Counter(new) - Counter(old)).elements())


def _built_between(chart: Chart, old: Nation, new: Nation) -> set[str]:
    """Return what was built, upgraded and converted, in the words of `nations.built`."""
    found = set()
    for site in chart.cities.names:
        kind = city_at(chart, new, site)
        if kind != city_at(chart, old, site):
            found.add(f"{site}*" if kind == "purple" else site)
    for site in (*chart.tunnels.names, *chart.buildings.names):
        structure, upgraded = structure_at(chart, new, site), upgraded_at(chart, new, site)
        if structure != structure_at(chart, old, site):
            word = site if structure == "tunnel" else f"{site}:{structure}"
            found.add(f"{word}+" if upgraded else word)
        elif upgraded and not upgraded_at(chart, old, site):
            found.add(f"^{site}")
    return found


def expected(words: str) -> set[str]:
    """The changes that a case is about, with cards by their ids and `1card` as `1cards`."""
    found = set()
    for word in words.split():
        kind, colon, name = word.partition(":")
        number = colon and name.isdigit()
        found.add(f"{kind}:{named(name)}" if number else re.sub(r"card$", "cards", word))
    return found


# --- playing -------------------------------------------------------------------------------------


def answered(scene: Scene, keys: str, never: str = "") -> Scene:
    """Answer one question after the other; `a&b` are two keys of one answer."""
    for word in (*keys.split(), ""):
        if scene.pending and isinstance(scene.pending[0], Pick):
            assert not {*never.split()} & {*scene.keys}
        if word:
            scene.answer(scene.pending[0].seat, *word.split("&"))
    return scene


def declared(slot: str, name: str) -> str:
    """The keys that declare a slot and a card."""
    return f"slot:{slot} card:{name}"


def play_card(case: Case) -> None:
    """Play the card on a slot of its colour, card first, and compare what it changes."""
    its = PACK.cards[named(case.name)]
    scene = laid_out(case.has, era=its.era or 1)
    if its.type != "instant":
        # With a contract that counts claimed cards the order always matters, so it is asked.
        scene.contracts("staff_excellence")
    scene.hand(*scene.me().hand, its.id).start()
    slot = PLACE[its.colour or "green"]
    answered(scene, declared(slot, its.id))
    before = kept(scene)
    if case.does is None:
        assert scene.prompt != "order"
        return
    answered(scene, f"order:card {case.does}", case.never)
    assert changes(before, kept(scene)) == expected(case.gives)
    assert_slot_next(scene)


def assert_slot_next(scene: Scene) -> None:
    """The card is done with, and the slot it was played on asks its first question."""
    assert scene.state.running.card is None
    assert {*scene.keys} in FIRST_QUESTIONS


def play_turn(case: Case, seats: int = 2, claimed: str = "", tile: str = "") -> Scene:
    """Play a turn: `slot` or `slot=card` among the choices declares it."""
    scene = laid_out(f"{claimed} {case.has}", seats)
    if tile:
        scene.me().nation = with_tile(scene.me().nation, tile)
    keys, played = [], []
    for word in (case.does or "").split():
        match = SLOT.fullmatch(word)
        if match:
            played.append(card(int(match[2] or FILLER[PACK.slots(seats)[match[1]].colour])))
        keys.append(declared(match[1], played[-1]) if match else word)
    scene.hand(*scene.me().hand, *played).start()
    before = kept(scene)
    in_hand = tuple(name for name in before.hand if name not in played)
    answered(scene, " ".join(keys), case.never)
    after = kept(scene)
    if ended(scene) and keys[-1:] != ["end"]:
        # It ended by itself: the card drawn then is not what the case is about.
        after = replace(after, hand=after.hand[:-1])
    assert changes(replace(before, hand=in_hand), after) == expected(case.gives)
    return scene


def ended(scene: Scene) -> bool:
    """Return whether the turn of the first player ended by itself."""
    turn = scene.state.turn
    return turn is None or turn.seat != 0


def produce(case: Case, claimed: str | None = None, tile: str = "") -> None:
    """Play the last Production from beginning to end, and compare what it changes."""
    scene = laid_out(f"{f'+{case.name}' if claimed is None else claimed} {case.has}", era=3)
    player = scene.me()
    if tile:
        player.nation = with_tile(player.nation, tile)
    before = kept(scene)
    answered(scene.start("production"), case.does or "", case.never)
    assert not scene.pending
    assert changes(before, kept(scene)) == expected(case.gives)


def with_tile(nation: Nation, tile: str) -> Nation:
    """The nation with this metropolis tile: a brown one at m1, a blue one at m2."""
    brown, _, other = nation.tiles
    if PACK.tiles[tile].colour == "brown":
        return replace(nation, tiles=(tile, *nation.tiles[1:]))
    return replace(nation, tiles=(brown, tile, other))
