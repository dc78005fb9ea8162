"""Laws about the shape of the bot's code that spare its readers needless indirections."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

from bot.component_router import HANDLERS

ROOT = Path(__file__).parents[2]
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions() -> Iterator[tuple[Path, Function]]:
    for path in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, Function):
                yield path.relative_to(ROOT), node


def only_hands_on(function: Function) -> bool:
    """Return whether a function only calls another with its own parameters."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    if len(body) != 1 or not isinstance(body[0], ast.Return | ast.Expr):
        return False
    call = body[0].value
    if isinstance(call, ast.Await):
        call = call.value
    if not isinstance(call, ast.Call) or function.decorator_list:
        return False
    mine = {each.arg for each in (*function.args.args, *function.args.kwonlyargs)}
    given = [*call.args, *(each.value for each in call.keywords)]
    return bool(given) and all(isinstance(each, ast.Name) and each.id in mine for each in given)


def test_a_function_that_only_hands_on_is_recognised() -> None:
    (one,) = ast.parse(
        "async def show(reply, text):\n    'Show.'\n    await send(reply, text)"
    ).body
    (other,) = ast.parse("def show(reply, text):\n    return send(reply, text.upper())").body
    assert isinstance(one, Function)
    assert only_hands_on(one)
    assert isinstance(other, Function)
    assert not only_hands_on(other)


def test_no_function_only_hands_on() -> None:
    assert [f"{path}: {each.name}" for path, each in functions() if only_hands_on(each)] == []


def test_handlers_take_what_they_use() -> None:
    unused = {
        (each.__name__, parameter)
        for each in HANDLERS.values()
        for parameter in inspect.signature(each).parameters
        if parameter.startswith("_")
    }
    # All handlers have the same parameters; these two mark those they do not need.
    assert unused == {("forget", "_press"), ("ask_amount", "_services")}


def never_touches(function: Function, parameter: str) -> bool:
    """Return whether a function has this parameter but uses none of its attributes."""
    if all(each.arg != parameter for each in (*function.args.args, *function.args.kwonlyargs)):
        return False
    if function.name == "__init__":  # it keeps the parameter for the methods
        return False
    touched = (node.value for node in ast.walk(function) if isinstance(node, ast.Attribute))
    return not any(isinstance(each, ast.Name) and each.id == parameter for each in touched)


def test_a_function_that_never_touches_its_services_is_recognised() -> None:
    (one,) = ast.parse("def show(services, text):\n    send(services, text.upper())").body
    (other,) = ast.parse("def show(services, text):\n    send(services.store, text)").body
    assert isinstance(one, Function)
    assert never_touches(one, "services")
    assert isinstance(other, Function)
    assert not never_touches(other, "services")


def test_only_handlers_get_services_that_they_never_touch() -> None:
    handlers = {inspect.unwrap(each) for each in HANDLERS.values()}
    entries = {(each.__module__, each.__name__) for each in handlers}
    idle = {
        (".".join(path.with_suffix("").parts), each.name)
        for path, each in functions()
        if never_touches(each, "services")
    }
    # The router passes every handler the same; all other functions get only what they need.
    assert idle - entries == set()
