"""The post of a poll: its question, the players asked, their votes and the outcome."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.custom_ids import Press, Verb
from bot.display_names import escaped
from bot.localization import plain_name, safe_names
from bot.messages.components import Button, ButtonTone, ComponentRow
from bot.messages.game_text import away_lines, heading, in_messages, turn_lines
from bot.messages.message_view import MessageContent
from bot.polls.consent import ABSENCE_VOTES, Vote, may_object, users_who_must_agree
from bot.polls.early_end_text import counts_if_ended
from bot.table.seats import level_words
from bot.table.standing import Standing
from bot.timing.time_control import NO_ABSENCES, Absences, from_now
from db.messaging.polls import Ballot, Outcome, Poll, PollKind, Question
from db.records import ToldEntry
from engine.core.msg import Msg, msg
from engine.core.text import Words

LIST_ROOM = 2400
"""The most characters used to list the moves to be undone."""
AGREED = {
    PollKind.UNDO: "bot-poll-undo-agreed",
    PollKind.REPLACE: "bot-poll-replace-agreed",
    PollKind.END: "bot-poll-ended",
}
BECAME = {
    Outcome.REFUSED: "bot-poll-refused",
    Outcome.WITHDRAWN: "bot-poll-withdrawn",
    Outcome.MOVED_ON: "bot-poll-moved-on",
    Outcome.ANEW: "bot-poll-anew",
    Outcome.BACK: "bot-poll-back",
    Outcome.WAITING: "bot-poll-waiting",
    Outcome.STAND_IN: "bot-poll-stand-in",
    Outcome.ENDED: "bot-poll-ended",
}
LABELS = {
    Vote.AGREE: ("bot-agree", ButtonTone.ON),
    Vote.REFUSE: ("bot-refuse", ButtonTone.PLAIN),
    Vote.WAIT: ("bot-wait", ButtonTone.PLAIN),
    Vote.NUDGE: ("bot-nudge", ButtonTone.INFORM),
    Vote.STAND_IN: ("bot-let-play", ButtonTone.ON),
    Vote.END: ("bot-end-game", ButtonTone.END),
}
SAID = {
    Vote.AGREE: "bot-says-agree",
    Vote.REFUSE: "bot-says-refuse",
    Vote.WAIT: "bot-says-wait",
    Vote.NUDGE: "bot-says-nudge",
    Vote.STAND_IN: "bot-says-stand-in",
    Vote.END: "bot-says-end",
}


def poll_message(
    standing: Standing,
    poll: Poll,
    words: Words,
    taken: Sequence[ToldEntry] = (),
    away: Absences = NO_ABSENCES,
) -> MessageContent:
    """Return a poll's public post; `taken` are the log entries that an undo reverts.

    `away` are the current absences; an open poll about an absent player mentions theirs.
    """
    names = safe_names(standing.players, words)
    title = words.say(title_of(standing, poll.question), names)
    texts = [f"{heading(standing.seen_by(None), words)}\n### {title}"]
    if poll.question.kind is PollKind.END and (counts := counts_if_ended(standing)) is not None:
        texts.append(words.say(counts))
    if poll.question.kind is PollKind.UNDO:
        texts.append("\n".join(moves_to_undo(standing, poll.question, taken, words)))
    if poll.outcome is None and poll.question.kind is PollKind.ABSENT:
        about = {seat: until for seat, until in away.items() if seat == poll.question.seat}
        texts.extend(away_lines(standing, words, about))
    if poll.outcome is None:
        texts.append("\n".join(_asked(standing, poll, words)))
    else:
        texts.append(words.say(outcome_words(standing, poll), names))
    rows = () if poll.outcome is not None else (_buttons(poll),)
    return MessageContent(words=words, names=names, texts=tuple(texts), rows=rows)


def title_of(standing: Standing, question: Question) -> Msg:
    """Return the question of a poll in words."""
    seat = question.seat
    match question.kind:
        case PollKind.UNDO:
            return msg("bot-poll-undo", seat=seat)
        case PollKind.REPLACE:
            return msg("bot-poll-replace", name=newcomer(question), seat=seat)
        case PollKind.END:
            return msg("bot-poll-end", seat=seat, game=standing.id)
        case PollKind.ABSENT:
            return msg("bot-poll-absent", seat=seat, since=f"<t:{question.facts['since']}:R>")


def newcomer(question: Question) -> str:
    """Return the name of the player who is to take over a seat."""
    return escaped(plain_name(question.facts["name"]))


def outcome_words(standing: Standing, poll: Poll) -> Msg:
    """Return the outcome of a poll in words."""
    question, seat = poll.question, poll.question.seat
    outcome = poll.outcome or Outcome.MOVED_ON
    if outcome is Outcome.AGREED:
        seated = "" if question.kind is not PollKind.REPLACE else newcomer(question)
        return msg(AGREED[question.kind], seat=seat, name=seated, game=standing.id)
    level = level_words(question.facts.get("level", "greedy"))
    who = _whose_word(poll, outcome)
    return msg(BECAME[outcome], seat=seat, name=who, level=level, game=standing.id)


def _whose_word(poll: Poll, outcome: Outcome) -> str:
    """Return the mention of the one user who decided the poll alone, or an empty string."""
    alone = {
        Outcome.REFUSED: Vote.REFUSE,
        Outcome.WITHDRAWN: Vote.REFUSE,
        Outcome.WAITING: Vote.WAIT,
    }
    said = [each.user_id for each in poll.ballots if each.says == alone.get(outcome)]
    return mention(said[-1]) if said else ""


def mention(user: int) -> str:
    """Return a mention, which Discord shows with the user's current name."""
    return f"<@{user}>"


