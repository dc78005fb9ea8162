"""The entries of a summary of turns of Otys, the most interesting first."""

from __future__ import annotations

from engine.core.aids.recap import RecapEntry, argument

RECAP = (
    RecapEntry("fulfilled", ("fulfilled",), argument("contract")),
    RecapEntry("upgraded", ("upgraded", "upgraded-to"), argument("diver")),
    RecapEntry("mechanic", ("improved-mechanic",)),
    RecapEntry("hacker", ("improved-hacker",)),
    RecapEntry("explored", ("explored",), argument("reward")),
    RecapEntry("activated", ("activated",), argument("diver")),
    RecapEntry("copied", ("copied",), argument("diver")),
    RecapEntry("sold", ("sold",), argument("resource")),
    RecapEntry("bought", ("bought",), argument("resource")),
    RecapEntry("took-cube", ("took-cube",), argument("resource")),
    RecapEntry("drew", ("drew",), amount="count"),
    RecapEntry("recovered", ("recovered",)),
    RecapEntry("last-round", ("last-round",)),
    RecapEntry("revealed", ("contract-revealed",), argument("contract")),
    RecapEntry("display", ("display-refilled",), argument("reward")),
)
