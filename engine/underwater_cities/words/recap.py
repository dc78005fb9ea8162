"""The entries of a summary of turns of Underwater Cities, the most interesting first."""

from __future__ import annotations

from engine.core.aids.recap import RecapEntry, argument
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
    RecapEntry("metropolis", ("metropolis",), argument("tile")),
    RecapEntry("contract", ("contract",), argument("contract")),
    RecapEntry("built", ("built",), _kind),
    RecapEntry("upgraded", ("upgraded", "converted"), _kind),
    RecapEntry("claimed", ("claimed",), argument("card")),
    RecapEntry("special", ("took-special",), argument("card")),
    RecapEntry("stepped", ("stepped", "stepped-over")),
    RecapEntry("hungry", ("hungry",), amount="cities"),
    RecapEntry("gained", ("gained", "gained-from"), argument("goods"), own=True),
    RecapEntry("chose", ("declared", "declared-alone", "cloned"), argument("slot")),
    RecapEntry("used", ("used",), argument("card")),
    RecapEntry("chose-hand", ("chose-hand",)),
    RecapEntry("production", ("production",)),
    RecapEntry("fourth", ("fourth",), argument("slot")),
)
