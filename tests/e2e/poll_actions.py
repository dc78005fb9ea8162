"""Actions people take on polls in the stand-in Discord."""

from __future__ import annotations

from bot.custom_ids import Verb
from bot.polls.consent import Vote
from bot.timing.escalation import EscalationStage
from tests.driver.person import Outcome, Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, ids


def polls(person: Person) -> list[Seen]:
    """Return the public messages that take votes, oldest first."""
    return [each for each in person.messages() if has(each, Verb.BALLOT) and not each.ephemeral]


def poll(person: Person) -> Seen:
    """Return the message of the only open poll."""
    (found,) = polls(person)
    return found


async def say(scene: Evening, person: Person, message: Seen, says: Vote) -> Outcome:
    """Cast a vote in a poll."""
    wanted = [each for each in ids(message, Verb.BALLOT) if each.endswith(f".{says}")]
    outcome = await person.press(message, custom_id=wanted[0], until="acknowledged")
    await scene.idle()
    return outcome


async def offer(scene: Evening, person: Person) -> Seen:
    """Return the message shown to someone who wants to undo what others have since answered."""
    return (await scene.press(person, scene.status(person), Verb.UNDO_LAST)).shown()


async def ask_undo(scene: Evening, person: Person) -> Seen:
    """Ask the others for an undo, and return the response to the person asking."""
    return (await scene.press(person, await offer(scene, person), Verb.ASK_UNDO)).shown()


def pings(scene: Evening) -> dict[str, int]:
    """Return the number of pings each person has received so far."""
    return {person.id: len(person.pings) for person in scene.people}


def waited_in_vain(scene: Evening) -> None:
    """Advance the reminders of all waits to the last stage."""
    scene.change("update waits set step = ?, due_at = null", int(EscalationStage.CHOICES))


async def end_from_outside(scene: Evening, place: str | None = None) -> None:
    """Let Dora, who does not play, become the server's owner and end the game in a channel."""
    scene.sandbox.world.guild.owner_id = scene.dora.id
    question = (await scene.command(scene.dora, "game end", {}, place)).shown()
    await scene.press(scene.dora, question, Verb.END_GAME)
