"""The view of a game of Antarctica from a seat or as a spectator (AN-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.antarctica.effects.cards import KeepCard
from engine.antarctica.hidden import sees_pile
from engine.antarctica.scoring import counts, result
from engine.antarctica.state import AntarcticaState, StepName
from engine.core.decision import Decision, Pick
from engine.core.game import Result
from engine.core.machine import frames, pending
from engine.core.msg import Msg


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship in a row, with its temporary mark."""

    seat: int
    mark: str | None


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area and everything in it."""

    number: int
    open: bool
    ships: tuple[ShipView, ...]
    scientists: tuple[int, ...]
    buildings: tuple[str, ...]
    icebreakers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpaceView:
    """An effect space of a track."""

    space: int
    blue: bool
    effect: str
    """The name of its effect in the pack."""
    words: Msg
    """The effect in words."""
    used: bool


@dataclass(frozen=True, slots=True)
class TrackView:
    """An open research track with the cubes on it."""

    id: str
    length: int
    cube_value: int
    icons: tuple[str, ...]
    cubes: tuple[int, ...]
    """The space of each seat's cube; 0 for none."""
    spaces: tuple[SpaceView, ...]


@dataclass(frozen=True, slots=True)
class CardView:
    """A face-up building card."""

    id: str
    deck: str
    result: str
    requires: tuple[str, ...]
    scientists: int
    research: int
    star: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's pieces and cards as everyone sees them: Shipyard cards are only counted."""

    scientists: int
    reserve: int
    ships: int
    cubes: int
    lost_ships: int
    lost_cubes: int
    basic_ready: bool
    knowhow: int
    cards: tuple[CardView, ...]
    hand: int


@dataclass(frozen=True, slots=True)
class TurnView:
    """The current turn, which is public."""

    seat: int
    second: bool
    step: StepName
    target: int
    discarded: bool
    card_used: bool


@dataclass(frozen=True, slots=True)
class AskedView:
    """The current question and the seat that is asked."""

    seat: int
    question: str
    """The last part of the prompt's message key, such as `sail`."""
    landings: tuple[tuple[str, int], ...] = ()
    """The tracks to choose from, each with the space that the cube would reach."""


@dataclass(frozen=True, slots=True)
class ScoreView:
    """The points by seat that one count of the scoring would bring now."""

    of: str
    points: tuple[int, ...]
    first: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OwnHand:
    """The private part of a view, which only its owner sees."""

    cards: tuple[str, ...]
    looked_at: tuple[str, ...]
    """The pile, or the cards of a draft, while the owner chooses among them."""
    unseen: tuple[tuple[str, int], ...]
    """The number of cards of each kind that the owner cannot see."""


@dataclass(frozen=True, slots=True)
class AntarcticaView:
    """The whole table as one seat, or a spectator, sees it."""

    seat: int | None
    hand: OwnHand | None
    """None for a spectator."""
    order: tuple[int, ...]
    sun: int
    areas: tuple[AreaView, ...]
    tracks: tuple[TrackView, ...]
    players: tuple[PlayerView, ...]
    face_up: tuple[CardView | None, ...]
    cards_left: tuple[int, ...]
    """The number of cards in each building deck, including the face-up one."""
    knowhow: int
    pile: int
    removed: int
    spent: tuple[str, ...]
    turn: TurnView | None
    asked: AskedView | None
    """The seat asked at this moment: usually, but not always, the one whose turn it is."""
    quiet: int
    standstill: int
    """Turns in a row without progress that end the game."""
    scores: tuple[ScoreView, ...]
    result: Result | None


