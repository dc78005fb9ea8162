"""Detection of double taps, whose second tap hits the button that the first one brought up.

On a phone, the button that ends a turn often appears right under the finger that gave the last
answer, and an ended turn can be undone only if all agree.
"""

from __future__ import annotations

from datetime import timedelta

from bot.messages.responses import Interaction

AT_ONCE = timedelta(milliseconds=400)
"""The shortest time, network delay included, in which a new question can be read and answered."""


def is_second_tap(interaction: Interaction) -> bool:
    """Return whether a button was pressed too soon after it appeared to be meant.

    Both times are Discord's. A press before the edit was meant, as the button was already there.
    """
    message = interaction.message
    if message is None or message.edited_at is None:
        return False
    # Discord's interaction times have millisecond precision only.
    edited = message.edited_at.replace(microsecond=message.edited_at.microsecond // 1000 * 1000)
    return timedelta() <= interaction.created_at - edited < AT_ONCE
