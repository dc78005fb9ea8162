"""The rules and messages of a lobby: its players, its options and its buttons."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from bot.component_packs import NO_PACKS, Packs
from bot.custom_ids import Press, Verb
from bot.display_names import escaped
from bot.localization import names_of, plain_name, safe_names
from bot.messages.components import Button, ButtonTone, ComponentRow, ListEntry, Select
from bot.messages.message_view import MessageContent
from bot.table.seats import LEVELS, SHAPES, USUAL_LEVEL, level_words
from bot.timing.time_control import PACES, pace_words
from db.records import NO_PACE, Lobby, Player, PlayerKind
from engine.core.errors import Refused
from engine.core.game import (
    SEED_BITS,
    AnyGame,
    GameOption,
    Setup,
    checked_setup,
    option_words,
    title,
)
from engine.core.msg import Msg, msg
from engine.core.packs.own import DEFAULT_ID
from engine.core.text import Words
from engine.players import find_player
from engine.registry import find_game


class LobbyTrouble(Refused):
    """An action that is not possible in this lobby, or in this channel."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(msg(key, **args))


def human_player(user_id: int, name: str) -> Player:
    """Return a player for a person."""
    return Player("human", user_id, name)


def with_person(lobby: Lobby, player: Player) -> Lobby:
    """Return the lobby with this person added."""
    if any(other.user_id == player.user_id for other in lobby.players):
        raise LobbyTrouble("bot-error-joined-already")
    return _with_player(lobby, player)


def with_computer(lobby: Lobby, level: str) -> Lobby:
    """Return the lobby with a computer player added."""
    find_player(level)
    return _with_player(lobby, Player(cast("PlayerKind", level), None))


def computers(lobby: Lobby) -> int:
    """Return the number of computer players in the lobby."""
    return sum(player.user_id is None for player in lobby.players)


def _with_player(lobby: Lobby, player: Player) -> Lobby:
    most = find_game(lobby.game).seat_counts[-1]
    if len(lobby.players) >= most:
        raise LobbyTrouble("bot-error-table-full", most=most)
    return replace(lobby, players=(*lobby.players, player))


def without_person(lobby: Lobby, user_id: int) -> Lobby:
    """Return the lobby without this person; if the host leaves, the next person takes over."""
    staying = tuple(player for player in lobby.players if player.user_id != user_id)
    if len(staying) == len(lobby.players):
        raise LobbyTrouble("bot-error-not-joined")
    hosts = [player.user_id for player in staying if player.user_id]
    host = lobby.host_id if lobby.host_id in hosts else next(iter(hosts), lobby.host_id)
    return replace(lobby, players=staying, host_id=host)


def without_computer(lobby: Lobby) -> Lobby:
    """Return the lobby without the computer player that was added last."""
    for seat in reversed(range(len(lobby.players))):
        if lobby.players[seat].user_id is None:
            players = lobby.players[:seat] + lobby.players[seat + 1 :]
            return replace(lobby, players=players)
    raise LobbyTrouble("bot-error-no-computer")


def with_option(lobby: Lobby, name: str, value: str) -> Lobby:
    """Return the lobby with an option set; refuse an unknown option or value."""
    chosen = dict(lobby.options) | {name: value}
    game = find_game(lobby.game)
    checked_setup(game, game.seat_counts[-1], 0, chosen)
    return replace(lobby, options=tuple(chosen.items()))


def with_pace(lobby: Lobby, pace: str) -> Lobby:
    """Return the lobby with another pace; refuse an unknown one."""
    if pace not in PACES:
        raise LobbyTrouble("bot-error-no-pace", name=pace)
    return replace(lobby, pace=pace)


def with_pack(lobby: Lobby, packs: Packs, wanted: str) -> Lobby:
    """Return the lobby with another pack; refuse an unknown one."""
    return replace(lobby, pack=packs.id_of(lobby.game, wanted))


def empty(lobby: Lobby) -> bool:
    """Return whether no people are left in the lobby."""
    return not any(player.user_id for player in lobby.players)