def view(state: AntarcticaState, seat: int | None) -> AntarcticaView:
    """Return the table as this seat sees it."""
    return AntarcticaView(
        seat=seat,
        hand=None if seat is None else _hand(state, seat),
        order=state.order,
        sun=state.sun,
        areas=_areas(state),
        tracks=_tracks(state),
        players=tuple(_player(state, number) for number in range(state.seats)),
        face_up=tuple(_card(state, card) if card else None for card in state.face_up),
        cards_left=state.cards_left(),
        knowhow=state.knowhow,
        pile=len(state.pile),
        removed=len(state.removed),
        spent=state.spent,
        turn=_turn(state),
        asked=_asked(state, seat),
        quiet=state.quiet,
        standstill=state.pack.standstill(state.seats),
        scores=tuple(ScoreView(count.of, count.points, count.first) for count in counts(state)),
        result=result(state),
    )


def _areas(state: AntarcticaState) -> tuple[AreaView, ...]:
    return tuple(
        AreaView(
            number,
            number in state.open_areas,
            tuple(ShipView(ship.seat, ship.mark) for ship in area.ships),
            area.scientists,
            area.buildings,
            area.icebreakers,
        )
        for number, area in enumerate(state.areas, 1)
    )


def _tracks(state: AntarcticaState) -> tuple[TrackView, ...]:
    found, used = [], state.used
    for name, cubes in state.tracks.items():
        track = state.pack.tracks[name]
        spaces = tuple(
            SpaceView(space.space, space.blue, space.name, space.effect.words(), space.id in used)
            for space in track.spaces
        )
        found.append(TrackView(name, track.length, track.cube_value, track.icons, cubes, spaces))
    return tuple(found)


def _card(state: AntarcticaState, name: str) -> CardView:
    card = state.pack.cards[name]
    return CardView(
        card.id, card.deck, card.result, card.requires, card.scientists, card.research, card.star
    )


def _player(state: AntarcticaState, seat: int) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        player.scientists,
        player.reserve,
        player.ships,
        player.cubes,
        player.lost_ships,
        player.lost_cubes,
        player.basic_ready,
        player.knowhow,
        tuple(_card(state, card) for card in player.cards),
        len(player.hand),
    )


def _turn(state: AntarcticaState) -> TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    used = turn.seat in state.card_users
    return TurnView(turn.seat, turn.second, turn.step, turn.target, turn.discarded, used)


def _asked(state: AntarcticaState, seat: int | None) -> AskedView | None:
    decision = next(iter(pending(state)), None)
    if decision is None:
        return None
    question = decision.prompt.key.removeprefix("antarctica-ask-")
    return AskedView(decision.seat, question, tuple(_landings(decision, own=decision.seat == seat)))


def _landings(decision: Decision, *, own: bool) -> Iterator[tuple[str, int]]:
    """Yield the tracks to choose from; those of a card in hand are only for its owner."""
    kinds = ("research:", "track:", "card:") if own else ("research:", "track:")
    met = set()
    for option in decision.options if isinstance(decision, Pick) else ():
        spot = option.spot or ""
        if spot.startswith("track:") and option.key.startswith(kinds) and spot not in met:
            met.add(spot)
            space = dict(option.label.args).get("space", 1)
            assert isinstance(space, int)  # noqa: S101 - it is one in the labels of tracks
            yield spot, space


def _hand(state: AntarcticaState, seat: int) -> OwnHand:
    cards = state.players[seat].hand
    looked_at = state.pile if sees_pile(state, seat) else _drafted(state, seat)
    unseen = Counter({kind.id: kind.count for kind in state.pack.kinds.values()})
    unseen.subtract(cards)
    unseen.subtract(looked_at)
    unseen.subtract(state.spent)
    unseen["icebreaker"] -= sum(len(area.icebreakers) for area in state.areas)
    return OwnHand(cards, looked_at, tuple((kind, unseen[kind]) for kind in state.pack.kinds))


def _drafted(state: AntarcticaState, seat: int) -> tuple[str, ...]:
    """Return the cards of a draft that this seat is choosing from."""
    return tuple(
        kind
        for frame in frames(state)
        if isinstance(frame, KeepCard) and frame.seats[0] == seat
        for kind in frame.cards
    )
