"""Where the points of a finished game of Otys came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cli.origins import Shares, told_again
from engine.core.msg import Msg
from engine.core.table import Table
from engine.otys.view import OtysView

STORE, CONTRACTS = "the Store", "contracts"
CAUSES = {"sponsor": "Sponsors", "reward": "Rewards", "diver": "divers"}


def shares(table: Table) -> Iterator[Shares]:
    """Yield what was gained during the turns; nothing is scored at the end (OT-12.3)."""
    found: list[Counter[str]] = [Counter() for _ in range(table.setup.seats)]
    for event in told_again(table):
        name = event.name.removeprefix("otys-log-")
        if event.seat is None or name not in ("fulfilled", "sold", "gained"):
            continue
        of = {"fulfilled": CONTRACTS, "sold": STORE}.get(name)
        if of is None and event.cause is not None:
            of = CAUSES.get(event.cause.kind)
        found[event.seat][of or "others"] += _points(event["goods"])
    view: OtysView = table.view(None)
    for seat, counts in enumerate(found):
        begun = view.boards[seat].points - counts.total()
        gained = {of: counts[of] for of in (CONTRACTS, *CAUSES.values(), STORE, "others")}
        yield {of: points for of, points in {"the beginning": begun, **gained}.items() if points}


def _points(goods: object) -> int:
    """Return the points among the goods gained."""
    parts = goods if isinstance(goods, tuple) else ()
    counts = (
        part["count"] for part in parts if isinstance(part, Msg) and part.key == "otys-points"
    )
    return sum(count for count in counts if isinstance(count, int))
