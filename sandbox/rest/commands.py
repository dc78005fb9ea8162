"""Routes for the bot's commands, both global ones and those of the guild."""

from __future__ import annotations

from collections.abc import Iterable

from aiohttp import web

from sandbox import errors, serializers
from sandbox.errors import Problems, Refused
from sandbox.event_bus import PageEvent
from sandbox.model import Command, Json
from sandbox.rest.bodies import WORLD, json_response, nothing, read_body, read_list
from sandbox.validation.command_rules import read_command
from sandbox.validation.commands import CHAT_INPUT
from sandbox.world import World

_MOST = {CHAT_INPUT: 100, 2: 15, 3: 15}


def _scope(request: web.Request) -> tuple[World, str | None]:
    """Return the world and the guild whose commands the path names, or None for global ones."""
    world = request.app[WORLD]
    if request.match_info["application_id"] != world.bot.id:
        raise Refused(errors.UNKNOWN_APPLICATION)
    guild_id = request.match_info.get("guild_id")
    if guild_id is not None and (guild_id != world.guild.id or not world.bot.present):
        raise Refused(errors.MISSING_ACCESS)
    return world, guild_id


def _there(world: World, guild_id: str | None) -> list[Command]:
    return [one for one in world.commands.values() if one.guild_id == guild_id]


def _found(request: web.Request) -> tuple[World, Command]:
    world, guild_id = _scope(request)
    command = world.commands.get(request.match_info["command_id"])
    if command is None or command.guild_id != guild_id:
        raise Refused(errors.UNKNOWN_COMMAND)
    return world, command


def _key(body: Json) -> tuple[int, str]:
    return body["type"], body["name"]


def _put(world: World, guild_id: str | None, body: Json) -> Command:
    """Store a command; one of the same type and name is replaced, and its ID is kept."""
    old = next((one for one in _there(world, guild_id) if _key(one.body) == _key(body)), None)
    if old is not None and old.body == body:
        return old
    key = old.id if old else world.new_id()
    command = Command(key, world.new_id(), body, guild_id)
    world.commands[key] = command
    world.save(command)
    return command


def _remove(world: World, command: Command) -> None:
    del world.commands[command.id]
    world.drop(command)


def _check_count(bodies: Iterable[Json]) -> None:
    kinds = [body["type"] for body in bodies]
    if any(kinds.count(kind) > most for kind, most in _MOST.items()):
        raise Refused(errors.TOO_MANY_COMMANDS)


def _tell(world: World) -> None:
    commands = [serializers.command(world, one) for one in world.commands.values()]
    world.event_bus.page.tell(PageEvent("commands", commands))


async def get_commands(request: web.Request) -> web.Response:
    """GET .../commands."""
    world, guild_id = _scope(request)
    return json_response([serializers.command(world, one) for one in _there(world, guild_id)])


async def get_command(request: web.Request) -> web.Response:
    """GET .../commands/{id}."""
    world, command = _found(request)
    return json_response(serializers.command(world, command))


async def create_command(request: web.Request) -> web.Response:
    """POST .../commands."""
    world, guild_id = _scope(request)
    body = read_command((await read_body(request)).payload)
    there = {_key(one.body): one.body for one in _there(world, guild_id)}
    is_new = _key(body) not in there
    _check_count((there | {_key(body): body}).values())
    command = _put(world, guild_id, body)
    _tell(world)
    return json_response(serializers.command(world, command), 201 if is_new else 200)


async def replace_commands(request: web.Request) -> web.Response:
    """PUT .../commands: replace all commands."""
    world, guild_id = _scope(request)
    bodies = _read_all(await read_list(request))
    _check_count(bodies)
    kept = [_put(world, guild_id, body) for body in bodies]
    for command in _there(world, guild_id):
        if command not in kept:
            _remove(world, command)
    _tell(world)
    return json_response([serializers.command(world, one) for one in kept])


def _read_all(payloads: list[Json]) -> list[Json]:
    """Return a validated list of commands; raise `Refused` with the errors nested by position."""
    problems, bodies = Problems(), []
    seen: set[tuple[int, str]] = set()
    for place, payload in enumerate(payloads):
        try:
            body = read_command(payload)
        except Refused as refused:
            problems.found[str(place)] = refused.extra.get("errors", {})
            continue
        if _key(body) in seen:
            problems.add(
                (place, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(_key(body))
        bodies.append(body)
    problems.raise_if_any()
    return bodies


async def change_command(request: web.Request) -> web.Response:
    """PATCH .../commands/{id}."""
    world, command = _found(request)
    payload = (await read_body(request)).payload
    body = read_command(command.body | payload)
    others = [one for one in _there(world, command.guild_id) if one is not command]
    if _key(body) in [_key(one.body) for one in others]:
        raise errors.invalid(
            "name",
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
            "Application command names must be unique",
        )
    command.body, command.version = body, world.new_id()
    world.save(command)
    _tell(world)
    return json_response(serializers.command(world, command))


async def delete_command(request: web.Request) -> web.Response:
    """DELETE .../commands/{id}."""
    world, command = _found(request)
    _remove(world, command)
    _tell(world)
    return nothing()


def _routes(prefix: str) -> list[web.RouteDef]:
    one = prefix + "/{command_id}"
    return [
        web.get(prefix, get_commands),
        web.post(prefix, create_command),
        web.put(prefix, replace_commands),
        web.get(one, get_command),
        web.patch(one, change_command),
        web.delete(one, delete_command),
    ]


ROUTES = [
    *_routes("/applications/{application_id}/commands"),
    *_routes("/applications/{application_id}/guilds/{guild_id}/commands"),
]
