"""The press that ends a turn carries the last answer of the turn."""

from dataclasses import dataclass
from typing import cast

import pytest

from bot.custom_ids import LONGEST_ID, Verb
from bot.panels.panel import PanelReader, answer_words, ending_press, panel
from bot.panels.play import chooser
from bot.table.standing import Standing
from bot.table.state_tags import DIGITS, PLAIN
from engine.core import machine
from engine.core.decision import Amount, Answer, Decision, Option, Pick
from engine.core.msg import msg
from engine.core.text import Words
from engine.registry import GAMES
from tests.bot.limits import components, said
from tests.bot.positions import Evening, Unseen, people, words_as

PROMPT = msg("bot-not-you")


@dataclass(frozen=True, slots=True)
class Submission:
    """A standing in which every seat is asked this decision."""

    decision: Decision
    id: int = 10**9

    def mark(self, seat: int) -> int:
        """Return a mark of the greatest possible length."""
        longest: int = 2 ** (8 * DIGITS)
        return PLAIN + longest + seat

    def asked(self, seat: int) -> Decision:
        """Return the decision, whatever the seat."""
        del seat
        return self.decision


def pick(count: int, least: int = 1, most: int = 1) -> Pick:
    options = tuple(Option(f"way:{n}" * 10, words_as(f"Way {n}")) for n in range(count))
    return Pick(0, PROMPT, options, (), least, most)


def keys(decision: Pick, *numbers: int) -> tuple[str, ...]:
    return tuple(decision.options[number].key for number in numbers)


CASES: list[tuple[Decision, Answer]] = [
    (pick(3), keys(pick(3), 2)),
    (pick(3, 0, 1), ()),
    (pick(3, 0, 1), keys(pick(3), 1)),
    (pick(200, 1, 200), keys(pick(200), *range(0, 200, 7))),
    (Amount(0, PROMPT, -5, 500, 0), -5),
]


@pytest.mark.parametrize(("decision", "answer"), CASES)
def test_ending_a_turn_gives_the_answer_that_was_asked_about(
    decision: Decision, answer: Answer
) -> None:
    press = ending_press(cast("Standing", Submission(decision)), 3, answer)
    verb, _, written = press.rest.partition("~")
    assert press.verb is Verb.END_TURN
    assert len(str(press)) <= LONGEST_ID
    assert chooser(Verb(verb), written)(decision) == answer


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_step_that_takes_consent_to_take_back_is_not_silently_without_a_button(
    game: str,
) -> None:
    met, pictures = set[Verb](), Unseen()
    for standing, _ in Evening(people("Ann", "Ben"), 4, game).positions():
        for seat in range(2):
            sheet = await panel(standing, PanelReader(seat, Words()), pictures)
            footer = sheet.rows[-1]
            assert isinstance(footer, tuple)
            verbs = {each.press.verb for each in footer}
            found = verbs & {Verb.UNDO, Verb.UNDO_LAST}
            free, consent = standing.can_take_back(seat), standing.needs_consent(seat)
            if standing.private_moves_of(seat):
                assert (Verb.UNDO in found, Verb.UNDO_LAST in found) == (free, consent)
            else:
                # The turn is over, and as far as they can see, nobody has acted since.
                over = consent and standing.seen_by(seat).is_untouched(seat)
                assert found == ({Verb.UNDO} if over else set())
            met |= found
    pictures.close()
    assert met == {Verb.UNDO, Verb.UNDO_LAST}


@pytest.mark.parametrize(
    ("number", "done"), [(0, "Way 2"), (1, "nothing"), (2, "Way 1"), (4, "-5")]
)
def test_what_would_end_the_turn_is_said(number: int, done: str) -> None:
    decision, answer = CASES[number]
    doing = answer_words(cast("Standing", Submission(decision)), 0, answer)
    ends = Words(strict=True).say(msg("bot-ends-turn", doing=doing))
    assert ends == f"This ends your turn: {done}"


