"""What people do with polls in the stand-in Discord."""

from __future__ import annotations

from bot.custom_ids import Verb
from bot.polls.consent import Vote
from bot.timing.escalation import EscalationStage
from tests.driver.person import Outcome, Person
from tests.driver.seen import Seen
from tests.e2e.evening import Evening, has, ids


def polls(person: Person) -> list[Seen]:
    """The public messages on which something can be said, the oldest first."""
    return [each for each in person.messages() if has(each, Verb.BALLOT) and not each.ephemeral]


def poll(person: Person) -> Seen:
    """The poll that is open."""
    (found,) = polls(person)
    return found


async def say(scene: Evening, person: Person, message: Seen, says: Vote) -> Outcome:
    """Say something to a poll."""
    wanted = [each for each in ids(message, Verb.BALLOT) if each.endswith(f".{says}")]
    outcome = await person.press(message, custom_id=wanted[0], until="acknowledged")
    await scene.idle()
    return outcome


async def offer(scene: Evening, person: Person) -> Seen:
    """What is shown to whoever wants to take back what others have answered."""
    return (await scene.press(person, scene.status(person), Verb.UNDO_LAST)).shown()


async def ask_undo(scene: Evening, person: Person) -> Seen:
    """Ask the others; the answer to whoever asks."""
    return (await scene.press(person, await offer(scene, person), Verb.ASK_UNDO)).shown()


def pings(scene: Evening) -> dict[str, int]:
    """How often each person was pinged so far."""
    return {person.id: len(person.pings) for person in scene.people}


def waited_in_vain(scene: Evening) -> None:
    """All for whom a game waits have been reminded as often as anybody is."""
    scene.change("update waits set step = ?, due_at = null", int(EscalationStage.CHOICES))


async def end_from_outside(scene: Evening, place: str | None = None) -> None:
    """The last person, who does not play but manages the server now, ends the game of a channel."""
    scene.sandbox.world.guild.owner_id = scene.dora.id
    question = (await scene.command(scene.dora, "game end", {}, place)).shown()
    await scene.press(scene.dora, question, Verb.END_GAME)