def check_host(lobby: Lobby, user_id: int, *, manager: bool) -> None:
    """Refuse anyone but the host and server managers."""
    if user_id != lobby.host_id and not manager:
        raise LobbyTrouble("bot-error-only-host", host=_host_name(lobby))


def _host_name(lobby: Lobby) -> str:
    names = (player.name for player in lobby.players if player.user_id == lobby.host_id)
    return escaped(plain_name(next(names, "")))


def setup_to_start(lobby: Lobby, packs: Packs = NO_PACKS) -> Setup:
    """Return the set-up to start with; refuse if too few have joined, or the pack is gone."""
    game = packs.game(lobby.game, lobby.pack)
    if game is None:
        raise LobbyTrouble("bot-error-pack-gone", id=lobby.pack)
    least = game.seat_counts[0]
    if len(lobby.players) < least:
        raise LobbyTrouble("bot-error-too-few", least=least, now=len(lobby.players))
    seed = secrets.randbits(SEED_BITS)
    options = {option.name: option_value(lobby, option) for option in game.options}
    return checked_setup(game, len(lobby.players), seed, dict(lobby.options) | options)


def lobby_message(lobby: Lobby, words: Words, packs: Packs = NO_PACKS) -> MessageContent:
    """Return the lobby's post."""
    game = find_game(lobby.game)
    head = msg("bot-lobby-title", title=title(game), game=lobby.id)
    return MessageContent(
        words=words,
        names=names_of(lobby.players, words),
        texts=(
            f"### {words.say(head)}",
            "\n".join(_seats(lobby, game, words)),
            "\n".join(
                (*_options(lobby, game, words), *_pack(lobby, packs, words), _pace(lobby, words))
            ),
        ),
        rows=(_first_row(lobby), _computers(lobby), _last_row(lobby)),
    )


def _seats(lobby: Lobby, game: AnyGame, words: Words) -> Iterator[str]:
    names = safe_names(lobby.players, words)
    for shape, name, player in zip(SHAPES, names, lobby.players, strict=False):
        host = f" · {words.inner(msg('bot-host'), None)}" if player.user_id == lobby.host_id else ""
        level = f" · {words.inner(level_words(player.kind), None)}" if not player.user_id else ""
        yield f"{shape} {name}{host}{level}"
    low, high = game.seat_counts[0], game.seat_counts[-1]
    yield f"-# {words.say(msg('bot-lobby-seats', low=low, high=high, now=len(lobby.players)))}"


def adding_words(level: str) -> Msg:
    """Return the label of the button that adds a computer player of this level."""
    return msg(f"bot-add-computer-{level}")


def option_value(lobby: Lobby, option: GameOption) -> str:
    """Return the value chosen for an option, or else the default for this table's players."""
    return dict(lobby.options).get(option.name, option.usual(seasoned=lobby.seasoned))


def _options(lobby: Lobby, game: AnyGame, words: Words) -> Iterator[str]:
    later: list[str] = []
    for option in _shown(lobby, game):
        value = option_value(lobby, option)
        name, meaning = option_words(game, option), option_words(game, option, value)
        if option.counts_for(len(lobby.players)):
            yield f"{words.say(name)}: **{words.inner(meaning, None)}**"
        elif option.seats:
            least = option.seats[0]
            then = msg("bot-option-later", seats=least, option=name, value=meaning)
            later.append(f"-# {words.say(then)}")
    yield from later


def _pack(lobby: Lobby, packs: Packs, words: Words) -> Iterator[str]:
    """Yield the name of the pack, if there is a choice."""
    if packs.of(lobby.game) or lobby.pack:
        name = words.inner(packs.name(lobby.game, lobby.pack), None)
        yield f"{words.say(msg('bot-pack'))}: **{escaped(name)}**"


def _pace(lobby: Lobby, words: Words) -> str:
    """Return a line with the pace and its meaning."""
    known = lobby.pace if lobby.pace in PACES else NO_PACE
    name = words.inner(msg(f"bot-pace-{known}"), None)
    meaning = words.inner(pace_words(PACES[known]), None)
    return f"{words.say(msg('bot-pace'))}: **{name}** · {meaning}"


