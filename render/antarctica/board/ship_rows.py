"""Helpers for rows of ships that need no drawing."""

from __future__ import annotations

from engine.antarctica.view import AntarcticaView, AreaView, ShipView


def staying(view: AntarcticaView, area: AreaView) -> tuple[ShipView, ...]:
    """Return the ships of an area except the one that has to leave it now (AN-6.2)."""
    leaving = view.turn is not None and view.turn.step == "start"
    return tuple(ship for ship in area.ships if not (leaving and ship.mark == "on_turn"))
