"""A guild's statistics: the games played there and their scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from statistics import median

from bot.custom_ids import Press, Verb
from bot.display_names import escaped
from bot.localization import plain_name
from bot.messages.components import Button
from bot.messages.game_text import BETWEEN
from bot.messages.message_view import MessageContent
from bot.messages.pictures import Pictures
from bot.messages.responses import Reply
from db.stats.guild_stats import CompletedGame, PlayedHere
from db.store import Store
from engine.core.errors import Refused
from engine.core.game import title
from engine.core.msg import Msg, msg
from engine.core.text import Words
from engine.registry import find_game
from render.charts.guild_chart import ServerChart, server_chart_scene
from render.pictures import Picture

SERVER = "server"
"""The value that means the guild, in a custom ID that could also name a user."""
MONTHS = 12
A_DAY = timedelta(days=1)
ENOUGH = 3
"""The fewest games for which a typical duration is shown."""


class NothingPlayed(Refused):
    """Nobody has finished a game here."""


async def show_server_stats(
    pictures: Pictures, store: Store, reply: Reply, game: str | None = None
) -> None:
    """Show the guild's statistics, with a chart of the named game or the one played most."""
    guild = reply.interaction.guild
    if guild is None:
        raise NothingPlayed(msg("bot-error-direct-message"))
    played = await store.guild_stats.played_on(guild.id)
    if not played:
        raise NothingPlayed(msg("bot-server-stats-none"))
    charted = game or played[0].game
    now = store.now()
    ended = await store.guild_stats.ended_on(guild.id, charted, _first_month(now))
    picture: tuple[Picture, ...] = ()
    if ended:
        chart = _chart(plain_name(guild.name), charted, ended, now)
        scene = server_chart_scene(chart, reply.words)
        picture = await pictures.paint(scene, "server-stats")
    user = reply.interaction.user.id
    await reply.show(server_message(played, charted, ended, reply.words, user, picture))


def server_message(
    played: Sequence[PlayedHere],
    charted: str,
    ended: Sequence[CompletedGame],
    words: Words,
    user_id: int,
    picture: tuple[Picture, ...] = (),
) -> MessageContent:
    """Return a message with a few lines for each game, and buttons for other statistics."""
    head, note = (words.say(msg(f"bot-server-stats-{name}")) for name in ("title", "note"))
    texts = []
    for one in played:
        lines = [*_lines(one, words)]
        if one.game == charted and len(ended) >= ENOUGH:
            lines.append(words.say(_duration(ended)))
        texts.append("\n".join(lines))
    others = tuple(
        Button(Press(Verb.STATS, rest=f"{one.game}~{SERVER}"), title(find_game(one.game)))
        for one in played
        if one.game != charted
    )
    own = Button(Press(Verb.STATS, rest=f"{charted}~{user_id}"), msg("bot-stats-of-me"))
    return MessageContent(
        words=words,
        texts=(f"### {head}\n-# {note}", *texts),
        pictures=picture,
        rows=((*others, own),),
    )


def _lines(one: PlayedHere, words: Words) -> Iterator[str]:
    """Yield the lines of text about one game."""
    yield f"**{words.say(title(find_game(one.game)))}**"
    figures = [msg("bot-server-stats-games", games=one.games, people=one.people)]
    if one.alone:
        figures.append(msg("bot-server-stats-alone", games=one.alone))
    if one.winning is not None:
        figures.append(msg("bot-server-stats-winning", points=round(one.winning)))
    yield BETWEEN.join(map(words.say, figures))
    yield words.say(_best(one))


def _best(one: PlayedHere) -> Msg:
    best = one.best
    if not best.name:
        return msg("bot-server-stats-best-unknown", points=best.score)
    return msg("bot-server-stats-best", points=best.score, name=escaped(plain_name(best.name)))


def _duration(ended: Sequence[CompletedGame]) -> Msg:
    """Return the median duration of these games, from opening the table to the end."""
    middle = timedelta(seconds=median((one.at - one.began).total_seconds() for one in ended))
    if middle < A_DAY:
        return msg("bot-server-stats-hours")
    return msg("bot-server-stats-days", days=middle // A_DAY)


def _chart(server: str, game: str, ended: Sequence[CompletedGame], now: datetime) -> ServerChart:
    counts, this = Counter(_month(one.at) for one in ended), _month(now)
    months = tuple((_written(month), counts[month]) for month in range(this - MONTHS + 1, this + 1))
    winning = tuple(one.best for one in ended if one.seats > 1)
    alt = msg("bot-server-chart-alt", title=title(find_game(game)), name=server, count=len(ended))
    if winning:
        alt = msg("bot-server-chart-alt-won", alt=alt, low=min(winning), high=max(winning))
    return ServerChart(title(find_game(game)), server, months, winning, alt)


def _month(moment: datetime) -> int:
    """Return the number of months since the year 0, for arithmetic."""
    return moment.year * 12 + moment.month - 1


def _written(month: int) -> str:
    """Return a month as written below a bar of the chart."""
    return f"{month % 12 + 1}/{month // 12 % 100:02}"


def _first_month(now: datetime) -> datetime:
    """Return the start of the first month shown."""
    year, month = divmod(_month(now) - MONTHS + 1, 12)
    return now.replace(year=year, month=month + 1, day=1, hour=0, minute=0, second=0, microsecond=0)
