"""The bot's first response to an interaction."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from sandbox import errors
from sandbox.errors import Refused, invalid
from sandbox.event_bus import PageEvent
from sandbox.interactions import kinds
from sandbox.interactions.broker import Broker
from sandbox.interactions.payload import metadata
from sandbox.messages import posting
from sandbox.messages import serializers as shown_messages
from sandbox.messages.files import Upload
from sandbox.model import COMPONENTS_V2, EPHEMERAL, Interaction, Json, Message
from sandbox.validation.choices import read_choices
from sandbox.validation.messages import Draft, read_message
from sandbox.validation.modals import read_modal

COMMAND_ANSWER, REPLY = 20, 19
_NOTHING: Json = {}


@dataclass(frozen=True, slots=True)
class InitialResponse:
    """The first response to an interaction, as it was received."""

    type: int
    payload: Json
    uploads: list[Upload]

    @property
    def data(self) -> Json:
        """The data of the response; empty if there is none."""
        data = self.payload.get("data")
        return data if isinstance(data, dict) else _NOTHING


def accept_initial_response(
    broker: Broker, interaction_id: str, token: str, given: InitialResponse
) -> Json:
    """Accept the first response to an interaction, and return the body for `with_response`."""
    one = broker.awaiting_first_response(interaction_id, token)
    fitting = kinds.FITTING_ON_MESSAGE if _on_message(one) else kinds.FITTING[one.type]
    if given.type not in fitting:
        raise invalid("type", "BASE_TYPE_CHOICES", f"Value must be one of {set(fitting)}.")
    message = _ANSWERS[given.type](broker, one, given)
    one.answered = given.type
    one.waiting = given.type == kinds.PROMISE
    if message is not None:
        one.original_id = message.id
        if given.type in (kinds.MESSAGE, kinds.PROMISE):
            one.message_ids.append(message.id)
    broker.progress(one, "thinking" if one.waiting else "done")
    if one.waiting:
        broker.watch_promise(one)
    return _said_back(broker, one, given, message)


def _on_message(one: Interaction) -> bool:
    return one.type == kinds.MODAL and one.message_id is not None


def _said_back(
    broker: Broker, one: Interaction, given: InitialResponse, message: Message | None
) -> Json:
    interaction: Json = {"id": one.id, "type": one.type, "channel_id": one.channel_id}
    body: Json = {"interaction": interaction}
    if message is None:
        return body
    interaction |= {
        "response_message_id": message.id,
        "response_message_loading": one.waiting,
        "response_message_ephemeral": message.ephemeral_to is not None,
    }
    if given.type in (kinds.MESSAGE, kinds.UPDATE):
        shown = shown_messages.message(broker.world, message)
        body["resource"] = {"type": given.type, "message": shown}
    return body


def message_type(one: Interaction, original: Message | None) -> tuple[int, Json | None]:
    """Return the type of a message that responds to an interaction, and its reference, if any."""
    if one.type == kinds.COMMAND and original is None:
        return COMMAND_ANSWER, None
    if original is None or original.ephemeral_to is not None:
        return 0, None
    return REPLY, {"type": 0, "message_id": original.id, "channel_id": original.channel_id}


def _message(broker: Broker, one: Interaction, given: InitialResponse) -> Message:
    world = broker.world
    draft = read_data(given.data, world.emojis)
    pressed = world.anywhere(one.message_id) if one.message_id else None
    kind, reference = message_type(one, pressed)
    return posting.post(
        world,
        posting.Post(
            channel=world.channel(one.channel_id),
            author_id=world.bot.id,
            draft=draft,
            uploads=given.uploads,
            type=kind,
            reference=reference,
            made_by=metadata(world, one),
            ephemeral_to=only_visible_to(one, draft),
        ),
    )


def _promise(broker: Broker, one: Interaction, given: InitialResponse) -> Message:
    world = broker.world
    hidden = bool(int(given.data.get("flags") or 0) & EPHEMERAL)
    channel = world.channel(one.channel_id)
    kind = COMMAND_ANSWER if one.type == kinds.COMMAND else 0
    made_by = metadata(world, one)
    return posting.post_deferred(world, channel, made_by, one.person_id if hidden else None, kind)


def _promise_update(broker: Broker, one: Interaction, _given: InitialResponse) -> Message:
    return _pressed(broker, one)


def _update(broker: Broker, one: Interaction, given: InitialResponse) -> Message:
    message = _pressed(broker, one)
    already_v2 = bool(message.flags & COMPONENTS_V2)
    draft = read_data(given.data, broker.world.emojis, already_v2=already_v2)
    posting.edit(broker.world, message, draft, given.uploads)
    return message


def _pressed(broker: Broker, one: Interaction) -> Message:
    message = broker.world.anywhere(one.message_id or "")
    if message is None:
        raise Refused(errors.UNKNOWN_MESSAGE)
    return message


def _choices(broker: Broker, one: Interaction, given: InitialResponse) -> None:
    focused = focused_option(one.data)
    choices = read_choices(given.payload, focused["type"])
    news = {"nonce": one.nonce, "choices": choices}
    broker.world.event_bus.page.tell(PageEvent("choices", news, frozenset({one.person_id})))


def _modal(broker: Broker, one: Interaction, given: InitialResponse) -> None:
    one.modal = read_modal(given.payload, broker.world.emojis)
    news = {"nonce": one.nonce, "interaction_id": one.id, **one.modal}
    broker.world.event_bus.page.tell(PageEvent("modal", news, frozenset({one.person_id})))


def focused_option(data: Json) -> Json:
    """Return the option that is being typed."""
    for option in data.get("options", ()):
        if option.get("focused"):
            return dict(option)
        if found := focused_option(option):
            return found
    return {}


def read_data(data: Json, emojis: Collection[str] = (), *, already_v2: bool = False) -> Draft:
    """Validate the message in a response; error paths start with `data`."""
    try:
        return read_message(data, emojis, already_v2=already_v2)
    except Refused as refused:
        if "errors" in refused.extra:
            raise Refused(refused.reason, {"errors": {"data": refused.extra["errors"]}}) from None
        raise


def only_visible_to(one: Interaction, draft: Draft) -> str | None:
    """Return the only person who can see a response, if it is ephemeral."""
    return one.person_id if (draft.form.flags or 0) & EPHEMERAL else None


_ANSWERS: dict[int, Callable[[Broker, Interaction, InitialResponse], Message | None]] = {
    kinds.MESSAGE: _message,
    kinds.PROMISE: _promise,
    kinds.PROMISE_UPDATE: _promise_update,
    kinds.UPDATE: _update,
    kinds.CHOICES: _choices,
    kinds.OPEN_MODAL: _modal,
}
