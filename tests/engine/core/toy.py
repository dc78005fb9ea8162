"""Tidepool, a small made-up game that uses every part of the kernel.

Seats gather shells, pearls and points with tricks; cards in front of a seat react to what is
gained; each round ends with a storm in which all seats choose at once. The frames `Note`, `Say`
and `Choice` leave words in the trail, so that tests can tell what was played, and in which order.
"""

# ruff: noqa: ARG002 - the protocols pass more than so small a game needs

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Literal, TypeAlias

from engine.core import machine
from engine.core.decision import Amount, Answer, Decision, Option, Pick
from engine.core.effects import alternatives, any_order
from engine.core.effects import effect as effects
from engine.core.effects.alternatives import Both, May, OneOf, Times
from engine.core.effects.any_order import AnyOrder
from engine.core.effects.effect import Cost as CoreCost
from engine.core.effects.effect import Do, Doer, Prospect
from engine.core.effects.effect import Effect as CoreEffect
from engine.core.event import Cause, Event, Fact
from engine.core.game import Game, GameOption, Result, Setup, places
from engine.core.machine import Ask as CoreAsk
from engine.core.machine import Final, Frame, Lane, Position, Settle, Together
from engine.core.machine import Menu as CoreMenu
from engine.core.machine import Run as CoreRun
from engine.core.machine import Step as CoreStep
from engine.core.msg import Msg, msg
from engine.core.rng import Rng
from engine.core.storage.codec import Codec
from engine.core.storage.stored import Shared, Stored

CARDS = ("crab", "heron", "limpet", "mussel", "shrimp", "urchin", "whelk", "winkle")
ROUNDS = 3
RICH = 4
"""Points with which the game ends at once."""
TRICK = Cause("trick", "test")

Good = Literal["shells", "pearls", "points"]


@dataclass(frozen=True)
class Box(Shared):
    """The components of a game of Tidepool."""

    name: str
    tricks: Mapping[str, CoreEffect[ToyState]]


@dataclass(slots=True, kw_only=True)
class ToyState(Position):
    """A whole game of Tidepool."""

    box: Box = field(compare=False, repr=False)
    shells: tuple[int, ...]
    pearls: tuple[int, ...]
    points: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    fronts: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    trail: tuple[str, ...] = ()
    turn: int | None = None
    used: tuple[str, ...] = ()
    """Effects used up for this turn."""
    caught: int = 0
    """Pearls that the seat on turn gained this turn."""
    round: int = 1
    over: str | None = None

    def goods(self, good: Good) -> tuple[int, ...]:
        """Return each seat's amount of it."""
        counts: tuple[int, ...] = getattr(self, good)
        return counts


Run: TypeAlias = CoreRun[ToyState]
Step = CoreStep[ToyState]
Ask = CoreAsk[ToyState]
Menu = CoreMenu[ToyState]
Effect = CoreEffect[ToyState]
Cost = CoreCost[ToyState]


