"""A double tap, the second half of which lands on what the first one has brought up.

On a phone the button that ends a turn often comes up right under the finger that has given the last
answer, and an ended turn can only be taken back if all agree.
"""

from __future__ import annotations

from datetime import timedelta

from bot.messages.responses import Interaction

AT_ONCE = timedelta(milliseconds=400)
"""Nobody sees a question and answers it faster than this, the way to them and back included."""


def is_second_tap(interaction: Interaction) -> bool:
    """Whether something was pressed that had not been there long enough for anybody to mean it.

    Both times are Discord's own. What was pressed before the change was meant: it was there then.
    """
    message = interaction.message
    if message is None or message.edited_at is None:
        return False
    # The time of a press is known to the millisecond only.
    edited = message.edited_at.replace(microsecond=message.edited_at.microsecond // 1000 * 1000)
    return timedelta() <= interaction.created_at - edited < AT_ONCE
