"""The routes for the page's requests, documented in docs/sandbox.md, and for the page itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from aiohttp import web
from aiohttp.typedefs import Handler
from pydantic import BaseModel, ValidationError

from sandbox import serializers
from sandbox.bot_process.child import Child
from sandbox.chat import Chat
from sandbox.errors import CannotDo, Refused
from sandbox.faults.injector import FaultInjector, FaultRequest
from sandbox.gateway.hub import Hub
from sandbox.json_input import is_number, parsed
from sandbox.messages.serializers import for_page
from sandbox.page_api.live_socket import LiveSocket
from sandbox.rest.bodies import json_response

CHAT = web.AppKey("chat", Chat)
HUB = web.AppKey("hub", Hub)
FAULTS = web.AppKey("faults", FaultInjector)
CHILD: web.AppKey[Child] = web.AppKey("child", Child)
_MOST_MESSAGES = 100
_PAGE = Path(__file__).parents[1] / "page"
Form = TypeVar("Form", bound=BaseModel)
Values: TypeAlias = dict[str, Any]


class NewMessage(BaseModel):
    """A plain message to be sent."""

    person: str
    channel: str
    content: str


class PersonInChannel(BaseModel):
    """A request that names only a person and a channel."""

    person: str
    channel: str


class UseCommand(PersonInChannel):
    """The use of a slash command."""

    nonce: str
    name: str
    options: Values = {}


class Complete(UseCommand):
    """A slash command that is still being typed."""

    focused: str


class Press(BaseModel):
    """A press of a button, or a choice in a select."""

    person: str
    message: str
    nonce: str
    custom_id: str
    values: list[str] | None = None


class Submit(BaseModel):
    """A submitted modal."""

    person: str
    nonce: str
    interaction_id: str
    custom_id: str = ""
    values: Values = {}


class Dismiss(BaseModel):
    """The dismissal of an ephemeral message."""

    person: str
    message: str


class PersonOnly(BaseModel):
    """A request that names only a person."""

    person: str


class NewPerson(BaseModel):
    """A person to be created."""

    name: str
    locale: str = "en-US"
    colour: str = "#6c757d"


class Language(PersonOnly):
    """A person's choice of a language."""

    locale: str


class NewChannel(BaseModel):
    """A channel or thread to be created."""

    name: str
    parent: str | None = None


class BotAction(BaseModel):
    """An action to be carried out on the bot's process."""

    do: str


