"""A position of Antarctica as plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.antarctica.game import Antarctica
from engine.antarctica.pack.components import DECKS
from engine.antarctica.view import AntarcticaView, AreaView, PlayerView, ShipView, TrackView
from engine.antarctica.words.describe import card_text
from engine.antarctica.words.names import area_name, deck_name, thing
from engine.cli.counted import counted
from engine.core.text import Words

MARKS = {"on_turn": ">", "second": "+", "new": "*"}
"""The sign after the seat number of a ship with a mark."""


def draw(game: Antarctica, view: AntarcticaView, words: Words) -> Iterator[str]:
    """Yield the lines that show a view."""
    yield f"--- the Sun is in area {view.sun}  quiet turns {view.quiet} of {view.standstill}"
    for deck, left, card in zip(DECKS, view.cards_left, view.face_up, strict=True):
        shown = words.say(card_text(game.pack, card.id)) if card else "empty"
        yield f"  {words.say(deck_name(deck))} {left}: {shown}"
    for area in view.areas:
        if area.open:
            yield _area(area, words)
    for track in view.tracks:
        yield _track(track, words)
    piles = counted(view.pile, "Shipyard card"), counted(view.knowhow, "Know-how card")
    yield f"  piles: {', '.join(piles)}"
    for seat in view.order:
        points = sum(score.points[seat] for score in view.scores)
        yield f"seat {seat + 1}: {counted(points, 'point')}, {_player(view.players[seat])}"
    for kind in view.hand.cards if view.hand else ():
        text = game.pack.kinds[kind].effect.words()
        yield f"  yours: {words.say(thing(kind))}: {words.say(text)}"


def _area(area: AreaView, words: Words) -> str:
    """Return an area with its ships from position 1 backwards, scientists and buildings."""
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
    """Return a track with its cubes and the effects that are still available."""
    cubes = [f"seat {seat + 1} at {space}" for seat, space in enumerate(track.cubes) if space]
    effects = [
        f"{space.space}: {words.inner(space.words, None)}"
        for space in track.spaces
        if not space.used
    ]
    name, told = words.say(thing(track.id)), ", ".join(cubes) or "no cube"
    value = counted(track.cube_value, "point")
    return f"  {name} (1-{track.length}, {value}): {told}; {'; '.join(effects)}"


def _player(player: PlayerView) -> str:
    basic = "ready" if player.basic_ready else "used"
    stars = sum(card.star for card in player.cards)
    return (
        f"{counted(player.scientists, 'scientist')} and {player.reserve} in reserve, "
        f"{counted(player.ships, 'ship')} and {counted(player.cubes, 'cube')} available, "
        f"{player.lost_ships + player.lost_cubes} discarded, Basic card {basic}, "
        f"{player.knowhow} Know-how and {counted(player.hand, 'Shipyard card')}, "
        f"{counted(len(player.cards), 'building')} with {counted(stars, 'star')}"
    )
