"""Players who own all kinds of things, and a finished game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.view import ClaimedView, OwnCards, UnderwaterCitiesView
from render.underwater_cities.players.players import BETTER, BUILT
from tests.engine.underwater_cities.scene import GAME
from tests.render.underwater_cities.nations import position
from tests.render.underwater_cities.tables import seen, table

STOCK = Stock(credit=14, kelp=2, steelplast=3, science=5, biomatter=0)

CLAIMED = (
    *(ClaimedView(card, used=False) for card in ("embassy", "tide_mill", "quiet_waters")),
    *(ClaimedView("jubilee", used=True), ClaimedView("shore_leave", used=False)),
    *(ClaimedView(card, used=False) for card in ("monoculture", "skyline", "kelp_laureates")),
)

COUNTS = tuple((one, number) for number, one in enumerate((*BUILT, *BETTER), start=20))


def rich(seats: int = 4, **mine: object) -> UnderwaterCitiesView:
    """Return a table whose second seat owns all kinds of things, each in a different number."""
    view = seen(table(seats), None)
    own = replace(
        view.players[1],
        stock=STOCK,
        points=87,
        hand=4,
        hand_limit=9,
        claimed=CLAIMED,
        counts=COUNTS,
        contracts=("first_harvest",),
    )
    own = replace(own, **mine) if mine else own  # type: ignore[arg-type]
    players = list(view.players)
    players[1] = own
    return replace(view, players=tuple(players))


def holding(
    *hand: str, looked_at: tuple[str, ...] = (), claimed: tuple[ClaimedView, ...] = ()
) -> UnderwaterCitiesView:
    """Return a table whose first seat holds these cards."""
    view = seen(table(2), 0)
    mine = replace(view.players[0], hand=len(hand), claimed=claimed)
    own = OwnCards(hand, looked_at, ())
    return replace(view, own=own, players=(mine, *view.players[1:]))


@cache
def ended(seats: int = 3) -> UnderwaterCitiesView:
    """Return a finished game, won by the second seat."""
    at = position(seats, owns="5c 3k").claimed(47)
    if seats > 1:
        at.player(1, has_built="c6* c8 t-c6-c9 t-c8-c9 c6.b1:farm", owns="9c", points=60)
    at.state.over = True
    return GAME.view(at.state, None)