@web.middleware
async def plain_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn refusals into error responses that say in a sentence what is wrong."""
    try:
        return await handler(request)
    except CannotDo as cannot:
        about = {"option": cannot.option} if cannot.option is not None else {}
        return json_response({"message": str(cannot), **about}, 400)
    except Refused as refused:
        return json_response({"message": refused.reason.message}, 400)


async def _read(request: web.Request, kind: type[Form]) -> Form:
    try:
        return kind.model_validate(parsed(await request.read()))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(step) for step in first["loc"])
        raise CannotDo(f"{place}: {first['msg']}") from error
    except ValueError as error:
        raise CannotDo("That is no JSON.") from error


async def live(request: web.Request) -> web.StreamResponse:
    """GET /page/live."""
    chat = request.app[CHAT]
    person = chat.person(request.query.get("person", ""))
    return await LiveSocket(chat, request.app[HUB], person).run(request)


async def history(request: web.Request) -> web.Response:
    """GET /page/history."""
    chat, query = request.app[CHAT], request.query
    person = chat.person(query.get("person", ""))
    channel = chat.channel(person, query.get("channel", ""))
    limit, before = query.get("limit", "50"), query.get("before", "")
    if (
        not is_number(limit)
        or not 1 <= int(limit) <= _MOST_MESSAGES
        or not is_number(before or "0")
    ):
        raise CannotDo(f"The limit is from 1 to {_MOST_MESSAGES}; `before` is an id.")
    there = chat.world.visible(person.id, channel.id)
    if before:
        there = [one for one in there if int(one.id) < int(before)]
    else:
        chat.read(person.id, channel.id)
    return json_response([for_page(chat.world, one) for one in there[-int(limit) :]])


async def people(request: web.Request) -> web.Response:
    """GET /page/people: the people the page can switch to."""
    world = request.app[CHAT].world
    return json_response([serializers.person(one) for one in world.people.values()])


async def say(request: web.Request) -> web.Response:
    """POST /page/say."""
    chat, form = request.app[CHAT], await _read(request, NewMessage)
    message = chat.say(form.person, form.channel, form.content)
    return json_response(for_page(chat.world, message))


async def read(request: web.Request) -> web.Response:
    """POST /page/read: mark a channel as read."""
    chat, form = request.app[CHAT], await _read(request, PersonInChannel)
    channel = chat.channel(chat.person(form.person), form.channel)
    chat.read(form.person, channel.id)
    return json_response({})


async def command(request: web.Request) -> web.Response:
    """POST /page/command."""
    form = await _read(request, UseCommand)
    chat = request.app[CHAT]
    one = chat.command(form.person, form.channel, form.nonce, form.name, form.options)
    return json_response({"interaction_id": one.id})


async def autocomplete(request: web.Request) -> web.Response:
    """POST /page/autocomplete."""
    form = await _read(request, Complete)
    filled = (form.options, form.focused)
    chat = request.app[CHAT]
    one = chat.autocomplete(form.person, form.channel, form.nonce, form.name, filled)
    return json_response({"interaction_id": one.id})


async def press(request: web.Request) -> web.Response:
    """POST /page/press."""
    form = await _read(request, Press)
    chat = request.app[CHAT]
    one = chat.press(form.person, form.message, form.nonce, form.custom_id, form.values)
    return json_response({"interaction_id": one.id})


async def submit(request: web.Request) -> web.Response:
    """POST /page/submit."""
    form = await _read(request, Submit)
    one = request.app[CHAT].submit(form.person, form.nonce, form.interaction_id, form.values)
    return json_response({"interaction_id": one.id})


async def dismiss(request: web.Request) -> web.Response:
    """POST /page/dismiss."""
    form = await _read(request, Dismiss)
    request.app[CHAT].dismiss(form.person, form.message)
    return json_response({})


async def direct(request: web.Request) -> web.Response:
    """POST /page/direct."""
    form = await _read(request, PersonOnly)
    chat = request.app[CHAT]
    return json_response(serializers.channel_for(chat.world, chat.direct(form.person), form.person))


async def add_person(request: web.Request) -> web.Response:
    """POST /page/people."""
    form = await _read(request, NewPerson)
    return json_response(
        serializers.person(request.app[CHAT].add_person(form.name, form.locale, form.colour))
    )


async def set_language(request: web.Request) -> web.Response:
    """POST /page/language."""
    form = await _read(request, Language)
    person = request.app[CHAT].set_language(form.person, form.locale)
    return json_response(serializers.person(person))


async def add_channel(request: web.Request) -> web.Response:
    """POST /page/channels."""
    form = await _read(request, NewChannel)
    chat = request.app[CHAT]
    return json_response(serializers.channel(chat.world, chat.add_channel(form.name, form.parent)))


async def inject_fault(request: web.Request) -> web.Response:
    """POST /page/fault."""
    await request.app[FAULTS].inject(await _read(request, FaultRequest))
    return json_response({})


async def bot(request: web.Request) -> web.Response:
    """POST /page/bot: start, stop or restart the bot's process."""
    form = await _read(request, BotAction)
    child = request.app.get(CHILD)
    if child is None:
        raise CannotDo("The bot is not run by this server.")
    actions: dict[str, Callable[[], Awaitable[None]]] = {
        "start": child.start,
        "stop": child.stop,
        "restart": child.restart,
    }
    if form.do not in actions:
        raise CannotDo(f"The bot can be told to {', '.join(actions)}.")
    await actions[form.do]()
    return json_response({})


async def page(request: web.Request) -> web.StreamResponse:
    """GET / and the page's files."""
    name = request.match_info.get("name") or "index.html"
    path = (_PAGE / name).resolve()
    if not path.is_relative_to(_PAGE.resolve()) or not path.is_file():
        raise web.HTTPNotFound(text="There is no such page.")
    return web.FileResponse(path, headers={"Cache-Control": "no-cache"})


PAGE_ROUTES = [
    web.get("/live", live),
    web.get("/history", history),
    web.get("/people", people),
    web.post("/people", add_person),
    web.post("/language", set_language),
    web.post("/say", say),
    web.post("/read", read),
    web.post("/command", command),
    web.post("/autocomplete", autocomplete),
    web.post("/press", press),
    web.post("/submit", submit),
    web.post("/dismiss", dismiss),
    web.post("/direct", direct),
    web.post("/channels", add_channel),
    web.post("/fault", inject_fault),
    web.post("/bot", bot),
]
STATIC_ROUTES = [web.get("/", page), web.get("/{name:.+}", page)]
