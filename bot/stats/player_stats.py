"""Statistics of players: a player's games with a chart, and a guild's leaderboard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.custom_ids import LARGEST_USER, Press, Verb, number_in
from bot.display_names import escaped
from bot.localization import plain_name
from bot.messages.components import Button, ButtonTone
from bot.messages.message_view import MessageContent
from bot.messages.pictures import Pictures
from bot.messages.rating_text import rating_words, shown
from bot.messages.responses import Reply
from bot.services import Services
from bot.stats.guild_stats import SERVER, show_server_stats
from bot.stats.totals import STREAK, against_others, alone, places_of, totals_of
from db.stats.player_stats import FinishedGame, Leader, SoloBest
from db.store import Store
from engine.core.errors import Refused
from engine.core.game import title
from engine.core.msg import msg
from engine.core.text import Words
from engine.registry import GAMES, find_game
from render.charts.player_chart import Chart, ChartPoint, chart_scene
from render.pictures import Picture

CHARTED = 20
"""The most games shown in a chart."""
LEAST = 3
"""The fewest rated games in a guild for a player to be listed there."""
SHOWN = 15
"""The most players shown on the leaderboard."""
SHOWN_ALONE = 5
BETWEEN = " · "


class NothingKept(Refused):
    """An unknown game, or one without results here."""


@dataclass(frozen=True, slots=True)
class PlayerQuery:
    """The player whose statistics are shown, and the guild they are limited to."""

    user_id: int
    name: str
    own: bool
    guild_id: int | None
    """The guild to which other players' games are limited; one's own are shown from everywhere."""


async def show_stats(
    pictures: Pictures, store: Store, reply: Reply, about: PlayerQuery, game: str | None = None
) -> None:
    """Show a player's statistics, with a chart of the named game or the one played last."""
    where = None if about.own else about.guild_id
    finished = await store.player_stats.finished_by(about.user_id, where)
    if not finished:
        raise NothingKept(
            msg("bot-stats-none") if about.own else msg("bot-stats-none-of", name=about.name)
        )
    charted = game or finished[-1].game
    marks = _marks([one for one in finished if one.game == charted])
    picture: tuple[Picture, ...] = ()
    if marks:
        chart = _chart(about.name, charted, marks)
        picture = await pictures.paint(chart_scene(chart, reply.words), "stats")
    await reply.show(stats_message(about, finished, charted, reply.words, picture))


def stats_message(
    about: PlayerQuery,
    finished: Sequence[FinishedGame],
    charted: str,
    words: Words,
    picture: tuple[Picture, ...] = (),
) -> MessageContent:
    """Return a message with a few lines for each game, and buttons for the other charts."""
    by_game = {game: [one for one in finished if one.game == game] for game in _games()}
    played = {game: games for game, games in by_game.items() if games}
    head = words.say(msg("bot-stats-title", name=escaped(about.name)))
    where = words.say(msg("bot-stats-everywhere" if about.own else "bot-stats-here"))
    texts = ["\n".join(_game_lines(game, games, words)) for game, games in played.items()]
    buttons = tuple(
        Button(Press(Verb.STATS, rest=f"{game}~{about.user_id}"), title(find_game(game)))
        for game in played
        if game != charted
    )
    if about.guild_id:
        server = Press(Verb.STATS, rest=f"{charted}~{SERVER}")
        buttons = (*buttons, Button(server, msg("bot-stats-of-server")))
    return MessageContent(
        words=words,
        texts=(f"### {head}\n-# {where}", *texts),
        pictures=picture,
        rows=(buttons,) if buttons else (),
    )


def _games() -> tuple[str, ...]:
    """Return the names of all games, in the form in which they are stored with results."""
    return tuple(find_game(name).name for name in GAMES)


def first_game() -> str:
    """Return the name of the game to show where none has been played yet."""
    return _games()[0]


def _game_lines(game: str, finished: Sequence[FinishedGame], words: Words) -> Iterator[str]:
    """Yield the lines of a player's statistics in one game."""
    yield f"**{words.say(title(find_game(game)))}**"
    if totals := totals_of(against_others(finished)):
        figures = msg("bot-stats-points", mean=round(totals.mean), best=totals.best)
        games = msg("bot-stats-games", played=totals.played, won=totals.won)
        yield BETWEEN.join(map(words.say, (games, figures)))
        if totals.rating:
            yield words.say(rating_words(totals.rating))
        if totals.longest >= STREAK:
            yield words.say(msg("bot-stats-streak", now=totals.streak, longest=totals.longest))
    if single := totals_of(alone(finished)):
        figures = msg("bot-stats-points", mean=round(single.mean), best=single.best)
        games = msg("bot-stats-alone", played=single.played)
        yield BETWEEN.join(map(words.say, (games, figures)))


