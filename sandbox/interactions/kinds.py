"""Discord's numbers for the types of interactions and of responses."""

from __future__ import annotations

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5

MESSAGE, PROMISE, PROMISE_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9

FITTING = {
    COMMAND: (MESSAGE, PROMISE, OPEN_MODAL),
    COMPONENT: (MESSAGE, PROMISE, PROMISE_UPDATE, UPDATE, OPEN_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (MESSAGE, PROMISE),
}
"""The responses that each type of interaction accepts."""

FITTING_ON_MESSAGE = (MESSAGE, PROMISE, PROMISE_UPDATE, UPDATE)
"""The responses that the submission of a modal accepts if a component opened it."""

FIRST_ANSWER_WITHIN = 3.0
"""The number of seconds after which an interaction without a response fails."""
