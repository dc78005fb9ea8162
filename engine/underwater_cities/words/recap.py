"""The deeds in a summary of turns of Underwater Cities, the most interesting first."""

from __future__ import annotations

from engine.core.aids.recap import Deeds, fact
from engine.core.event import Event
from engine.core.msg import Msg
from engine.underwater_cities.words.names import thing


def _kind(event: Event) -> Msg:
    """Return the kind of structure on a site; only tunnels are named without one."""
    site = event["site"]
    assert isinstance(site, Msg)  # noqa: S101 - every event about a site names it
    found = dict(site.args).get("kind", thing("tunnel"))
    assert isinstance(found, Msg)  # noqa: S101 - kinds are messages
    return found


RECAP = (
    Deeds("metropolis", ("metropolis",), fact("tile")),
    Deeds("contract", ("contract",), fact("contract")),
    Deeds("built", ("built",), _kind),
    Deeds("upgraded", ("upgraded", "converted"), _kind),
    Deeds("claimed", ("claimed",), fact("card")),
    Deeds("special", ("took-special",), fact("card")),
    Deeds("stepped", ("stepped", "stepped-over")),
    Deeds("hungry", ("hungry",), amount="cities"),
    Deeds("gained", ("gained", "gained-from"), fact("goods"), own=True),
    Deeds("chose", ("declared", "declared-alone", "cloned"), fact("slot")),
    Deeds("used", ("used",), fact("card")),
    Deeds("chose-hand", ("chose-hand",)),
    Deeds("production", ("production",)),
    Deeds("fourth", ("fourth",), fact("slot")),
)