def _marks(finished: Sequence[FinishedGame]) -> tuple[ChartPoint, ...]:
    """Return the chart's marks for the latest games: those against others, or else solo ones."""
    games = against_others(finished) or alone(finished)
    return tuple(
        ChartPoint(
            one.score,
            one.seats > 1 and one.place == 1,
            (shown(one.rating.mu), shown(one.rating.sigma)) if one.rating else None,
        )
        for one in games[-CHARTED:]
    )


def _chart(name: str, game: str, marks: tuple[ChartPoint, ...]) -> Chart:
    ratings = [mark.rating[0] for mark in marks if mark.rating]
    alt = msg(
        "bot-chart-alt",
        name=name,
        title=title(find_game(game)),
        count=len(marks),
        scores=", ".join(str(mark.score) for mark in marks),
        won=sum(mark.won for mark in marks),
    )
    rated = msg("bot-chart-alt-rated", alt=alt, rating=ratings[-1]) if ratings else alt
    return Chart(title(find_game(game)), name, marks, rated)


async def show_leaders(store: Store, reply: Reply, game: str) -> None:
    """Show the leaderboard of a game in this guild."""
    guild = reply.interaction.guild_id
    if guild is None:
        raise NothingKept(msg("bot-error-direct-message"))
    leaders = await store.player_stats.leaders(guild, game, LEAST)
    single = await store.player_stats.solo_bests(guild, game)
    await reply.show(leaders_message(game, leaders, single, reply.words))


def leaders_message(
    game: str, leaders: Sequence[Leader], single: Sequence[SoloBest], words: Words
) -> MessageContent:
    """Return the message with the leaderboard of a game and its best solo scores."""
    head = words.say(msg("bot-leaders-title", title=title(find_game(game))))
    note = words.say(msg("bot-leaders-note", least=LEAST))
    lines = list(_leader_lines(leaders, words)) or [words.say(msg("bot-leaders-none"))]
    texts = [f"### {head}\n-# {note}", "\n".join(lines)]
    if single:
        best = "\n".join(_alone_lines(single, words))
        texts.append(f"**{words.say(msg('bot-leaders-alone'))}**\n{best}")
    others = tuple(
        Button(Press(Verb.LEADERS, rest=name), title(find_game(name)), ButtonTone.PLAIN)
        for name in _games()
        if name != game
    )
    return MessageContent(words=words, texts=tuple(texts), rows=(others,) if others else ())


def _leader_lines(leaders: Sequence[Leader], words: Words) -> Iterator[str]:
    for place, leader in list(zip(places_of(leaders), leaders, strict=True))[:SHOWN]:
        yield words.say(
            msg(
                "bot-leaders-line",
                place=place,
                name=_called(leader.name),
                rating=shown(leader.rating.mu),
                about=shown(leader.rating.sigma),
                games=leader.games,
                won=leader.wins,
            )
        )


def _alone_lines(single: Sequence[SoloBest], words: Words) -> Iterator[str]:
    for one in single[:SHOWN_ALONE]:
        place = 1 + sum(other.best > one.best for other in single)
        name = _called(one.name)
        yield words.say(msg("bot-place", place=place, name=name, points=one.best))


def _called(name: str) -> str:
    return escaped(plain_name(name))


async def stats(services: Services, reply: Reply, press: Press) -> None:
    """Show the statistics that a button leads to: another game's, the guild's or the user's own."""
    await reply.defer_update()
    game, _, user = press.rest.partition("~")
    _check_known(game)
    if user == SERVER:
        await show_server_stats(services.pictures, services.store, reply, game)
        return
    user_id = number_in(user, high=LARGEST_USER) if user else 0
    interaction = reply.interaction
    own = user_id == interaction.user.id
    name = (
        interaction.user.display_name if own else await _name_here(services.store, reply, user_id)
    )
    about = PlayerQuery(user_id, plain_name(name), own, interaction.guild_id or 0)
    await show_stats(services.pictures, services.store, reply, about, game)


async def _name_here(store: Store, reply: Reply, user_id: int) -> str:
    """Return the name a user had when they last finished a game in this guild."""
    return await store.player_stats.name_of(user_id, reply.interaction.guild_id or 0)


async def leaders(services: Services, reply: Reply, press: Press) -> None:
    """Show the leaderboard of another game."""
    await reply.defer_update()
    _check_known(press.rest)
    await show_leaders(services.store, reply, press.rest)


def _check_known(game: str) -> None:
    if game not in _games():
        known: Mapping[str, str] = {"name": game, "known": ", ".join(_games())}
        raise NothingKept(msg("error-unknown-game", **known))