def changed(counts: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    """The counts with those of one seat changed."""
    return (*counts[:seat], counts[seat] + change, *counts[seat + 1 :])


def with_cards(
    cards: tuple[tuple[str, ...], ...], seat: int, own: Iterable[str]
) -> tuple[tuple[str, ...], ...]:
    """The cards of all seats with those of one seat replaced."""
    return (*cards[:seat], tuple(own), *cards[seat + 1 :])


# ---------------------------------------------------------------- frames that leave words


@dataclass(frozen=True, slots=True)
class Note(Step):
    """Leave a word in the trail."""

    word: str

    def run(self, run: Run) -> None:
        run.state.trail = (*run.state.trail, self.word)


NOBODY = -1
"""The seat of what is said by no seat."""


@dataclass(frozen=True, slots=True)
class Said(Fact):
    """A word was said."""

    word: str


@dataclass(frozen=True, slots=True)
class Say(Step):
    """Leave a word, tell it as an event, and play what follows."""

    word: str
    then: tuple[Frame, ...] = ()

    def run(self, run: Run) -> None:
        run.state.trail = (*run.state.trail, self.word)
        run.push(*self.then)
        run.emit(Event(msg(self.word), fact=Said(NOBODY, self.word)))


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """Look at the top card of the deck, which goes below it."""

    def run(self, run: Run) -> None:
        top, rest = run.draw(run.state.deck, 1)
        run.state.deck = (*rest, *top)


@dataclass(frozen=True, slots=True)
class Owe(Step):
    """Have a lane wait that holds up nobody."""

    lane: tuple[Frame, ...]

    def run(self, run: Run) -> None:
        run.owe(*self.lane)


@dataclass(frozen=True, slots=True)
class Choice(Menu):
    """Choose a word, which is noted before the rest is played."""

    seat: int
    words: tuple[str, ...]
    then: tuple[Frame, ...] = ()
    again: tuple[str, ...] = ()
    """Words after which the same is asked again."""

    def prompt(self, state: ToyState) -> Msg:
        return msg("toy-ask-word")

    def options(self, state: ToyState) -> Sequence[Option]:
        label = msg("toy-word")
        return [
            Option(word, label, (Note(f"{self.seat}:{word}"), *self.then), word in self.again)
            for word in self.words
        ]


@dataclass(frozen=True, slots=True)
class ShownChoice(Choice):
    """Asked even if there is one word only."""

    always_asked: ClassVar[bool] = True


# ---------------------------------------------------------------- what can be gained and paid


@dataclass(frozen=True, slots=True)
class Took(Fact):
    """Goods were gained or lost."""

    good: Good
    number: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class Take(Step):
    """Gain or lose goods."""

    seat: int
    good: Good
    number: int
    cause: Cause

    def run(self, run: Run) -> None:
        held = changed(run.state.goods(self.good), self.seat, self.number)
        setattr(run.state, self.good, held)
        if self.good == "pearls" and self.number > 0 and self.seat == run.state.turn:
            run.state.caught += self.number
        told = msg("toy-took", good=self.good, number=self.number)
        fact = Took(self.seat, self.good, self.number, self.cause)
        run.emit(Event(told, self.seat, self.cause, fact=fact))


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain goods from a supply without end."""

    good: Good
    number: int = 1

    def ways(self, state: ToyState, doer: Doer) -> Iterable[Option]:
        step = Take(doer.seat, self.good, self.number, doer.cause)
        yield Option(f"gain:{self.good}", self.words(), (step,))

    def words(self) -> Msg:
        return msg("toy-gain", good=self.good, number=self.number)


@dataclass(frozen=True, slots=True)
class Nothing(Effect):
    """Something that never has an effect."""

    def ways(self, state: ToyState, doer: Doer) -> Iterable[Option]:
        return ()

    def words(self) -> Msg:
        return msg("toy-nothing")


@dataclass(frozen=True, slots=True)
class Price(Cost):
    """Shells, or pearls instead of all of them."""

    shells: int

    def payments(self, state: ToyState, doer: Doer) -> Sequence[Option]:
        goods: tuple[Good, ...] = ("shells", "pearls")
        return [
            Option(good, msg("toy-pay", good=good), (Take(doer.seat, good, -number, doer.cause),))
            for good, number in zip(goods, (self.shells, 1), strict=True)
            if state.goods(good)[doer.seat] >= number
        ]

    def words(self) -> Msg:
        return msg("toy-price", shells=self.shells)


@dataclass(frozen=True, slots=True)
class Toll(Cost):
    """Shells and pearls, and nothing instead of them."""

    shells: int
    pearls: int = 0

    def payments(self, state: ToyState, doer: Doer) -> Sequence[Option]:
        price: tuple[tuple[Good, int], ...] = (("shells", self.shells), ("pearls", self.pearls))
        if any(state.goods(good)[doer.seat] < number for good, number in price):
            return ()
        taken = tuple(
            Take(doer.seat, good, -number, doer.cause) for good, number in price if number
        )
        return (Option("toll", self.words(), taken),)

    def words(self) -> Msg:
        return msg("toy-toll", shells=self.shells, pearls=self.pearls)


@dataclass(frozen=True, slots=True)
class Use(Step):
    """Note that something is used this turn."""

    what: str

    def run(self, run: Run) -> None:
        run.state.used = (*run.state.used, self.what)


@dataclass(frozen=True, slots=True)
class Seafarer(Doer):
    """The active player, who may barter once between any two steps with an urchin."""

    def side_actions(self, state: ToyState, asked: Sequence[Option]) -> Iterable[Option]:
        if "barter" in state.used or "urchin" not in state.fronts[self.seat]:
            return
        if state.shells[self.seat]:
            cause = Cause("card", "urchin")
            give = Take(self.seat, "shells", -1, cause)
            get = Take(self.seat, "pearls", 1, cause)
            yield Option("barter", msg("toy-barter"), (Use("barter"), give, get), again=True)


@dataclass(frozen=True, slots=True)
class Mimic(Effect):
    """Do one of these tricks, each once a turn, whatever else has it done."""

    tricks: tuple[str, ...]

    def ways(self, state: ToyState, doer: Doer) -> Iterable[Option]:
        for name in self.tricks:
            if name not in state.used:
                done = Do(state.box.tricks[name], doer.using("trick", name), due=True)
                label = msg("toy-mimic", trick=name)
                yield Option(f"mimic:{name}", label, (Use(name), done), unsure=True)

    def can_fail(self) -> bool:
        return True

    def words(self) -> Msg:
        return msg("toy-mimics", tricks=tuple(msg(name) for name in self.tricks))


@dataclass(frozen=True, slots=True)
class Must(Effect):
    """At least a part of another effect."""

    part: CoreEffect[ToyState]

    def ways(self, state: ToyState, doer: Doer) -> Iterable[Option]:
        return self.part.due_ways(state, doer)

    def can_fail(self) -> bool:
        return self.part.can_fail()

    def words(self) -> Msg:
        return msg("toy-must", part=self.part.words())


@dataclass(frozen=True, slots=True)
class Chain(Effect):
    """All parts, in this order, or nothing: offered only if all of it can be carried through."""

    parts: tuple[CoreEffect[ToyState], ...]

    def ways(self, state: ToyState, doer: Doer) -> Iterable[Option]:
        if self.parts[0].doable(state, doer):
            then = tuple(Do(part, doer, due=True) for part in self.parts)
            yield Option("chain", self.words(), then, unsure=True)

    def can_fail(self) -> bool:
        return True

    def optional(self) -> bool:
        return all(part.optional() for part in self.parts)

    def words(self) -> Msg:
        return msg("toy-chain", parts=tuple(part.words() for part in self.parts))


@dataclass(frozen=True, slots=True)
class WithAtLeast(Effect):
    """An effect for whoever has at least so much of something when it is done."""

    number: int
    good: Good
    then: CoreEffect[ToyState]

    def ways(self, state: ToyState, doer: Doer) -> Iterable[Option]:
        if state.goods(self.good)[doer.seat] >= self.number:
            yield from self.then.ways(state, doer)

    def can_fail(self) -> bool:
        return True

    def words(self) -> Msg:
        return msg("toy-with", number=self.number, good=self.good, then=self.then.words())


# ---------------------------------------------------------------- cards


@dataclass(frozen=True, slots=True)
class DrawCards(Step):
    """Draw from the hidden deck; only the drawer learns what."""

    seat: int
    count: int

    def run(self, run: Run) -> None:
        state = run.state
        cards, state.deck = run.draw(state.deck, self.count)
        run.emit(Event(msg("toy-drew", count=len(cards)), self.seat))
        told = msg("toy-drawn", cards=tuple(msg(card) for card in cards))
        run.emit(Event(told, self.seat, to=(self.seat,)))
        run.push(KeepCard(self.seat, cards))


@dataclass(frozen=True, slots=True)
class KeepCard(Menu):
    """Keep one of the drawn cards; a single one is shown too."""

    always_asked: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...]

    def prompt(self, state: ToyState) -> Msg:
        return msg("toy-ask-keep")

    def options(self, state: ToyState) -> Sequence[Option]:
        return [
            Option(card, msg(card), (Keep(self.seat, card, self.cards),)) for card in self.cards
        ]


@dataclass(frozen=True, slots=True)
class Keep(Step):
    """Take one card in hand, the others go under the deck."""

    seat: int
    card: str
    cards: tuple[str, ...]

    def run(self, run: Run) -> None:
        state = run.state
        rest = tuple(card for card in self.cards if card != self.card)
        state.deck = (*state.deck, *state.rng.shuffled(rest))
        state.hands = with_cards(state.hands, self.seat, (*state.hands[self.seat], self.card))


@dataclass(frozen=True, slots=True)
class Dive(Effect):
    """Draw cards, while there are any."""

    count: int

    def ways(self, state: ToyState, doer: Doer) -> Iterable[Option]:
        if state.deck:
            yield Option("dive", self.words(), (DrawCards(doer.seat, self.count),))

    def words(self) -> Msg:
        return msg("toy-dive", count=self.count)


@dataclass(frozen=True, slots=True)
class LayOut(Step):
    """Put a card in front of a seat."""

    seat: int
    card: str

    def run(self, run: Run) -> None:
        state, seat = run.state, self.seat
        own = (card for card in state.hands[seat] if card != self.card)
        state.hands = with_cards(state.hands, seat, own)
        state.fronts = with_cards(state.fronts, seat, (*state.fronts[seat], self.card))


@dataclass(frozen=True, slots=True)
class Lay(Effect):
    """Lay out one card of the hand."""

    def ways(self, state: ToyState, doer: Doer) -> Iterable[Option]:
        for card in state.hands[doer.seat]:
            yield Option(f"lay:{card}", msg(card), (LayOut(doer.seat, card),))

    def words(self) -> Msg:
        return msg("toy-lay")


# ---------------------------------------------------------------- decisions of other shapes


@dataclass(frozen=True, slots=True)
class Offer(Ask):
    """Name how many shells become points."""

    seat: int

    def decision(self, state: ToyState) -> Decision | None:
        held = state.shells[self.seat]
        return Amount(self.seat, msg("toy-ask-offer"), 0, held, 0) if held else None

    def take(self, run: Run, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        run.state.shells = changed(run.state.shells, self.seat, -answer)
        run.state.points = changed(run.state.points, self.seat, answer)


@dataclass(frozen=True, slots=True)
class Bury(Ask):
    """Put one or two cards of the hand under the deck, in the order named."""

    seat: int

    def decision(self, state: ToyState) -> Decision | None:
        hand = state.hands[self.seat]
        if not hand:
            return None
        options = tuple(Option(card, msg(card)) for card in hand)
        return Pick(self.seat, msg("toy-ask-bury"), options, (hand[0],), 1, min(2, len(hand)))

    def take(self, run: Run, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        state = run.state
        own = (card for card in state.hands[self.seat] if card not in answer)
        state.hands = with_cards(state.hands, self.seat, own)
        state.deck = (*state.deck, *answer)


@dataclass(frozen=True, slots=True)
class Play(Effect):
    """Have these frames played; `{seat}` frames are made for the doer."""

    kind: Literal["offer", "bury", "beg", "vow", "tide"]

    def ways(self, state: ToyState, doer: Doer) -> Iterable[Option]:
        frames = tuple(self._frames(state, doer))
        if frames:
            yield Option(self.kind, self.words(), frames)

    def _frames(self, state: ToyState, doer: Doer) -> Iterator[Frame]:
        seats = len(state.shells)
        if self.kind == "offer":
            yield Offer(doer.seat)
        elif self.kind == "bury":
            yield Bury(doer.seat)
        elif self.kind in {"beg", "vow"}:
            others = ((doer.seat + step) % seats for step in range(1, seats))
            yield from (Owe((self._plea(other),)) for other in others)
        else:
            effect = OneOf((Gain("shells"), Gain("pearls")))
            yield from (Do(effect, Doer(seat, doer.cause)) for seat in range(seats))

    def _plea(self, seat: int) -> Frame:
        """A vow cannot be taken back by whoever gave it."""
        return Choice(seat, ("give", "refuse"), (Final(seat),) if self.kind == "vow" else ())

    def words(self) -> Msg:
        return msg("toy-play", what=self.kind)


# ---------------------------------------------------------------- the course of a game


@dataclass(frozen=True, slots=True)
class TakeTurn(Step):
    """A seat's turn, once it has answered what it owes."""

    seat: int

    def run(self, run: Run) -> None:
        run.begin_turn()
        run.state.turn, run.state.used, run.state.caught = self.seat, (), 0
        run.push(Settle(self.seat), Act(self.seat), EndTurn(self.seat))


@dataclass(frozen=True, slots=True)
class Act(Menu):
    """Do one trick, boast as often as one likes to pay for it, or rest."""

    seat: int

    def prompt(self, state: ToyState) -> Msg:
        return msg("toy-ask-act")

    def options(self, state: ToyState) -> Sequence[Option]:
        found = []
        for name, effect in state.box.tricks.items():
            doer = Seafarer(self.seat, Cause("trick", name))
            prospect = effect.prospect(state, doer)
            if prospect is not Prospect.NONE:
                unsure = prospect is Prospect.UNSURE
                then = (Do(effect, doer),)
                found.append(Option(name, effect.words(), then, spot=name, unsure=unsure))
        if state.points[self.seat]:
            boast = Take(self.seat, "points", -1, Cause("boast", "loud"))
            found.append(Option("boast", msg("toy-boast"), (boast,), again=True))
        rest = Take(self.seat, "shells", 1, Cause("rest", "rest"))
        barter = Seafarer(self.seat, Cause("rest", "rest")).side_actions(state, found)
        return [*found, *barter, Option("rest", msg("toy-rest"), (rest,), effect=msg("toy-safe"))]

    def default(self, state: ToyState, options: Sequence[Option]) -> str:
        return options[-1].key


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """The next seat, or the storm; the game ends at once with a rich seat."""

    seat: int

    def run(self, run: Run) -> None:
        state = run.state
        seats = len(state.shells)
        if max(state.points) >= RICH:
            run.push(*(Settle(seat) for seat in range(seats)), Over("riches"))
        elif self.seat + 1 < seats:
            run.push(TakeTurn(self.seat + 1))
        else:
            shelter: list[Lane] = [
                (Choice(seat, ("stay", "swim"), (Note("out"), Choice(seat, ("left", "right")))),)
                for seat in range(seats)
            ]
            run.push(Together(tuple(shelter)), EndRound())


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """The next round, or the end."""

    def run(self, run: Run) -> None:
        state = run.state
        seats = len(state.shells)
        if state.round == ROUNDS:
            run.push(*(Settle(seat) for seat in range(seats)), Over("rounds"))
            return
        state.round += 1
        run.push(TakeTurn(0))


@dataclass(frozen=True, slots=True)
class Over(Step):
    """The game is over."""

    reason: str

    def run(self, run: Run) -> None:
        run.state.over, run.state.turn = self.reason, None
        run.seal()


# ---------------------------------------------------------------- the game


@dataclass(frozen=True, slots=True)
class ToyView:
    """The view of one seat."""

    seat: int | None
    shells: tuple[int, ...]
    pearls: tuple[int, ...]
    points: tuple[int, ...]
    hand: tuple[str, ...]
    cards: tuple[int, ...]
    fronts: tuple[tuple[str, ...], ...]
    deck: int


TRICKS: Mapping[str, Effect] = MappingProxyType(
    {
        "dive": Dive(2),
        "lay": Lay(),
        "trade": May(Price(2), Gain("points", 2)),
        "gather": Must(AnyOrder((Gain("shells"), Gain("pearls"), May(Price(1), Gain("points"))))),
        "either": OneOf((Gain("shells", 2), Gain("pearls"), Nothing())),
        "both": Both((OneOf((Gain("shells"), Gain("pearls"))), May(Price(1), Gain("points")))),
        "thrive": OneOf((WithAtLeast(2, "shells", Gain("points")), Gain("shells", 2))),
        "dig": Times(2, OneOf((Gain("shells"), Gain("pearls")))),
        "offer": Play("offer"),
        "bury": WithAtLeast(1, "pearls", Play("bury")),
        "beg": Play("beg"),
        "vow": Play("vow"),
        "tide": Play("tide"),
        "craft": Chain((May(Price(1), Gain("pearls")), May(Toll(1, 1), Gain("points", 2)))),
        "errand": Chain((AnyOrder((Gain("shells"), Lay())), May(Price(2), Gain("points")))),
        "mimic": Mimic(("either", "craft", "mimic")),
        "ferry": May(Price(1), May(Toll(2), Gain("points"))),
    }
)


KERNEL = (effects, alternatives, any_order, machine)
"""The modules of the kernel whose classes are used here."""


def kinds(*modules: Any) -> list[type[Stored]]:  # noqa: ANN401 - modules
    """The kinds of frames and effects that these modules define."""
    names = (kind for module in modules for kind in vars(module).values())
    found = [kind for kind in names if isinstance(kind, type) and issubclass(kind, Stored)]
    return [kind for kind in dict.fromkeys(found) if not kind.abstract]


class Toy(Game[ToyState, ToyView]):
    """The rules of Tidepool."""

    name = "toy"
    pack_name = "toy@1"
    seat_counts = range(2, 4)
    options: tuple[GameOption, ...] = (
        GameOption("start", ("poor", "rich")),
        GameOption("cards", ("all", "few")),
    )
    ends = ("rounds", "riches")
    short_name = "toy"
    move_commands = ()
    topics = ()

    def __init__(self) -> None:
        self.box = Box(self.pack_name, TRICKS)
        own = (kind for kind in globals().values() if isinstance(kind, type))
        frames = [kind for kind in own if issubclass(kind, Stored) and not kind.abstract]
        stored = {*frames, *kinds(*KERNEL)}
        self.codec = Codec(ToyState, stored, self.box)

    def setup(self, wanted: Setup) -> ToyState:
        rng = Rng(wanted.seed)
        start = 2 if wanted.option("start") == "rich" else 0
        cards = rng.shuffled(CARDS)
        seats = wanted.seats
        return ToyState(
            rng=rng,
            stack=(TakeTurn(0),),
            box=self.box,
            shells=(start,) * seats,
            pearls=(start,) * seats,
            points=(0,) * seats,
            hands=tuple(cards[seat : seat + 1] for seat in range(seats)),
            fronts=((),) * seats,
            deck=cards[seats:] if wanted.option("cards") == "all" else cards[seats : seats + 1],
        )

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return ToyView(
            seat,
            state.shells,
            state.pearls,
            state.points,
            () if seat is None else state.hands[seat],
            tuple(len(hand) for hand in state.hands),
            state.fronts,
            len(state.deck),
        )

    def result(self, state: ToyState) -> Result | None:
        if state.over is None:
            return None
        keys = list(zip(state.points, state.pearls, strict=True))
        return Result(state.points, places(keys), state.over)

    def points(self, state: ToyState) -> tuple[int, ...]:
        return state.points

    def reactions(self, state: ToyState, facts: Sequence[Fact]) -> Sequence[Frame]:
        """Crabs answer shells of tricks with a pearl, herons any pearl with a choice."""
        gains = [fact for fact in facts if isinstance(fact, Took) and fact.number > 0]
        return [frame for fact in gains for frame in self._reactions(state, fact)]

    def _reactions(self, state: ToyState, gained: Took) -> Sequence[Frame]:
        if gained.good == "shells" and gained.cause.kind == "trick":
            return self._owners(state, "crab", Gain("pearls"), (gained.seat,))
        if gained.good == "pearls" and gained.cause.name != "heron":
            choice = OneOf((Gain("shells"), Gain("points")))
            herons = self._owners(state, "heron", choice, range(len(state.shells)))
            return [*herons, *self._second_pearl(state, gained.seat, gained.cause)]
        return ()

    def _second_pearl(self, state: ToyState, seat: int, why: Cause) -> Sequence[Frame]:
        """Limpets offer a point for a shell at the second pearl of a turn, and at no other."""
        if seat != state.turn or state.caught != 2 or "limpet" not in state.fronts[seat]:
            return ()
        return [Do(May(Price(1), Gain("points")), Doer(seat, Cause("card", "limpet", why)))]

    def _owners(
        self, state: ToyState, card: str, effect: Effect, seats: Iterable[int]
    ) -> list[Frame]:
        cause = Cause("card", card)
        return [Do(effect, Doer(seat, cause)) for seat in seats if card in state.fronts[seat]]

    def redeal(self, state: ToyState, seat: int | None, rng: Rng) -> ToyState:
        copy = state.clone()
        copy.deck = rng.shuffled(copy.deck)
        return copy

    def value(self, state: ToyState, seat: int) -> float:
        return state.points[seat] + 0.3 * state.pearls[seat] + 0.2 * state.shells[seat]

    def turn_of(self, state: ToyState) -> int | None:
        return state.turn

    def moment(self, state: ToyState) -> Msg:
        return msg("toy-moment", round=state.round)

    def turn_order(self, state: ToyState) -> tuple[int, ...]:
        return tuple(range(len(state.shells)))

    def next_turn(self, state: ToyState) -> int | None:
        return None if state.turn is None else (state.turn + 1) % len(state.shells)


# ---------------------------------------------------------------- building positions


class Rules:
    """The reactions of a test: what each word said sets off."""

    def __init__(self, **sets_off: tuple[Frame, ...]) -> None:
        self.sets_off = sets_off

    def reactions(self, state: ToyState, facts: Sequence[Fact]) -> Sequence[Frame]:
        said = [fact.word for fact in facts if isinstance(fact, Said)]
        return [frame for word in said for frame in self.sets_off.get(word, ())]


def position(*frames: Frame, seats: int = 3, owed: tuple[Lane, ...] = ()) -> ToyState:
    """A bare position in which these frames are played, the first one first."""
    return ToyState(
        rng=Rng(1),
        stack=tuple(reversed(frames)),
        owed=owed,
        box=Box("toy@1", TRICKS),
        shells=(0,) * seats,
        pearls=(0,) * seats,
        points=(0,) * seats,
        hands=((),) * seats,
        fronts=((),) * seats,
        deck=CARDS,
    )


def keys(decision: Decision | None) -> list[str]:
    """The keys of a pick, in their order."""
    assert isinstance(decision, Pick)
    return [option.key for option in decision.options]


def pieces(state: ToyState) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    running = [frame.cards for frame in state.stack if isinstance(frame, KeepCard)]
    places_of = (state.deck, *state.hands, *state.fronts, *running)
    return Counter(card for cards in places_of for card in cards)