def _asked(standing: Standing, poll: Poll, words: Words) -> Iterable[str]:
    """Yield a line for each user who is asked or may object, and one for how it is decided."""
    asked = users_who_must_agree(standing, poll.question)
    given = {each.user_id: each for each in poll.ballots}
    for user in asked:
        yield words.say(_line(user, given.get(user)))
    heard = may_object(standing, poll.question)
    for user in heard:
        yield words.say(_line(user, given[user]) if user in given else _heard(user, poll.question))
    due = poll.question.due_at
    if due is not None and any(user not in given for user in heard):
        yield f"-# {words.say(msg('bot-hearing-ends', moment=from_now(due)))}"
    if poll.question.kind is PollKind.ABSENT:
        yield f"-# {words.say(msg('bot-poll-majority', count=len(asked)))}"
    elif poll.question.user_id is not None:
        yield f"-# {words.say(msg('bot-poll-all'))}"


def _heard(user: int, question: Question) -> Msg:
    """Return the line on a user who is not asked, but may object."""
    seat = question.kind is PollKind.REPLACE
    return msg("bot-says-may-refuse" if seat else "bot-says-may-refuse-end", name=mention(user))


def _line(user: int, ballot: Ballot | None) -> Msg:
    who = mention(user)
    if ballot is None:
        return msg("bot-says-nothing", name=who)
    return msg(SAID[Vote(ballot.says)], name=who, at=f"<t:{int(ballot.at.timestamp())}:R>")


def _buttons(poll: Poll) -> ComponentRow:
    shown = ABSENCE_VOTES if poll.question.kind is PollKind.ABSENT else (Vote.AGREE, Vote.REFUSE)
    return tuple(ballot_button(poll, says) for says in shown)


def ballot_button(poll: Poll, says: Vote) -> Button:
    """Return the button that casts this vote."""
    key, tone = LABELS[says]
    press = Press(Verb.BALLOT, poll.question.game_id, rest=f"{poll.id}.{says}")
    return Button(press, msg(key), tone)


def moves_to_undo(
    standing: Standing,
    question: Question,
    taken: Sequence[ToldEntry],
    words: Words,
    seat: int | None = None,
) -> list[str]:
    """Return the moves that would be undone, as far as this seat, or everyone, may know them."""
    facts = question.facts
    names = safe_names(standing.players, words)
    known = [
        replace(entry, undone_by=None)
        for entry in taken
        if entry.kind == "move" and (entry.ply < facts["announced"] or entry.seat == seat)
    ]
    told = turn_lines(known, words, names, seat)
    # Lines that are in small print elsewhere are ordinary list items here.
    lines = [f"- {line.removeprefix('-# ')}" for line in told]
    if facts.get("ended"):
        ended = words.inner(msg("bot-ended-turn"), None)
        lines.insert(0, f"- **{names[question.seat]}** {ended}")
    shown = in_messages(lines, LIST_ROOM)[:1] or [words.say(msg("bot-poll-private"))]
    left = len(lines) - shown[0].count("\n") - 1
    if left > 0:
        shown.append(f"-# {words.say(msg('bot-poll-more', count=left))}")
    if facts["seen"]:
        shown.append(f"-# {words.say(msg('bot-poll-seen'))}")
    return shown