def _shown(lobby: Lobby, game: AnyGame) -> list[GameOption]:
    """Return the options that matter now, or would if more players joined."""
    now = len(lobby.players)
    return [option for option in game.options if not option.seats or now <= option.seats[-1]]


def _button(lobby: Lobby, verb: Verb, key: str, tone: ButtonTone = ButtonTone.PLAIN) -> Button:
    return Button(Press(verb, lobby.id), msg(key), tone)


def _first_row(lobby: Lobby) -> ComponentRow:
    return (
        _button(lobby, Verb.JOIN, "bot-join", ButtonTone.INFORM),
        _button(lobby, Verb.OPTIONS, "bot-options"),
        _button(lobby, Verb.LEAVE, "bot-leave"),
    )


def _computers(lobby: Lobby) -> ComponentRow:
    """Return a button for each level, the usual one first."""
    # The number of computer players distinguishes a press delivered twice from two presses.
    base = Press(Verb.ADD_LEVEL, lobby.id, ply=computers(lobby))
    usual = Button(replace(base, verb=Verb.ADD_COMPUTER), msg("bot-add-computer"))
    others = (
        Button(replace(base, rest=level), adding_words(level))
        for level in LEVELS
        if level != USUAL_LEVEL
    )
    return (usual, *others)


def _last_row(lobby: Lobby) -> ComponentRow:
    return (_button(lobby, Verb.START, "bot-start", ButtonTone.ON),)


def options_message(lobby: Lobby, words: Words, packs: Packs = NO_PACKS) -> MessageContent:
    """Return the private message in which the options are set."""
    game = find_game(lobby.game)
    rows = (
        *(_choice(lobby, game, option) for option in _shown(lobby, game)),
        *_pack_choice(lobby, packs),
        _pace_choice(lobby),
    )
    return MessageContent(
        words=words, texts=(f"### {words.say(msg('bot-options-title'))}",), rows=rows
    )


def _choice(lobby: Lobby, game: AnyGame, option: GameOption) -> ComponentRow:
    now = option_value(lobby, option)
    entries = tuple(
        ListEntry(value, _set_to(game, option, value), chosen=value == now)
        for value in option.values
    )
    press = Press(Verb.SET_OPTION, lobby.id, rest=option.name)
    return Select(press, option_words(game, option), entries)


def _pack_choice(lobby: Lobby, packs: Packs) -> Iterator[ComponentRow]:
    """Yield a select of the game's packs, if any are offered or the chosen one is gone."""
    if not packs.of(lobby.game) and not lobby.pack:
        return
    now = lobby.pack or DEFAULT_ID
    entries = tuple(
        ListEntry(id_, msg("bot-option-set", option=msg("bot-pack"), value=name), chosen=id_ == now)
        for id_, name in packs.labelled(lobby.game).items()
    )
    yield Select(Press(Verb.SET_PACK, lobby.id), msg("bot-pack"), entries)


def _pace_choice(lobby: Lobby) -> ComponentRow:
    entries = tuple(
        ListEntry(
            name,
            msg("bot-option-set", option=msg("bot-pace"), value=msg(f"bot-pace-{name}")),
            pace_words(pace),
            chosen=name == lobby.pace,
        )
        for name, pace in PACES.items()
    )
    return Select(Press(Verb.SET_PACE, lobby.id), msg("bot-pace"), entries)


def _set_to(game: AnyGame, option: GameOption, value: str) -> Msg:
    name, meaning = option_words(game, option), option_words(game, option, value)
    return msg("bot-option-set", option=name, value=meaning)


def closed_message(lobby: Lobby, words: Words, why: Msg) -> MessageContent:
    """Return the message that replaces the post of a closed lobby."""
    head = msg("bot-lobby-title", title=title(find_game(lobby.game)), game=lobby.id)
    return MessageContent(words=words, texts=(f"### {words.say(head)}", words.say(why)))
