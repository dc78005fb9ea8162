"""Positions as versions before 0.3 stored them: statements were wrapped where they were done."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.errors import BadSnapshot
from tests.engine.underwater_cities.scene import GAME, stroll

OWN_EFFECTS = {"Once", "Offer", "UpgradeHere"}
FIELDS = {("Choose", "parts"): "ways", ("TakeSpecial", "most"): "count"}


def as_stored_earlier(value: Any) -> Any:  # noqa: ANN401 - JSON
    """Return a part of a snapshot as it was stored before."""
    if isinstance(value, list):
        return [as_stored_earlier(part) for part in value]
    if not isinstance(value, dict):
        return value
    kind = str(value.get("is"))
    found = {
        FIELDS.get((kind, name), name): as_stored_earlier(part) for name, part in value.items()
    }
    if kind in {"Do", "OwnEffect"} and value["effect"]["is"] not in OWN_EFFECTS:
        found["effect"] = {"is": "Act", "statement": found["effect"]}
    return found


def test_positions_of_earlier_versions_are_read() -> None:
    met = set()
    for number, (state, _) in enumerate(stroll(3, 8)):
        now = GAME.codec.dump(state)
        earlier = json.dumps(as_stored_earlier(json.loads(now)))
        met |= {word for word in ('"Act"', '"ways"', '"count"') if word in earlier}
        if '"Act"' in earlier or not number % 50:
            assert GAME.codec.dump(GAME.codec.load(earlier)) == now
    assert met == {'"Act"', '"ways"', '"count"'}


@pytest.mark.parametrize("wrapped", [{"is": "Act"}, {"is": "Act", "statement": {"is": "Steal"}}])
def test_what_no_version_stored_is_refused(wrapped: dict[str, Any]) -> None:
    state = next(iter(stroll(1, 1)))[0]
    stored = json.loads(GAME.codec.dump(state))
    doer = {"is": "Doer", "seat": 0, "cause": ["card", "a", None]}
    stored["stack"].append({"is": "Do", "effect": wrapped, "doer": doer, "due": False})
    with pytest.raises(BadSnapshot):
        GAME.codec.load(json.dumps(stored))