@pytest.mark.slow
async def test_a_turn_that_may_end_is_told_from_one_that_will() -> None:
    """The next contract decides which it is, and nobody knows that in advance."""
    evening, pictures, met = Evening(people("Ann", "Ben"), 1, "otys"), Unseen(), set()
    for standing, _ in evening.positions():
        for seat in standing.awaited:
            asked = standing.asked(seat)
            for key in asked.by_key if isinstance(asked, Pick) and asked.most == 1 else ():
                may, will = (end(seat, (key,)) for end in (standing.may_end, standing.will_end))
                if may and (will, standing.has_turn(seat)) not in met:
                    met.add((will, standing.has_turn(seat)))
                    reader = PanelReader(seat, Words(strict=True), ending=(key,))
                    sheet = await panel(standing, reader, pictures)
                    text = said(sheet.to_view())
                    assert ("This may end your turn" in text) is not will
                    assert ("This ends your turn" in text) is will
                    labels = [part.get("label") for part in components(sheet)]
                    assert ("End turn" if will else "Continue") in labels
        if (False, True) in met:
            break
    assert (False, True) in met
    pictures.close()


async def parts_of(standing: Standing, seat: int, pictures: Unseen) -> list[str]:
    """Return the parts of a seat's panel, or only their custom IDs where several choose at once."""
    sheet = await panel(standing, PanelReader(seat, Words(strict=True)), pictures)
    found = components(sheet)
    if machine.stack_below_together(standing.table.state) is None:
        return list(map(repr, found))
    return [str(part["custom_id"]) for part in found if "custom_id" in part]


@pytest.mark.parametrize("game", GAMES)
async def test_a_panel_does_not_change_with_the_private_steps_of_others(game: str) -> None:
    """Neither do its custom IDs, which could reveal how many steps there were, or that any were."""
    evening, pictures, met = Evening(people("Ann", "Ben", "Cem"), 2, game), Unseen(), 0
    before: dict[int, list[str]] = {}
    told = -1
    for standing, _ in evening.positions():
        if standing.record.announced != told:
            told, before = standing.record.announced, {}
        for seat in range(3):
            if standing.private_moves_of(seat):
                before.pop(seat, None)
                continue
            now = await parts_of(standing, seat, pictures)
            met += seat in before
            assert before.setdefault(seat, now) == now
        if standing.ply > 80:
            break
    pictures.close()
    assert met > 20


@pytest.mark.parametrize("game", GAMES)
async def test_what_was_pressed_counts_until_its_giver_has_acted_or_is_asked_else(
    game: str,
) -> None:
    evening = Evening(people("Ann", "Ben", "Cem"), 3, game)
    while evening.table.pending and evening.table.ply < 100:
        standing, (mover, answer) = evening.standing, evening.next_answer()
        marks = [standing.mark(seat) for seat in range(3)]
        asked = [standing.asked(seat) for seat in range(3)]
        assert len(set(marks)) == len(marks)
        assert min(marks) >= PLAIN
        evening.play(mover, answer)
        after = evening.standing
        assert not after.is_current(mover, marks[mover])
        for seat in {0, 1, 2} - {mover}:
            same = after.asked(seat) == asked[seat]
            assert after.is_current(seat, marks[seat]) is same
            assert after.is_current(seat, after.mark(seat))
            assert after.is_current(seat, after.ply), "as panels of earlier versions have it"
            assert not after.is_current(seat, after.ply + 1)


def test_a_step_that_was_taken_back_leaves_the_panels_of_others_as_they_were() -> None:
    """A player who owes a discard is asked while another plays and undoes."""
    evening = Evening(people("Ann", "Ben"), 1, "underwater-cities")
    while not evening.standing.owing:
        evening.play(*evening.next_answer())
    (debtor,) = evening.standing.owing
    mark, mover = evening.standing.mark(debtor), 1 - debtor
    asked = evening.table.awaited(mover)
    assert asked is not None
    evening.play(mover, asked.default)
    assert evening.standing.private_moves
    assert evening.standing.is_current(debtor, mark)
    evening.table.undo(mover, evening.table.ply)
    assert evening.standing.is_current(debtor, mark)
