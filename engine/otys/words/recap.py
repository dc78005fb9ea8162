"""The deeds in a summary of turns of Otys, the most interesting first."""

from __future__ import annotations

from engine.core.aids.recap import Deeds, fact

RECAP = (
    Deeds("fulfilled", ("fulfilled",), fact("contract")),
    Deeds("upgraded", ("upgraded", "upgraded-to"), fact("diver")),
    Deeds("mechanic", ("improved-mechanic",)),
    Deeds("hacker", ("improved-hacker",)),
    Deeds("explored", ("explored",), fact("reward")),
    Deeds("activated", ("activated",), fact("diver")),
    Deeds("copied", ("copied",), fact("diver")),
    Deeds("sold", ("sold",), fact("resource")),
    Deeds("bought", ("bought",), fact("resource")),
    Deeds("took-cube", ("took-cube",), fact("resource")),
    Deeds("drew", ("drew",), amount="count"),
    Deeds("recovered", ("recovered",)),
    Deeds("last-round", ("last-round",)),
    Deeds("revealed", ("contract-revealed",), fact("contract")),
    Deeds("display", ("display-refilled",), fact("reward")),
)
