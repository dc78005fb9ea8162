"""Constructing a building: access, Resource cards and the build itself (AN-7.2 to AN-7.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.antarctica.effects.research import advance_option, possible_tracks, safe_track
from engine.antarctica.effects.scientists import settle_scientists
from engine.antarctica.effects.steps import Run, Step, player_of, tell
from engine.antarctica.pack.components import BuildingCard
from engine.antarctica.state import AntarcticaState, deck_number
from engine.antarctica.words.describe import card_name, card_needs, card_needs_in_vain
from engine.antarctica.words.names import area_name, deck_name, resource_name, thing
from engine.core.decision import Option
from engine.core.machine import Menu
from engine.core.msg import Msg, msg


def access(state: AntarcticaState, seat: int) -> Counter[str]:
    """Return how many areas with the seat's ships have each type of building (AN-7.3, AN-7.5)."""
    found: Counter[str] = Counter()
    for area in state.areas:
        if area.ships_of(seat):
            found.update(area.buildings)
    return found


def missing(card: BuildingCard, reached: Counter[str]) -> list[str]:
    """Return the required types that the player has no access to."""
    return list((Counter(card.requires) - reached).elements())


def replacement(state: AntarcticaState, seat: int, lacking: Sequence[str]) -> str | None:
    """Return the Resource card that replaces what is missing, if one can (AN-7.4, AN-8.12)."""
    player = state.players[seat]
    kind = state.pack.replacing.get(lacking[0]) if len(lacking) == 1 else None
    if kind is None or seat in state.card_users:
        return None
    ready = player.basic_ready if kind == "basic" else player.knowhow > 0
    return kind if ready else None


def build_options(state: AntarcticaState) -> Iterator[Option]:
    """Yield the face-up cards that can be built in the target area now (AN-7.2)."""
    turn = state.running
    reached, area = access(state, turn.seat), state.area(turn.target)
    stuck = not possible_tracks(state, turn.seat)
    for name in state.face_up:
        card = state.pack.cards[name] if name else None
        if card is None or card.result in area.buildings:
            continue
        lacking = missing(card, reached)
        help_ = replacement(state, turn.seat, lacking) if lacking else None
        enough = state.players[turn.seat].scientists >= card.scientists
        if enough and (help_ or not lacking):
            yield _build_option(turn.seat, card, help_, lost=stuck and card.research > 0)


def _build_option(
    seat: int, card: BuildingCard, resource: str | None, *, lost: bool = False
) -> Option:
    """Return the option to build a card; with `lost`, no track can take its Research Points."""
    building = thing(card.result)
    label = msg("antarctica-do-build", building=building, count=card.scientists)
    if resource:
        label = msg(
            "antarctica-do-build-with",
            building=building,
            count=card.scientists,
            resource=resource_name(resource),
        )
    return Option(
        f"build:{card.id}",
        label,
        (Build(seat, card.id, resource), AwardPoints(seat, card.id)),
        group=msg("antarctica-group-build"),
        spot=f"building:{card.id}",
        effect=card_needs_in_vain(card) if lost else card_needs(card.requires, card.research),
    )


@dataclass(frozen=True, slots=True)
class Build(Step):
    """Builds a building in the target area, with everything but its Research Points (AN-7.6)."""

    seat: int
    card: str
    resource: str | None = None
    """The Resource card that replaces a missing type."""

    def run(self, run: Run) -> None:
        """Give back the Resource card, place scientists and building, and take the card."""
        state, player = run.state, player_of(run, self.seat)
        card, target = state.pack.cards[self.card], state.running.target
        area = state.area(target)
        if self.resource:
            self._use_resource(run, self.resource)
        player.scientists -= card.scientists
        settle_scientists(area, self.seat, card.scientists)
        types = (*area.buildings, card.result)
        area.buildings = tuple(type_ for type_ in state.pack.buildings if type_ in types)
        player.cards = (*player.cards, self.card)
        state.progress = True
        building, where = thing(card.result), area_name(target)
        tell(run, "built", self.seat, building=building, area=where, count=card.scientists)
        self._turn_up(run, card.deck)

    def _use_resource(self, run: Run, resource: str) -> None:
        """Use the card of the turn: it goes back to the pile or becomes used (AN-8.13, AN-8.14)."""
        state, player = run.state, player_of(run, self.seat)
        if resource == "basic":
            player.basic_ready = False
        else:
            player.knowhow -= 1
            state.knowhow += 1
        state.card_users = (*state.card_users, self.seat)
        tell(run, "used-resource", self.seat, card=resource_name(resource))

    def _turn_up(self, run: Run, deck: str) -> None:
        """Turn the next card of the deck face up at once (AN-6.8)."""
        state, number = run.state, deck_number(deck)
        fresh, rest = None, state.decks[number]
        if rest:
            (fresh,), rest = run.draw(rest, 1)
            card = card_name(state.pack.cards[fresh])
            tell(run, "revealed", None, card=card)
        else:
            tell(run, "deck-empty", None, deck=deck_name(deck))
        state.face_up = (*state.face_up[:number], fresh, *state.face_up[number + 1 :])
        state.decks = (*state.decks[:number], rest, *state.decks[number + 1 :])


@dataclass(frozen=True, slots=True)
class AwardPoints(Step):
    """Awards the Research Points of a building, which are lost without a track (AN-7.7)."""

    seat: int
    card: str

    def run(self, run: Run) -> None:
        """Ask for the track if there is one; otherwise log that the points are lost."""
        points = run.state.pack.cards[self.card].research
        if possible_tracks(run.state, self.seat):
            run.push(ChoosePoints(self.seat, self.card))
        elif points:
            tell(run, "no-track", self.seat, points=points)


@dataclass(frozen=True, slots=True)
class ChoosePoints(Menu[AntarcticaState]):
    """Asks which track gets the Research Points of a building (D7)."""

    seat: int
    card: str

    def prompt(self, state: AntarcticaState) -> Msg:
        """Ask for the track."""
        card = state.pack.cards[self.card]
        return msg("antarctica-ask-points", points=card.research, building=thing(card.result))

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return every possible track; with none, the points are lost (AN-7.7)."""
        points = state.pack.cards[self.card].research
        tracks = possible_tracks(state, self.seat) if points else ()
        return [advance_option(state, self.seat, track, points, "track") for track in tracks]

    def default(self, state: AntarcticaState, options: Sequence[Option]) -> str:
        """Return the first track with the seat's cube, else the first."""
        tracks = possible_tracks(state, self.seat)
        safe = safe_track(state, self.seat, tracks)
        return options[tracks.index(safe) if safe else 0].key
