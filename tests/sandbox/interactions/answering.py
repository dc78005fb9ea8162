"""Interactions that only the test answers, without a bot and without HTTP."""

from __future__ import annotations

from typing import Any

from sandbox.interactions import kinds
from sandbox.interactions.broker import Broker, Submission
from sandbox.interactions.callbacks import InitialResponse, accept_initial_response
from sandbox.model import Channel, Interaction, Json, Message
from tests.sandbox.small_world import lounge, person

PLAY: Json = {"id": "7", "name": "play", "type": 1, "options": []}
PRESSED: Json = {"component_type": 2, "custom_id": "b", "id": 2}
SENT_OFF: Json = {"custom_id": "m", "components": []}
TYPED: Json = PLAY | {"options": [{"name": "fruit", "type": 3, "value": "b", "focused": True}]}
_DATA = {
    kinds.COMMAND: PLAY,
    kinds.COMPONENT: PRESSED,
    kinds.MODAL: SENT_OFF,
    kinds.AUTOCOMPLETE: TYPED,
}


def asked(
    broker: Broker,
    kind: int = kinds.COMMAND,
    *,
    on: Message | None = None,
    channel: Channel | None = None,
) -> Interaction:
    """Return an interaction of the first person that has been delivered to the bot."""
    world = broker.world
    place = on.channel_id if on else (channel or lounge(world)).id
    wanted = Submission(person(world).id, place, "n", kind, _DATA[kind], on.id if on else None)
    return broker.deliver(wanted)


def answer(broker: Broker, one: Interaction, kind: int, **data: Any) -> Json:  # noqa: ANN401 - JSON
    """Give the initial response, and return the result."""
    given = InitialResponse(kind, {"type": kind, "data": data}, [])
    return accept_initial_response(broker, one.id, one.token, given)


def shown(broker: Broker, one: Interaction) -> Message:
    """Return the message shown by the initial response."""
    message = broker.world.anywhere(one.original_id or "")
    assert message is not None
    return message
