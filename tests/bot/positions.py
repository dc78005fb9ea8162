"""Whole games without a store, with each position as the bot would see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.localization import names_of
from bot.messages.pictures import PictureRequest, Pictures
from bot.table.standing import Standing
from db.records import AnswerOrigin, GameRecord, Player, StoredGame, ToldEntry
from db.schema import GameState
from engine.core.decision import Answer
from engine.core.event import Event
from engine.core.game import checked_setup
from engine.core.msg import Msg, msg
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words
from engine.players import find_player
from engine.registry import find_game
from render import pictures
from render.pictures import Picture, ReaderContext

THEN = datetime(2026, 1, 2, tzinfo=UTC)
AWKWARD = ("*_~`|>#[]()" * 9, "\n\t \u202e\u200b", "@everyone <@101>", "W" * 100)
"""Names that are full of markup, have no letters, contain a mention, or are very long."""


class Described(Pictures):
    """Pictures that are composed and described but not painted, since that takes longer."""

    async def try_draw(
        self, standing: Standing, wanted: PictureRequest, words: Words
    ) -> tuple[Picture, ...]:
        """Return the description of the picture, without an image."""
        look = ReaderContext(words, names_of(standing.players, words), wanted.marks, wanted.before)
        view = standing.table.view(wanted.viewer)
        scene = pictures.compose(
            standing.game, wanted.kind, view, look, seat=wanted.seat, thing=wanted.thing
        )
        return (Picture(f"{wanted.kind}.png", b"", scene.alt, scene.width, scene.height),)


class Unseen(Pictures):
    """No pictures at all, as when drawing them fails."""

    async def try_draw(
        self, standing: Standing, wanted: PictureRequest, words: Words
    ) -> tuple[Picture, ...]:
        """Return no pictures."""
        del standing, wanted, words
        return ()


def people(*names: str) -> tuple[Player, ...]:
    """Return players with these names, whose user IDs start at 101."""
    return tuple(Player("human", 101 + seat, name) for seat, name in enumerate(names))


def record_of(table: Table, announced: int, state: GameState = GameState.RUNNING) -> GameRecord:
    """Return the record of a game, as it is listed."""
    return GameRecord(
        id=7,
        game=table.game.name,
        seats=table.setup.seats,
        setup=table.setup,
        host_id=101,
        guild_id=11,
        channel_id=22,
        state=state,
        ply=table.ply,
        announced=announced,
        awaits=tuple(asked.seat for asked in table.pending),
        computer_seat=None,
        created_at=THEN,
        updated_at=THEN,
        ended=None,
        scores=None,
    )


def told(
    ply: int, seat: int, events: Sequence[Event] = (), undone_by: int | None = None
) -> ToldEntry:
    """Return the log entry of a move."""
    return ToldEntry(
        ply, seat, "move", tuple(events), undone_by, AnswerOrigin.PERSON, 101 + seat, THEN
    )


def undo(ply: int, seat: int) -> ToldEntry:
    """Return the log entry of an undo."""
    return replace(told(ply, seat), kind="undo")


def event(text: str, seat: int | None, to: tuple[int, ...] | None = None) -> Event:
    """Return an event described by this text."""
    return Event(words_as(text), seat, to=to)


def words_as(text: str) -> Msg:
    """Return a message that says just this."""
    return msg("bot-name", name=text)


SELDOM = {"antarctica": ("discard:", "confirm")}
"""Answers that would soon end a game if they were as likely as others."""


AT_FIRST, LATER = 40, 6
"""The number of initial positions that are all checked, and the interval between later ones."""


class Evening:
    """A game played at random, with its log."""

    def __init__(
        self, players: tuple[Player, ...], seed: int, game: str = "otys", **options: str
    ) -> None:
        found = find_game(game)
        self.players = players
        self.table = Table(found, checked_setup(found, len(players), seed, options))
        self.log: list[ToldEntry] = []
        self.announced = 0
        self._player = find_player("random")

    @property
    def standing(self) -> Standing:
        """The standing of the game."""
        record = record_of(self.table, self.announced)
        stored = StoredGame(record, self.players, self.table, repaired=False)
        return Standing(stored, tuple(self.log[self.announced :]))

    def next_answer(self) -> tuple[int, Answer]:
        """Return the next answer, which the first awaited seat gives."""
        asked = self.table.pending[0]
        rng = Rng(1000 * self.table.setup.seed + self.table.ply)
        answer = self._player.choose(self.table.game, self.table.state, asked, rng)
        return asked.seat, asked.default if self._shuns(answer, rng) else answer

    def _shuns(self, answer: Answer, rng: Rng) -> bool:
        """Return whether this answer is one given only seldom, and not to be given this time."""
        seldom = SELDOM.get(self.table.game.name, ())
        given = () if isinstance(answer, int) else answer
        return any(key.startswith(seldom) for key in given) and rng.below(8) > 0

    def play(self, seat: int, answer: Answer) -> None:
        """Give an answer, and announce the turn if this ends it."""
        public = self.standing.publishes(seat, answer)
        outcome = self.table.submit(seat, answer, self.table.ply)
        self.log.append(told(self.table.ply - 1, seat, outcome.events))
        if public:
            self.announced = self.table.ply

    def positions(self) -> Iterator[tuple[Standing, Answer]]:
        """Yield each position with the answer that comes next, until the end of the game."""
        while self.table.pending:
            seat, answer = self.next_answer()
            yield self.standing, answer
            self.play(seat, answer)

    def some_positions(self) -> Iterator[tuple[Standing, Answer]]:
        """Yield all early positions and, since they are much alike, only some of the later ones."""
        for number, position in enumerate(self.positions()):
            if number < AT_FIRST or number % LATER == 0:
                yield position
