"""Whole games without a store, each position as the bot would see it."""

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
"""Names full of marks, without a letter, that would call people, and as long as can be."""


class Described(Pictures):
    """Pictures that are composed and described, but not painted: that takes longer."""

    async def try_draw(
        self, standing: Standing, wanted: PictureRequest, words: Words
    ) -> tuple[Picture, ...]:
        """The picture's words."""
        look = ReaderContext(words, names_of(standing.players, words), wanted.marks, wanted.before)
        view = standing.table.view(wanted.viewer)
        scene = pictures.compose(
            standing.game, wanted.kind, view, look, seat=wanted.seat, thing=wanted.thing
        )
        return (Picture(f"{wanted.kind}.png", b"", scene.alt, scene.width, scene.height),)


class Unseen(Pictures):
    """No pictures at all, as when they all fail."""

    async def try_draw(
        self, standing: Standing, wanted: PictureRequest, words: Words
    ) -> tuple[Picture, ...]:
        """None."""
        del standing, wanted, words
        return ()


def people(*names: str) -> tuple[Player, ...]:
    """Players who are called so, with users counted from 101."""
    return tuple(Player("human", 101 + seat, name) for seat, name in enumerate(names))


def record_of(table: Table, announced: int, state: GameState = GameState.RUNNING) -> GameRecord:
    """Return the record of a game in the list of games."""
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
    """A move in the log."""
    return ToldEntry(
        ply, seat, "move", tuple(events), undone_by, AnswerOrigin.PERSON, 101 + seat, THEN
    )


def undo(ply: int, seat: int) -> ToldEntry:
    """An undo in the log."""
    return replace(told(ply, seat), kind="undo")


def event(text: str, seat: int | None, to: tuple[int, ...] | None = None) -> Event:
    """Something that happened, said in these words."""
    return Event(words_as(text), seat, to=to)


def words_as(text: str) -> Msg:
    """A message that says just this."""
    return msg("bot-name", name=text)


SELDOM = {"antarctica": ("discard:", "confirm")}
"""Answers that would soon end a game if they were as likely as others."""


AT_FIRST, LATER = 60, 4
"""The number of positions checked one by one, and the interval of those checked later."""


class Evening:
    """A game that is played by chance, with its log."""

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
        """Return the answer of the first awaited seat."""
        asked = self.table.pending[0]
        rng = Rng(1000 * self.table.setup.seed + self.table.ply)
        answer = self._player.choose(self.table.game, self.table.state, asked, rng)
        return asked.seat, asked.default if self._shuns(answer, rng) else answer

    def _shuns(self, answer: Answer, rng: Rng) -> bool:
        """Return whether this answer is a rare one that is not given this time."""
        seldom = SELDOM.get(self.table.game.name, ())
        given = () if isinstance(answer, int) else answer
        return any(key.startswith(seldom) for key in given) and rng.below(8) > 0

    def play(self, seat: int, answer: Answer) -> None:
        """Answer; the last answer of a turn makes it public."""
        public = self.standing.publishes(seat, answer)
        outcome = self.table.submit(seat, answer, self.table.ply)
        self.log.append(told(self.table.ply - 1, seat, outcome.events))
        if public:
            self.announced = self.table.ply

    def positions(self) -> Iterator[tuple[Standing, Answer]]:
        """Each position with the answer that comes next, until the end."""
        while self.table.pending:
            seat, answer = self.next_answer()
            yield self.standing, answer
            self.play(seat, answer)

    def some_positions(self) -> Iterator[tuple[Standing, Answer]]:
        """The first positions, and of the later ones, which are much alike, only some."""
        for number, position in enumerate(self.positions()):
            if number < AT_FIRST or number % LATER == 0:
                yield position
