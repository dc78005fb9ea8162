"""A position of Antarctica as plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.antarctica.components import DECKS
from engine.antarctica.describe import card_text, kind_text
from engine.antarctica.game import Antarctica
from engine.antarctica.names import area_name, deck_name, thing
from engine.antarctica.view import AntarcticaView, AreaView, PlayerView, ShipView, TrackView
from engine.core.text import Words

MARKS = {"on_turn": ">", "second": "+", "new": "*"}
"""What stands behind the seat of a ship with a mark."""


def draw(game: Antarctica, view: AntarcticaView, words: Words) -> Iterator[str]:
    """What a view of it shows, line by line."""
    yield f"--- the Sun is in area {view.sun}  quiet turns {view.quiet} of {view.standstill}"
    for deck, left, card in zip(DECKS, view.cards_left, view.face_up, strict=True):
        shown = words.say(card_text(game.pack, card.id)) if card else "empty"
        yield f"  {words.say(deck_name(deck))} {left}: {shown}"
    for area in view.areas:
        if area.open:
            yield _area(area, words)
    for track in view.tracks:
        yield _track(track, words)
    yield f"  piles: {view.pile} Shipyard cards, {view.knowhow} Know-how cards"
    for seat in view.order:
        points = sum(score.points[seat] for score in view.scores)
        yield f"seat {seat + 1}: {points} points, {_player(view.players[seat])}"
    for kind in view.hand.cards if view.hand else ():
        yield f"  yours: {words.say(thing(kind))}: {words.say(kind_text(kind))}"


def _area(area: AreaView, words: Words) -> str:
    """Its ships from position 1 backwards, the scientists of each seat, its buildings."""
    ships = " ".join(map(_ship, area.ships)) or "-"
    scientists = " ".join(map(str, area.scientists))
    buildings = ", ".join(words.say(thing(name)) for name in area.buildings)
    ice = f"  Icebreakers {_seats(area.icebreakers)}" if area.icebreakers else ""
    name = words.say(area_name(area.number))
    return f"  {area.number} {name:16} ships {ships:8} scientists {scientists}  {buildings}{ice}"


def _ship(ship: ShipView) -> str:
    return f"{ship.seat + 1}{MARKS.get(ship.mark or '', '')}"


def _seats(seats: Sequence[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def _track(track: TrackView, words: Words) -> str:
    """Where the cubes are, and the effects that are still there."""
    cubes = [f"seat {seat + 1} at {space}" for seat, space in enumerate(track.cubes) if space]
    effects = [
        f"{space.space}: {words.inner(thing(f'effect_{space.effect}'), None)}"
        for space in track.spaces
        if not space.used
    ]
    name, told = words.say(thing(track.id)), ", ".join(cubes) or "no cube"
    return f"  {name} (1-{track.length}, {track.cube_value} points): {told}; {'; '.join(effects)}"


def _player(player: PlayerView) -> str:
    basic = "ready" if player.basic_ready else "used"
    stars = sum(card.star for card in player.cards)
    return (
        f"{player.scientists} scientists and {player.reserve} in reserve, "
        f"{player.ships} ships and {player.cubes} cubes available, "
        f"{player.lost_ships + player.lost_cubes} discarded, Basic card {basic}, "
        f"{player.knowhow} Know-how and {player.hand} Shipyard cards, "
        f"{len(player.cards)} buildings with {stars} stars"
    )
