"""Icons printed on sites."""

from __future__ import annotations

from render.underwater_cities.nation.site_icons import counted, things


def test_things_are_repeated_and_many_are_counted() -> None:
    assert things((("credit", 2), ("card", 1))) == ("credit", "credit", "card-draw")
    assert counted(("steelplast",) * 3 + ("credit",) * 2) == ("3", "steelplast", "credit", "credit")
