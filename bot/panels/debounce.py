"""Detection of double taps, when the second hits a button that the first has brought up.

On a phone, the button that ends a turn often appears right under the finger that gave the last
answer, and a turn that has ended can be undone only if all agree.
"""

from __future__ import annotations

from datetime import timedelta

from bot.messages.responses import Interaction

AT_ONCE = timedelta(milliseconds=400)
"""The shortest time, network delay included, in which a new question can be read and answered."""


def is_second_tap(interaction: Interaction) -> bool:
    """Return whether a press came too soon after its button appeared to have been meant.

    Both times are Discord's. A press from before the edit was meant, as its button was already
    there.
    """
    message = interaction.message
    if message is None or message.edited_at is None:
        return False
    # Discord's interaction times have millisecond precision only.
    edited = message.edited_at.replace(microsecond=message.edited_at.microsecond // 1000 * 1000)
    return timedelta() <= interaction.created_at - edited < AT_ONCE
